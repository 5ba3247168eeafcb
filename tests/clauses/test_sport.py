"""The rulebook `sport` and its editions, machine-led: what differs from `club`."""

from __future__ import annotations

from typing import Any

import pytest

from palermo.game.act import Done, Leave
from palermo.game.interrupts.discipline import GiveFoul, VoteCancelled
from palermo.game.phases.ballot import NoVote
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose, NightFell, NightResolved, Plan, Propose
from palermo.game.poll import CastVote
from palermo.game.windows import slot
from palermo.kit.tables import Bench
from palermo.rules.books import BOOKS, EDITIONS, BookError, book

from .playing import DON, MAFIA, SHERIFF, TEN, code, hands, speeches


def sport(edition: str = "", **options: Any) -> Bench:
    """A table of ten by `sport`, all persons, right after the deal."""
    rules = book("sport", options=options, edition=edition)
    return Bench(rules, 10, people=range(1, 11), roles=TEN)


def shoot(bench: Bench, shots: dict[int, int]) -> None:
    """Called shots, in the order the seats are called."""
    for seat, target in sorted(shots.items(), key=lambda s: s[1]):
        bench.must(Choose("shot", target), seat, at=slot(bench.game.table, target))


def all_shoot(bench: Bench, target: int) -> Bench:
    """A night with a called shot of all; ends with the morning."""
    bench.until("shot")
    shoot(bench, dict.fromkeys(bench.game.table.living_of("mafia"), target))
    return bench.until("morning")


@pytest.mark.parametrize(
    ("edition", "option", "value"),
    [
        ("", "smaller_tie", "lift"),
        ("fiim-2024", "smaller_tie", "again"),
        ("fsm-2024", "smaller_tie", "again"),
        ("fiim-2024", "lift_three_of_nine", False),
        ("fsm-2024", "lift_three_of_nine", True),
        ("fiim-2024", "sheriff_look", 20),
        ("fsm-2024", "sheriff_look", 0),
        ("", "best_move", 0),
        ("fsm-2024", "best_move", 3),
        ("fiim-2024", "draw_after", 3),
        ("", "removal_cancels_vote", False),
        ("fiim-2024", "removal_cancels_vote", True),
        ("fsm-2024", "third_foul", "short_at_four"),
        ("", "reveal", "never"),
        ("", "self_nomination", True),
    ],
)
def test_g1_the_editions_of_sport(edition: str, option: str, value: object) -> None:
    rules = EDITIONS[edition] if edition else BOOKS["sport"]
    assert getattr(rules, option) == value
    assert rules.edition == (edition or "sport")


def test_g1_an_edition_that_does_not_exist() -> None:
    with pytest.raises(BookError, match="fiim-2024"):
        book("sport", edition="fiim-1999")
    with pytest.raises(BookError, match="no edition"):
        book("club", edition="fsm-2024")


def test_n1_gestures_the_mafia_see_each_other_and_make_no_sound() -> None:
    bench = sport().until("acquaintance")
    for seat in MAFIA:
        floor = bench.view(seat).floor
        assert (floor.write, floor.hears, floor.sees, floor.camera) == ((), (), MAFIA, True)
    for seat in (1, SHERIFF):
        floor = bench.view(seat).floor
        assert (floor.write, floor.sees, floor.camera) == ((), (), False)


def test_n1_the_mafia_point_at_seats() -> None:
    bench = sport().until("acquaintance")
    bench.must(Propose(3), 8)
    assert bench.view(9).team
    assert [(p.by, p.seat) for p in bench.view(9).team.proposals] == [(8, 3)]
    assert bench.view(1).team is None


