"""Clauses N4, N6 to N9, G3, G8 and G11 to G13: the conference's nights and every role."""

from __future__ import annotations

from typing import Any

import pytest

from palermo.game.act import Leave
from palermo.game.boss import BossElected, BossGone, Elect, EndElection, election_ends
from palermo.game.due import due
from palermo.game.phases.confirm import Confirm, Confirmed
from palermo.game.phases.night import Choose, NightFell, WindowOpened
from palermo.game.seen import Answered, RoleGiven
from palermo.kit.tables import Bench
from palermo.rules.books import BOOKS, book
from palermo.rules.decks import deck_faults, night_windows, standard_deck

from .conferring import (
    COMMISSAR,
    DOCTOR,
    MAFIA,
    MANIAC,
    SERGEANT,
    TWELVE,
    close_election,
    conference,
    elected,
    evening,
    moves,
    quiet,
    verdict,
)
from .playing import code


def deal(*roles: str, rulebook: str = "conference", **options: Any) -> Bench:
    """A table with these roles, the rest civilians so that all is fair, at its first dusk."""
    dealt = (*roles, *("civilian",) * (12 - len(roles)))
    if rulebook == "conference":
        return quiet(conference(dealt, **options))
    deck = {r: dealt.count(r) for r in set(dealt)}
    bench = Bench(
        book(rulebook, options={"deck": deck} | options), 12, people=range(1, 13), roles=dealt
    )
    return bench.until("speech").until("dusk")


def results(bench: Bench, seat: int) -> list[tuple[int, int, str]]:
    """What a seat has learned: who asked, about whom, the answer."""
    me = bench.view(seat).me
    assert me
    return [(a.by, a.seat, a.answer) for a in me.results]


# G3: roles are confirmed.


def test_g3_whoever_got_a_role_confirms_and_the_judge_alone_sees_who_has_not() -> None:
    bench = conference()
    assert bench.step == "confirm"
    assert [o.do for o in bench.view(1).offers] == ["leave"]
    assert code(bench.act(Confirm(), 1)) == "NOT_OFFERED"
    bench.must(Confirm(), COMMISSAR)
    bench.must(Confirm(), COMMISSAR)
    from palermo.game.audience import ALL
    from palermo.game.view import view

    missing = [s.n for s in view(bench.game, ALL, []).seats if s.unconfirmed]
    assert missing == [SERGEANT, DOCTOR, *MAFIA, MANIAC]
    for seat in (0, 1, COMMISSAR, 9):
        assert not any(s.unconfirmed for s in bench.view(seat).seats)
        seen = [x for x in bench.lines[seat] if isinstance(x.what, Confirmed)]
        assert bool(seen) == (seat == COMMISSAR)


def test_g3_the_step_lasts_its_full_time_and_not_confirming_changes_nothing() -> None:
    bench, silent = conference(), conference()
    for seat in range(COMMISSAR, 13):
        bench.must(Confirm(), seat)
    assert bench.step == "confirm"
    assert bench.game.table.until - bench.game.table.began == 60_000
    bench.next()
    silent.next()
    assert (bench.step, bench.game.table.step) == (silent.step, silent.game.table.step)
    assert bench.view(0) == silent.view(0)


def test_g3_a_silent_civilian_is_sent_nothing() -> None:
    bench = conference()
    me = bench.view(1).me
    assert me
    assert (me.role, me.team) == ("", "")
    assert not any(isinstance(x.what, RoleGiven) for x in bench.lines[1])
    assert bench.view(1).seats == bench.view(0).seats
    told = conference(silent_civilians=False).view(1).me
    assert told
    assert told.role == "civilian"


# G2, G12: pairs.


def test_g2_commissar_and_sergeant_know_each_other() -> None:
    bench = conference()
    assert bench.view(SERGEANT).seats[COMMISSAR - 1].role == "sheriff"
    assert bench.view(COMMISSAR).seats[SERGEANT - 1].role == "sergeant"
    assert bench.view(COMMISSAR).team is None
    known = [s.n for s in bench.view(SERGEANT).seats if s.role]
    assert known == [COMMISSAR, SERGEANT]


