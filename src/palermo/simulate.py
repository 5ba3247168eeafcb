"""Games played by bots alone, as fast as they think: `palermo simulate`."""

from __future__ import annotations

from math import sqrt
from random import Random
from time import perf_counter

from msgspec import Struct

from palermo.bots import act
from palermo.game.boss import Elect, EndElection, electing, election_ends
from palermo.game.departures import leaving
from palermo.game.engine import fold
from palermo.game.offers import actors, seat_offers
from palermo.game.phase import Game
from palermo.game.phases.deal import Dealing
from palermo.game.setup import Setup, dealt
from palermo.game.table import Table
from palermo.kit.games import late_for_election, when
from palermo.kit.tables import Bench
from palermo.rules.decks import deck_of
from palermo.rules.options import Rules
from palermo.rules.roles import ROLES

MOST_COMMANDS = 40
Z95 = 1.959964


class Crew(Struct, frozen=True):
    """Which bot plays which team."""

    town: str = "baseline"
    mafia: str = "baseline"
    solo: str = "baseline"


class Played(Struct, frozen=True):
    """One finished game: its outcome, how many events it took, its last day."""

    result: str
    events: int
    day: int


class Summary(Struct, frozen=True):
    """Many games: who won how often, between which shares that lies with 95 % confidence, the
    roles dealt, and how fast they were played (games, events a second)."""

    games: int
    wins: dict[str, int]
    intervals: dict[str, tuple[float, float]]
    deck: dict[str, int]
    games_per_second: float
    events_per_second: float


def simulate(rules: Rules, size: int, games: int, seed: int, crew: Crew | None = None) -> Summary:
    """Play `games` games; the same seed gives the same wins."""
    crew = crew or Crew()
    wins = dict.fromkeys(("town", "mafia", "maniac", "draw"), 0)
    events, began = 0, perf_counter()
    for number in range(games):
        played = play_one(rules, size, Random(f"{seed} {number}"), crew)
        wins[played.result] += 1
        events += played.events
    spent = perf_counter() - began
    return _summary(wins, deck_of(rules, size), events, spent)


def _summary(wins: dict[str, int], deck: dict[str, int], events: int, spent: float) -> Summary:
    games = sum(wins.values())
    between = {team: interval(won, games) for team, won in wins.items()}
    return Summary(games, wins, between, deck, round(games / spent, 2), round(events / spent, 1))


def interval(won: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % confidence (Wilson's score)."""
    share, weight = won / games, Z95 * Z95 / games
    middle = (share + weight / 2) / (1 + weight)
    spread = Z95 * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return round(max(0.0, middle - spread), 4), round(min(1.0, middle + spread), 4)


def play_one(rules: Rules, size: int, random: Random, crew: Crew) -> Played:
    """One game to its end."""
    bench = Bench(rules, size, secret=random.randbytes(16))
    minds = {n: getattr(crew, _team(bench, n)) for n in range(1, size + 1)}
    while not bench.over:
        step = bench.game.table.step
        _ask(bench, minds, random)
        table = bench.game.table
        if table.night and table.step == step and electing(table):
            bench.must(EndElection(), by="machine", at=max(bench.at, election_ends(table)))
            _ask(bench, minds, random)
        if bench.game.table.step == step:
            bench.next()
    outcome = bench.game.table.outcome
    assert outcome
    events = sum(len(entry.events) for entry in bench.log)
    return Played(outcome.result, events, bench.game.table.day)


def random_exit(seats: int, mafia: int, first: str, games: int, seed: int) -> Summary:
    """The bare game of `palermo odds`: by day anyone leaves at random, by night a red one.

    Departures and the outcome are the engine's own (G8).
    """
    roles = ("mafia",) * mafia + ("civilian",) * (seats - mafia)
    living = tuple(range(1, seats + 1))
    everyone = Table(roles=roles, living=living, setup=dealt(Setup(), Rules(), roles))
    start, random = Game(everyone, Dealing(finished=True)), Random(seed)
    wins = dict.fromkeys(("town", "mafia", "maniac", "draw"), 0)
    events, began = 0, perf_counter()
    for _ in range(games):
        result, told = _exit_until_over(start, first == "night", random)
        wins[result] += 1
        events += told
    deck = {name: roles.count(name) for name in ("civilian", "mafia")}
    return _summary(wins, deck, events, perf_counter() - began)


def _exit_until_over(game: Game, night: bool, random: Random) -> tuple[str, int]:
    """One bare game: its outcome, and how many events it took."""
    events = 0
    while game.table.outcome is None:
        among = game.table.living_of("town") if night else game.table.living
        gone = leaving(game.table, (random.choice(among),), "night" if night else "vote")
        game, night, events = fold(game, gone), not night, events + len(gone)
    return game.table.outcome.result, events


def _team(bench: Bench, seat: int) -> str:
    return ROLES[bench.game.table.role(seat)].team


def _ask(bench: Bench, minds: dict[int, str], random: Random) -> None:
    """Everybody who may do anything in the present step is asked in turn."""
    for seat in actors(bench.game):
        _let_act(bench, seat, minds[seat], random)


def _let_act(bench: Bench, seat: int, mind: str, random: Random) -> None:
    """Everything a bot does in the present step."""
    step = bench.game.table.step
    for _ in range(MOST_COMMANDS):
        if bench.over or bench.game.table.step != step or not seat_offers(bench.game, seat):
            return
        command = act(mind, bench.view(seat), random)
        if command is None:
            return
        if isinstance(command, Elect) and late_for_election(bench):
            return
        moment = when(bench, command)
        if moment < bench.at:
            return
        bench.must(command, seat, at=moment)
