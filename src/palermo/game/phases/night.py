"""The night (N1-N3, N5): dusk, a list of windows, dawn; then everything is resolved at once."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from ...rules.decks import blacks_in, night_windows
from ...rules.options import Duty
from ..act import Act, Command, Event, Events, Offer, StepEvent
from ..night.resolve import resolve
from ..phase import Folds, Game, Moment, Phase, Shown
from ..refusals import NOT_OFFERED, Refusal
from ..table import Answer, Paper, Strike, Table, at_step, stamp
from ..windows import Pick, chosen, moves_in, picked, targets

LENGTHS = {
    "acquaintance": "acquaintance_time",
    "council": "council_time",
    "shot": "shot_time",
    "checks": "check_time",
    "moves": "move",
}


class Choose(Command, frozen=True):
    """A night move on a seat, or on nobody (N3, N5, N7)."""

    move: str
    seat: int | None


class Propose(Command, frozen=True):
    """In the council, point at a seat before one's team, or take that back (N3)."""

    seat: int | None


class NightFell(StepEvent, frozen=True):
    """Dusk: every camera and microphone is closed (N2)."""

    night: int
    windows: tuple[str, ...]


class WindowOpened(StepEvent, frozen=True):
    """A window of the night opens, for all the same (N2)."""

    window: str


class Proposed(Event, frozen=True):
    """One of the mafia points at a seat, 0 for nobody; his team sees it (N3)."""

    by: int
    seat: int


class Chose(Event, frozen=True):
    """A night move was made, seat 0 if taken back; nobody else sees it."""

    by: int
    move: str
    seat: int


class DawnCame(StepEvent, frozen=True):
    """The night's windows are closed (N2)."""


class NightResolved(Event, frozen=True):
    """What the night brought, taken together (N8)."""

    night: int
    killed: tuple[int, ...]
    strikes: tuple[Strike, ...]
    answers: tuple[Answer, ...]


class Night(Phase, frozen=True):
    """`window` is the open one, empty at dusk and dawn; `ahead` are those to come."""

    duty: ClassVar[Duty] = "night_calls"
    number: int = 0
    window: str = ""
    ahead: tuple[str, ...] = ()
    dawn: bool = False
    resolved: bool = False
    picks: tuple[Pick, ...] = ()
    proposals: tuple[Pick, ...] = ()
    killed: tuple[int, ...] = ()

    def shown(self, table: Table) -> Shown:
        return Shown(self.window or ("dawn" if self.dawn else "dusk"))

    def finished(self) -> bool:
        return self.resolved

    def moment(self, table: Table) -> Moment:
        spoken = self.window in ("council", "acquaintance") and table.rules.acquaintance == "voice"
        return Moment("mafia", table.living_of("mafia")) if spoken else Moment("dark")

    def offers(self, table: Table, seat: int) -> tuple[Offer, ...]:
        if not self.window:
            return ()
        if self.window == "council":
            if table.team(seat) != "mafia":
                return ()
            return (Offer("propose", table.living, chosen=chosen(self.proposals, seat, "")),)
        made = (
            (m, targets(table, seat, m, self.number)) for m in moves_in(table, seat, self.window)
        )
        return tuple(
            Offer("choose", seats, m.name, chosen=chosen(self.picks, seat, m.name))
            for m, seats in made
            if seats
        )

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        match act.do:
            case Propose(seat=seat):
                return (Proposed(act.seat, seat or 0),)
            case Choose(move=move, seat=seat):
                return (Chose(act.seat, move, seat or 0),)
        return NOT_OFFERED

    def next(self, table: Table, at: int) -> Events:
        if self.dawn:
            result = resolve(table, self.number, self.picks)
            return (NightResolved(self.number, result.killed, result.strikes, result.answers),)
        times = table.rules.times
        if not self.ahead:
            return (DawnCame(*stamp(table, at, times.dawn)),)
        window = self.ahead[0]
        return (WindowOpened(*stamp(table, at, getattr(times, LENGTHS[window])), window),)


def begin(table: Table, at: int) -> Events:
    """Night falls: night 0 before day 1, night n after day n (G1)."""
    if table.day:
        windows = night_windows(table.rules, table.size)
    else:
        windows = ("acquaintance",) if blacks_in(table.deck) > 1 else ()
    return (NightFell(*stamp(table, at, table.rules.times.dusk), table.day, windows),)


def _night(game: Game) -> Night:
    assert isinstance(game.phase, Night)
    return game.phase


def _fell(game: Game, e: NightFell) -> Game:
    quiet = game.table.quiet_days + (1 if e.night and not game.table.loss else 0)
    table = replace(
        at_step(game.table, e), night=True, nominations=(), quiet_days=quiet, loss=False
    )
    return Game(table, Night(e.night, ahead=e.windows))


def _window(game: Game, e: WindowOpened) -> Game:
    phase = replace(_night(game), window=e.window, ahead=_night(game).ahead[1:])
    return Game(at_step(game.table, e), phase)


def _proposed(game: Game, e: Proposed) -> Game:
    phase = _night(game)
    return Game(game.table, replace(phase, proposals=picked(phase.proposals, e.by, "", e.seat)))


def _chose(game: Game, e: Chose) -> Game:
    phase = _night(game)
    return Game(game.table, replace(phase, picks=picked(phase.picks, e.by, e.move, e.seat)))


def _dawn(game: Game, e: DawnCame) -> Game:
    return Game(at_step(game.table, e), replace(_night(game), window="", dawn=True))


def _resolved(game: Game, e: NightResolved) -> Game:
    table = game.table
    papers = table.papers
    if e.night:
        checked = any(a.move == "sheriff_check" for a in e.answers)
        papers = (*papers, Paper(e.night + 1, e.killed, e.strikes, checked=checked))
    table = replace(table, answers=table.answers + e.answers, papers=papers)
    return Game(table, replace(_night(game), resolved=True, killed=e.killed))


COMMANDS = (Choose, Propose)
FOLDS: Folds = {
    NightFell: _fell,
    WindowOpened: _window,
    Proposed: _proposed,
    Chose: _chose,
    DawnCame: _dawn,
    NightResolved: _resolved,
}
