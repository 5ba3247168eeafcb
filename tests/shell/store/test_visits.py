"""Presence as the stores count it: one suite for all of them (design 7)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from palermo.store.commits import Commits, Draft, Present, Stored
from palermo.store.memory import MemoryCommits
from palermo.store.sqlite import SqliteCommits
from palermo.store.visits import Silent, Visit

Story = Callable[[Commits], Awaitable[None]]
Play = Callable[[Story], None]


@pytest.fixture(params=["memory", "sqlite"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Tells a story to a fresh store of each kind."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Commits]:
        in_memory = request.param == "memory"
        kept = MemoryCommits() if in_memory else SqliteCommits.open(tmp_path / "log.sqlite")
        yield kept
        await kept.close()

    async def tell(story: Story) -> None:
        async with opened() as store:
            await story(store)

    return lambda story: asyncio.run(tell(story))


def away(expected: int, number: int) -> Draft:
    silent = Silent("nina", number)
    return Draft("a", expected, 9, "machine", f"away.{number}", b"{}", "lobby", None, silent)


def test_entries_are_numbered_across_servers(play: Play) -> None:
    async def story(store: Commits) -> None:
        assert await store.come("a", "nina", "one") == 1
        assert await store.come("a", "nina", "two") == 2
        assert await store.come("b", "nina", "one") == 1
        assert await store.visits("a") == [Visit("a", "nina", 2, "two")]
        assert await store.visits_at("one") == [Visit("b", "nina", 1, "one")]
        together = await asyncio.gather(*(store.come("a", "rosa", "one") for _ in range(5)))
        assert sorted(together) == [1, 2, 3, 4, 5]

    play(story)


def test_only_the_current_entry_can_be_declared_away(play: Play) -> None:
    async def story(store: Commits) -> None:
        await store.come("a", "nina", "one")
        await store.come("a", "nina", "two")
        assert await store.append(away(0, 1)) == Present()
        assert await store.head("a") is None
        answer, number = await asyncio.gather(
            store.append(away(0, 2)), store.come("a", "nina", "one")
        )
        assert isinstance(answer, Stored)
        assert number == 3
        number, late = await asyncio.gather(
            store.come("a", "nina", "one"), store.append(away(1, 3))
        )
        assert (number, late) == (4, Present())

    play(story)


def test_only_the_current_entry_can_fall_silent(play: Play) -> None:
    async def story(store: Commits) -> None:
        await store.beat("one", 1_000)
        await store.come("a", "nina", "one")
        await store.come("a", "nina", "one")
        await store.go(Visit("a", "nina", 1, "one", 40))
        assert await store.silent(50, 0) == []
        await store.go(Visit("a", "nina", 2, "one", 40))
        await store.go(Visit("a", "nina", 2, "one", 45))
        assert await store.silent(39, 0) == []
        gone = Visit("a", "nina", 2, "one", 40)
        assert await store.silent(40, 0) == [gone]
        assert await store.visits_at("one") == []
        await store.settle(gone)
        assert await store.silent(50, 5_000) == []
        assert await store.come("a", "nina", "one") == 3
        assert await store.silent(50, 0) == []

    play(story)


def test_a_dead_servers_people_are_silent_as_of_its_last_sign(play: Play) -> None:
    async def story(store: Commits) -> None:
        await store.beat("one", 100)
        await store.beat("two", 300)
        await store.come("a", "nina", "one")
        await store.come("a", "rosa", "two")
        assert await store.silent(0, 99) == []
        gone = Visit("a", "nina", 1, "one", 100)
        assert await store.silent(0, 200) == [gone]
        await store.settle(gone)
        assert await store.silent(0, 200) == []

    play(story)


def test_one_who_was_seated_and_does_not_come_is_silent(play: Play) -> None:
    async def story(store: Commits) -> None:
        await store.expect("a", "nina", "one", 10)
        await store.expect("a", "nina", "one", 20)
        assert await store.silent(10, 0) == [Visit("a", "nina", 0, "one", 10)]
        assert await store.come("a", "nina", "one") == 1
        await store.expect("a", "nina", "one", 30)
        assert await store.silent(30, -1) == []
        await store.settle(Visit("a", "nina", 1, "one", 35))
        await store.expect("a", "nina", "one", 40)
        assert await store.silent(40, 0) == [Visit("a", "nina", 1, "one", 40)]

    play(story)
