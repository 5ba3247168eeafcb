"""Which event reaches whom, and what of it (S2). Exhaustive, by test; an allow-list."""

from __future__ import annotations

from typing import Union

from msgspec import Struct

from . import boss, rulings
from .act import Event
from .audience import Audience
from .departures import Decided, Departed, Revealed, Struck
from .interrupts import absence, closing, discipline, duties, judging, pause, proving, undoing
from .phase import Game
from .phases import (
    ballot,
    confirm,
    deal,
    dock,
    evening,
    farewell,
    lift,
    morning,
    night,
    over,
    seating,
    talk,
    tie,
    verdict,
)
from .poll import Vote
from .seats import Leader
from .table import Answer
from .turns import Declared


class RoleGiven(Event, frozen=True):
    """One's own role, and whom one knows: with the mafia one's mates, or one's pair (G2, G3)."""

    role: str
    mates: tuple[int, ...]


class Answered(Event, frozen=True):
    """What one's own question of the night brought (N5)."""

    answer: Answer


class SeatTaken(Event, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    kind: str


class HostChanged(Event, frozen=True, tag="handed_on"):
    """The table has another host."""


class TableOpened(Event, frozen=True, tag="opened"):
    """A table was opened."""

    size: int


class ChairFilled(Event, frozen=True, tag="chair_taken"):
    """The table has a judge."""


class LeadPassed(Event, frozen=True, tag="lead_taken"):
    """Another leads the table now: the judge, an assistant, or the machine (F7)."""

    by: Leader


class WentBack(Event, frozen=True, tag="stepped_back"):
    """The judge stepped back: to which step, and why; never over how many (F6)."""

    name: str
    seat: int
    day: int
    night: bool
    reason: undoing.Reason


class Amended(Event, frozen=True, tag="corrected", omit_defaults=True):
    """The judge corrected an entry, and why; which, he alone is told (F6)."""

    reason: undoing.Reason
    entry: int = 0


PUBLIC: tuple[type[Event], ...] = (
    seating.Stood,
    seating.Readied,
    seating.Configured,
    seating.Locked,
    seating.Shuffled,
    seating.Started,
    closing.Closed,
    deal.DealBegan,
    confirm.ConfirmationBegan,
    night.NightFell,
    night.WindowOpened,
    night.DawnCame,
    morning.MorningCame,
    Departed,
    Revealed,
    Struck,
    talk.DayBegan,
    talk.SpeechBegan,
    talk.Nominated,
    talk.Withdrawn,
    talk.DiscussionBegan,
    talk.SaidAll,
    talk.TalkClosed,
    Declared,
    ballot.NomineesRead,
    ballot.NoVote,
    ballot.HandsCalled,
    ballot.BallotOpened,
    ballot.HandsCounted,
    ballot.BallotCounted,
    tie.TieSpeechBegan,
    lift.LiftOpened,
    lift.NoLift,
    lift.LiftCounted,
    evening.EveningOpened,
    evening.EveningVoted,
    evening.EveningCounted,
    dock.DockTaken,
    verdict.VerdictOpened,
    verdict.VerdictGiven,
    verdict.VerdictCounted,
    verdict.VerdictVoid,
    farewell.FarewellBegan,
    farewell.BestMoveBegan,
    farewell.BestMoveNamed,
    farewell.LastWordBegan,
    over.GameOver,
    absence.WentAway,
    absence.CameBack,
    absence.HeartAttack,
    pause.Paused,
    pause.Resumed,
    pause.TimeLost,
    discipline.Fouled,
    discipline.SpeechForfeited,
    discipline.Removed,
    discipline.TeamDefeated,
    discipline.VoteCancelled,
    duties.DutiesChanged,
    judging.ChairLeft,
    judging.JudgeLost,
    judging.JudgeReturned,
    proving.Committed,
    proving.WordAdded,
    proving.SecretsShown,
    rulings.Ruled,
    rulings.BroughtBack,
    rulings.ClockSet,
)
# Nobody at the table sees these: what they mean reaches each by other events, or at the end.
HIDDEN: tuple[type[Event], ...] = (Decided, morning.MorningRead, farewell.LastWordsEnded)
HIDDEN += (tie.TieSpeechesEnded, confirm.ConfirmationEnded, dock.DockLeft, evening.EveningEnded)
HIDDEN += (night.LostInCounting,)
# Names of assistants are a person's own section.
HIDDEN += (judging.HelpOffered, judging.Granted)
# The choices of one person, which he alone sees until they are counted.
OWN: tuple[type[Event], ...] = (ballot.Voted, lift.HandRaised, night.Chose, confirm.Confirmed)

_PUBLIC = frozenset(PUBLIC)
_HIDDEN = frozenset(HIDDEN)
_OWN = frozenset(OWN)
_LINES: tuple[type[Event], ...] = (
    *PUBLIC,
    *OWN,
    night.Proposed,
    night.Planned,
    boss.BossVoted,
    boss.BossGone,
    boss.BossElected,
    rulings.HandsSet,
    RoleGiven,
    Answered,
    SeatTaken,
    HostChanged,
    TableOpened,
    ChairFilled,
    LeadPassed,
    WentBack,
    Amended,
    discipline.FoulWaits,
    discipline.FoulSettled,
)
AnyLine = Union[_LINES]  # type: ignore[valid-type]  # noqa: UP007


class Line(Struct, frozen=True):
    """Something an audience saw happen, and when (ms)."""

    at: int
    what: AnyLine


def seen(event: Event, eyes: Audience, game: Game) -> tuple[Event, ...]:
    """What `eyes` see of an event; `game` is the game after it. Empty where it is not theirs."""
    kind = type(event)
    if kind in _PUBLIC:
        return (event,)
    if kind in _HIDDEN:
        return ()
    if kind in _OWN:
        return (event,) if eyes.open or eyes.seat == getattr(event, "by", 0) else ()
    return _partly(event, eyes, game)


def _partly(event: Event, eyes: Audience, game: Game) -> tuple[Event, ...]:
    table = game.table
    match event:
        case rulings.HandsSet():
            return (event,) if eyes.open else ()
        case night.Proposed() | night.Planned():
            return (event,) if eyes.in_mafia(table) else ()
        case boss.BossVoted() | boss.BossGone() | boss.BossElected():
            return (event,) if eyes.in_mafia(table) else ()
        case night.NightResolved(answers=answers):
            return tuple(Answered(a) for a in answers if eyes.reads(table, a))
        case deal.Dealt():
            if not eyes.seat or not table.was_told(eyes.seat):
                return ()
            mates = tuple(s for s in table.living if s != eyes.seat and eyes.is_mate(table, s))
            return (RoleGiven(table.role(eyes.seat), mates),)
        case judging.ChairTaken():
            return (ChairFilled(),)
        case judging.LeadTaken(by=by):
            return (LeadPassed(by),)
        case discipline.FoulWaits() | discipline.FoulSettled():
            return (event,) if eyes.open else ()
        case undoing.SteppedBack(reason=reason):
            step = game.phase.shown(table)
            return (WentBack(step.name, step.seat, table.day, table.night, reason),)
        case undoing.Corrected(reason=reason, entry=entry):
            return (Amended(reason, entry if eyes.open else 0),)
        case seating.Sat(seat=seat, kind=sort):
            return (SeatTaken(seat, sort),)
        case seating.HandedOn():
            return (HostChanged(),)
        case seating.Opened(size=size):
            return (TableOpened(size),)
    raise TypeError(f"nobody has said who sees {type(event).__name__}")


__all__ = ["AnyLine", "Line", "Vote", "seen"]
