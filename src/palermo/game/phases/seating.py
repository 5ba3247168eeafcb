"""The lobby (G14): who sits where, under which rules, and who may start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import field
from msgspec.structs import replace

from ...rules.books import refused
from ...rules.decks import SIZES
from ...rules.options import OptionError, Rules, with_options
from ..act import Act, Command, Event, Events
from ..lobby import Arrangement, at_the_chair, free_seats, led, seat_of
from ..phase import Folds, Game, Moment, Phase, Shown
from ..refusals import (
    NO_SUCH_SEAT,
    NOT_OFFERED,
    NOT_YOURS,
    TABLE_CLOSED,
    TABLE_EXISTS,
    Refusal,
    refusal,
)
from ..seats import Sitter
from ..table import Table

OPEN_FOR_MS = 3_600_000
MOST_KEY = 64

SEAT_TAKEN = refusal("SEAT_TAKEN", "G14", "Somebody sits there already.")
TABLE_LOCKED = refusal("TABLE_LOCKED", "G14", "The host has locked the table.")
NOT_HOST = refusal("NOT_HOST", "G14", "Only the table's host may do this.")
NOT_SEATED = refusal("NOT_SEATED", "G14", "You do not sit at this table.")
SEATS_FREE = refusal("SEATS_FREE", "G14", "Seats are still free: fill them or take them away.")
TOO_SMALL = refusal("TOO_SMALL", "G14", "More people sit here than that size has seats.")
JUDGES_HERE = refusal("JUDGES_HERE", "G4", "Who judges or assists does not play.")
JUDGE_WANTED = refusal("JUDGE_WANTED", "G4", "Some duties are a judge's, and there is none.")
BAD_OPTIONS = refusal("BAD_OPTIONS", "G14", "These options do not go together.")
BAD_ORDER = refusal("BAD_ORDER", "G14", "A new order names every seat once.")


class Open(Command, frozen=True):
    """A person opens a table and becomes its host (G14)."""

    rules: Rules
    size: int
    start_when_ready: bool = False


class Sit(Command, frozen=True):
    """Take a free seat, or move to it."""

    seat: int


class Stand(Command, frozen=True):
    """Give one's seat up before the deal."""


class Ready(Command, frozen=True):
    """Say that one is ready, or no longer."""

    ready: bool


class Configure(Command, frozen=True):
    """The host changes options, the number of seats, or when the game starts."""

    options: dict[str, Any] = field(default_factory=dict)
    size: int | None = None
    start_when_ready: bool | None = None


class Lock(Command, frozen=True):
    """The host lets nobody else in, or lets them in again."""

    locked: bool


class Shuffle(Command, frozen=True):
    """The host seats everyone anew; seat n goes to whoever sat at `order[n - 1]`."""

    order: tuple[int, ...] = ()


class Remove(Command, frozen=True):
    """The host frees a seat, a person's or a bot's."""

    seat: int


class AddBots(Command, frozen=True):
    """The host seats bots: at these seats, or at every free one."""

    seats: tuple[int, ...] = ()
    bot: str = "baseline"


class HandOn(Command, frozen=True):
    """The host makes another seated person host."""

    seat: int


class Start(Command, frozen=True):
    """The host starts the game."""


class Opened(Event, frozen=True):
    """A table was opened."""

    rules: Rules
    size: int
    host: str
    at: int
    start_when_ready: bool = False


class Sat(Event, frozen=True):
    """Somebody took a seat; `who` is a person's key at this table, empty for a bot."""

    seat: int
    kind: str
    who: str = ""
    bot: str = ""


class Stood(Event, frozen=True):
    """A seat is free again."""

    seat: int


class Readied(Event, frozen=True):
    """One is ready, or no longer."""

    seat: int
    ready: bool


class Configured(Event, frozen=True):
    """The rules, the size or the way to start are now these."""

    rules: Rules
    size: int
    start_when_ready: bool


class Locked(Event, frozen=True):
    """The table is locked, or open again."""

    locked: bool


class Shuffled(Event, frozen=True):
    """Everyone sits anew."""

    order: tuple[int, ...]


