"""Visits in SQLite, in the file of the log: one transaction can hold both."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from .sqlite_writer import Job, statement
from .visits import Visit

_VISIT = "stream, who, number, node, gone"
_COME = (
    "INSERT INTO visits (stream, who, number, node, gone, settled) VALUES (?, ?, 1, ?, NULL, 0)"
    " ON CONFLICT (stream, who) DO UPDATE SET number = number + 1, node = excluded.node,"
    " gone = NULL, settled = 0 RETURNING number"
)
_GO = "UPDATE visits SET gone = ? WHERE stream = ? AND who = ? AND number = ? AND gone IS NULL"
_EXPECT = (
    "INSERT INTO visits (stream, who, number, node, gone, settled) VALUES (?, ?, 0, ?, ?, 0)"
    " ON CONFLICT (stream, who) DO UPDATE SET gone = excluded.gone, settled = 0 WHERE settled"
)
_SETTLE = "UPDATE visits SET gone = ?, settled = 1 WHERE stream = ? AND who = ? AND number = ?"
_SILENT = (
    f"SELECT {_VISIT} FROM visits WHERE NOT settled AND gone <= ?"
    " UNION ALL SELECT v.stream, v.who, v.number, v.node, coalesce(b.at, 0) FROM visits AS v"
    " LEFT JOIN beats AS b ON b.node = v.node"
    " WHERE NOT v.settled AND v.gone IS NULL AND coalesce(b.at, 0) <= ?"
)


class SqliteVisits:
    """`Visits` over the writer and the reader of the log."""

    async def come(self, stream: str, who: str, node: str) -> int:
        """See `Visits.come`."""
        return int(str(await self._write(_numbered(_COME, (stream, who, node)))))

    async def go(self, visit: Visit) -> None:
        """See `Visits.go`."""
        values = visit.gone, visit.stream, visit.who, visit.number
        await self._write(statement(_GO, values))

    async def expect(self, stream: str, who: str, node: str, at: int) -> None:
        """See `Visits.expect`."""
        await self._write(statement(_EXPECT, (stream, who, node, at)))

    async def settle(self, visit: Visit) -> None:
        """See `Visits.settle`."""
        values = visit.gone, visit.stream, visit.who, visit.number
        await self._write(statement(_SETTLE, values))

    async def visits(self, stream: str) -> Sequence[Visit]:
        """See `Visits.visits`."""
        found = await self._ask(f"SELECT {_VISIT} FROM visits WHERE stream = ?", stream)
        return [Visit(*row) for row in found]

    async def visits_at(self, node: str) -> Sequence[Visit]:
        """See `Visits.visits_at`."""
        sql = f"SELECT {_VISIT} FROM visits WHERE node = ? AND gone IS NULL"
        return [Visit(*row) for row in await self._ask(sql, node)]

    async def silent(self, gone: int, sign: int) -> Sequence[Visit]:
        """See `Visits.silent`."""
        return [Visit(*row) for row in await self._ask(_SILENT, gone, sign)]

    async def _write(self, job: Job) -> object:
        raise NotImplementedError

    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        raise NotImplementedError


def _numbered(sql: str, values: tuple[object, ...]) -> Callable[[sqlite3.Connection], object]:
    def run(connection: sqlite3.Connection) -> object:
        return connection.execute(sql, values).fetchone()[0]

    return run
