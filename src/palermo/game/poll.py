"""Mechanism: who is for whom, and who leads."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from .act import Command


class CastVote(Command, frozen=True, tag="vote"):
    """A vote for a nominee (D6, D7); in an evening ballot 0 is the night (D11)."""

    seat: int


class Vote(Struct, frozen=True, gc=False):
    """A vote: whose, and for whom (R1: `{"by": 3, "for": 2}`)."""

    by: int
    seat: int = msgspec.field(name="for")


class Tally(Struct, frozen=True, gc=False):
    """How many votes a nominee has."""

    seat: int
    votes: int


def tallied(nominees: Iterable[int], votes: Iterable[Vote]) -> tuple[Tally, ...]:
    """The votes of each nominee, in the nominees' order."""
    counts = dict.fromkeys(nominees, 0)
    for vote in votes:
        counts[vote.seat] += 1
    return tuple([Tally(seat, n) for seat, n in counts.items()])


def leaders(tallies: tuple[Tally, ...]) -> tuple[int, ...]:
    """The nominees with the most votes; none where nobody has a vote."""
    most = max([t.votes for t in tallies], default=0)
    return tuple([t.seat for t in tallies if t.votes == most]) if most else ()


def recast(votes: tuple[Vote, ...], by: int, seat: int) -> tuple[Vote, ...]:
    """The votes with one person's replaced."""
    return (*[v for v in votes if v.by != by], Vote(by, seat))
