"""Clauses F7, S3, G4, F2: the judge's chair, his assistants, and the table without him."""

from __future__ import annotations

import json
from typing import Any

import pytest

from palermo.game.act import Act, Command, Done, Next
from palermo.game.audience import HALL, AudienceError, audience
from palermo.game.due import due
from palermo.game.engine import play
from palermo.game.interrupts.absence import GiveUp, GoAway
from palermo.game.interrupts.discipline import ConfirmFoul, GiveFoul, PutOut, Removed
from palermo.game.interrupts.judging import (
    Grant,
    HandOver,
    JudgeBack,
    JudgeGone,
    LeaveChair,
    OfferHelp,
    ReplaceJudge,
    TakeBack,
    TakeChair,
)
from palermo.game.interrupts.pause import LoseTime, PauseClocks, Resume
from palermo.game.interrupts.undoing import StepBack
from palermo.game.offers import offers
from palermo.game.phases.night import Choose
from palermo.game.phases.seating import AddBots, Configure, Sit, Start
from palermo.game.phases.talk import Nominate
from palermo.game.record import read_record, record_of, replayed, write_record
from palermo.game.record_text import read_text, record_text
from palermo.game.refusals import Refusal
from palermo.game.rulings import Rule
from palermo.game.view import view
from palermo.kit.tables import Bench
from palermo.rules.books import book
from palermo.rules.options import ALL_DUTIES

from ..oracle import verifier
from .playing import SHERIFF, TEN, code
from .test_g14_lobby import Lobby

HELPERS = {"fay": ("fouls",), "cal": ("clocks",), "eve": ("everything",), "ned": ()}


def judged(duties: tuple[str, ...] = (), helpers: dict[str, Any] | None = None) -> Bench:
    """A club table with a judge, in its first speech."""
    rules = book("club", options={"duties": duties})
    people = tuple(range(1, 11))
    bench = Bench(rules, 10, people=people, roles=TEN, helpers=helpers or HELPERS)
    return bench.until("speech")


def chair(bench: Bench, do: Command, who: str = "judge") -> str:
    """A word about the chair; OK or the code of the refusal."""
    result = bench.act(do, by="person", who=who)
    return result.code if isinstance(result, Refusal) else "OK"


def gone(bench: Bench) -> Bench:
    """The judge drops."""
    bench.must(JudgeGone(bench.at), by="machine")
    return bench


def replaced(bench: Bench, who: str = "") -> Bench:
    """The time to come back is over."""
    bench.at = bench.game.table.chair.until
    bench.must(ReplaceJudge(who), by="machine")
    return bench


# The chair before the deal.


def test_g4_a_table_whose_duties_are_a_judges_needs_one() -> None:
    lobby = Lobby()
    assert lobby.say("ann", Configure({"duties": ("deal", "counting", "night_calls")})) == "OK"
    assert lobby.say("ann", AddBots()) == "OK"
    assert lobby.say("ann", Start()) == "JUDGE_WANTED"
    assert "start" not in {o.do for o in offers(lobby.game, who="ann")}
    # Where a judge is wanted anybody may be one.
    assert "take_chair" in {o.do for o in offers(lobby.game, who="cat")}
    assert lobby.say("cat", TakeChair()) == "OK"
    assert lobby.say("bob", TakeChair()) == "CHAIR_TAKEN"
    assert lobby.say("ann", Start()) == "OK"


def test_g4_else_only_the_host_judges() -> None:
    lobby = Lobby()
    assert lobby.say("cat", TakeChair()) == "NOT_HOST"
    assert lobby.say("ann", Sit(1)) == "OK"
    assert lobby.say("ann", TakeChair()) == "OK"
    assert lobby.at_seats() == ["-"] * 5
    assert lobby.game.table.host == "ann"
    assert lobby.say("ann", Sit(1)) == "JUDGES_HERE"
    assert "sit" not in {o.do for o in offers(lobby.game, who="ann")}
    assert lobby.say("ann", LeaveChair()) == "OK"
    assert lobby.say("ann", LeaveChair()) == "NOT_OFFERED"
    assert lobby.say("ann", Sit(1)) == "OK"


