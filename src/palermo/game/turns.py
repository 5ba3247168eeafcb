"""Mechanism: who has the floor, who is next, and what one may do with it (D2, D2a)."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ..rules.roles import ROLES
from .act import Act, Command, Done, Event, Offer
from .refusals import BAD_TARGET, NOT_YOUR_FLOOR, Refusal, refusal
from .table import Table

What = Literal["holds", "claims", "checked"]
Cut = Literal["", "lost", "short"]
MOST_DECLARATIONS = 12
COLOURS = ("red", "black")
DONE = (Offer("done"),)

TOO_MANY_DECLARATIONS = refusal(
    "TOO_MANY_DECLARATIONS", "D2a", "No more declarations fit into one speech."
)
BAD_DECLARATION = refusal("BAD_DECLARATION", "D2a", "Such a declaration means nothing.")


class Declare(Command, frozen=True):
    """A declaration of the one with the floor (D2a): holds a seat for a colour, claims a role
    (seat 0), or reports a check."""

    what: What
    value: str
    seat: int = 0


class Declared(Event, frozen=True):
    """A declaration, on record (D2a)."""

    by: int
    what: What
    value: str
    seat: int = 0


class Turns(Struct, frozen=True, gc=False):
    """One speaks, others wait; `declared` counts the speaker's declarations. `cut`: his third
    foul cost him this speech, or half of it (F2)."""

    speaker: int = 0
    waiting: tuple[int, ...] = ()
    declared: int = 0
    cut: Cut = ""

    def upcoming(self, living: tuple[int, ...]) -> int:
        """The next of those who wait and are still in, 0 for nobody."""
        for seat in self.waiting:
            if seat in living:
                return seat
        return 0


def speaking(turns: Turns, seat: int) -> Turns:
    """`seat` has the floor."""
    waiting = turns.waiting
    if waiting and waiting[0] == seat:
        return Turns(seat, waiting[1:])
    return Turns(seat, tuple([s for s in waiting if s != seat]))


def counted(turns: Turns) -> Turns:
    """One more declaration was made."""
    return replace(turns, declared=turns.declared + 1)


def floor_offers(table: Table, turns: Turns, seat: int) -> tuple[Offer, ...]:
    """What the floor itself lets its holder do: end it, and declare."""
    if seat != turns.speaker:
        return ()
    if turns.declared >= MOST_DECLARATIONS:
        return DONE
    return _whole_floor(len(table.sitters), seat, table.setup.names)


@cache
def _whole_floor(size: int, seat: int, roles: tuple[str, ...]) -> tuple[Offer, ...]:
    """The same for every speech of a seat in games of one size and deck."""
    others = tuple(s for s in range(1, size + 1) if s != seat)
    values = (*COLOURS, "sheriff", "not_sheriff", *(r for r in roles if r != "sheriff"))
    return (*DONE, Offer("declare", others, values=values))


def declared(table: Table, turns: Turns, act: Act, command: Declare) -> Declared | Refusal:
    """A declaration made with the floor, or why it is none."""
    if turns.declared >= MOST_DECLARATIONS:
        return TOO_MANY_DECLARATIONS
    seat, value = command.seat, command.value
    if command.what == "claims":
        if seat or value not in table.deck:
            return BAD_DECLARATION
    elif not 1 <= seat <= table.size or seat == act.seat:
        return BAD_TARGET
    elif value not in (COLOURS if command.what == "holds" else _findings(table)):
        return BAD_DECLARATION
    return Declared(act.seat, command.what, value, seat)


def _findings(table: Table) -> tuple[str, ...]:
    return (*COLOURS, "sheriff", "not_sheriff", *(r for r in ROLES if r in table.deck))


def floor_refusal(turns: Turns, act: Act) -> Refusal | None:
    """Why one cannot use the floor, if it is not his."""
    if isinstance(act.do, Done | Declare) and act.seat != turns.speaker:
        return NOT_YOUR_FLOOR
    return None
