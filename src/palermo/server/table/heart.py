"""Signs of life: a gap in which no server lived moves every clock (F5, design 2)."""

from __future__ import annotations

import asyncio

import structlog

from ...game.act import Act
from ...game.interrupts.pause import LoseTime
from ...store.commits import Commits, StoreError
from ..clock import StoreClock
from ..settings import Settings
from .act import Acts
from .host import AT_ONCE, Host

log = structlog.get_logger("palermo.heart")


class Heart:
    """Writes a sign of life every `beat` ms; where one is long overdue, the time is given back.

    A gap is counted from the last sign that was written: nobody's clock is shorter for it, none
    longer by more than a beat.
    """

    def __init__(
        self,
        host: Host,
        acts: Acts,
        commits: Commits,
        clock: StoreClock,
        settings: Settings,
        node: str,
    ) -> None:
        self._host = host
        self._acts = acts
        self._commits = commits
        self._clock = clock
        self._beat = settings.beat
        self._lifetime = settings.lifetime
        self._alone = settings.alone
        self._node = node
        self._last = 0
        self._settling = asyncio.Lock()

    async def start(self) -> None:
        """Give back the time since any server's last sign, then give the first sign."""
        last = await self._commits.last_beat()
        if last is not None and not await self._others_live(last):
            now = self._clock.now()
            if now > last:
                await self._lose(last, now)
        await self._sign(self._clock.now())

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            await asyncio.sleep(self._beat / 1000)
            try:
                await self.settle()
                await self._sign(self._clock.now())
            except StoreError as error:
                # Without signs this time counts for nobody, which is right: nobody can act.
                log.error("no sign of life", error=str(error))

    async def settle(self) -> None:
        """Before a clock or a person is believed: give back a gap if this server slept."""
        if self._awake() and not self._settling.locked():
            return
        async with self._settling:
            if not self._awake():
                last, now = await self._last_sign(), self._clock.now()
                # While another server lives, nobody's time was lost.
                if self._alone or now - last > self._lifetime:
                    await self._lose(last, now)
                await self._sign(now)

    async def _last_sign(self) -> int:
        return max(self._last, await self._commits.last_beat() or 0)

    async def _others_live(self, last: int) -> bool:
        """Whether another server gives signs: if one may live, the next is waited for."""
        if self._alone:
            return False
        while self._clock.now() - last <= self._lifetime:
            await asyncio.sleep(self._beat / 4_000)
            if (await self._commits.last_beat() or 0) > last:
                return True
        return False

    async def stop(self) -> None:
        """The last sign of a server that stops in good order."""
        await self._sign(self._clock.now())

    def _awake(self) -> bool:
        return self._clock.now() - self._last <= self._lifetime

    async def _sign(self, at: int) -> None:
        if not self._alone:
            await self._clock.agree(self._commits.now)
        await self._commits.beat(self._node, at)
        self._last = at

    async def _lose(self, last: int, now: int) -> None:
        log.warning("time lost", ms=now - last)
        streams = [head.stream for head in await self._commits.heads("lobby", "playing")]
        for first in range(0, len(streams), AT_ONCE):
            batch = streams[first : first + AT_ONCE]
            await self._host.fold_all(batch)
            await asyncio.gather(*(self._give_back(stream, last, now) for stream in batch))

    async def _give_back(self, stream: str, last: int, now: int) -> None:
        live = self._host.peek(stream)
        if live is None:
            return
        act = Act(LoseTime(now - last), 0, by="machine", id=f"lost.{last}")
        refused = await self._acts.do(live, act, "machine")
        # A server that woke in the same moment may have counted a little otherwise.
        if refused and refused.code != "ID_TAKEN":
            log.error("time not given back", stream=stream, code=refused.code)
