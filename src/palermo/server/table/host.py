"""The tables that this server holds: folded when somebody needs them, let go when nobody does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import structlog

from ...store.commits import Commits, Row
from ...store.people import People, Player, TableFacts
from ..clock import Clock
from .live import Change, Live

log = structlog.get_logger("palermo.host")
# Tables folded with one question to the store.
AT_ONCE = 100
# One broken log must not stop the others.
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError)
Watcher = Callable[[Live, Change], None]


class Host:
    """Folds tables and keeps them up to date. `watchers` hear of every change, in order."""

    def __init__(self, commits: Commits, people: People, clock: Clock) -> None:
        self._commits = commits
        self._people = people
        self._clock = clock
        self._tables: dict[str, Live] = {}
        self.watchers: list[Watcher] = []
        self.greeters: list[Callable[[Live], None]] = []

    def held(self) -> list[Live]:
        """Every table folded at present."""
        return list(self._tables.values())

    def peek(self, stream: str) -> Live | None:
        """A table if it is folded at present."""
        return self._tables.get(stream)

    async def table(self, stream: str) -> Live | None:
        """A table, folded now if need be; None where there is none."""
        held = self._tables.get(stream)
        if held:
            return held
        facts = await self._people.table(stream)
        if facts is None:
            return None
        players = await self._people.players(stream)
        rows = await self._commits.read(stream)
        return self._folded(facts, players, rows)

    async def fold_all(self, streams: Sequence[str]) -> None:
        """Fold many tables at once, those that can be and that are not folded yet."""
        wanted = [stream for stream in streams if stream not in self._tables]
        for first in range(0, len(wanted), AT_ONCE):
            batch = wanted[first : first + AT_ONCE]
            known = await self._people.at_tables(batch)
            rows = await self._commits.read_all(batch)
            for stream in batch:
                try:
                    if stream in known and stream in rows:
                        self._folded(*known[stream], rows[stream])
                except UNREADABLE as error:
                    log.error("a log cannot be read", stream=stream, error=repr(error))

    def _folded(
        self, facts: TableFacts, players: Sequence[Player], rows: Sequence[Row]
    ) -> Live | None:
        held = self._tables.get(facts.stream)
        if held or not rows:
            return held
        live = Live(facts, self._clock.now())
        live.players = {player.who: player for player in players}
        for row in rows:
            live.advance(row)
        self.hold(live)
        return live

    async def readable(self, stream: str) -> Live | None:
        """A table if it can be folded."""
        try:
            return await self.table(stream)
        except UNREADABLE as error:
            log.error("a log cannot be read", stream=stream, error=repr(error))
            return None

    def hold(self, live: Live) -> None:
        """Keep a table that was folded, or that is about to be opened."""
        self._tables[live.stream] = live
        for greet in self.greeters:
            greet(live)

    async def catch_up(self, live: Live) -> bool:
        """Fold what others wrote; under the table's lock. Whether there was anything."""
        head = await self._commits.head(live.stream)
        if head is None or head.version <= live.version:
            return False
        for row in await self._commits.read(live.stream, live.version):
            self.tell(live, live.advance(row))
        return True

    def tell(self, live: Live, change: Change) -> None:
        """Let every watcher know of a change."""
        for watch in self.watchers:
            watch(live, change)

    def drop(self, live: Live) -> None:
        """Let go of a table; what is kept of it is in the store."""
        self._tables.pop(live.stream, None)
