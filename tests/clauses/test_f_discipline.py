"""Clauses F1 to F5 of the judge: fouls, removals and the vote, team defeat; S3 and R2."""

from __future__ import annotations

from typing import Any

import pytest

from palermo.game.act import Done, Leave
from palermo.game.audience import ALL
from palermo.game.departures import Revealed
from palermo.game.interrupts.absence import HeartAttack
from palermo.game.interrupts.discipline import (
    DefeatTeam,
    GiveFoul,
    JudgeHeart,
    PutOut,
    Removed,
    SpeechForfeited,
    VoteCancelled,
)
from palermo.game.judge_log import LogLine, Named, log_lines
from palermo.game.phases.ballot import NoVote
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.morning import MorningCame
from palermo.game.phases.night import NightResolved
from palermo.game.phases.talk import Nominate, SpeechBegan
from palermo.game.poll import CastVote
from palermo.game.rulings import Rule
from palermo.game.story import Penalty, story
from palermo.game.turns import Declare
from palermo.game.view import view
from palermo.kit.tables import Bench

from .conferring import COMMISSAR, MANIAC, conference, elected, evening, moves, quiet, verdict
from .playing import DON, MAFIA, code, hands, speeches, vote_out
from .test_sport import all_shoot, shoot, sport


def fouls(bench: Bench, seat: int, count: int) -> Bench:
    """So many fouls more."""
    for _ in range(count):
        bench.must(GiveFoul(seat), by="judge")
    return bench


def federation(**options: Any) -> Bench:
    """A table by fiim-2024."""
    return sport("fiim-2024", **options)


def cancelled(bench: Bench) -> list[int]:
    """The days whose vote was cancelled."""
    return [e.day for e in bench.events(VoteCancelled) if isinstance(e, VoteCancelled)]


# F2: the third foul.


def test_f2_the_third_foul_costs_the_next_speech_but_not_the_present_one() -> None:
    bench = fouls(sport().until("speech"), 1, 3)
    assert bench.events(SpeechForfeited) == [SpeechForfeited(1, True)]
    assert bench.view_step().name == "speech"
    bench.must(Declare("holds", "red", 2), 1)
    bench.must(Done(), 1)
    fouls(bench, 4, 3)
    bench.must(Done(), 2)
    bench.must(Done(), 3)
    step = bench.view_step()
    assert (step.name, step.seat) == ("lost_speech", 4)
    assert bench.game.table.until - bench.game.table.began == 5_000
    assert bench.view(4).floor.write == ()
    assert bench.view(4).floor.speakers == ()
    assert code(bench.act(Declare("holds", "red", 2), 4)) == "NOT_OFFERED"
    bench.must(Nominate(2), 4)
    bench.next()
    assert bench.view_step().name == "speech"


def test_f2_the_lost_speech_is_lost_once_and_he_still_opens_the_day() -> None:
    bench = speeches(sport()).until("dusk")
    fouls(bench, 2, 3).until("lost_speech")
    assert (bench.view_step().seat, bench.game.table.opener) == (2, 2)
    speeches(bench).until("dusk").until("speech")
    began = [e for e in bench.events(SpeechBegan) if isinstance(e, SpeechBegan)]
    assert [e.cut for e in began if e.seat == 2] == ["", "lost"]
    assert bench.game.table.opener == 3
    assert bench.game.table.silenced == ()


def test_f2_he_speaks_in_a_tie() -> None:
    bench = fouls(speeches(sport(), {1: 4, 2: 8}).until("hand"), 4, 3)
    hands(bench, {4: (1, 2, 3, 4, 5), 8: (6, 7, 8, 9, 10)})
    bench.until("tie_speech")
    assert bench.view_step().seat == 4
    assert bench.game.table.until - bench.game.table.began == 30_000


@pytest.mark.parametrize(
    ("option", "living", "length"),
    [
        ("short_at_four", (1, 2, 8, 9), 30_000),
        ("short_at_four", (1, 2, 8), 30_000),
        ("short_at_four", (1, 2, 3, 8, 9), 5_000),
        ("lose", (1, 2, 8, 9), 5_000),
        ("none", (1, 2, 8, 9), 60_000),
    ],
)
def test_f2_with_three_or_four_alive(option: str, living: tuple[int, ...], length: int) -> None:
    from msgspec.structs import replace

    from palermo.game.phase import Game

    bench = fouls(sport(third_foul=option).until("speech"), 2, 3)
    bench.game = Game(replace(bench.game.table, living=living), bench.game.phase)
    bench.must(Done(), 1)
    assert bench.view_step().seat == 2
    assert bench.game.table.until - bench.game.table.began == length


