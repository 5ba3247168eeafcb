"""The judge's line after each step (R2): what came of it, by which numbers and clause.

Data alone, from the same events as everything else; who reads it puts it in words. It says no
secret: only what the whole table has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from msgspec import Struct

from .act import Event, Events
from .interrupts.absence import HeartAttack
from .interrupts.discipline import Removed, TeamDefeated, VoteCancelled
from .newspaper import issues
from .phases.ballot import BallotCounted, NoVote
from .phases.evening import NIGHT, EveningCounted
from .phases.lift import LiftCounted, NoLift
from .phases.morning import MorningCame
from .phases.over import GameOver
from .phases.verdict import VerdictCounted, VerdictVoid
from .table import Table

What = Literal[
    "accused",
    "level",
    "executed",
    "acquitted",
    "jailed",
    "lifted",
    "not_lifted",
    "nobody",
    "void",
    "cancelled",
    "killed",
    "nobody_killed",
    "heart_attack",
    "removed",
    "team_defeat",
    "over",
]


class Named(Struct, frozen=True, omit_defaults=True):
    """One whom a line is about: his role where the table was shown it, who killed him."""

    seat: int
    role: str = ""
    by: tuple[str, ...] = ()


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A result: of which day, or of the night after it, and why.

    `votes`: for it, or the most; `against`: against it, or for night. `why`: a breach, a reason
    without a vote, the team that is beaten, or the result of the game.
    """

    what: What
    day: int
    night: bool = False
    about: tuple[Named, ...] = ()
    votes: int = 0
    against: int = 0
    why: str = ""
    clause: str = ""


def log_lines(events: Events, table: Table) -> tuple[LogLine, ...]:
    """The lines that the events of one command bring; `table` is the one after them."""
    return tuple([line for event in events for line in _lines(event, table)])


def _lines(event: Event, table: Table) -> Iterator[LogLine]:
    teller = _TELLERS.get(type(event))
    if teller:
        yield teller(event, table)


def _about(table: Table, seats: tuple[int, ...]) -> tuple[Named, ...]:
    shown = {d.seat for d in table.departures if d.shown == "role"}
    return tuple([Named(s, table.role(s) if s in shown else "") for s in seats])


def _evening(e: EveningCounted, table: Table) -> LogLine:
    night = sum(t.votes for t in e.tallies if t.seat == NIGHT)
    most = max([t.votes for t in e.tallies if t.seat != NIGHT], default=0)
    names: dict[str, What] = {"dock": "accused", "again": "level", "executed": "executed"}
    what = names.get(e.result, "nobody")
    return LogLine(what, table.day, False, _about(table, e.leaders), most, night, "", e.clause)


def _verdict(e: VerdictCounted, table: Table) -> LogLine:
    what: What = "executed" if e.executed else "acquitted"
    about, votes = _about(table, (e.seat,)), (len(e.guilty), len(e.innocent))
    return LogLine(what, table.day, False, about, *votes, "", e.clause)


def _ballot(e: BallotCounted, table: Table) -> LogLine:
    what: What = {"one": "jailed", "tie": "level"}.get(e.result, "nobody")  # type: ignore[assignment]
    most = max([t.votes for t in e.tallies], default=0)
    return LogLine(what, table.day, False, _about(table, e.leaders), most, 0, "", e.clause)


def _lift(e: LiftCounted, table: Table) -> LogLine:
    what: What = "lifted" if e.lifted else "not_lifted"
    votes = (len(e.up), e.living - len(e.up))
    return LogLine(what, table.day, False, _about(table, e.seats), *votes, "", e.clause)


def _morning(e: MorningCame, table: Table) -> LogLine:
    night = e.day - 1
    if not e.killed:
        return LogLine("nobody_killed", night, True, clause="N9")
    paper = issues(table)[-1]
    by = {gone.seat: gone.by for gone in paper.killed}
    about = [Named(n.seat, n.role, by.get(n.seat, ())) for n in _about(table, e.killed)]
    return LogLine("killed", night, True, tuple(about), clause="N9")


def _heart(e: HeartAttack, table: Table) -> LogLine:
    about = _about(table, (e.seat,))
    return LogLine("heart_attack", table.day, table.night, about, why=e.reason, clause="F5")


def _removed(e: Removed, table: Table) -> LogLine:
    about = _about(table, (e.seat,))
    return LogLine("removed", table.day, table.night, about, why=e.reason, clause="F2")


def _over(e: GameOver, table: Table) -> LogLine:
    return LogLine("over", table.day, why=e.outcome.result, clause=e.outcome.clause)


_TELLERS: dict[type[Event], Callable[[Any, Table], LogLine]] = {
    EveningCounted: _evening,
    VerdictCounted: _verdict,
    VerdictVoid: lambda e, t: LogLine("void", t.day, about=_about(t, (e.seat,)), clause="D15"),
    BallotCounted: _ballot,
    LiftCounted: _lift,
    NoLift: lambda e, t: LogLine("not_lifted", t.day, why=e.reason, clause="D10"),
    NoVote: lambda e, t: LogLine("nobody", t.day, why=e.reason, clause="D5"),
    VoteCancelled: lambda e, t: LogLine("cancelled", e.day, clause="F3"),
    MorningCame: _morning,
    HeartAttack: _heart,
    Removed: _removed,
    TeamDefeated: lambda e, t: LogLine("team_defeat", t.day, t.night, why=e.team, clause="F4"),
    GameOver: _over,
}
