"""Clauses G: what all rulebooks share."""

from __future__ import annotations

import pytest

from palermo.game.act import Act, Done, Leave, Next
from palermo.game.audience import Audience
from palermo.game.departures import Decided, Departed, Revealed
from palermo.game.engine import play
from palermo.game.interrupts.absence import HeartAttack
from palermo.game.outcome import LAST_DAY
from palermo.game.phases.deal import Deal
from palermo.game.phases.night import Choose
from palermo.game.phases.over import GameOver
from palermo.game.phases.talk import Nominate
from palermo.game.poll import CastVote
from palermo.game.refusals import Refusal
from palermo.kit.tables import Bench
from palermo.rules.books import book, refused
from palermo.rules.decks import deck_faults, standard_deck

from .playing import DON, MAFIA, SHERIFF, club, code, hands, lift, night, speeches, vote_out


def test_g1_acquaintance_night_comes_before_day_one() -> None:
    bench = club()
    assert (bench.step, bench.game.table.day, bench.game.table.night) == ("dusk", 0, True)
    assert [bench.next() and bench.step for _ in range(3)] == ["acquaintance", "dawn", "speech"]
    assert (bench.game.table.day, bench.game.table.night) == (1, False)


def test_g1_opening_by_day_begins_with_day_one_and_checks_nobody_on_night_one() -> None:
    bench = club(opening="day")
    assert (bench.step, bench.game.table.day) == ("speech", 1)
    bench.until("checks")
    assert code(bench.act(Choose("sheriff_check", 8), SHERIFF)) == "NOT_OFFERED"
    assert bench.view(SHERIFF).offers == bench.view(1).offers
    bench.until("morning").until("checks")
    bench.must(Choose("sheriff_check", 8), SHERIFF)


def test_g2_mafia_know_each_other_and_nobody_else_knows_anything() -> None:
    bench = club()
    known = {n: [s.n for s in bench.view(n).seats if s.role] for n in range(1, 11)}
    assert all(known[n] == list(MAFIA) for n in MAFIA)
    assert all(known[n] == [n] for n in range(1, 8))
    assert not any(s.role or s.team for s in bench.view().seats)


def test_g4_the_judge_acts_in_anyones_name() -> None:
    bench = club()
    bench.until("speech")
    bench.must(Nominate(4), 1, by="judge")
    assert [(n.by, n.seat) for n in bench.view().nominations] == [(1, 4)]


def test_g4_where_a_duty_is_the_judges_the_clock_says_nothing() -> None:
    bench = club(duties=["deal"])
    assert code(bench.act(Next(), by="machine", at=10**9)) == "NOT_YOURS"
    bench.next()
    assert bench.log[-1].by == "judge"
    assert bench.step == "acquaintance"


def test_g4_a_judge_without_a_duty_cannot_hurry_the_clock() -> None:
    assert code(club().act(Next(), by="judge")) == "NOT_YOURS"


def test_g4_the_judge_deals_where_dealing_is_his() -> None:
    bench = club(duties=[])
    assert bench.game.table.roles[DON - 1] == "don"
    assert code(bench.act(Deal(bench.game.table.roles), by="judge")) == "NOT_OFFERED"


def test_g4_what_nobody_did_in_time_counts_as_not_done() -> None:
    bench = club()
    bench.until("speech")
    until = bench.game.table.until
    late = bench.act(Nominate(4), 1, at=until + 40)
    assert isinstance(late, Refusal)
    assert (late.code, late.late) == ("TOO_LATE", 40)
    assert code(bench.act(Nominate(4), 1, step=bench.game.table.step - 1)) == "STALE_STEP"
    bench.must(Nominate(4), 1, at=until)


def test_g5_the_departed_take_no_further_part() -> None:
    bench = night(club().until("speech"), 3)
    speeches(bench, {2: 4, 5: 6})
    bench.until("hand")
    assert code(bench.act(CastVote(4), 3)) == "NOT_LIVING"
    assert bench.view(3).offers == ()


def test_g5_every_role_is_shown_after_the_game() -> None:
    bench = club()
    for seat in MAFIA:
        vote_out(bench, seat)
    assert bench.over
    assert all(s.role for s in bench.view().seats)
    assert bench.view().floor.write == ("table",)
    assert all(bench.view(s).floor.write == ("table",) for s in range(1, 11))


