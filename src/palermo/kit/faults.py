"""Faults to order: a bus that cannot be relied on, a clock that is wrong, a store over a line.

All follow from dice that are handed in, and take place in the loop's (virtual) time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import TypeVar

from msgspec import Struct

from ..bus.local import LocalBus
from ..bus.port import Hint
from ..server.clock import Clock
from ..store.commits import Appended, Commits, Conflict, Draft, Head, Line, Mark, Row, Status
from ..store.visits import Visit

T = TypeVar("T")


class Faults(Struct, frozen=True):
    """How bad the world is: chances of 0 to 1, times in ms.

    A hint is lost or comes twice, each by chance, and late by up to `late`. A question to the
    store takes up to `latency` there and as much back. Clocks are wrong by up to `skew`. Servers
    are killed every `kill_every` on average and come back after up to `down`; every person's
    line breaks as often as `break_every`; after a storm everybody's at once.
    """

    lose: float = 0.3
    repeat: float = 0.2
    late: int = 4_000
    latency: int = 40
    skew: int = 750
    kill_every: int = 60_000
    down: int = 20_000
    break_every: int = 90_000
    storm_every: int = 120_000


class FaultyBus(LocalBus):
    """Loses hints, repeats them, and brings them late and out of order."""

    def __init__(self, dice: Random, faults: Faults) -> None:
        super().__init__()
        self._dice = dice
        self._faults = faults

    def publish(self, node: str, hint: Hint) -> None:
        """See `Bus.publish`."""
        faults, dice = self._faults, self._dice
        times = 0 if dice.random() < faults.lose else 2 if dice.random() < faults.repeat else 1
        for _ in range(times):
            delay = dice.random() ** 3 * faults.late / 1000
            asyncio.get_running_loop().call_later(delay, super().publish, node, hint)


class WrongClock:
    """A clock that is ahead of another by `ahead` ms."""

    def __init__(self, right: Clock, ahead: int) -> None:
        self._right = right
        self._ahead = ahead

    def now(self) -> int:
        """See `Clock.now`."""
        return self._right.now() + self._ahead


class Reach:
    """A store as one server reaches it: each question takes its time, there and back.

    Once `cut` nothing comes back any more, as for a server that is dead; what was on its way
    may arrive or not.
    """

    def __init__(self, store: Commits, dice: Random, latency: int) -> None:
        self._store = store
        self._dice = dice
        self._latency = latency
        self._cut = False
        # Whoever waits for an answer of the dead must be held on to, or he is taken for a fault.
        self._waiting: list[asyncio.Future[None]] = []

    def cut(self) -> None:
        """The server is dead."""
        self._cut = True

    async def now(self) -> int:
        """See `Commits.now`."""
        return await self._over(self._store.now)

    async def append(self, draft: Draft) -> Appended:
        """See `Commits.append`."""
        return await self._over(lambda: self._store.append(draft))

    async def read(self, stream: str, after: int = 0) -> Sequence[Row]:
        """See `Commits.read`."""
        return await self._over(lambda: self._store.read(stream, after))

    async def read_all(self, streams: Sequence[str]) -> dict[str, list[Row]]:
        """See `Commits.read_all`."""
        return await self._over(lambda: self._store.read_all(streams))

    async def head(self, stream: str) -> Head | None:
        """See `Commits.head`."""
        return await self._over(lambda: self._store.head(stream))

    async def heads(self, *status: Status) -> Sequence[Head]:
        """See `Commits.heads`."""
        return await self._over(lambda: self._store.heads(*status))

    async def marks(self, streams: Sequence[str]) -> dict[str, Mark]:
        """See `Commits.marks`."""
        return await self._over(lambda: self._store.marks(streams))

    async def due_before(self, at: int) -> Sequence[Head]:
        """See `Commits.due_before`."""
        return await self._over(lambda: self._store.due_before(at))

    async def say(self, line: Line) -> Line | Conflict:
        """See `Commits.say`."""
        return await self._over(lambda: self._store.say(line))

    async def lines(self, stream: str, channel: str, after: int = 0) -> Sequence[Line]:
        """See `Commits.lines`."""
        return await self._over(lambda: self._store.lines(stream, channel, after))

    async def forget_lines(self, stream: str, who: str = "") -> None:
        """See `Commits.forget_lines`."""
        await self._over(lambda: self._store.forget_lines(stream, who))

    async def beat(self, node: str, at: int) -> None:
        """See `Commits.beat`."""
        await self._over(lambda: self._store.beat(node, at))

    async def last_beat(self) -> int | None:
        """See `Commits.last_beat`."""
        return await self._over(self._store.last_beat)

    async def come(self, stream: str, who: str, node: str) -> int:
        """See `Visits.come`."""
        return await self._over(lambda: self._store.come(stream, who, node))

    async def go(self, visit: Visit) -> None:
        """See `Visits.go`."""
        await self._over(lambda: self._store.go(visit))

    async def expect(self, stream: str, who: str, node: str, at: int) -> None:
        """See `Visits.expect`."""
        await self._over(lambda: self._store.expect(stream, who, node, at))

    async def settle(self, visit: Visit) -> None:
        """See `Visits.settle`."""
        await self._over(lambda: self._store.settle(visit))

    async def visits(self, stream: str) -> Sequence[Visit]:
        """See `Visits.visits`."""
        return await self._over(lambda: self._store.visits(stream))

    async def visits_at(self, node: str) -> Sequence[Visit]:
        """See `Visits.visits_at`."""
        return await self._over(lambda: self._store.visits_at(node))

    async def silent(self, gone: int, sign: int) -> Sequence[Visit]:
        """See `Visits.silent`."""
        return await self._over(lambda: self._store.silent(gone, sign))

    async def close(self) -> None:
        """The store outlives whoever reaches it."""

    async def _over(self, ask: Callable[[], Awaitable[T]]) -> T:
        await self._pass()
        answer = await ask()
        await self._pass()
        return answer

    async def _pass(self) -> None:
        await asyncio.sleep(self._dice.random() * self._latency / 1000)
        if self._cut:
            self._waiting.append(asyncio.get_running_loop().create_future())
            await self._waiting[-1]
