"""What the machine must do when nobody does: the clock's Next, and the ends of waiting."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from .act import Act, Next
from .boss import EndElection, electing, election_ends
from .interrupts.absence import GiveUp
from .interrupts.closing import Close
from .interrupts.judging import ReplaceJudge
from .interrupts.pause import Resume
from .interrupts.proving import ShowSecrets
from .phase import Game
from .phases.deal import Deal, Dealing
from .phases.over import Over
from .phases.seating import OPEN_FOR_MS, Seating
from .table import ms


class Due(Struct, frozen=True):
    """An act and when it is due (ms)."""

    at: int
    act: Act


def due(game: Game) -> tuple[Due, ...]:
    """The machine's acts, the soonest first.

    A `Deal` here has no roles and a `ShowSecrets` no secret: who keeps the secret fills them in.
    So does who knows whether an assistant is there with `ReplaceJudge`.
    """
    return tuple(sorted(_found(game), key=lambda d: d.at))


def _found(game: Game) -> Iterator[Due]:
    table, phase = game.table, game.phase
    if table.closed or not table.sitters:
        return
    if isinstance(phase, Over):
        if table.proof.commitment and not table.proof.secret:
            yield Due(table.began, Act(ShowSecrets(""), table.began, table.step, "machine"))
        return
    if table.chair.until:
        at = table.chair.until
        yield Due(at, Act(ReplaceJudge(), at, by="machine"))
    stop = table.pause
    if stop is None or stop.why == "away":
        for away in table.away:
            yield Due(away.until, Act(GiveUp(away.seat), away.until, by="machine"))
    if isinstance(phase, Seating):
        at = table.opened_at + OPEN_FOR_MS
        yield Due(at, Act(Close(), at, by="machine"))
    elif stop and stop.why == "away":
        yield Due(stop.until, Act(Resume(), stop.until, by="machine"))
    elif stop and stop.why == "asleep":
        yield Due(stop.until, Act(Close(), stop.until, by="machine"))
    if stop is None and table.night and electing(table):
        at = election_ends(table) + ms(table.rules.times.grace)
        yield Due(at, Act(EndElection(), at, table.step, "machine"))
    if stop is None and not isinstance(phase, Seating) and table.machine_does(phase.duty):
        dealing = isinstance(phase, Dealing)
        at = table.until + (0 if dealing else ms(table.rules.times.grace))
        yield Due(at, Act(Deal() if dealing else Next(), at, table.step, "machine"))
