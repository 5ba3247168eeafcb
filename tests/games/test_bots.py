"""Bots play every rulebook, and the baseline plays better than chance."""

from __future__ import annotations

import json
from functools import cache
from math import erfc, sqrt

import pytest
from click.testing import CliRunner

from palermo.cli import main
from palermo.rules.books import book
from palermo.rules.decks import standard_deck
from palermo.rules.options import with_options
from palermo.rules.roles import ROLES
from palermo.simulate import Crew, interval, play_one, simulate

SEATS = {"club": 10, "sport": 10, "conference": 12}


@cache
def wins(rulebook: str, town: str, mafia: str, games: int) -> dict[str, int]:
    """Who won how often; the solo roles play baseline."""
    rules = book(rulebook)
    return simulate(rules, SEATS[rulebook], games, 17, Crew(town, mafia)).wins


def chance(more: int, less: int, games: int) -> float:
    """How probable it is that as many more wins, of as many games, came about by chance."""
    both = (more + less) / (2 * games)
    spread = sqrt(2 * both * (1 - both) / games) or 1.0
    return erfc((more - less) / games / spread / sqrt(2)) / 2


def better(rulebook: str, games: int, most: float) -> None:
    """Baseline against chance, on either side."""
    chances = wins(rulebook, "random", "random", games)["town"]
    town = wins(rulebook, "baseline", "random", games)
    assert chance(town["town"], chances, games) < most
    mafia = wins(rulebook, "baseline", "baseline", games)["mafia"]
    assert chance(mafia, town["mafia"], games) < most


@pytest.mark.parametrize("rulebook", SEATS)
def test_the_baseline_is_better_than_chance_in_a_few_games(rulebook: str) -> None:
    better(rulebook, 20, 0.05)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("rulebook", SEATS)
def test_the_baseline_is_better_than_chance(rulebook: str) -> None:
    better(rulebook, 2000, 0.001)


def test_simulate_tells_the_confidence_of_a_conference() -> None:
    """As `palermo simulate` does for twelve: with doctor, maniac and sergeant."""
    asked = ["simulate", "--rulebook", "conference", "--seats", "12", "--games", "4", "--json"]
    done = CliRunner().invoke(main, [*asked, "--seed", "7"])
    told = json.loads(done.output)
    assert {"doctor", "maniac", "sergeant"} <= set(told["deck"])
    assert sum(told["wins"].values()) == 4
    assert set(told["intervals"]) == {"town", "mafia", "maniac", "draw"}
    assert (
        json.loads(CliRunner().invoke(main, [*asked, "--seed", "7"]).output)["wins"] == told["wins"]
    )
    low, high = interval(500, 1000)
    assert (low, high) == (0.4691, 0.5309)
    assert interval(0, 10)[0] == 0.0


def test_g12_bots_play_every_role_in_every_rulebook() -> None:
    """A deck of fifteen with all twelve roles, played to the end."""
    from random import Random

    for rulebook in SEATS:
        deck = dict.fromkeys(ROLES, 1) | {"civilian": 4}
        assert set(standard_deck(book(rulebook), 15)) <= set(deck)
        rules = with_options(book(rulebook), {"deck": deck})
        for seed in range(2):
            assert play_one(rules, 15, Random(seed), Crew()).result
