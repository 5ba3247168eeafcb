"""Clauses N: the night and the morning."""

from __future__ import annotations

import pytest

from palermo.game.act import Done, Leave
from palermo.game.departures import Revealed
from palermo.game.phases.farewell import BestMoveNamed, NameBlacks
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose, NightFell, NightResolved, Propose, WindowOpened
from palermo.game.seen import Answered
from palermo.kit.tables import Bench
from palermo.rules.books import book
from palermo.rules.decks import night_windows

from .playing import DON, MAFIA, SHERIFF, club, code, hands, night, speeches, vote_out


def first_night(**options: object) -> Bench:
    """The dusk of night 1, after a day without a vote."""
    return speeches(club(**options)).until("dusk")


def answers(bench: Bench, seat: int) -> list[tuple[str, int, str]]:
    """What a seat's checks brought: move, target, answer."""
    view = bench.view(seat)
    assert view.me
    return [(a.move, a.seat, a.answer) for a in view.me.results]


def test_n1_the_mafia_see_and_hear_each_other_on_the_acquaintance_night() -> None:
    bench = club().until("acquaintance")
    for seat in MAFIA:
        floor = bench.view(seat).floor
        assert (floor.write, floor.hears, floor.camera) == (("mafia",), MAFIA, True)
    for seat in range(1, 8):
        floor = bench.view(seat).floor
        assert (floor.write, floor.hears, floor.sees, floor.camera) == ((), (), (), False)


def test_n1_no_shots_and_no_checks_on_the_acquaintance_night() -> None:
    bench = club().until("acquaintance")
    for seat in range(1, 11):
        assert [o.do for o in bench.view(seat).offers] == ["leave"]
    bench.until("speech")
    assert len(bench.game.table.living) == 10


def test_n1_a_single_black_has_nobody_to_meet() -> None:
    bench = club(("civilian",) * 4 + ("mafia",))
    bench.next()
    assert bench.step == "dawn"


@pytest.mark.parametrize(
    ("options", "size", "windows"),
    [
        ({}, 10, ("council", "shot", "checks")),
        ({"council": "first_night"}, 10, ("shot", "checks")),
        ({}, 5, ("shot", "checks")),
        ({}, 4, ("shot",)),
        ({"deck": {"civilian": 8, "mafia": 2}}, 10, ("council", "shot")),
        ({"don_check": False, "deck": {"civilian": 7, "don": 3}}, 10, ("council", "shot")),
    ],
)
def test_n2_windows_follow_from_options_and_deck(
    options: dict[str, object], size: int, windows: tuple[str, ...]
) -> None:
    assert night_windows(book("club", options=options), size) == windows


def test_n2_all_nights_have_the_same_windows_whoever_is_out() -> None:
    bench = vote_out(club(), SHERIFF)
    night(bench, 1)
    vote_out(bench, DON)
    night(bench, 2)
    windows = [e.windows for e in bench.events(NightFell) if e.night]
    assert windows == [("council", "shot", "checks")] * 2


def test_n2_acting_opens_and_closes_nothing() -> None:
    bench = first_night().until("shot")
    step = bench.game.table.step
    for seat in MAFIA:
        bench.must(Choose("shot", 3), seat)
    assert (bench.step, bench.game.table.step) == ("shot", step)


def test_n2_dusk_and_dawn_frame_the_night_in_the_dark() -> None:
    bench = first_night()
    for step in ("dusk", "shot", "checks", "dawn"):
        bench.until(step)
        assert all(not bench.view(s).floor.camera for s in range(1, 11))
        assert all(bench.view(s).floor.sees == () for s in range(1, 11))


def test_n3_all_alike_kill() -> None:
    bench = night(first_night(), 3)
    assert 3 not in bench.game.table.living
    assert bench.view().step.seats == (3,)


@pytest.mark.parametrize(
    "shots",
    [{8: 3, 9: 3, 10: 4}, {8: 3, 9: 3}, {8: 3}, {}],
    ids=["split", "one silent", "alone", "none"],
)
def test_n3_otherwise_a_miss_and_nobody_learns_whose(shots: dict[int, int]) -> None:
    bench = night(first_night(), shots)
    assert len(bench.game.table.living) == 10
    plain = night(first_night(), {})
    for seat in (0, 1, SHERIFF):
        assert bench.view(seat).seats == plain.view(seat).seats
        assert [x.what for x in bench.view(seat).chronicle] == [
            x.what for x in plain.view(seat).chronicle
        ]