def test_g4_the_host_frees_the_chair() -> None:
    lobby = Lobby()
    assert lobby.say("ann", Configure({"duties": ()})) == "OK"
    assert lobby.say("cat", TakeChair()) == "OK"
    assert lobby.say("bob", LeaveChair()) == "NOT_YOURS"
    assert lobby.say("ann", LeaveChair()) == "OK"


def test_s3_helpers_offer_themselves_and_the_judge_grants() -> None:
    lobby = Lobby()
    assert lobby.say("ann", TakeChair()) == "OK"
    assert lobby.say("ann", OfferHelp(True)) == "PLAYERS_DO_NOT_JUDGE"
    assert lobby.say("bob", Sit(2)) == "OK"
    assert lobby.say("bob", OfferHelp(True)) == "PLAYERS_DO_NOT_JUDGE"
    assert lobby.say("cat", OfferHelp(True)) == "OK"
    assert lobby.say("cat", OfferHelp(True)) == "NOT_OFFERED"
    assert lobby.say("cat", Sit(3)) == "JUDGES_HERE"
    assert lobby.say("cat", Grant("cat", ("everything",))) == "NOT_YOURS"
    assert lobby.say("ann", Grant("dan", ("fouls",))) == "NO_SUCH_ASSISTANT"
    assert lobby.say("ann", Grant("cat", ("fouls",))) == "OK"
    assert lobby.game.table.chair.powers("cat") == ("fouls",)
    assert lobby.say("cat", OfferHelp(False)) == "OK"
    assert lobby.say("cat", Sit(3)) == "OK"
    for n in range(8):
        assert lobby.say(f"h{n}", OfferHelp(True)) == "OK"
    assert lobby.say("h9", OfferHelp(True)) == "TOO_MANY_ASSISTANTS"


def test_f7_a_judge_who_leaves_the_lobby_frees_his_chair() -> None:
    lobby = Lobby()
    assert lobby.say("ann", TakeChair()) == "OK"
    assert lobby.say("", JudgeGone(0), by="machine") == "OK"
    assert lobby.game.table.pause is None
    (first, *_) = due(lobby.game)
    assert (first.at, first.act.do) == (60_000, ReplaceJudge())
    assert lobby.say("", ReplaceJudge(), by="machine") == "JUDGE_WAITED_FOR"
    lobby.at = 60_000
    assert lobby.say("", ReplaceJudge(), by="machine") == "OK"
    assert not lobby.game.table.chair.who


# What assistants may do.


@pytest.mark.parametrize(
    ("who", "may"),
    [
        ("", {"foul", "pause", "put_out"}),
        ("eve", {"foul", "pause", "put_out"}),
        ("fay", {"foul"}),
        ("cal", {"pause"}),
        ("ned", set()),
        ("nobody", set()),
    ],
)
def test_s3_an_assistant_does_what_he_was_granted(who: str, may: set[str]) -> None:
    said = {"foul": GiveFoul(3), "pause": PauseClocks(), "put_out": PutOut(4, "insult")}
    for name, do in said.items():
        bench = judged()
        result = bench.act(do, by="judge", who=who)
        assert isinstance(result, Refusal) is (name not in may)
        if isinstance(result, Refusal):
            assert result.code == "NOT_GRANTED"


@pytest.mark.parametrize("powers", ["fouls", "clocks", "fouls+clocks"])
def test_s3_an_assistant_sees_what_the_hall_sees(powers: str) -> None:
    bench = judged().until("dusk")
    eyes = audience(f"assistant:{powers}", 10)
    for _ in range(8):
        mine, hall = view(bench.game, eyes, []), view(bench.game, HALL, [])
        assert {o.do for o in mine.offers} <= {"foul", "next", "pause", "resume"}
        assert {o.by for o in mine.offers} == {0}
        for name in hall.__struct_fields__:
            assert name == "offers" or getattr(mine, name) == getattr(hall, name), name
        bench.next()


