"""Tables for the clause tests: who holds what, and days and nights played in few words."""

from __future__ import annotations

from typing import Any

from palermo.game.act import Done, Events
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose, Propose
from palermo.game.phases.talk import Nominate
from palermo.game.poll import CastVote
from palermo.game.refusals import Refusal
from palermo.kit.tables import Bench
from palermo.rules.books import book

# Seats 1 to 6 are civilians, 7 the sheriff, 8 and 9 mafia, 10 the don.
SHERIFF, DON, MAFIA = 7, 10, (8, 9, 10)
TEN = ("civilian",) * 6 + ("sheriff", "mafia", "mafia", "don")


def club(
    roles: tuple[str, ...] = TEN, people: tuple[int, ...] | None = None, **options: Any
) -> Bench:
    """A club table right after the deal, all seats persons unless named."""
    size = len(roles)
    everyone = tuple(range(1, size + 1)) if people is None else people
    own = {} if roles == TEN else {"deck": {r: roles.count(r) for r in set(roles)}}
    return Bench(book("club", options=own | options), size, people=everyone, roles=roles)


def speeches(bench: Bench, nominations: dict[int, int] | None = None) -> Bench:
    """A day's speeches in turn; some nominate. Ends with whatever follows the talk."""
    bench.until("speech")
    while bench.step == "speech":
        seat = bench.view().step.seat
        if nominations and seat in nominations:
            bench.must(Nominate(nominations[seat]), seat)
        bench.must(Done(), seat)
    return bench


def hands(bench: Bench, votes: dict[int, tuple[int, ...]]) -> Events:
    """A classic vote, window by window; returns what the last window brought."""
    bench.until("hand")
    events: Events = ()
    while bench.step == "hand":
        for voter in votes.get(bench.view().step.seat, ()):
            bench.must(CastVote(bench.view().step.seat), voter)
        events = bench.next()
    return events


def lift(bench: Bench, up: tuple[int, ...]) -> Events:
    """A lift with these hands up."""
    bench.until("lift")
    for seat in up:
        bench.must(RaiseHand(True), seat)
    return bench.next()


def night(
    bench: Bench,
    shots: dict[int, int] | int = 0,
    don: int = 0,
    sheriff: int = 0,
    propose: dict[int, int] | None = None,
) -> Bench:
    """A whole night; one number shoots for all of the mafia. Ends with the morning, or the end."""
    bench.until("dusk")
    while bench.step != "morning" and not bench.over:
        if bench.step == "council":
            for seat, target in (propose or {}).items():
                bench.must(Propose(target), seat)
        if bench.step == "shot":
            for seat, target in _shots(bench, shots).items():
                bench.must(Choose("shot", target), seat)
        if bench.step == "checks":
            checks = (("don_check", don), ("sheriff_check", sheriff))
            for move, target in checks:
                if target:
                    role = move.removesuffix("_check")
                    bench.must(Choose(move, target), bench.game.table.roles.index(role) + 1)
        bench.next()
    return bench


def _shots(bench: Bench, shots: dict[int, int] | int) -> dict[int, int]:
    if isinstance(shots, dict):
        return shots
    return dict.fromkeys(bench.game.table.living_of("mafia"), shots) if shots else {}


def vote_out(bench: Bench, seat: int) -> Bench:
    """A day on which everybody votes for `seat`. Ends with the night that follows, or the end."""
    bench.until("speech")
    first, second = [s for s in bench.game.table.living if s != seat][:2]
    speeches(bench, {first: seat, second: first})
    hands(bench, {seat: bench.game.table.living})
    while bench.step == "last_word":
        bench.next()
    return bench


def code(result: Events | Refusal) -> str:
    """The code of a refusal; fails where the command was accepted."""
    assert isinstance(result, Refusal), f"accepted: {result}"
    return result.code


def names(events: Events) -> list[str]:
    """The names of events."""
    return [type(e).__name__ for e in events]
