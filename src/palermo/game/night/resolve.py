"""The night taken together at dawn, in the stages of N8."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ...rules.roles import ROLES, Move, Team
from ..table import Answer, Strike, Table
from ..windows import Pick


class Resolution(Struct, frozen=True, gc=False):
    """What a night brought: who dies, who was attacked by whom, what the askers learn."""

    killed: tuple[int, ...] = ()
    strikes: tuple[Strike, ...] = ()
    answers: tuple[Answer, ...] = ()


def resolve(table: Table, night: int, picks: tuple[Pick, ...]) -> Resolution:
    """The night's result from the picks that stood when its windows closed."""
    living = table.living
    made = [(p, _move(table, p)) for p in picks if p.by in living]
    answers = [
        Answer(night, p.by, m.name, p.seat, QUESTIONS[m.asks](table, p.seat))
        for p, m in made
        if m.stage == "learn"
    ]
    strikes = tuple([s for s in _strikes(table, made) if s.seat in living])
    killed = tuple(sorted({s.seat for s in strikes}))
    return Resolution(killed, strikes, tuple(answers))


def _move(table: Table, pick: Pick) -> Move:
    for moves in table.setup.moves[pick.by - 1].values():
        for move in moves:
            if move.name == pick.move:
                return move
    raise LookupError(f"seat {pick.by} has no move {pick.move!r}")


def _strikes(table: Table, made: list[tuple[Pick, Move]]) -> list[Strike]:
    """Attacks: a team's common move, if all of its living agree; a lone role's own."""
    lone = [
        Strike(table.role(p.by), p.seat) for p, m in made if m.stage == "strike" and not m.together
    ]
    return lone + _together(table, made)


def _together(table: Table, made: list[tuple[Pick, Move]]) -> list[Strike]:
    """The shot of a team that all picked one seat (N3); anything else is a miss."""
    shots: dict[Team, list[Pick]] = {}
    for pick, move in made:
        if move.together:
            shots.setdefault(table.setup.teams[pick.by - 1], []).append(pick)
    return [
        Strike(team, picks[0].seat)
        for team, picks in shots.items()
        if len({p.seat for p in picks}) == 1 and len({p.by for p in picks}) == _arms(table, team)
    ]


def _arms(table: Table, team: Team) -> int:
    """How many of a team's living make its common move."""
    return len([s for s in table.living_of(team) if table.setup.together[s - 1]])


def _is_sheriff(table: Table, seat: int) -> str:
    return "sheriff" if table.role(seat) == "sheriff" else "not_sheriff"


def _colour_or_role(table: Table, seat: int) -> str:
    role = ROLES[table.role(seat)]
    if table.rules.check == "role":
        return role.name
    return "black" if role.black else "red"


QUESTIONS: dict[str, Callable[[Table, int], str]] = {
    "is_sheriff": _is_sheriff,
    "colour_or_role": _colour_or_role,
}