def test_g12_the_sergeant_sees_the_commissars_results() -> None:
    bench = quiet(conference())
    moves(bench, {COMMISSAR: ("sheriff_check", 9)})
    assert results(bench, SERGEANT) == results(bench, COMMISSAR) == [(COMMISSAR, 9, "mafia")]
    assert results(bench, DOCTOR) == []
    assert any(isinstance(x.what, Answered) for x in bench.lines[SERGEANT])


def test_g12_from_the_first_night_after_the_commissar_the_sergeant_is_he() -> None:
    bench = elected(conference())
    quiet(bench)
    moves(bench, {9: ("shot", COMMISSAR), SERGEANT: ("sheriff_check", 9)})
    assert results(bench, SERGEANT) == []
    quiet(bench)
    moves(bench, {SERGEANT: ("sheriff_check", MANIAC)})
    assert results(bench, SERGEANT) == [(SERGEANT, MANIAC, "maniac")]


def test_g12_a_commissar_jailed_by_day_is_followed_the_same_night() -> None:
    bench = verdict(evening(conference(), {1: COMMISSAR}), (1,))
    quiet(bench)
    assert "sheriff_check" in [o.move for o in bench.view(SERGEANT).offers]
    bench = quiet(conference())
    bench.must(Leave(), COMMISSAR)
    assert "sheriff_check" not in [o.move for o in bench.view(SERGEANT).offers]


def test_n5_the_dons_check_finds_who_has_taken_over() -> None:
    bench = deal("sheriff", "sergeant", "don", "mafia", don_check=True)
    bench.must(Choose("don_check", 2), 3)
    moves(bench, {})
    assert results(bench, 3) == [(3, 2, "not_sheriff")]
    bench.must(Leave(), 1)
    moves(quiet(bench), {3: ("don_check", 2)})
    assert results(bench, 3)[-1] == (3, 2, "sheriff")


# N2, N8: windows.


def test_n8_in_a_conference_every_private_move_is_in_one_window() -> None:
    bench = quiet(conference())
    fell = [e.windows for e in bench.events(NightFell) if isinstance(e, NightFell)]
    assert fell == [("moves",)]
    assert bench.game.table.until - bench.game.table.began == 60_000
    acting = [s for s in range(1, 13) if any(o.do == "choose" for o in bench.view(s).offers)]
    assert acting == [COMMISSAR, DOCTOR, *MAFIA, MANIAC]


def test_n2_a_club_with_more_roles_has_one_window_more() -> None:
    deck = {"civilian": 6, "sheriff": 1, "doctor": 1, "mafia": 3, "don": 1}
    rules = book("club", options={"deck": deck})
    assert night_windows(rules, 12) == ("council", "shot", "checks", "moves")


def test_n5_no_check_on_night_1_of_a_club_that_opens_by_day() -> None:
    bench = deal("sheriff", "journalist", "mafia", rulebook="club", opening="day")
    bench.until("checks")
    assert [o.do for o in bench.view(1).offers] == ["leave"]
    bench.until("moves")
    assert [o.move for o in bench.view(2).offers if o.do == "choose"] == ["compare"]
    bench.until("dawn").until("checks")
    assert "sheriff_check" in [o.move for o in bench.view(1).offers]


# N4: the boss.


def test_n4_the_boss_is_elected_between_the_deal_and_the_first_dusk() -> None:
    bench = conference()
    bench.must(Elect(10), 9)
    bench.until("discussion")
    bench.must(Elect(11), 10)
    bench.must(Elect(11), 9)
    assert code(bench.act(Elect(1), 9)) == "NOT_OFFERED"
    assert code(bench.act(Elect(9), 1)) == "NOT_OFFERED"
    bench.until("dusk")
    assert [e.seat for e in bench.events(BossElected) if isinstance(e, BossElected)] == [11]
    team = bench.view(9).team
    assert team
    assert (team.boss, len(team.boss_votes)) == (11, 2)
    for seat in (0, 1, COMMISSAR, MANIAC):
        assert bench.view(seat).team is None


@pytest.mark.parametrize(
    ("votes", "boss"), [({}, 9), ({9: 11, 10: 10}, 10), ({9: 11, 11: 11, 10: 9}, 11)]
)
def test_n4_most_votes_level_or_none_the_lowest_seat(votes: dict[int, int], boss: int) -> None:
    bench = conference()
    for by, seat in votes.items():
        bench.must(Elect(seat), by)
    bench.until("dusk")
    assert bench.game.table.boss == boss


