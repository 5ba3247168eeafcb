"""Clauses D: the day."""

from __future__ import annotations

import pytest

from palermo.game.act import Done, Leave
from palermo.game.departures import Struck
from palermo.game.phases.ballot import BallotCounted, HandsCounted, NoVote
from palermo.game.phases.lift import LiftCounted, NoLift, RaiseHand
from palermo.game.phases.talk import DayBegan, Nominate, SpeakUp, Withdraw
from palermo.game.phases.tie import TieSpeechBegan
from palermo.game.poll import CastVote
from palermo.game.turns import Declare
from palermo.kit.tables import Bench

from .playing import TEN, club, code, hands, lift, names, night, speeches, vote_out

HALVES = {4: (1, 2, 3, 4, 5), 8: (6, 7, 8, 9, 10)}


def speakers(bench: Bench) -> list[int]:
    """Who speaks on the present day, in order."""
    bench.until("speech")
    order = []
    while bench.step == "speech":
        order.append(bench.view().step.seat)
        bench.next()
    return order


def tied(**options: object) -> Bench:
    """Day 1, seats 4 and 8 level with five votes each."""
    bench = speeches(club(**options), {1: 4, 2: 8})
    hands(bench, HALVES)
    return bench


def test_d1_each_living_player_has_the_floor_once_in_seat_order() -> None:
    bench = club()
    assert speakers(bench) == list(range(1, 11))
    night(bench, 4)
    assert speakers(bench) == [2, 3, 5, 6, 7, 8, 9, 10, 1]


def test_d1_a_general_discussion_follows_the_speeches() -> None:
    bench = speeches(club(general_discussion=True))
    assert bench.step == "discussion"
    assert bench.view(3).floor.write == ("table",)
    for seat in range(1, 11):
        bench.must(Done(), seat)
    assert bench.step == "dusk"


def test_d1_i_have_said_it_all_is_public_and_taken_back_by_speaking() -> None:
    bench = speeches(club(general_discussion=True))
    for seat in range(1, 10):
        bench.must(Done(), seat)
    assert [s.n for s in bench.view(10).seats if s.said_all] == list(range(1, 10))
    bench.must(SpeakUp(), 5)
    bench.must(Done(), 10)
    assert bench.step == "discussion"
    bench.must(Done(), 5)
    assert bench.step == "dusk"


def test_d2_only_the_speaker_ends_his_speech() -> None:
    bench = club().until("speech")
    assert code(bench.act(Done(), 2)) == "NOT_YOUR_FLOOR"
    bench.must(Done(), 1)
    assert bench.view().step.seat == 2


def test_d2_nobody_else_speaks_meanwhile() -> None:
    bench = club().until("speech")
    assert bench.view(1).floor.write == ("table",)
    assert all(bench.view(s).floor.write == () for s in range(2, 11))
    assert code(bench.act(Nominate(5), 2)) == "NOT_YOUR_FLOOR"


def test_d2_at_zero_the_floor_passes_by_itself() -> None:
    bench = club().until("speech")
    assert bench.game.table.until - bench.game.table.began == 60_000
    bench.next()
    assert bench.view().step.seat == 2


def test_d2_removed_in_mid_speech_the_floor_passes_at_once() -> None:
    bench = club().until("speech")
    bench.must(Leave(), 1)
    assert (bench.step, bench.view().step.seat) == ("speech", 2)


def test_d2a_declarations_are_on_record_and_bind_nobody() -> None:
    bench = club().until("speech")
    bench.must(Declare("claims", "sheriff"), 1)
    bench.must(Declare("checked", "black", 4), 1)
    bench.must(Declare("holds", "red", 4), 1)
    lines = [line.what for line in bench.view().chronicle]
    assert [(d.what, d.value, d.seat) for d in lines if names((d,)) == ["Declared"]] == [
        ("claims", "sheriff", 0),
        ("checked", "black", 4),
        ("holds", "red", 4),
    ]


@pytest.mark.parametrize(
    ("declaration", "refused"),
    [
        (Declare("holds", "green", 4), "BAD_DECLARATION"),
        (Declare("claims", "wizard"), "BAD_DECLARATION"),
        (Declare("claims", "don", 4), "BAD_DECLARATION"),
        (Declare("checked", "black", 1), "BAD_TARGET"),
        (Declare("holds", "black", 11), "BAD_TARGET"),
    ],
)
def test_d2a_declarations_that_mean_nothing(declaration: Declare, refused: str) -> None:
    assert code(club().until("speech").act(declaration, 1)) == refused


