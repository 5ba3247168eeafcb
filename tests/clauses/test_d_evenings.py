"""Clauses D11 to D15 of the conference: the evening, the dock, the verdict."""

from __future__ import annotations

import pytest

from palermo.game.act import Done, Leave
from palermo.game.departures import Departed, Revealed
from palermo.game.phases.ballot import NoVote
from palermo.game.phases.evening import EveningCounted
from palermo.game.phases.farewell import LastWordBegan
from palermo.game.phases.talk import SpeakUp
from palermo.game.phases.verdict import GiveVerdict, VerdictCounted
from palermo.game.poll import CastVote
from palermo.game.turns import Declare
from palermo.kit.tables import Bench
from palermo.rules.books import BOOKS, book, refused

from .conferring import conference, evening, moves, quiet, speak_out, verdict
from .playing import code


def counted(bench: Bench) -> EveningCounted:
    """The last evening's count."""
    found = bench.events(EveningCounted)[-1]
    assert isinstance(found, EveningCounted)
    return found


def test_d1_everyone_talks_and_it_ends_once_all_have_said_it_all() -> None:
    bench = conference().until("discussion")
    assert bench.game.table.until - bench.game.table.began == 300_000
    assert bench.view(3).floor.write == ("table", "judge")
    for seat in range(1, 12):
        bench.must(Done(), seat)
    bench.must(SpeakUp(), 3)
    bench.must(Done(), 12)
    assert bench.step == "discussion"
    bench.must(Done(), 3)
    assert bench.step == "evening"


def test_d2a_in_an_open_talk_everybody_may_declare() -> None:
    bench = conference().until("discussion")
    bench.must(Declare("claims", "sheriff"), 3)
    bench.must(Declare("checked", "mafia", 9), 3)
    for _ in range(10):
        bench.must(Declare("holds", "red", 4), 3)
    assert code(bench.act(Declare("holds", "red", 4), 3)) == "NOT_OFFERED"
    bench.must(Declare("holds", "red", 4), 2)
    bench.must(Done(), 2)
    assert code(bench.act(Declare("holds", "red", 4), 2)) == "NOT_OFFERED"


def test_d11_each_names_a_player_himself_too_or_night_as_shown_and_changed() -> None:
    bench = conference().until("evening")
    bench.must(CastVote(5), 1)
    bench.must(CastVote(2), 2)
    bench.must(CastVote(0), 3)
    bench.must(CastVote(4), 1)
    poll = bench.view().poll
    assert poll
    assert {(v.by, v.seat) for v in poll.votes} == {(1, 4), (2, 2), (3, 0)}
    assert poll.kind == "evening"
    assert bench.view(3).poll
    assert bench.view(3).poll.mine == 0
    assert code(bench.act(CastVote(13), 4)) == "NOT_A_CHOICE"


@pytest.mark.parametrize(
    ("slips", "step", "result"),
    [
        ({}, "dusk", "night"),
        ({1: 0, 2: 0, 3: 5}, "dusk", "night"),
        ({1: 5}, "dock", "dock"),
        ({1: 0, 2: 5}, "dock", "dock"),
        ({1: 5, 2: 4}, "dock", "again"),
        ({1: 5, 2: 4, 3: 0}, "dock", "again"),
        ({1: 5, 2: 4, 3: 0, 4: 0}, "dusk", "night"),
    ],
    ids=["nobody", "night ahead", "one", "level with night", "level", "night drops out", "ahead"],
)
def test_d11_what_the_ballot_means(slips: dict[int, int], step: str, result: str) -> None:
    bench = evening(conference(), slips)
    assert (bench.step, counted(bench).result) == (step, result)