@pytest.mark.parametrize(
    ("size", "black"), [(4, 1), (5, 1), (6, 2), (8, 2), (9, 3), (11, 3), (12, 4), (15, 5), (20, 6)]
)
def test_g13_the_standard_deck(size: int, black: int) -> None:
    deck = standard_deck(book("club"), size)
    assert deck.get("mafia", 0) + deck.get("don", 0) == black
    assert deck.get("don", 0) == (1 if black > 1 else 0)
    assert deck.get("sheriff", 0) == (1 if size >= 5 else 0)
    assert sum(deck.values()) == size
    assert not deck_faults(deck, size)


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        ({"civilian": 10}, "no black"),
        ({"civilian": 5, "mafia": 5}, "fewer than half"),
        ({"civilian": 6, "mafia": 3}, "9 cards for 10"),
        ({"civilian": 9, "wizard": 1}, "no role"),
        ({"civilian": 7, "sheriff": 2, "mafia": 1}, "at most one sheriff"),
        ({"civilian": 11, "mafia": -1}, "less than no"),
    ],
)
def test_g13_decks_that_are_refused(deck: dict[str, int], why: str) -> None:
    faults = refused(book("club", options={"deck": deck}), 10)
    assert any(f.code == "DECK" and why in f.reason for f in faults)


def test_g13_the_judges_cards_must_be_the_deck() -> None:
    with pytest.raises(AssertionError, match="WRONG_DECK"):
        Bench(book("club"), 10, roles=("civilian",) * 10)


def test_g8_town_wins_when_no_black_is_left() -> None:
    bench = club()
    for seat in MAFIA:
        vote_out(bench, seat)
    assert bench.view().over
    assert bench.view().over.outcome == "town"


def test_g8_mafia_wins_at_parity() -> None:
    bench = club()
    for victim in (1, 2, 3, 4):
        assert not bench.over
        night(bench.until("speech"), victim)
    bench.until("over")
    assert len(bench.game.table.living) == 6
    assert bench.view().over
    assert bench.view().over.outcome == "mafia"


def test_g8_the_outcome_is_tested_once_for_a_set() -> None:
    """Four reds and two blacks: a red and a black lifted leave three to one, not four to one."""
    bench = club(("civilian",) * 4 + ("mafia", "mafia"))
    speeches(bench, {1: 4, 2: 5})
    both = {4: (1, 2, 5), 5: (3, 4, 6)}
    hands(bench, both)
    hands(bench.until("hand"), both)
    events = lift(bench, (1, 2, 3, 4))
    assert [e.seats for e in events if isinstance(e, Departed)] == [(4, 5)]
    assert not bench.events(Decided)


def test_g8_draw_after_quiet_nights_and_days() -> None:
    bench = club(draw_after=2)
    for _ in range(200):
        if bench.over:
            break
        bench.next()
    assert bench.view().over
    assert bench.view().over.outcome == "draw"
    assert (bench.game.table.day, bench.game.table.quiet_days) == (3, 2)


def test_g8_a_departure_begins_the_quiet_run_again() -> None:
    bench = club(draw_after=2)
    night(bench.until("speech"))
    night(bench.until("speech"), 1)
    bench.until("speech")
    assert (bench.game.table.quiet_nights, bench.game.table.quiet_days) == (0, 0)


def test_g8_day_sixty_is_a_draw() -> None:
    bench = club(("civilian",) * 3 + ("mafia",), people=())
    bench.until("over", most=2000)
    assert bench.view().over
    assert bench.view().over.outcome == "draw"
    assert bench.game.table.day == LAST_DAY


def test_g9_a_deciding_departure_still_has_its_last_word() -> None:
    bench = club()
    vote_out(bench, 8)
    vote_out(bench, 9)
    speeches(bench, {1: DON, 2: 1})
    hands(bench, {DON: bench.game.table.living})
    assert bench.step == "last_word"
    assert bench.game.table.outcome is not None
    for seat in range(1, 11):
        assert bench.view(seat).over is None
        assert all(type(line.what) is not GameOver for line in bench.view(seat).chronicle)
    bench.must(Done(), DON)
    assert bench.over


def test_g9_nothing_later_changes_the_outcome() -> None:
    bench = club()
    vote_out(bench, 8)
    vote_out(bench, 9)
    speeches(bench, {1: DON, 2: 1})
    hands(bench, {DON: bench.game.table.living})
    for seat in (1, 2, 3):
        bench.must(Leave(), seat)
    assert bench.step == "last_word"
    bench.must(Done(), DON)
    assert bench.view().over
    assert bench.view().over.outcome == "town"


