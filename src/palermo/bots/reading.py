"""What a bot makes of the public record: who claimed what, who voted how, who was what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from palermo.game.phases.ballot import BallotCounted
from palermo.game.phases.dock import DockTaken
from palermo.game.phases.evening import EveningCounted
from palermo.game.phases.farewell import LastWordBegan
from palermo.game.phases.lift import LiftCounted
from palermo.game.phases.talk import DayBegan, SpeechBegan
from palermo.game.phases.tie import TieSpeechBegan
from palermo.game.phases.verdict import VerdictCounted
from palermo.game.turns import Declared
from palermo.game.view import View
from palermo.rules.roles import ROLES

# What a check may say of one who is against the town: his colour, or his role.
BLACK = ("black", *(name for name, role in ROLES.items() if role.team != "town"))
# Who checks, and so may report.
CHECKERS = ("sheriff", "sergeant")


class Reading(Struct):
    """The public record of a game, as far as bots use it.

    `claimed`: what each seat claims to be, of those who check or treat. `checks`: reports (by,
    seat, black). `holds`: opinions (by, seat, black). `spared`: who was against an execution.
    `teams`: what was revealed. `now`: what has been declared since the last one got the floor.
    """

    living: tuple[int, ...]
    teams: dict[int, str]
    roles: dict[int, str]
    killed: frozenset[int]
    claimed: dict[int, str]
    checks: list[tuple[int, int, bool]]
    holds: list[tuple[int, int, bool]]
    votes: list[tuple[int, int]]
    spared: list[tuple[int, int]]
    now: list[Declared]

    @property
    def claims(self) -> list[int]:
        """The seats that claim to check, in the order of their claims."""
        return [seat for seat, role in self.claimed.items() if role in CHECKERS]

    def rivals(self, seat: int, role: str) -> list[int]:
        """Who else claims a role, or what it is that goes with it."""
        return [s for s, other in self.claimed.items() if other == role and s != seat]


def read(view: View) -> Reading:
    """The reading of a view."""
    seats = view.seats
    reading = Reading(
        living=tuple(s.n for s in seats if s.alive),
        teams={s.n: s.team for s in seats if s.left and s.team},
        roles={s.n: s.role for s in seats if s.left and s.role},
        killed=frozenset(s.n for s in seats if s.left and s.left.cause == "night"),
        claimed={},
        checks=[],
        holds=[],
        votes=[],
        spared=[],
        now=[],
    )
    for line in view.chronicle:
        note = _NOTES.get(type(line.what))
        if note:
            note(reading, line.what)
    return reading


def _counted(reading: Reading, what: BallotCounted) -> None:
    reading.votes += [(v.by, v.seat) for v in what.votes]


def _evening(reading: Reading, what: EveningCounted) -> None:
    reading.votes += [(v.by, v.seat) for v in what.votes if v.seat]


def _judged(reading: Reading, what: VerdictCounted) -> None:
    reading.votes += [(by, what.seat) for by in what.guilty]
    reading.spared += [(by, what.seat) for by in what.innocent]


def _lifted(reading: Reading, what: LiftCounted) -> None:
    reading.votes += [(by, seat) for by in what.up for seat in what.seats]


def _floor(reading: Reading, what: object) -> None:
    reading.now = []


def _declared(reading: Reading, d: Declared) -> None:
    reading.now.append(d)
    if d.what == "claims" and d.value in (*CHECKERS, "doctor"):
        reading.claimed.setdefault(d.by, d.value)
    elif d.what == "checked" and d.value not in ("sheriff", "not_sheriff"):
        reading.checks.append((d.by, d.seat, d.value in BLACK))
    elif d.what == "holds":
        reading.holds.append((d.by, d.seat, d.value == "black"))


_NOTES: dict[type, Callable[[Reading, Any], None]] = {
    Declared: _declared,
    BallotCounted: _counted,
    LiftCounted: _lifted,
    EveningCounted: _evening,
    VerdictCounted: _judged,
    DayBegan: _floor,
    SpeechBegan: _floor,
    TieSpeechBegan: _floor,
    DockTaken: _floor,
    LastWordBegan: _floor,
}


def trust(reading: Reading, claimant: int) -> float:
    """How far a claim is believed, 0 to 3; less where several claim the same."""
    role, team = reading.roles.get(claimant), reading.teams.get(claimant)
    claim = reading.claimed.get(claimant, "")
    if role:
        return 3.0 if role == claim else 0.0
    if team and team != "town":
        return 0.0
    if claimant in reading.killed:
        return 2.0
    rivals = [s for s in reading.rivals(claimant, claim) if reading.teams.get(s) in (None, "town")]
    return 1.2 / (1 + len(rivals))


def suspicion(reading: Reading) -> dict[int, float]:
    """How black each living seat looks from what everyone knows; 0 is unknown."""
    scores = dict.fromkeys(reading.living, 0.0)
    claims = reading.claims
    for by, seat, black in reading.checks:
        weight = trust(reading, by) if by in claims else 0.2
        _add(scores, seat, 5 * weight if black else -4 * weight)
    for by, seat, black in reading.holds:
        credit = 0.0 if reading.teams.get(by) == "mafia" else 0.25
        _add(scores, seat, credit if black else -credit)
    for by, seat in reading.votes:
        team = reading.teams.get(seat)
        if team:
            _add(scores, by, 0.4 if team == "town" else -0.8)
    for by, seat in reading.spared:
        team = reading.teams.get(seat)
        if team:
            _add(scores, by, -0.3 if team == "town" else 0.8)
    for claimant, role in reading.claimed.items():
        weight = 1.5 if role in CHECKERS else 1.0
        _add(scores, claimant, -weight * trust(reading, claimant) + 0.5)
    return scores


def _add(scores: dict[int, float], seat: int, by: float) -> None:
    if seat in scores:
        scores[seat] += by
