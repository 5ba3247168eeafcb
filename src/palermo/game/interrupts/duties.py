"""The judge's duties change hands in play (G4, F7): to the machine, and back."""

from __future__ import annotations

from msgspec.structs import replace

from ...rules.options import ALL_DUTIES, Duty
from ..act import Act, Command, Event, Events
from ..phase import Folds, Game
from ..refusals import NOT_OFFERED, Refusal
from ..table import Table


class ChangeDuties(Command, frozen=True):
    """The judge names the duties that are the machine's from now on; all of them hand the table
    over, fewer take it back (F7)."""

    duties: tuple[Duty, ...]


class DutiesChanged(Event, frozen=True):
    """These duties are the machine's now; a step it has taken over lasts until (ms)."""

    duties: tuple[Duty, ...]
    until: int


def change_duties(game: Game, act: Act, do: ChangeDuties) -> Events | Refusal:
    """The game goes on from the same step, whoever leads it; time that ran out while the judge
    had the clock is not held against anybody: the step has its length once more."""
    table, phase = game.table, game.phase
    duties = tuple(duty for duty in ALL_DUTIES if duty in do.duties)
    if set(duties) == set(table.rules.duties):
        return NOT_OFFERED
    return (DutiesChanged(duties, until_then(table, phase.duty, duties, act.at)),)


def until_then(table: Table, duty: Duty, duties: tuple[Duty, ...], at: int) -> int:
    """When the step ends (ms) once these duties are the machine's and this one is the step's."""
    taken = duty in duties and not table.machine_does(duty)
    late = taken and table.until and _now(table, at) > table.until
    return _now(table, at) + table.until - table.began if late else table.until


def _now(table: Table, at: int) -> int:
    return table.pause.since if table.pause else at


def _changed(game: Game, e: DutiesChanged) -> Game:
    rules = replace(game.table.rules, duties=e.duties)
    return Game(replace(game.table, rules=rules, until=e.until), game.phase)


FOLDS: Folds = {DutiesChanged: _changed}
