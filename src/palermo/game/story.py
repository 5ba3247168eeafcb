"""The story of a game, day by day and night by night, for those who read its record (R1)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .act import Events
from .departures import Departed, Revealed
from .phases.ballot import BallotCounted
from .phases.farewell import BestMoveNamed
from .phases.lift import LiftCounted
from .phases.night import Chose, NightFell, NightResolved
from .phases.talk import DayBegan, Nominated, Withdrawn
from .poll import Tally, Vote
from .table import Answer, Nomination
from .turns import Declared
from .windows import Pick, picked


class Count(Struct, frozen=True):
    """A ballot: its round (2 and more are revotes), every vote, the tallies."""

    round: int
    votes: tuple[Vote, ...]
    tallies: tuple[Tally, ...]


class Raised(Struct, frozen=True):
    """A lift: who was to leave, who was for, of how many, and whether they left."""

    seats: tuple[int, ...]
    up: tuple[int, ...]
    living: int
    lifted: bool


class Gone(Struct, frozen=True):
    """Who left, and why."""

    seats: tuple[int, ...]
    cause: str


class Chapter(Struct):
    """A day, or a night (`night`), in the order things happened."""

    day: int
    night: bool = False
    declarations: list[Declared] = []
    nominations: list[Nomination] = []
    ballots: list[Count] = []
    lifts: list[Raised] = []
    left: list[Gone] = []
    revealed: list[Revealed] = []
    best_move: list[int] = []
    picks: tuple[Pick, ...] = ()
    checks: list[Answer] = []
    killed: tuple[int, ...] = ()


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
        case Chose(by=by, move=move, seat=seat):
            chapter.picks = picked(chapter.picks, by, move, seat)
        case NightResolved(answers=answers, killed=killed):
            chapter.checks.extend(answers)
            chapter.killed = killed


def _take_back(chapter: Chapter, by: int) -> None:
    chapter.nominations = [n for n in chapter.nominations if n.by != by]
