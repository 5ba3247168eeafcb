"""Commands as they reach a game, and the events that follow: what every phase shares of them.

The values of a game are `gc=False` throughout: they are frozen, so they never form a cycle, and
need no collector to be freed.
"""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

By = Literal["seat", "judge", "machine", "person"]
_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


def snake(name: str) -> str:
    """The wire's name of a class: `HandsCounted` is `hands_counted`."""
    return _HUMP.sub("_", name).lower()


class Command(Struct, frozen=True, gc=False, tag_field="do", tag=snake, forbid_unknown_fields=True):
    """Something one wants done, said in absolute terms: a retry never means something else."""


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=snake):
    """Something that happened. States results; folding it computes no rule."""


class StepEvent(Event, frozen=True):
    """An event that begins a public step: its number, when it began, until when it lasts (ms)."""

    step: int
    at: int
    until: int


Events = tuple[Event, ...]


class Act(Struct, frozen=True, gc=False):
    """A command with who gives it and when.

    `at`: ms, in the store's time, never going back. `step`: the step it answers. `seat`: in whose
    name it is done (a judge may act in anyone's, G4). `who`: a person's key at this table, in the
    lobby only. `id`: unique for its giver at this table.
    """

    do: Command
    at: int
    step: int = 0
    by: By = "seat"
    seat: int = 0
    who: str = ""
    id: str = ""


class Next(Command, frozen=True):
    """The step ends: said by the clock, or by the judge where the clock is his (G4)."""


class Leave(Command, frozen=True):
    """A player leaves in play: a heart attack at once (F5)."""


class Done(Command, frozen=True):
    """ "I have said it all" (D1, D2)."""


class Offer(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one may do now: a command's name and the seats, moves or values it may carry.

    `chosen` is what already stands: a seat, or 0 for none. `most`: how many seats it may name.
    `final`: what is sent stands, so it is confirmed before (N4). `by`: in whose name the judge
    may do it (G4), 0 where it is one's own.
    """

    do: str
    seats: tuple[int, ...] = ()
    move: str = ""
    values: tuple[str, ...] = ()
    chosen: int | None = None
    most: int = 0
    final: bool = False
    by: int = 0
