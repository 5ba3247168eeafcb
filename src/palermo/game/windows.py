"""Mechanism: secret choices in windows of fixed length; acting opens and closes nothing (N2)."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from ..rules.roles import Move
from .table import Table


class Pick(Struct, frozen=True, gc=False, omit_defaults=True):
    """Whose move, and on whom (`other`: and whom else); the last pick stands (N3, N5)."""

    by: int
    move: str
    seat: int
    other: int = 0


def picked(
    picks: tuple[Pick, ...], by: int, move: str, seat: int, other: int = 0
) -> tuple[Pick, ...]:
    """The picks with one person's replaced; seat 0 takes it back."""
    kept = [p for p in picks if p.by != by or p.move != move]
    return (*kept, Pick(by, move, seat, other)) if seat else tuple(kept)


def chosen(picks: tuple[Pick, ...], by: int, move: str) -> int:
    """A person's pick, 0 for none."""
    for pick in picks:
        if pick.by == by and pick.move == move:
            return pick.seat
    return 0


def targets(table: Table, seat: int, move: Move, night: int) -> tuple[int, ...]:
    """Whom a night move may be on (N3, N5, N6); nobody where the move cannot be made."""
    rules = table.rules
    if move.heir_of and not inherited(table, move.heir_of, night):
        return ()
    if move.window == "checks":
        if rules.opening == "day" and night == 1 and rules.rulebook == "club":
            return ()
        if rules.check_departed:
            return others(len(table.sitters), seat)
        return tuple([s for s in table.living if s != seat])
    if move.together and rules.shooting == "called":
        return everyone(len(table.sitters))
    itself = move.itself and not (move.itself_once and (seat, move.name) in table.spent)
    return tuple([s for s in table.living if s != seat or itself])


def inherited(table: Table, role: str, night: int) -> bool:
    """Whether all who held a role had left before this night fell (G12)."""
    holders = [n for n, name in enumerate(table.roles, 1) if name == role]
    return all(left_before(table, n, night) for n in holders)


def left_before(table: Table, seat: int, night: int) -> bool:
    """Whether a seat had left before a night fell."""
    if seat in table.living:
        return False
    gone = next((d for d in table.departures if d.seat == seat), None)
    return gone is not None and (gone.day < night or (gone.day == night and not gone.night))


@cache
def everyone(size: int) -> tuple[int, ...]:
    """All the seats of a table."""
    return tuple(range(1, size + 1))


@cache
def others(size: int, seat: int) -> tuple[int, ...]:
    """All the seats of a table but one."""
    return tuple([s for s in range(1, size + 1) if s != seat])


def shots(picks: tuple[Pick, ...], by: int, move: str, seat: int) -> tuple[Pick, ...]:
    """The picks with one more that cannot be taken back: two seats are two shots (N3, N4)."""
    made = Pick(by, move, seat)
    return picks if made in picks or not seat else (*picks, made)


def called(table: Table, at: int) -> int:
    """The seat that is being called at a moment of a called shooting; 0 after the last."""
    if at > table.until:
        return 0
    number = (at - table.began) // call_length(table) + 1
    return min(number, len(table.sitters))


def call_length(table: Table) -> int:
    """How long each seat is called (ms): the window has as many calls as the table has seats."""
    return max(1, (table.until - table.began) // len(table.sitters))


def slot(table: Table, seat: int) -> int:
    """The moment (ms) in the middle of a seat's call in a called shooting."""
    length = call_length(table)
    return table.began + length * (seat - 1) + length // 2


def moves_in(table: Table, seat: int, window: str) -> tuple[Move, ...]:
    """The moves a living player has in a window."""
    return table.setup.moves[seat - 1].get(window, ())