def test_d12_the_accused_speaks_then_all_but_he_are_for_or_against() -> None:
    bench = evening(conference(), {1: 5})
    assert (bench.step, bench.view_step().seat) == ("dock", 5)
    assert bench.view(5).floor.write == ("table", "judge")
    assert bench.view(1).floor.write == ("judge",)
    assert bench.game.table.until - bench.game.table.began == 60_000
    speak_out(bench)
    assert bench.step == "verdict"
    assert code(bench.act(GiveVerdict(False), 5)) == "ACCUSED_HAS_NO_VOTE"
    bench.must(GiveVerdict(False), 1)
    bench.must(GiveVerdict(True), 1)
    verdict(bench, (2,), (3,))
    assert bench.events(VerdictCounted) == [VerdictCounted(5, (1, 2), (3,), True)]
    assert 5 not in bench.game.table.living


def test_d12_the_accused_votes_by_option() -> None:
    bench = evening(conference(accused_votes=True), {1: 5})
    verdict(bench, (1,), (5,))
    assert bench.step == "dusk"
    assert 5 in bench.game.table.living


@pytest.mark.parametrize(("guilty", "innocent"), [((1,), (2,)), ((), ()), ((), (3,))])
def test_d12_level_or_against_and_nobody_is_executed(
    guilty: tuple[int, ...], innocent: tuple[int, ...]
) -> None:
    bench = verdict(evening(conference(), {1: 5}), guilty, innocent)
    assert bench.step == "dusk"
    assert len(bench.game.table.living) == 12


def test_d12_the_executed_has_no_second_last_word() -> None:
    bench = verdict(evening(conference(), {1: 5}), (1, 2))
    assert bench.step == "dusk"
    assert bench.events(LastWordBegan) == []


def test_d13_each_of_the_tied_speaks_and_a_ballot_is_held_among_them_alone() -> None:
    bench = evening(conference(), {1: 5, 2: 4})
    assert [bench.view_step().seat, bench.view_step().seats] == [4, (4, 5)]
    speak_out(bench)
    assert bench.view_step().seat == 5
    speak_out(bench)
    assert (bench.step, bench.view_step().round) == ("evening", 2)
    assert code(bench.act(CastVote(0), 1)) == "NO_NIGHT_NOW"
    assert code(bench.act(CastVote(3), 1)) == "NOT_A_CHOICE"
    evening(bench, {4: 5, 5: 4, 1: 5})
    assert counted(bench).result == "executed"
    assert 5 not in bench.game.table.living
    assert bench.step == "dusk"


@pytest.mark.parametrize("slips", [{}, {1: 4, 2: 5}], ids=["no vote", "level"])
def test_d13_level_again_or_no_vote_and_night_falls(slips: dict[int, int]) -> None:
    bench = speak_out(speak_out(evening(conference(), {1: 5, 2: 4})))
    evening(bench, slips)
    assert bench.step == "dusk"
    assert len(bench.game.table.living) == 12


@pytest.mark.parametrize(
    ("reveal", "shown"), [("role", ("town", "civilian")), ("team", ("town", "")), ("never", None)]
)
def test_d14_the_role_of_the_executed(reveal: str, shown: tuple[str, str] | None) -> None:
    bench = verdict(evening(conference(reveal=reveal), {1: 5}), (1,))
    told = [(e.team, e.role) for e in bench.events(Revealed) if isinstance(e, Revealed)]
    assert told == ([shown] if shown else [])


def test_d15_a_slip_for_one_who_left_is_free_again() -> None:
    bench = conference().until("evening")
    bench.must(CastVote(5), 1)
    bench.must(CastVote(5), 2)
    bench.must(CastVote(4), 3)
    bench.must(Leave(), 5)
    poll = bench.view().poll
    assert poll
    assert [(v.by, v.seat) for v in poll.votes] == [(3, 4)]
    bench.must(CastVote(3), 1)
    bench.must(CastVote(3), 2)
    bench.next()
    assert counted(bench).leaders == (3,)


def test_d15_a_voter_who_leaves_takes_his_slip_along() -> None:
    bench = conference().until("evening")
    bench.must(CastVote(5), 1)
    bench.must(Leave(), 1)
    bench.next()
    assert counted(bench).result == "night"


