"""The log in memory: the first implementation, for tests and simulation."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from .commits import (
    GENESIS,
    Conflict,
    Draft,
    Duplicate,
    Head,
    Line,
    Row,
    Status,
    Stored,
    chained,
)


class MemoryCommits:
    """Keeps everything in dictionaries; what it keeps outlives the server that used it."""

    def __init__(self) -> None:
        self._rows: dict[str, list[Row]] = {}
        self._ids: dict[tuple[str, str, str], Row] = {}
        self._heads: dict[str, Head] = {}
        self._lines: dict[tuple[str, str], list[Line]] = {}
        self._said: dict[tuple[str, str], int] = {}
        self._beats: dict[str, int] = {}

    async def append(self, draft: Draft) -> Stored | Duplicate | Conflict:
        """See `Commits.append`."""
        before = self._ids.get((draft.stream, draft.by, draft.id))
        if before:
            return Duplicate(before)
        head = self._heads.get(draft.stream)
        version, previous = (head.version, head.chain) if head else (0, GENESIS)
        if version != draft.expected:
            return Conflict(version)
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

    async def head(self, stream: str) -> Head | None:
        """See `Commits.head`."""
        return self._heads.get(stream)

    async def heads(self, *status: Status) -> Sequence[Head]:
        """See `Commits.heads`."""
        return [head for head in self._heads.values() if head.status in status]

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
        place = line.stream, line.channel
        self._said[place] = self._said.get(place, 0) + 1
        kept = replace(line, n=self._said[place])
        self._lines.setdefault(place, []).append(kept)
        return kept

    async def lines(self, stream: str, channel: str, after: int = 0) -> Sequence[Line]:
        """See `Commits.lines`."""
        return [line for line in self._lines.get((stream, channel), []) if line.n > after]

    async def forget_lines(self, stream: str, who: str = "") -> None:
        """See `Commits.forget_lines`."""
        for place in [place for place in self._lines if place[0] == stream]:
            self._lines[place] = [x for x in self._lines[place] if who and x.who != who]

    async def beat(self, node: str, at: int) -> None:
        """See `Commits.beat`."""
        self._beats[node] = max(at, self._beats.get(node, at))

    async def last_beat(self) -> int | None:
        """See `Commits.last_beat`."""
        return max(self._beats.values(), default=None)

    async def close(self) -> None:
        """See `Commits.close`."""