def test_n4_alone_he_is_the_boss_himself() -> None:
    bench = conference(("civilian",) * 4 + ("mafia",))
    assert not any(o.do == "elect" for o in bench.view(5).offers)
    assert moves(quiet(bench), {5: ("shot", 1)}).killed == (1,)


def test_n4_the_victim_is_the_one_the_boss_names() -> None:
    assert moves(quiet(elected(conference())), {9: ("shot", 1)}).killed == (1,)


@pytest.mark.parametrize(
    ("made", "killed"),
    [
        ({9: 1, 10: 2}, ()),
        ({9: 1, 10: 1, 11: 1}, (1,)),
        ({10: 1, 11: 1}, ()),
        ({}, ()),
        ({9: 10}, (10,)),
    ],
    ids=["two names", "one name", "not the boss", "nobody", "his own"],
)
def test_n4_names_received(made: dict[int, int], killed: tuple[int, ...]) -> None:
    bench = quiet(elected(conference()))
    assert moves(bench, {by: ("shot", seat) for by, seat in made.items()}).killed == killed


def test_n4_two_names_from_one_person_are_a_miss_and_nothing_is_taken_back() -> None:
    bench = quiet(elected(conference()))
    offer = next(o for o in bench.view(9).offers if o.move == "shot")
    assert (offer.final, offer.chosen) == (True, None)
    bench.must(Choose("shot", 1), 9)
    bench.must(Choose("shot", 1), 9)
    assert code(bench.act(Choose("shot", None), 9)) == "NOT_OFFERED"
    bench.must(Choose("shot", 2), 9)
    assert moves(bench, {}).killed == ()


def headless() -> Bench:
    """The second night, its window just open: the boss, seat 9, was executed that day."""
    bench = quiet(elected(conference()))
    moves(bench, {})
    return quiet(verdict(evening(bench, {1: 9}), (1,)))


def test_n4_a_boss_who_is_gone_is_followed_in_the_first_third_of_the_window() -> None:
    bench = headless()
    assert len(bench.events(BossGone)) == 1
    bench.must(Choose("shot", 3), 11)
    bench.must(Elect(11), 10)
    third = election_ends(bench.game.table)
    assert third - bench.game.table.began == 20_000
    soon = due(bench.game)[0]
    assert (soon.at, type(soon.act.do)) == (third + 250, EndElection)
    late = bench.act(Elect(11), 11, at=third + 1)
    assert code(late) == "TOO_LATE"
    assert code(bench.act(EndElection(), by="machine", at=third - 1)) == "NOT_OFFERED"
    bench.must(EndElection(), by="machine", at=third)
    assert bench.game.table.boss == 11
    assert bench.step == "moves"
    assert code(bench.act(Elect(10), 11)) == "NOT_OFFERED"
    assert moves(bench, {}).killed == (3,)


def test_n4_without_a_vote_the_lowest_seat_is_the_boss_as_the_window_closes() -> None:
    bench = headless()
    assert moves(bench, {10: ("shot", 2)}).killed == (2,)
    assert bench.game.table.boss == 10


def test_n4_a_boss_who_leaves_in_his_window_has_named_nobody() -> None:
    bench = quiet(elected(conference()))
    bench.must(Choose("shot", 1), 9)
    bench.must(Choose("shot", 1), 10)
    bench.must(Leave(), 9)
    assert not any(o.do == "elect" for o in bench.view(10).offers)
    assert moves(bench, {}).killed == ()


# N6, N8, N9: every role.


def test_n6_the_doctor_treats_himself_once_a_game() -> None:
    bench = quiet(elected(conference()))
    night = moves(bench, {9: ("shot", DOCTOR), DOCTOR: ("treat", DOCTOR)})
    assert (night.killed, night.treated) == ((), (DOCTOR,))
    quiet(bench)
    offer = next(o for o in bench.view(DOCTOR).offers if o.move == "treat")
    assert DOCTOR not in offer.seats
    assert code(bench.act(Choose("treat", DOCTOR), DOCTOR)) == "NOT_OFFERED"
    assert moves(bench, {DOCTOR: ("treat", 1), MANIAC: ("kill", 1)}).killed == ()


