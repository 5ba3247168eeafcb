"""Fouls (F1) and the vote that a departure cancels (F3)."""

from __future__ import annotations

from msgspec.structs import replace

from ..act import Act, Command, Event, Events
from ..phase import Folds, Game
from ..refusals import NO_SUCH_SEAT, NOT_LIVING, NOT_YOURS, Refusal, refusal
from ..table import Table

NO_FOULS = refusal("NO_FOULS", "F1", "Nobody counts fouls at this table.")


class GiveFoul(Command, frozen=True, tag="foul"):
    """The judge gives a foul (F1)."""

    seat: int


class Fouled(Event, frozen=True):
    """A player has so many fouls now (F1)."""

    seat: int
    count: int


class VoteCancelled(Event, frozen=True):
    """There is no vote on this day, since somebody left out of turn (F3)."""

    day: int


def give_foul(game: Game, act: Act, do: GiveFoul) -> Events | Refusal:
    """A foul is counted; what it costs is another clause (F2)."""
    table = game.table
    if act.by != "judge":
        return NOT_YOURS
    if not table.rules.fouls:
        return NO_FOULS
    if not 1 <= do.seat <= table.size:
        return NO_SUCH_SEAT
    if do.seat not in table.living and do.seat not in game.phase.moment(table).speakers:
        return NOT_LIVING
    return (Fouled(do.seat, fouls_of(table, do.seat) + 1),)


def fouls_of(table: Table, seat: int) -> int:
    """How many fouls a seat has."""
    return dict(table.fouls).get(seat, 0)


def cancelling(game: Game) -> Events:
    """The vote that somebody's leaving cancels: the present or the nearest, or tomorrow's once
    the present one is decided (F3). Several departures before one vote cancel one vote."""
    table = game.table
    if not table.rules.removal_cancels_vote or not table.day:
        return ()
    later = table.night or game.phase.decided(table)
    day = table.day + 1 if later else table.day
    return () if table.cancelled >= day else (VoteCancelled(day),)


def _fouled(game: Game, e: Fouled) -> Game:
    others = tuple(f for f in game.table.fouls if f[0] != e.seat)
    fouls = tuple(sorted((*others, (e.seat, e.count)))) if e.count else others
    return Game(replace(game.table, fouls=fouls), game.phase)


FOLDS: Folds = {
    Fouled: _fouled,
    VoteCancelled: lambda game, e: Game(replace(game.table, cancelled=e.day), game.phase),
}