def test_s3_what_an_assistant_is_offered_is_what_he_may_do() -> None:
    bench = judged()
    for who, powers in (("fay", "fouls"), ("cal", "clocks")):
        for offer in view(bench.game, audience(f"assistant:{powers}", 10), []).offers:
            do: Command = {"foul": GiveFoul(2), "next": Next(), "pause": PauseClocks()}[offer.do]
            act = Act(do, bench.at, bench.game.table.step, "judge", who=who)
            assert not isinstance(play(bench.game, act), Refusal)


def test_s3_one_who_may_do_everything_sees_everything() -> None:
    eyes = audience("assistant:everything", 10)
    bench = judged()
    assert [s.role for s in view(bench.game, eyes, []).seats] == list(TEN)
    assert "grant" not in {o.do for o in view(bench.game, eyes, []).offers}
    for name in ("assistant:", "assistant:roles", "assistant:clocks+fouls"):
        with pytest.raises(AudienceError):
            audience(name, 10)


def test_f2_an_assistants_fourth_foul_waits_for_the_judge() -> None:
    bench = judged()
    for _ in range(4):
        bench.must(GiveFoul(3), by="judge", who="fay")
    assert 3 in bench.game.table.living
    assert bench.game.table.waiting_fouls == (3,)
    assert code(bench.act(GiveFoul(3), by="judge", who="fay")) == "NOT_OFFERED"
    # The table hears three fouls, and nothing of the fourth.
    assert view(bench.game, HALL, []).seats[2].fouls == 3
    assert "foul_waits" not in repr(bench.lines[0])
    assert code(bench.act(ConfirmFoul(3, True), by="judge", who="fay")) == "NOT_GRANTED"
    assert code(bench.act(ConfirmFoul(5, True), by="judge")) == "NOT_OFFERED"
    bench.must(ConfirmFoul(3, True), by="judge")
    assert 3 not in bench.game.table.living
    assert bench.events(Removed) == [Removed(3, "fouls")]


def test_f2_a_fourth_foul_that_is_not_confirmed_is_none() -> None:
    bench = judged()
    for _ in range(4):
        bench.must(GiveFoul(3), by="judge", who="eve")
    bench.must(ConfirmFoul(3, False), by="judge")
    assert dict(bench.game.table.fouls) == {3: 3}
    assert (3 in bench.game.table.living, bench.game.table.waiting_fouls) == (True, ())
    bench.must(GiveFoul(3), by="judge")
    assert 3 not in bench.game.table.living


# Without the judge.


def test_f7_when_the_judge_drops_the_clocks_stop_at_once() -> None:
    bench = judged(ALL_DUTIES)
    bench.at += 20_000
    until = bench.game.table.until
    gone(bench)
    assert bench.view().clock.paused == "judge_away"
    assert code(bench.act(Done(), 1)) == "PAUSED"
    assert bench.view().table.chair.away_until == bench.at + 60_000  # type: ignore[union-attr]
    bench.at += 59_000
    bench.must(JudgeBack(), by="machine")
    assert not bench.view().clock.paused
    assert bench.game.table.until == until + 59_000
    assert bench.game.table.chair.led_by == "judge"
    assert code(bench.act(JudgeBack(), by="machine")) == "JUDGE_NOT_AWAY"


def test_f7_after_a_minute_the_machine_goes_on_from_the_same_step() -> None:
    bench = judged()
    bench.at += 20_000
    step = bench.view_step()
    gone(bench)
    early = bench.act(ReplaceJudge(), by="machine", at=bench.at + 59_999)
    assert code(early) == "JUDGE_WAITED_FOR"
    replaced(bench)
    table = bench.game.table
    assert (bench.view_step(), table.rules.duties, table.pause) == (step, ALL_DUTIES, None)
    # He had used 20 of his 60 seconds.
    assert table.until - bench.at == 40_000
    assert code(bench.act(GiveFoul(2), by="judge")) == "HANDED_OVER"
    bench.next()
    assert bench.view_step().seat == 2


