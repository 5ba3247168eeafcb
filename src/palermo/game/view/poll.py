"""The vote that is on: what is public of it, and one's own."""

from __future__ import annotations

from msgspec import Struct

from ..audience import Audience
from ..phase import Game
from ..phases.ballot import Ballot
from ..phases.lift import Lift
from ..poll import Tally, Vote, tallied


class Poll(Struct, frozen=True):
    """A vote. `votes` are those already shown; `mine` is one's own (a seat, or 1 and 0 in a
    lift; -1 for none)."""

    kind: str
    round: int
    nominees: tuple[int, ...]
    votes: tuple[Vote, ...]
    tallies: tuple[Tally, ...]
    up: tuple[int, ...]
    mine: int


def poll(game: Game, eyes: Audience) -> Poll | None:
    """The section `poll`."""
    phase = game.phase
    if isinstance(phase, Ballot):
        return _ballot(game, phase, eyes)
    if isinstance(phase, Lift):
        mine = int(eyes.seat in phase.up) if eyes.seat in phase.said else -1
        return Poll("lift", 0, phase.seats, (), (), phase.up if eyes.open else (), mine)
    return None


def _ballot(game: Game, phase: Ballot, eyes: Audience) -> Poll:
    votes = phase.votes + (phase.raised if eyes.open else ())
    own = (v.seat for v in (*phase.raised, *phase.votes) if v.by == eyes.seat)
    tallies = tallied(phase.nominees, votes)
    kind = game.table.rules.vote
    return Poll(kind, phase.round, phase.nominees, votes, tallies, (), next(own, -1))
