"""Leaving the game: a set of seats goes together, then the outcome is tested once (G8, G9, G10)."""

from __future__ import annotations

from msgspec.structs import replace

from ..rules.roles import ROLES
from .act import Event, Events
from .outcome import tested
from .phase import Folds, Game
from .table import Cause, Departure, Outcome, Table


class Departed(Event, frozen=True):
    """These seats leave together."""

    seats: tuple[int, ...]
    cause: Cause
    day: int
    night: bool


class Decided(Event, frozen=True):
    """The outcome is certain; nobody is told before the last words are over (G9)."""

    outcome: Outcome


class Revealed(Event, frozen=True):
    """What the table is shown of one who left (G10): a team, or a role as well."""

    seat: int
    team: str
    role: str = ""


class Struck(Event, frozen=True):
    """A nominee, or one of the tied, is out and no longer one (D15)."""

    seat: int


def leaving(table: Table, seats: tuple[int, ...], cause: Cause) -> Events:
    """The events with which `seats` leave together."""
    gone = Departed(seats, cause, table.day, table.night)
    if table.outcome:
        return (gone,)
    outcome = tested(table, _left(table, seats))
    return (gone, Decided(outcome)) if outcome else (gone,)


def revealing(table: Table, seats: tuple[int, ...]) -> Events:
    """What the table is shown of those who have left, under `reveal` (G10)."""
    if table.rules.reveal == "never":
        return ()
    whole = table.rules.reveal == "role"
    return tuple(
        Revealed(s, ROLES[table.role(s)].team, table.role(s) if whole else "") for s in seats
    )


def _left(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    living = table.living
    if len(seats) == 1 and seats[0] in living:
        at = living.index(seats[0])
        return living[:at] + living[at + 1 :]
    return tuple([s for s in living if s not in seats])


def _departed(game: Game, event: Departed) -> Game:
    table = game.table
    out = [Departure(s, event.cause, event.day, event.night) for s in event.seats]
    living = _left(table, event.seats)
    table = replace(
        table,
        living=living,
        bots_alone=table.only_bots(living),
        departures=(*table.departures, *out),
        away=table.away and tuple([a for a in table.away if a.seat not in event.seats]),
        loss=True,
        quiet_nights=0,
        quiet_days=0,
    )
    return Game(table, game.phase)


def _decided(game: Game, event: Decided) -> Game:
    return Game(replace(game.table, outcome=event.outcome), game.phase)


def _revealed(game: Game, event: Revealed) -> Game:
    shown = tuple(
        replace(d, shown="role" if event.role else "team") if d.seat == event.seat else d
        for d in game.table.departures
    )
    return Game(replace(game.table, departures=shown), game.phase)


def _struck(game: Game, event: Struck) -> Game:
    kept = tuple(n for n in game.table.nominations if n.seat != event.seat)
    return Game(replace(game.table, nominations=kept), game.phase.struck(event.seat))


FOLDS: Folds = {
    Departed: _departed,
    Decided: _decided,
    Revealed: _revealed,
    Struck: _struck,
}
