"""The morning newspaper (G11): an issue a day, readable through the game."""

from __future__ import annotations

from msgspec import Struct

from ..rules.roles import ROLES
from .table import Departure, Paper, Table


class Gone(Struct, frozen=True):
    """One who left, as the paper tells it; role and team under `reveal` (G10)."""

    seat: int
    cause: str
    by: tuple[str, ...] = ()
    team: str = ""
    role: str = ""


class Issue(Struct, frozen=True):
    """A day's paper: the night's dead, who left the day before, and under `news = full` more."""

    day: int
    killed: tuple[Gone, ...]
    left: tuple[Gone, ...]
    treated: tuple[int, ...] = ()
    checked: bool = False


def issues(table: Table) -> tuple[Issue, ...]:
    """All issues so far, the oldest first."""
    return tuple(_issue(table, paper) for paper in table.papers)


def _issue(table: Table, paper: Paper) -> Issue:
    full = table.rules.news == "full"
    out = {d.seat: d for d in table.departures}
    killed = tuple(
        _gone(table, out[seat], _by(paper, seat) if full else ())
        for seat in paper.killed
        if seat in out
    )
    left = tuple(
        _gone(table, d)
        for d in table.departures
        if d.seat not in paper.killed and d.day == paper.day - 1
    )
    treated = paper.treated if full else ()
    return Issue(paper.day, killed, left, treated, full and paper.checked)


def _by(paper: Paper, seat: int) -> tuple[str, ...]:
    return tuple(s.by for s in paper.strikes if s.seat == seat)


def _gone(table: Table, d: Departure, by: tuple[str, ...] = ()) -> Gone:
    role = ROLES[table.role(d.seat)]
    team = role.team if d.shown else ""
    return Gone(d.seat, d.cause, by, team, role.name if d.shown == "role" else "")