def test_d2a_a_speech_holds_twelve_declarations() -> None:
    bench = club().until("speech")
    for _ in range(12):
        bench.must(Declare("holds", "red", 4), 1)
    assert code(bench.act(Declare("holds", "red", 4), 1)) in (
        "TOO_MANY_DECLARATIONS",
        "NOT_OFFERED",
    )


def test_d3_each_day_is_opened_by_the_next_living_seat_after_the_last_opener() -> None:
    bench = club()
    night(speeches(bench), 2)
    night(speeches(bench))
    night(speeches(bench))
    bench.until("speech")
    assert [e.opener for e in bench.events(DayBegan)] == [1, 3, 4, 5]


def test_d3_rotation_by_the_closer() -> None:
    bench = club(rotation="last")
    night(speeches(bench), 1)
    night(speeches(bench), 2)
    bench.until("speech")
    assert [(e.opener, e.closer) for e in bench.events(DayBegan)] == [(1, 10), (3, 2), (4, 3)]


def test_d3_rotation_by_the_closer_skips_the_dead() -> None:
    bench = club(rotation="last")
    night(speeches(bench), 1)
    bench.until("speech")
    day = bench.events(DayBegan)[-1]
    assert (day.opener, day.closer) == (3, 2)
    assert speakers(bench) == [3, 4, 5, 6, 7, 8, 9, 10, 2]


def test_d4_one_nomination_a_day_in_ones_own_speech() -> None:
    bench = club(withdrawal="none").until("speech")
    bench.must(Nominate(4), 1)
    assert code(bench.act(Nominate(5), 1)) == "NOMINATION_STANDS"
    assert code(bench.act(Withdraw(), 1)) == "NOMINATION_STANDS"


def test_d4_free_withdrawal_renames_to_the_end_of_the_order() -> None:
    bench = club().until("speech")
    bench.must(Nominate(4), 1)
    bench.must(Done(), 1)
    bench.must(Nominate(5), 2)
    bench.must(Withdraw(), 2)
    assert code(bench.act(Withdraw(), 2)) == "NOTHING_TO_WITHDRAW"
    bench.must(Nominate(6), 2)
    bench.must(Nominate(7), 2)
    assert bench.game.table.nominees == (4, 7)


def test_d4_renamed_a_nominee_goes_to_the_end() -> None:
    bench = club().until("speech")
    bench.must(Nominate(4), 1)
    bench.must(Nominate(5), 1)
    bench.must(Nominate(4), 1)
    assert bench.game.table.nominees == (4,)


def test_d4_a_nominee_is_not_nominated_again() -> None:
    bench = club().until("speech")
    bench.must(Nominate(4), 1)
    bench.must(Done(), 1)
    assert code(bench.act(Nominate(4), 2)) == "ALREADY_NOMINATED"


def test_d4_oneself_only_where_the_rulebook_allows() -> None:
    assert code(club().until("speech").act(Nominate(1), 1)) == "NOT_YOURSELF"
    bench = club(self_nomination=True).until("speech")
    bench.must(Nominate(1), 1)


def test_d4_nobody_nominates_the_dead() -> None:
    bench = night(club().until("speech"), 3).until("speech")
    assert code(bench.act(Nominate(3), 2)) == "BAD_TARGET"


def test_d4_a_nomination_outlives_its_author() -> None:
    bench = club().until("speech")
    bench.must(Nominate(4), 1)
    bench.must(Leave(), 1)
    assert bench.game.table.nominees == (4,)


def test_d5_no_nominee_no_vote() -> None:
    bench = speeches(club())
    assert bench.step == "dusk"
    assert [e.reason for e in bench.events(NoVote)] == ["no_nominee"]


def test_d5_one_on_day_one_no_vote() -> None:
    bench = speeches(club(), {1: 4})
    assert bench.step == "read_out"
    bench.next()
    assert bench.step == "dusk"
    assert [e.reason for e in bench.events(NoVote)] == ["one_on_day_1"]