def test_n1_the_don_names_the_victims_of_the_first_nights() -> None:
    bench = sport().until("acquaintance")
    assert code(bench.act(Plan((1,)), 8)) == "NOT_OFFERED"
    assert code(bench.act(Plan((1, 2, 3, 4)), DON)) == "BAD_PLAN"
    bench.must(Plan((3, 5, 3)), DON)
    assert bench.view(8).team
    assert bench.view(8).team.plan == (3, 5, 3)
    assert not any(type(x.what).__name__ == "Planned" for x in bench.view(SHERIFF).chronicle)


@pytest.mark.parametrize(("shown", "plan"), [(False, ()), (True, (3, 5))])
def test_n1_the_plan_is_shown_at_a_later_shot_by_option(shown: bool, plan: tuple[int, ...]) -> None:
    bench = sport(plan_shown=shown).until("acquaintance")
    bench.must(Plan((3, 5)), DON)
    bench.until("speech")
    assert bench.view(8).team
    assert bench.view(8).team.plan == ()
    bench.until("shot")
    assert bench.view(8).team.plan == plan


def test_n1_the_sheriff_looks_at_the_table() -> None:
    bench = sport("fiim-2024").until("look")
    assert bench.game.table.until - bench.game.table.began == 20_000
    looks = [s for s in range(1, 11) if bench.view(s).floor.sees]
    assert looks == [SHERIFF]
    assert all(bench.view(s).floor.write == () for s in range(1, 11))


def test_n2_there_is_no_council_after_night_zero() -> None:
    bench = speeches(sport())
    bench.until("dawn")
    assert bench.events(NightFell)[-1].windows == ("shot", "checks")


def test_n3_called_seats_in_order_one_killed_where_all_shoot_him() -> None:
    bench = speeches(sport()).until("shot")
    assert bench.game.table.until - bench.game.table.began == 20_000
    all_shoot(bench, 3)
    assert 3 not in bench.game.table.living


def test_n3_a_shot_is_for_the_seat_being_called() -> None:
    bench = speeches(sport()).until("shot")
    assert code(bench.act(Choose("shot", 5), 8, at=slot(bench.game.table, 4))) == "NOT_CALLED"
    just_after = slot(bench.game.table, 5) + 1_000
    bench.must(Choose("shot", 4), 8, at=slot(bench.game.table, 4))
    assert code(bench.act(Choose("shot", 4), 9, at=just_after)) == "NOT_CALLED"


@pytest.mark.parametrize(
    "shots",
    [{8: 3, 9: 3, DON: 4}, {8: 3, 9: 3}],
    ids=["split", "one silent"],
)
def test_n3_anything_else_is_a_miss(shots: dict[int, int]) -> None:
    bench = speeches(sport()).until("shot")
    shoot(bench, shots)
    bench.until("morning")
    assert len(bench.game.table.living) == 10


def test_n3_two_shots_of_one_are_a_miss() -> None:
    bench = speeches(sport()).until("shot")
    shoot(bench, {8: 3, 9: 3, DON: 3})
    bench.must(Choose("shot", 6), 8, at=slot(bench.game.table, 6))
    bench.until("morning")
    assert 3 in bench.game.table.living


def test_n3_the_same_shot_twice_is_one_shot() -> None:
    bench = speeches(sport()).until("shot")
    shoot(bench, {8: 3, 9: 3, DON: 3})
    bench.must(Choose("shot", 3), 8)
    bench.until("morning")
    assert 3 not in bench.game.table.living


def test_n3_empty_seats_are_called_too_and_shooting_one_is_a_miss() -> None:
    bench = all_shoot(speeches(sport()), 3)
    speeches(bench.until("speech")).until("shot")
    assert bench.game.table.until - bench.game.table.began == 20_000
    all_shoot(bench, 3)
    assert bench.events(NightResolved)[-1].killed == ()


def test_n5_the_departed_may_be_checked() -> None:
    bench = all_shoot(speeches(sport()), 3)
    speeches(bench.until("speech")).until("checks")
    bench.must(Choose("sheriff_check", 3), SHERIFF)


