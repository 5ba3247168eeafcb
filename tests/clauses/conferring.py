"""Conferences for the clause tests: who holds what, evenings and nights played in few words."""

from __future__ import annotations

from typing import Any

from palermo.game.act import Done
from palermo.game.boss import Elect, EndElection, electing, election_ends
from palermo.game.phases.night import Choose, NightResolved
from palermo.game.phases.verdict import GiveVerdict
from palermo.game.poll import CastVote
from palermo.kit.tables import Bench
from palermo.rules.books import book

# Seats 1 to 5 are civilians; the mafia sit at 9 to 12.
TWELVE = (
    *("civilian",) * 5,
    *("sheriff", "sergeant", "doctor"),
    *("mafia",) * 3,
    "maniac",
)
COMMISSAR, SERGEANT, DOCTOR, MANIAC = 6, 7, 8, 12
MAFIA = (9, 10, 11)


def conference(roles: tuple[str, ...] = TWELVE, **options: Any) -> Bench:
    """A conference right after the deal, all seats persons."""
    own = {"deck": {r: roles.count(r) for r in set(roles)}}
    rules = book("conference", options=own | options)
    return Bench(rules, len(roles), people=range(1, len(roles) + 1), roles=roles)


def evening(bench: Bench, slips: dict[int, int]) -> Bench:
    """An evening ballot (of either round) with these slips; 0 is the night."""
    bench.until("evening")
    for seat, whom in slips.items():
        bench.must(CastVote(whom), seat)
    bench.next()
    return bench


def verdict(bench: Bench, guilty: tuple[int, ...] = (), innocent: tuple[int, ...] = ()) -> Bench:
    """For and against the one in the dock."""
    bench.until("verdict")
    for seat in guilty:
        bench.must(GiveVerdict(True), seat)
    for seat in innocent:
        bench.must(GiveVerdict(False), seat)
    bench.next()
    return bench


def quiet(bench: Bench) -> Bench:
    """A day on which nobody names anybody, up to the window of the night."""
    return bench.until("moves")


def elected(bench: Bench, boss: int = 9) -> Bench:
    """The mafia elect this boss by day."""
    for seat in bench.game.table.living_of("mafia"):
        bench.must(Elect(boss), seat)
    return bench


def close_election(bench: Bench) -> Bench:
    """The clock closes the night's election."""
    if electing(bench.game.table):
        bench.must(EndElection(), by="machine", at=election_ends(bench.game.table))
    return bench


def moves(bench: Bench, made: dict[int, tuple[str, int] | tuple[str, int, int]]) -> NightResolved:
    """The moves of a night, in the window that has each; what came of it at dawn."""
    while bench.step not in ("morning", "over"):
        for seat, move in made.items():
            offered = [o.move for o in bench.view(seat).offers]
            if move[0] in offered:
                bench.must(Choose(*move), seat)
        bench.next()
    found = bench.events(NightResolved)[-1]
    assert isinstance(found, NightResolved)
    return found


def speak_out(bench: Bench) -> Bench:
    """Whoever is in the dock has said all."""
    bench.until("dock")
    bench.must(Done(), bench.view_step().seat)
    return bench
