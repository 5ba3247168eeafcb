"""One socket's outgoing side: what the line does not take at once waits, up to a limit.

The socket's endpoint and the simulations use the same port; nobody ever waits for a slow reader.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from .wire import Bye, ServerMessage

_encode = msgspec.json.Encoder().encode
CLOSE_CODES = {
    "REPLACED": 4001,
    "NO_SESSION": 4401,
    "NO_TABLE": 4404,
    "SILENT": 4408,
    "TOO_FAST": 4429,
    "BAD_MESSAGE": 1007,
    "TOO_LARGE": 1009,
    "SLOW": 1013,
    "SHUTTING_DOWN": 1012,
}


def encoded(message: ServerMessage) -> bytes:
    """A message as it goes over the wire."""
    return _encode(message)


class Wire(Protocol):
    """A line that takes messages at once. `full`: the other side does not keep up."""

    full: bool

    def write(self, message: bytes) -> None:
        """Send one message."""

    def abort(self) -> None:
        """Hang up, whatever is still on its way."""

    def when_ready(self, then: Callable[[], None]) -> None:
        """Call `then` whenever the line takes messages again."""

    def listen(self, hear: Callable[[str | bytes], None]) -> None:
        """Hand each message over as it comes, from now on; those that wait at once."""

    def hold(self) -> None:
        """Read nothing more for now."""

    def go_on(self) -> None:
        """Read again."""


class Connection:
    """What is on its way to one browser. `closing` is set to the code once it is cut off.

    With a `wire` a message leaves at once, unless others wait already; without one `pump` writes.
    """

    __slots__ = ("_limit", "_waiting", "_wake", "_wire", "closing")

    def __init__(self, limit: int, wire: Wire | None = None) -> None:
        self._limit = limit
        self._wire = wire
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        self.closing: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        if wire:
            wire.when_ready(self._flush)

    @property
    def open(self) -> bool:
        """Whether anything more will be sent."""
        return not self.closing.done()

    def send(self, message: bytes) -> None:
        """Send one encoded message, behind those that wait; cut off a reader for whom too many
        do."""
        if self.closing.done():
            return
        wire = self._wire
        if wire and not self._waiting and not wire.full:
            wire.write(message)
            return
        if len(self._waiting) >= self._limit:
            self.cut("SLOW")
            return
        self._push(message)

    def say(self, message: ServerMessage) -> None:
        """Send a message to this socket alone."""
        self.send(encoded(message))

    def cut(self, code: str) -> None:
        """Say why, and send nothing more. A slow reader's frames are dropped."""
        if self.closing.done():
            return
        if code == "SLOW":
            self._waiting.clear()
        self._push(encoded(Bye(code)))
        self.closing.set_result(code)
        self._flush()

    async def pump(self, write: Callable[[str], Awaitable[None]]) -> None:
        """Write what waits, until cut off."""
        while self._waiting or not self.closing.done():
            while self._waiting:
                await write(self._waiting.popleft().decode())
            if not self.closing.done():
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake

    async def drained(self) -> None:
        """Wait until nothing waits any more."""
        while self._waiting:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake

    def hold(self) -> None:
        """Read nothing more from this browser for now."""
        if self._wire:
            self._wire.hold()

    def go_on(self) -> None:
        """Read again."""
        if self._wire:
            self._wire.go_on()

    def abort(self) -> None:
        """Hang up on one who does not even read why."""
        if self._wire:
            self._wire.abort()

    def _push(self, message: bytes) -> None:
        self._waiting.append(message)
        self._rouse()

    def _flush(self) -> None:
        """The line takes messages: send what waits."""
        wire = self._wire
        while wire and self._waiting and not wire.full:
            wire.write(self._waiting.popleft())
        self._rouse()

    def _rouse(self) -> None:
        if self._wake and not self._wake.done():
            self._wake.set_result(None)
