"""One suite for every store of the log."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from palermo.store.commits import (
    GENESIS,
    Commits,
    Conflict,
    Draft,
    Duplicate,
    Line,
    Mark,
    Stored,
    StoreError,
    broken_link,
    chained,
)
from palermo.store.memory import MemoryCommits
from palermo.store.sqlite import SqliteCommits

Story = Callable[[Commits], Awaitable[None]]
Play = Callable[[Story], None]


def draft(expected: int, name: str = "", stream: str = "a", **more: object) -> Draft:
    plain = Draft(stream, expected, 1000 + expected, "x", name or f"c{expected}", b"{}", "lobby", 5)
    return replace(plain, **more)


def line(version: int, text: str = "hello", **more: object) -> Line:
    return replace(Line("a", "table", version, 7, "who", 3, text), **more)


@pytest.fixture(params=["memory", "sqlite"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Tells a story to a fresh store of each kind."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Commits]:
        kept = (
            MemoryCommits()
            if request.param == "memory"
            else SqliteCommits.open(tmp_path / "log.sqlite")
        )
        yield kept
        await kept.close()

    async def tell(story: Story) -> None:
        async with opened() as store:
            await story(store)

    return lambda story: asyncio.run(tell(story))


def test_rows_come_back_in_order(play: Play) -> None:
    async def story(store: Commits) -> None:
        assert await store.head("a") is None
        for version in range(3):
            answer = await store.append(draft(version, payload=b"p%d" % version))
            assert isinstance(answer, Stored)
            assert answer.row.version == version + 1
        rows = await store.read("a")
        assert [(r.version, r.at, r.id, r.payload) for r in rows] == [
            (1, 1000, "c0", b"p0"),
            (2, 1001, "c1", b"p1"),
            (3, 1002, "c2", b"p2"),
        ]
        assert [r.version for r in await store.read("a", 2)] == [3]
        await store.append(draft(0, stream="b"))
        assert await store.read_all(["b", "none", "a"]) == {
            "a": list(rows),
            "b": list(await store.read("b")),
        }
        assert await store.read("none") == []

    play(story)


def test_a_wrong_version_is_a_conflict_and_stores_nothing(play: Play) -> None:
    async def story(store: Commits) -> None:
        await store.append(draft(0))
        assert await store.append(draft(0, "other")) == Conflict(1)
        assert await store.append(draft(5, "other")) == Conflict(1)
        assert await store.append(draft(1, stream="b")) == Conflict(0)
        assert len(await store.read("a")) == 1
        assert await store.head("b") is None

    play(story)


def test_a_repeated_command_gets_its_first_answer(play: Play) -> None:
    async def story(store: Commits) -> None:
        first = await store.append(draft(0))
        await store.append(draft(1))
        assert isinstance(first, Stored)
        for expected in (0, 2):
            again = await store.append(draft(expected, "c0", payload=b"other"))
            assert again == Duplicate(first.row)
        assert isinstance(await store.append(draft(2, "c0", by="y")), Stored)
        assert isinstance(await store.append(draft(0, "c0", stream="b")), Stored)

    play(story)


def test_rivals_in_one_moment(play: Play) -> None:
    async def story(store: Commits) -> None:
        answers = await asyncio.gather(*(store.append(draft(0, f"r{i}")) for i in range(20)))
        assert sum(isinstance(answer, Stored) for answer in answers) == 1
        assert answers.count(Conflict(1)) == 19
        same = await asyncio.gather(*(store.append(draft(1, "same")) for _ in range(5)))
        assert sum(isinstance(answer, Stored) for answer in same) == 1
        assert sum(isinstance(answer, Duplicate) for answer in same) == 4

    play(story)


def test_many_tables_in_one_moment(play: Play) -> None:
    async def story(store: Commits) -> None:
        for version in range(3):
            drafts = [draft(version, stream=f"t{i}") for i in range(200)]
            answers = await asyncio.gather(*(store.append(d) for d in drafts))
            assert all(isinstance(answer, Stored) for answer in answers)
        assert all([broken_link(await store.read(f"t{i}")) is None for i in range(200)])

    play(story)


def test_the_chain_shows_a_changed_row(play: Play) -> None:
    async def story(store: Commits) -> None:
        for version in range(3):
            await store.append(draft(version, payload=b"%d" % version))
        rows = list(await store.read("a"))
        head = await store.head("a")
        assert head is not None
        assert rows[0].chain == chained(GENESIS, b"0")
        assert head.chain == rows[2].chain
        assert broken_link(rows) is None
        assert broken_link(rows[1:], rows[0].chain) is None
        rows[1] = replace(rows[1], payload=b"forged")
        assert broken_link(rows) == 2

    play(story)


def test_heads_say_where_streams_stand(play: Play) -> None:
    async def story(store: Commits) -> None:
        await store.append(draft(0, stream="a", due=30))
        await store.append(draft(0, stream="b", due=10, status="playing"))
        await store.append(draft(0, stream="c", due=None, status="over"))
        assert [h.stream for h in await store.due_before(30)] == ["b", "a"]
        assert [h.stream for h in await store.due_before(29)] == ["b"]
        assert {h.stream for h in await store.heads("lobby", "playing")} == {"a", "b"}
        await store.append(draft(1, stream="b", due=None, status="closed"))
        assert await store.due_before(10) == []
        head = await store.head("b")
        assert head is not None
        assert (head.version, head.status, head.due) == (2, "closed", None)

    play(story)


def test_a_line_is_kept_only_at_the_version_that_allowed_it(play: Play) -> None:
    async def story(store: Commits) -> None:
        await store.append(draft(0))
        assert await store.say(line(1)) == line(1, n=1)
        await store.append(draft(1))
        assert await store.say(line(1, "late")) == Conflict(2)
        phrase = line(2, "", key="i-hold", args={"seat": 4, "as": "red"}, hears=(2, 5))
        assert await store.say(phrase) == replace(phrase, n=2)
        assert await store.say(replace(phrase, channel="mafia")) == replace(
            phrase, channel="mafia", n=1
        )
        assert await store.lines("a", "table") == [line(1, n=1), replace(phrase, n=2)]
        assert [x.n for x in await store.lines("a", "table", 1)] == [2]

    play(story)


def test_lines_can_be_forgotten_and_their_numbers_stay_taken(play: Play) -> None:
    async def story(store: Commits) -> None:
        await store.append(draft(0))
        await store.say(line(1))
        await store.say(line(1, who="other"))
        await store.forget_lines("a", "other")
        assert [x.who for x in await store.lines("a", "table")] == ["who"]
        await store.forget_lines("a")
        assert await store.lines("a", "table") == []
        assert await store.say(line(1)) == line(1, n=3)

    play(story)


def test_signs_of_life(play: Play) -> None:
    async def story(store: Commits) -> None:
        assert await store.last_beat() is None
        await store.beat("a", 100)
        await store.beat("b", 300)
        await store.beat("b", 200)
        assert await store.last_beat() == 300

    play(story)


def test_what_was_kept_is_there_after_reopening(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteCommits.open(tmp_path / "log.sqlite")
        await store.append(draft(0))
        await store.close()
        with pytest.raises(StoreError):
            await store.append(draft(1))

    async def read() -> None:
        store = SqliteCommits.open(tmp_path / "log.sqlite")
        assert len(await store.read("a")) == 1
        assert await store.append(draft(0, "new")) == Conflict(1)
        await store.close()

    asyncio.run(write())
    asyncio.run(read())


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    async def story() -> None:
        one, two = (SqliteCommits.open(tmp_path / "log.sqlite") for _ in range(2))
        rivals = [(one if i % 2 else two).append(draft(0, f"r{i}")) for i in range(10)]
        answers = await asyncio.gather(*rivals)
        assert sum(isinstance(answer, Stored) for answer in answers) == 1
        assert await one.read("a") == await two.read("a")
        await asyncio.gather(one.close(), two.close())

    asyncio.run(story())


def test_a_file_from_the_future_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(ValueError, match="layout 99"):
        SqliteCommits.open(path)


def test_the_same_line_is_kept_once(play: Play) -> None:
    async def story(store: Commits) -> None:
        await store.append(draft(0))
        first = await store.say(line(1, id="x"))
        assert first == line(1, n=1, id="x")
        assert await store.say(line(1, id="x")) == first
        same = await asyncio.gather(*(store.say(line(1, id="y")) for _ in range(3)))
        assert [kept.n for kept in same if isinstance(kept, Line)] == [2, 2, 2]
        assert await store.say(line(1, who="other", id="x")) == line(1, who="other", n=3, id="x")
        assert [x.n for x in await store.lines("a", "table")] == [1, 2, 3]

    play(story)


def test_marks_say_how_far_streams_are(play: Play) -> None:
    async def story(store: Commits) -> None:
        await store.append(draft(0))
        await store.append(draft(0, stream="b"))
        await store.say(line(1))
        await store.say(line(1, channel="gallery"))
        await store.say(line(1))
        marks = await store.marks(["a", "b", "none"])
        assert marks == {"a": Mark(1, {"table": 2, "gallery": 1}), "b": Mark(1, {})}

    play(story)


def test_the_store_tells_the_time(play: Play) -> None:
    async def story(store: Commits) -> None:
        first = await store.now()
        assert first > 1_500_000_000_000
        assert await store.now() >= first

    play(story)
