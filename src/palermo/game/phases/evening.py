"""The evening ballot (D11): "whom do we execute today?", and its second round (D13)."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from ...rules.options import Duty
from ..act import Act, Event, Events, Offer, StepEvent
from ..departures import Struck
from ..phase import Folds, Game, Moment, Phase, Shown
from ..poll import CastVote, Tally, Vote, leaders, recast, tallied
from ..refusals import NOT_OFFERED, Refusal, refusal
from ..table import Table, at_step, stamp

NIGHT = 0
Result = Literal["dock", "again", "executed", "night"]

NO_NIGHT_NOW = refusal("NO_NIGHT_NOW", "D13", "In the second round night cannot be named.")
NOT_A_CHOICE = refusal("NOT_A_CHOICE", "D11", "This player cannot be named now.")


class EveningOpened(StepEvent, frozen=True):
    """A ballot opens: in the first round (`nominees` empty) on all the living and night, in the
    second on those who were level (D11, D13)."""

    round: int
    nominees: tuple[int, ...] = ()


class EveningVoted(Event, frozen=True):
    """One names a player, or 0 for night; shown as cast (D11)."""

    by: int
    seat: int


class EveningCounted(Event, frozen=True):
    """The ballot: every vote, the tallies (seat 0: night), who leads, and what that means."""

    round: int
    votes: tuple[Vote, ...]
    tallies: tuple[Tally, ...]
    leaders: tuple[int, ...]
    result: Result
    clause: str


class EveningEnded(Event, frozen=True):
    """The second round is not held to its end: of the tied one is left, or none (D15)."""

    nominees: tuple[int, ...]


class Evening(Phase, frozen=True):
    """Everyone names a player or night; the second round is among the tied alone."""

    duty: ClassVar[Duty] = "counting"
    round: int = 1
    nominees: tuple[int, ...] = ()
    votes: tuple[Vote, ...] = ()
    result: Result | Literal["", "left"] = ""
    leaders: tuple[int, ...] = ()

    def shown(self, table: Table) -> Shown:
        return Shown("evening", 0, self.nominees, self.round)

    def offers(self, table: Table, seat: int) -> tuple[Offer, ...]:
        mine = next((v.seat for v in self.votes if v.by == seat), None)
        return (Offer("vote", self.choices(table), chosen=mine),)

    def choices(self, table: Table) -> tuple[int, ...]:
        """Whom one may name now; 0 is night."""
        return self.nominees if self.round > 1 else (NIGHT, *table.living)

    def standing(self, table: Table) -> tuple[Vote, ...]:
        """The votes that count as things are: of the living, for choices that are left (D15)."""
        among = self.choices(table)
        return tuple([v for v in self.votes if v.by in table.living and v.seat in among])

    def refuse(self, table: Table, act: Act) -> Refusal:
        if not isinstance(act.do, CastVote):
            return NOT_OFFERED
        return NOT_A_CHOICE if act.do.seat else NO_NIGHT_NOW

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        assert isinstance(act.do, CastVote)
        return (EveningVoted(act.seat, act.do.seat),)

    def next(self, table: Table, at: int) -> Events:
        votes = self.standing(table)
        tallies = tallied(self.choices(table), votes)
        ahead = leaders(tuple([t for t in tallies if t.seat]))
        night = sum(1 for v in votes if v.seat == NIGHT)
        most = max([t.votes for t in tallies if t.seat], default=0)
        result, clause = self._result(ahead, night > most)
        return (EveningCounted(self.round, votes, tallies, ahead, result, clause),)

    def _result(self, ahead: tuple[int, ...], night: bool) -> tuple[Result, str]:
        if self.round > 1:
            return ("executed", "D13") if len(ahead) == 1 else ("night", "D13")
        if night or not ahead:
            return "night", "D11"
        return ("dock", "D12") if len(ahead) == 1 else ("again", "D13")

    def without(self, table: Table, seat: int, at: int) -> Events:
        if seat not in self.nominees or self.finished:
            return ()
        left = tuple(n for n in self.nominees if n != seat)
        return (Struck(seat), *(() if len(left) > 1 else (EveningEnded(left),)))

    def struck(self, seat: int) -> Evening:
        return replace(self, nominees=tuple(n for n in self.nominees if n != seat))

    def moment(self, table: Table) -> Moment:
        return Moment("hush")


def begin(table: Table, at: int, round_: int = 1, nominees: tuple[int, ...] = ()) -> Events:
    """The ballot of the evening, or its second round."""
    step = stamp(table, at, table.rules.times.ballot)
    return (EveningOpened(*step, round_, nominees),)


def _evening(game: Game) -> Evening:
    assert isinstance(game.phase, Evening)
    return game.phase


def _opened(game: Game, e: EveningOpened) -> Game:
    return Game(at_step(game.table, e), Evening(e.round, e.nominees))


def _voted(game: Game, e: EveningVoted) -> Game:
    phase = _evening(game)
    return Game(game.table, replace(phase, votes=recast(phase.votes, e.by, e.seat)))


def _counted(game: Game, e: EveningCounted) -> Game:
    evening = _evening(game)
    phase = replace(evening, votes=e.votes, leaders=e.leaders, result=e.result, finished=True)
    return Game(game.table, phase)


def _ended(game: Game, e: EveningEnded) -> Game:
    phase = replace(_evening(game), nominees=e.nominees, result="left", finished=True)
    return Game(game.table, phase)


COMMANDS = (CastVote,)
FOLDS: Folds = {
    EveningOpened: _opened,
    EveningVoted: _voted,
    EveningCounted: _counted,
    EveningEnded: _ended,
}
