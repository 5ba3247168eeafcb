"""Seats and the judge's chair: who sits where, and going round the table."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct

from ..rules.options import Duty

Kind = Literal["online", "bot", "here"]
Power = Literal["fouls", "clocks", "everything"]
POWERS: tuple[Power, ...] = get_args(Power)
Leader = Literal["judge", "assistant", "machine"]


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


class Assistant(Struct, frozen=True, gc=False):
    """One who offers the judge his help, by his key at this table, and what he was granted."""

    who: str
    powers: tuple[Power, ...] = ()


class Chair(Struct, frozen=True, gc=False, omit_defaults=True):
    """The judge's chair: whose it is (empty: nobody's), and who helps him.

    `led_by`: who leads the table now, and `stand_in` the assistant who does; `kept` are the
    machine's duties while a judge leads, which taking back restores. `since`, `until`: since when
    whoever leads is away, and how long the table waits for him (ms, 0: he is there) (F7).
    """

    who: str = ""
    assistants: tuple[Assistant, ...] = ()
    led_by: Leader = "judge"
    stand_in: str = ""
    kept: tuple[Duty, ...] = ()
    since: int = 0
    until: int = 0

    def powers(self, who: str) -> tuple[Power, ...]:
        """What an assistant was granted; nothing for anybody else."""
        return next((a.powers for a in self.assistants if a.who == who), ())

    @property
    def leader(self) -> str:
        """Who leads now, by his key; empty where the machine does, or nobody is the judge."""
        if self.led_by == "machine":
            return ""
        return self.stand_in or self.who


NOBODY = Chair()


def after(seat: int, living: Iterable[int]) -> int:
    """The next living seat after `seat`, round the table."""
    seats = sorted(living)
    return seats[bisect_right(seats, seat) % len(seats)]


def around(opener: int, living: Iterable[int]) -> tuple[int, ...]:
    """The living seats in seat order, beginning with `opener`."""
    seats = sorted(living)
    first = bisect_left(seats, opener)
    return (*seats[first:], *seats[:first])
