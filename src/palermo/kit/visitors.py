"""Persons at a table of several servers: they act as they may, lose their line, and come back.

What each said, heard and was shown is kept, with the true times, for `palermo.kit.witness`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from ..game.act import Command, Done, Offer
from ..game.poll import CastVote
from ..server.connection import Connection
from ..server.node import Node
from ..server.table.guest import Guest
from ..server.table.live import Live
from ..server.wire import Hello
from ..store.people import Person
from .clock import VirtualClock
from .counting import commands_of
from .town import State, reduced

ANSWER_S = 20.0


class Said(Struct):
    """A message as it was last sent: when, and when its answer came (ms, true time)."""

    id: str
    who: str
    message: dict[str, Any]
    do: Command | None
    sent: int
    answered: int = 0
    code: str = ""


class Up(Struct):
    """A time in which a person was connected (ms, true time); `until` 0: to this day."""

    came: int
    until: int = 0


class Host(Protocol):
    """Where visitors find a server that lives."""

    def living(self) -> Node | None:
        """One of them, as it comes."""

    def foremost(self) -> State:
        """What the screen that is furthest on shows."""


class Visitor:
    """One person, on one connection at a time. `wrong` lists what no client may ever see."""

    def __init__(self, host: Host, person: Person, stream: str, dice: Random, clock: VirtualClock):
        self.person, self.stream = person, stream
        self.said: list[Said] = []
        self.ups: list[Up] = []
        self.heard: list[int] = []
        self.wrong: list[str] = []
        self.state: State = {}
        self.epoch, self.v = "", 0
        self.node: Node | None = None
        self._host, self._dice, self._clock = host, dice, clock
        self._lines: dict[str, int] = {}
        self._live: Live | None = None
        self._guest: Guest | None = None
        self._connection: Connection | None = None
        self._pump: asyncio.Task[None] | None = None
        self._talk: set[asyncio.Task[None]] = set()
        self._open: Said | None = None
        self._answer = asyncio.Event()

    @property
    def connected(self) -> bool:
        """Whether the person's line is up, as far as he knows."""
        return self._guest is not None

    async def enter(self) -> bool:
        """Come to whichever server lives, and go on from where one was."""
        node = self._host.living()
        live = await node.host.table(self.stream) if node else None
        if node is None or live is None:
            return False
        connection = Connection(256)
        self._pump = asyncio.create_task(connection.pump(self._from(connection)))
        self._connection, self.node, self._live = connection, node, live
        hello = Hello(self.epoch, self.v, dict(self._lines))  # type: ignore[arg-type]
        entering = asyncio.create_task(node.door.enter(live, self.person, hello, connection))
        # A server that dies meanwhile never answers.
        await asyncio.wait({entering}, timeout=5)
        if not entering.done() or connection is not self._connection:
            entering.cancel()
            await asyncio.gather(entering, return_exceptions=True)
            self.lost()
            return False
        self._guest = entering.result()
        self.ups.append(Up(self._clock.now()))
        return True

    def lost(self, told_after: float | None = None) -> None:
        """The line breaks; the server hears of it after so many seconds, if at all."""
        now = self._clock.now()
        if self._guest and self._live and self.node and told_after is not None:
            node, live, guest = self.node, self._live, self._guest
            loop = asyncio.get_running_loop()
            loop.call_later(told_after, lambda: node.door.leave(live, guest, now))
        if self._guest:
            self.ups[-1].until = now
        if self._pump:
            self._pump.cancel()
        self._guest = self._connection = self._pump = None

    async def act(self) -> None:
        """Do something that the screen offers, if it offers anything.

        Where a neighbour's screen is ahead of one's own, do what that one shows to be due.
        """
        step = self._host.foremost()["step"]
        if step["n"] > self.state["step"]["n"]:
            mine = (self.state.get("me") or {}).get("seat", 0)
            if step["name"] == "hand":
                await self.do(CastVote(step["seat"]), step["n"])
            elif step["name"] == "speech" and step["seat"] == mine:
                await self.do(Done(), step["n"])
            return
        found = msgspec.convert(self.state.get("offers", []), tuple[Offer, ...])
        wanted: list[Command] = [do for offer in found for do in commands_of(offer)]
        wanted += [Done() for offer in found if offer.do == "done"]
        if wanted:
            await self.do(self._dice.choice(wanted))

    async def do(self, command: Command, step: int | None = None) -> str:
        """Give a command, again after each break, until it is answered; the code. It answers
        `step`, or the one on the screen."""
        step = self.state["step"]["n"] if step is None else step
        body = {"t": "act", "step": step, "do": msgspec.to_builtins(command)}
        return await self._say(body, command)

    async def talk(self) -> None:
        """Say a line to the table, if the floor is one's own."""
        if "table" in self.state.get("floor", {}).get("write", ()):
            text = f"{self.person.name} {len(self.said)}"
            await self._say({"t": "say", "channel": "table", "text": text}, None)

    async def _say(self, body: dict[str, Any], do: Command | None) -> str:
        name = f"{self.person.name}{len(self.said)}"
        said = Said(name, "", body | {"id": name}, do, 0)
        self.said.append(said)
        self._open = said
        for _ in range(10):
            if self._guest:
                self._answer.clear()
                self._send(said)
                with suppress(TimeoutError):
                    async with asyncio.timeout(ANSWER_S):
                        await self._answer.wait()
            if said.code:
                break
            await asyncio.sleep(1)
        self._open = None
        return said.code

    def resend(self) -> None:
        """Back on line: what had no answer is said again."""
        if self._open and not self._open.code and self._guest:
            self._send(self._open)

    def _send(self, said: Said) -> None:
        assert self._guest
        assert self._live
        assert self.node
        said.sent, said.who = self._clock.now(), self._guest.who
        raw = msgspec.json.encode(said.message)
        task = asyncio.create_task(self.node.door.hear(self._live, self._guest, raw))
        self._talk.add(task)
        task.add_done_callback(self._talk.discard)

    def _from(self, connection: Connection) -> Callable[[str], Any]:
        async def take(text: str) -> None:
            if connection is self._connection:
                self._take(msgspec.json.decode(text))

        return take

    def _take(self, message: dict[str, Any]) -> None:
        match message["t"]:
            case "frame":
                self._frame(message)
            case "line":
                self._line(message)
            case "answer":
                said = self._open
                if said and said.id == message["id"]:
                    said.answered, said.code = self._clock.now(), message["code"]
                    self._answer.set()
            case "bye":
                self.wrong.append(f"seen out: {message['code']}")

    def _frame(self, frame: dict[str, Any]) -> None:
        own = set(frame["view"]) <= {"names", "notes", "offers", "me"} and not frame["happened"]
        number = frame["epoch"], frame["v"]
        follows = number == (self.epoch, self.v + 1) or (own and number == (self.epoch, self.v))
        if not frame["whole"] and not follows:
            self.wrong.append(f"frame {number} after {self.epoch} {self.v}")
        self.state = reduced(self.state, frame)
        self.epoch, self.v = frame["epoch"], frame["v"]

    def _line(self, line: dict[str, Any]) -> None:
        channel, n = line["channel"], line["n"]
        if n <= self._lines.get(channel, 0):
            self.wrong.append(f"line {n} of {channel} after {self._lines[channel]}")
        self._lines[channel] = max(n, self._lines.get(channel, 0))
        if channel == "table":
            self.heard.append(n)
