"""The night (N1-N3, N5): dusk, a list of windows, dawn; then everything is resolved at once."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from ...rules.options import Duty
from ...rules.roles import Move
from ..act import Act, Command, Event, Events, Offer, StepEvent
from ..boss import elected, electing, filling
from ..night.resolve import resolve
from ..phase import Folds, Game, Moment, Phase, Shown
from ..refusals import NOT_OFFERED, Refusal, refusal
from ..table import Answer, Paper, Strike, Table, at_step, ms, stamp
from ..windows import Pick, called, chosen, moves_in, picked, shots, targets

LENGTHS = {
    "acquaintance": "acquaintance_time",
    "council": "council_time",
    "shot": "shot_time",
    "checks": "check_time",
    "moves": "move",
}

MEETINGS = ("council", "acquaintance")

NOT_CALLED = refusal("NOT_CALLED", "N3", "A shot is for the seat being called.")
BAD_PLAN = refusal("BAD_PLAN", "N1", "A plan names one seat for each of the first nights.")


class Choose(Command, frozen=True, omit_defaults=True):
    """A night move on a seat (`other`: and on a second), or on nobody (N3, N5, N7)."""

    move: str
    seat: int | None
    other: int = 0


class Propose(Command, frozen=True):
    """In the council, point at a seat before one's team, or take that back (N3)."""

    seat: int | None


class Plan(Command, frozen=True):
    """The don names the victims of the first nights (N1)."""

    seats: tuple[int, ...]


class Planned(Event, frozen=True):
    """The don's plan; the mafia see it (N1)."""

    by: int
    seats: tuple[int, ...]


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


class Chose(Event, frozen=True, omit_defaults=True):
    """A night move was made, seat 0 if taken back; nobody else sees it."""

    by: int
    move: str
    seat: int
    other: int = 0


class DawnCame(StepEvent, frozen=True):
    """The night's windows are closed (N2)."""


class LostInCounting(Event, frozen=True):
    """Somebody left while the night was being counted: the shot may have been at him (F3)."""

    seat: int


class NightResolved(Event, frozen=True, omit_defaults=True):
    """What the night brought, taken together (N8): also to whom the doctor came, and what was
    used up that is had once a game."""

    night: int
    killed: tuple[int, ...]
    strikes: tuple[Strike, ...]
    answers: tuple[Answer, ...]
    treated: tuple[int, ...] = ()
    spent: tuple[tuple[int, str], ...] = ()


class Night(Phase, frozen=True):
    """`window` is the open one, empty at dusk and dawn; `ahead` are those to come."""

    duty: ClassVar[Duty] = "night_calls"
    number: int = 0
    window: str = ""
    ahead: tuple[str, ...] = ()
    dawn: bool = False
    picks: tuple[Pick, ...] = ()
    proposals: tuple[Pick, ...] = ()
    killed: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()

    def shown(self, table: Table) -> Shown:
        return Shown(self.window or ("dawn" if self.dawn else "dusk"))

    def moment(self, table: Table) -> Moment:
        if self.window == "look":
            return Moment("look", tuple(s for s in table.living if table.role(s) == "sheriff"))
        if self.window not in MEETINGS:
            return Moment("dark")
        voice = table.rules.acquaintance == "voice"
        return Moment("mafia" if voice else "gestures", table.living_of("mafia"))

    def actors(self, table: Table) -> tuple[int, ...]:
        if self.window in MEETINGS:
            return table.living_of("mafia")
        living = table.living
        return tuple([s for s in table.setup.movers.get(self.window, ()) if s in living])

    def offers(self, table: Table, seat: int) -> tuple[Offer, ...]:
        if not self.window:
            return ()
        if self.window in MEETINGS:
            return self._meeting(table, seat)
        offers: tuple[Offer, ...] = ()
        for move in moves_in(table, seat, self.window):
            if seats := targets(table, seat, move, self.number):
                offers += (self._offer(table, seat, move, seats),)
        return offers

    def _offer(self, table: Table, seat: int, move: Move, seats: tuple[int, ...]) -> Offer:
        """A move with the pick that stands and may be changed, if one may (N3, N4)."""
        if move.together and table.rules.shooting == "called":
            return Offer("choose", seats, move.name)
        if move.together and table.rules.shot == "boss":
            return Offer("choose", seats, move.name, final=True)
        standing = chosen(self.picks, seat, move.name)
        return Offer("choose", seats, move.name, chosen=standing, most=2 if move.pair else 0)

    def _meeting(self, table: Table, seat: int) -> tuple[Offer, ...]:
        """What the mafia do among themselves: point at seats, and the don plans (N1, N3)."""
        if table.team(seat) != "mafia":
            return ()
        points = self.window == "council" or table.rules.acquaintance == "gestures"
        point = Offer("propose", table.living, chosen=chosen(self.proposals, seat, ""))
        plans = self.window == "acquaintance" and table.rules.plan_nights
        don = plans and table.role(seat) == "don"
        plan = (Offer("plan", table.living, most=table.rules.plan_nights),) if don else ()
        return (*((point,) if points else ()), *plan)

    def refuse(self, table: Table, act: Act) -> Refusal:
        planner = any(o.do == "plan" for o in self.offers(table, act.seat))
        return BAD_PLAN if isinstance(act.do, Plan) and planner else NOT_OFFERED

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        do = act.do
        if isinstance(do, Choose):
            called_out = do.move == "shot" and table.rules.shooting == "called"
            if called_out and act.by != "judge" and not _heard(table, do.seat or 0, act.at):
                return NOT_CALLED
            return (Chose(act.seat, do.move, do.seat or 0, do.other),)
        if isinstance(do, Propose):
            return (Proposed(act.seat, do.seat or 0),)
        return (Planned(act.seat, do.seats),) if isinstance(do, Plan) else NOT_OFFERED

    def next(self, table: Table, at: int) -> Events:
        if self.dawn:
            return (self._resolved(table),)
        late = elected(table) if self.window and electing(table) else ()
        if not self.ahead:
            return (*late, DawnCame(*stamp(table, at, table.rules.times.dawn)))
        window = self.ahead[0]
        opened = WindowOpened(*stamp(table, at, _length(table, window)), window)
        return (*late, opened, *filling(table)) if _is_mafias(table, window) else (*late, opened)

    def counting(self) -> bool:
        return self.dawn

    def without(self, table: Table, seat: int, at: int) -> Events:
        counting = self.dawn and table.rules.removal_cancels_vote
        return (LostInCounting(seat),) if counting else ()

    def _resolved(self, table: Table) -> NightResolved:
        there = tuple(sorted((*table.living, *self.lost))) if self.lost else ()
        night = resolve(table, self.number, self.picks, there)
        return NightResolved(
            self.number, night.killed, night.strikes, night.answers, night.treated, night.spent
        )