def test_f7_an_assistant_granted_everything_goes_first() -> None:
    bench = gone(judged())
    for wrong in ("fay", "ned", "nobody"):
        at = bench.game.table.chair.until
        assert code(bench.act(ReplaceJudge(wrong), by="machine", at=at)) == "NO_SUCH_ASSISTANT"
    replaced(bench, "eve")
    assert bench.game.table.rules.duties == ()
    assert bench.view().table.chair.led_by == "assistant"  # type: ignore[union-attr]
    bench.must(Next(), by="judge", who="eve")
    # He who leads confirms fouls himself.
    for _ in range(4):
        bench.must(GiveFoul(3), by="judge", who="eve")
    assert 3 not in bench.game.table.living
    # When he drops too, nobody is left but the machine.
    gone(bench)
    replaced(bench)
    assert bench.game.table.rules.duties == ALL_DUTIES


@pytest.mark.parametrize("duties", [(), ("clocks",), ALL_DUTIES])
def test_f7_the_judge_takes_the_table_back_with_his_duties(duties: tuple[str, ...]) -> None:
    bench = replaced(gone(judged(duties)))
    judge = bench.game.table.chair.who
    assert chair(bench, TakeBack(), "fay") == "NOT_YOURS"
    assert chair(bench, TakeBack(), judge) == "OK"
    assert bench.game.table.rules.duties == duties
    assert bench.game.table.chair.led_by == "judge"
    assert chair(bench, TakeBack(), judge) == "NOT_OFFERED"
    bench.must(GiveFoul(2), by="judge")


def test_f7_he_hands_over_and_takes_back() -> None:
    bench = judged(("counting",))
    assert chair(bench, HandOver("fay")) == "NO_SUCH_ASSISTANT"
    assert chair(bench, HandOver("eve"), "eve") == "NOT_YOURS"
    assert chair(bench, HandOver("eve")) == "OK"
    assert bench.game.table.rules.duties == ("counting",)
    assert code(bench.act(Next(), by="judge")) == "HANDED_OVER"
    bench.must(Next(), by="judge", who="eve")
    assert chair(bench, HandOver()) == "NOT_OFFERED"
    assert chair(bench, Grant("eve", ("fouls",))) == "NOT_OFFERED"
    assert chair(bench, OfferHelp(False), "eve") == "NOT_OFFERED"
    assert chair(bench, TakeBack()) == "OK"
    assert chair(bench, HandOver()) == "OK"
    assert bench.game.table.rules.duties == ALL_DUTIES
    assert chair(bench, TakeBack()) == "OK"
    assert bench.game.table.rules.duties == ("counting",)


def test_f7_his_own_pause_outlives_his_absence() -> None:
    bench = judged()
    bench.must(PauseClocks(), by="judge")
    gone(bench)
    assert bench.view().clock.paused == "judge"
    replaced(bench)
    assert bench.view().clock.paused == "judge"
    chair(bench, TakeBack())
    bench.must(Resume(), by="judge")
    assert not bench.view().clock.paused


def test_f7_while_the_judge_is_away_nobody_else_is_given_up() -> None:
    bench = judged()
    bench.must(GoAway(2, bench.at), by="machine", seat=2)
    bench.at += 100_000
    gone(bench)
    waiting = {type(d.act.do) for d in due(bench.game)}
    assert GiveUp not in waiting
    bench.at += 50_000
    bench.must(JudgeBack(), by="machine")
    (away,) = bench.game.table.away
    assert away.until == bench.at + 20_000


def test_f5_who_went_during_a_pause_has_his_whole_time_after_it() -> None:
    bench = judged()
    bench.must(PauseClocks(), by="judge")
    bench.at += 30_000
    bench.must(GoAway(2, bench.at), by="machine", seat=2)
    bench.at += 500_000
    bench.must(Resume(), by="judge")
    (away,) = bench.game.table.away
    assert away.until == bench.at + 120_000


