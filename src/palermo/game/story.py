"""The story of a game, day by day and night by night, for those who read its record (R1)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .act import Events
from .boss import BossElected
from .departures import Departed, Revealed
from .interrupts.absence import HeartAttack
from .interrupts.discipline import Fouled, Removed, TeamDefeated
from .interrupts.undoing import Corrected, SteppedBack
from .phases.ballot import BallotCounted
from .phases.evening import EveningCounted
from .phases.farewell import BestMoveNamed
from .phases.lift import LiftCounted
from .phases.night import Chose, NightFell, NightResolved
from .phases.talk import DayBegan, Nominated, Withdrawn
from .phases.verdict import VerdictCounted
from .poll import Tally, Vote
from .table import Answer, Nomination
from .turns import Declared
from .windows import Pick, picked


class Count(Struct, frozen=True):
    """A ballot: its round (2 and more are revotes), every vote, the tallies; of an evening's,
    seat 0 is the night."""

    round: int
    votes: tuple[Vote, ...]
    tallies: tuple[Tally, ...]


class Raised(Struct, frozen=True):
    """A lift: who was to leave, who was for, of how many, and whether they left."""

    seats: tuple[int, ...]
    up: tuple[int, ...]
    living: int
    lifted: bool


class Judged(Struct, frozen=True):
    """A verdict: on whom, who was for the execution, who against, whether he was executed."""

    seat: int
    guilty: tuple[int, ...]
    innocent: tuple[int, ...]
    executed: bool


class Penalty(Struct, frozen=True):
    """What the judge gave a player (0: a team), and why: `foul`, `removal`, `heart_attack`,
    `team_defeat`; of a foul `reason` is its number."""

    seat: int
    what: str
    reason: str


class Gone(Struct, frozen=True):
    """Who left, and why."""

    seats: tuple[int, ...]
    cause: str


class Undone(Struct, frozen=True):
    """What the judge undid, and why: `step_back` to after an entry, or `correction` of one (F6)."""

    what: str
    entry: int
    reason: str


class Chapter(Struct):
    """A day, or a night (`night`), in the order things happened."""

    day: int
    night: bool = False
    declarations: list[Declared] = []
    nominations: list[Nomination] = []
    ballots: list[Count] = []
    lifts: list[Raised] = []
    verdicts: list[Judged] = []
    penalties: list[Penalty] = []
    undone: list[Undone] = []
    boss: int = 0
    left: list[Gone] = []
    revealed: list[Revealed] = []
    best_move: list[int] = []
    picks: tuple[Pick, ...] = ()
    checks: list[Answer] = []
    killed: tuple[int, ...] = ()
    treated: tuple[int, ...] = ()


def story(events: Events) -> tuple[Chapter, ...]:
    """The chapters of a game from its events."""
    chapters: list[Chapter] = [Chapter(0)]
    for event in events:
        if isinstance(event, DayBegan):
            chapters.append(Chapter(event.day))
        elif isinstance(event, NightFell):
            chapters.append(Chapter(event.night, night=True))
        else:
            _tell(chapters[-1], event)
    return tuple(c for c in chapters if c != Chapter(0))


def _tell(chapter: Chapter, event: Any) -> None:
    match event:
        case Declared():
            chapter.declarations.append(event)
        case Nominated(by=by, seat=seat):
            _take_back(chapter, by)
            chapter.nominations.append(Nomination(by, seat))
        case Withdrawn(by=by):
            _take_back(chapter, by)
        case BallotCounted(round=round_, votes=votes, tallies=tallies):
            chapter.ballots.append(Count(round_, votes, tallies))
        case LiftCounted(seats=seats, up=up, living=living, lifted=lifted):
            chapter.lifts.append(Raised(seats, up, living, lifted))
        case Departed(seats=seats, cause=cause):
            chapter.left.append(Gone(seats, cause))
        case Revealed():
            chapter.revealed.append(event)
        case BestMoveNamed(seats=seats):
            chapter.best_move.extend(seats)
        case Chose(by=by, move=move, seat=seat, other=other):
            chapter.picks = picked(chapter.picks, by, move, seat, other)
        case NightResolved():
            chapter.checks.extend(event.answers)
            chapter.killed, chapter.treated = event.killed, event.treated
        case BossElected(seat=seat):
            chapter.boss = seat
        case _:
            _judge(chapter, event)


def _judge(chapter: Chapter, event: Any) -> None:
    match event:
        case EveningCounted(round=round_, votes=votes, tallies=tallies):
            chapter.ballots.append(Count(round_, votes, tallies))
        case VerdictCounted(seat=seat, guilty=guilty, innocent=innocent, executed=executed):
            chapter.verdicts.append(Judged(seat, guilty, innocent, executed))
        case Fouled(seat=seat, count=count):
            chapter.penalties.append(Penalty(seat, "foul", str(count)))
        case Removed(seat=seat, reason=reason):
            chapter.penalties.append(Penalty(seat, "removal", reason))
        case HeartAttack(seat=seat, reason=reason) if reason:
            chapter.penalties.append(Penalty(seat, "heart_attack", reason))
        case SteppedBack(entry=entry, reason=reason):
            chapter.undone.append(Undone("step_back", entry, reason))
        case Corrected(entry=entry, reason=reason):
            chapter.undone.append(Undone("correction", entry, reason))
        case TeamDefeated(team=team, reason=reason):
            chapter.penalties.append(Penalty(0, "team_defeat", f"{team} {reason}"))


def _take_back(chapter: Chapter, by: int) -> None:
    chapter.nominations = [n for n in chapter.nominations if n.by != by]
