"""Clause F6 over random games: stepping back and correcting are what the live path says."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from palermo.game.act import Act, Command
from palermo.game.engine import fold
from palermo.game.engine import play as plain
from palermo.game.interrupts.undoing import (
    INSTEAD,
    LASTING,
    MOVING,
    Correct,
    Corrected,
    StepBack,
)
from palermo.game.offers import seat_offers
from palermo.game.past import past
from palermo.game.phase import Game
from palermo.game.phases.over import Over
from palermo.game.record import read_record, record_of, replayed, write_record
from palermo.game.record_text import read_text, record_text
from palermo.game.refusals import Refusal
from palermo.game.table import Table
from palermo.game.timeline import Item, Log, correctable, live_path, play, steps
from palermo.kit.games import JUDGED, ROUGH, commands, play_on
from palermo.kit.tables import Bench

from .tables import any_deal, any_people

FEW = list(range(12))
MANY = [pytest.param(seed, marks=pytest.mark.long) for seed in range(12, 200)]


def any_bench(random: Random) -> Bench:
    """A table of any kind right after the deal."""
    rules, size = any_deal(random)
    return Bench(rules, size, people=any_people(random, size), watch=False)


def bare(game: Game) -> Game:
    """A game without what stays as it is whatever is undone: numbers, clocks, who is away."""
    lasting = {name: getattr(Table(), name) for name in LASTING}
    return Game(replace(game.table, **lasting), game.phase)


def test_f6_every_part_of_a_table_is_restored_or_stays() -> None:
    fixed = {"rules", "sitters", "setup", "roles", "opened_at", "host", "locked", "closed", "proof"}
    fixed |= {"start_when_ready"}
    assert {*MOVING, *LASTING} | fixed == set(Table.__struct_fields__)
    assert len(MOVING) + len(LASTING) + len(fixed) == len(Table.__struct_fields__)


@pytest.mark.parametrize("seed", FEW + MANY)
def test_f6_stepping_back_is_the_fold_of_the_path_up_to_there(seed: int) -> None:
    random = Random(f"back {seed}")
    bench = any_bench(random)
    stands = {bench.game.table.step: bench.game}
    for _ in play_on(bench, random, JUDGED if seed % 2 else ROUGH):
        stands.setdefault(bench.game.table.step, bench.game)
        if random.random() > 0.01:
            continue
        log = Log.of(bench.log)
        assert log
        wanted = random.choice(list(steps(log)))
        before = bench.game.table
        bench.must(StepBack(wanted, "slip"), by="judge")
        after = bench.game.table
        assert bare(bench.game) == bare(stands[wanted])
        assert after.step == before.step + 1
        length = stands[wanted].table.until - stands[wanted].table.began
        assert after.until - after.began == length
        stands[after.step] = bench.game
    if bench.over:
        assert_recorded(bench)


def assert_recorded(bench: Bench) -> None:
    """The log folds to the game, and its record replays and survives both its forms."""
    log = Log.of(bench.log)
    assert log
    assert fold(log.start, tuple(e for row in log.rows for e in row.events)) == bench.game
    record = record_of(bench.log)
    assert read_record(write_record(record)) == record
    assert read_text(record_text(record)) == record
    assert list(replayed(record))[-1][1].table.outcome == bench.game.table.outcome


@pytest.mark.parametrize("seed", FEW + MANY)
def test_f6_correcting_is_a_game_in_which_it_was_so(seed: int) -> None:
    random = Random(f"correct {seed}")
    bench = any_bench(random)
    for _ in play_on(bench, random, JUDGED if seed % 2 else ROUGH):
        if random.random() > 0.03 or isinstance(bench.game.phase, Over):
            continue
        log = Log.of(bench.log)
        assert log
        path = [i for i in live_path(log.rows) if correctable(i.entry)]
        if path:
            item = random.choice(path[-6:])
            correct(bench, log, item, another(log, item, random))
    if bench.over:
        assert_recorded(bench)


def test_f6_entries_are_struck_and_replaced() -> None:
    """The games above do correct, in both ways."""
    found = set()
    for seed in FEW:
        random = Random(f"correct {seed}")
        bench = any_bench(random)
        for _ in play_on(bench, random):
            log = Log.of(bench.log)
            assert log
            path = [i for i in live_path(log.rows) if correctable(i.entry)]
            if path and random.random() < 0.1:
                instead = another(log, path[-1], random)
                if correct(bench, log, path[-1], instead):
                    found.add(instead is None)
        if found == {True, False}:
            return
    raise AssertionError(found)


def correct(bench: Bench, log: Log, item: Item, instead: Command | None) -> bool:
    """Correct an entry, and compare with a game in which it was so; whether it was accepted."""
    again = live_path(log.rows)
    result = bench.act(Correct(item.n, "misheard", instead), by="judge")
    if isinstance(result, Refusal):
        assert result.code in ("NO_LONGER_HOLDS", "CANNOT_CORRECT")
        assert result.code == "CANNOT_CORRECT" or result.entry > item.n
        return False
    if all(not isinstance(e, Corrected) for i in again for e in i.entry.events):
        assert bare(bench.game) == bare(amended(log, item.n, instead))
    return True


def another(log: Log, item: Item, random: Random) -> Command | None:
    """What might have been meant instead: another command that was offered, or nothing."""
    before = fold(log.start, tuple(e for row in log.rows[: item.n - 1] for e in row.events))
    mine = [o for o in seat_offers(before, item.entry.seat) if o.do != "leave"]
    if not mine or random.random() < 0.4:
        return None
    found = commands(random.choice(mine), random)
    return found if isinstance(found, INSTEAD) else None


def amended(log: Log, number: int, instead: Command | None) -> Game:
    """The game played again with another entry, or without it."""
    game = log.start
    for n, row in enumerate(log.rows, 1):
        entry = replace(row, do=instead) if n == number and instead is not None else row
        if n != number or instead is not None:
            result = plain(game, entry.act())
            assert not isinstance(result, Refusal)
            game = result[1]
    return game


@pytest.mark.parametrize("seed", FEW)
def test_f6_what_can_be_undone_is_what_is_listed(seed: int) -> None:
    random = Random(f"past {seed}")
    bench = any_bench(random)
    for _ in play_on(bench, random, JUDGED):
        if random.random() > 0.01:
            continue
        log = Log.of(bench.log)
        assert log
        listed = past(bench.game, bench.log)
        assert {s.n for s in listed.steps} == set(steps(log))
        judged = [i for i in live_path(log.rows) if correctable(i.entry)]
        assert [e.n for e in listed.entries] == [i.n for i in judged]
        for step in random.sample(listed.steps, min(3, len(listed.steps))):
            act = Act(StepBack(step.n, "slip"), bench.at, by="judge")
            result = play(bench.game, act, bench.log)
            assert not isinstance(result, Refusal)
            after = result[1]
            shown = after.phase.shown(after.table)
            assert (step.name, step.seat) == (shown.name, shown.seat)
            ledger = [x.answer for x in after.table.ledger if x not in bench.game.table.ledger]
            assert set(ledger) <= set(step.learned)


def test_f6_only_the_timeline_can_undo() -> None:
    bench = any_bench(Random(1))
    act = Act(StepBack(1, "slip"), bench.at, by="judge")
    assert isinstance(plain(bench.game, act), Refusal)
