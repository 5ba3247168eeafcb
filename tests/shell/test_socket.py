"""The socket's endpoint over a line that stalls or dies, in virtual time."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from palermo.kit.town import Town
from palermo.server.people.sessions import COOKIE
from palermo.server.socket import Sockets
from palermo.server.wire import Wanted
from tests.shell.test_acts import tell


class Line:
    """One ASGI line to the endpoint: what the browser says, and what arrives while it reads."""

    def __init__(self, town: Town, stream: str, token: str) -> None:
        self.town = town
        self.arrived: list[dict[str, Any]] = []
        self.closed = 0
        self.reading = asyncio.Event()
        self.reading.set()
        self._says: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        headers = {"host": "here", "origin": "http://here", "cookie": f"{COOKIE}={token}"}
        scope = {
            "type": "websocket",
            "path": "/",
            "scheme": "ws",
            "query_string": b"",
            "headers": [(k.encode(), v.encode()) for k, v in headers.items()],
            "path_params": {"stream": stream},
        }
        self._says.put_nowait({"type": "websocket.connect"})
        self.socket = WebSocket(scope, self._says.get, self._send)
        self.serving = asyncio.create_task(Sockets(town.node).endpoint(self.socket))

    def say(self, **message: Any) -> None:
        text = msgspec.json.encode(message).decode()
        self._says.put_nowait({"type": "websocket.receive", "text": text})

    def lose(self, code: int) -> None:
        self._says.put_nowait({"type": "websocket.disconnect", "code": code})

    async def _send(self, message: Any) -> None:
        await self.reading.wait()
        if message["type"] == "websocket.send":
            self.arrived.append(msgspec.json.decode(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = message["code"]


async def dialled(town: Town, stream: str, name: str) -> Line:
    await town.person(name)
    line = Line(town, stream, town.persons[name][1])
    line.say(t="hello")
    await asyncio.sleep(0.1)
    return line


def test_a_reader_that_stands_still_holds_up_nobody() -> None:
    async def story(town: Town) -> None:
        live = await town.node.lobby.with_bots(await town.person("Nina"))
        nina = await town.browser(live.stream, "Nina")
        slow, quick = [await dialled(town, live.stream, name) for name in ("Rosa", "Vito")]
        slow.reading.clear()
        version, arrived = live.version, len(quick.arrived)
        await asyncio.wait_for(slow.serving, 240)
        assert live.version > version
        assert len(quick.arrived) >= arrived + 8
        slow.reading.set()
        assert [g.connection.open for g in live.guests.values()] == [True, True]
        again = await dialled(town, live.stream, "Rosa")
        assert again.arrived[0]["t"] == "frame"
        for line in (quick, again):
            line.lose(1000)
            await line.serving
        await nina.drop()

    tell(story, queue=8)


def test_cut_off_says_why_and_closes_with_its_code() -> None:
    async def story(town: Town) -> None:
        live = await town.node.lobby.open(await town.person("Nina"), Wanted())
        first = await dialled(town, live.stream, "Nina")
        second = await dialled(town, live.stream, "Nina")
        await first.serving
        assert first.arrived[-1] == {"t": "bye", "code": "REPLACED"}
        assert first.closed == 4001
        second.lose(1000)
        await second.serving
        silent = Line(town, live.stream, town.persons["Nina"][1])
        await silent.serving
        assert (silent.arrived, silent.closed) == ([{"t": "bye", "code": "SILENT"}], 4408)

    tell(story)


def test_a_line_that_died_unnoticed_fell_silent_when_it_was_last_heard() -> None:
    async def story(town: Town) -> None:
        live = await town.node.lobby.open(await town.person("Host"), Wanted())
        host = await town.browser(live.stream, "Host")
        for seat, code, since in ((1, 1011, 4000), (2, 1000, 0), (3, 1006, 10_000)):
            line = await dialled(town, live.stream, f"P{seat}")
            line.say(t="act", id="s", step=0, do={"do": "sit", "seat": seat})
            await asyncio.sleep(0.1)
            heard = town.clock.now()
            line.say(t="ping", n=1)
            await asyncio.sleep(4 if seat != 3 else 60)
            line.lose(code)
            await line.serving
            lost = town.clock.now()
            await asyncio.sleep(4)
            away = [e["what"] for e in host.state["chronicle"] if e["what"]["event"] == "went_away"]
            assert away[-1]["seat"] == seat
            assert away[-1]["since"] == lost - since
            assert heard <= lost

    tell(story)
