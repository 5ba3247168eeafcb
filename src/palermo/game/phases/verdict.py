"""The verdict (D12): every living player is for executing the accused, or against."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from ...rules.options import Duty
from ..act import Act, Command, Event, Events, Offer, StepEvent
from ..departures import Struck
from ..phase import Folds, Game, Moment, Phase, Shown
from ..refusals import NOT_OFFERED, Refusal, refusal
from ..table import Table, at_step, stamp

ACCUSED_HAS_NO_VOTE = refusal("ACCUSED_HAS_NO_VOTE", "D12", "The accused has no vote on himself.")


class GiveVerdict(Command, frozen=True, tag="verdict"):
    """For the execution (`guilty`), or against; changeable until the count (D12)."""

    guilty: bool


class VerdictOpened(StepEvent, frozen=True):
    """The table is asked for or against executing the accused (D12)."""

    seat: int


class VerdictGiven(Event, frozen=True):
    """One is for or against; shown as cast."""

    by: int
    guilty: bool


class VerdictCounted(Event, frozen=True):
    """Who was for, who against, and whether the accused is executed (D12)."""

    seat: int
    guilty: tuple[int, ...]
    innocent: tuple[int, ...]
    executed: bool
    clause: str = "D12"


class VerdictVoid(Event, frozen=True):
    """The accused has left: there is nobody to judge (D15)."""

    seat: int


class Verdict(Phase, frozen=True):
    """For or against the accused; silence counts for nothing."""

    duty: ClassVar[Duty] = "counting"
    accused: int = 0
    guilty: tuple[int, ...] = ()
    innocent: tuple[int, ...] = ()
    executed: bool = False

    def shown(self, table: Table) -> Shown:
        return Shown("verdict", self.accused, (self.accused,))

    def moment(self, table: Table) -> Moment:
        return Moment("hush")

    def offers(self, table: Table, seat: int) -> tuple[Offer, ...]:
        if seat == self.accused and not table.rules.accused_votes:
            return ()
        said = seat in self.guilty or seat in self.innocent
        return (Offer("verdict", chosen=int(seat in self.guilty) if said else None),)

    def refuse(self, table: Table, act: Act) -> Refusal:
        mine = isinstance(act.do, GiveVerdict) and act.seat == self.accused
        return ACCUSED_HAS_NO_VOTE if mine else NOT_OFFERED

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        assert isinstance(act.do, GiveVerdict)
        return (VerdictGiven(act.seat, act.do.guilty),)

    def next(self, table: Table, at: int) -> Events:
        guilty = tuple([s for s in self.guilty if s in table.living])
        innocent = tuple([s for s in self.innocent if s in table.living])
        executed = len(guilty) > len(innocent)
        return (VerdictCounted(self.accused, guilty, innocent, executed),)

    def without(self, table: Table, seat: int, at: int) -> Events:
        if seat != self.accused or self.finished:
            return ()
        return (Struck(seat), VerdictVoid(seat))


def begin(table: Table, at: int, accused: int) -> Events:
    """For or against, once the accused has spoken."""
    return (VerdictOpened(*stamp(table, at, table.rules.times.verdict), accused),)


def _verdict(game: Game) -> Verdict:
    assert isinstance(game.phase, Verdict)
    return game.phase


def _opened(game: Game, e: VerdictOpened) -> Game:
    return Game(at_step(game.table, e), Verdict(e.seat))


def _given(game: Game, e: VerdictGiven) -> Game:
    phase = _verdict(game)
    guilty = tuple([s for s in phase.guilty if s != e.by])
    innocent = tuple([s for s in phase.innocent if s != e.by])
    if e.guilty:
        return Game(game.table, replace(phase, guilty=(*guilty, e.by), innocent=innocent))
    return Game(game.table, replace(phase, guilty=guilty, innocent=(*innocent, e.by)))


def _counted(game: Game, e: VerdictCounted) -> Game:
    phase = Verdict(e.seat, e.guilty, e.innocent, executed=e.executed, finished=True)
    return Game(game.table, phase)


def _void(game: Game, e: VerdictVoid) -> Game:
    return Game(game.table, replace(_verdict(game), finished=True))


COMMANDS = (GiveVerdict,)
FOLDS: Folds = {
    VerdictOpened: _opened,
    VerdictGiven: _given,
    VerdictCounted: _counted,
    VerdictVoid: _void,
}
