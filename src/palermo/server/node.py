"""One server: its parts, in the order in which they wake and rest."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from ..bus.port import Bus, Hint
from ..store.commits import Commits, StoreError
from ..store.people import People
from .clock import Chance, Clock, StoreClock
from .lobby import Lobby, Parts
from .people.sessions import Sessions
from .settings import Settings
from .table.act import Acts
from .table.announcer import Announcer
from .table.door import Door
from .table.due import Clocks
from .table.fanout import Fanout
from .table.heart import Heart
from .table.host import Host
from .table.live import Live
from .table.machine import Machine
from .table.presence import Presence
from .table.talk import Talk

log = structlog.get_logger("palermo.node")
SWEEP_MS = 30_000
WATCH_MS = 1_000
GOODBYE_MS = 100


class Background:
    """Work beside everything else, ended with the server. What fails is logged, never lost."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run it until it is done or the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def stop(self) -> None:
        """End everything that still runs."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a task failed", error=repr(task.exception()), exc_info=task.exception())


class Node:
    """Everything that serves tables, over whichever store and bus it is handed."""

    def __init__(
        self,
        settings: Settings,
        commits: Commits,
        people: People,
        bus: Bus,
        clock: Clock,
        chance: Chance,
    ) -> None:
        self.name = chance.key()
        self.settings = settings
        self.commits = commits
        self.people = people
        clock = self.clock = StoreClock(clock)
        self.started = clock.now()
        self._bus = bus
        self._work = Background()
        self.sessions = Sessions(people, clock, chance, settings)
        self.host = Host(commits, people, clock)
        self.acts = Acts(self.host, commits, bus, clock, self.name)
        self.talk = Talk(self.host, commits, bus, clock, self.name)
        self.fanout = Fanout(settings)
        self.presence = Presence(
            self.host, self.acts, self.fanout, commits, self._work, clock, settings, self.name
        )
        self.heart = Heart(self.host, self.acts, commits, clock, settings, self.name)
        self.clocks = Clocks(self.host, self.acts, self.heart, commits, self._work, clock, settings)
        self.machine = Machine(self.acts, self.talk, self._work, clock)
        self.announcer = Announcer(self.talk, self._work)
        self.lobby = Lobby(
            Parts(self.host, self.acts, self.fanout, self.presence, people, clock, chance)
        )
        self.door = Door(
            self.acts, self.talk, self.fanout, self.presence, self.heart,
            people, clock, chance, settings,
        )  # fmt: skip

    async def start(self) -> None:
        """Give back the time in which nobody served, take up every open table, then serve."""
        if not self.settings.alone:
            await self.clock.agree(self.commits.now)
        # Nobody is connected and no clock runs before the lost time is given back.
        await self.heart.start()
        watchers = (
            self.fanout, self.clocks, self.machine, self.announcer, self.lobby, self.presence,
        )  # fmt: skip
        self.host.watchers += [part.watch for part in watchers]
        self.host.greeters += [self.clocks.arm, self.machine.greet]
        self.host.greeters.append(self.lobby.greet)
        if self.settings.alone:
            # Else those who never came may be on their way to another server.
            self.host.greeters.append(self.presence.orphan)
        for live in self.host.held():
            for greet in self.host.greeters:
                greet(live)
        heads = await self.commits.heads("lobby", "playing")
        await self.host.fold_all([head.stream for head in heads])
        self._bus.subscribe(self.name, self.hinted)
        for work in (self.heart.run(), self.clocks.run(), self._watch(), self._sweep()):
            self._work.start(work)

    async def stop(self) -> None:
        """Rest in good order: say goodbye and write the last sign."""
        await self.say_goodbye()
        await self.kill()
        try:
            await self.heart.stop()
        except StoreError as error:
            log.error("no last sign of life", error=str(error))

    async def say_goodbye(self) -> None:
        """Tell everyone connected that the server stops, and let the word leave."""
        guests = [guest for live in self.host.held() for guest in live.guests.values()]
        for guest in guests:
            guest.connection.cut("SHUTTING_DOWN")
        if guests:
            await asyncio.sleep(GOODBYE_MS / 1000)

    async def kill(self) -> None:
        """Stop at once, as a crash would, within this process. The store stays open."""
        self._bus.unsubscribe(self.name)
        # What is still being kept moves its table, but sets no clock and wakes no bot any more.
        self.host.watchers.clear()
        self.clocks.stop()
        self.machine.stop()
        await self._work.stop()

    def hinted(self, hint: Hint) -> None:
        """Another server says that a table moved on."""
        live = self.host.peek(hint.stream)
        if live:
            self._work.start(self._heed(live, hint))

    async def _heed(self, live: Live, hint: Hint) -> None:
        """Read what another server wrote."""
        async with live.lock:
            await self.host.catch_up(live)
            if hint.channel:
                await self.talk.heal(live, hint.channel)

    async def _watch(self) -> None:
        """Look once a second for what no word came of: who fell silent, what others wrote."""
        while True:
            await asyncio.sleep(WATCH_MS / 1000)
            try:
                await self.presence.look()
                if not self.settings.alone:
                    await self.presence.oust()
                    await self._heal()
            except StoreError as error:
                log.error("the store failed", error=str(error))

    async def _heal(self) -> None:
        """Hints get lost: read what others wrote at the tables that are held here."""
        marks = await self.commits.marks([live.stream for live in self.host.held()])
        for live in self.host.held():
            mark = marks.get(live.stream)
            if mark is None:
                continue
            behind = [c for c, n in mark.lines.items() if live.told and n > live.told.get(c, 0)]
            if mark.version > live.version or behind:
                async with live.lock:
                    await self.host.catch_up(live)
                    for channel in behind:
                        await self.talk.heal(live, channel)

    async def _sweep(self) -> None:
        """Let go of finished tables that nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP_MS / 1000)
            now = self.clock.now()
            for live in self.host.held():
                idle = not live.guests and live.at + self.settings.evict < now
                if idle and live.status in ("over", "closed"):
                    self.forget(live)

    def forget(self, live: Live) -> None:
        """Let go of a table; it is folded again when somebody needs it."""
        self.clocks.disarm(live)
        self.machine.forget(live)
        self.host.drop(live)