def test_f2_the_fourth_removes_at_once_without_a_last_word() -> None:
    bench = fouls(sport(reveal="role").until("speech"), 3, 4)
    assert 3 not in bench.game.table.living
    assert bench.step == "speech"
    assert bench.events(Removed) == [Removed(3, "fouls")]
    assert bench.events(Revealed) == [Revealed(3, "town", "civilian")]
    fouls(bench, 1, 4)
    assert bench.view_step().seat == 2


def test_f2_a_gross_breach_removes_at_once_with_the_reason() -> None:
    bench = sport().until("speech")
    assert code(bench.act(PutOut(1, "insult"), 2)) == "NOT_YOURS"
    bench.must(PutOut(1, "insult"), by="judge")
    assert bench.events(Removed) == [Removed(1, "insult")]
    assert bench.view_step().seat == 2
    assert code(bench.act(PutOut(1, "insult"), by="judge")) == "NOT_LIVING"
    assert code(bench.act(PutOut(11, "insult"), by="judge")) == "NO_SUCH_SEAT"


def test_f2_one_who_says_his_last_word_loses_the_rest_of_it() -> None:
    bench = federation()
    speeches(bench, {1: 4, 2: 8})
    hands(bench, {4: tuple(range(1, 11))})
    assert (bench.step, bench.view_step().seat) == ("last_word", 4)
    fouls(bench, 4, 4)
    assert bench.step == "dusk"
    assert cancelled(bench) == []


def test_f2_the_judge_sets_fouls_with_what_they_cost() -> None:
    bench = sport().until("speech")
    bench.must(Rule("set_fouls", "F2", seat=2, count=3), by="judge")
    assert bench.game.table.silenced == (2,)
    bench.must(Rule("set_fouls", "F2", seat=2, count=2), by="judge")
    assert bench.game.table.silenced == ()
    bench.must(Rule("set_fouls", "F2", seat=2, count=4), by="judge")
    assert 2 not in bench.game.table.living


def test_f1_a_table_without_fouls_has_removals_only() -> None:
    bench = conference().until("discussion")
    assert code(bench.act(GiveFoul(1), by="judge")) == "NO_FOULS"
    bench.must(PutOut(1, "night_talk"), by="judge")
    assert 1 not in bench.game.table.living


# F3: removals and the vote.


def test_f3_before_the_vote_it_cancels_todays_and_several_cancel_one() -> None:
    bench = federation().until("speech")
    bench.must(PutOut(3, "oath"), by="judge")
    bench.must(Leave(), 4)
    assert cancelled(bench) == [1]
    speeches(bench, {1: 5, 2: 6})
    assert bench.events(NoVote) == [NoVote("cancelled")]
    assert bench.step == "dusk"


@pytest.mark.parametrize("step", ["read_out", "hand", "tie_speech", "lift"])
def test_f3_during_the_vote_it_is_cancelled(step: str) -> None:
    bench = speeches(federation(), {1: 4, 2: 8})
    level = {4: (1, 2, 3, 4, 5), 8: (6, 7, 8, 9, 10)}
    if step in ("tie_speech", "lift"):
        hands(bench, level)
    if step == "lift":
        hands(bench, level)
    bench.until(step)
    bench.must(PutOut(3, "oath"), by="judge")
    assert cancelled(bench) == [1]
    assert bench.step == "dusk"


def test_f3_once_a_majority_cannot_be_caught_it_cancels_tomorrows() -> None:
    bench = speeches(federation(), {1: 4, 2: 8}).until("hand")
    for seat in (1, 2, 3, 5, 6):
        bench.must(CastVote(4), seat)
    bench.must(PutOut(9, "oath"), by="judge")
    assert cancelled(bench) == [2]
    bench.until("last_word")
    assert bench.view_step().seat == 4


