"""Time and chance as the server gets them; simulations hand in their own."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Protocol


class Clock(Protocol):
    """The store's time."""

    def now(self) -> int:
        """Ms since the epoch; never less than before."""


class WallClock:
    """This machine's time, held still where it would go back."""

    def __init__(self) -> None:
        self._last = 0

    def now(self) -> int:
        """See `Clock.now`."""
        self._last = max(self._last, time.time_ns() // 1_000_000)
        return self._last


class StoreClock:
    """The store's time as one server tells it: its own clock, corrected by what the store says.

    However wrong a machine's clock is, all servers of a store tell the same time, as closely as
    an answer of the store is quick. Never goes back.
    """

    def __init__(self, own: Clock) -> None:
        self._own = own
        self._ahead = 0
        self._last = 0

    def now(self) -> int:
        """See `Clock.now`."""
        self._last = max(self._last, self._own.now() + self._ahead)
        return self._last

    async def agree(self, store: Callable[[], Awaitable[int]]) -> None:
        """Ask the store for its time. It was told between question and answer: the correction
        is moved no further than that demands, so every answer narrows it down."""
        asked = self._own.now()
        told = await store()
        answered = self._own.now()
        self._ahead = min(max(self._ahead, told - answered), told - asked)


class Chance(Protocol):
    """Where keys and secrets come from."""

    def key(self) -> str:
        """A key nobody can guess, fit for a link."""

    def secret(self) -> bytes:
        """32 secret bytes."""


class SystemChance:
    """The operating system's randomness."""

    def key(self) -> str:
        """See `Chance.key`."""
        return secrets.token_urlsafe(12)

    def secret(self) -> bytes:
        """See `Chance.secret`."""
        return secrets.token_bytes(32)


def dice(secret: bytes, *words: str | int) -> Random:
    """Dice that follow from a secret and what they are thrown for: a rival throws the same."""
    said = "\0".join(str(word) for word in words)
    return Random(hmac.digest(secret, said.encode(), "sha256"))
