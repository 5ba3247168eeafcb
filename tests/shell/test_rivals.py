"""Two servers on one store in a bad world (issue 3.5): nobody may notice.

Hints are lost, repeated and late, clocks are 1.5 s apart, servers are killed, lines break, all at
once too. The witness must also find what is planted, or its silence would mean nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from msgspec.structs import replace

from palermo.game.refusals import Refusal
from palermo.kit.clock import VirtualClock, run
from palermo.kit.faults import Faults, WrongClock
from palermo.kit.rivals import Story, played
from palermo.kit.witness import findings
from palermo.server.clock import StoreClock
from palermo.server.node import Node
from palermo.server.table import act as acting
from palermo.server.table import talk
from palermo.server.table.act import Acts
from palermo.server.table.presence import Presence
from palermo.store.commits import Conflict

SHORT, LONG, BLOCK = 50, 1_000, 50
WORSE = Faults(lose=0.7, kill_every=20_000, break_every=30_000)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Servers that are cut off complain, and rightly."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    yield
    structlog.reset_defaults()


async def told(
    seed: int, faults: Faults | None = None, file: Path | None = None
) -> tuple[Story, list[str]]:
    story = await played(seed, faults, file)
    found = await findings(story)
    await story.ledger.close()
    return story, found


def block(first: int, last: int) -> None:
    deaths, entries = 0, 0
    for seed in range(first, last):
        story, found = run(told(seed))
        assert found == [], f"seed {seed}"
        deaths += len(story.deaths)
        entries += sum(len(visitor.ups) for visitor in story.visitors)
    assert deaths > last - first, "the world was not bad enough"
    assert entries > 10 * (last - first)


@pytest.mark.parametrize("first", range(0, SHORT, 10))
def test_a_bad_world_harms_nobody(first: int) -> None:
    block(first, first + 10)


@pytest.mark.parametrize("seed", range(5))
def test_nor_does_it_where_the_log_is_a_file(seed: int, tmp_path: Path) -> None:
    _, found = run(told(seed, file=tmp_path / "log.sqlite"))
    assert found == []


def test_a_file_and_memory_tell_the_same_story(tmp_path: Path) -> None:
    (one, _), (two, _) = run(told(3)), run(told(3, file=tmp_path / "log.sqlite"))
    assert list(one.ledger.kept.values()) == list(two.ledger.kept.values())


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("first", range(SHORT, LONG + SHORT, BLOCK))
def test_a_thousand_games_in_a_bad_world(first: int) -> None:
    block(first, first + BLOCK)


def test_the_same_seed_is_the_same_story() -> None:
    (one, _), (two, _) = run(told(3)), run(told(3))
    assert one.deaths == two.deaths
    assert one.ledger.kept.values() != []
    assert list(one.ledger.kept.values()) == list(two.ledger.kept.values())


def test_servers_agree_on_the_time() -> None:
    async def story() -> None:
        right = VirtualClock(asyncio.get_running_loop())
        clocks = [StoreClock(WrongClock(right, ahead)) for ahead in (-750, 0, 90_000)]

        async def told_late() -> int:
            await asyncio.sleep(0.02)
            now = right.now()
            await asyncio.sleep(0.06)
            return now

        for clock in clocks:
            before = clock.now()
            for _ in range(3):
                await clock.agree(told_late)
            assert clock.now() >= before
            # A clock that is right is left alone; a wrong one is off by a journey at most.
            assert clock is clocks[2] or abs(clock.now() - right.now()) <= 80
        assert clocks[1].now() == right.now()

    run(story())


def no_second_try(patch: pytest.MonkeyPatch) -> None:
    """A conflict is a refusal."""

    async def decide(self: Acts, live: Any, act: Any, at: int, by: str, silent: Any) -> Any:
        timed = replace(act, at=max(at, live.at))
        played = acting.play(live.game, timed, live.entries)
        if not isinstance(played, tuple):
            return played
        entry = acting.Entry.of(timed, played[0])
        answer = await self._commits.append(acting.draft(live, entry, by, played[1], silent))
        await self._host.catch_up(live)
        return acting.STORE_DOWN if isinstance(answer, Conflict) else None

    patch.setattr(Acts, "_decide", decide)


def refusals_unread(patch: pytest.MonkeyPatch) -> None:
    """Who is refused is refused by what this server knows, however old that is."""
    real = Acts._decide

    async def decide(self: Acts, live: Any, act: Any, at: int, by: str, silent: Any) -> Any:
        played = acting.play(live.game, replace(act, at=max(at, live.at)), live.entries)
        if isinstance(played, Refusal) and (by, act.id) not in live.ids:
            return played
        return await real(self, live, act, at, by, silent)

    patch.setattr(Acts, "_decide", decide)


def no_healing(patch: pytest.MonkeyPatch) -> None:
    """What a hint does not say is never read."""

    async def nothing(self: Node) -> None:
        pass

    patch.setattr(Node, "_heal", nothing)


def clocks_as_they_are(patch: pytest.MonkeyPatch) -> None:
    """The servers' own clocks are believed."""

    async def nothing(self: StoreClock, store: Any) -> None:
        pass

    patch.setattr(StoreClock, "agree", nothing)


def presence_of_one_server(patch: pytest.MonkeyPatch) -> None:
    """Whoever is gone from here is away, wherever else he may be."""
    real = Acts.do

    async def do(self: Acts, live: Any, act: Any, by: str, silent: Any = None) -> Any:
        return await real(self, live, act, by)

    patch.setattr(Acts, "do", do)


def hasty_absences(patch: pytest.MonkeyPatch) -> None:
    """A server is held for dead as soon as a sign is late."""
    real = Presence.__init__

    def made(self: Presence, *parts: Any) -> None:
        real(self, *parts)
        self._lifetime = -2_500

    patch.setattr(Presence, "__init__", made)


def nobody_looks(patch: pytest.MonkeyPatch) -> None:
    """A dead server's people are nobody's business."""

    async def nothing(self: Presence) -> None:
        pass

    patch.setattr(Presence, "look", nothing)


def lines_without_names(patch: pytest.MonkeyPatch) -> None:
    """A line that is said again is another line."""
    real = talk._said

    def said(*parts: Any) -> Any:
        return replace(real(*parts), id="")

    patch.setattr(talk, "_said", said)


PLANTED: list[Callable[[pytest.MonkeyPatch], None]] = [
    no_second_try, refusals_unread, no_healing, clocks_as_they_are, presence_of_one_server,
    hasty_absences, nobody_looks, lines_without_names,
]  # fmt: skip


def noticed(seed: int) -> bool:
    """Whether anything is found, or goes so wrong that the persons cannot even sit down."""
    try:
        return bool(run(told(seed, WORSE))[1])
    except AssertionError:
        return True


@pytest.mark.parametrize("plant", PLANTED, ids=[plant.__name__ for plant in PLANTED])
def test_a_planted_fault_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert any(map(noticed, range(40)))
