"""A short way in and out of the server: past ASGI's queues, calls and tasks.

A command is told to ten sockets or two hundred, in the same bytes: what is spent on each of them
is what a server costs. So uvicorn's protocol for WebSockets is asked for a few things more: to
write messages that are ready, to hand over each message as it comes, and to ping with less work.
Everything else remains its own.
"""

from __future__ import annotations

import socket
from asyncio import AbstractEventLoop, BaseTransport
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

# The name under which a socket's scope carries its `Direct`.
EXTENSION = "palermo.direct"
# Bytes; the system doubles it.
SEND_BUFFER = 65_536
# A ping, always the same (RFC 6455, 5.5.2).
PING = b"\x89\x04here"
_TEXT, _LONG, _LONGER = 0x81, 126, 127


# What a table is told is the same for everybody there: it is framed once.
@lru_cache(32)
def framed(message: bytes) -> bytes:
    """A text message as one WebSocket frame of a server (RFC 6455, 5.2): whole, not masked."""
    size = len(message)
    if size < _LONG:
        return bytes((_TEXT, size)) + message
    if size < 1 << 16:
        return bytes((_TEXT, _LONG)) + size.to_bytes(2, "big") + message
    return bytes((_TEXT, _LONGER)) + size.to_bytes(8, "big") + message


class Outbox:
    """The sockets of one server that have something to send at the end of this turn of its loop."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._sockets: list[Direct] = []

    def add(self, direct: Direct) -> None:
        """Flush this one too."""
        if not self._sockets:
            self._loop.call_soon(self._empty)
        self._sockets.append(direct)

    def _empty(self) -> None:
        sockets, self._sockets = self._sockets, []
        for direct in sockets:
            direct.flush()


class Direct(WebSocketsSansIOProtocol):
    """uvicorn's protocol, and a `Wire` for connections.

    What is written in one turn of the loop leaves together. Whoever says nothing within a ping's
    time, not even a pong, is gone: any sign of life counts. `full`: see `Wire`.
    """

    _then: Callable[[], None] | None = None
    _hear: Callable[[str | bytes], None] | None = None
    _sign = True

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.full = False
        self._ready: list[bytes] = []
        self._soon = False
        # Shared by all sockets of a server, as the state of its application is.
        self._outbox: Outbox = self.app_state.setdefault(EXTENSION, Outbox(self.loop))

    def connection_made(self, transport: BaseTransport) -> None:
        """See asyncio.Protocol. The system's own queue is kept short: who does not read is to be
        noticed, not stored for."""
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def handle_connect(self, event: Request) -> None:
        """See uvicorn; the application finds this protocol in the scope."""
        super().handle_connect(event)
        # A handshake that was refused has no scope.
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def write(self, message: bytes) -> None:
        """See `Wire.write`. After the end nothing is sent."""
        self._ready.append(framed(message))
        if not self._soon:
            self._soon = True
            self._outbox.add(self)

    def abort(self) -> None:
        """See `Wire.abort`."""
        self.transport.abort()

    def when_ready(self, then: Callable[[], None]) -> None:
        """See `Wire.when_ready`."""
        self._then = then

    def listen(self, hear: Callable[[str | bytes], None]) -> None:
        """See `Wire.listen`."""
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        self._hear = hear
        for message in waiting:
            if message["type"] == "websocket.receive":
                text = message.get("text")
                hear(text if text is not None else message.get("bytes") or b"")
            else:
                self.queue.put_nowait(message)

    def hold(self) -> None:
        """See `Wire.hold`."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """See `Wire.go_on`."""
        if self.read_paused:
            self.read_paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """See uvicorn: a message has come."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        self._hear(data)

    def data_received(self, data: bytes) -> None:
        """See asyncio.Protocol."""
        self._sign = True
        super().data_received(data)

    def handle_pong(self, event: Frame) -> None:
        """See uvicorn. That something came was noticed already."""

    def send_keepalive_ping(self) -> None:
        """See uvicorn: it is time for a ping. One who gave no sign since the last one is gone."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        if not self._sign:
            self.keepalive_timeout()
            return
        self._sign = False
        self.transport.write(PING)
        self.schedule_ping()

    async def send(self, message: Any) -> None:
        """See ASGI. What was written before goes before."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """See uvicorn. What was written before goes before."""
        self.flush()
        super().shutdown()

    def pause_writing(self) -> None:
        """See asyncio.Protocol."""
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        """See asyncio.Protocol."""
        super().resume_writing()
        self.full = False
        if self._then:
            self._then()

    def connection_lost(self, exc: Exception | None) -> None:
        """See asyncio.Protocol."""
        super().connection_lost(exc)
        self._ready.clear()
        self.flush()
        self._then = self._hear = None

    def flush(self) -> None:
        """Send what is ready now."""
        self._soon = False
        ready = self._ready
        if not ready:
            return
        self._ready = []
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(ready[0] if len(ready) == 1 else b"".join(ready))
