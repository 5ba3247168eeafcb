"""The short way in and out: what a socket is written and when, who is pinged, who is heard."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from palermo.kit.clock import run
from palermo.server.connection import Connection
from palermo.server.direct import EXTENSION, PING, Direct, framed
from palermo.server.hearing import Hearing

EVERY_S = 5.0
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Transport(asyncio.Transport):
    """A line that keeps what is written, with its time."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[tuple[float, bytes]] = []
        self.reading = True
        self.closed = False

    def write(self, data: Any) -> None:
        self.written.append((asyncio.get_running_loop().time(), bytes(data)))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def texts(self) -> list[bytes]:
        return [data for _, data in self.written if data != PING]


def typed(text: bytes) -> bytes:
    """A short text as a browser sends it."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


class Dialled:
    """A socket with its handshake done; `app` is what serves it."""

    def __init__(self) -> None:
        self.line = Transport()
        self.heard: list[Any] = []
        self.code = 0

    async def shake(self) -> Direct:
        config = uvicorn.Config(
            self._app, ws=Direct, ws_ping_interval=EVERY_S, interface="asgi3", log_config=None
        )
        config.load()
        self.direct = Direct(config, ServerState(), {})
        self.direct.connection_made(self.line)
        self.direct.data_received(HANDSHAKE)
        await asyncio.sleep(0.01)
        self.line.written.clear()
        return self.direct

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        assert scope["extensions"][EXTENSION] is self.direct
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        hello = await receive()
        self.heard.append(hello.get("text"))
        if hello["type"] == "websocket.receive":
            self.direct.listen(self.heard.append)
            self.code = (await receive())["code"]


def test_a_turn_of_the_loop_is_one_write() -> None:
    async def story() -> None:
        dialled = Dialled()
        direct = await dialled.shake()
        for text in (b"frame", b"answer"):
            direct.write(text)
        assert dialled.line.written == []
        await asyncio.sleep(0)
        assert dialled.line.texts() == [framed(b"frame") + framed(b"answer")]

    run(story())


def test_what_was_written_goes_before_the_close() -> None:
    async def story() -> None:
        dialled = Dialled()
        direct = await dialled.shake()
        direct.write(b"bye")
        await direct.send({"type": "websocket.close", "code": 4001})
        direct.write(b"too late")
        await asyncio.sleep(1)
        bye, close = dialled.line.texts()
        assert bye == framed(b"bye")
        assert close[2:4] == (4001).to_bytes(2, "big")

    run(story())


def test_who_gives_no_sign_is_gone() -> None:
    async def story() -> None:
        dialled, lively = Dialled(), Dialled()
        await dialled.shake()
        direct = await lively.shake()
        for _ in range(6):
            await asyncio.sleep(EVERY_S / 2)
            # An answer to a ping.
            direct.data_received(b"\x8a\x84" + bytes(4) + PING[2:])
        assert dialled.line.closed
        assert dialled.line.written[-1][1][2:4] == (1011).to_bytes(2, "big")
        assert not lively.line.closed
        assert [data for _, data in lively.line.written] == [PING] * 3

    run(story())


def test_messages_are_handed_over_in_their_order() -> None:
    async def story() -> None:
        dialled = Dialled()
        direct = await dialled.shake()
        # All in one: the second and third wait for somebody to listen.
        direct.data_received(typed(b"hello") + typed(b"1") + typed(b"2"))
        await asyncio.sleep(0.01)
        direct.data_received(typed(b"3"))
        assert dialled.heard == ["hello", "1", "2", b"3"]
        direct.connection_lost(None)
        await asyncio.sleep(0.01)
        assert dialled.code == 1005

    run(story())


class Wire:
    """A line that tells whether it is read."""

    full = False
    reads = True

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, message: bytes) -> None:
        self.written.append(message)

    def abort(self) -> None: ...

    def when_ready(self, then: Any) -> None: ...

    def listen(self, hear: Any) -> None: ...

    def hold(self) -> None:
        self.reads = False

    def go_on(self) -> None:
        self.reads = True


def test_one_message_after_another_is_heard_to_its_end() -> None:
    async def story() -> None:
        begun: list[Any] = []
        ended: list[Any] = []
        wire = Wire()
        out = Connection(8, wire)

        async def hear(raw: str | bytes) -> None:
            begun.append(raw)
            await asyncio.sleep(1)
            ended.append(raw)

        hearing = Hearing(hear, out, _Clock())
        for raw in ("1", "2", "3"):
            hearing.take(raw)
        await asyncio.sleep(0.5)
        assert (begun, ended, wire.reads) == (["1"], [], False)
        # The one who waits for it may go; a cut lets nothing more begin.
        waiting = asyncio.create_task(hearing.rest())
        await asyncio.sleep(1)
        waiting.cancel()
        out.cut("REPLACED")
        await asyncio.sleep(2)
        assert (begun, ended, wire.reads) == (["1", "2"], ["1", "2"], True)

    run(story())


class _Clock:
    def now(self) -> int:
        return int(asyncio.get_running_loop().time() * 1000)
