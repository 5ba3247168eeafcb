"""The morning (N9): the killed are gone, the newspaper is read out (G11)."""

from __future__ import annotations

from msgspec.structs import replace

from ..act import Event, Events, StepEvent
from ..departures import leaving, revealing
from ..phase import Folds, Game, Moment, Phase, Shown
from ..table import Table, stamp


class MorningCame(StepEvent, frozen=True):
    """A new day's newspaper: who was killed, or that nobody was (G11)."""

    day: int
    killed: tuple[int, ...]


class Morning(Phase, frozen=True):
    """The announcement; then the killed have what their rulebook gives them."""

    killed: tuple[int, ...] = ()

    def shown(self, table: Table) -> Shown:
        return Shown("morning", 0, self.killed)

    def moment(self, table: Table) -> Moment:
        return Moment("hush")

    def actors(self, table: Table) -> tuple[int, ...]:
        return ()

    def next(self, table: Table, at: int) -> Events:
        return (MorningRead(),)


class MorningRead(Event, frozen=True):
    """The announcement is over."""


def begin(table: Table, at: int, killed: tuple[int, ...]) -> Events:
    """The night's dead leave together; what they were is told after their last word (G10)."""
    # Who was removed while the night was counted is killed and removed: he has left (F3).
    left = tuple([s for s in killed if s in table.living])
    gone = leaving(table, left, "night") if left else ()
    if not table.rules.killed_speak:
        gone += revealing(table, left)
    step = stamp(table, at, table.rules.times.read_out)
    return (*gone, MorningCame(*step, table.day + 1, killed))


def _came(game: Game, e: MorningCame) -> Game:
    table = game.table
    table = replace(table, step=e.step, began=e.at, until=e.until, day=e.day, night=False)
    return Game(table, Morning(e.killed))


def _read(game: Game, e: MorningRead) -> Game:
    assert isinstance(game.phase, Morning)
    return Game(game.table, replace(game.phase, finished=True))


FOLDS: Folds = {MorningCame: _came, MorningRead: _read}
