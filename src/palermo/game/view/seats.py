"""The seats as an audience sees them, and today's nominations."""

from __future__ import annotations

from msgspec import Struct

from ...rules.roles import ROLES
from ..audience import Audience
from ..interrupts.discipline import fouls_of
from ..phase import Game
from ..phases.confirm import Confirming
from ..phases.over import Over
from ..phases.talk import Talk
from ..table import Departure, Table


class Left(Struct, frozen=True):
    """How and when somebody left."""

    cause: str
    day: int
    night: bool


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat. `role` and `team` only as far as the viewer may know; `away_until` in ms;
    `unconfirmed`: his role has not been confirmed, which the judge alone sees (G3)."""

    n: int
    kind: str
    ready: bool
    alive: bool
    left: Left | None
    role: str
    team: str
    away_until: int
    said_all: bool
    fouls: int
    unconfirmed: bool = False


class Named(Struct, frozen=True):
    """A nomination of today."""

    by: int
    seat: int


def seats(game: Game, eyes: Audience) -> tuple[Seat, ...]:
    """The section `seats`."""
    table = game.table
    out = {d.seat: d for d in table.departures}
    away = {a.seat: a.until for a in table.away}
    said = game.phase.said if isinstance(game.phase, Talk) else ()
    return tuple(
        _seat(game, eyes, n, out.get(n), away.get(n, 0), n in said)
        for n in range(1, table.size + 1)
    )


def _seat(game: Game, eyes: Audience, n: int, out: Departure | None, away: int, said: bool) -> Seat:
    table = game.table
    sitter = table.sitters[n - 1]
    role, team = _known(game, eyes, n, out)
    return Seat(
        n=n,
        kind=sitter.kind if sitter else "free",
        ready=bool(sitter and (sitter.ready or sitter.kind == "bot")),
        alive=n in table.living or not table.roles,
        left=Left(out.cause, out.day, out.night) if out else None,
        role=role,
        team=team,
        away_until=away,
        said_all=said,
        fouls=fouls_of(table, n),
        unconfirmed=eyes.open and _unconfirmed(game, n),
    )


def _unconfirmed(game: Game, n: int) -> bool:
    return isinstance(game.phase, Confirming) and n in game.phase.missing(game.table)


def _known(game: Game, eyes: Audience, n: int, out: Departure | None) -> tuple[str, str]:
    """Role and team of a seat as far as the viewer may know them."""
    table = game.table
    if not table.roles:
        return "", ""
    if isinstance(game.phase, Over) or eyes.may_know_role(table, n):
        return _named(table, n)
    if out and out.shown:
        role, team = _named(table, n)
        return (role if out.shown == "role" else ""), team
    return "", ""


def _named(table: Table, n: int) -> tuple[str, str]:
    role = table.role(n)
    return role, ROLES[role].team


def named(game: Game) -> tuple[Named, ...]:
    """The section `nominations`, in the order of nomination."""
    return tuple(Named(n.by, n.seat) for n in game.table.nominations)