class HandedOn(Event, frozen=True):
    """The table has another host."""

    who: str


class Started(Event, frozen=True):
    """The seats are closed; the deal follows."""


class Seating(Phase, frozen=True):
    """Nobody has a role yet."""

    arrivals: int = 0

    def shown(self, table: Table) -> Shown:
        return Shown("lobby")

    def moment(self, table: Table) -> Moment:
        return Moment("all")

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        if not table.sitters:
            return _open(act)
        handler = _HANDLERS.get(type(act.do))
        if handler is None:
            return NOT_OFFERED
        if type(act.do) in _HOSTS and act.who != table.host and act.by != "machine":
            return NOT_HOST
        return handler(table, act, act.do)


def leaving_seat(table: Table, seat: int) -> Events:
    """One stands up; a host who does hands the table on to the longest-seated (G14)."""
    sitter = table.sitters[seat - 1]
    others = [s for n, s in enumerate(table.sitters, 1) if s and s.who and n != seat]
    if sitter is None or sitter.who != table.host or not others:
        return (Stood(seat),)
    return (Stood(seat), HandedOn(min(others, key=lambda s: s.order).who))


def _open(act: Act) -> Events | Refusal:
    if not isinstance(act.do, Open):
        return TABLE_CLOSED
    if not 0 < len(act.who) <= MOST_KEY:
        return NOT_YOURS
    if refused(act.do.rules, act.do.size):
        return BAD_OPTIONS
    return (Opened(act.do.rules, act.do.size, act.who, act.at, act.do.start_when_ready),)


def _sit(table: Table, act: Act, do: Sit) -> Events | Refusal:
    if not 1 <= do.seat <= table.size:
        return NO_SUCH_SEAT
    if table.sitters[do.seat - 1]:
        return SEAT_TAKEN
    mine = seat_of(table, act.who)
    if not 0 < len(act.who) <= MOST_KEY:
        return NOT_YOURS
    if at_the_chair(table, act.who):
        return JUDGES_HERE
    if table.locked and not mine and act.who != table.host:
        return TABLE_LOCKED
    return (*((Stood(mine),) if mine else ()), Sat(do.seat, "online", act.who))


def _stand(table: Table, act: Act, do: Stand) -> Events | Refusal:
    mine = seat_of(table, act.who)
    return leaving_seat(table, mine) if mine else NOT_SEATED


def _ready(table: Table, act: Act, do: Ready) -> Events | Refusal:
    mine = seat_of(table, act.who)
    if not mine:
        return NOT_SEATED
    said = (Readied(mine, do.ready),)
    rest = (s for n, s in enumerate(table.sitters, 1) if n != mine)
    everyone = do.ready and all(s and (s.ready or s.kind == "bot") for s in rest) and led(table)
    return (*said, Started()) if everyone and table.start_when_ready else said


def _configure(table: Table, act: Act, do: Configure) -> Events | Refusal:
    size = table.size if do.size is None else do.size
    starts = table.start_when_ready if do.start_when_ready is None else do.start_when_ready
    try:
        rules = with_options(table.rules, do.options)
    except OptionError:
        return BAD_OPTIONS
    if size in SIZES and size < sum(1 for s in table.sitters if s):
        return TOO_SMALL
    if refused(rules, size):
        return BAD_OPTIONS
    return (Configured(rules, size, starts),)


def _lock(table: Table, act: Act, do: Lock) -> Events | Refusal:
    return (Locked(do.locked),)


def _shuffle(table: Table, act: Act, do: Shuffle) -> Events | Refusal:
    if sorted(do.order) != list(range(1, table.size + 1)):
        return BAD_ORDER
    return (Shuffled(do.order),)


def _remove(table: Table, act: Act, do: Remove) -> Events | Refusal:
    if not 1 <= do.seat <= table.size:
        return NO_SUCH_SEAT
    if not table.sitters[do.seat - 1]:
        return NOT_SEATED
    return leaving_seat(table, do.seat)


