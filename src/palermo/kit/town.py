"""A whole server under a virtual clock: memory store, bus, bots, and persons from a script.

Connections are the same port that the socket's endpoint uses; nothing here opens a real one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from ..bus.local import LocalBus
from ..server.connection import Connection
from ..server.node import Node
from ..server.settings import Settings
from ..server.table.guest import Guest
from ..server.table.live import Live
from ..server.wire import Hello
from ..store.commits import Appended, Draft, StoreError
from ..store.memory import MemoryCommits
from ..store.people import People, Person
from .clock import SeededChance, VirtualClock

State = dict[str, Any]


def reduced(state: State, frame: dict[str, Any]) -> State:
    """The client's reducer: the same five lines as in the browser."""
    if frame["whole"]:
        return dict(frame["view"])
    merged = {**state, **frame["view"]}
    merged["chronicle"] = [*state["chronicle"], *frame["happened"]]
    return merged


class Browser:
    """What one connection received: every message with its time, and the state it adds up to."""

    def __init__(self, town: Town, live: Live, person: Person, queue: int) -> None:
        self.person = person
        self.received: list[tuple[int, str]] = []
        self.state: State = {}
        self.epoch = ""
        self.v = 0
        self.lines: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.bye = ""
        self._town = town
        self._node = town.node
        self._live = live
        self._connection = Connection(queue)
        self._guest: Guest | None = None
        self._pump: asyncio.Task[None] | None = None
        self._ids = 0

    async def enter(self, hello: Hello | None = None) -> None:
        """Say hello and take what comes, from now on."""
        self._pump = asyncio.create_task(self._connection.pump(self._take))
        self._guest = await self._node.door.enter(
            self._live, self.person, hello or Hello(), self._connection
        )
        await self.settle()

    async def say(self, **message: Any) -> dict[str, Any]:
        """Send a message with an id of its own; its answer."""
        self._ids += 1
        named = {"id": f"{self.person.name}{self._ids}", **message}
        await self.send(msgspec.json.encode(named))
        return self.answers[named["id"]]

    async def act(self, do: str, step: int | None = None, **more: Any) -> str:
        """Give a command in answer to the step that is on; the code of its answer."""
        number = self.state["step"]["n"] if step is None else step
        return str((await self.say(t="act", step=number, do={"do": do, **more}))["code"])

    async def send(self, raw: str | bytes) -> None:
        """Send bytes as they are."""
        assert self._guest
        await self._node.door.hear(self._live, self._guest, raw)
        await self.settle()

    async def settle(self) -> None:
        """Let everything arrive that is on its way; no time passes."""
        for _ in range(3):
            await asyncio.sleep(0)

    async def drop(self) -> None:
        """The connection is lost."""
        if self._guest:
            self._node.door.leave(self._live, self._guest, self._town.clock.now())
        await self.close()

    async def close(self) -> None:
        """Take nothing more; the server is not told."""
        if self._pump:
            self._pump.cancel()
            await asyncio.gather(self._pump, return_exceptions=True)

    def stall(self) -> None:
        """Read nothing any more, as a browser whose line is dead."""
        if self._pump:
            self._pump.cancel()

    @property
    def cut_off(self) -> str:
        """The code with which the server closed the connection; empty while it is open."""
        return "" if self._connection.open else self._connection.closing.result()

    def frames(self) -> list[tuple[int, str]]:
        """The frames it was sent, with their times."""
        return [(at, text) for at, text in self.received if '"t":"frame"' in text]

    async def _take(self, text: str) -> None:
        self.received.append((self._town.clock.now(), text))
        message = msgspec.json.decode(text)
        match message["t"]:
            case "frame":
                self.state = reduced(self.state, message)
                self.epoch, self.v = message["epoch"], message["v"]
            case "line":
                self.lines.append(message)
            case "answer":
                self.answers[message["id"]] = message
            case "bye":
                self.bye = message["code"]


class FaultyCommits(MemoryCommits):
    """A store in memory that can be made to fail."""

    fault = ""

    async def append(self, draft: Draft) -> Appended:
        """See `Commits.append`."""
        if self.fault == "before":
            raise StoreError("the disk is full")
        answer = await super().append(draft)
        if self.fault == "after":
            raise StoreError("the disk has gone")
        return answer


class Town:
    """Servers over one store, and the persons who use them. `node` is the one that serves now."""

    def __init__(self, seed: int | str = 0, **settings: Any) -> None:
        self.clock = VirtualClock(asyncio.get_running_loop())
        self.chance = SeededChance(seed)
        self.commits = FaultyCommits()
        self.people = People.in_memory()
        self.bus = LocalBus()
        self.settings = Settings(**settings)
        self.node = self._made()
        self.persons: dict[str, tuple[Person, str]] = {}

    @classmethod
    def beside(cls, other: Town) -> Town:
        """Another server over the same stores and bus; not started yet."""
        town = cls.__new__(cls)
        town.__dict__.update(other.__dict__)
        town.settings = other.settings.model_copy(update={"alone": False})
        town.node = town._made()
        return town

    async def start(self) -> Town:
        """The server is up."""
        await self.node.start()
        return self

    async def stop(self) -> None:
        """Everything ends in good order."""
        await self.node.stop()
        await self.people.close()

    async def crash(self) -> None:
        """The server dies without a word; a new one takes its place at `start`."""
        await self.node.kill()
        self.node = self._made()

    async def person(self, name: str) -> Person:
        """Somebody of that name, the same one each time."""
        if name not in self.persons:
            guest, token = await self.node.sessions.welcome("en")
            await self.people.rename(guest.id, name, "en")
            self.persons[name] = Person(guest.id, name, "en"), token
        return self.persons[name][0]

    async def browser(
        self,
        stream: str,
        name: str,
        hello: Hello | None = None,
        queue: int = 256,
        state: State | None = None,
    ) -> Browser:
        """A person's connection to a table, entered; `state` is what it still has from before."""
        live = await self.table(stream)
        browser = Browser(self, live, await self.person(name), queue)
        browser.state = state or {}
        await browser.enter(hello)
        return browser

    async def table(self, stream: str) -> Live:
        """A table as the present server holds it."""
        live = await self.node.host.table(stream)
        assert live, "there is no such table"
        return live

    @contextmanager
    def broken_store(self, after_writing: bool = False) -> Iterator[None]:
        """The log's store fails meanwhile: before it keeps a row, or before it can say so."""
        self.commits.fault = "after" if after_writing else "before"
        try:
            yield
        finally:
            self.commits.fault = ""

    async def over(self, stream: str) -> Live:
        """Let time pass until the table's game is over."""
        while True:
            live = await self.table(stream)
            if live.status in ("over", "closed"):
                return live
            await asyncio.sleep(1)

    def _made(self) -> Node:
        return Node(self.settings, self.commits, self.people, self.bus, self.clock, self.chance)