def test_n7_any_role_may_make_no_move() -> None:
    night = moves(quiet(conference()), {})
    assert (night.killed, night.answers, night.treated) == ((), (), ())


def test_n8_a_role_killed_this_night_still_made_its_move() -> None:
    bench = quiet(elected(conference()))
    made = {9: ("shot", DOCTOR), DOCTOR: ("treat", 1), MANIAC: ("kill", 1)}
    assert moves(bench, made).killed == (DOCTOR,)


def test_n8_the_courtesans_guest_makes_no_move() -> None:
    bench = deal("courtesan", "doctor", "sheriff", "maniac", "mafia")
    made = {1: ("distract", 2), 2: ("treat", 6), 4: ("kill", 6), 3: ("sheriff_check", 4)}
    night = moves(bench, made)
    assert (night.killed, night.treated, night.spent) == ((6,), (), ())
    assert results(bench, 3) == [(3, 4, "maniac")]
    blocked = deal("courtesan", "doctor", "sheriff", "maniac", "mafia")
    assert moves(blocked, {1: ("distract", 3), 3: ("sheriff_check", 4)}).answers == ()
    own = deal("courtesan", "doctor", "maniac", "mafia")
    moves(own, {1: ("distract", 2), 2: ("treat", 2)})
    assert 2 in next(o for o in quiet(own).view(2).offers if o.move == "treat").seats


def test_n8_a_blocked_boss_kills_nobody_and_a_blocked_shooter_is_left_out() -> None:
    bench = deal("courtesan", "mafia", "mafia")
    assert moves(bench, {1: ("distract", 2), 2: ("shot", 5), 3: ("shot", 5)}).killed == ()
    two = deal("courtesan", "mafia", "mafia")
    assert moves(two, {1: ("distract", 3), 2: ("shot", 5), 3: ("shot", 6)}).killed == (5,)
    every = deal("courtesan", "mafia", "mafia", rulebook="club")
    assert moves(every, {1: ("distract", 3), 2: ("shot", 5)}).killed == (5,)
    only = deal("courtesan", "mafia", rulebook="club")
    assert moves(only, {1: ("distract", 2), 2: ("shot", 5)}).killed == ()


def test_n8_courtesans_block_each_other() -> None:
    bench = deal("courtesan", "courtesan", "courtesan", "maniac", "mafia")
    assert moves(bench, {1: ("distract", 2), 2: ("distract", 1), 4: ("kill", 7)}).killed == (7,)
    chain = deal("courtesan", "courtesan", "maniac", "mafia")
    assert moves(chain, {1: ("distract", 2), 2: ("distract", 3), 3: ("kill", 7)}).killed == (7,)
    three = deal("courtesan", "courtesan", "courtesan", "maniac", "mafia")
    made = {1: ("distract", 2), 2: ("distract", 3), 3: ("distract", 4), 4: ("kill", 7)}
    assert moves(three, made).killed == ()


@pytest.mark.parametrize(("check", "answer"), [("role", "civilian"), ("team", "red")])
def test_n8_the_lawyers_client_looks_like_a_civilian(check: str, answer: str) -> None:
    bench = deal("lawyer", "sheriff", "mafia", "don", check=check, don_check=True)
    made = {1: ("defend", 3), 2: ("sheriff_check", 3), 4: ("don_check", 2)}
    moves(bench, made)
    assert results(bench, 2) == [(2, 3, answer)]
    assert results(bench, 4) == [(4, 2, "sheriff")]
    other = deal("lawyer", "sheriff", "don", "mafia", don_check=True)
    moves(other, {1: ("defend", 2), 3: ("don_check", 2)})
    assert results(other, 3) == [(3, 2, "not_sheriff")]


