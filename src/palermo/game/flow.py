"""Which phase follows which: the diagram of docs/architecture.md, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .act import Events
from .departures import Departed
from .interrupts.discipline import VoteCancelled, cancelling
from .interrupts.pause import after_change
from .outcome import stalled
from .phase import Game, Phase
from .phases import (
    ballot,
    confirm,
    deal,
    dock,
    evening,
    farewell,
    lift,
    morning,
    night,
    over,
    talk,
    tie,
    verdict,
)
from .phases.ballot import Ballot
from .phases.confirm import Confirming
from .phases.deal import Dealing
from .phases.dock import Dock
from .phases.evening import Evening
from .phases.farewell import Farewell
from .phases.lift import Lift
from .phases.morning import Morning
from .phases.night import Night
from .phases.seating import Seating
from .phases.talk import Talk
from .phases.tie import Tie
from .phases.verdict import Verdict
from .table import Table


def follow(game: Game, at: int) -> Events:
    """How the game goes on once its phase is finished."""
    return _FOLLOWS[type(game.phase)](game.table, game.phase, at)


def lost(events: Events) -> int:
    """The seat that left out of turn, by a heart attack or a removal; 0 for none."""
    out_of_turn = ("heart_attack", "removal")
    gone = (e for e in events if isinstance(e, Departed) and e.cause in out_of_turn)
    return next((e.seats[0] for e in gone), 0)


def after_loss(game: Game, seat: int, at: int) -> Events:
    """How the game goes on once a player has left out of turn (D15, F3, G8, G9).

    Last words that are under way are heard to the end, whatever it decided.
    """
    table, phase = game.table, game.phase
    if table.outcome and not isinstance(phase, Morning | Farewell):
        return over.begin(table, table.outcome)
    off = () if phase.counting() else cancelling(game)
    today = any(isinstance(e, VoteCancelled) and e.day == table.day for e in off)
    if today and isinstance(phase, Ballot | Tie | Lift | Evening | Dock | Verdict):
        return off + after_change(table, at) + ballot.called_off(table, at)
    return off + after_change(table, at) + phase.without(table, seat, at)


def jump(game: Game, at: int, where: str) -> Events:
    """Where a ruling sends the game (G4): to the day's talk, its vote, or the night."""
    table = game.table
    if not table.day:
        return ()
    if where == "night":
        return night.begin(table, at)
    if where == "vote":
        return _vote(table, at)
    return talk.begin(table, at) if where == "day" else ()


def _dusk(table: Table, at: int) -> Events:
    end = table.outcome or stalled(table)
    return over.begin(table, end) if end else night.begin(table, at)


def _dawn(table: Table, at: int) -> Events:
    end = table.outcome or stalled(table)
    return over.begin(table, end) if end else talk.begin(table, at)


def _after_seating(table: Table, phase: Seating, at: int) -> Events:
    return deal.begin(table, at)


def _after_deal(table: Table, phase: Dealing, at: int) -> Events:
    return confirm.begin(table, at) if table.rules.confirm_roles else _opening(table, at)


def _after_confirming(table: Table, phase: Confirming, at: int) -> Events:
    return _opening(table, at)


def _opening(table: Table, at: int) -> Events:
    return _dawn(table, at) if table.rules.opening == "day" else night.begin(table, at)


def _after_night(table: Table, phase: Night, at: int) -> Events:
    if not phase.number:
        return _dawn(table, at)
    # Who was lost while the night was counted cancels the vote, unless he was its victim (F3).
    off = any(seat not in phase.killed for seat in phase.lost) and table.cancelled <= table.day
    cancelled = (VoteCancelled(table.day + 1),) if off else ()
    return (*cancelled, *morning.begin(table, at, phase.killed))


def _after_morning(table: Table, phase: Morning, at: int) -> Events:
    by_night = {d.seat for d in table.departures if d.cause == "night"} if phase.killed else ()
    killed = tuple([s for s in phase.killed if s in by_night])
    return farewell.begin(table, at, killed, "night") if killed else _dawn(table, at)


def _after_talk(table: Table, phase: Talk, at: int) -> Events:
    off = table.cancelled == table.day
    return ballot.called_off(table, at) if off else _vote(table, at)


def _vote(table: Table, at: int) -> Events:
    trial = table.rules.vote == "trial"
    return evening.begin(table, at) if trial else ballot.begin(table, at)


def _after_evening(table: Table, phase: Evening, at: int) -> Events:
    """D11, D13: one stands trial, several are voted on again, or night falls."""
    if phase.result in ("dock", "again"):
        return dock.begin(table, at, phase.leaders)
    if phase.result == "executed":
        return farewell.begin(table, at, phase.leaders, "vote", word=False)
    if phase.result == "left" and phase.nominees:
        return dock.begin(table, at, phase.nominees)
    return _dusk(table, at)


def _after_dock(table: Table, phase: Dock, at: int) -> Events:
    if not phase.accused:
        return _dusk(table, at)
    if phase.sole:
        return verdict.begin(table, at, phase.accused[0])
    if len(phase.accused) == 1:
        return dock.begin(table, at, phase.accused)
    return evening.begin(table, at, 2, phase.accused)


def _after_verdict(table: Table, phase: Verdict, at: int) -> Events:
    if phase.executed:
        return farewell.begin(table, at, (phase.accused,), "vote", word=False)
    return _dusk(table, at)


def _after_ballot(table: Table, phase: Ballot, at: int) -> Events:
    """D8-D10: one leads, a tie, or nobody."""
    ahead = phase.leaders
    if phase.stage == "none" or not ahead:
        return _dusk(table, at)
    spared = table.rules.first_vote == "lift_only" and table.day == 1
    if len(ahead) == 1:
        if not spared:
            return farewell.begin(table, at, ahead, "vote")
        return tie.begin(table, at, ahead, phase.round) if phase.round == 1 else _dusk(table, at)
    smaller = len(ahead) < len(phase.nominees) and table.rules.smaller_tie == "again"
    if phase.round == 1 or smaller:
        return tie.begin(table, at, ahead, phase.round)
    return lift.begin(table, at, ahead) if table.rules.second_tie == "lift" else _dusk(table, at)


def _after_tie(table: Table, phase: Tie, at: int) -> Events:
    if phase.sole or len(phase.tied) < 2:
        return _dusk(table, at)
    return ballot.again(table, at, phase.tied, phase.round + 1)


def _after_lift(table: Table, phase: Lift, at: int) -> Events:
    return farewell.begin(table, at, phase.seats, "vote") if phase.lifted else _dusk(table, at)


def _after_farewell(table: Table, phase: Farewell, at: int) -> Events:
    return _dawn(table, at) if phase.cause == "night" else _dusk(table, at)


_FOLLOWS: dict[type[Phase], Callable[[Table, Any, int], Events]] = {
    Seating: _after_seating,
    Dealing: _after_deal,
    Confirming: _after_confirming,
    Night: _after_night,
    Morning: _after_morning,
    Talk: _after_talk,
    Ballot: _after_ballot,
    Tie: _after_tie,
    Lift: _after_lift,
    Evening: _after_evening,
    Dock: _after_dock,
    Verdict: _after_verdict,
    Farewell: _after_farewell,
}
