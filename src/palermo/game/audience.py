"""Audiences: the hall, a seat, the judge, or all open (a replay, R3)."""

from __future__ import annotations

from msgspec import Struct

from .table import Table


class Audience(Struct, frozen=True):
    """Whose eyes: `seat` 0 is the hall; `open` sees everything (S3)."""

    seat: int = 0
    open: bool = False

    def may_know_role(self, table: Table, seat: int) -> bool:
        """Whether this audience knows the role of `seat` from the deal (G2)."""
        return self.open or (seat == self.seat != 0) or self.is_mate(table, seat)

    def is_mate(self, table: Table, seat: int) -> bool:
        """Whether both are of the mafia, who know one another (G2)."""
        mine = self.seat and table.roles
        return bool(mine) and table.team(self.seat) == "mafia" == table.team(seat)

    def in_mafia(self, table: Table) -> bool:
        """Whether this audience is in the mafia's confidence now: one of its living."""
        return self.open or (self.seat in table.living and table.team(self.seat) == "mafia")


HALL = Audience()
ALL = Audience(open=True)


class AudienceError(ValueError):
    """A name of an audience that does not exist."""


def audience(name: str, size: int) -> Audience:
    """The audience called `hall`, `seat:N`, `judge` or `all`.

    Raises AudienceError for any other name, and for a seat the table does not have.
    """
    if name == "hall":
        return HALL
    if name in ("judge", "all"):
        return ALL
    kind, _, number = name.partition(":")
    if kind == "seat" and number.isascii() and number.isdigit() and 1 <= int(number) <= size:
        return Audience(int(number))
    raise AudienceError(f"{name!r} is not hall, judge, all, or seat:1 to seat:{size}")
