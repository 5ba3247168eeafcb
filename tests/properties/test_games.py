"""What holds in every game, whoever plays it and whatever goes wrong."""

from __future__ import annotations

from random import Random

import pytest

from palermo.game.act import Act, Command, Leave
from palermo.game.audience import HALL, Audience
from palermo.game.boss import Elect
from palermo.game.engine import decide, fold, play
from palermo.game.offers import covers, seat_offers
from palermo.game.phases.confirm import Confirm
from palermo.game.phases.farewell import NameBlacks
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose, Plan, Propose
from palermo.game.phases.talk import Nominate, SpeakUp, Withdraw
from palermo.game.phases.verdict import GiveVerdict
from palermo.game.poll import CastVote
from palermo.game.record import read_record, record_of, replayed, write_record
from palermo.game.refusals import Refusal
from palermo.game.view import SECTIONS, view
from palermo.kit.games import JUDGED, ROUGH, SMOOTH, Mishaps, play_on, random_game, when
from palermo.kit.tables import Bench
from palermo.rules.roles import ROLES

from .tables import any_deal, any_people

FEW = [pytest.param(n) for n in range(20)]
MANY = [pytest.param(n, marks=pytest.mark.long) for n in range(20, 400)]


# Sections that are the same for everyone.
SAME = ("table", "rules", "step", "clock", "nominations", "papers", "over")


def any_table(random: Random, watch: bool = False) -> Bench:
    """A table of any kind right after the deal."""
    rules, size = any_deal(random)
    people = any_people(random, size)
    return Bench(rules, size, people=people, secret=random.randbytes(8), watch=watch)


@pytest.mark.parametrize("seed", FEW + MANY)
def test_every_game_ends_and_its_record_replays(seed: int) -> None:
    random = Random(seed)
    rules, size = any_deal(random)
    mishaps = JUDGED if seed % 3 == 0 else ROUGH
    bench = random_game(rules, size, random, any_people(random, size), mishaps)
    assert bench.over or bench.game.table.closed
    if bench.over:
        record = record_of(bench.log)
        assert read_record(write_record(record)) == record
        assert list(replayed(record))[-1][1].table.outcome == bench.game.table.outcome


@pytest.mark.parametrize("seed", FEW[:10] + MANY[:100])
def test_a_game_is_the_fold_of_its_log(seed: int) -> None:
    random = Random(f"fold {seed}")
    bench = any_table(random)
    first = bench.game
    behind = len(bench.log)
    for _ in play_on(bench, random, ROUGH):
        pass
    events = tuple(e for entry in bench.log[behind:] for e in entry.events)
    assert fold(first, events) == bench.game


@pytest.mark.parametrize("seed", FEW[:6] + MANY[:40])
def test_any_seat_may_vanish_at_any_step(seed: int) -> None:
    """At every step of a game each living seat leaves once, and the rest is played out."""
    random = Random(f"vanish {seed}")
    bench = any_table(random)
    steps: set[int] = set()
    for _ in play_on(bench, random, SMOOTH):
        if bench.game.table.step in steps or bench.over or random.random() < 0.6:
            continue
        steps.add(bench.game.table.step)
        seat = random.choice(bench.game.table.living)
        twin = _branch(bench)
        twin.must(Leave(), seat)
        assert seat not in twin.game.table.living
        for _ in play_on(twin, random, Mishaps()):
            pass
        assert twin.over


def _branch(bench: Bench) -> Bench:
    """The same table, to be played on another way."""
    twin = object.__new__(Bench)
    twin.game, twin.log, twin.eyes, twin.lines = bench.game, [], bench.eyes, []
    twin.at = bench.at
    return twin


@pytest.mark.parametrize("seed", FEW[:8] + MANY[:60])
def test_what_is_offered_is_accepted_and_nothing_else(seed: int) -> None:
    """Legality has one source: the offers, and doing it, agree on every command there is."""
    random = Random(f"offers {seed}")
    bench = any_table(random)
    for _ in play_on(bench, random, SMOOTH):
        if bench.over or random.random() < 0.8:
            continue
        game = bench.game
        for seat in range(1, game.table.size + 1):
            offered = seat_offers(game, seat)
            for do in _everything(game.table.size):
                act = Act(do, when(bench, do), game.table.step, "seat", seat)
                refused = isinstance(decide(game, act), Refusal)
                assert refused is not any(covers(o, do) for o in offered), (bench.step, seat, do)
        assert bench.game is game


def _everything(size: int) -> list[Command]:
    """Every command a player could think of, on every seat and some that do not exist."""
    seats = range(size + 2)
    on_seats: list[Command] = [
        kind(seat) for kind in (Nominate, CastVote, Propose) for seat in seats
    ]
    moves = (*sorted({m.name for role in ROLES.values() for m in role.moves}), "sing")
    on_seats += [Choose(move, seat) for move in moves for seat in seats if seat]
    on_seats += [Choose(move, 1, seat) for move in ("compare", "shot") for seat in seats]
    on_seats += [Elect(seat) for seat in seats]
    back: list[Command] = [Choose(move, None) for move in moves]
    plans: list[Command] = [Plan(()), Plan((1,)), Plan((99,))]
    return [
        *on_seats,
        *back,
        *plans,
        Withdraw(),
        SpeakUp(),
        Confirm(),
        GiveVerdict(True),
        RaiseHand(True),
        NameBlacks((1, 2)),
        NameBlacks(()),
    ]


@pytest.mark.parametrize("seed", FEW[:8] + MANY[:60])
def test_the_hall_is_a_subset_of_every_living_seat(seed: int) -> None:
    """Whatever an onlooker gets, every living seat gets too (G6)."""
    random = Random(f"hall {seed}")
    bench = any_table(random, watch=True)
    for _ in play_on(bench, random, ROUGH):
        hall = bench.lines[0]
        if random.random() < 0.7:
            continue
        for seat in bench.game.table.living:
            mine = iter(bench.lines[seat])
            assert all(line in mine for line in hall), "the hall's lines, in order, among one's own"
            _contains(bench, seat)


def _contains(bench: Bench, seat: int) -> None:
    whole, mine = view(bench.game, HALL, []), view(bench.game, Audience(seat), [])
    for section in SAME:
        assert getattr(whole, section) == getattr(mine, section)
    for theirs, own in zip(whole.seats, mine.seats, strict=True):
        assert (theirs.role or own.role, theirs.team or own.team) == (own.role, own.team)
    assert set(whole.floor.hears) <= set(mine.floor.hears)
    assert set(whole.floor.sees) <= set(mine.floor.sees)
    if whole.poll and mine.poll:
        assert (whole.poll.votes, whole.poll.mine) == (mine.poll.votes, -1)
    assert (whole.me, whole.team, whole.offers) == (None, None, ())
    assert whole.panel is mine.panel is None
    compared = {"seats", "floor", "poll", "me", "team", "offers", "panel", *SAME}
    assert compared == set(SECTIONS), "a new section is compared here too"


@pytest.mark.parametrize("seed", FEW[:5])
def test_a_refused_command_changes_nothing(seed: int) -> None:
    random = Random(f"refused {seed}")
    bench = any_table(random)
    for _ in play_on(bench, random, SMOOTH):
        if bench.over:
            break
        before = bench.game
        wrong = Act(CastVote(99), bench.at, before.table.step, "seat", random.choice((0, 1, 99)))
        assert isinstance(play(bench.game, wrong), Refusal)
        assert bench.game is before
