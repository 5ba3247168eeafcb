"""Seats: who sits where, and going round the table."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

Kind = Literal["online", "bot", "here"]


class Sitter(Struct, frozen=True, gc=False):
    """Who sits in a seat: a person (`online`, or `here` at a live table) or a bot (F5).

    `who` is the person's key at this table and names nobody; `order` counts arrivals (G14);
    `word` is the hash of the word added to the deal (S4).
    """

    kind: Kind
    who: str = ""
    bot: str = ""
    ready: bool = False
    order: int = 0
    word: str = ""


class Away(Struct, frozen=True, gc=False):
    """A seat whose connection dropped: since when, and until when it is waited for (F5); ms."""

    seat: int
    since: int
    until: int


def after(seat: int, living: Iterable[int]) -> int:
    """The next living seat after `seat`, round the table."""
    seats = sorted(living)
    return seats[bisect_right(seats, seat) % len(seats)]


def around(opener: int, living: Iterable[int]) -> tuple[int, ...]:
    """The living seats in seat order, beginning with `opener`."""
    seats = sorted(living)
    first = bisect_left(seats, opener)
    return (*seats[first:], *seats[:first])
