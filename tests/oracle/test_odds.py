"""The odds of the bare game: published figures, and the engine's own departures."""

from __future__ import annotations

import json
from fractions import Fraction
from math import sqrt

import pytest
from click.testing import CliRunner

from palermo.cli import main
from palermo.odds import odds
from palermo.simulate import random_exit

PARITY = [
    (10, 3, "day", "11/160"),
    (9, 2, "day", "94/315"),
    (13, 3, "day", "16/77"),
    (21, 3, "day", "107368/323323"),
    (10, 3, "night", "4/35"),
    (10, 2, "night", "94/315"),
]
# Migdal's model: the mafia win when no citizen is left.
MIGDAL = [(10, 3, "91/128"), (7, 2, "27/35"), (21, 2, "478099/969969")]


@pytest.mark.parametrize(("seats", "mafia", "first", "town"), PARITY)
def test_g8_odds_under_parity(seats: int, mafia: int, first: str, town: str) -> None:
    assert odds(seats, mafia, first).town == Fraction(town)  # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "mafia", "wins"), MIGDAL)
def test_g8_odds_of_migdals_model(seats: int, mafia: int, wins: str) -> None:
    assert odds(seats, mafia, "day", "last").mafia == Fraction(wins)


def test_g8_odds_on_the_command_line() -> None:
    args = ["odds", "--seats", "10", "--mafia", "3", "--first", "day", "--json"]
    done = CliRunner().invoke(main, args)
    assert json.loads(done.output) == {"town": "11/160", "mafia": "149/160"}
    bad = CliRunner().invoke(main, ["odds", "--seats", "3", "--mafia", "3"])
    assert bad.exit_code == 2
    assert "fewer than all" in bad.output


def deviation(seats: int, mafia: int, first: str, games: int) -> float:
    """How far the engine's share of town wins is from the exact one, in standard errors."""
    exact = float(odds(seats, mafia, first).town)  # type: ignore[arg-type]
    share = random_exit(seats, mafia, first, games, seed=2026).wins["town"] / games
    return abs(share - exact) / sqrt(exact * (1 - exact) / games)


@pytest.mark.parametrize(("seats", "mafia", "first", "town"), PARITY)
def test_g8_the_engine_agrees(seats: int, mafia: int, first: str, town: str) -> None:
    assert deviation(seats, mafia, first, 4_000) < 4


@pytest.mark.long
@pytest.mark.parametrize("first", ["day", "night"])
def test_g8_the_engine_agrees_over_400_000_games(first: str) -> None:
    assert deviation(10, 3, first, 400_000) < 4
