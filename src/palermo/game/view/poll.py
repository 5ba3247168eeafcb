"""The vote that is on: what is public of it, and one's own."""

from __future__ import annotations

from msgspec import Struct

from ..audience import Audience
from ..phase import Game
from ..phases.ballot import Ballot
from ..phases.evening import Evening
from ..phases.lift import Lift
from ..phases.verdict import Verdict
from ..poll import Tally, Vote, tallied


class Poll(Struct, frozen=True):
    """A vote. `votes` are those already shown; `mine` is one's own (a seat, or 1 and 0 in a
    lift or a verdict; -1 for none).

    In an evening ballot seat 0 is the night, and `nominees` are empty in the first round, where
    every living player can be named; in a verdict `up` are those for the execution, and the votes
    of those against are for 0.
    """

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
    if isinstance(phase, Evening):
        votes = phase.standing(game.table)
        mine = next((v.seat for v in votes if v.by == eyes.seat), -1)
        tallies = tuple([t for t in tallied(phase.choices(game.table), votes) if t.votes])
        return Poll("evening", phase.round, phase.nominees, votes, tallies, (), mine)
    return _verdict(game, phase, eyes) if isinstance(phase, Verdict) else None


def _verdict(game: Game, phase: Verdict, eyes: Audience) -> Poll:
    living = game.table.living
    guilty = tuple([s for s in phase.guilty if s in living])
    innocent = tuple([s for s in phase.innocent if s in living])
    votes = tuple([Vote(s, phase.accused) for s in guilty] + [Vote(s, 0) for s in innocent])
    tallies = tallied((phase.accused, 0), votes)
    mine = 1 if eyes.seat in guilty else 0 if eyes.seat in innocent else -1
    return Poll("verdict", 0, (phase.accused,), votes, tallies, guilty, mine)


def _ballot(game: Game, phase: Ballot, eyes: Audience) -> Poll:
    votes = phase.votes + (phase.raised if eyes.open else ())
    own = (v.seat for v in (*phase.raised, *phase.votes) if v.by == eyes.seat)
    tallies = tallied(phase.nominees, votes)
    kind = game.table.rules.vote
    return Poll(kind, phase.round, phase.nominees, votes, tallies, (), next(own, -1))
