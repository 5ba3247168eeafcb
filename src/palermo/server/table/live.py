"""A table as one server holds it: the log folded, and who is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from ...game.act import Command, Event
from ...game.engine import BLANK, unfold
from ...game.interrupts.pause import LoseTime
from ...game.phase import Game
from ...game.phases.seating import Remove
from ...game.seats import POWERS
from ...game.view.board import status
from ...game.vocabulary import Entry
from ...store.commits import Row, Status
from ...store.people import Player, TableFacts
from ...store.upcast import decode
from .gallery import Gallery

if TYPE_CHECKING:
    from .feed import Feed
    from .guest import Guest


T = TypeVar("T")
# The audience of those who only watch; in the lobby everybody's.
HALL = "hall"


async def finished(work: Coroutine[Any, Any, T]) -> T:
    """Wait for work that goes on to its end even if the one who waits is gone: what the store
    has kept must reach the folded table too."""
    return await asyncio.shield(asyncio.create_task(work))


class Moment(Struct, frozen=True, gc=False):
    """One event with the game before and after it."""

    event: Event
    before: Game
    after: Game


class Change(Struct, frozen=True, gc=False):
    """One row of the log as it was folded: the command and what it brought about."""

    version: int
    entry: Entry
    moments: tuple[Moment, ...]

    @property
    def before(self) -> Game:
        """The game that the command met."""
        return self.moments[0].before

    @property
    def after(self) -> Game:
        """The game that the command left."""
        return self.moments[-1].after


def changed(game: Game, version: int, entry: Entry) -> Change:
    """Fold one entry, event by event."""
    moments = []
    for event, after in unfold(game, entry.events):
        moments.append(Moment(event, game, after))
        game = after
    return Change(version, entry, tuple(moments))


def history(entries: Sequence[Entry]) -> Iterator[Change]:
    """Fold a whole log anew, row by row."""
    game = BLANK
    for version, entry in enumerate(entries, 1):
        change = changed(game, version, entry)
        yield change
        game = change.after


class Live:
    """A folded table. Only `act` and `catch_up` move it on, under its lock; persons enter one
    after the other, under `entering`.

    `loaded` (ms) tells this folding from an earlier one; `guests` are those connected, by key;
    `removed` those whom the host sent away from their seats (G14). Before `regained` (ms) nobody
    served the table, and nobody was absent. `told` is the last line of each channel told here;
    `asked` are the moves that wait for their maker's `+`, by seat. `status` is where the table
    stands, `places` the seat of everyone who has one, `audiences` as whom those see it who do
    not only watch: all follow from the game. `regrouped`: the last row changed the audiences.
    """

    def __init__(self, facts: TableFacts, loaded: int) -> None:
        self.facts = facts
        self.loaded = loaded
        self.game = BLANK
        self.version = 0
        self.at = 0
        self.entries: list[Entry] = []
        self.ids: dict[tuple[str, str], Entry] = {}
        self.regained = 0
        self.removed: set[str] = set()
        self.told: dict[str, int] = {}
        self.asked: dict[int, Command] = {}
        self.players: dict[str, Player] = {}
        self.guests: dict[str, Guest] = {}
        self.feeds: dict[str, Feed] = {}
        self.gallery = Gallery()
        self.lock = asyncio.Lock()
        self.entering = asyncio.Lock()
        self.status: Status = "lobby"
        self.places: dict[str, int] = {}
        self.audiences: dict[str, str] = {}
        self.regrouped = False

    @property
    def stream(self) -> str:
        """The table's key, in links too."""
        return self.facts.stream

    def advance(self, row: Row) -> Change:
        """Fold the next row."""
        entry = decode(row)
        return self._fold(row, changed(self.game, row.version, entry))

    def accept(self, row: Row, entry: Entry, after: Game) -> Change:
        """Fold the next row, which was decided here: `entry` is what it says, `after` the game
        that it leaves. What is known is not read and folded once more."""
        if len(entry.events) > 1:
            return self._fold(row, changed(self.game, row.version, entry))
        moment = Moment(entry.events[0], self.game, after)
        return self._fold(row, Change(row.version, entry, (moment,)))

    def _fold(self, row: Row, change: Change) -> Change:
        entry = change.entry
        self.game = change.after
        self.status = status(self.game)
        self._group()
        self.version = row.version
        self.at = max(self.at, row.at)
        self.entries.append(entry)
        do: Any = entry.do
        if isinstance(do, Remove):
            sitter = change.before.table.sitters[do.seat - 1]
            self.removed |= {sitter.who} if sitter and sitter.who else set()
        elif isinstance(do, LoseTime):
            self.regained = row.at
        self.ids[row.by, row.id] = entry
        return change

    def _group(self) -> None:
        """Find out who sits where, and as whom he sees the table."""
        table = self.game.table
        self.places = {s.who: n for n, s in enumerate(table.sitters, 1) if s and s.who}
        seen = {who: f"seat:{n}" for who, n in self.places.items()}
        for assistant in table.chair.assistants:
            if assistant.powers:
                powers = [power for power in POWERS if power in assistant.powers]
                seen[assistant.who] = f"assistant:{'+'.join(powers)}"
        if table.chair.who:
            seen[table.chair.who] = "judge"
        if self.status == "lobby":
            seen = dict.fromkeys(seen, HALL)
        self.regrouped = seen != self.audiences
        self.audiences = seen

    def seat_of(self, who: str) -> int:
        """The seat of a person, 0 for none."""
        return self.places.get(who, 0)

    def who(self, person: str) -> str:
        """A person's key here; empty for one who never came."""
        return next((p.who for p in self.players.values() if p.person == person), "")

    def audience_of(self, who: str) -> str:
        """As whom a person sees the table: `seat:3`, `judge`, `assistant:fouls`, or `hall`; in
        the lobby all see the same."""
        return self.audiences.get(who, HALL)

    def hears_all(self, who: str) -> bool:
        """Whether a person is the judge of a game that is on, or an assistant who may do
        everything (S3)."""
        return self.audience_of(who) in ("judge", "assistant:everything")

    def judges(self, who: str) -> bool:
        """Whether a person is the judge, or an assistant who was granted something."""
        chair = self.game.table.chair
        return bool(who) and (who == chair.who or bool(chair.powers(who)))
