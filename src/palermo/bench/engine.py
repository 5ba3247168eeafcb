"""The engine alone: random legal games of ten by `sport`, and events folded."""

from __future__ import annotations

from random import Random
from time import perf_counter

from msgspec import Struct

from palermo.game.act import Act, Command, Event, Next
from palermo.game.engine import fold, play
from palermo.game.fairness import Proof, deal
from palermo.game.offers import seat_offers
from palermo.game.phase import Game
from palermo.game.phases.deal import Deal
from palermo.game.phases.night import Choose
from palermo.game.phases.over import Over
from palermo.game.record import seated
from palermo.game.refusals import Refusal
from palermo.game.seats import Kind
from palermo.game.windows import slot
from palermo.kit.games import commands
from palermo.rules.books import book
from palermo.rules.decks import deck_of
from palermo.rules.options import Rules

from .calibration import rate

SEATS = 10
QUIET = frozenset(("done", "declare", "withdraw", "speak_up"))


class EngineSpeed(Struct, frozen=True):
    """What was measured; rates are a second on one core, `ratio` is games by the calibration."""

    games: int
    games_per_second: float
    commands_per_second: float
    events_per_second: float
    folds_per_second: float
    calibration: float
    ratio: float


def measure(games: int, seed: int) -> EngineSpeed:
    """Play `games` random legal games, then fold all their events again."""
    rules = book("sport")
    here: Kind = "here"
    start = seated(rules, (here,) * SEATS, 0, Proof())
    calibration = rate()
    random = Random(seed)
    logs: list[list[Event]] = []
    commands_given = 0
    began = perf_counter()
    for _ in range(games):
        log, given = random_legal(start, rules, random)
        logs.append(log)
        commands_given += given
    spent = perf_counter() - began
    events = sum(map(len, logs))
    folds = _folds(start, logs)
    return EngineSpeed(
        games=games,
        games_per_second=round(games / spent, 1),
        commands_per_second=round(commands_given / spent),
        events_per_second=round(events / spent),
        folds_per_second=round(folds),
        calibration=round(calibration),
        ratio=round(games / spent / calibration, 6),
    )


def _folds(start: Game, logs: list[list[Event]]) -> float:
    began = perf_counter()
    for log in logs:
        fold(start, tuple(log))
    return sum(map(len, logs)) / (perf_counter() - began)


class _Play:
    """One game being played: its state, its events, its commands."""

    def __init__(self, start: Game) -> None:
        self.game = start
        self.log: list[Event] = []
        self.given = 0

    def give(self, do: Command, at: int, seat: int = 0, by: str = "seat") -> None:
        """A command that is legal. Raises AssertionError if it is not."""
        act = Act(do, at, self.game.table.step, by, seat)  # type: ignore[arg-type]
        result = play(self.game, act)
        if isinstance(result, Refusal):
            raise AssertionError(f"{do} of seat {seat} is refused: {result}")
        events, self.game = result
        self.log.extend(events)
        self.given += 1


def random_legal(start: Game, rules: Rules, random: Random) -> tuple[list[Event], int]:
    """A game in which everyone who may act does so half of the time, at random."""
    playing = _Play(start)
    roles = deal(random.randbytes(16), deck_of(rules, SEATS))
    playing.give(Deal(roles), 0, by="machine")
    while not isinstance(playing.game.phase, Over):
        _step(playing, random)
    return playing.log, playing.given


def _step(playing: _Play, random: Random) -> None:
    """What the seats do in a step, and its end."""
    game = playing.game
    table = game.table
    if game.phase.shown(table).name == "shot":
        _shoot(playing, random)
    else:
        for seat in game.phase.actors(table):
            offered = seat_offers(playing.game, seat)
            made = [o for o in offered if o.do not in QUIET]
            if made and random.random() < 0.5:
                playing.give(commands(random.choice(made), random), table.began, seat)
            if playing.game.table.step != table.step:
                return
    playing.give(Next(), table.until, by="machine")


def _shoot(playing: _Play, random: Random) -> None:
    """The mafia fire, most often at one seat."""
    table = playing.game.table
    target = random.choice(table.living)
    for seat in table.living_of("mafia"):
        aim = target if random.random() < 0.8 else random.choice(table.living)
        playing.give(Choose("shot", aim), slot(table, aim), seat)