def test_n3_the_last_pick_stands_unseen_by_the_others() -> None:
    bench = first_night().until("shot")
    bench.must(Choose("shot", 4), 8)
    bench.must(Choose("shot", 3), 8)
    for mate in (9, 10):
        bench.must(Choose("shot", 3), mate)
        view = bench.view(mate)
        assert view.me
        assert [p.seat for p in view.me.picks] == [3]
        assert not any(type(x.what).__name__ == "Chose" and x.what.by == 8 for x in view.chronicle)
    bench.until("morning")
    assert 3 not in bench.game.table.living


def test_n3_a_pick_can_be_taken_back() -> None:
    bench = first_night().until("shot")
    for seat in MAFIA:
        bench.must(Choose("shot", 3), seat)
    bench.must(Choose("shot", None), 8)
    bench.until("morning")
    assert 3 in bench.game.table.living


def test_n3_the_mafia_may_shoot_its_own_and_itself() -> None:
    bench = night(first_night(), 9)
    assert 9 not in bench.game.table.living


def test_n3_in_the_council_a_tap_proposes_and_the_team_sees_it() -> None:
    bench = first_night().until("council")
    bench.must(Propose(3), 9)
    assert bench.view(8).team
    assert [(p.by, p.seat) for p in bench.view(8).team.proposals] == [(9, 3)]
    assert bench.view(1).team is None
    bench.must(Propose(None), 9)
    assert bench.view(8).team.proposals == ()
    assert code(bench.act(Propose(3), 1)) == "NOT_OFFERED"


def test_n3_an_absent_mafia_player_makes_the_shot_a_miss() -> None:
    bench = night(first_night(), {8: 3, 9: 3})
    assert 3 in bench.game.table.living


def test_n3_one_who_is_out_is_not_waited_for() -> None:
    bench = first_night().until("shot")
    bench.must(Choose("shot", 3), 8)
    bench.must(Choose("shot", 3), 9)
    bench.must(Leave(), DON)
    bench.until("morning")
    assert 3 not in bench.game.table.living


def test_n3_council_on_the_first_night_alone() -> None:
    bench = first_night(council="first_night")
    bench.next()
    assert bench.step == "shot"


@pytest.mark.parametrize(
    ("target", "answer"),
    [(8, "black"), (DON, "black"), (1, "red")],
    ids=["mafia", "don", "civilian"],
)
def test_n5_the_sheriff_learns_the_team(target: int, answer: str) -> None:
    bench = night(first_night(), sheriff=target)
    assert answers(bench, SHERIFF) == [("sheriff_check", target, answer)]
    others = (s for s in range(1, 11) if s != SHERIFF)
    assert all(answers(bench, s) == [] for s in others)


def test_n5_or_the_role() -> None:
    bench = night(first_night(check="role"), sheriff=DON)
    assert answers(bench, SHERIFF) == [("sheriff_check", DON, "don")]


@pytest.mark.parametrize(("target", "answer"), [(SHERIFF, "sheriff"), (1, "not_sheriff")])
def test_n5_the_don_asks_whether_a_player_is_the_sheriff(target: int, answer: str) -> None:
    assert answers(night(first_night(), don=target), DON) == [("don_check", target, answer)]


def test_n5_no_don_check_where_it_is_off() -> None:
    bench = first_night(don_check=False).until("checks")
    assert code(bench.act(Choose("don_check", 1), DON)) == "NOT_OFFERED"


def test_n5_not_oneself_and_the_living_only_unless_the_departed_may_be_checked() -> None:
    bench = night(first_night(), 3)
    bench.until("checks")
    assert code(bench.act(Choose("sheriff_check", SHERIFF), SHERIFF)) == "NOT_OFFERED"
    assert code(bench.act(Choose("sheriff_check", 3), SHERIFF)) == "NOT_OFFERED"
    bench = night(first_night(check_departed=True), 3).until("checks")
    bench.must(Choose("sheriff_check", 3), SHERIFF)


def test_n5_changeable_until_the_window_closes_and_repeats_allowed() -> None:
    bench = first_night().until("checks")
    bench.must(Choose("sheriff_check", 1), SHERIFF)
    bench.must(Choose("sheriff_check", 8), SHERIFF)
    night(night(bench), sheriff=8)
    assert answers(bench, SHERIFF) == [("sheriff_check", 8, "black")] * 2


def test_n5_answered_when_the_night_is_resolved_also_to_one_who_was_killed() -> None:
    bench = first_night().until("checks")
    bench.must(Choose("sheriff_check", 8), SHERIFF)
    assert answers(bench, SHERIFF) == []
    bench = night(first_night(), SHERIFF, sheriff=8)
    assert SHERIFF not in bench.game.table.living
    assert answers(bench, SHERIFF) == [("sheriff_check", 8, "black")]
    lines = [x.what for x in bench.view(SHERIFF).chronicle]
    assert sum(isinstance(what, Answered) for what in lines) == 1