def _add_bots(table: Table, act: Act, do: AddBots) -> Events | Refusal:
    free = free_seats(table)
    seats = do.seats or free
    if any(not 1 <= s <= table.size for s in seats):
        return NO_SUCH_SEAT
    if not set(seats) <= set(free) or not seats:
        return SEAT_TAKEN
    return tuple(Sat(s, "bot", bot=do.bot[:MOST_KEY]) for s in dict.fromkeys(seats))


def _hand_on(table: Table, act: Act, do: HandOn) -> Events | Refusal:
    if not 1 <= do.seat <= table.size:
        return NO_SUCH_SEAT
    sitter = table.sitters[do.seat - 1]
    return (HandedOn(sitter.who),) if sitter and sitter.who else NOT_SEATED


def _start(table: Table, act: Act, do: Start) -> Events | Refusal:
    if free_seats(table):
        return SEATS_FREE
    if not led(table):
        return JUDGE_WANTED
    return BAD_OPTIONS if refused(table.rules, table.size) else (Started(),)


_HANDLERS: dict[type[Command], Callable[[Table, Act, Any], Events | Refusal]] = {
    Open: lambda table, act, do: TABLE_EXISTS,
    Sit: _sit,
    Stand: _stand,
    Ready: _ready,
    Configure: _configure,
    Lock: _lock,
    Shuffle: _shuffle,
    Remove: _remove,
    AddBots: _add_bots,
    HandOn: _hand_on,
    Start: _start,
}
_HOSTS = frozenset((Configure, Lock, Shuffle, Remove, AddBots, HandOn, Start))
COMMANDS = tuple(_HANDLERS)


def _opened(game: Game, e: Opened) -> Game:
    table = Table(
        rules=e.rules,
        sitters=(None,) * e.size,
        host=e.host,
        start_when_ready=e.start_when_ready,
        opened_at=e.at,
    )
    return Game(table, Seating())


def _seats(game: Game, sitters: tuple[Sitter | None, ...], arrivals: int = 0) -> Game:
    phase = game.phase
    if isinstance(phase, Seating):
        phase = replace(phase, arrivals=phase.arrivals + arrivals)
    return Game(replace(game.table, sitters=sitters), phase)


def _sat(game: Game, e: Sat) -> Game:
    order = game.phase.arrivals if isinstance(game.phase, Seating) else 0
    sitter = Sitter("bot" if e.kind == "bot" else "online", e.who, e.bot, order=order)
    return _seats(game, Arrangement(game.table.sitters).put(e.seat, sitter), 1)


def _stood(game: Game, e: Stood) -> Game:
    table = game.table
    table = replace(table, away=tuple(a for a in table.away if a.seat != e.seat))
    return _seats(Game(table, game.phase), Arrangement(table.sitters).put(e.seat, None))


def _readied(game: Game, e: Readied) -> Game:
    sitters = game.table.sitters
    sitter = sitters[e.seat - 1]
    changed = replace(sitter, ready=e.ready) if sitter else None
    return _seats(game, Arrangement(sitters).put(e.seat, changed))


def _configured(game: Game, e: Configured) -> Game:
    table = replace(game.table, rules=e.rules, start_when_ready=e.start_when_ready)
    return _seats(Game(table, game.phase), Arrangement(table.sitters).resized(e.size))


def _shuffled(game: Game, e: Shuffled) -> Game:
    moved = {old: new for new, old in enumerate(e.order, 1)}
    table = game.table
    away = tuple(replace(a, seat=moved[a.seat]) for a in table.away)
    sitters = tuple(table.sitters[old - 1] for old in e.order)
    return _seats(Game(replace(table, away=away), game.phase), sitters)


def _started(game: Game, e: Started) -> Game:
    return Game(game.table, Seating(finished=True))


FOLDS: Folds = {
    Opened: _opened,
    Sat: _sat,
    Stood: _stood,
    Readied: _readied,
    Configured: _configured,
    Locked: lambda game, e: Game(replace(game.table, locked=e.locked), game.phase),
    Shuffled: _shuffled,
    HandedOn: lambda game, e: Game(replace(game.table, host=e.who), game.phase),
    Started: _started,
}
