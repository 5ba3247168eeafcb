"""Presence: entries are numbered, and only the current one can be declared away (design 7)."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from ...game.act import Act
from ...game.interrupts.absence import ComeBack, GoAway
from ..clock import Clock
from ..settings import Settings
from .act import Acts
from .fanout import Fanout
from .guest import Guest
from .live import Live


class Tasks(Protocol):
    """Where background work runs until the server stops."""

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run it beside everything else."""


class Presence:
    """Who is there. A seat whose person falls silent is away after `silence` ms, as of then."""

    def __init__(
        self, acts: Acts, fanout: Fanout, tasks: Tasks, clock: Clock, settings: Settings
    ) -> None:
        self._acts = acts
        self._fanout = fanout
        self._tasks = tasks
        self._clock = clock
        self._silence = settings.silence
        self._entries: dict[tuple[str, str], int] = {}

    def enter(self, live: Live, guest: Guest) -> None:
        """A person came; whoever was there in his name goes."""
        before = live.guests.get(guest.who)
        if before:
            before.connection.cut("REPLACED")
        guest.number = self._count(live, guest.who)
        live.guests[guest.who] = guest
        self._fanout.refresh_names(live)

    async def welcome(self, live: Live, guest: Guest) -> None:
        """If the table waits for this person, it waits no longer."""
        seat = live.seat_of(guest.who)
        if any(away.seat == seat for away in live.game.table.away):
            act = Act(ComeBack(seat), 0, by="machine", seat=seat, id=f"back.{self._id(guest)}")
            await self._acts.do(live, act, "machine")

    def leave(self, live: Live, guest: Guest, since: int) -> None:
        """A connection is gone, and was last heard of at `since` (ms)."""
        if live.guests.get(guest.who) is not guest:
            return
        del live.guests[guest.who]
        self._fanout.refresh_names(live)
        self._tasks.start(self._wait(live, guest.who, guest.number, since))

    def orphan(self, live: Live) -> None:
        """This server has just folded a table: whoever sits there and does not come is away."""
        for sitter in live.game.table.sitters:
            if sitter and sitter.kind == "online":
                self.expect(live, sitter.who)

    def expect(self, live: Live, who: str) -> None:
        """A person was seated from elsewhere; unless he comes, he is away from now on."""
        if who not in live.guests:
            number = self._entries.get((live.stream, who), 0)
            self._tasks.start(self._wait(live, who, number, self._clock.now()))

    def forget(self, live: Live) -> None:
        """The table is let go."""
        for entry in [entry for entry in self._entries if entry[0] == live.stream]:
            del self._entries[entry]

    async def _wait(self, live: Live, who: str, number: int, since: int) -> None:
        await asyncio.sleep(max(0, since + self._silence - self._clock.now()) / 1000)
        seat = live.seat_of(who)
        current = self._entries.get((live.stream, who), 0) == number
        if not seat or not current or live.status not in ("lobby", "playing"):
            return
        name = f"away.{who}.{number}.{since}"
        act = Act(GoAway(seat, since), 0, by="machine", seat=seat, id=name)
        await self._acts.do(live, act, "machine")
        back = live.guests.get(who)
        if back:
            # He came while this was being written.
            await self.welcome(live, back)

    def _count(self, live: Live, who: str) -> int:
        entry = live.stream, who
        self._entries[entry] = self._entries.get(entry, 0) + 1
        return self._entries[entry]

    def _id(self, guest: Guest) -> str:
        return f"{guest.who}.{guest.number}.{self._clock.now()}"
