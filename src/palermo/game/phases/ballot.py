"""The vote (D5-D9): nominees read out, then classic windows or one free ballot."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal

from msgspec.structs import replace

from ...rules.options import Duty
from ..act import Act, Event, Events, Offer, StepEvent
from ..departures import Struck
from ..phase import Folds, Game, Moment, Phase, Shown
from ..poll import CastVote, Tally, Vote, leaders, recast, tallied
from ..refusals import NOT_OFFERED, Refusal, refusal
from ..table import Table, at_step, stamp

Result = Literal["", "one", "tie", "nobody"]
Why = Literal["no_nominee", "one_on_day_1", "nobody_left", "one_left", "cancelled"]

NOT_A_NOMINEE = refusal("NOT_A_NOMINEE", "D6", "This player is not being voted on.")
ALREADY_VOTED = refusal("ALREADY_VOTED", "D6", "You have one vote, and it is given.")


class NomineesRead(StepEvent, frozen=True):
    """The nominees are read out (D5)."""

    nominees: tuple[int, ...]


class NoVote(Event, frozen=True):
    """There is no vote, and why (D5, D15)."""

    reason: Why


class HandsCalled(StepEvent, frozen=True):
    """The window of one nominee opens (D6)."""

    nominees: tuple[int, ...]
    nominee: int
    round: int


class BallotOpened(StepEvent, frozen=True):
    """A free ballot opens (D7)."""

    nominees: tuple[int, ...]
    round: int


class Voted(Event, frozen=True):
    """A vote was cast; the others see it when its window closes (D6, D7)."""

    by: int
    seat: int


class HandsCounted(Event, frozen=True):
    """Who voted for a nominee in his window; `unspent` are the votes that went to the last."""

    nominee: int
    by: tuple[int, ...]
    unspent: tuple[int, ...] = ()


class BallotCounted(Event, frozen=True):
    """The whole vote (D8, D9): every vote, every tally, who leads, and what that means."""

    round: int
    votes: tuple[Vote, ...]
    tallies: tuple[Tally, ...]
    leaders: tuple[int, ...]
    result: Result
    clause: str


class Ballot(Phase, frozen=True):
    """A vote among nominees: `votes` of closed windows, `raised` of the open one."""

    duty: ClassVar[Duty] = "counting"
    nominees: tuple[int, ...] = ()
    round: int = 1
    stage: Literal["read", "hand", "ballot", "counted", "none"] = "read"
    current: int = 0
    called: tuple[int, ...] = ()
    votes: tuple[Vote, ...] = ()
    raised: tuple[Vote, ...] = ()
    leaders: tuple[int, ...] = ()

    def shown(self, table: Table) -> Shown:
        name = {"read": "read_out", "hand": "hand"}.get(self.stage, "ballot")
        return Shown(name, self.current, self.nominees, self.round)

    def moment(self, table: Table) -> Moment:
        return Moment("hush")

    def offers(self, table: Table, seat: int) -> tuple[Offer, ...]:
        if self.stage == "ballot":
            mine = next((v.seat for v in self.raised if v.by == seat), 0)
            return (Offer("vote", self.nominees, chosen=mine),)
        if self.stage != "hand" or self._spent(seat):
            return ()
        return _hand(self.current)

    def actors(self, table: Table) -> tuple[int, ...]:
        if self.stage == "hand":
            return _unspent(table, self.votes + self.raised)
        return table.living if self.stage == "ballot" else ()

    def refuse(self, table: Table, act: Act) -> Refusal:
        if not isinstance(act.do, CastVote) or self.stage not in ("hand", "ballot"):
            return NOT_OFFERED
        if self.stage == "hand" and self._spent(act.seat):
            return ALREADY_VOTED
        return NOT_A_NOMINEE

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        assert isinstance(act.do, CastVote)
        return (Voted(act.seat, act.do.seat),)

    def next(self, table: Table, at: int) -> Events:
        if self.stage == "read":
            return self._after_reading(table, at)
        if self.stage == "ballot":
            return (self._counted(table, tuple(v for v in self.raised if v.by in table.living)),)
        return self._close_hand(table, at)

    def without(self, table: Table, seat: int, at: int) -> Events:
        if seat not in self.nominees or self.finished:
            return ()
        left = self.struck(seat)
        return (Struck(seat), *left._go_on(table, at, seat == self.current))

    def struck(self, seat: int) -> Ballot:
        return replace(
            self,
            nominees=tuple(n for n in self.nominees if n != seat),
            votes=tuple(v for v in self.votes if v.seat != seat),
            raised=tuple(v for v in self.raised if v.seat != seat),
        )

    def decided(self, table: Table) -> bool:
        """A sole nominee of day 2 or later, a lead nobody can catch, or the count (F3)."""
        if self.finished:
            return True
        if len(self.nominees) == 1 and table.day > 1 and table.rules.vote == "classic":
            return True
        if self.stage != "hand":
            return False
        cast = self.votes + self.raised
        left = sum(1 for s in table.living if all(v.by != s for v in cast))
        open_for = {n for n in self.nominees if n not in self.called or n == self.current}
        most = {t.seat: t.votes for t in tallied(self.nominees, cast)}
        best = max(most, key=lambda n: most[n])
        rivals = (v + (left if n in open_for else 0) for n, v in most.items() if n != best)
        return most[best] > max(rivals, default=0)

    def _go_on(self, table: Table, at: int, was_current: bool) -> Events:
        """After a nominee is out (D15): whether there is still a vote, and whose turn it is."""
        if not self.nominees:
            return (NoVote("nobody_left"),)
        if self.round > 1 and len(self.nominees) == 1:
            return (NoVote("one_left"),)
        return self._call(table, at, self.votes) if was_current else ()

    def _spent(self, seat: int) -> bool:
        return seat in [v.by for v in self.votes + self.raised]

    def _after_reading(self, table: Table, at: int) -> Events:
        sole = len(self.nominees) == 1
        if sole and table.day == 1:
            return (NoVote("one_on_day_1"),)
        if table.rules.vote == "free":
            length = table.rules.times.ballot
            return (BallotOpened(*stamp(table, at, length), self.nominees, self.round),)
        if sole:
            return (self._counted(table, ()),)
        return self._call(table, at, self.votes)

    def _call(self, table: Table, at: int, votes: tuple[Vote, ...]) -> Events:
        """The next window of a classic vote, or the count after the last."""
        for nominee in self.nominees:
            if nominee not in self.called:
                step = stamp(table, at, table.rules.times.hand)
                return (HandsCalled(*step, self.nominees, nominee, self.round),)
        return (self._counted(table, votes),)

    def _close_hand(self, table: Table, at: int) -> Events:
        by = tuple([v.by for v in self.raised if v.by in table.living])
        votes = (*self.votes, *[Vote(b, self.current) for b in by])
        last = self.current == self.nominees[-1]
        unspent = _unspent(table, votes) if last else ()
        counted = HandsCounted(self.current, by, unspent)
        return (counted, *self._call(table, at, votes))

    def _counted(self, table: Table, votes: tuple[Vote, ...]) -> BallotCounted:
        """The count; in a classic vote what is unspent goes to the last nominee (D6)."""
        if table.rules.vote == "classic":
            last = self.nominees[-1]
            votes = (*votes, *[Vote(s, last) for s in _unspent(table, votes)])
        tallies = tallied(self.nominees, votes)
        ahead = leaders(tallies)
        result: Result = "nobody" if not ahead else "one" if len(ahead) == 1 else "tie"
        return BallotCounted(self.round, votes, tallies, ahead, result, _CLAUSES[result])


_CLAUSES = {"one": "D8", "tie": "D9", "nobody": "D7"}


@cache
def _hand(nominee: int) -> tuple[Offer, ...]:
    """The same in every window of a nominee."""
    return (Offer("vote", (nominee,)),)


def _unspent(table: Table, votes: tuple[Vote, ...]) -> tuple[int, ...]:
    """The living who have not voted (D6)."""
    voted = {v.by for v in votes}
    return tuple([s for s in table.living if s not in voted])


def begin(table: Table, at: int) -> Events:
    """What follows the talk: the nominees are read out, or there is nobody to vote on (D5)."""
    if not table.nominees:
        return (NoVote("no_nominee"),)
    return (NomineesRead(*stamp(table, at, table.rules.times.read_out), table.nominees),)


def called_off(table: Table, at: int) -> Events:
    """The day's vote is cancelled (F3)."""
    return (NoVote("cancelled"),)


