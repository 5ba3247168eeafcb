"""The log in SQLite: one writer thread that commits in groups, one reader thread beside it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from .commits import Appended, Conflict, Draft, Head, Line, Mark, Row, Status
from .sqlite_visits import SqliteVisits
from .sqlite_writer import Job, Writer, connected, statement

_ROW = 'stream, version, at, "by", id, payload, chain, schema'
_HEAD = "stream, version, at, status, due, chain, schema"
_LINE = "stream, channel, version, at, who, seat, text, key, args, hears, n, id"


class SqliteCommits(SqliteVisits):
    """`Commits` in one file. Made with `open`."""

    def __init__(self, writer: Writer, reader: sqlite3.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._reading = ThreadPoolExecutor(1, "log-reader")

    @classmethod
    def open(cls, path: Path) -> SqliteCommits:
        """Open or make the file.

        Raises sqlite3.Error where it cannot be, ValueError where a newer Palermo made it.
        """
        writer = Writer(path)
        return cls(writer, connected(path))

    async def now(self) -> int:
        """See `Commits.now`. The file is on this machine, so it is this machine's time."""
        return time.time_ns() // 1_000_000

    async def append(self, draft: Draft) -> Appended:
        """See `Commits.append`."""
        answer = await self._write(draft)
        assert isinstance(answer, Appended)
        return answer

    async def say(self, line: Line) -> Line | Conflict:
        """See `Commits.say`."""
        answer = await self._write(line)
        assert isinstance(answer, Line | Conflict)
        return answer

    async def read(self, stream: str, after: int = 0) -> Sequence[Row]:
        """See `Commits.read`."""
        found = await self._ask(
            f"SELECT {_ROW} FROM commits WHERE stream = ? AND version > ? ORDER BY version",
            stream,
            after,
        )
        return [Row(*row) for row in found]

    async def read_all(self, streams: Sequence[str]) -> dict[str, list[Row]]:
        """See `Commits.read_all`."""
        columns = ", ".join(f"c.{name.strip()}" for name in _ROW.split(","))
        found = await self._ask(
            f"SELECT {columns} FROM json_each(?) AS j CROSS JOIN commits AS c"
            " ON c.stream = j.value ORDER BY c.stream, c.version",
            msgspec.json.encode(list(streams)).decode(),
        )
        rows: dict[str, list[Row]] = {}
        for row in found:
            rows.setdefault(row[0], []).append(Row(*row))
        return rows

    async def head(self, stream: str) -> Head | None:
        """See `Commits.head`."""
        found = await self._ask(f"SELECT {_HEAD} FROM heads WHERE stream = ?", stream)
        return Head(*found[0]) if found else None

    async def heads(self, *status: Status) -> Sequence[Head]:
        """See `Commits.heads`."""
        marks = ", ".join("?" * len(status))
        found = await self._ask(f"SELECT {_HEAD} FROM heads WHERE status IN ({marks})", *status)
        return [Head(*row) for row in found]

    async def marks(self, streams: Sequence[str]) -> dict[str, Mark]:
        """See `Commits.marks`."""
        found = await self._ask(
            "SELECT h.stream, h.version, c.channel, c.n FROM json_each(?) AS j"
            " JOIN heads AS h ON h.stream = j.value LEFT JOIN channels AS c USING (stream)",
            msgspec.json.encode(list(streams)).decode(),
        )
        marks: dict[str, Mark] = {}
        for stream, version, channel, n in found:
            mark = marks.setdefault(stream, Mark(version, {}))
            if channel is not None:
                mark.lines[channel] = n
        return marks

    async def due_before(self, at: int) -> Sequence[Head]:
        """See `Commits.due_before`."""
        sql = f"SELECT {_HEAD} FROM heads WHERE due IS NOT NULL AND due <= ? ORDER BY due, stream"
        return [Head(*row) for row in await self._ask(sql, at)]

    async def lines(self, stream: str, channel: str, after: int = 0) -> Sequence[Line]:
        """See `Commits.lines`."""
        found = await self._ask(
            f"SELECT {_LINE} FROM lines WHERE stream = ? AND channel = ? AND n > ? ORDER BY n",
            stream,
            channel,
            after,
        )
        return [_line(row) for row in found]

    async def forget_lines(self, stream: str, who: str = "") -> None:
        """See `Commits.forget_lines`."""
        where = "stream = ? AND who = ?" if who else "stream = ?"
        values = (stream, who) if who else (stream,)
        await self._write(statement(f"DELETE FROM lines WHERE {where}", values))

    async def beat(self, node: str, at: int) -> None:
        """See `Commits.beat`."""
        sql = (
            "INSERT INTO beats (node, at) VALUES (?, ?)"
            " ON CONFLICT (node) DO UPDATE SET at = max(at, excluded.at)"
        )
        await self._write(statement(sql, (node, at)))

    async def last_beat(self) -> int | None:
        """See `Commits.last_beat`."""
        found = await self._ask("SELECT max(at) FROM beats")
        at = found[0][0]
        return None if at is None else int(at)

    async def close(self) -> None:
        """See `Commits.close`."""
        await asyncio.get_running_loop().run_in_executor(None, self._writer.close)
        self._reading.shutdown()
        self._reader.close()

    async def _write(self, job: Job) -> object:
        return await self._writer.submit(job)

    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        def fetch() -> list[tuple[Any, ...]]:
            return self._reader.execute(sql, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self._reading, fetch)


def _line(row: tuple[Any, ...]) -> Line:
    named = dict(zip(Line.__struct_fields__, _by_field(row), strict=True))
    return msgspec.convert(named, Line)


def _by_field(row: tuple[Any, ...]) -> list[Any]:
    """The columns of a line, in the order of the struct's fields, with JSON read."""
    values = dict(zip(_LINE.split(", "), row, strict=True))
    values["args"] = msgspec.json.decode(str(values["args"]))
    values["hears"] = msgspec.json.decode(str(values["hears"]))
    return [values[name] for name in Line.__struct_fields__]