def test_n8_the_bodyguard_takes_the_attacks_in_his_guests_place() -> None:
    bench = deal("bodyguard", "doctor", "maniac", "mafia")
    made = {1: ("guard", 6), 3: ("kill", 6), 4: ("shot", 6)}
    assert moves(bench, made).killed == (1,)
    assert [p.by for p in bench.view().papers[-1].killed] == [("maniac", "mafia")]
    both = deal("bodyguard", "doctor", "maniac", "mafia")
    assert moves(both, {1: ("guard", 6), 2: ("treat", 6), 3: ("kill", 6)}).killed == ()
    late = deal("bodyguard", "doctor", "maniac", "mafia")
    assert moves(late, {1: ("guard", 6), 2: ("treat", 1), 3: ("kill", 6)}).killed == (1,)


def test_n8_the_journalist_learns_whether_two_share_a_team() -> None:
    bench = deal("journalist", "mafia", "lawyer", "maniac", "doctor")
    offer = next(o for o in bench.view(1).offers if o.move == "compare")
    assert (offer.most, 1 in offer.seats) == (2, False)
    assert code(bench.act(Choose("compare", 2), 1)) == "NOT_OFFERED"
    assert code(bench.act(Choose("compare", 2, 2), 1)) == "NOT_OFFERED"
    night = moves(bench, {1: ("compare", 2, 3), 3: ("defend", 2)})
    assert [(a.seat, a.other, a.answer) for a in night.answers] == [(2, 3, "same_team")]
    night = moves(quiet(bench), {1: ("compare", 4, 5)})
    assert night.answers[0].answer == "other_team"


def test_n8_the_immortal_lives_through_the_first_untreated_attack() -> None:
    bench = deal("immortal", "doctor", "maniac", "mafia")
    assert moves(bench, {2: ("treat", 1), 3: ("kill", 1)}).spent == ()
    assert moves(quiet(bench), {3: ("kill", 1)}).killed == ()
    assert moves(quiet(bench), {3: ("kill", 1)}).killed == (1,)


def test_n9_attacked_and_treated_only_that_the_doctor_came() -> None:
    bench = quiet(elected(conference()))
    made = {9: ("shot", 1), DOCTOR: ("treat", 1), COMMISSAR: ("sheriff_check", 2)}
    moves(bench, made)
    paper = bench.view().papers[-1]
    assert (paper.killed, paper.treated, paper.checked) == ((), (1,), True)
    plain = quiet(elected(conference(news="deaths")))
    moves(plain, made)
    told = plain.view().papers[-1]
    assert (told.killed, told.treated, told.checked) == ((), (), False)


def test_n9_hit_by_both_killers_both_are_named() -> None:
    bench = quiet(elected(conference()))
    moves(bench, {9: ("shot", 1), MANIAC: ("kill", 1)})
    killed = bench.view().papers[-1].killed
    assert [(k.seat, k.by, k.role) for k in killed] == [(1, ("maniac", "mafia"), "civilian")]
    two = quiet(elected(conference()))
    moves(two, {9: ("shot", 1), MANIAC: ("kill", 2)})
    assert [(k.seat, k.by) for k in two.view().papers[-1].killed] == [
        (1, ("mafia",)),
        (2, ("maniac",)),
    ]


# G8: maniacs.


@pytest.mark.parametrize(
    ("roles", "made", "result"),
    [
        (("maniac", "mafia"), {1: ("kill", 2), 2: ("shot", 1)}, "town"),
        (("maniac", "mafia"), {1: ("kill", 2), 2: ("shot", 3)}, ""),
        (("maniac", "mafia", "mafia"), {1: ("kill", 4), 2: ("shot", 5)}, ""),
        (("maniac", "mafia", "mafia"), {2: ("shot", 1)}, ""),
        (("mafia", "mafia", "maniac"), {1: ("shot", 3), 3: ("kill", 4)}, ""),
    ],
    ids=["each other", "maniac remains", "no parity yet", "maniac out", "both"],
)
def test_g8_games_with_a_maniac(roles: tuple[str, ...], made: dict[int, Any], result: str) -> None:
    bench = quiet(conference((*roles, *("civilian",) * (2 * len(roles) - 1))))
    moves(bench, made)
    outcome = bench.game.table.outcome
    assert (outcome.result if outcome else "") == result


