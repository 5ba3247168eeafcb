"""Absence (F5): a seat is waited for, then its player has a heart attack."""

from __future__ import annotations

from msgspec.structs import replace

from ..act import Act, Command, Event, Events, Leave
from ..departures import leaving, revealing
from ..phase import Folds, Game
from ..phases.over import Over
from ..phases.seating import Seating, leaving_seat
from ..refusals import NOT_LIVING, NOT_OFFERED, Refusal, refusal
from ..seats import Away
from ..table import Table, ms
from .pause import after_change

LOBBY_SEAT_MS = 60_000
ALREADY_AWAY = refusal("ALREADY_AWAY", "F5", "This seat is away already.")
NOT_AWAY = refusal("NOT_AWAY", "F5", "This seat is not away.")
STILL_WAITED_FOR = refusal("STILL_WAITED_FOR", "F5", "There is still time to come back.")


class GoAway(Command, frozen=True, tag="went_away"):
    """A seat's connection dropped, at `since` (ms)."""

    seat: int
    since: int


class ComeBack(Command, frozen=True, tag="came_back"):
    """A seat's connection is back."""

    seat: int


class GiveUp(Command, frozen=True, tag="heart_attack"):
    """A seat has been waited for long enough."""

    seat: int


class WentAway(Event, frozen=True):
    """A seat is away since, and is waited for until (ms)."""

    seat: int
    since: int
    until: int


class CameBack(Event, frozen=True):
    """A seat is back."""

    seat: int


class HeartAttack(Event, frozen=True, omit_defaults=True):
    """A player leaves for good, without a last word (F5); `reason`: the judge declared it."""

    seat: int
    reason: str = ""


def _waits(game: Game, seat: int) -> bool:
    """Whether an absence of this seat matters: a person's in the lobby, a living one's in play."""
    table = game.table
    if isinstance(game.phase, Seating):
        sitter = table.sitters[seat - 1]
        return bool(sitter and sitter.who)
    return seat in table.people() and not isinstance(game.phase, Over)


def go_away(game: Game, act: Act, do: GoAway) -> Events | Refusal:
    """A drop is told to the table with the time left; half the people away pauses it."""
    table = game.table
    if not 1 <= do.seat <= table.size or not _waits(game, do.seat):
        return NOT_LIVING
    if any(a.seat == do.seat for a in table.away):
        return ALREADY_AWAY
    lobby = isinstance(game.phase, Seating)
    length = LOBBY_SEAT_MS if lobby else ms(table.rules.absence)
    gone = WentAway(do.seat, do.since, do.since + length)
    if lobby:
        return (gone,)
    return (gone, *after_change(_went_away(game, gone).table, act.at))


def come_back(game: Game, act: Act, do: ComeBack) -> Events | Refusal:
    """Back in time: he goes on."""
    if all(a.seat != do.seat for a in game.table.away):
        return NOT_AWAY
    back = CameBack(do.seat)
    return (back, *after_change(_came_back(game, back).table, act.at))


def give_up(game: Game, act: Act, do: GiveUp) -> Events | Refusal:
    """The time to come back is over; in the lobby the seat is free again (G14)."""
    away = next((a for a in game.table.away if a.seat == do.seat), None)
    if away is None:
        return NOT_AWAY
    if act.at < away.until:
        return STILL_WAITED_FOR
    if isinstance(game.phase, Seating):
        return leaving_seat(game.table, do.seat)
    return _struck_down(game.table, do.seat)


def leave(game: Game, act: Act, do: Leave) -> Events | Refusal:
    """Leaving in play is a heart attack at once."""
    if act.seat not in game.table.living or isinstance(game.phase, Seating):
        return NOT_OFFERED
    return _struck_down(game.table, act.seat)


def _struck_down(table: Table, seat: int) -> Events:
    gone = leaving(table, (seat,), "heart_attack")
    return (HeartAttack(seat), *gone, *revealing(table, (seat,)))


def _went_away(game: Game, e: WentAway) -> Game:
    away = (*game.table.away, Away(e.seat, e.since, e.until))
    return Game(replace(game.table, away=away), game.phase)


def _came_back(game: Game, e: CameBack) -> Game:
    away = tuple(a for a in game.table.away if a.seat != e.seat)
    return Game(replace(game.table, away=away), game.phase)


FOLDS: Folds = {
    WentAway: _went_away,
    CameBack: _came_back,
    HeartAttack: lambda game, e: game,
}
