"""The engine alone: random legal games of ten by `sport`, and events folded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import TypeVar

from msgspec import Struct

from palermo.game.act import Act, Command, Event, Events, Next, Offer
from palermo.game.engine import fold, play
from palermo.game.fairness import Proof, deal
from palermo.game.offers import seat_offers
from palermo.game.phase import Game
from palermo.game.phases.ballot import CastVote
from palermo.game.phases.deal import Deal
from palermo.game.phases.farewell import NameBlacks
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose, Night, Plan, Propose
from palermo.game.phases.over import Over
from palermo.game.phases.talk import Nominate
from palermo.game.record import seated
from palermo.game.refusals import Refusal
from palermo.game.seats import Kind
from palermo.game.windows import slot
from palermo.rules.books import book
from palermo.rules.decks import deck_of
from palermo.rules.options import Rules

from .calibration import rate

SEATS = 10
ACTS = 0.25
AGREE = 0.95
NEXT = Next()

Chance = Callable[[], float]
T = TypeVar("T")


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


def random_legal(start: Game, rules: Rules, random: Random) -> tuple[list[Event], int]:
    """A game of `start`'s seats from the deal to the outcome: its events, and how many commands.

    In every step each seat that may act is asked in turn, and acts one time in four: by one of
    its offers, drawn at random, declarations and the early end of a speech left out. Who has a
    shot always fires, nearly always at the seat his team has agreed on. Then the step ends.
    Every command is judged by `play` like any other, and every event is kept.
    """
    chance = random.random
    roles = deal(random.randbytes(16), deck_of(rules, SEATS))
    log, game = _given(start, Act(Deal(roles), 0, start.table.step, "machine"))
    events, given = list(log), 1
    while type(game.phase) is not Over:
        table = game.table
        step = table.step
        phase = game.phase
        firing = type(phase) is Night and phase.window == "shot"
        agreed = _any(table.living, chance) if firing else 0
        for seat in phase.actors(table):
            if (firing or chance() < ACTS) and (act := _offered(game, seat, agreed, chance)):
                log, game = _given(game, act)
                events += log
                given += 1
                if game.table.step != step:
                    break
        else:
            log, game = _given(game, Act(NEXT, table.until, step, "machine"))
            events += log
            given += 1
    return events, given


def _given(game: Game, act: Act) -> tuple[Events, Game]:
    """What a legal command brings about. Raises AssertionError if it is refused after all."""
    played = play(game, act)
    if type(played) is Refusal:
        raise AssertionError(f"{act} is refused: {played}")
    return played  # type: ignore[return-value]


def _offered(game: Game, seat: int, agreed: int, chance: Chance) -> Act | None:
    """One of a seat's offers taken up, at random; none where it has nothing but words."""
    table = game.table
    offers = [offer for offer in seat_offers(game, seat) if offer.do in MADE]
    if not offers:
        return None
    offer = _any(offers, chance)
    if not agreed:
        return Act(MADE[offer.do](offer, chance), table.began, table.step, "seat", seat)
    aim = agreed if chance() < AGREE else _any(offer.seats, chance)
    return Act(Choose(offer.move, aim), slot(table, aim), table.step, "seat", seat)


def _any(among: Sequence[T], chance: Chance) -> T:
    """One of several, each alike."""
    return among[int(chance() * len(among))]


def _several(offer: Offer, chance: Chance) -> tuple[int, ...]:
    return tuple([_any(offer.seats, chance) for _ in range(int(chance() * (offer.most + 1)))])


# The commands that are made, by the name of their offer.
MADE: dict[str, Callable[[Offer, Chance], Command]] = {
    "nominate": lambda offer, chance: Nominate(_any(offer.seats, chance)),
    "vote": lambda offer, chance: CastVote(_any(offer.seats, chance)),
    "lift": lambda offer, chance: RaiseHand(chance() < 0.6),
    "choose": lambda offer, chance: Choose(offer.move, _any(offer.seats, chance)),
    "propose": lambda offer, chance: Propose(_any(offer.seats, chance)),
    "plan": lambda offer, chance: Plan(_several(offer, chance)),
    "best_move": lambda offer, chance: NameBlacks(tuple(set(_several(offer, chance)))),
}
