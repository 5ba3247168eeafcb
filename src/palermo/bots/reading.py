"""What a bot makes of the public record: who claimed what, who voted how, who was what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from palermo.game.phases.ballot import BallotCounted
from palermo.game.phases.farewell import LastWordBegan
from palermo.game.phases.lift import LiftCounted
from palermo.game.phases.talk import SpeechBegan
from palermo.game.phases.tie import TieSpeechBegan
from palermo.game.turns import Declared
from palermo.game.view import View

BLACK = ("black", "mafia", "don")


class Reading(Struct):
    """The public record of a game, as far as bots use it.

    `claims`: seats that claimed the sheriff. `checks`: reports (by, seat, black).
    `holds`: opinions (by, seat, black). `teams`: what was revealed. `now`: what the speaker has
    declared since he got the floor.
    """

    living: tuple[int, ...]
    teams: dict[int, str]
    roles: dict[int, str]
    killed: frozenset[int]
    claims: list[int]
    checks: list[tuple[int, int, bool]]
    holds: list[tuple[int, int, bool]]
    votes: list[tuple[int, int]]
    now: list[Declared]


def read(view: View) -> Reading:
    """The reading of a view."""
    seats = view.seats
    reading = Reading(
        living=tuple(s.n for s in seats if s.alive),
        teams={s.n: s.team for s in seats if s.left and s.team},
        roles={s.n: s.role for s in seats if s.left and s.role},
        killed=frozenset(s.n for s in seats if s.left and s.left.cause == "night"),
        claims=[],
        checks=[],
        holds=[],
        votes=[],
        now=[],
    )
    for line in view.chronicle:
        note = _NOTES.get(type(line.what))
        if note:
            note(reading, line.what)
    return reading


def _counted(reading: Reading, what: BallotCounted) -> None:
    reading.votes += [(v.by, v.seat) for v in what.votes]


def _lifted(reading: Reading, what: LiftCounted) -> None:
    reading.votes += [(by, seat) for by in what.up for seat in what.seats]


def _floor(reading: Reading, what: object) -> None:
    reading.now = []


def _declared(reading: Reading, d: Declared) -> None:
    reading.now.append(d)
    if d.what == "claims" and d.value == "sheriff" and d.by not in reading.claims:
        reading.claims.append(d.by)
    elif d.what == "checked" and d.value not in ("sheriff", "not_sheriff"):
        reading.checks.append((d.by, d.seat, d.value in BLACK))
    elif d.what == "holds":
        reading.holds.append((d.by, d.seat, d.value == "black"))


_NOTES: dict[type, Callable[[Reading, Any], None]] = {
    Declared: _declared,
    BallotCounted: _counted,
    LiftCounted: _lifted,
    SpeechBegan: _floor,
    TieSpeechBegan: _floor,
    LastWordBegan: _floor,
}


def trust(reading: Reading, claimant: int) -> float:
    """How far a sheriff's claim is believed, 0 to 3; less where several claim."""
    role, team = reading.roles.get(claimant), reading.teams.get(claimant)
    if role:
        return 3.0 if role == "sheriff" else 0.0
    if team == "mafia":
        return 0.0
    if claimant in reading.killed:
        return 2.0
    rivals = sum(1 for c in reading.claims if reading.teams.get(c) != "mafia")
    return 1.2 / max(1, rivals)


def suspicion(reading: Reading) -> dict[int, float]:
    """How black each living seat looks from what everyone knows; 0 is unknown."""
    scores = dict.fromkeys(reading.living, 0.0)
    for by, seat, black in reading.checks:
        weight = trust(reading, by) if by in reading.claims else 0.2
        _add(scores, seat, 5 * weight if black else -4 * weight)
    for by, seat, black in reading.holds:
        credit = 0.0 if reading.teams.get(by) == "mafia" else 0.25
        _add(scores, seat, credit if black else -credit)
    for by, seat in reading.votes:
        team = reading.teams.get(seat)
        if team:
            _add(scores, by, -0.8 if team == "mafia" else 0.4)
    for claimant in reading.claims:
        _add(scores, claimant, -1.5 * trust(reading, claimant) + 0.5)
    return scores


def _add(scores: dict[int, float], seat: int, by: float) -> None:
    if seat in scores:
        scores[seat] += by