def test_f3_once_more_than_half_the_hands_are_up_in_a_lift() -> None:
    bench = speeches(federation(), {1: 4, 2: 8})
    level = {4: (1, 2, 3, 4, 5), 8: (6, 7, 8, 9, 10)}
    hands(bench, level)
    hands(bench, level)
    bench.until("lift")
    for seat in (1, 2, 3, 5, 6, 7):
        bench.must(RaiseHand(True), seat)
    bench.must(PutOut(9, "oath"), by="judge")
    assert cancelled(bench) == [2]


def test_f3_a_sole_nominee_of_a_later_day_is_decided_with_the_last_speech() -> None:
    bench = all_shoot(speeches(federation()), 3)
    speeches(bench, {2: 5})
    assert bench.step == "read_out"
    bench.must(PutOut(9, "oath"), by="judge")
    assert cancelled(bench) == [3]


def test_f3_with_no_vote_that_day_the_announcement_of_night_decides() -> None:
    bench = speeches(federation()).until("dusk")
    bench.must(PutOut(3, "oath"), by="judge")
    assert cancelled(bench) == [2]


def test_f3_the_count_is_announced_and_one_leaves() -> None:
    bench = speeches(federation(), {1: 4, 2: 8})
    hands(bench, {4: tuple(range(1, 11))})
    assert bench.step == "last_word"
    bench.must(PutOut(3, "oath"), by="judge")
    assert cancelled(bench) == [2]


def test_f3_in_the_morning_it_is_the_new_days_vote() -> None:
    bench = all_shoot(speeches(federation()), 3)
    assert bench.step == "morning"
    bench.must(PutOut(4, "oath"), by="judge")
    assert cancelled(bench) == [2]


def test_f3_before_day_1_it_is_the_first_days_vote() -> None:
    bench = federation().until("acquaintance")
    bench.must(PutOut(4, "peeping"), by="judge")
    assert cancelled(bench) == [1]


def test_f3_removed_before_the_shot_is_counted_he_cannot_be_killed() -> None:
    bench = speeches(federation()).until("shot")
    shoot(bench, dict.fromkeys(MAFIA, 3))
    bench.must(PutOut(3, "peeping"), by="judge")
    assert cancelled(bench) == [2]
    bench.until("morning")
    assert bench.events(NightResolved)[-1].killed == ()  # type: ignore[attr-defined]


def test_f3_removed_before_the_shot_is_counted_his_own_move_is_void() -> None:
    bench = speeches(federation()).until("shot")
    shoot(bench, {8: 3, 9: 3, DON: 4})
    bench.must(PutOut(DON, "peeping"), by="judge")
    bench.until("morning")
    assert bench.events(NightResolved)[-1].killed == (3,)  # type: ignore[attr-defined]


def test_f3_shot_at_while_it_is_counted_killed_and_removed_and_the_vote_is_held() -> None:
    bench = speeches(federation()).until("shot")
    shoot(bench, dict.fromkeys(MAFIA, 3))
    bench.until("dawn")
    bench.must(PutOut(3, "night_talk"), by="judge")
    assert cancelled(bench) == []
    bench.until("morning")
    assert bench.events(MorningCame)[-1].killed == (3,)  # type: ignore[attr-defined]
    assert [(g.seat, g.cause) for g in bench.view().papers[-1].killed] == [(3, "removal")]
    bench.next()
    assert bench.step == "speech"
    assert cancelled(bench) == []


def test_f3_another_removed_while_it_is_counted_cancels_and_nobody_sees_which_before() -> None:
    bench = speeches(federation()).until("shot")
    shoot(bench, dict.fromkeys(MAFIA, 3))
    bench.until("dawn")
    bench.must(PutOut(4, "night_talk"), by="judge")
    assert cancelled(bench) == []
    bench.until("morning")
    assert cancelled(bench) == [2]


def test_f3_without_the_option_a_removal_cancels_nothing() -> None:
    bench = sport().until("speech")
    bench.must(PutOut(3, "oath"), by="judge")
    speeches(bench, {1: 5, 2: 6})
    assert bench.step == "read_out"


# F4, F5.


