"""The engine alone: random legal games of ten by `sport`, and events folded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from palermo.game.act import Act, Command, Events, Next, Offer
from palermo.game.engine import fold, play
from palermo.game.fairness import Proof, cards
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
    """What was measured; rates are a second on one core, `ratio` is games by the calibration.

    `floor_games_per_second`: games of which nothing is done but to make their events and fold
    them, with no player, no check and no rule.
    """

    games: int
    games_per_second: float
    commands_per_second: float
    events_per_second: float
    folds_per_second: float
    floor_games_per_second: float
    calibration: float
    ratio: float


class _Round(Struct, frozen=True):
    """Some games and what they took, in seconds of the processor: to play them, to fold their
    events, and to make their events again and fold them."""

    games: int
    commands: int
    events: int
    played: float
    folded: float
    remade: float


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
    floor = max(r.games / r.remade for r in rounds)
    rate_of_games = best.games / best.played
    return EngineSpeed(
        games=games,
        games_per_second=round(rate_of_games, 1),
        commands_per_second=round(best.commands / best.played),
        events_per_second=round(best.events / best.played),
        folds_per_second=round(folds),
        floor_games_per_second=round(floor, 1),
        calibration=round(calibration),
        ratio=round(rate_of_games / calibration, 6),
    )


def _round(start: Game, rules: Rules, games: int, random: Random) -> _Round:
    began = process_time()
    played = [random_legal(start, rules, random) for _ in range(games)]
    took = process_time() - began
    logs = [tuple([event for row in log for event in row]) for log in played]
    parts = [[(type(event), astuple(event)) for event in log] for log in logs]
    began = process_time()
    for log in logs:
        fold(start, log)
    folded = process_time() - began
    began = process_time()
    for made in parts:
        fold(start, tuple([kind(*fields) for kind, fields in made]))
    remade = process_time() - began
    commands, events = sum(map(len, played)), sum(map(len, logs))
    return _Round(games, commands, events, took, folded, remade)


def random_legal(start: Game, rules: Rules, random: Random) -> list[Events]:
    """A game of `start`'s seats from the deal to the outcome: the events of each command.

    In every step each seat that may act is asked in turn, and acts one time in four: by one of
    its offers, drawn at random, declarations and the early end of a speech left out. Who has a
    shot always fires, nearly always at the seat his team has agreed on. Then the step ends.
    Every command is judged by `play` like any other, and every event is kept.
    """
    chance, log = random.random, list[Events]()
    roles = tuple(sorted(cards(deck_of(rules, SEATS)), key=lambda card: chance()))
    game = _given(start, Act(Deal(roles), 0, start.table.step, "machine"), log)
    while type(game.phase) is not Over:
        table, phase = game.table, game.phase
        if type(phase) is Night and phase.window == "shot":
            game = _fired(game, phase, chance, log)
        else:
            for seat in phase.actors(table):
                if chance() < ACTS and (act := _offered(game, seat, chance)):
                    game = _given(game, act, log)
        # What somebody did may have ended the step already.
        if game.table.step == table.step:
            game = _given(game, Act(NEXT, table.until, table.step, "machine"), log)
    return log


def _given(game: Game, act: Act, log: list[Events]) -> Game:
    """The game after a legal command. Raises AssertionError if it is refused after all."""
    played = play(game, act)
    if not isinstance(played, tuple):
        raise AssertionError(f"{act} is refused: {played}")
    log.append(played[0])
    return played[1]


def _fired(game: Game, night: Night, chance: Chance, log: list[Events]) -> Game:
    """Every shot of a night, each in its seat's call."""
    table = game.table
    agreed = _any(table.living, chance)
    for seat in night.actors(table):
        for offer in night.offers(table, seat)[:1]:
            aim = agreed if chance() < AGREE else _any(offer.seats, chance)
            do = Choose(offer.move, aim)
            game = _given(game, Act(do, slot(table, aim), table.step, "seat", seat), log)
    return game


def _offered(game: Game, seat: int, chance: Chance) -> Act | None:
    """One of a seat's offers taken up, at random; none where it has nothing but words."""
    table = game.table
    offers = [offer for offer in game.phase.offers(table, seat) if offer.do in MADE]
    if not offers:
        return None
    offer = _any(offers, chance)
    return Act(MADE[offer.do](offer, chance), table.began, table.step, "seat", seat)


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
