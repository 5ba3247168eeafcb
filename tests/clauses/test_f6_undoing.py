"""Clause F6: the judge corrects a past entry and steps back."""

from __future__ import annotations

import pytest

from palermo.game.act import Done, Next
from palermo.game.interrupts.discipline import GiveFoul, PutOut
from palermo.game.interrupts.judging import Grant, HandOver, TakeBack
from palermo.game.interrupts.pause import PauseClocks, Resume
from palermo.game.interrupts.proving import ShowSecrets
from palermo.game.interrupts.undoing import Correct, StepBack, SteppedBack
from palermo.game.past import Past, past
from palermo.game.phases.night import Choose
from palermo.game.phases.talk import Nominate
from palermo.game.poll import CastVote
from palermo.game.record import record_of
from palermo.game.refusals import Refusal
from palermo.game.rulings import Rule
from palermo.game.seen import Amended, WentBack
from palermo.game.timeline import Log
from palermo.kit.tables import Bench
from palermo.rules.books import book

from .playing import SHERIFF, club, code, night, speeches, vote_out


def back(bench: Bench, step: int) -> Bench:
    """The judge steps back."""
    bench.must(StepBack(step, "slip"), by="judge")
    return bench


def number(bench: Bench, do: object) -> int:
    """The number of the last entry with this command."""
    log = Log.of(bench.log)
    assert log
    return max(n for n, row in enumerate(log.rows, 1) if row.do == do)


def day_and_night(bench: Bench, jailed: int, shot: int = 0) -> None:
    """A day with a vote and its night, up to the next speech or the end."""
    vote_out(bench, jailed)
    if not bench.over:
        night(bench, shots=shot)
    while bench.step != "speech" and not bench.over:
        bench.next()


def refused(bench: Bench, do: object, **more: object) -> Refusal:
    """The refusal of a command that changes nothing."""
    before = bench.game
    result = bench.act(do, **more)  # type: ignore[arg-type]
    assert isinstance(result, Refusal)
    assert bench.game is before
    return result


def test_f6_undoing_is_the_judges_alone() -> None:
    bench = club().until("speech")
    for do in (StepBack(1, "slip"), Correct(2, "slip")):
        assert code(bench.act(do, 1)) == "NOT_YOURS"
        assert code(bench.act(do, by="machine")) == "NOT_YOURS"


def test_f6_back_to_the_same_speech_with_its_whole_time() -> None:
    bench = club().until("speech")
    first = bench.game.table.step
    bench.must(Nominate(4), 1)
    bench.at += 7_000
    bench.must(Done(), 1)
    assert bench.view().step.seat == 2
    back(bench, first)
    table = bench.game.table
    assert (bench.view().step.seat, table.nominees) == (1, ())
    assert (table.began, table.until) == (bench.at, bench.at + 60_000)
    # What was sent for a step that is undone means nothing now.
    assert code(bench.act(Nominate(5), 1, step=first)) == "STALE_STEP"
    bench.must(Nominate(5), 1)


def test_f6_back_across_a_removal_and_from_night_to_day() -> None:
    bench = club().until("speech")
    first = bench.game.table.step
    bench.must(PutOut(3, "insult"), by="judge")
    night(bench, shots=5)
    assert not {3, 5} & set(bench.game.table.living)
    back(bench, first)
    view = bench.view()
    assert set(bench.game.table.living) == set(range(1, 11))
    assert (view.table.day, view.table.night, view.step.name) == (1, False, "speech")
    assert all(seat.left is None for seat in view.seats)


def test_f6_back_before_a_lifted_table_and_on_to_another_end() -> None:
    bench = club().until("speech")
    first = bench.game.table.step
    while not bench.over:
        day_and_night(bench, bench.game.table.living_of("mafia")[-1])
    back(bench, first)
    assert not bench.over
    assert bench.view().over is None
    while not bench.over:
        one, two = bench.game.table.living_of("town")[:2]
        day_and_night(bench, one, two)
    record = record_of(bench.log)
    assert record.outcome == "mafia"
    told = [u.what for chapter in record.story for u in chapter.undone]
    assert told == ["step_back"]
    gone = {s for chapter in record.story for g in chapter.left for s in g.seats}
    assert not gone & {8, 9, 10}


