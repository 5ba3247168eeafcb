"""What one browser says: heard one message after another, each to its end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from .clock import Clock
from .connection import Connection


class Hearing:
    """Takes messages as they come. `last` is when one came (ms).

    A message that was begun is heard to its end even if the line is lost meanwhile: what the
    store has kept of it must reach the table. Those behind it are not heard after a cut.
    """

    def __init__(
        self, hear: Callable[[str | bytes], Awaitable[None]], out: Connection, clock: Clock
    ) -> None:
        self._hear = hear
        self._out = out
        self._clock = clock
        self._waiting: deque[str | bytes] = deque()
        self._work: asyncio.Task[None] | None = None
        self.last = clock.now()

    def take(self, raw: str | bytes) -> None:
        """A message came. While one waits behind another no more are read."""
        self.last = self._clock.now()
        self._waiting.append(raw)
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._go())
        else:
            self._out.hold()

    async def rest(self) -> None:
        """Wait until everything that came is heard; the hearing does not end with who waits."""
        if self._work:
            await asyncio.shield(self._work)

    async def _go(self) -> None:
        try:
            while self._waiting and self._out.open:
                await self._hear(self._waiting.popleft())
        finally:
            self._work = None
            self._waiting.clear()
            self._out.go_on()
