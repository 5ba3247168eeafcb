"""What is one's own: role, results, picks; and the mafia's own table."""

from __future__ import annotations

from msgspec import Struct

from ...rules.roles import ROLES
from ..audience import Audience
from ..phase import Game
from ..phases.night import Night
from ..phases.talk import nominated_by
from ..table import Answer
from ..windows import Pick


class Me(Struct, frozen=True):
    """One's own seat. `picks`: one's night moves that stand; `nominated`: today, 0 for nobody."""

    seat: int
    alive: bool
    role: str
    team: str
    results: tuple[Answer, ...]
    picks: tuple[Pick, ...]
    nominated: int


class Mate(Struct, frozen=True):
    """One of the mafia."""

    n: int
    role: str


class Team(Struct, frozen=True):
    """The mafia's own: who they are, whom they point at now (N3), and the don's plan (N1)."""

    seats: tuple[Mate, ...]
    proposals: tuple[Pick, ...]
    plan: tuple[int, ...] = ()


def me(game: Game, eyes: Audience) -> Me | None:
    """The section `me`; none for the hall."""
    if not eyes.seat:
        return None
    table, seat = game.table, eyes.seat
    role = table.role(seat)
    picks = game.phase.picks if isinstance(game.phase, Night) else ()
    return Me(
        seat=seat,
        alive=seat in table.living or not table.roles,
        role=role,
        team=ROLES[role].team if role else "",
        results=tuple(a for a in table.answers if a.by == seat),
        picks=tuple(p for p in picks if p.by == seat),
        nominated=nominated_by(table, seat),
    )


def team(game: Game, eyes: Audience) -> Team | None:
    """The section `team`: for the mafia alone, and what is on now for its living (N3)."""
    table = game.table
    mafia = tuple(n for n, _ in enumerate(table.roles, 1) if table.team(n) == "mafia")
    if not mafia or not (eyes.open or eyes.seat in mafia):
        return None
    mates = tuple(Mate(n, table.role(n)) for n in mafia)
    night = game.phase
    if not isinstance(night, Night) or not eyes.in_mafia(table):
        return Team(mates, ())
    planning = night.number == 0 or (table.rules.plan_shown and night.window == "shot")
    return Team(mates, night.proposals, table.plan if planning else ())