def test_f6_the_hall_hears_to_which_step_and_never_how_many() -> None:
    bench = club().until("speech")
    first = bench.game.table.step
    speeches(bench)
    back(bench, first)
    told = [x.what for x in bench.view().chronicle if isinstance(x.what, WentBack)]
    assert told == [WentBack("speech", 1, 1, False, "slip")]
    assert "entry" not in WentBack.__struct_fields__


def test_f6_never_across_the_deal_nor_to_what_was_not() -> None:
    bench = club().until("speech")
    assert refused(bench, StepBack(0, "slip"), by="judge").code == "NO_SUCH_STEP"
    assert refused(bench, StepBack(99, "slip"), by="judge").code == "NO_SUCH_STEP"
    assert refused(bench, Correct(1, "slip"), by="judge").code == "CANNOT_CORRECT"
    assert refused(bench, Correct(99, "slip"), by="judge").code == "CANNOT_CORRECT"


def test_f6_what_was_undone_is_no_place_to_go_back_to() -> None:
    bench = club().until("speech")
    first = bench.game.table.step
    speeches(bench)
    later = bench.game.table.step
    back(bench, first)
    again = bench.game.table.step
    assert refused(bench, StepBack(later, "slip"), by="judge").code == "NO_SUCH_STEP"
    bench.must(Done(), 1)
    assert back(bench, again).view().step.seat == 1


def test_f6_never_after_the_protocol_is_signed() -> None:
    rules, secret = book("club"), bytes(16)
    bench = Bench(rules, 10, people=range(1, 11), secret=secret).until("speech")
    first = bench.game.table.step
    bench.must(Rule("declare_result", "F4", result="town"), by="judge")
    assert not back(bench, first).over
    bench.must(Rule("declare_result", "F4", result="mafia"), by="judge")
    bench.must(ShowSecrets(secret.hex()), by="machine")
    assert refused(bench, StepBack(first, "slip"), by="judge").code == "SIGNED"


def test_f6_a_pause_outlives_a_step_back() -> None:
    bench = club().until("speech")
    first = bench.game.table.step
    bench.must(Done(), 1)
    bench.must(PauseClocks(), by="judge")
    bench.at += 30_000
    back(bench, first)
    bench.at += 30_000
    bench.must(Resume(), by="judge")
    assert bench.game.table.until == bench.at + 60_000


def test_f6_what_was_privately_learned_stays_learned_and_withdrawn() -> None:
    bench = night(club().until("speech")).until("speech")
    second = bench.game.table.step
    night(bench, sheriff=8)
    back(bench, second)
    (learned,) = [a for a in bench.view(SHERIFF).me.results if a.withdrawn]  # type: ignore[union-attr]
    assert (learned.seat, learned.answer) == (8, "black")
    for seat in (1, 8, 10):
        assert bench.view(seat).me.results == ()  # type: ignore[union-attr]
    night(bench, sheriff=8)
    marks = [a.withdrawn for a in bench.view(SHERIFF).me.results]  # type: ignore[union-attr]
    assert marks == [True, False]


def test_f6_a_corrected_vote_is_as_if_cast_so() -> None:
    def played(first: int | None) -> Bench:
        bench = speeches(club(), {1: 4, 2: 8}).until("hand")
        if first:
            bench.must(CastVote(first), 1)
        bench.next()
        bench.must(CastVote(8), 2)
        return bench

    bench, other = played(4), played(None)
    bench.must(Correct(number(bench, CastVote(4)), "misheard"), by="judge")
    assert bench.game.phase == other.game.phase
    assert bench.game.table.step == other.game.table.step
    told = [x.what for x in bench.view().chronicle if isinstance(x.what, Amended)]
    assert told == [Amended("misheard")]


def test_f6_a_corrected_move_of_the_night_before_changes_the_morning() -> None:
    bench = night(club().until("speech")).until("speech")
    night(bench, shots=5).until("morning")
    wrong = Log.of(bench.log)
    assert wrong
    shots = [n for n, row in enumerate(wrong.rows, 1) if row.do == Choose("shot", 5)]
    bench.must(Correct(shots[0], "misheard", Choose("shot", 6)), by="judge")
    assert 5 in bench.game.table.living
    assert bench.view().step.name == "morning"


