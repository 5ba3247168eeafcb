"""A command's way: decide on what is folded, append, and on a conflict read and decide again."""

from __future__ import annotations

import logging

import structlog
from msgspec.structs import replace

from ...bus.port import Bus, Hint
from ...game.act import Act
from ...game.due import due
from ...game.interrupts.absence import NOT_AWAY
from ...game.offers import tag_of
from ...game.phase import Game
from ...game.refusals import Refusal
from ...game.timeline import play
from ...game.view.board import status
from ...game.vocabulary import Entry
from ...store.commits import Commits, Draft, Duplicate, Present, Stored, StoreError
from ...store.upcast import decode, encode
from ...store.visits import Silent
from ..clock import Clock
from .host import Host
from .live import Live, finished

log = structlog.get_logger("palermo.act")
_spoken_of = logging.getLogger("palermo.act").isEnabledFor
ID_TAKEN = Refusal("ID_TAKEN")
STORE_DOWN = Refusal("STORE_DOWN")


class Acts:
    """Takes commands of persons, bots and the machine alike."""

    def __init__(self, host: Host, commits: Commits, bus: Bus, clock: Clock, node: str) -> None:
        self._host = host
        self._commits = commits
        self._bus = bus
        self._clock = clock
        self._node = node

    async def do(
        self, live: Live, act: Act, by: str, silent: Silent | None = None
    ) -> Refusal | None:
        """Carry out a command that `by` gives; None once it is kept, else why nothing changed.

        A command that came before gets its first answer. The time is stamped here. With `silent`
        it is kept only while that entry is the person's current one.
        """
        return await finished(self.heed(live, act, by, silent))

    async def heed(
        self, live: Live, act: Act, by: str, silent: Silent | None = None
    ) -> Refusal | None:
        """As `do`, in a task that goes on to its end whatever happens."""
        at = self._clock.now()
        try:
            async with live.lock:
                return await self._decide(live, act, at, by, silent)
        except StoreError as error:
            log.error("the store failed", stream=live.stream, error=str(error))
            return STORE_DOWN

    async def _decide(
        self, live: Live, act: Act, at: int, by: str, silent: Silent | None
    ) -> Refusal | None:
        while True:
            before = live.ids.get((by, act.id))
            if before is not None:
                return None if before.do == act.do else ID_TAKEN
            timed = replace(act, at=max(at, live.at))
            played = play(live.game, timed, live.entries)
            if isinstance(played, Refusal):
                if await self._host.catch_up(live):
                    continue
                return played
            events, after = played
            entry = Entry.of(timed, events)
            wanted = draft(live, entry, by, after, silent)
            answer = await self._commits.append(wanted)
            if isinstance(answer, Stored):
                self._host.tell(live, live.accept(answer.row, entry, after))
                self._told(live, timed)
                return None
            if isinstance(answer, Present):
                return NOT_AWAY
            await self._host.catch_up(live)
            if isinstance(answer, Duplicate):
                return None if decode(answer.row).do == act.do else ID_TAKEN

    def _told(self, live: Live, act: Act) -> None:
        # Never what it was aimed at: logs and traces hold no secret of a game.
        if _spoken_of(logging.DEBUG):
            command = tag_of(type(act.do))
            log.debug("act", stream=live.stream, version=live.version, command=command)
        self._bus.publish(self._node, Hint(live.stream, live.version))


def draft(live: Live, entry: Entry, by: str, after: Game, silent: Silent | None = None) -> Draft:
    """What goes into the log for an accepted command."""
    next_due = due(after)
    return Draft(
        live.stream,
        live.version,
        entry.at,
        by,
        entry.id,
        encode(entry),
        status(after),
        next_due[0].at if next_due else None,
        silent,
    )
