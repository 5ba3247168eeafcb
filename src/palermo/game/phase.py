"""What a phase is: one file with everything about it (its commands, events, refusals)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal

from msgspec import Struct

from ..rules.options import Duty
from .act import Act, Event, Events, Offer, snake
from .refusals import NOT_OFFERED, Refusal
from .table import Table

Air = Literal["all", "floor", "living", "hush", "dark", "mafia", "gestures", "look"]


class Moment(Struct, frozen=True, gc=False):
    """Who speaks in a step (S1): everyone, one with the floor, the living, nobody (everyone
    sees), nobody (nobody sees), the mafia among themselves, the mafia without a sound, nobody
    while the sheriff looks."""

    air: Air
    speakers: tuple[int, ...] = ()


class Shown(Struct, frozen=True, gc=False):
    """The public name of a step and whom it is about."""

    name: str
    seat: int = 0
    seats: tuple[int, ...] = ()
    round: int = 0


class Phase(Struct, frozen=True, gc=False, kw_only=True, tag_field="phase", tag=snake):
    """A part of the game; once `finished` the flow goes on to another.

    `decide` is asked only for what `offers` holds; `refuse` says why not.
    """

    finished: bool = False
    duty: ClassVar[Duty] = "clocks"

    def shown(self, table: Table) -> Shown:
        """The step as everyone sees it."""
        raise NotImplementedError

    def offers(self, table: Table, seat: int) -> tuple[Offer, ...]:
        """What a living or leaving player may do."""
        return ()

    def actors(self, table: Table) -> tuple[int, ...]:
        """The seats that may have an offer now; nobody else is worth asking."""
        return table.living

    def refuse(self, table: Table, act: Act) -> Refusal:
        """Why a command is not among the offers."""
        return NOT_OFFERED

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        """What an offered command brings about."""
        return NOT_OFFERED

    def next(self, table: Table, at: int) -> Events:
        """What the end of the present step brings about."""
        return ()

    def without(self, table: Table, seat: int, at: int) -> Events:
        """What the departure of a seat changes here (D15); `table` is already without it."""
        return ()

    def struck(self, seat: int) -> Phase:
        """The phase once a nominee is out."""
        return self

    def decided(self, table: Table) -> bool:
        """Whether the day's vote can no longer come out otherwise (F3)."""
        return False

    def counting(self) -> bool:
        """Whether the night is being counted: who leaves now may be its victim (F3)."""
        return False

    def moment(self, table: Table) -> Moment:
        """Who speaks now."""
        return Moment("hush")


class Game(Struct, frozen=True, gc=False):
    """A game: its table and its phase."""

    table: Table
    phase: Phase


Fold = Callable[[Game, Any], Game]
Folds = dict[type[Event], Fold]