@pytest.mark.parametrize(("team", "won"), [("mafia", "town"), ("town", "mafia")])
def test_f4_the_game_goes_to_the_other_team(team: str, won: str) -> None:
    bench = sport().until("speech")
    assert code(bench.act(DefeatTeam(team, "peeping"), 1)) == "NOT_YOURS"  # type: ignore[arg-type]
    bench.must(DefeatTeam(team, "peeping"), by="judge")  # type: ignore[arg-type]
    assert bench.over
    outcome = bench.game.table.outcome
    assert outcome
    assert (outcome.result, outcome.clause) == (won, "F4")


def test_f5_a_judge_declares_a_heart_attack_in_a_conference_alone() -> None:
    bench = conference().until("discussion")
    bench.must(JudgeHeart(COMMISSAR, "disorder"), by="judge")
    assert bench.events(HeartAttack) == [HeartAttack(COMMISSAR, "disorder")]
    assert bench.view(1).seats[COMMISSAR - 1].role == "sheriff"
    plain = sport().until("speech")
    assert code(plain.act(JudgeHeart(1, "disorder"), by="judge")) == "NO_JUDGED_HEART"
    assert code(bench.act(JudgeHeart(1, "disorder"), 1)) == "NOT_YOURS"
    assert code(bench.act(JudgeHeart(COMMISSAR, "disorder"), by="judge")) == "NOT_LIVING"


def test_s3_the_judge_sees_everything() -> None:
    bench = quiet(elected(conference()))
    whole = view(bench.game, ALL, [])
    assert [s.role for s in whole.seats] == list(bench.game.table.roles)
    assert whole.team
    assert whole.team.boss == 9


# R2: the judge's line after each step.


def lines(bench: Bench) -> list[LogLine]:
    """Every line so far, as each was said."""
    from palermo.game.engine import BLANK, fold

    game, told = BLANK, []
    for entry in bench.log:
        game = fold(game, entry.events)
        told += log_lines(entry.events, game.table)
    return told


def test_r2_the_judges_line_after_each_step() -> None:
    bench = verdict(evening(elected(conference()), {1: 5}), (1, 2), (3,))
    quiet(bench)
    moves(bench, {9: ("shot", 1), MANIAC: ("kill", 1)})
    assert lines(bench) == [
        LogLine("accused", 1, about=(Named(5),), votes=1, clause="D12"),
        LogLine("executed", 1, False, (Named(5, "civilian"),), 2, 1, clause="D12"),
        LogLine("killed", 1, True, (Named(1, "civilian", ("maniac", "mafia")),), clause="N9"),
    ]


def test_r2_results_say_why_by_numbers_and_clause() -> None:
    bench = evening(conference(), {1: 0, 2: 0, 3: 5})
    quiet(bench)
    moves(bench, {})
    bench.must(Leave(), 2)
    bench.must(PutOut(3, "insult"), by="judge")
    assert lines(bench) == [
        LogLine("nobody", 1, about=(Named(5),), votes=1, against=2, clause="D11"),
        LogLine("nobody_killed", 1, True, clause="N9"),
        LogLine("heart_attack", 2, about=(Named(2, "civilian"),), clause="F5"),
        LogLine("removed", 2, about=(Named(3, "civilian"),), why="insult", clause="F2"),
    ]
    club = vote_out(federation(), 4)
    assert [line.what for line in lines(club)][:1] == ["jailed"]
    assert (lines(club)[0].votes, lines(club)[0].clause) == (10, "D8")


def test_r2_the_story_keeps_what_the_judge_gave() -> None:
    bench = fouls(sport().until("speech"), 3, 2)
    bench.must(PutOut(4, "oath"), by="judge")
    chapters = story(tuple(e for entry in bench.log for e in entry.events))
    assert chapters[-1].penalties == [
        Penalty(3, "foul", "1"),
        Penalty(3, "foul", "2"),
        Penalty(4, "removal", "oath"),
    ]


# G7: the owner of a table who does not play.


def test_g7_the_owner_who_does_not_play_may_remove_a_player() -> None:
    bench = conference()
    for who in ("p1", "", "stranger"):
        assert code(bench.act(PutOut(3, "insult"), by="person", who=who)) == "NOT_YOURS"
    bench.must(PutOut(3, "insult"), by="person", who="host")
    assert 3 not in bench.game.table.living
    assert code(bench.act(GiveFoul(4), by="person", who="host")) == "NOT_YOURS"
