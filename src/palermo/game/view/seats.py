"""The seats as an audience sees them, and today's nominations."""

from __future__ import annotations

from msgspec import Struct

from ...rules.roles import ROLES
from ..audience import Audience
from ..phase import Game
from ..phases.confirm import Confirming
from ..phases.over import Over
from ..phases.talk import Talk
from ..table import Departure, Table


class Left(Struct, frozen=True, gc=False):
    """How and when somebody left."""

    cause: str
    day: int
    night: bool


class Seat(Struct, frozen=True, gc=False, omit_defaults=True):
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


class Named(Struct, frozen=True, gc=False):
    """A nomination of today."""

    by: int
    seat: int


def seats(game: Game, eyes: Audience) -> tuple[Seat, ...]:
    """The section `seats`."""
    table = game.table
    out = {d.seat: d for d in table.departures}
    away = {a.seat: a.until for a in table.away}
    fouls = dict(table.fouls)
    said = game.phase.said if isinstance(game.phase, Talk) else ()
    found = []
    for n, sitter in enumerate(table.sitters, 1):
        left = out.get(n)
        role, team = _known(game, eyes, n, left) if table.roles else ("", "")
        seat = Seat(
            n=n,
            kind=sitter.kind if sitter else "free",
            ready=bool(sitter and (sitter.ready or sitter.kind == "bot")),
            alive=n in table.living or not table.roles,
            left=Left(left.cause, left.day, left.night) if left else None,
            role=role,
            team=team,
            away_until=away.get(n, 0),
            said_all=n in said,
            fouls=fouls.get(n, 0),
            unconfirmed=eyes.open and _unconfirmed(game, n),
        )
        found.append(seat)
    return tuple(found)


def _unconfirmed(game: Game, n: int) -> bool:
    return isinstance(game.phase, Confirming) and n in game.phase.missing(game.table)


def _known(game: Game, eyes: Audience, n: int, out: Departure | None) -> tuple[str, str]:
    """Role and team of a seat as far as the viewer may know them."""
    table = game.table
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
