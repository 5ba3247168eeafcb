"""Audiences: the hall, a seat, the judge, or all open (a replay, R3)."""

from __future__ import annotations

from msgspec import Struct

from ..rules.roles import ROLES
from .seats import POWERS, Power
from .table import Answer, Table
from .windows import left_before


class Audience(Struct, frozen=True):
    """Whose eyes: `seat` 0 is the hall; `open` sees everything (S3); `leads`: the judge's;
    `powers`: an assistant's, who sees what the hall sees unless he was granted everything."""

    seat: int = 0
    open: bool = False
    leads: bool = False
    powers: tuple[Power, ...] = ()

    @property
    def judges(self) -> bool:
        """Whether this is the judge, or an assistant who may do everything."""
        return self.leads or "everything" in self.powers

    def may_know_role(self, table: Table, seat: int) -> bool:
        """Whether this audience knows the role of `seat` from the deal (G2, G3)."""
        if self.open or self.is_mate(table, seat):
            return True
        return seat == self.seat != 0 and table.was_told(seat)

    def is_mate(self, table: Table, seat: int) -> bool:
        """Whether this audience knows that seat from the deal: of the mafia, or its pair (G2)."""
        friends = table.setup.friends
        return bool(self.seat and friends) and seat in friends[self.seat - 1]

    def in_mafia(self, table: Table) -> bool:
        """Whether this audience is in the mafia's confidence now: one of its living."""
        return self.open or (self.seat in table.living and table.team(self.seat) == "mafia")

    def reads(self, table: Table, answer: Answer) -> bool:
        """Whether a night's answer is this audience's: its own, or of a role whose results its
        role sees, as long as it was in when that night fell (G12)."""
        if self.open or answer.by == self.seat:
            return True
        if not self.seat or not table.roles:
            return False
        mine = ROLES[table.role(self.seat)].reads
        return table.role(answer.by) in mine and not left_before(table, self.seat, answer.night)


HALL = Audience()
ALL = Audience(open=True)
JUDGE = Audience(open=True, leads=True)


class AudienceError(ValueError):
    """A name of an audience that does not exist."""


def audience(name: str, size: int) -> Audience:
    """The audience called `hall`, `seat:N`, `judge` or `all`.

    Raises AudienceError for any other name, and for a seat the table does not have.
    """
    if name == "hall":
        return HALL
    if name in ("judge", "all"):
        return JUDGE if name == "judge" else ALL
    kind, _, number = name.partition(":")
    if kind == "assistant":
        return assistant(number)
    if kind == "seat" and number.isascii() and number.isdigit() and 1 <= int(number) <= size:
        return Audience(int(number))
    raise AudienceError(f"{name!r} is not hall, judge, all, or seat:1 to seat:{size}")


def assistant(named: str) -> Audience:
    """The eyes of a judge's assistant with these powers, joined by `+`.

    Raises AudienceError where one of them is none.
    """
    powers = tuple([power for power in POWERS if power in named.split("+")])
    if not powers or "+".join(powers) != named:
        raise AudienceError(f"{named!r} are no powers of an assistant")
    return Audience(open="everything" in powers, powers=powers)
