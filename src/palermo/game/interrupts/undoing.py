"""Correction and stepping back (F6): what is said, and what the table is made again from.

An event carries the game as it stands afterwards, so whoever folds a log needs nothing else. What
is outside the game stays as it is: who is away, a pause, whose duties are whose, and what was
privately learned.
"""

from __future__ import annotations

from typing import Any, Literal, Union

from msgspec import Struct
from msgspec.structs import replace

from ...rules.options import Duty
from ..act import Command, Event
from ..boss import Elect
from ..phase import Folds, Game
from ..phases.ballot import Ballot
from ..phases.confirm import Confirm, Confirming
from ..phases.deal import Dealing
from ..phases.dock import Dock
from ..phases.evening import Evening
from ..phases.farewell import Farewell, NameBlacks
from ..phases.lift import Lift, RaiseHand
from ..phases.morning import Morning
from ..phases.night import Choose, Night, Plan, Propose
from ..phases.over import Over
from ..phases.talk import Nominate, SpeakUp, Talk, Withdraw
from ..phases.tie import Tie
from ..phases.verdict import GiveVerdict, Verdict
from ..poll import CastVote, Vote
from ..refusals import refusal
from ..seats import NOBODY, Away, Chair
from ..table import Answer, Departure, Learned, Nomination, Outcome, Paper, Pause, Table
from ..turns import Declare
from .discipline import ConfirmFoul, GiveFoul, JudgeHeart, PutOut

# Why something is undone: a closed list, so that no free text stands in the log.
Reason = Literal["slip", "misheard", "dispute", "breach", "fault", "other"]
INSTEAD: tuple[type[Command], ...] = (
    Nominate,
    Withdraw,
    SpeakUp,
    Declare,
    Confirm,
    CastVote,
    RaiseHand,
    GiveVerdict,
    Elect,
    Choose,
    Propose,
    Plan,
    NameBlacks,
    GiveFoul,
    ConfirmFoul,
    PutOut,
    JudgeHeart,
)
Instead = Union[INSTEAD]  # type: ignore[valid-type]  # noqa: UP007
_STANDING = (Dealing, Confirming, Night, Morning, Talk, Ballot, Tie, Lift, Evening, Dock, Verdict)
AnyPhase = Union[(*_STANDING, Farewell, Over)]  # type: ignore[valid-type]

NO_SUCH_STEP = refusal("NO_SUCH_STEP", "F6", "The game has no such step to go back to.")
CANNOT_CORRECT = refusal("CANNOT_CORRECT", "F6", "This entry is none that can be corrected.")
NO_LONGER_HOLDS = refusal(
    "NO_LONGER_HOLDS", "F6", "A later entry would no longer hold; step back to before it."
)
SIGNED = refusal("SIGNED", "F6", "The protocol is signed: nothing is undone any more.")


class StepBack(Command, frozen=True):
    """The judge takes the game back to the beginning of an earlier step (F6)."""

    step: int
    reason: Reason


class Correct(Command, frozen=True):
    """The judge corrects an entry by its number in the record: what was meant instead, or
    nothing where it was not done at all (F6)."""

    entry: int
    reason: Reason
    instead: Instead | None = None


class Standing(Struct, frozen=True, gc=False, omit_defaults=True):
    """All of a game that stepping back restores; named as in `Table`."""

    phase: AnyPhase
    living: tuple[int, ...] = ()
    bots_alone: bool = True
    departures: tuple[Departure, ...] = ()
    day: int = 0
    night: bool = False
    opener: int = 0
    closer: int = 0
    nominations: tuple[Nomination, ...] = ()
    answers: tuple[Answer, ...] = ()
    plan: tuple[int, ...] = ()
    boss: int = 0
    boss_votes: tuple[Vote, ...] = ()
    spent: tuple[tuple[int, str], ...] = ()
    papers: tuple[Paper, ...] = ()
    fouls: tuple[tuple[int, int], ...] = ()
    waiting_fouls: tuple[int, ...] = ()
    silenced: tuple[int, ...] = ()
    cancelled: int = 0
    quiet_nights: int = 0
    quiet_days: int = 0
    loss: bool = False
    outcome: Outcome | None = None

    @classmethod
    def of(cls, game: Game) -> Standing:
        """What of a game can be restored."""
        return cls(game.phase, *[getattr(game.table, name) for name in MOVING])


MOVING: tuple[str, ...] = Standing.__struct_fields__[1:]


class Now(Struct, frozen=True, gc=False, omit_defaults=True):
    """What stays as it is whatever is undone, and the step's new number and clock (ms)."""

    step: int
    began: int
    until: int
    duties: tuple[Duty, ...] = ()
    away: tuple[Away, ...] = ()
    pause: Pause | None = None
    ledger: tuple[Learned, ...] = ()
    chair: Chair = NOBODY


LASTING: tuple[str, ...] = tuple(n for n in Now.__struct_fields__ if n != "duties")


class SteppedBack(Event, frozen=True):
    """The game stands as it did after the entry of this number."""

    entry: int
    reason: Reason
    now: Now
    standing: Standing


class Corrected(Event, frozen=True):
    """An entry is another, or struck, and the game stands as it does with that."""

    entry: int
    reason: Reason
    now: Now
    standing: Standing
    instead: Instead | None = None


def lasting(table: Table, now: Now) -> Table:
    """A table with what stays as it is."""
    rules = table.rules
    if rules.duties != now.duties:
        rules = replace(rules, duties=now.duties)
    return replace(table, rules=rules, **{name: getattr(now, name) for name in LASTING})


def _restored(game: Game, e: Any) -> Game:
    table = replace(game.table, **{name: getattr(e.standing, name) for name in MOVING})
    return Game(lasting(table, e.now), e.standing.phase)


COMMANDS = (StepBack, Correct)
FOLDS: Folds = {SteppedBack: _restored, Corrected: _restored}
