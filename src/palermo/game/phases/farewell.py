"""The departing leave (D8, N10, N11): best move, last words in order, what is revealed."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ..act import Act, Command, Done, Event, Events, Offer, StepEvent
from ..departures import leaving, revealing
from ..phase import Folds, Game, Moment, Phase, Shown
from ..refusals import NOT_OFFERED, NOT_YOURS, Refusal, refusal
from ..table import Cause, Table, at_step, stamp
from ..turns import Declare, Turns, declared, floor_offers, floor_refusal, speaking
from ..windows import others

BAD_BEST_MOVE = refusal("BAD_BEST_MOVE", "N11", "A best move names up to three other players.")


class NameBlacks(Command, frozen=True, tag="best_move"):
    """The first killed names up to three players he holds for black (N11)."""

    seats: tuple[int, ...]


class FarewellBegan(Event, frozen=True):
    """These leave; `speakers` have a last word, `namer` a best move (0 for nobody)."""

    seats: tuple[int, ...]
    cause: Cause
    speakers: tuple[int, ...]
    namer: int = 0


class BestMoveBegan(StepEvent, frozen=True):
    """The first killed may name three (N11)."""

    seat: int


class BestMoveNamed(Event, frozen=True):
    """Whom the first killed holds for black (N11)."""

    seat: int
    seats: tuple[int, ...]


class LastWordBegan(StepEvent, frozen=True):
    """One who leaves has his last word (D8, N10)."""

    seat: int


class LastWordsEnded(Event, frozen=True):
    """Nobody who leaves has anything left to say."""


class Farewell(Phase, frozen=True):
    """Those who left say their last words; the outcome waits for them (G9)."""

    cause: Cause = "vote"
    seats: tuple[int, ...] = ()
    turns: Turns = Turns()
    namer: int = 0
    stage: Literal["best_move", "last_word"] = "last_word"

    def shown(self, table: Table) -> Shown:
        seat = self.namer if self.stage == "best_move" else self.turns.speaker
        return Shown("best_move" if self.stage == "best_move" else "last_word", seat, self.seats)

    def moment(self, table: Table) -> Moment:
        if self.stage == "best_move":
            return Moment("hush")
        return Moment("floor", (self.turns.speaker,))

    def offers(self, table: Table, seat: int) -> tuple[Offer, ...]:
        if self.stage == "best_move":
            if seat != self.namer:
                return ()
            seats = others(len(table.sitters), seat)
            return (Offer("best_move", seats, most=table.rules.best_move),)
        return floor_offers(table, self.turns, seat)

    def actors(self, table: Table) -> tuple[int, ...]:
        return (self.namer if self.stage == "best_move" else self.turns.speaker,)

    def decided(self, table: Table) -> bool:
        """After the vote it is today's that was decided; after the night it is still to come."""
        return self.cause == "vote"

    def refuse(self, table: Table, act: Act) -> Refusal:
        if isinstance(act.do, NameBlacks):
            mine = self.stage == "best_move" and act.seat == self.namer
            return BAD_BEST_MOVE if mine else NOT_YOURS
        return floor_refusal(self.turns, act) or NOT_OFFERED

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        do = act.do
        if isinstance(do, NameBlacks):
            if len(set(do.seats)) < len(do.seats):
                return BAD_BEST_MOVE
            return (BestMoveNamed(act.seat, do.seats), *self.next(table, act.at))
        if isinstance(do, Declare):
            made = declared(table, self.turns, act, do)
            return made if isinstance(made, Refusal) else (made,)
        return self.next(table, act.at) if isinstance(do, Done) else NOT_OFFERED

    def next(self, table: Table, at: int) -> Events:
        """The one who has spoken is revealed, the next one speaks."""
        spoken = self.turns.speaker
        shown = revealing(table, (spoken,)) if spoken else ()
        if not self.turns.waiting:
            return (*shown, LastWordsEnded())
        step = stamp(table, at, table.rules.times.last_word)
        return (*shown, LastWordBegan(*step, self.turns.waiting[0]))


def begin(table: Table, at: int, seats: tuple[int, ...], cause: Cause, word: bool = True) -> Events:
    """`seats` leave: by the vote now, by night already at dawn. Who has spoken in the dock has no
    second last word (D12): he is revealed at once (D14)."""
    killed = cause == "night"
    gone = () if killed else leaving(table, seats, cause)
    if not word:
        gone += revealing(table, seats)
    speakers = () if not word or (killed and not table.rules.killed_speak) else seats
    namer = _namer(table, seats) if killed else 0
    began = FarewellBegan(seats, cause, speakers, namer)
    farewell = Farewell(cause, seats, Turns(0, speakers), namer)
    if namer:
        step = stamp(table, at, table.rules.times.best_move_time)
        return (*gone, began, BestMoveBegan(*step, namer))
    return (*gone, began, *farewell.next(table, at))


def _namer(table: Table, killed: tuple[int, ...]) -> int:
    """Who has the best move: the one killed on night 1, unless two left on day 1 (N11)."""
    if not table.rules.best_move or table.day != 2 or len(killed) != 1:
        return 0
    lifted = [d for d in table.departures if d.cause == "vote" and d.day == 1]
    return 0 if len(lifted) > 1 else killed[0]


def _farewell(game: Game) -> Farewell:
    assert isinstance(game.phase, Farewell)
    return game.phase


def _began(game: Game, e: FarewellBegan) -> Game:
    return Game(game.table, Farewell(e.cause, e.seats, Turns(0, e.speakers), e.namer))


def _best(game: Game, e: BestMoveBegan) -> Game:
    return Game(at_step(game.table, e), replace(_farewell(game), stage="best_move"))


def _word(game: Game, e: LastWordBegan) -> Game:
    phase = _farewell(game)
    phase = replace(phase, stage="last_word", turns=speaking(phase.turns, e.seat))
    return Game(at_step(game.table, e), phase)


def _ended(game: Game, e: LastWordsEnded) -> Game:
    phase = replace(_farewell(game), turns=Turns(), stage="last_word", finished=True)
    return Game(game.table, phase)


COMMANDS = (NameBlacks, Done, Declare)
FOLDS: Folds = {
    FarewellBegan: _began,
    BestMoveBegan: _best,
    BestMoveNamed: lambda game, e: game,
    LastWordBegan: _word,
    LastWordsEnded: _ended,
}
