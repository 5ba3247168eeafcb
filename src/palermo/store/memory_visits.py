"""Visits and signs of life in memory."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from .visits import Silent, Visit


class MemoryVisits:
    """`Visits` in a dictionary."""

    def __init__(self) -> None:
        self._visits: dict[tuple[str, str], Visit] = {}
        self._open: set[tuple[str, str]] = set()
        self._beats: dict[str, int] = {}

    async def come(self, stream: str, who: str, node: str) -> int:
        """See `Visits.come`."""
        before = self._visits.get((stream, who))
        number = before.number + 1 if before else 1
        self._keep(Visit(stream, who, number, node))
        return number

    async def go(self, visit: Visit) -> None:
        """See `Visits.go`."""
        current = self._visits.get((visit.stream, visit.who))
        if current and current.number == visit.number and current.gone is None:
            self._keep(replace(current, gone=visit.gone))

    async def expect(self, stream: str, who: str, node: str, at: int) -> None:
        """See `Visits.expect`."""
        current = self._visits.get((stream, who))
        if current is None:
            self._keep(Visit(stream, who, 0, node, at))
        elif (stream, who) not in self._open:
            self._keep(replace(current, gone=at))

    async def settle(self, visit: Visit) -> None:
        """See `Visits.settle`."""
        current = self._visits.get((visit.stream, visit.who))
        if current and current.number == visit.number:
            self._visits[visit.stream, visit.who] = replace(current, gone=visit.gone)
            self._open.discard((visit.stream, visit.who))

    async def visits(self, stream: str) -> Sequence[Visit]:
        """See `Visits.visits`."""
        return [visit for visit in self._visits.values() if visit.stream == stream]

    async def visits_at(self, node: str) -> Sequence[Visit]:
        """See `Visits.visits_at`."""
        return [v for v in self._visits.values() if v.node == node and v.gone is None]

    async def silent(self, gone: int, sign: int) -> Sequence[Visit]:
        """See `Visits.silent`."""
        found = []
        for entry in sorted(self._open):
            visit = self._visits[entry]
            last = self._beats.get(visit.node, 0)
            if visit.gone is None and last <= sign:
                visit = replace(visit, gone=last)
            elif visit.gone is None or visit.gone > gone:
                continue
            found.append(visit)
        return found

    def _current(self, stream: str, silent: Silent) -> bool:
        visit = self._visits.get((stream, silent.who))
        return visit is not None and visit.number == silent.number

    def _keep(self, visit: Visit) -> None:
        self._visits[visit.stream, visit.who] = visit
        self._open.add((visit.stream, visit.who))
