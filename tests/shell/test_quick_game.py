"""How long a quick game is: nine bots, and a person who uses all his time."""

from __future__ import annotations

import asyncio
from statistics import median

import pytest

from palermo.kit.clock import run
from palermo.kit.town import Town

MINUTE_MS = 60_000


async def minutes(seed: int) -> float:
    """One game in virtual time, from the start to the outcome, in minutes."""
    town = await Town(seed).start()
    person = await town.person("Vera")
    table = (await town.node.lobby.with_bots(person)).stream
    browser = await town.browser(table, "Vera")
    began = town.clock.now()
    while browser.state["table"]["status"] != "over":
        assert browser.state["table"]["status"] == "playing"
        await asyncio.sleep(1)
    ended = town.clock.now()
    await browser.close()
    await town.stop()
    return (ended - began) / MINUTE_MS


def lengths(seeds: range) -> list[float]:
    """The lengths of some games."""
    return [run(minutes(seed)) for seed in seeds]


def test_a_quick_game_takes_less_than_twelve_minutes() -> None:
    assert median(lengths(range(5))) < 12


@pytest.mark.long
def test_a_hundred_quick_games_take_less_than_twelve_minutes() -> None:
    found = lengths(range(100))
    print(f"median {median(found):.2f}, longest {max(found):.2f} virtual minutes")
    assert median(found) < 12
