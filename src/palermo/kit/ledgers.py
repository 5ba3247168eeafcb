"""Stores that remember when each row came, for a witness who looks back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from ..store.commits import Appended, Commits, Draft, Stored
from ..store.memory import MemoryCommits
from ..store.sqlite import SqliteCommits
from ..store.sqlite_writer import Job, committed, laid_out


class Ledger(Commits, Protocol):
    """A log beside the true times (ms) at which its rows came, by stream and version."""

    kept: dict[tuple[str, int], int]


class MemoryLedger(MemoryCommits):
    """A ledger in memory."""

    def __init__(self, clock: Callable[[], int]) -> None:
        super().__init__(clock)
        self.kept: dict[tuple[str, int], int] = {}

    async def append(self, draft: Draft) -> Appended:
        """See `Commits.append`."""
        answer = await super().append(draft)
        if isinstance(answer, Stored):
            self.kept[draft.stream, answer.row.version] = self._clock()
        return answer


class SqliteLedger(SqliteCommits):
    """A ledger in a file, as the server writes it but for the threads: virtual time would not
    wait for them. It is not meant to outlive the machine, so nothing waits for the disk either."""

    def __init__(self, clock: Callable[[], int], file: Path) -> None:
        self.kept: dict[tuple[str, int], int] = {}
        self._clock = clock
        self._connection = laid_out(file)
        self._connection.execute("PRAGMA synchronous = OFF")

    async def now(self) -> int:
        """See `Commits.now`."""
        return self._clock()

    async def append(self, draft: Draft) -> Appended:
        """See `Commits.append`."""
        answer = await super().append(draft)
        if isinstance(answer, Stored):
            self.kept[draft.stream, answer.row.version] = self._clock()
        return answer

    async def close(self) -> None:
        """See `Commits.close`."""
        self._connection.close()

    async def _write(self, job: Job) -> object:
        return committed(self._connection, [job])[0]

    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return self._connection.execute(sql, values).fetchall()
