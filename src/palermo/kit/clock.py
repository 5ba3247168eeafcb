"""Virtual time: an event loop whose clock jumps to the next timer when nothing is left to do."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")
EPOCH_MS = 1_800_000_000_000


class Stuck(RuntimeError):
    """Everybody waits, and no timer will ever wake anybody."""


class _Jump(selectors.DefaultSelector):
    """Passes the time that the loop wanted to wait, at once."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Ready files; time goes on by `timeout` (s) if there is none."""
        ready = super().select(0)
        if not ready and timeout is None:
            raise Stuck
        if not ready and timeout:
            self.loop.passed += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in virtual time, which begins at 0 s."""

    def __init__(self) -> None:
        self.passed = 0.0
        jump = _Jump()
        jump.loop = self
        super().__init__(jump)

    def time(self) -> float:
        """Virtual seconds since the loop was made."""
        return self.passed


class VirtualClock:
    """The loop's time as ms since a fixed epoch."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def now(self) -> int:
        """See `Clock.now`."""
        return EPOCH_MS + round(self._loop.time() * 1000)


class SeededChance:
    """Keys and secrets from a seed: the same story twice is the same to the byte."""

    def __init__(self, seed: int | str) -> None:
        self._dice = Random(seed)

    def key(self) -> str:
        """See `Chance.key`."""
        return f"{self._dice.getrandbits(64):016x}"

    def secret(self) -> bytes:
        """See `Chance.secret`."""
        return self._dice.randbytes(32)


def run(story: Coroutine[Any, Any, T]) -> T:
    """Run a story in virtual time, to its end."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(story)