def test_n11_the_best_move_of_the_federations() -> None:
    bench = all_shoot(speeches(sport("fsm-2024")), 3)
    bench.next()
    assert (bench.step, bench.view().step.seat) == ("best_move", 3)
    bench.next()
    assert bench.step == "last_word"


def test_f1_fouls_are_counted_and_seen() -> None:
    bench = sport().until("speech")
    for count in (1, 2):
        bench.must(GiveFoul(4), by="judge")
        assert bench.view(9).seats[3].fouls == count
    assert code(bench.act(GiveFoul(4), 2)) == "NOT_YOURS"
    assert code(bench.act(GiveFoul(99), by="judge")) == "NO_SUCH_SEAT"
    assert code(sport(fouls=False).until("speech").act(GiveFoul(4), by="judge")) == "NO_FOULS"


def cancelled(bench: Bench) -> list[int]:
    """The days whose vote was cancelled."""
    return [e.day for e in bench.events(VoteCancelled)]


def test_f3_a_heart_attack_in_the_talk_cancels_the_days_vote() -> None:
    bench = sport("fsm-2024").until("speech")
    bench.must(Leave(), 1)
    assert cancelled(bench) == [1]
    speeches(bench, {2: 4, 3: 8})
    assert bench.step == "dusk"
    assert [e.reason for e in bench.events(NoVote)] == ["cancelled"]


def test_f3_in_the_middle_of_the_vote_it_ends_it() -> None:
    bench = speeches(sport("fsm-2024"), {1: 4, 2: 8}).until("hand")
    bench.must(Leave(), 6)
    assert (bench.step, cancelled(bench)) == ("dusk", [1])


def test_f3_once_the_majority_cannot_be_caught_it_cancels_the_next_days() -> None:
    bench = speeches(sport("fsm-2024"), {1: 4, 2: 8}).until("hand")
    for seat in (1, 2, 3, 5, 6, 7):
        bench.must(CastVote(4), seat)
    bench.must(Leave(), 10)
    assert (bench.step, cancelled(bench)) == ("hand", [2])


def test_f3_after_the_count_it_cancels_the_next_days() -> None:
    bench = speeches(sport("fsm-2024"), {1: 4, 2: 8})
    hands(bench, {4: (1, 2, 3, 5, 6, 7)})
    assert bench.step == "last_word"
    bench.must(Leave(), 10)
    bench.must(Done(), 4)
    assert cancelled(bench) == [2]


def test_f3_more_than_half_the_hands_of_a_lift_decide_it() -> None:
    votes = {4: (1, 2, 3, 4, 5), 8: (6, 7, 8, 9, 10)}
    bench = speeches(sport("fsm-2024"), {1: 4, 2: 8})
    hands(bench, votes)
    hands(bench.until("hand"), votes)
    bench.until("lift")
    for seat in (1, 2, 3, 5, 6):
        bench.must(RaiseHand(True), seat)
    bench.must(RaiseHand(True), 7)
    bench.must(Leave(), 10)
    assert (bench.step, cancelled(bench)) == ("lift", [2])


def test_f3_at_night_it_cancels_the_coming_days_and_several_cancel_one() -> None:
    bench = speeches(sport("fsm-2024")).until("shot")
    bench.must(Leave(), 1)
    bench.must(Leave(), 2)
    assert cancelled(bench) == [2]
    bench.until("speech")
    bench.must(Leave(), 3)
    assert cancelled(bench) == [2]


def test_f3_a_sole_nominee_of_day_two_is_decided_when_the_last_speech_ends() -> None:
    bench = speeches(sport("fsm-2024")).until("morning")
    speeches(bench, {2: 4})
    assert bench.step == "read_out"
    bench.must(Leave(), 10)
    assert (bench.step, cancelled(bench)) == ("read_out", [3])


def test_f3_nothing_is_cancelled_where_the_rulebook_does_not() -> None:
    bench = sport().until("speech")
    bench.must(Leave(), 1)
    assert cancelled(bench) == []
