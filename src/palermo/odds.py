"""Exact odds of the bare game: seats leave at random, nobody knows anything (`palermo odds`).

By day one of the living is put out at random, by night one of the red is shot. Under `parity`
the mafia win once they are as many as the others (G8); in Migdal's model once no citizen is left.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Literal

from msgspec import Struct

First = Literal["day", "night"]
Rule = Literal["parity", "last"]


class Odds(Struct, frozen=True):
    """How likely each team wins, as exact fractions."""

    town: Fraction
    mafia: Fraction


def odds(seats: int, mafia: int, first: First, rule: Rule = "parity") -> Odds:
    """The odds of `seats` with `mafia` among them.

    Raises ValueError for a table that cannot be.
    """
    if not 0 < mafia < seats:
        raise ValueError("the mafia are at least one and fewer than all")
    town = _town(seats - mafia, mafia, first, rule)
    return Odds(town, 1 - town)


def _over(red: int, black: int, rule: Rule) -> int | None:
    """1 where the town has won, 0 where the mafia have, None while it goes on."""
    if not black:
        return 1
    lost = black >= red if rule == "parity" else red == 0
    return 0 if lost else None


@cache
def _town(red: int, black: int, turn: First, rule: Rule) -> Fraction:
    """The town's chance with so many left, before a day or a night."""
    ended = _over(red, black, rule)
    if ended is not None:
        return Fraction(ended)
    if turn == "night":
        return _town(red - 1, black, "day", rule)
    alive = red + black
    hit = Fraction(black, alive) * _town(red, black - 1, "night", rule)
    return hit + Fraction(red, alive) * _town(red - 1, black, "night", rule)
