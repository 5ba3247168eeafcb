"""The log in memory: the first implementation, for tests and simulation."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from .commits import (
    GENESIS,
    Appended,
    Conflict,
    Draft,
    Duplicate,
    Head,
    Line,
    Mark,
    Present,
    Row,
    Status,
    Stored,
    chained,
)
from .memory_visits import MemoryVisits


def _this_machine() -> int:
    return time.time_ns() // 1_000_000


class MemoryCommits(MemoryVisits):
    """Keeps everything in dictionaries; what it keeps outlives the server that used it.

    `clock` tells the store's time (ms).
    """

    def __init__(self, clock: Callable[[], int] = _this_machine) -> None:
        super().__init__()
        self._clock = clock
        self._rows: dict[str, list[Row]] = {}
        self._ids: dict[tuple[str, str, str], Row] = {}
        self._heads: dict[str, Head] = {}
        self._lines: dict[tuple[str, str], list[Line]] = {}
        self._said: dict[tuple[str, str], int] = {}
        self._spoken: dict[tuple[str, str, str], Line] = {}

    async def now(self) -> int:
        """See `Commits.now`."""
        return self._clock()

    async def append(self, draft: Draft) -> Appended:
        """See `Commits.append`."""
        before = self._ids.get((draft.stream, draft.by, draft.id))
        if before:
            return Duplicate(before)
        head = self._heads.get(draft.stream)
        version, previous = (head.version, head.chain) if head else (0, GENESIS)
        if version != draft.expected:
            return Conflict(version)
        if draft.silent and not self._current(draft.stream, draft.silent):
            return Present()
        chain = chained(previous, draft.payload)
        row = Row(draft.stream, version + 1, draft.at, draft.by, draft.id, draft.payload, chain)
        self._rows.setdefault(draft.stream, []).append(row)
        self._ids[draft.stream, draft.by, draft.id] = row
        self._heads[draft.stream] = Head(
            draft.stream, row.version, draft.at, draft.status, draft.due, chain
        )
        return Stored(row)

    async def read(self, stream: str, after: int = 0) -> Sequence[Row]:
        """See `Commits.read`."""
        return self._rows.get(stream, [])[after:]

    async def read_all(self, streams: Sequence[str]) -> dict[str, list[Row]]:
        """See `Commits.read_all`."""
        return {stream: list(self._rows[stream]) for stream in streams if stream in self._rows}

    async def head(self, stream: str) -> Head | None:
        """See `Commits.head`."""
        return self._heads.get(stream)

    async def heads(self, *status: Status) -> Sequence[Head]:
        """See `Commits.heads`."""
        return [head for head in self._heads.values() if head.status in status]

    async def marks(self, streams: Sequence[str]) -> dict[str, Mark]:
        """See `Commits.marks`."""
        found = {s: Mark(self._heads[s].version, {}) for s in streams if s in self._heads}
        for (stream, channel), n in self._said.items():
            if stream in found:
                found[stream].lines[channel] = n
        return found

    async def due_before(self, at: int) -> Sequence[Head]:
        """See `Commits.due_before`."""
        due = [(h.due, h.stream) for h in self._heads.values() if h.due is not None and h.due <= at]
        return [self._heads[stream] for _, stream in sorted(due)]

    async def say(self, line: Line) -> Line | Conflict:
        """See `Commits.say`."""
        head = self._heads.get(line.stream)
        version = head.version if head else 0
        if version != line.version:
            return Conflict(version)
        name = line.stream, line.who, line.id
        if line.id and name in self._spoken:
            return self._spoken[name]
        place = line.stream, line.channel
        self._said[place] = self._said.get(place, 0) + 1
        kept = replace(line, n=self._said[place])
        self._lines.setdefault(place, []).append(kept)
        self._spoken[name] = kept
        return kept

    async def lines(self, stream: str, channel: str, after: int = 0) -> Sequence[Line]:
        """See `Commits.lines`."""
        return [line for line in self._lines.get((stream, channel), []) if line.n > after]

    async def forget_lines(self, stream: str, who: str = "") -> None:
        """See `Commits.forget_lines`."""
        for place in [place for place in self._lines if place[0] == stream]:
            self._lines[place] = [x for x in self._lines[place] if who and x.who != who]
        spoken = self._spoken.items()
        gone = [n for n, x in spoken if n[0] == stream and (not who or x.who == who)]
        for name in gone:
            del self._spoken[name]

    async def beat(self, node: str, at: int) -> None:
        """See `Commits.beat`."""
        self._beats[node] = max(at, self._beats.get(node, at))

    async def last_beat(self) -> int | None:
        """See `Commits.last_beat`."""
        return max(self._beats.values(), default=None)

    async def close(self) -> None:
        """See `Commits.close`."""
