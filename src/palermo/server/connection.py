"""One socket's outgoing side: a bounded queue, emptied by a writer of its own.

The socket's endpoint and the simulations use the same port; nobody ever waits for a slow reader.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

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


def encoded(message: ServerMessage) -> str:
    """A message as it goes over the wire."""
    return _encode(message).decode()


class Connection:
    """What is on its way to one browser. `closing` is set to the code once it is cut off."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.closing: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    @property
    def open(self) -> bool:
        """Whether anything more will be sent."""
        return not self.closing.done()

    def send(self, text: str) -> None:
        """Queue one encoded message; cut off a reader for whom too many wait."""
        if not self.open:
            return
        if self._queue.qsize() >= self._limit:
            self.cut("SLOW")
            return
        self._queue.put_nowait(text)

    def say(self, message: ServerMessage) -> None:
        """Queue a message for this socket alone."""
        self.send(encoded(message))

    def cut(self, code: str) -> None:
        """Say why, and send nothing more. A slow reader's frames are dropped."""
        if not self.open:
            return
        if code == "SLOW":
            while not self._queue.empty():
                self._queue.get_nowait()
        self._queue.put_nowait(encoded(Bye(code)))
        self._queue.put_nowait(None)
        self.closing.set_result(code)

    async def pump(self, write: Callable[[str], Awaitable[None]]) -> None:
        """Write what is queued, until cut off."""
        while (text := await self._queue.get()) is not None:
            await write(text)
