"""The engine alone: random legal games of ten by `sport`, and events folded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import TypeVar

from msgspec import Struct

from palermo.game.act import Act, Command, Event, Next, Offer
from palermo.game.engine import fold, play
from palermo.game.fairness import Proof, cards
from palermo.game.offers import seat_offers
from palermo.game.phase import Game
from palermo.game.phases.deal import Deal
from palermo.game.phases.farewell import NameBlacks
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose, Night, Plan, Propose
from palermo.game.phases.over import Over
from palermo.game.phases.talk import Nominate
from palermo.game.poll import CastVote
from palermo.game.record import seated
from palermo.game.seats import Kind
from palermo.game.windows import slot
from palermo.rules.books import book
from palermo.rules.decks import deck_of
from palermo.rules.options import Rules

from .calibration import rate

SEATS = 10
ACTS = 0.25
AGREE = 0.95
ROUNDS = 10
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


class _Round(Struct, frozen=True):
    """Some games and what they took: seconds of the processor for playing, and for folding."""

    games: int
    commands: int
    events: int
    played: float
    folded: float


def measure(games: int, seed: int) -> EngineSpeed:
    """Play `games` random legal games, then fold all their events again.

    It is done in rounds, and the best counts, as it does for the calibration: what the machine
    can do, not what others left of it.
    """
    rules = book("sport")
    here: Kind = "here"
    start = seated(rules, (here,) * SEATS, 0, Proof())
    random, before = Random(seed), rate()
    sizes = [len(range(n, games, ROUNDS)) for n in range(min(ROUNDS, games))]
    rounds = [_round(start, rules, size, random) for size in sizes]
    calibration = max(before, rate())
    best = max(rounds, key=lambda r: r.games / r.played)
    folds = max(r.events / r.folded for r in rounds)
    rate_of_games = best.games / best.played
    return EngineSpeed(
        games=games,
        games_per_second=round(rate_of_games, 1),
        commands_per_second=round(best.commands / best.played),
        events_per_second=round(best.events / best.played),
        folds_per_second=round(folds),
        calibration=round(calibration),
        ratio=round(rate_of_games / calibration, 6),
    )


def _round(start: Game, rules: Rules, games: int, random: Random) -> _Round:
    began = process_time()
    played = [random_legal(start, rules, random) for _ in range(games)]
    between = process_time()
    for log, _ in played:
        fold(start, tuple(log))
    ended = process_time()
    commands, events = sum(n for _, n in played), sum(len(log) for log, _ in played)
    return _Round(games, commands, events, between - began, ended - between)


def random_legal(start: Game, rules: Rules, random: Random) -> tuple[list[Event], int]:
    """A game of `start`'s seats from the deal to the outcome: its events, and how many commands.

    In every step each seat that may act is asked in turn, and acts one time in four: by one of
    its offers, drawn at random, declarations and the early end of a speech left out. Who has a
    shot always fires, nearly always at the seat his team has agreed on. Then the step ends.
    Every command is judged by `play` like any other, and every event is kept.
    """
    chance = random.random
    roles = tuple(sorted(cards(deck_of(rules, SEATS)), key=lambda card: chance()))
    playing = _Playing(start)
    playing.give(Act(Deal(roles), 0, start.table.step, "machine"))
    while type(playing.game.phase) is not Over:
        table, phase = playing.game.table, playing.game.phase
        firing = type(phase) is Night and phase.window == "shot"
        agreed = _any(table.living, chance) if firing else 0
        for seat in phase.actors(table):
            if firing or chance() < ACTS:
                act = _offered(playing.game, seat, agreed, chance)
                if act:
                    playing.give(act)
        # What somebody did may have ended the step already.
        if playing.game.table.step == table.step:
            playing.give(Act(NEXT, table.until, table.step, "machine"))
    return playing.events, playing.given


class _Playing:
    """A game being played: its state, all its events, how many commands were given."""

    __slots__ = ("events", "game", "given")

    def __init__(self, start: Game) -> None:
        self.game = start
        self.events: list[Event] = []
        self.given = 0

    def give(self, act: Act) -> None:
        """A legal command. Raises AssertionError if it is refused after all."""
        played = play(self.game, act)
        if not isinstance(played, tuple):
            raise AssertionError(f"{act} is refused: {played}")
        events, self.game = played
        self.events += events
        self.given += 1


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