def test_d5_one_later_is_jailed_by_a_classic_vote() -> None:
    bench = night(speeches(club()))
    speeches(bench, {2: 4})
    bench.next()
    counted = bench.events(BallotCounted)[-1]
    assert (counted.leaders, counted.tallies[0].votes) == ((4,), 10)
    assert (bench.step, bench.view().step.seat) == ("last_word", 4)


def test_d5_one_later_is_voted_on_in_a_free_vote() -> None:
    bench = night(speeches(club(vote="free")))
    speeches(bench, {2: 4})
    bench.next()
    assert bench.step == "ballot"
    bench.next()
    assert bench.events(BallotCounted)[-1].result == "nobody"
    assert bench.step == "dusk"


def test_d6_windows_in_the_order_of_nomination() -> None:
    bench = speeches(club(), {1: 8, 3: 2, 5: 6})
    order = []
    while bench.step != "last_word":
        bench.next()
        if bench.step == "hand":
            order.append(bench.view().step.seat)
    assert order == [8, 2, 6]


def test_d6_one_vote_each_kept_once_given_shown_when_the_window_closes() -> None:
    bench = speeches(club(), {1: 4, 2: 8}).until("hand")
    bench.must(CastVote(4), 3)
    assert code(bench.act(CastVote(4), 3)) == "ALREADY_VOTED"
    assert bench.view(1).poll
    assert bench.view(1).poll.votes == ()
    assert bench.view(3).poll
    assert bench.view(3).poll.mine == 4
    assert code(bench.act(CastVote(8), 5)) == "NOT_A_NOMINEE"
    bench.next()
    assert [(v.by, v.seat) for v in bench.view(1).poll.votes] == [(3, 4)]
    assert code(bench.act(CastVote(8), 3)) == "ALREADY_VOTED"


def test_d6_unspent_votes_go_to_the_last_nominee() -> None:
    bench = speeches(club(), {1: 4, 2: 8})
    hands(bench, {4: (1, 2, 3)})
    last = bench.events(HandsCounted)[-1]
    assert (last.nominee, last.by, last.unspent) == (8, (), (4, 5, 6, 7, 8, 9, 10))
    assert (bench.step, bench.view().step.seat) == ("last_word", 8)


def test_d6_a_nominee_votes_against_himself_in_his_turn() -> None:
    bench = speeches(club(), {1: 4, 2: 8}).until("hand")
    bench.must(CastVote(4), 4)


def test_d7_a_free_vote_is_changeable_and_shown_at_the_end() -> None:
    bench = speeches(club(vote="free"), {1: 4, 2: 8}).until("ballot")
    bench.must(CastVote(4), 1)
    bench.must(CastVote(8), 1)
    bench.must(CastVote(8), 2)
    assert bench.view(3).poll.votes == ()
    bench.next()
    counted = bench.events(BallotCounted)[-1]
    assert [(v.by, v.seat) for v in counted.votes] == [(1, 8), (2, 8)]
    assert (bench.step, bench.view().step.seat) == ("last_word", 8)


def test_d8_the_jailed_may_end_his_last_word() -> None:
    bench = speeches(club(), {1: 4, 2: 8})
    hands(bench, {4: tuple(range(1, 11))})
    assert bench.view(4).floor.write[0] == "table"
    bench.must(Done(), 4)
    assert bench.step == "dusk"


def test_d9_the_tied_speak_in_the_order_of_nomination_and_are_voted_on_again() -> None:
    bench = tied()
    assert (bench.step, bench.view().step.seat) == ("tie_speech", 4)
    assert bench.game.table.until - bench.game.table.began == 30_000
    bench.must(Done(), 4)
    assert bench.view().step.seat == 8
    bench.must(Done(), 8)
    assert (bench.step, bench.view().step.seat, bench.view().step.round) == ("hand", 4, 2)
    hands(bench, {4: (1, 2, 3, 4, 5, 6)})
    assert (bench.step, bench.view().step.seat) == ("last_word", 4)


def three_tied(**options: object) -> Bench:
    """Three of nine level on day 1 of a table of nine."""
    nine = ("civilian",) * 5 + ("sheriff", "mafia", "mafia", "don")
    bench = speeches(club(nine, **options), {1: 2, 2: 5, 3: 7})
    hands(bench, {2: (1, 2, 3), 5: (4, 5, 6), 7: (7, 8, 9)})
    return bench.until("hand")


