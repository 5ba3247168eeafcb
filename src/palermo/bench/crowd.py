"""Many raw sockets in one process, cheap enough to load a server from the core beside it.

They speak just enough of WebSocket: a handshake, masked texts, and counting what comes.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

from msgspec import Struct

from palermo.server.people.sessions import COOKIE

TEXT, PONG = 0x81, 0x8A
PING, CLOSE = b"\x89\x04", b"\x88"
ANSWER, FRAME, DONE = b'"t":"answer"', b'"t":"frame"', b'"code":"OK"'


class Seat(Struct, frozen=True):
    """Where a socket goes: the table, and the session it is opened with."""

    table: str
    token: str


class Caller(asyncio.Protocol):
    """One socket: what it was sent is counted, not read. `closed`: the code it was closed with."""

    def __init__(self, seat: Seat, port: int, cookie: str) -> None:
        self.seat = seat
        self.frames = 0
        self.answers = 0
        self.done = 0
        self.closed = 0
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.answered: Callable[[], None] = lambda: None
        self._port = port
        self._cookie = cookie
        self._transport: asyncio.Transport | None = None
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport = transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/tables/{self.seat.table}/socket HTTP/1.1",
            f"Host: localhost:{self._port}",
            f"Origin: http://localhost:{self._port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self._cookie}={self.seat.token}",
        )
        transport.write("\r\n".join((*lines, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        """Count frames and answers; say hello once the hands are shaken."""
        if not self._open:
            self._open = True
            self.send(b'{"t":"hello","epoch":"","v":0,"lines":{}}')
        # Texts here are ASCII: this is a ping, wherever it stands.
        ping = data.find(PING)
        if ping >= 0:
            self._send(PONG, data[ping + 2 : ping + 6])
        end = data.find(CLOSE)
        # The last frame of all; elsewhere this byte is part of a length.
        if end >= 0 and data[end + 1 : end + 2] == bytes(((len(data) - end - 2) & 255,)):
            self.closed = int.from_bytes(data[end + 2 : end + 4], "big")
        frames, answers = data.count(FRAME), data.count(ANSWER)
        self.frames += frames
        self.answers += answers
        self.done += data.count(DONE)
        if frames and not self.welcome.done():
            self.welcome.set_result(None)
        for _ in range(answers):
            self.answered()

    def connection_lost(self, exc: Exception | None) -> None:
        """A socket that was refused is no welcome."""
        self._transport = None
        self.closed = self.closed or 1006
        if not self.welcome.done():
            self.welcome.set_exception(
                ConnectionError("a socket was closed before its first frame")
            )

    def send(self, text: bytes) -> None:
        """A text."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Hang up."""
        if self._transport:
            self._transport.abort()

    def _send(self, kind: int, payload: bytes) -> None:
        # The mask is of zeros: it is there, as it must be, and changes nothing.
        size = len(payload)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE, *divmod(size, 256)))
        if self._transport:
            self._transport.write(head + b"\0\0\0\0" + payload)


async def connected(seats: list[Seat], port: int, at_once: int = 100) -> list[Caller]:
    """Sockets for all seats, each welcomed by its first frame.

    Raises ConnectionError where one is refused.
    """
    loop = asyncio.get_running_loop()
    callers: list[Caller] = []
    for first in range(0, len(seats), at_once):
        batch = []
        for seat in seats[first : first + at_once]:
            caller = Caller(seat, port, COOKIE)
            await loop.create_connection(lambda caller=caller: caller, "127.0.0.1", port)  # type: ignore[misc]
            batch.append(caller)
        await asyncio.gather(*(caller.welcome for caller in batch))
        callers += batch
    return callers