def test_d15_of_the_tied_one_is_left_and_stands_trial() -> None:
    bench = evening(conference(), {1: 5, 2: 4})
    bench.must(Leave(), 4)
    assert (bench.step, bench.view_step().seats) == ("dock", (5,))
    speak_out(bench)
    assert bench.step == "verdict"
    bench = speak_out(speak_out(evening(conference(), {1: 5, 2: 4})))
    bench.must(Leave(), 5)
    assert (bench.step, bench.view_step().seat) == ("dock", 4)


def test_d15_of_three_tied_two_go_on() -> None:
    bench = evening(conference(), {1: 5, 2: 4, 3: 3})
    bench.must(Leave(), 4)
    assert bench.view_step().seats == (3, 5)
    speak_out(speak_out(bench))
    assert bench.step == "evening"


@pytest.mark.parametrize("where", ["dock", "verdict"])
def test_d15_the_accused_is_out_and_the_vote_is_void(where: str) -> None:
    bench = evening(conference(), {1: 5}).until(where)
    bench.must(Leave(), 5)
    assert bench.step == "dusk"
    assert not bench.events(VerdictCounted)


def test_d15_a_judge_of_the_accused_leaves() -> None:
    bench = evening(conference(), {1: 5}).until("verdict")
    bench.must(GiveVerdict(True), 1)
    bench.must(GiveVerdict(False), 2)
    bench.must(Leave(), 2)
    bench.next()
    assert 5 not in bench.game.table.living


@pytest.mark.parametrize("where", ["evening", "dock", "verdict"])
def test_f3_a_removal_cancels_the_evening_where_the_option_says_so(where: str) -> None:
    bench = conference(removal_cancels_vote=True)
    bench = bench.until(where) if where == "evening" else evening(bench, {1: 5}).until(where)
    bench.must(Leave(), 3)
    assert bench.events(NoVote) == [NoVote("cancelled")]
    assert bench.step == "dusk"


def test_g8_the_execution_of_the_last_black_ends_the_game() -> None:
    bench = conference(("civilian",) * 5 + ("mafia",))
    verdict(evening(bench, {1: 6}), (1, 2))
    assert bench.over
    assert bench.game.table.outcome
    assert (bench.game.table.outcome.result, bench.game.table.outcome.clause) == ("town", "G8")


def test_d11_a_club_table_may_hold_an_evening_too() -> None:
    rules = book("club", options={"talk": "open", "vote": "trial", "reveal": "role"})
    assert refused(rules, 10) == ()
    bench = Bench(rules, 10, people=range(1, 11), secret=b"s")
    evening(bench, {1: 5})
    assert bench.step == "dock"
    verdict(bench, (1, 2))
    gone = [e for e in bench.events(Departed) if isinstance(e, Departed)]
    assert [(e.seats, e.cause) for e in gone] == [((5,), "vote")]


def test_g1_the_conference_begins_with_a_day() -> None:
    rules = BOOKS["conference"]
    assert (rules.opening, rules.talk, rules.vote, rules.shot) == ("day", "open", "trial", "boss")
    assert (rules.times.discussion, rules.times.ballot, rules.absence) == (300, 60, 240)
    bench = quiet(conference())
    assert bench.game.table.day == 1
    moves(bench, {})
    assert bench.game.table.day == 2


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ({"opening": "night"}, "NIGHT_OF_CONFERENCE"),
        ({"shooting": "called"}, "CALLED_CONFERENCE"),
        ({"absence": 120}, "ABSENCE_OF_CONFERENCE"),
        ({"talk": "speeches"}, "SPEECHES_WITH_TRIAL"),
        ({"vote": "classic"}, "OPEN_TALK_WITHOUT_TRIAL"),
    ],
)
def test_g1_what_does_not_go_with_a_conference(options: dict[str, object], found: str) -> None:
    faults = refused(book("conference", options=options), 10)
    assert found in [fault.code for fault in faults]