def test_d9_a_smaller_tie_speaks_again() -> None:
    bench = three_tied()
    hands(bench, {2: (1, 2, 3, 4), 5: (5, 6, 7, 8), 7: (9,)})
    assert bench.step == "tie_speech"
    assert bench.view().step.seats == (2, 5)
    hands(bench.until("hand"), {2: (1, 2, 3, 4), 5: (5, 6, 7, 8, 9)})
    assert (bench.step, bench.view().step.seat) == ("last_word", 5)


def test_d9_a_smaller_tie_is_lifted_where_the_rulebook_says_so() -> None:
    bench = three_tied(smaller_tie="lift")
    hands(bench, {2: (1, 2, 3, 4), 5: (5, 6, 7, 8), 7: (9,)})
    assert (bench.step, bench.view().step.seats) == ("lift", (2, 5))


def test_d9_second_tie_nobody() -> None:
    bench = tied(second_tie="nobody")
    hands(bench.until("hand"), HALVES)
    assert bench.step == "dusk"
    assert len(bench.game.table.living) == 10


def test_d10_more_than_half_of_the_living_lift_all() -> None:
    bench = tied()
    hands(bench.until("hand"), HALVES)
    lift(bench, (1, 2, 3, 4, 5, 8))
    assert bench.events(LiftCounted)[-1].lifted
    assert (bench.step, bench.view().step.seat) == ("last_word", 4)
    bench.must(Done(), 4)
    assert bench.view().step.seat == 8


def test_d10_half_is_not_enough_and_silence_is_against() -> None:
    bench = tied()
    hands(bench.until("hand"), HALVES)
    lift(bench, (1, 2, 3, 4, 5))
    assert not bench.events(LiftCounted)[-1].lifted
    assert bench.step == "dusk"


def test_d10_a_hand_may_be_taken_down_until_the_count() -> None:
    bench = tied()
    hands(bench.until("hand"), HALVES)
    bench.until("lift")
    for seat in (1, 2, 3, 4, 5, 6):
        bench.must(RaiseHand(True), seat)
    bench.must(RaiseHand(False), 6)
    bench.next()
    assert bench.events(LiftCounted)[-1].up == (1, 2, 3, 4, 5)


def test_d10_no_lift_that_would_empty_the_table() -> None:
    bench = club(("civilian",) * 3 + ("mafia",))
    night(speeches(bench), 1).until("speech")
    everyone = bench.game.table.living
    assert everyone == (2, 3, 4)
    speeches(bench, {2: 3, 3: 4, 4: 2})
    votes = {3: (2,), 4: (3,), 2: (4,)}
    hands(bench, votes)
    hands(bench.until("hand"), votes)
    assert [e.reason for e in bench.events(NoLift)] == ["empties_table"]
    assert bench.step == "dusk"


def test_d10_three_of_nine_are_not_lifted_with_the_option_off() -> None:
    votes = {2: (1, 2, 3), 5: (4, 5, 6), 7: (7, 8, 9)}
    bench = three_tied(lift_three_of_nine=False)
    hands(bench, votes)
    assert [e.reason for e in bench.events(NoLift)] == ["three_of_nine"]
    bench = three_tied()
    hands(bench, votes)
    assert bench.step == "lift"


def test_d10_lift_only_lets_a_single_leader_of_day_one_speak_and_stay() -> None:
    bench = speeches(club(first_vote="lift_only"), {1: 4, 2: 8})
    hands(bench, {4: tuple(range(1, 11))})
    assert (bench.step, bench.view().step.seat) == ("tie_speech", 4)
    bench.must(Done(), 4)
    assert (bench.step, len(bench.game.table.living)) == ("dusk", 10)


def test_d10_lift_only_has_no_second_tie_speech() -> None:
    bench = tied(first_vote="lift_only")
    hands(bench.until("hand"), {4: (1, 2, 3, 4, 5, 6)})
    assert (bench.step, len(bench.game.table.living)) == ("dusk", 10)
    assert [e.seat for e in bench.events(TieSpeechBegan)] == [4, 8]


def test_d10_lift_only_still_lifts_a_tie_and_ends_with_day_one() -> None:
    bench = tied(first_vote="lift_only")
    hands(bench.until("hand"), HALVES)
    lift(bench, tuple(range(1, 8)))
    assert bench.step == "last_word"
    vote_out(bench, 9)
    assert 9 not in bench.game.table.living


