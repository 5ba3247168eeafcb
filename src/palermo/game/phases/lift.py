"""All or none of the tied leave (D10)."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from ...rules.options import Duty
from ..act import Act, Command, Event, Events, Offer, StepEvent
from ..departures import Struck
from ..phase import Folds, Game, Moment, Phase, Shown
from ..refusals import NOT_OFFERED, Refusal
from ..table import Table, at_step, stamp

Why = Literal["empties_table", "three_of_nine", "one_left"]


class RaiseHand(Command, frozen=True, tag="lift"):
    """For all of the tied leaving (`up`), or against; changeable until the count (D10)."""

    up: bool


class LiftOpened(StepEvent, frozen=True):
    """The table is asked whether all the tied leave (D10)."""

    seats: tuple[int, ...]


class NoLift(Event, frozen=True):
    """No lift is held, all stay, and why (D10, D15)."""

    reason: Why


class HandRaised(Event, frozen=True):
    """One is for or against; the others see it at the count."""

    by: int
    up: bool


class LiftCounted(Event, frozen=True):
    """Who was for, of how many living, and whether all leave (D10)."""

    seats: tuple[int, ...]
    up: tuple[int, ...]
    living: int
    lifted: bool
    clause: str = "D10"


class Lift(Phase, frozen=True):
    """Everyone says whether all the tied leave; silence is against."""

    duty: ClassVar[Duty] = "counting"
    seats: tuple[int, ...] = ()
    up: tuple[int, ...] = ()
    said: tuple[int, ...] = ()
    lifted: bool = False

    def shown(self, table: Table) -> Shown:
        return Shown("lift", 0, self.seats)

    def moment(self, table: Table) -> Moment:
        return Moment("hush")

    def offers(self, table: Table, seat: int) -> tuple[Offer, ...]:
        chosen = None if seat not in self.said else int(seat in self.up)
        return (Offer("lift", chosen=chosen),)

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        assert isinstance(act.do, RaiseHand)
        return (HandRaised(act.seat, act.do.up),)

    def next(self, table: Table, at: int) -> Events:
        up = tuple(s for s in table.living if s in self.up)
        lifted = 2 * len(up) > len(table.living)
        return (LiftCounted(self.seats, up, len(table.living), lifted),)

    def without(self, table: Table, seat: int, at: int) -> Events:
        if seat not in self.seats or self.finished:
            return ()
        left = tuple(s for s in self.seats if s != seat)
        if len(left) < 2:
            return (Struck(seat), NoLift("one_left"))
        if len(left) == len(table.living):
            return (Struck(seat), NoLift("empties_table"))
        return (Struck(seat),)

    def decided(self, table: Table) -> bool:
        """More than half of the hands are up, or they are counted (F3)."""
        up = sum(1 for s in table.living if s in self.up)
        return self.finished or 2 * up > len(table.living)

    def struck(self, seat: int) -> Lift:
        return replace(self, seats=tuple(s for s in self.seats if s != seat))

    def refuse(self, table: Table, act: Act) -> Refusal:
        return NOT_OFFERED


def begin(table: Table, at: int, tied: tuple[int, ...]) -> Events:
    """The lift, or why there is none (D10)."""
    if len(tied) == len(table.living):
        return (NoLift("empties_table"),)
    if len(tied) == 3 and len(table.living) == 9 and not table.rules.lift_three_of_nine:
        return (NoLift("three_of_nine"),)
    return (LiftOpened(*stamp(table, at, table.rules.times.lift), tied),)


def _opened(game: Game, e: LiftOpened) -> Game:
    return Game(at_step(game.table, e), Lift(e.seats))


def _none(game: Game, e: NoLift) -> Game:
    return Game(game.table, Lift(finished=True))


def _raised(game: Game, e: HandRaised) -> Game:
    assert isinstance(game.phase, Lift)
    others = tuple(s for s in game.phase.up if s != e.by)
    up = (*others, e.by) if e.up else others
    said = tuple(dict.fromkeys((*game.phase.said, e.by)))
    return Game(game.table, replace(game.phase, up=up, said=said))


def _counted(game: Game, e: LiftCounted) -> Game:
    return Game(game.table, Lift(e.seats, e.up, lifted=e.lifted, finished=True))


COMMANDS = (RaiseHand,)
FOLDS: Folds = {LiftOpened: _opened, NoLift: _none, HandRaised: _raised, LiftCounted: _counted}