def test_f5_who_all_went_during_the_judges_pause_are_waited_for() -> None:
    bench = judged()
    bench.must(PauseClocks(), by="judge")
    for seat in range(1, 11):
        bench.must(GoAway(seat, bench.at), by="machine", seat=seat)
    assert bench.view().clock.paused == "judge"
    bench.must(Resume(), by="judge")
    assert bench.view().clock.paused == "asleep"


def test_f7_time_without_a_server_is_not_the_judges() -> None:
    bench = gone(judged())
    until = bench.game.table.chair.until
    bench.must(LoseTime(600_000), by="machine")
    assert bench.game.table.chair.until == until + 600_000


def test_f7_only_the_machine_says_that_the_judge_is_away() -> None:
    bench = judged()
    for do in (JudgeGone(0), JudgeBack(), ReplaceJudge()):
        for by in ("judge", "seat", "person"):
            assert isinstance(bench.act(do, 1, by=by, who="judge"), Refusal)


def test_n5_the_judges_panel_shows_the_answer_at_once() -> None:
    bench = judged(ALL_DUTIES)
    bench.until("checks")
    bench.must(Choose("sheriff_check", 8), SHERIFF)
    shown = view(bench.game, audience("judge", 10), []).panel
    assert shown
    assert [(a.by, a.seat, a.answer) for a in shown.answers] == [(SHERIFF, 8, "black")]
    for name in ("hall", f"seat:{SHERIFF}", "assistant:fouls", "all"):
        assert view(bench.game, audience(name, 10), []).panel is None
    assert view(bench.game, audience(f"seat:{SHERIFF}", 10), []).me.results == ()  # type: ignore[union-attr]


def test_g4_nominating_in_a_players_name_is_the_leaders() -> None:
    bench = judged()
    assert code(bench.act(Nominate(4), 1, by="judge", who="fay")) == "NOT_GRANTED"
    bench.must(Nominate(4), 1, by="judge", who="eve")
    assert bench.game.table.nominees == (4,)


def test_r1_the_record_of_a_judged_game_names_nobody_and_replays() -> None:
    bench = judged(("deal",), {"secret-key-of-eve": ("everything",), "fays": ("fouls",)})
    bench.must(GiveFoul(4), by="judge", who="fays")
    assert chair(bench, HandOver("secret-key-of-eve")) == "OK"
    bench.must(Next(), by="judge", who="secret-key-of-eve")
    assert chair(bench, OfferHelp(True), "later") == "OK"
    assert chair(bench, TakeBack()) == "OK"
    bench.must(StepBack(bench.game.table.step, "slip"), by="judge")
    bench.must(Rule("declare_result", "F4", result="town"), by="judge")
    record = record_of(bench.log)
    text = write_record(record)
    for key in (b"secret-key-of-eve", b"fays", b"later"):
        assert key not in text
    assert b"assistant 2" in text
    assert read_record(text) == record
    assert read_text(record_text(record)) == record
    end = list(replayed(record))[-1][1].table
    assert end.chair.powers("assistant 1") == ("everything",)
    assert verifier.chain(json.loads(text)) == []


def test_s2_the_judge_hurries_no_step_of_the_night() -> None:
    """A step without anybody to act is as long as any other, whoever leads."""
    bench = judged(("deal", "clocks", "counting")).until("dusk")
    while bench.game.table.night:
        table = bench.game.table
        least = min(5_000, table.until - table.began)
        early = bench.act(Next(), by="judge", at=table.began + least - 1)
        assert code(early) == "TOO_EARLY"
        bench.at = table.began + least
        bench.must(Next(), by="judge")


def test_g4_by_day_a_step_ends_when_he_says_so() -> None:
    bench = judged()
    bench.must(Next(), by="judge")
    assert bench.view_step().seat == 2
