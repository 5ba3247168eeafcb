"""A short way out of the server: frames go to the socket at once, past ASGI's calls and tasks.

A command is told to ten sockets or two hundred, in the same bytes: what is spent on each of them
is what a server costs. So uvicorn's protocol for WebSockets is asked for one thing more: to write
a message that is ready. Everything else remains its own.
"""

from __future__ import annotations

import socket
from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# The name under which a socket's scope carries its `Direct`.
EXTENSION = "palermo.direct"
# Bytes; the system doubles it.
SEND_BUFFER = 65_536
_TEXT, _LONG, _LONGER = 0x81, 126, 127


def framed(message: bytes) -> bytes:
    """A text message as one WebSocket frame of a server (RFC 6455, 5.2): whole, not masked."""
    size = len(message)
    if size < _LONG:
        return bytes((_TEXT, size)) + message
    if size < 1 << 16:
        return bytes((_TEXT, _LONG)) + size.to_bytes(2, "big") + message
    return bytes((_TEXT, _LONGER)) + size.to_bytes(8, "big") + message


class Direct(WebSocketsSansIOProtocol):
    """uvicorn's protocol, and a `Wire` for connections."""

    _then: Callable[[], None] | None = None

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

    @property
    def full(self) -> bool:
        """See `Wire.full`."""
        return not self.writable.is_set()

    def write(self, message: bytes) -> None:
        """See `Wire.write`. After the end nothing is sent."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(message))

    def abort(self) -> None:
        """See `Wire.abort`."""
        self.transport.abort()

    def when_ready(self, then: Callable[[], None]) -> None:
        """See `Wire.when_ready`."""
        self._then = then

    def resume_writing(self) -> None:
        """See asyncio.Protocol."""
        super().resume_writing()
        if self._then:
            self._then()

    def connection_lost(self, exc: Exception | None) -> None:
        """See asyncio.Protocol."""
        super().connection_lost(exc)
        self._then = None
