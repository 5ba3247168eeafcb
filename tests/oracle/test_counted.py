"""Counted positions of every rulebook, kept in `counted.json`.

A number that moved is a rule that changed: if that was meant, write the new number there.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from palermo.kit.counting import ways
from palermo.kit.tables import Bench

from ..clauses.conferring import (
    MANIAC,
    conference,
    elected,
    evening,
    moves,
    quiet,
    speak_out,
    verdict,
)
from ..clauses.playing import club, hands, night, speeches
from ..clauses.test_sport import all_shoot, sport

COUNTED = json.loads(Path(__file__).with_name("counted.json").read_text())
HALVES = {4: (1, 2, 3, 4, 5), 8: (6, 7, 8, 9, 10)}


def position(name: str) -> Bench:
    """The named position."""
    rulebook, _, where = name.partition(": ")
    if rulebook == "sport":
        return _sport(where)
    if rulebook == "conference":
        return _conference(where)
    free = speeches(club(vote="free"), {1: 4, 2: 8})
    return {
        "first speech": lambda: club().until("speech"),
        "acquaintance": lambda: club().until("acquaintance"),
        "first hand of three": lambda: speeches(club(), {1: 4, 2: 8, 3: 9}).until("hand"),
        "free ballot of two": lambda: free.until("ballot"),
        "council": lambda: speeches(club()).until("council"),
        "shot": lambda: speeches(club()).until("shot"),
        "checks": lambda: speeches(club()).until("checks"),
        "checks after a death": lambda: night(speeches(club()), 3).until("checks"),
    }[where]()


def _conference(where: str) -> Bench:
    def headless() -> Bench:
        bench = quiet(elected(conference()))
        moves(bench, {MANIAC: ("kill", 1)})
        return quiet(verdict(evening(bench, {2: 9}), (2,)))

    level = {1: 5, 2: 4}
    return {
        "confirm": lambda: conference(),
        "discussion": lambda: conference().until("discussion"),
        "evening": lambda: conference().until("evening"),
        "second round": lambda: speak_out(speak_out(evening(conference(), level))),
        "verdict": lambda: speak_out(evening(elected(conference()), {1: 5})),
        "the night": lambda: quiet(elected(conference())),
        "the night without a boss": headless,
    }[where]()


def _sport(where: str) -> Bench:
    def lifted() -> Bench:
        bench = speeches(sport(), {1: 4, 2: 8})
        hands(bench, HALVES)
        hands(bench.until("hand"), HALVES)
        return bench.until("lift")

    return {
        "first speech": lambda: sport().until("speech"),
        "acquaintance": lambda: sport().until("acquaintance"),
        "called shot": lambda: speeches(sport()).until("shot"),
        "checks after a death": lambda: all_shoot(speeches(sport()), 3).until("checks"),
        "lift": lifted,
        "best move": lambda: all_shoot(speeches(sport("fsm-2024")), 3).until("best_move"),
    }[where]()


@pytest.mark.parametrize("name", COUNTED)
def test_g4_counted_positions(name: str) -> None:
    depths: list[int] = COUNTED[name]
    game = position(name).game
    assert [ways(game, depth) for depth in range(1, len(depths) + 1)] == depths
