"""Clause G4: the judge's rulings."""

from __future__ import annotations

import pytest

from palermo.game.phases.ballot import BallotCounted
from palermo.game.phases.lift import LiftCounted
from palermo.game.phases.talk import Nominate
from palermo.game.poll import CastVote
from palermo.game.refusals import Refusal
from palermo.game.rulings import Rule, Ruled
from palermo.kit.tables import Bench

from .playing import club, code, hands, night, speeches


def ruled(bench: Bench, do: Rule) -> Bench:
    """The judge rules."""
    bench.must(do, by="judge")
    return bench


def test_g4_rulings_are_the_judges_alone() -> None:
    bench = club().until("speech")
    assert code(bench.act(Rule("set_floor", "D2", 5), 1)) == "NOT_YOURS"
    assert code(bench.act(Rule("set_floor", "D2", 5), by="machine")) == "NOT_YOURS"


def test_g4_a_ruling_is_announced_with_its_clause() -> None:
    bench = ruled(club().until("speech"), Rule("set_floor", "D2", 5))
    told = [x.what for x in bench.view().chronicle if isinstance(x.what, Ruled)]
    assert [(r.what, r.clause, r.seat) for r in told] == [("set_floor", "D2", 5)]
    assert bench.view().step.seat == 5


def test_g4_nominees_struck_and_added() -> None:
    bench = club().until("speech")
    bench.must(Nominate(4), 1)
    ruled(bench, Rule("strike_nominee", "D4", 4))
    assert bench.game.table.nominees == ()
    ruled(bench, Rule("add_nominee", "D4", 6, by=1))
    assert bench.game.table.nominees == (6,)
    speeches(bench)
    ruled(bench, Rule("add_nominee", "D4", 7))
    assert bench.view().step.seats == (6, 7)


def test_g4_hands_as_the_judge_saw_them() -> None:
    bench = speeches(club(), {1: 4, 2: 8}).until("hand")
    bench.must(CastVote(4), 1)
    ruled(bench, Rule("set_hands", "D6", 4, seats=(2, 3, 5, 6, 7, 8)))
    hands(bench, {})
    counted = bench.events(BallotCounted)[-1]
    assert [v.by for v in counted.votes if v.seat == 4] == [2, 3, 5, 6, 7, 8]
    assert counted.leaders == (4,)


def test_g4_hands_of_a_closed_window_and_of_a_lift() -> None:
    bench = speeches(club(), {1: 4, 2: 8}).until("hand")
    bench.next()
    ruled(bench, Rule("set_hands", "D6", 4, seats=(1, 2, 3, 5, 6)))
    bench.next()
    assert bench.step == "tie_speech"
    hands(bench.until("hand"), {4: (1, 2, 3, 4, 5)})
    bench.until("lift")
    ruled(bench, Rule("set_hands", "D10", 0, seats=(1, 2, 3, 4, 5, 6)))
    bench.next()
    assert bench.events(LiftCounted)[-1].lifted


def test_g4_put_out_and_brought_back() -> None:
    bench = ruled(club().until("speech"), Rule("put_out", "F1", 1))
    assert 1 not in bench.game.table.living
    assert bench.view().step.seat == 2
    left = bench.view().seats[0].left
    assert left
    assert left.cause == "removal"
    ruled(bench, Rule("bring_back", "G4", 1))
    assert 1 in bench.game.table.living
    assert bench.view().seats[0].left is None


def test_g4_where_the_game_goes() -> None:
    bench = night(club().until("speech")).until("speech")
    assert ruled(bench, Rule("go_to", "G4", where="night")).step == "dusk"
    assert ruled(bench, Rule("go_to", "G4", where="day")).step == "speech"
    assert bench.game.table.day == 2


def test_g4_fouls_the_clock_and_the_result() -> None:
    bench = club().until("speech")
    ruled(bench, Rule("set_fouls", "F1", 3, count=2))
    assert bench.view().seats[2].fouls == 2
    ruled(bench, Rule("set_clock", "D2", seconds=12))
    assert bench.game.table.until == bench.at + 12_000
    ruled(bench, Rule("declare_result", "F4", result="mafia"))
    assert bench.view().over
    assert (bench.view().over.outcome, bench.view().over.clause) == ("mafia", "F4")


@pytest.mark.parametrize(
    "ruling",
    [
        Rule("set_floor", "D2", 99),
        Rule("set_floor", "D2", 0),
        Rule("strike_nominee", "D4", 3),
        Rule("set_hands", "D6", 3, seats=(1,)),
        Rule("put_out", "F1", 0),
        Rule("bring_back", "G4", 3),
        Rule("go_to", "G4"),
        Rule("set_fouls", "F1"),
        Rule("declare_result", "F4"),
    ],
    ids=lambda r: f"{r.what}-{r.seat}",
)
def test_g4_a_ruling_on_nothing_changes_nothing(ruling: Rule) -> None:
    bench = club().until("speech")
    before = bench.game
    assert isinstance(bench.act(ruling, by="judge"), Refusal)
    assert bench.game is before
