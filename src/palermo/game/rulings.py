"""Rulings (G4): the judge decides every dispute, by a closed list, with the clause he goes by.

A ruling says no secret: it is announced with its clause, and what it changes are events like any.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from .act import Act, Command, Event, Events
from .departures import Decided, Struck, leaving, revealing
from .flow import jump
from .interrupts.discipline import fouling
from .phase import Folds, Game
from .phases import over
from .phases.ballot import Ballot, NomineesRead
from .phases.dock import Dock, DockTaken
from .phases.farewell import Farewell, LastWordBegan
from .phases.lift import Lift
from .phases.talk import Nominated, SpeechBegan, Talk
from .phases.tie import Tie, TieSpeechBegan
from .poll import Vote
from .refusals import NO_SUCH_SEAT, NOT_YOURS, Refusal, refusal
from .table import Outcome, Result, ms, stamp

Clause = Annotated[str, Meta(pattern=r"^[GDNFSRT]\d{1,2}a?$")]
What = Literal[
    "set_floor",
    "strike_nominee",
    "add_nominee",
    "set_hands",
    "put_out",
    "bring_back",
    "go_to",
    "set_fouls",
    "set_clock",
    "declare_result",
]
Where = Literal["", "day", "vote", "night"]

CANNOT_RULE = refusal("CANNOT_RULE", "G4", "There is nothing here that this ruling could change.")


class Rule(Command, frozen=True, tag="ruling"):
    """A ruling: what it does, by which clause, and what it needs for that.

    `seat`: whom it is about; `by`: who nominates (0: the judge); `seats`: whose hands are up;
    `count`: fouls; `seconds`: what is left on the clock; `where`, `result`: where the game goes.
    """

    what: What
    clause: Clause
    seat: int = 0
    by: int = 0
    seats: tuple[int, ...] = ()
    count: Annotated[int, Meta(ge=0, le=4)] = 0
    seconds: Annotated[float, Meta(ge=0, le=3600)] = 0
    where: Where = ""
    result: Result | Literal[""] = ""


class Ruled(Event, frozen=True):
    """The judge has ruled, by this clause; the table hears it."""

    what: What
    clause: str
    seat: int = 0


class HandsSet(Event, frozen=True):
    """Whose hands were up for a nominee, or for the lift (seat 0), as the judge saw them."""

    nominee: int
    by: tuple[int, ...]


class BroughtBack(Event, frozen=True):
    """One who was out is in again."""

    seat: int


class ClockSet(Event, frozen=True):
    """The step now lasts until (ms)."""

    until: int


def rule(game: Game, act: Act, do: Rule) -> Events | Refusal:
    """The announcement and what the ruling changes."""
    if act.by != "judge":
        return NOT_YOURS
    if not 0 <= do.seat <= game.table.size:
        return NO_SUCH_SEAT
    changes = _RULINGS[do.what](game, act.at, do)
    if isinstance(changes, Refusal):
        return changes
    return (Ruled(do.what, do.clause, do.seat), *changes)


def _set_floor(game: Game, at: int, do: Rule) -> Events | Refusal:
    table, phase, times = game.table, game.phase, game.table.rules.times
    if isinstance(phase, Talk) and do.seat in table.living and not phase.open:
        return (SpeechBegan(*stamp(table, at, times.speech), do.seat),)
    if isinstance(phase, Tie) and do.seat in phase.tied:
        step = stamp(table, at, times.tie_speech)
        return (TieSpeechBegan(*step, do.seat, phase.tied, phase.round),)
    if isinstance(phase, Dock) and do.seat in phase.accused:
        return (DockTaken(*stamp(table, at, times.dock), do.seat, phase.accused),)
    if isinstance(phase, Farewell) and do.seat in phase.seats:
        return (LastWordBegan(*stamp(table, at, times.last_word), do.seat),)
    return CANNOT_RULE


def _strike(game: Game, at: int, do: Rule) -> Events | Refusal:
    table, phase = game.table, game.phase
    if isinstance(phase, Talk) and do.seat in table.nominees:
        return (Struck(do.seat),)
    if isinstance(phase, Ballot) and do.seat in phase.nominees:
        return phase.without(table, do.seat, at)
    return CANNOT_RULE


def _add(game: Game, at: int, do: Rule) -> Events | Refusal:
    table, phase = game.table, game.phase
    if do.seat not in table.living or do.seat in table.nominees:
        return CANNOT_RULE
    if isinstance(phase, Talk):
        return (Nominated(do.by, do.seat),)
    if isinstance(phase, Ballot) and phase.stage == "read":
        step = stamp(table, at, table.rules.times.read_out)
        return (NomineesRead(*step, (*phase.nominees, do.seat)),)
    return CANNOT_RULE


def _set_hands(game: Game, at: int, do: Rule) -> Events | Refusal:
    phase = game.phase
    if not set(do.seats) <= set(game.table.living):
        return CANNOT_RULE
    if isinstance(phase, Lift) and not do.seat:
        return (HandsSet(0, do.seats),)
    if isinstance(phase, Ballot) and phase.stage != "read" and do.seat in phase.nominees:
        return (HandsSet(do.seat, do.seats),)
    return CANNOT_RULE


def _put_out(game: Game, at: int, do: Rule) -> Events | Refusal:
    if do.seat not in game.table.living:
        return CANNOT_RULE
    gone = leaving(game.table, (do.seat,), "removal")
    return (*gone, *revealing(game.table, (do.seat,)))


def _bring_back(game: Game, at: int, do: Rule) -> Events | Refusal:
    if all(d.seat != do.seat for d in game.table.departures):
        return CANNOT_RULE
    return (BroughtBack(do.seat),)


def _go_to(game: Game, at: int, do: Rule) -> Events | Refusal:
    return jump(game, at, do.where) or CANNOT_RULE


def _set_fouls(game: Game, at: int, do: Rule) -> Events | Refusal:
    return fouling(game, do.seat, do.count, at) if do.seat in game.table.living else CANNOT_RULE


def _set_clock(game: Game, at: int, do: Rule) -> Events | Refusal:
    return (ClockSet(at + ms(do.seconds)),)


def _declare(game: Game, at: int, do: Rule) -> Events | Refusal:
    if not do.result:
        return CANNOT_RULE
    outcome = Outcome(do.result, do.clause)
    return (Decided(outcome), *over.begin(game.table, outcome))


_RULINGS: dict[str, Callable[[Game, int, Rule], Events | Refusal]] = {
    "set_floor": _set_floor,
    "strike_nominee": _strike,
    "add_nominee": _add,
    "set_hands": _set_hands,
    "put_out": _put_out,
    "bring_back": _bring_back,
    "go_to": _go_to,
    "set_fouls": _set_fouls,
    "set_clock": _set_clock,
    "declare_result": _declare,
}


def _hands_set(game: Game, e: HandsSet) -> Game:
    phase = game.phase
    if isinstance(phase, Lift):
        said = tuple(dict.fromkeys((*phase.said, *e.by)))
        return Game(game.table, replace(phase, up=e.by, said=said))
    if not isinstance(phase, Ballot):
        return game
    others = tuple(v for v in phase.votes if v.seat != e.nominee and v.by not in e.by)
    raised = tuple(v for v in phase.raised if v.seat != e.nominee and v.by not in e.by)
    now = tuple(Vote(by, e.nominee) for by in e.by)
    if phase.stage == "ballot" or e.nominee == phase.current:
        return Game(game.table, replace(phase, votes=others, raised=raised + now))
    return Game(game.table, replace(phase, votes=others + now, raised=raised))


def _brought_back(game: Game, e: BroughtBack) -> Game:
    table = game.table
    living = tuple(sorted({*table.living, e.seat}))
    gone = tuple(d for d in table.departures if d.seat != e.seat)
    alone = table.only_bots(living)
    table = replace(table, living=living, bots_alone=alone, departures=gone, outcome=None)
    return Game(table, game.phase)


FOLDS: Folds = {
    Ruled: lambda game, e: game,
    HandsSet: _hands_set,
    BroughtBack: _brought_back,
    ClockSet: lambda game, e: Game(replace(game.table, until=e.until), game.phase),
}
