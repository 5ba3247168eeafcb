"""Clauses F: absence, pauses, time that nobody served."""

from __future__ import annotations

from palermo.game.act import Act, Done, Leave, Next
from palermo.game.due import due
from palermo.game.interrupts.absence import ComeBack, GiveUp, GoAway
from palermo.game.interrupts.closing import Close
from palermo.game.interrupts.pause import LoseTime, PauseClocks, Paused, Resume, Resumed
from palermo.game.phases.over import Over
from palermo.game.phases.talk import Nominate
from palermo.kit.tables import Bench

from .playing import club, code, names, speeches


def drop(bench: Bench, seat: int) -> None:
    """A seat's connection drops now."""
    bench.must(GoAway(seat, bench.at), by="machine")


def act_due(bench: Bench) -> Act:
    """Let the soonest thing the machine has to do happen, and say what it was."""
    first = due(bench.game)[0]
    bench.at = first.at
    bench.must(first.act.do, by="machine", step=first.act.step, at=first.at)
    return first.act


def test_f5_the_table_sees_who_is_away_and_how_long_he_has() -> None:
    bench = club().until("speech")
    drop(bench, 4)
    assert bench.view(1).seats[3].away_until == bench.at + 120_000
    assert bench.view(1).seats[3].alive
    assert bench.view(4).me
    assert bench.view(4).me.role == "civilian"


def test_f5_back_in_time_he_goes_on_and_the_next_drop_has_the_full_time() -> None:
    bench = club().until("speech")
    drop(bench, 4)
    bench.at += 10_000
    bench.must(ComeBack(4), by="machine")
    assert bench.view(1).seats[3].away_until == 0
    bench.at += 1_000
    drop(bench, 4)
    assert bench.view(1).seats[3].away_until == bench.at + 120_000


def test_f5_else_a_heart_attack_without_a_last_word() -> None:
    bench = club().until("speech")
    drop(bench, 4)
    assert code(bench.act(GiveUp(4), by="machine")) == "STILL_WAITED_FOR"
    bench.at += 120_000
    events = bench.must(GiveUp(4), by="machine")
    assert names(events)[:2] == ["HeartAttack", "Departed"]
    left = bench.view(1).seats[3].left
    assert left
    assert left.cause == "heart_attack"


def test_f5_an_absent_speakers_clock_runs() -> None:
    bench = club().until("speech")
    until = bench.game.table.until
    drop(bench, 1)
    assert bench.game.table.until == until


def test_f5_nobody_is_away_twice_and_only_the_away_come_back() -> None:
    bench = club().until("speech")
    assert code(bench.act(ComeBack(4), by="machine")) == "NOT_AWAY"
    drop(bench, 4)
    assert code(bench.act(GoAway(4, 0), by="machine")) == "ALREADY_AWAY"
    assert code(bench.act(GoAway(4, 0), 4)) == "NOT_YOURS"


def test_f5_a_bots_seat_is_never_away() -> None:
    bench = club(people=(1, 2)).until("speech")
    assert code(bench.act(GoAway(5, 0), by="machine")) == "NOT_LIVING"


def test_f5_leaving_decides_at_once_where_it_decides() -> None:
    bench = club(("civilian",) * 3 + ("mafia",))
    bench.until("speech")
    bench.must(Leave(), 4)
    assert isinstance(bench.game.phase, Over)
    assert bench.view().over
    assert bench.view().over.outcome == "town"


def test_f5_more_than_half_away_pauses_and_the_clock_stands() -> None:
    bench = club(people=(1, 2, 3)).until("speech")
    left = bench.game.table.until - bench.at
    drop(bench, 2)
    assert bench.game.table.pause is None
    drop(bench, 3)
    assert bench.view(1).clock.paused == "away"
    assert code(bench.act(Done(), 1)) == "PAUSED"
    assert code(bench.act(Next(), by="machine", at=bench.game.table.until)) == "PAUSED"
    bench.at += 30_000
    bench.must(ComeBack(3), by="machine")
    assert bench.view(1).clock.paused == ""
    assert bench.game.table.until - bench.at == left


def test_f5_the_machine_pauses_at_most_as_long_as_it_waits() -> None:
    bench = club(people=(1, 2, 3)).until("speech")
    drop(bench, 2)
    drop(bench, 3)
    assert isinstance(act_due(bench).do, GiveUp)
    assert bench.view(1).clock.paused == ""
    assert 2 not in bench.game.table.living


def test_f5_nobody_there_the_table_sleeps_and_wakes_with_the_first() -> None:
    bench = club(people=(1, 2)).until("speech")
    left = bench.game.table.until - bench.at
    drop(bench, 1)
    bench.at += 20_000
    drop(bench, 2)
    assert bench.view().clock.paused == "asleep"
    waits = bench.view().seats[0].away_until - bench.at
    bench.at += 3_600_000
    bench.must(ComeBack(2), by="machine")
    assert bench.view().clock.paused == ""
    assert bench.view().seats[0].away_until - bench.at == waits
    assert bench.game.table.until - bench.at == left - 20_000


def test_f5_asleep_for_a_day_the_table_closes() -> None:
    bench = club(people=(3,)).until("speech")
    drop(bench, 3)
    slept = bench.at
    assert [type(d.act.do) for d in due(bench.game)] == [Close]
    act_due(bench)
    assert bench.at == slept + 86_400_000
    assert bench.view().table.closed == "asleep"
    assert code(bench.act(ComeBack(3), by="machine")) == "TABLE_CLOSED"


def test_f5_time_when_the_server_was_down_counts_for_nobody() -> None:
    bench = club(people=(1, 2, 3)).until("speech")
    drop(bench, 2)
    until, waits = bench.game.table.until, bench.view().seats[1].away_until
    bench.must(LoseTime(600_000), by="machine")
    assert bench.game.table.until == until + 600_000
    assert bench.view().seats[1].away_until == waits + 600_000


def test_f5_time_lost_while_paused_is_given_back_once() -> None:
    bench = club(people=(1, 2)).until("speech")
    left = bench.game.table.until - bench.at
    drop(bench, 1)
    drop(bench, 2)
    bench.at += 50_000
    bench.must(LoseTime(40_000), by="machine")
    bench.must(ComeBack(1), by="machine")
    assert bench.game.table.until - bench.at == left


def test_f6_the_judge_may_pause_and_every_clock_stops() -> None:
    bench = club(duties=["deal", "clocks", "counting", "night_calls"]).until("speech")
    left = bench.game.table.until - bench.at
    assert code(bench.act(PauseClocks(), 1)) == "NOT_YOURS"
    bench.must(PauseClocks(), by="judge")
    assert due(bench.game) == ()
    assert code(bench.act(Nominate(4), 1)) == "PAUSED"
    bench.at += 77_000
    bench.must(Resume(), by="judge")
    assert bench.game.table.until - bench.at == left
    assert len(bench.events(Paused)) == len(bench.events(Resumed)) == 1


def test_f6_a_pause_by_night_stays_dark() -> None:
    bench = speeches(club()).until("council")
    bench.must(PauseClocks(), by="judge")
    assert all(bench.view(s).floor.sees == () for s in range(1, 11))
    assert bench.view(8).floor.write == ()


def test_f6_the_machine_does_not_end_the_judges_pause() -> None:
    bench = club().until("speech")
    bench.must(PauseClocks(), by="judge")
    assert code(bench.act(Resume(), by="machine", at=bench.at + 10**9)) == "NOT_OFFERED"