def test_n7_any_role_may_make_no_move() -> None:
    bench = night(first_night())
    assert len(bench.game.table.living) == 10
    assert all(answers(bench, s) == [] for s in range(1, 11))


def test_n8_a_role_killed_this_night_still_made_its_move() -> None:
    bench = night(first_night(), SHERIFF, sheriff=9)
    resolved = bench.events(NightResolved)[-1]
    assert (resolved.killed, len(resolved.answers)) == ((SHERIFF,), 1)


def test_n8_one_who_leaves_before_dawn_makes_no_move_and_cannot_be_killed() -> None:
    bench = first_night().until("checks")
    bench.must(Choose("sheriff_check", 9), SHERIFF)
    bench.must(Leave(), SHERIFF)
    bench.until("morning")
    resolved = bench.events(NightResolved)[-1]
    assert (resolved.killed, resolved.answers) == ((), ())


def test_n9_the_morning_announces_the_killed() -> None:
    bench = night(first_night(), 3)
    assert (bench.step, bench.view().step.seats) == ("morning", (3,))
    assert bench.view().papers[-1].killed[0].seat == 3


def test_n10_the_killed_speaks_only_while_roles_are_hidden() -> None:
    bench = night(first_night(), 3)
    bench.next()
    assert bench.step == "speech"
    bench = night(first_night(reveal="never"), 3)
    bench.next()
    assert (bench.step, bench.view().step.seat) == ("last_word", 3)
    bench.must(Done(), 3)
    assert bench.step == "speech"


@pytest.mark.parametrize(("option", "step"), [("on", "last_word"), ("off", "speech")])
def test_n10_or_as_the_option_says(option: str, step: str) -> None:
    bench = night(first_night(killed_last_word=option), 3)
    bench.next()
    assert bench.step == step


def test_n10_revealed_after_his_own_last_word() -> None:
    bench = night(first_night(killed_last_word="on"), 3)
    bench.next()
    assert not bench.events(Revealed)
    bench.must(Done(), 3)
    assert [e.seat for e in bench.events(Revealed)] == [3]


def best_move_table(**options: object) -> Bench:
    """The morning after night 1, seat 3 killed."""
    return night(first_night(best_move=3, **options), 3)


def test_n11_the_first_killed_names_up_to_three_before_his_last_word() -> None:
    bench = best_move_table(reveal="never")
    bench.next()
    assert (bench.step, bench.view().step.seat) == ("best_move", 3)
    assert code(bench.act(NameBlacks((1, 2, 4, 5)), 3)) == "BAD_BEST_MOVE"
    assert code(bench.act(NameBlacks((3,)), 3)) == "BAD_BEST_MOVE"
    assert code(bench.act(NameBlacks((1, 1)), 3)) == "BAD_BEST_MOVE"
    bench.must(NameBlacks((8, 9, 1)), 3)
    assert bench.events(BestMoveNamed)[0].seats == (8, 9, 1)
    assert bench.step == "last_word"


def test_n11_the_table_hears_it_and_nobody_is_told_whether_it_is_right() -> None:
    bench = best_move_table(reveal="never")
    bench.next()
    before = [s.team for s in bench.view(1).seats]
    bench.must(NameBlacks((8,)), 3)
    assert [s.team for s in bench.view(1).seats] == before
    assert any(type(x.what) is BestMoveNamed for x in bench.view().chronicle)


def test_n11_not_after_two_left_by_the_vote_on_day_one() -> None:
    bench = speeches(club(best_move=3), {1: 4, 2: 5})
    votes = {4: (1, 2, 3, 4, 6), 5: (5, 7, 8, 9, 10)}
    hands(bench, votes)
    hands(bench.until("hand"), votes)
    bench.until("lift")

    for seat in range(1, 8):
        bench.must(RaiseHand(True), seat)
    bench.until("dusk")
    night(bench, 3)
    bench.next()
    assert bench.step == "speech"


def test_n11_only_on_night_one() -> None:
    bench = night(first_night(best_move=3))
    night(bench, 3)
    bench.next()
    assert bench.step == "speech"


def test_n12_every_step_is_announced() -> None:
    bench = night(first_night(), 3)
    windows = [e.window for e in bench.events(WindowOpened)]
    assert windows == ["acquaintance", "council", "shot", "checks"]
    shown = [x.what for x in bench.view().chronicle if type(x.what) is WindowOpened]
    assert len(shown) == len(windows)