def test_d14_the_role_of_the_jailed_is_announced() -> None:
    bench = vote_out(club(), 8)
    assert bench.view(1).seats[7].role == "mafia"


def test_d15_a_nominee_who_is_out_is_struck_and_his_votes_are_free_again() -> None:
    bench = speeches(club(), {1: 4, 2: 8, 3: 9})
    bench.until("hand")
    bench.must(CastVote(4), 1)
    bench.next()
    bench.must(Leave(), 4)
    assert [e.seat for e in bench.events(Struck)] == [4]
    bench.must(CastVote(8), 1)


def test_d15_struck_in_his_own_window_the_next_window_opens() -> None:
    bench = speeches(club(), {1: 4, 2: 8}).until("hand")
    bench.must(Leave(), 4)
    assert (bench.step, bench.view().step.seat) == ("hand", 8)
    bench.next()
    assert (bench.step, bench.view().step.seat) == ("last_word", 8)


def test_d15_unspent_votes_go_to_the_last_standing() -> None:
    bench = speeches(club(), {1: 4, 2: 8}).until("hand")
    bench.next()
    bench.must(Leave(), 8)
    assert (bench.step, bench.view().step.seat) == ("last_word", 4)
    assert bench.events(BallotCounted)[-1].tallies[0].votes == 9


def test_d15_no_nominee_left_is_night() -> None:
    bench = night(speeches(club()))
    speeches(bench, {2: 4})
    bench.must(Leave(), 4)
    assert [e.reason for e in bench.events(NoVote)][-1] == "nobody_left"
    assert bench.step == "dusk"


def test_d15_struck_during_the_talk() -> None:
    bench = club().until("speech")
    bench.must(Nominate(4), 1)
    bench.must(Leave(), 4)
    assert bench.game.table.nominees == ()


def test_d15_one_of_two_tied_is_out_the_other_stays() -> None:
    bench = tied()
    bench.must(Leave(), 8)
    assert (bench.step, 4 in bench.game.table.living) == ("dusk", True)


def test_d15_one_of_two_in_a_revote_is_out_the_other_stays() -> None:
    bench = tied().until("hand")
    bench.must(Leave(), 4)
    assert bench.step == "dusk"
    assert [e.reason for e in bench.events(NoVote)] == ["one_left"]


def test_d15_one_of_three_tied_is_out_two_go_on() -> None:
    bench = three_tied()
    bench.must(Leave(), 5)
    hands(bench, {2: (1, 2, 3, 4, 6)})
    assert (bench.step, bench.view().step.seat) == ("last_word", 2)


def test_d15_one_of_two_in_a_lift_is_out_the_other_stays() -> None:
    bench = tied()
    hands(bench.until("hand"), HALVES)
    bench.must(Leave(), 4)
    assert (bench.step, 8 in bench.game.table.living) == ("dusk", True)
    assert [e.reason for e in bench.events(NoLift)] == ["one_left"]


def test_d15_what_a_leaving_voter_cast_in_a_closed_window_stands() -> None:
    bench = speeches(club(), {1: 4, 2: 8, 3: 9}).until("hand")
    bench.must(CastVote(4), 1)
    bench.must(CastVote(4), 2)
    bench.next()
    bench.must(CastVote(8), 3)
    bench.must(Leave(), 1)
    bench.must(Leave(), 3)
    bench.next()
    assert bench.events(HandsCounted)[-1].by == ()
    bench.next()
    counted = bench.events(BallotCounted)[-1]
    assert (1, 4) in [(v.by, v.seat) for v in counted.votes]
    assert 3 not in [v.by for v in counted.votes]


def test_d15_a_lift_counts_those_then_living() -> None:
    bench = tied()
    hands(bench.until("hand"), HALVES)
    bench.until("lift")
    for seat in (1, 2, 3, 5, 6):
        bench.must(RaiseHand(True), seat)
    bench.must(Leave(), 7)
    bench.next()
    counted = bench.events(LiftCounted)[-1]
    assert (counted.living, counted.lifted) == (9, True)


def test_d15_absent_voters_count_for_the_last_in_a_classic_vote() -> None:
    bench = speeches(club(TEN), {1: 4, 2: 8})
    hands(bench, {4: (1, 2, 3, 4)})
    assert bench.events(BallotCounted)[-1].tallies[1].votes == 6
