"""The table itself: rules, deck, day; and how it ended."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ..fairness import Proof
from ..lobby import seat_of
from ..phase import Game
from ..phases.over import Over
from ..phases.seating import Seating
from ..seats import Chair, Leader

Status = Literal["lobby", "playing", "over", "closed"]


class Judging(Struct, frozen=True):
    """The judge's chair as everyone sees it: who leads, until when whoever does is waited for
    (ms, 0: he is there), and how many assist."""

    led_by: Leader
    away_until: int
    assistants: int


class Board(Struct, frozen=True):
    """What is the same for everyone at the table. `host` is the host's seat, 0 if he has none;
    `chair` the judge's, where there is one."""

    rulebook: str
    status: Status
    size: int
    deck: dict[str, int]
    day: int
    night: bool
    host: int
    locked: bool
    start_when_ready: bool
    pace: str
    closed: str
    proof: Proof
    chair: Judging | None


class Ended(Struct, frozen=True):
    """The outcome, its clause, and every role, seat by seat (G5)."""

    outcome: str
    clause: str
    roles: tuple[str, ...]


def status(game: Game) -> Status:
    """Where the table stands."""
    if game.table.closed:
        return "closed"
    if isinstance(game.phase, Seating):
        return "lobby"
    return "over" if isinstance(game.phase, Over) else "playing"


def board(game: Game) -> Board:
    """The section `table`."""
    table = game.table
    return Board(
        rulebook=table.rules.rulebook,
        status=status(game),
        size=table.size,
        deck=table.deck,
        day=table.day,
        night=table.night,
        host=seat_of(table, table.host),
        locked=table.locked,
        start_when_ready=table.start_when_ready,
        pace=table.rules.pace,
        closed=table.closed,
        proof=replace(table.proof, words=table.words),
        chair=judging(table.chair),
    )


def judging(chair: Chair) -> Judging | None:
    """The chair in public; none where nobody judges."""
    helping = [a for a in chair.assistants if a.powers]
    return Judging(chair.led_by, chair.until, len(helping)) if chair.who else None


def ended(game: Game) -> Ended | None:
    """The section `over`: only once the outcome is announced (G9)."""
    if not isinstance(game.phase, Over) or game.phase.outcome is None:
        return None
    return Ended(game.phase.outcome.result, game.phase.outcome.clause, game.table.roles)
