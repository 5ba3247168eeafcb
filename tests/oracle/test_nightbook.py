"""The engine's night against the slow reading: all twelve roles, whatever Hypothesis invents."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from palermo.game.act import Leave
from palermo.game.boss import EndElection, electing, election_ends
from palermo.game.offers import seat_offers
from palermo.game.phases.night import Choose, NightResolved
from palermo.kit.games import when
from palermo.kit.tables import Bench
from palermo.rules.books import book
from palermo.rules.roles import ROLES

from .nightbook import NightBook

# Two of whom it is told that they are several; a civilian's seats are few, so that moves meet.
DEALT = (
    *("civilian", "sheriff", "sergeant", "doctor", "doctor"),
    *("courtesan", "courtesan", "courtesan", "courtesan", "bodyguard", "bodyguard"),
    *("journalist", "immortal", "immortal", "mafia", "don", "lawyer", "maniac", "maniac"),
)
BOOKS = ("conference", "unanimous", "club", "called")


def dealt(kind: str, tells: str) -> Bench:
    """A table with every role, at its first dusk (`club` rulebooks: without a vote before it)."""
    deck = {role: DEALT.count(role) for role in set(DEALT)}
    own: dict[str, Any] = {"deck": deck, "check": tells, "don_check": True, "reveal": "never"}
    if kind == "unanimous":
        own["shot"] = "unanimous"
    if kind == "called":
        own |= {"shooting": "called"}
    rules = book("conference" if kind in ("conference", "unanimous") else "club", options=own)
    size = len(DEALT)
    bench = Bench(rules, size, people=range(1, size + 1), roles=DEALT, watch=False)
    bench.until("evening" if rules.vote == "trial" else "speech")
    return bench.until("dusk")


def test_g12_all_twelve_roles_are_dealt() -> None:
    assert set(DEALT) == set(ROLES)
    assert len(ROLES) == 12


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.integers(0, 2**40),
    kind=st.sampled_from(BOOKS),
    tells=st.sampled_from(("team", "role")),
)
def test_n8_the_night_is_the_slow_readings_night(seed: int, kind: str, tells: str) -> None:
    nights(Random(seed), kind, tells)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2000))
def test_n8_thousands_of_nights_are_the_slow_readings_nights(seed: int) -> None:
    random = Random(f"nights {seed}")
    nights(random, random.choice(BOOKS), random.choice(("team", "role")))


def nights(random: Random, kind: str, tells: str) -> None:
    """Up to three nights of a game, each compared."""
    bench = dealt(kind, tells)
    used: set[tuple[int, str]] = set()
    for _ in range(3):
        table = bench.game.table
        gone = 2 not in table.living
        asked: dict[tuple[int, str], list[int]] = {}
        while bench.step != "dawn":
            _moves(random, bench, asked)
            if bench.over:
                return
            bench.next()
        if random.random() < 0.25:
            bench.must(Leave(), random.choice(bench.game.table.living))
        if bench.over:
            return
        table = bench.game.table
        pad = NightBook(
            dict(enumerate(DEALT, 1)),
            set(table.living),
            asked,
            set(used),
            bossed=table.rules.shot == "boss",
            boss=table.boss,
            commissar_gone=gone,
            tells_roles=tells == "role",
        )
        bench.next()
        _compare(bench, pad)
        used |= pad.used_up()
        if bench.over:
            return
        while bench.step != "dusk":
            bench.next()
            if bench.over:
                return


def _moves(random: Random, bench: Bench, asked: dict[tuple[int, str], list[int]]) -> None:
    """In one window: some move, some think better of it, one may leave."""
    if electing(bench.game.table) and bench.game.table.night:
        bench.must(EndElection(), by="machine", at=election_ends(bench.game.table))
    few = random.sample(range(1, len(DEALT) + 1), random.randint(3, 6))
    shots = []
    for seat in bench.game.table.living:
        for offer in seat_offers(bench.game, seat):
            among = [s for s in few if s in offer.seats]
            if offer.do != "choose" or not among or random.random() < 0.1:
                continue
            agreed = offer.move == "shot" and random.random() < 0.9
            first = among[0] if agreed else random.choice(among)
            named = [first]
            if offer.most == 2:
                named.append(next((s for s in offer.seats if s != first), 0))
            if offer.move == "shot":
                shots.append((first, seat))
                continue
            bench.must(Choose(offer.move, *named), seat)
            asked[seat, offer.move] = named
    for target, seat in sorted(shots):
        do = Choose("shot", target)
        bench.must(do, seat, at=when(bench, do))
        asked[seat, "shot"] = [target]
    if random.random() < 0.1:
        bench.must(Leave(), random.choice(bench.game.table.living))


def _compare(bench: Bench, pad: NightBook) -> None:
    events = [e for e in bench.log[-1].events if isinstance(e, NightResolved)]
    assert len(events) == 1
    night = events[0]
    assert list(night.killed) == pad.dead()
    assert list(night.treated) == pad.treated()
    assert set(night.spent) == pad.used_up()
    assert {(a.by, a.move): a.answer for a in night.answers} == pad.told()
