"""Clocks: what the machine must do when nobody does, at every table, sockets or none."""

from __future__ import annotations

import asyncio

import structlog
from msgspec.structs import replace

from ...game.act import Act
from ...game.due import due
from ...game.fairness import deal
from ...game.interrupts.judging import ReplaceJudge
from ...game.interrupts.proving import ShowSecrets
from ...game.offers import tag_of
from ...game.phases.deal import Deal
from ...store.commits import Commits
from ..clock import Clock
from ..settings import Settings
from .act import Acts
from .heart import Heart
from .host import Host
from .live import Change, Live
from .presence import Tasks

log = structlog.get_logger("palermo.due")
ORPHANS_EVERY_MS = 1_000
AFTER_A_REFUSAL_MS = 1_000


class Clocks:
    """A timer for each folded table, and a look at the store for those that nobody folded."""

    def __init__(
        self,
        host: Host,
        acts: Acts,
        heart: Heart,
        commits: Commits,
        tasks: Tasks,
        clock: Clock,
        settings: Settings,
    ) -> None:
        self._host = host
        self._acts = acts
        self._heart = heart
        self._commits = commits
        self._tasks = tasks
        self._clock = clock
        self._patience = 0 if settings.alone else settings.patience
        # Each with the time (ms) at which it goes off.
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}

    def watch(self, live: Live, change: Change) -> None:
        """The table moved on: so did what is due."""
        self.arm(live)

    def arm(self, live: Live, not_before: int = 0) -> None:
        """See that the table's timer goes off by the soonest of what is due. One that goes off
        before is left alone: it looks again then."""
        waiting = due(live.game)
        if not waiting:
            self.disarm(live)
            return
        # A table none of whose people are here may be another server's.
        patience = 0 if live.guests else self._patience
        at = max(waiting[0].at + patience, not_before)
        set_for, timer = self._timers.get(live.stream, (at + 1, None))
        if set_for <= at:
            return
        if timer:
            timer.cancel()
        delay = max(0, at - self._clock.now()) / 1000
        timer = asyncio.get_running_loop().call_later(delay, self._ring, live)
        self._timers[live.stream] = at, timer

    def disarm(self, live: Live) -> None:
        """The table needs no timer any more."""
        _, timer = self._timers.pop(live.stream, (0, None))
        if timer:
            timer.cancel()

    def stop(self) -> None:
        """No timer goes off any more."""
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    async def run(self) -> None:
        """Fold tables that are due and that nobody folded, until cancelled."""
        while True:
            await asyncio.sleep(ORPHANS_EVERY_MS / 1000)
            for head in await self._commits.due_before(self._clock.now() - self._patience):
                if not self._host.peek(head.stream):
                    await self._host.readable(head.stream)

    def _ring(self, live: Live) -> None:
        self._timers.pop(live.stream, None)
        self._tasks.start(self._fire(live))

    async def _fire(self, live: Live) -> None:
        await self._heart.settle()
        waiting = due(live.game)
        if not waiting or waiting[0].at > self._clock.now():
            self.arm(live)
            return
        act = named(live, waiting[0].act, waiting[0].at)
        if isinstance(act.do, ReplaceJudge):
            act = replace(act, do=ReplaceJudge(await self._stand_in(live)))
        refused = await self._acts.do(live, act, "machine")
        if refused:
            log.warning(
                "refused", stream=live.stream, version=live.version,
                command=tag_of(type(act.do)), code=refused.code,
            )  # fmt: skip
            self.arm(live, self._clock.now() + AFTER_A_REFUSAL_MS)

    async def _stand_in(self, live: Live) -> str:
        """The assistant who takes over, by his key: the first who was granted everything and is
        there (F7); empty for none."""
        visits = await self._commits.visits(live.stream)
        there = {visit.who for visit in visits if visit.gone is None}
        chair = live.game.table.chair
        able = [a.who for a in chair.assistants if "everything" in a.powers and a.who in there]
        return next((who for who in able if who != chair.leader), "")


def named(live: Live, act: Act, at: int) -> Act:
    """A due act with an id that follows from it, so that a rival's copy is the same command, and
    with the roles where it deals."""
    do = act.do
    if isinstance(do, Deal):
        do = Deal(deal(live.facts.deal, live.game.table.deck, live.game.table.words))
    elif isinstance(do, ShowSecrets):
        do = ShowSecrets(live.facts.deal.hex())
    seat = getattr(do, "seat", 0)
    return replace(act, do=do, id=f"{tag_of(type(do))}.{act.step}.{seat}.{at}")
