"""Presence: entries are numbered by the store, and only the current one can be declared away
(design 7)."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from ...game.act import Act
from ...game.interrupts.absence import ComeBack, GoAway, WentAway
from ...game.interrupts.judging import JudgeBack, JudgeGone, JudgeLost, LeadTaken
from ...game.interrupts.undoing import Corrected, SteppedBack
from ...game.rulings import BroughtBack
from ...store.commits import Commits
from ...store.visits import Silent, Visit
from ..clock import Clock
from ..settings import Settings
from .act import STORE_DOWN, Acts
from .fanout import Fanout
from .guest import Guest
from .host import Host
from .live import Change, Live, finished

# Events that may bring somebody back into the game.
IN_AGAIN = (BroughtBack, SteppedBack, Corrected)
# So long the server that held a connection goes first in declaring its person away.
PRIORITY_MS = 1_000


class Tasks(Protocol):
    """Where background work runs until the server stops."""

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run it beside everything else."""


class Presence:
    """Who is there. A seat whose person falls silent is away after `silence` ms, as of then.

    Any server that shares the store may find that out: the one that held the connection by a
    timer, the others by looking. A dead server's people are away as of its last sign.
    """

    def __init__(
        self,
        host: Host,
        acts: Acts,
        fanout: Fanout,
        commits: Commits,
        tasks: Tasks,
        clock: Clock,
        settings: Settings,
        node: str,
    ) -> None:
        self._host = host
        self._acts = acts
        self._fanout = fanout
        self._commits = commits
        self._tasks = tasks
        self._clock = clock
        self._silence = settings.silence
        self._lifetime = settings.lifetime
        self._node = node

    async def enter(self, live: Live, guest: Guest) -> None:
        """A person came; whoever was there in his name goes."""
        await finished(self._count_in_turn(live, guest))

    async def welcome(self, live: Live, guest: Guest) -> None:
        """If the table waits for this person, it waits no longer."""
        async with live.lock:
            # He may have been declared away elsewhere, before he came.
            await self._host.catch_up(live)
        seat = live.seat_of(guest.who)
        if any(away.seat == seat for away in live.game.table.away):
            name = f"back.{guest.who}.{guest.number}"
            act = Act(ComeBack(seat), 0, by="machine", seat=seat, id=name)
            await self._acts.do(live, act, "machine")
        chair = live.game.table.chair
        if chair.until and guest.who == chair.leader:
            name = f"judge_back.{guest.who}.{guest.number}"
            await self._acts.do(live, Act(JudgeBack(), 0, by="machine", id=name), "machine")

    def leave(self, live: Live, guest: Guest, since: int) -> None:
        """A connection is gone, and was last heard of at `since` (ms)."""
        if guest.gone:
            return
        guest.gone = True
        if live.guests.get(guest.who) is guest:
            del live.guests[guest.who]
            self._fanout.refresh_names(live)
            self._tasks.start(self._see_off(self._visit(live, guest, since)))

    def watch(self, live: Live, change: Change) -> None:
        """Somebody is away; one who is here was taken for dead with this server. Or somebody is
        in again, who was out and may have gone (G4, F6)."""
        for moment in change.moments:
            if isinstance(moment.event, WentAway | JudgeLost):
                guest = self._waited_for(live, moment.event)
                if guest:
                    self._tasks.start(self._reclaim(live, guest))
            elif isinstance(moment.event, LeadTaken) and moment.event.who:
                # An assistant who leads must be there.
                self.expect(live, moment.event.who)
            elif isinstance(moment.event, IN_AGAIN):
                living = set(moment.before.table.living)
                for seat in moment.after.table.people():
                    sitter = moment.after.table.sitters[seat - 1]
                    if seat not in living and sitter:
                        self.expect(live, sitter.who)

    def orphan(self, live: Live) -> None:
        """A table was folded: whoever sits there or leads it and never came is waited for."""
        seated = [s.who for s in live.game.table.sitters if s and s.kind == "online"]
        leader = live.game.table.chair.leader
        for who in (*seated, *((leader,) if leader else ())):
            at = self._clock.now()
            self._tasks.start(self._commits.expect(live.stream, who, self._node, at))

    def expect(self, live: Live, who: str) -> None:
        """A person was seated from elsewhere; unless he comes, he is away from now on."""
        if who not in live.guests:
            visit = Visit(live.stream, who, 0, self._node, self._clock.now())
            self._tasks.start(self._await(visit))

    async def look(self) -> None:
        """See to what other servers could not: those whom they let go of, or who fell with
        them; and those who are here and waited for."""
        now = self._clock.now()
        gone, sign = now - self._silence - PRIORITY_MS, now - self._silence - self._lifetime
        found = await self._commits.silent(gone, sign)
        await asyncio.gather(*(self._declare(visit) for visit in found))
        for live in self._host.held():
            for away in live.game.table.away:
                guest = self._at(live, away.seat)
                if guest:
                    await self._reclaim(live, guest)
            chair = live.game.table.chair
            if chair.until and chair.leader in live.guests:
                await self._reclaim(live, live.guests[chair.leader])

    async def oust(self) -> None:
        """See out those who have entered at another server meanwhile."""
        # The number as it was before the store is asked: he may be entered anew meanwhile.
        held = [(live, guest) for live in self._host.held() for guest in live.guests.values()]
        here = [(live, guest, guest.number) for live, guest in held]
        at_node = await self._commits.visits_at(self._node)
        current = {(visit.stream, visit.who): visit.number for visit in at_node}
        for live, guest, number in here:
            if current.get((live.stream, guest.who), 0) < number and not guest.gone:
                guest.connection.cut("REPLACED")

    async def _count_in_turn(self, live: Live, guest: Guest) -> None:
        # Numbered as they came: a broken line's entry must not outrun the next one's.
        async with live.entering:
            await self._count(live, guest)

    async def _count(self, live: Live, guest: Guest) -> None:
        guest.number = await self._commits.come(live.stream, guest.who, self._node)
        if guest.gone:
            await self._commits.go(self._visit(live, guest, self._clock.now()))
            return
        before = live.guests.get(guest.who)
        if before and before.number > guest.number:
            guest.connection.cut("REPLACED")
            return
        if before:
            before.connection.cut("REPLACED")
        live.guests[guest.who] = guest
        self._fanout.refresh_names(live)

    async def _see_off(self, visit: Visit) -> None:
        await self._commits.go(visit)
        assert visit.gone is not None
        await self._pass(visit.gone + self._silence)
        while (until := await self._declare(visit)) > 0:
            await self._pass(until)

    async def _await(self, visit: Visit) -> None:
        await self._commits.expect(visit.stream, visit.who, visit.node, visit.gone or 0)
        await self._pass((visit.gone or 0) + self._silence)
        for found in await self._commits.visits(visit.stream):
            if found.who == visit.who and found.gone is not None:
                await self._declare(found)

    async def _declare(self, visit: Visit) -> int:
        """A person is away, unless he has come; when to look again (ms), 0 for never."""
        live = await self._host.readable(visit.stream)
        if live is not None:
            async with live.lock:
                await self._host.catch_up(live)
            # Time in which nobody served counts for nobody.
            since = max(visit.gone or 0, live.regained)
            act = _gone(live, visit, since)
            if act and self._clock.now() < since + self._silence:
                return since + self._silence
            silent = Silent(visit.who, visit.number)
            if act and await self._acts.do(live, act, "machine", silent) == STORE_DOWN:
                return self._clock.now() + PRIORITY_MS
        await self._commits.settle(visit)
        return 0

    async def _reclaim(self, live: Live, guest: Guest) -> None:
        """One who is connected here is waited for: he enters anew, if this is where he is."""
        for visit in await self._commits.visits(live.stream):
            if visit.who != guest.who or live.guests.get(guest.who) is not guest:
                continue
            if visit.number != guest.number:
                guest.connection.cut("REPLACED")
                return
            guest.number = await self._commits.come(live.stream, guest.who, self._node)
            await self.welcome(live, guest)

    def _waited_for(self, live: Live, event: WentAway | JudgeLost) -> Guest | None:
        """Whom an event says to be away, if he is connected here."""
        if isinstance(event, WentAway):
            return self._at(live, event.seat)
        return live.guests.get(live.game.table.chair.leader)

    def _at(self, live: Live, seat: int) -> Guest | None:
        """Who sits there, if he is connected here."""
        sitter = live.game.table.sitters[seat - 1]
        return live.guests.get(sitter.who) if sitter else None

    def _visit(self, live: Live, guest: Guest, gone: int) -> Visit:
        return Visit(live.stream, guest.who, guest.number, self._node, gone)

    async def _pass(self, until: int) -> None:
        await asyncio.sleep(max(0, until - self._clock.now()) / 1000)


def _gone(live: Live, visit: Visit, since: int) -> Act | None:
    """What the machine says of one who fell silent at `since` (ms): a player is away, or whoever
    leads the table; of others nothing."""
    if live.status not in ("lobby", "playing"):
        return None
    name = f"{visit.who}.{visit.number}.{since}"
    seat = live.seat_of(visit.who)
    if seat:
        return Act(GoAway(seat, since), 0, by="machine", seat=seat, id=f"away.{name}")
    if visit.who == live.game.table.chair.leader:
        return Act(JudgeGone(since), 0, by="machine", id=f"judge_gone.{name}")
    return None
