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
    """The mafia's own: who they are, and whom they point at in the council (N3)."""

    seats: tuple[Mate, ...]
    proposals: tuple[Pick, ...]


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
    shared = isinstance(game.phase, Night) and eyes.in_mafia(table)
    proposals = game.phase.proposals if shared and isinstance(game.phase, Night) else ()
    return Team(tuple(Mate(n, table.role(n)) for n in mafia), proposals)
