"""The gallery: those who only watch may be hundreds, and are sent a rush of events together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container

# What they are sent leaves at most so often (s); what comes alone leaves at once.
GATHER_S = 0.2


class Gallery:
    """What those who only watch a table were not sent yet. `frames` in their order; `close`: who
    was sent them at once; `names`: who is here has changed."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.close: Container[str] = ()
        self.names = False
        self._left = -GATHER_S
        self._timer: asyncio.TimerHandle | None = None

    def hurry(self, release: Callable[[], None]) -> None:
        """See that what waits is released, now or as soon as its time has come."""
        if self._timer:
            return
        loop = asyncio.get_running_loop()
        wait = self._left + GATHER_S - loop.time()
        if wait <= 0:
            release()
        else:
            self._timer = loop.call_later(wait, release)

    def take_frames(self) -> list[bytes]:
        """The frames that wait: they leave now."""
        frames, self.frames = self.frames, []
        return frames

    def emptied(self) -> None:
        """All that waited has left."""
        self.names = False
        if self._timer:
            self._timer.cancel()
            self._timer = None
        self._left = asyncio.get_running_loop().time()
