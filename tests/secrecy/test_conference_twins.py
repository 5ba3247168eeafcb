"""S2 over everything that is new in a conference: who confirmed, who was visited, refusals of
night moves, the doctor's self-treatment, the boss's choice, the courtesan's guest, the lawyer's
client, the sergeant's taking over."""

from __future__ import annotations

from typing import Any

import pytest

from palermo.game.boss import BossElected
from palermo.game.phases.night import Choose
from palermo.rules.books import book

from .conference_twins import ConferenceTwin, chance_of
from .test_twins import told
from .twins import frames, twin_roles

EVERYONE = (
    *("civilian",) * 4,
    *("sheriff", "sergeant", "doctor", "courtesan", "bodyguard", "journalist", "immortal"),
    *("mafia", "mafia", "lawyer", "maniac"),
)
KNOWERS = {"hall": 0, "mafia": 12} | {role: EVERYONE.index(role) + 1 for role in EVERYONE[3:]}
KNOWERS["another mafia"] = 13
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"news": "deaths"},
    {"check": "team"},
)


def play(knower: int, seed: int, **options: Any) -> tuple[ConferenceTwin, ConferenceTwin]:
    """Two twins side by side for two days and nights, until either is over."""
    deck = {role: EVERYONE.count(role) for role in set(EVERYONE)}
    rules = book("conference", options={"deck": deck, "reveal": "never"} | options)
    other = twin_roles(EVERYONE, knower, chance_of(seed))
    one = ConferenceTwin(rules, EVERYONE, knower, seed, 1)
    two = ConferenceTwin(rules, other, knower, seed, 2)
    for _ in range(60):
        if one.bench.over or two.bench.over or one.bench.game.table.day > 3:
            break
        one.step(two)
        two.step(one)
    return one, two


def check(knower: int, seed: int, **options: Any) -> int:
    """Compare the twins' frames and refusals; returns how many frames there were."""
    one, two = play(knower, seed, **options)
    mine, theirs = told(one), told(two)
    for number, (left, right) in enumerate(zip(mine, theirs, strict=False)):
        assert left == right, f"frame {number} of seat {knower} differs"
    if not (one.bench.over or two.bench.over):
        assert one.refusals == two.refusals
        assert len(mine) == len(theirs)
    return min(len(mine), len(theirs))


@pytest.mark.parametrize("who", KNOWERS)
@pytest.mark.parametrize("seed", range(2))
def test_s2_twins_of_a_conference(who: str, seed: int) -> None:
    assert check(KNOWERS[who], seed, **OPTIONS[seed]) > 12


@pytest.mark.long
@pytest.mark.parametrize("who", KNOWERS)
@pytest.mark.parametrize("seed", range(10, 60))
def test_s2_many_twins_of_a_conference(who: str, seed: int) -> None:
    assert check(KNOWERS[who], seed, **OPTIONS[seed % 3]) > 8


def test_s2_the_twins_of_a_conference_do_differ() -> None:
    """The boss, the visits and the confirmations are other ones, and all of it can be seen."""
    differ = set()
    for seed in range(6):
        one, two = play(0, seed)
        for name, of in {
            "boss": lambda t: [e.seat for e in t.bench.events(BossElected)],
            "moves": lambda t: [(r.seat, r.do) for r in t.bench.log if isinstance(r.do, Choose)],
            "confirmed": lambda t: [
                r.seat for r in t.bench.log if type(r.do).__name__ == "Confirm"
            ],
        }.items():
            if of(one) != of(two):
                differ.add(name)
        assert frames(one.bench, 12) != frames(two.bench, 12)
    assert differ == {"boss", "moves", "confirmed"}
