"""The socket of a table: handshake, hello, then messages until it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..game.refusals import Refusal
from ..store.people import Person
from .connection import CLOSE_CODES, Connection, Wire
from .direct import EXTENSION
from .hearing import Hearing
from .node import Node
from .origins import trusted
from .people.sessions import COOKIE
from .table.door import read
from .table.guest import Guest
from .table.live import Live
from .wire import Hello

log = structlog.get_logger("palermo.socket")
HELLO_S = 10.0
FAREWELL_S = 2.0
# A peer that vanished is noticed when it gives no sign from one ping to the next: then it fell
# silent two pings ago at the earliest.
PING_EVERY_S = 5.0


class Sockets:
    """The endpoint /api/tables/{stream}/socket."""

    def __init__(self, node: Node) -> None:
        self._node = node

    async def endpoint(self, socket: WebSocket) -> None:
        """Serve one socket to its end."""
        if not trusted(socket, self._node.settings):
            await socket.close()
            return
        await socket.accept()
        wire: Wire | None = socket.scope.get("extensions", {}).get(EXTENSION)
        out = Connection(self._node.settings.queue, wire)
        pump = None if wire else asyncio.create_task(out.pump(socket.send_text))
        try:
            await _until_cut(self._serve(socket, out, wire), out)
            if out.closing.done():
                await self._farewell(socket, out, pump)
        finally:
            if pump:
                pump.cancel()
                await asyncio.gather(pump, return_exceptions=True)

    async def _farewell(
        self, socket: WebSocket, out: Connection, pump: asyncio.Task[None] | None
    ) -> None:
        """Give what is queued a moment to leave, then close; a reader that does not read waits
        for nothing."""
        try:
            async with asyncio.timeout(FAREWELL_S):
                await (pump or out.drained())
                with suppress(RuntimeError, WebSocketDisconnect):
                    await socket.close(CLOSE_CODES.get(out.closing.result(), 1000))
        except TimeoutError:
            out.abort()

    async def _serve(self, socket: WebSocket, out: Connection, wire: Wire | None) -> None:
        live, person = await self._let_in(socket, out)
        if live is None or person is None:
            return
        hello = await self._hello(socket, out)
        if hello is None:
            return
        guest = await self._node.door.enter(live, person, hello, out)
        hearing = Hearing(lambda raw: self._heed(live, guest, raw), out, self._node.clock)
        if wire:
            wire.listen(hearing.take)
        try:
            # With a wire nothing more comes this way but the end.
            while out.open:
                hearing.take(await _received(socket))
                await hearing.rest()
        except WebSocketDisconnect as gone:
            since = self._silent_since(gone.code, hearing.last)
            await hearing.rest()
            self._node.door.leave(live, guest, since)
        finally:
            # Cut off, or the server stops: he fell silent now.
            self._node.door.leave(live, guest, self._node.clock.now())

    async def _let_in(
        self, socket: WebSocket, out: Connection
    ) -> tuple[Live | None, Person | None]:
        person = await self._node.sessions.person(socket.cookies.get(COOKIE))
        if person is None:
            out.cut("NO_SESSION")
            return None, None
        live = await self._node.host.table(socket.path_params["stream"])
        if live is None:
            out.cut("NO_TABLE")
        return live, person

    async def _hello(self, socket: WebSocket, out: Connection) -> Hello | None:
        try:
            async with asyncio.timeout(HELLO_S):
                message = read(await _received(socket), self._node.settings.message)
        except TimeoutError:
            out.cut("SILENT")
            return None
        except WebSocketDisconnect:
            return None
        if isinstance(message, Hello):
            return message
        out.cut(message.code if isinstance(message, Refusal) else "HELLO_FIRST")
        return None

    async def _heed(self, live: Live, guest: Guest, raw: str | bytes) -> None:
        try:
            await self._node.door.hear(live, guest, raw)
        except Exception as error:
            # One person's fault must be nobody else's: his socket goes on, and we hear of it.
            log.error("a message failed", stream=live.stream, error=repr(error), exc_info=error)

    def _silent_since(self, code: int, heard: int) -> int:
        now = self._node.clock.now()
        if code in (1000, 1001, 1005):
            return now
        unnoticed = int(2 * PING_EVERY_S * 1000)
        return max(heard, now - unnoticed)


async def _until_cut(serving: Coroutine[Any, Any, None], out: Connection) -> None:
    """Serve until all is said, or until the connection is cut off."""
    task = asyncio.current_task()
    assert task
    going = True

    def stop(_: object) -> None:
        if going:
            task.cancel()

    out.closing.add_done_callback(stop)
    try:
        await serving
    except asyncio.CancelledError:
        if not out.closing.done() or task.uncancel() > 0:
            raise
    finally:
        going = False


async def _received(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text: str | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""