def _heard(table: Table, seat: int, at: int) -> bool:
    """Whether a seat is being called, or was while a tap now arriving was under way (N3)."""
    if not seat:
        return False
    late = ms(table.rules.times.grace)
    return seat == called(table, at) or seat == called(table, max(table.began, at - late))


def _length(table: Table, window: str) -> float:
    """How long a window lasts, in seconds: from the options and the size alone (N2)."""
    if window == "look":
        return table.rules.sheriff_look
    if window == "shot" and table.rules.shooting == "called":
        return table.rules.times.call * len(table.sitters)
    seconds: float = getattr(table.rules.times, LENGTHS[window])
    return seconds


def _is_mafias(table: Table, window: str) -> bool:
    """Whether this is the window in which the mafia's boss sends a name (N4)."""
    return table.rules.shot == "boss" and window == ("moves" if table.rules.together else "shot")


def begin(table: Table, at: int) -> Events:
    """Night falls: night 0 before day 1, night n after day n (G1). By the first the mafia have
    their boss (N4)."""
    windows = table.setup.windows if table.day else table.setup.first
    fell = NightFell(*stamp(table, at, table.rules.times.dusk), table.day, windows)
    return (fell, *elected(table)) if electing(table) else (fell,)


def _night(game: Game) -> Night:
    assert isinstance(game.phase, Night)
    return game.phase


def _fell(game: Game, e: NightFell) -> Game:
    quiet = game.table.quiet_days + (1 if e.night and not game.table.loss else 0)
    table = replace(
        game.table,
        step=e.step,
        began=e.at,
        until=e.until,
        night=True,
        nominations=(),
        quiet_days=quiet,
        loss=False,
    )
    return Game(table, Night(e.night, ahead=e.windows))


def _window(game: Game, e: WindowOpened) -> Game:
    phase = _night(game)
    phase = replace(phase, window=e.window, ahead=phase.ahead[1:])
    return Game(at_step(game.table, e), phase)


def _proposed(game: Game, e: Proposed) -> Game:
    phase = _night(game)
    return Game(game.table, replace(phase, proposals=picked(phase.proposals, e.by, "", e.seat)))


def _chose(game: Game, e: Chose) -> Game:
    phase, rules = _night(game), game.table.rules
    if e.move == "shot" and (rules.shooting == "called" or rules.shot == "boss"):
        made = shots(phase.picks, e.by, e.move, e.seat)
    else:
        made = picked(phase.picks, e.by, e.move, e.seat, e.other)
    return Game(game.table, replace(phase, picks=made))


def _planned(game: Game, e: Planned) -> Game:
    return Game(replace(game.table, plan=e.seats), game.phase)


def _dawn(game: Game, e: DawnCame) -> Game:
    return Game(at_step(game.table, e), replace(_night(game), window="", dawn=True))


def _resolved(game: Game, e: NightResolved) -> Game:
    table = game.table
    papers = table.papers
    if e.night:
        checked = any(a.move == "sheriff_check" for a in e.answers)
        papers = (*papers, Paper(e.night + 1, e.killed, e.strikes, e.treated, checked))
    spent = table.spent + e.spent if e.spent else table.spent
    table = replace(table, answers=table.answers + e.answers, papers=papers, spent=spent)
    return Game(table, replace(_night(game), finished=True, killed=e.killed))


def _lost(game: Game, e: LostInCounting) -> Game:
    phase = _night(game)
    return Game(game.table, replace(phase, lost=(*phase.lost, e.seat)))


COMMANDS = (Choose, Propose, Plan)
FOLDS: Folds = {
    NightFell: _fell,
    WindowOpened: _window,
    Proposed: _proposed,
    Planned: _planned,
    Chose: _chose,
    DawnCame: _dawn,
    LostInCounting: _lost,
    NightResolved: _resolved,
}
