"""Confirming one's role (G3): whoever got one says so; the judge alone sees who has not."""

from __future__ import annotations

from msgspec.structs import replace

from ..act import Act, Command, Event, Events, Offer, StepEvent
from ..phase import Folds, Game, Moment, Phase, Shown
from ..refusals import NOT_OFFERED, Refusal
from ..table import Table, at_step, stamp


class Confirm(Command, frozen=True):
    """My role has reached me (G3)."""


class ConfirmationBegan(StepEvent, frozen=True):
    """Roles are being confirmed; the step lasts its full time (G3)."""


class Confirmed(Event, frozen=True):
    """One has confirmed his role; he and the judge see it."""

    by: int


class ConfirmationEnded(Event, frozen=True):
    """The step is over, whoever has confirmed (G3)."""


class Confirming(Phase, frozen=True):
    """Roles are being confirmed; not confirming changes nothing."""

    confirmed: tuple[int, ...] = ()

    def shown(self, table: Table) -> Shown:
        return Shown("confirm")

    def moment(self, table: Table) -> Moment:
        return Moment("dark")

    def offers(self, table: Table, seat: int) -> tuple[Offer, ...]:
        if not table.was_told(seat):
            return ()
        return (Offer("confirm", chosen=int(seat in self.confirmed)),)

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        return (Confirmed(act.seat),) if isinstance(act.do, Confirm) else NOT_OFFERED

    def next(self, table: Table, at: int) -> Events:
        return (ConfirmationEnded(),)

    def missing(self, table: Table) -> tuple[int, ...]:
        """The living who got a role and have not confirmed it."""
        return tuple([s for s in table.living if table.was_told(s) and s not in self.confirmed])


def begin(table: Table, at: int) -> Events:
    """Roles are out; they are to be confirmed."""
    return (ConfirmationBegan(*stamp(table, at, table.rules.times.confirm)),)


def _began(game: Game, e: ConfirmationBegan) -> Game:
    return Game(at_step(game.table, e), Confirming())


def _confirmed(game: Game, e: Confirmed) -> Game:
    assert isinstance(game.phase, Confirming)
    confirmed = tuple(dict.fromkeys((*game.phase.confirmed, e.by)))
    return Game(game.table, replace(game.phase, confirmed=confirmed))


def _ended(game: Game, e: ConfirmationEnded) -> Game:
    assert isinstance(game.phase, Confirming)
    return Game(game.table, replace(game.phase, finished=True))


COMMANDS = (Confirm,)
FOLDS: Folds = {ConfirmationBegan: _began, Confirmed: _confirmed, ConfirmationEnded: _ended}
