"""The night taken together at dawn, in the stages of N8."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ...rules.decks import moves_of
from ...rules.roles import ROLES, Move
from ..table import Answer, Strike, Table
from ..windows import Pick


class Resolution(Struct, frozen=True):
    """What a night brought: who dies, who was attacked by whom, what the askers learn."""

    killed: tuple[int, ...] = ()
    strikes: tuple[Strike, ...] = ()
    answers: tuple[Answer, ...] = ()


def resolve(table: Table, night: int, picks: tuple[Pick, ...]) -> Resolution:
    """The night's result from the picks that stood when its windows closed."""
    made = tuple(p for p in picks if p.by in table.living)
    answers = tuple(_learn(table, night, made))
    strikes = tuple(s for s in _strikes(table, made) if s.seat in table.living)
    killed = tuple(sorted({s.seat for s in strikes}))
    return Resolution(killed, strikes, answers)


def _move(table: Table, pick: Pick) -> Move:
    return next(m for m in moves_of(table.rules, table.role(pick.by)) if m.name == pick.move)


def _learn(table: Table, night: int, picks: tuple[Pick, ...]) -> list[Answer]:
    asked = ((p, _move(table, p)) for p in picks)
    return [
        Answer(night, p.by, m.name, p.seat, QUESTIONS[m.asks](table, p.seat))
        for p, m in asked
        if m.stage == "learn"
    ]


def _strikes(table: Table, picks: tuple[Pick, ...]) -> list[Strike]:
    """Attacks: a team's common move, if all of its living agree; a lone role's own."""
    found = [
        Strike(table.role(p.by), p.seat)
        for p in picks
        if (move := _move(table, p)).stage == "strike" and not move.together
    ]
    return found + [Strike(*hit) for hit in _together(table, picks)]


def _together(table: Table, picks: tuple[Pick, ...]) -> set[tuple[str, int]]:
    """The shot of a team that all picked one seat (N3); anything else is a miss."""
    shots: dict[str, list[int]] = {}
    for seat in table.living:
        role = ROLES[table.role(seat)]
        for move in moves_of(table.rules, role.name):
            if move.together:
                mine = {p.seat for p in picks if p.by == seat and p.move == move.name}
                shots.setdefault(role.team, []).append(mine.pop() if len(mine) == 1 else 0)
    return {(team, at[0]) for team, at in shots.items() if at[0] and len(set(at)) == 1}


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
