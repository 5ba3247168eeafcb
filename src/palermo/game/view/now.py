"""The step that is on, and its clock. Both are the same for everyone (S2)."""

from __future__ import annotations

from msgspec import Struct

from ..phase import Game


class Step(Struct, frozen=True):
    """The public step: its number and name, whose it is, whom it is about."""

    n: int
    name: str
    seat: int
    seats: tuple[int, ...]
    round: int


class Clock(Struct, frozen=True):
    """Until when the step lasts (ms, 0 for no end), how long it is, and why it stands still."""

    until: int
    length: int
    paused: str
    paused_at: int


def step(game: Game) -> Step:
    """The section `step`."""
    shown = game.phase.shown(game.table)
    name = "closed" if game.table.closed else shown.name
    return Step(game.table.step, name, shown.seat, shown.seats, shown.round)


def clock(game: Game) -> Clock:
    """The section `clock`."""
    table = game.table
    stop = table.pause
    length = table.until - table.began
    return Clock(table.until, length, stop.why if stop else "", stop.since if stop else 0)