def endgame(roles: tuple[str, ...], living: tuple[int, ...], leaves: tuple[int, ...]) -> str:
    """The result once `leaves` go together from among the living."""
    from msgspec.structs import replace

    from palermo.game.departures import Decided, leaving

    table = conference(roles).game.table
    gone = leaving(replace(table, living=living), leaves, "night")
    found = [e.outcome.result for e in gone if isinstance(e, Decided)]
    return found[0] if found else ""


@pytest.mark.parametrize(
    ("living", "leaves", "result"),
    [
        ((1, 9, 12), (1,), "maniac"),
        ((1, 2, 12), (1,), "maniac"),
        ((1, 12), (1,), "maniac"),
        ((1, 9, 12), (9, 12), "town"),
        ((9, 12), (9, 12), "draw"),
        ((1, 2, 9, 10, 12), (1,), ""),
        ((1, 2, 9, 10, 12), (12,), "mafia"),
        ((1, 2, 3, 9, 12), (9,), ""),
        ((1, 2, 3, 9, 12), (12,), ""),
        ((1, 9, 10, 12), (10,), ""),
    ],
)
def test_g8_every_end_with_a_maniac(
    living: tuple[int, ...], leaves: tuple[int, ...], result: str
) -> None:
    assert endgame(TWELVE, living, leaves) == result


# G13: decks.


@pytest.mark.parametrize("size", range(4, 21))
@pytest.mark.parametrize("rulebook", BOOKS)
def test_g13_the_standard_decks(rulebook: str, size: int) -> None:
    deck = standard_deck(book(rulebook), size)
    assert deck_faults(deck, size) == ()
    black = 1 if size < 6 else 2 if size < 9 else 3 if size < 12 else 4
    black = black if size < 15 else 5 if size < 18 else 6
    assert deck.get("mafia", 0) + deck.get("don", 0) == black
    assert deck.get("sheriff", 0) == (size >= 5)
    conferring = rulebook == "conference"
    assert deck.get("don", 0) == (black > 1 and not conferring)
    for role, least in (("doctor", 7), ("maniac", 9), ("sergeant", 11)):
        assert deck.get(role, 0) == (conferring and size >= least)


@pytest.mark.parametrize(
    ("deck", "fault"),
    [
        ({"civilian": 4, "sergeant": 1, "mafia": 1}, "sergeant needs sheriff"),
        ({"civilian": 3, "maniac": 1, "mafia": 2}, "fewer than half"),
        ({"civilian": 5, "maniac": 1}, "no black"),
        ({"civilian": 4, "werewolf": 1, "mafia": 1}, "no role 'werewolf'"),
    ],
)
def test_g13_which_decks_cannot_be_dealt(deck: dict[str, int], fault: str) -> None:
    assert fault in "; ".join(deck_faults(deck, 6))


def test_n1_the_mafias_channel_is_open_from_the_deal_to_the_end() -> None:
    bench = conference()
    steps = set()
    while bench.game.table.day < 2:
        steps.add(bench.step)
        for seat in range(1, 13):
            place = bench.view(seat).floor
            assert ("mafia" in place.write) == ("mafia" in place.read) == (seat in MAFIA)
        bench.next()
    assert steps == {"confirm", "discussion", "evening", "dusk", "moves", "dawn"}


def test_s1_who_writes_in_a_conference() -> None:
    bench = conference()
    assert bench.view(1).floor.write == ("judge",)
    assert bench.view(1).floor.write == bench.until("moves").view(1).floor.write
    for step in ("discussion", "evening"):
        bench = conference().until(step)
        assert bench.view(1).floor.write == ("table", "judge")
        assert bench.view(9).floor.write == ("table", "mafia", "judge")
        assert bench.view(0).floor.write == ("gallery",)
    bench = evening(conference(), {1: 5})
    assert bench.view(9).floor.write == ("mafia", "judge")
    bench.until("verdict")
    assert bench.view(1).floor.write == ("table", "judge")


def test_n2_every_night_of_a_conference_is_alike() -> None:
    bench = conference()
    for seat in (COMMISSAR, DOCTOR, MANIAC):
        bench.must(Leave(), seat)
    moves(quiet(bench), {})
    moves(quiet(close_election(bench)), {})
    windows = [e.window for e in bench.events(WindowOpened) if isinstance(e, WindowOpened)]
    assert windows == ["moves", "moves"]
