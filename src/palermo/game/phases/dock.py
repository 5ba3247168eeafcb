"""The dock (D12, D13): the accused speaks, or each of those level in the evening ballot."""

from __future__ import annotations

from msgspec.structs import replace

from ..act import Done, Event, Events, StepEvent
from ..departures import Struck
from ..phase import Folds, Game, Shown
from ..speakers import Speakers
from ..table import Table, at_step, stamp
from ..turns import Declare, Turns, speaking


class DockTaken(StepEvent, frozen=True):
    """One stands in the dock and speaks; `accused` are all who do."""

    seat: int
    accused: tuple[int, ...]


class DockLeft(Event, frozen=True):
    """All in the dock have spoken; `accused` are those still in."""

    accused: tuple[int, ...]


class Dock(Speakers, frozen=True):
    """The accused speak one after another. `sole`: it is the trial of one (D12)."""

    accused: tuple[int, ...] = ()
    sole: bool = False

    def shown(self, table: Table) -> Shown:
        return Shown("dock", self.turns.speaker, self.accused)

    def next(self, table: Table, at: int) -> Events:
        seat = self.turns.upcoming(table.living)
        if not seat:
            return (DockLeft(self.accused),)
        step = stamp(table, at, table.rules.times.dock)
        return (DockTaken(*step, seat, self.accused),)

    def without(self, table: Table, seat: int, at: int) -> Events:
        """The accused is out: void; of several one is left: it is his trial (D15)."""
        if seat not in self.accused or self.finished:
            return ()
        left = self.struck(seat)
        if len(left.accused) < 2:
            return (Struck(seat), DockLeft(left.accused))
        return (Struck(seat), *(left.next(table, at) if seat == self.turns.speaker else ()))

    def struck(self, seat: int) -> Dock:
        return replace(self, accused=tuple(s for s in self.accused if s != seat))


def begin(table: Table, at: int, accused: tuple[int, ...]) -> Events:
    """The first of the accused speaks."""
    return (DockTaken(*stamp(table, at, table.rules.times.dock), accused[0], accused),)


def _taken(game: Game, e: DockTaken) -> Game:
    was = game.phase
    among = isinstance(was, Dock) and not was.finished
    phase = (
        was
        if among
        else Dock(turns=Turns(0, e.accused), accused=e.accused, sole=len(e.accused) == 1)
    )
    assert isinstance(phase, Dock)
    phase = replace(phase, accused=e.accused, turns=speaking(phase.turns, e.seat))
    return Game(at_step(game.table, e), phase)


def _left(game: Game, e: DockLeft) -> Game:
    assert isinstance(game.phase, Dock)
    return Game(game.table, replace(game.phase, accused=e.accused, turns=Turns(), finished=True))


COMMANDS = (Done, Declare)
FOLDS: Folds = {DockTaken: _taken, DockLeft: _left}