@pytest.mark.parametrize(
    ("reveal", "team", "role"), [("never", "", ""), ("team", "mafia", ""), ("role", "mafia", "don")]
)
def test_g10_what_is_announced_of_one_who_left(reveal: str, team: str, role: str) -> None:
    bench = club(reveal=reveal)
    speeches(bench, {1: DON, 2: 1})
    hands(bench, {DON: bench.game.table.living})
    left = bench.view(1).seats[DON - 1]
    assert (left.team, left.role) == ("", ""), "before his last word is over"
    bench.must(Done(), DON)
    left = bench.view(1).seats[DON - 1]
    assert (left.team, left.role) == (team, role)
    assert len(bench.events(Revealed)) == (0 if reveal == "never" else 1)


def test_g10_two_lifted_are_revealed_each_after_his_own_word() -> None:
    bench = club()
    speeches(bench, {1: 4, 2: 8})
    votes = {4: (1, 2, 3, 4, 5), 8: (6, 7, 8, 9, 10)}
    hands(bench, votes)
    hands(bench.until("hand"), votes)
    lift(bench, (1, 2, 3, 4, 5, 6))
    assert bench.view().step.seat == 4
    bench.must(Done(), 4)
    assert [e.seat for e in bench.events(Revealed)] == [4]
    bench.must(Done(), 8)
    assert [e.seat for e in bench.events(Revealed)] == [4, 8]


def test_g11_the_paper_tells_who_was_killed_and_who_left_yesterday() -> None:
    bench = vote_out(club(), 8)
    night(bench, 3)
    paper = bench.view(1).papers[-1]
    assert paper.day == 2
    assert [(g.seat, g.role) for g in paper.killed] == [(3, "civilian")]
    assert [(g.seat, g.cause, g.role) for g in paper.left] == [(8, "vote", "mafia")]
    assert paper.killed[0].by == ()


def test_g11_the_paper_tells_that_nobody_was_killed() -> None:
    bench = night(club().until("speech"))
    assert [(p.day, p.killed) for p in bench.view(1).papers] == [(2, ())]


def test_g11_full_news_adds_by_whom_and_that_papers_were_checked() -> None:
    bench = night(club(news="full").until("speech"), 3, sheriff=8)
    paper = bench.view(1).papers[-1]
    assert paper.killed[0].by == ("mafia",)
    assert paper.checked


def test_g11_the_paper_keeps_roles_while_they_are_hidden() -> None:
    bench = night(vote_out(club(reveal="never"), 8), 3)
    paper = bench.view(1).papers[-1]
    assert [g.role + g.team for g in (*paper.killed, *paper.left)] == ["", ""]


def test_f5_leaving_in_play_is_a_heart_attack_at_once() -> None:
    bench = club()
    bench.until("speech")
    events = bench.must(Leave(), 1)
    assert isinstance(events[0], HeartAttack)
    assert bench.view().step.seat == 2
    assert bench.view().seats[0].left
    assert bench.view().seats[0].left.cause == "heart_attack"


def test_g6_an_onlooker_knows_no_more_than_every_seat() -> None:
    bench = night(club().until("speech"), 3, don=1, sheriff=8, propose={8: 3, 9: 2})
    hall = bench.view().chronicle
    for seat in range(1, 11):
        assert all(line in bench.view(seat).chronicle for line in hall)


def test_s3_the_judge_sees_everything() -> None:
    bench = club()
    bench.until("shot")
    bench.must(Choose("shot", 3), 8)
    table = bench.game.table
    assert Audience(open=True).may_know_role(table, DON)


def test_g14_a_refused_command_changes_nothing() -> None:
    bench = club()
    before = bench.game
    for act in (
        Act(CastVote(3), 0, step=bench.game.table.step, seat=1),
        Act(Choose("shot", 3), 0, step=bench.game.table.step, seat=1),
        Act(Next(), 0, step=bench.game.table.step, by="seat", seat=1),
        Act(Next(), 0, step=bench.game.table.step, by="machine"),
        Act(Done(), 0, step=bench.game.table.step, seat=99),
    ):
        assert isinstance(play(bench.game, act), Refusal)
    assert bench.game is before
