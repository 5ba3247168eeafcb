"""What is one's own: role, results, picks; and the mafia's own table."""

from __future__ import annotations

from msgspec import Struct

from ...rules.roles import ROLES
from ..audience import Audience
from ..ledger import withdrawn
from ..phase import Game
from ..phases.night import Night
from ..phases.over import Over
from ..phases.talk import nominated_by
from ..poll import Vote
from ..table import Answer
from ..windows import Pick


class Me(Struct, frozen=True):
    """One's own seat. `picks`: one's night moves that stand; `nominated`: today, 0 for nobody.

    `role` is empty where nothing was sent, which means civilian (G3).
    """

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
    """The mafia's own: who they are, whom they point at now (N3), the don's plan (N1), the boss
    and the votes of his election (N4; 0 while there is none)."""

    seats: tuple[Mate, ...]
    proposals: tuple[Pick, ...]
    plan: tuple[int, ...] = ()
    boss: int = 0
    boss_votes: tuple[Vote, ...] = ()


def me(game: Game, eyes: Audience) -> Me | None:
    """The section `me`; none for the hall."""
    if not eyes.seat:
        return None
    table, seat = game.table, eyes.seat
    shown = isinstance(game.phase, Over) or any(d.shown for d in table.departures if d.seat == seat)
    role = table.role(seat) if shown or table.was_told(seat) else ""
    picks = game.phase.picks if isinstance(game.phase, Night) else ()
    return Me(
        seat=seat,
        alive=seat in table.living or not table.roles,
        role=role,
        team=ROLES[role].team if role else "",
        results=(
            *withdrawn(table, seat),
            *(a for a in table.answers if eyes.reads(table, a)),
        ),
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
    if not eyes.in_mafia(table):
        return Team(mates, ())
    if not isinstance(night, Night):
        return Team(mates, (), (), table.boss, table.boss_votes)
    planning = night.number == 0 or (table.rules.plan_shown and night.window == "shot")
    plan = table.plan if planning else ()
    return Team(mates, night.proposals, plan, table.boss, table.boss_votes)