def again(table: Table, at: int, nominees: tuple[int, ...], round_: int) -> Events:
    """A revote among the tied (D9)."""
    if table.rules.vote == "free":
        return (BallotOpened(*stamp(table, at, table.rules.times.ballot), nominees, round_),)
    step = stamp(table, at, table.rules.times.hand)
    return (HandsCalled(*step, nominees, nominees[0], round_),)


def _ballot(game: Game) -> Ballot:
    return game.phase if isinstance(game.phase, Ballot) else Ballot()


def _read(game: Game, e: NomineesRead) -> Game:
    return Game(at_step(game.table, e), Ballot(e.nominees))


def _no_vote(game: Game, e: NoVote) -> Game:
    return Game(game.table, replace(_ballot(game), stage="none", current=0, finished=True))


def _called(game: Game, e: HandsCalled) -> Game:
    was = _ballot(game)
    phase = replace(
        was if was.round == e.round else Ballot(),
        nominees=e.nominees,
        round=e.round,
        stage="hand",
        current=e.nominee,
        called=(*was.called, e.nominee) if was.round == e.round else (e.nominee,),
        raised=(),
    )
    return Game(at_step(game.table, e), phase)


def _opened(game: Game, e: BallotOpened) -> Game:
    return Game(at_step(game.table, e), Ballot(e.nominees, e.round, "ballot"))


def _voted(game: Game, e: Voted) -> Game:
    phase = _ballot(game)
    return Game(game.table, replace(phase, raised=recast(phase.raised, e.by, e.seat)))


def _hands(game: Game, e: HandsCounted) -> Game:
    phase = _ballot(game)
    votes = (*phase.votes, *[Vote(b, e.nominee) for b in (*e.by, *e.unspent)])
    return Game(game.table, replace(phase, votes=votes, raised=()))


def _counted(game: Game, e: BallotCounted) -> Game:
    phase = replace(
        _ballot(game),
        stage="counted",
        current=0,
        votes=e.votes,
        raised=(),
        leaders=e.leaders,
        finished=True,
    )
    return Game(game.table, phase)


COMMANDS = (CastVote,)
FOLDS: Folds = {
    NomineesRead: _read,
    NoVote: _no_vote,
    HandsCalled: _called,
    BallotOpened: _opened,
    Voted: _voted,
    HandsCounted: _hands,
    BallotCounted: _counted,
}