def test_f6_an_entry_that_no_longer_holds_is_named() -> None:
    bench = club().until("speech")
    bench.must(Nominate(4), 1)
    bench.must(Done(), 1)
    bench.must(GiveFoul(5), by="judge")
    bench.must(Nominate(6), 2)
    named = refused(bench, Correct(number(bench, Nominate(4)), "slip", Nominate(6)), by="judge")
    assert (named.code, named.entry) == ("NO_LONGER_HOLDS", number(bench, Nominate(6)))


def test_f6_a_foul_that_was_none_is_struck() -> None:
    bench = club().until("speech")
    bench.must(GiveFoul(5), by="judge")
    bench.must(Correct(number(bench, GiveFoul(5)), "slip", GiveFoul(6)), by="judge")
    assert [s.fouls for s in bench.view().seats][4:6] == [0, 1]
    bench.must(Correct(number(bench, GiveFoul(5)), "slip"), by="judge")
    assert bench.game.table.fouls == ()


@pytest.mark.parametrize("do", [Done(), PutOut(5, "insult")], ids=["speech", "removal"])
def test_f6_corrections_that_change_the_path_keep_it(do: object) -> None:
    bench = club().until("speech")
    bench.must(GiveFoul(2), by="judge")
    bench.must(do, 1) if isinstance(do, Done) else bench.must(do, by="judge")  # type: ignore[arg-type]
    bench.must(Correct(number(bench, do), "slip"), by="judge")
    table = bench.game.table
    assert (bench.view().step.seat, len(table.living), table.fouls) == (1, 10, ((2, 1),))
    assert not bench.events(SteppedBack)


def test_f6_the_judge_is_warned_of_what_was_learned_since() -> None:
    bench = night(club().until("speech")).until("speech")
    second = bench.game.table.step
    night(bench, sheriff=8)
    listed = past(bench.game, bench.log)
    (step,) = [s for s in listed.steps if s.n == second]
    assert [(a.by, a.seat, a.answer) for a in step.learned] == [(SHERIFF, 8, "black")]
    assert listed.steps[-1].learned == ()
    (check,) = [e for e in listed.entries if e.do == Choose("sheriff_check", 8)]
    assert check.learned == step.learned


def test_f6_nothing_is_listed_once_the_protocol_is_signed() -> None:
    secret = bytes(16)
    bench = Bench(book("club"), 10, people=range(1, 11), secret=secret).until("speech")
    assert past(bench.game, bench.log).steps
    bench.must(Rule("declare_result", "F4", result="town"), by="judge")
    bench.must(ShowSecrets(secret.hex()), by="machine")
    assert past(bench.game, bench.log) == Past()
    assert past(Bench(book("club"), 10).game, ()) == Past()


def test_f6_the_chair_stays_as_it_is_whatever_is_undone() -> None:
    """Handing over, granting and taking back in a part of the game that is undone still hold."""
    rules = book("club", options={"duties": ()})
    bench = Bench(rules, 10, people=range(1, 11), helpers={"eve": ("everything",), "fay": ()})
    bench.until("speech")
    first = bench.game.table.step
    bench.must(Next(), by="judge")
    bench.must(Grant("fay", ("fouls",)), by="person", who="judge")
    bench.must(HandOver("eve"), by="person", who="judge")
    bench.must(StepBack(first, "slip"), by="judge", who="eve")
    assert bench.game.table.chair.led_by == "assistant"
    bench.must(GiveFoul(3), by="judge", who="fay")
    bench.must(TakeBack(), by="person", who="judge")
    bench.must(Next(), by="judge")
    again = bench.game.table.step
    bench.must(Next(), by="judge")
    back(bench, again)
    assert bench.game.table.fouls == ((3, 1),)
    assert [s.n for s in past(bench.game, bench.log).steps]
    bench.must(Correct(number(bench, GiveFoul(3)), "slip"), by="judge")
    assert bench.game.table.fouls == ()
    assert bench.game.table.chair.powers("fay") == ("fouls",)
