"""The tied defend themselves (D9), or a single leader of day 1 under `lift_only` (D10)."""

from __future__ import annotations

from msgspec.structs import replace

from ..act import Done, Event, Events, StepEvent
from ..departures import Struck
from ..phase import Folds, Game, Shown
from ..speakers import Speakers
from ..table import Table, at_step, stamp
from ..turns import Declare, Turns, speaking


class TieSpeechBegan(StepEvent, frozen=True):
    """One of the tied has the floor (D9)."""

    seat: int
    tied: tuple[int, ...]
    round: int


class TieSpeechesEnded(Event, frozen=True):
    """Each of the tied has spoken; `tied` are those still in."""

    tied: tuple[int, ...]


class Tie(Speakers, frozen=True):
    """The tied speak in the order of nomination; `round` is the ballot they came from."""

    tied: tuple[int, ...] = ()
    round: int = 1
    sole: bool = False

    def shown(self, table: Table) -> Shown:
        return Shown("tie_speech", self.turns.speaker, self.tied, self.round)

    def next(self, table: Table, at: int) -> Events:
        seat = self.turns.upcoming(table.living)
        if not seat:
            return (TieSpeechesEnded(self.tied),)
        step = stamp(table, at, table.rules.times.tie_speech)
        return (TieSpeechBegan(*step, seat, self.tied, self.round),)

    def without(self, table: Table, seat: int, at: int) -> Events:
        if seat not in self.tied or self.finished:
            return ()
        left = self.struck(seat)
        if len(left.tied) < 2:
            return (Struck(seat), TieSpeechesEnded(left.tied))
        return (Struck(seat), *(left.next(table, at) if seat == self.turns.speaker else ()))

    def struck(self, seat: int) -> Tie:
        return replace(self, tied=tuple(s for s in self.tied if s != seat))


def begin(table: Table, at: int, tied: tuple[int, ...], round_: int) -> Events:
    """The first of the tied speaks."""
    step = stamp(table, at, table.rules.times.tie_speech)
    return (TieSpeechBegan(*step, tied[0], tied, round_),)


def _began(game: Game, e: TieSpeechBegan) -> Game:
    was = game.phase
    phase = was if isinstance(was, Tie) else Tie(turns=Turns(0, e.tied), tied=e.tied, round=e.round)
    phase = replace(phase, tied=e.tied, turns=speaking(phase.turns, e.seat), sole=len(e.tied) == 1)
    return Game(at_step(game.table, e), phase)


def _ended(game: Game, e: TieSpeechesEnded) -> Game:
    assert isinstance(game.phase, Tie)
    return Game(game.table, replace(game.phase, tied=e.tied, turns=Turns(), finished=True))


COMMANDS = (Done, Declare)
FOLDS: Folds = {TieSpeechBegan: _began, TieSpeechesEnded: _ended}
