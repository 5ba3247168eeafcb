"""The boss (N4): an office the mafia fill by election; the name he sends makes the victim.

An election is open while nobody holds the office: from the deal to the first dusk, and for the
first third of the mafia's window once its holder is gone. It opens and closes no public step.
"""

from __future__ import annotations

from msgspec.structs import replace

from .act import Act, Command, Event, Events, Offer
from .phase import Folds, Game
from .poll import Vote, leaders, recast, tallied
from .refusals import NOT_OFFERED, Refusal
from .table import Table


class Elect(Command, frozen=True):
    """One of the mafia is for one of them as the boss (N4)."""

    seat: int


class EndElection(Command, frozen=True):
    """The first third of the window is over: said by the clock."""


class BossVoted(Event, frozen=True):
    """A vote in the election of the boss; the mafia see it."""

    by: int
    seat: int


class BossGone(Event, frozen=True):
    """The office is free as the mafia's window opens: they elect another (N4)."""


class BossElected(Event, frozen=True):
    """The mafia have a boss, by these votes (N4); they alone know."""

    seat: int
    votes: tuple[Vote, ...]


def electing(table: Table) -> bool:
    """Whether the mafia are electing a boss now."""
    return table.rules.shot == "boss" and not table.boss and bool(table.roles)


def election_offers(table: Table, seat: int) -> tuple[Offer, ...]:
    """The election, for a living player of the mafia who is not alone."""
    mafia = table.living_of("mafia")
    if seat not in mafia or len(mafia) < 2:
        return ()
    mine = next((v.seat for v in table.boss_votes if v.by == seat), 0)
    return (Offer("elect", mafia, chosen=mine),)


def election_ends(table: Table) -> int:
    """When the election of this night ends (ms): after a third of the window."""
    return table.began + (table.until - table.began) // 3


def elect(game: Game, act: Act, do: Elect) -> Events | Refusal:
    """A vote; by night within the first third of the window."""
    table = game.table
    late = act.at - election_ends(table)
    if table.night and late > 0 and act.by == "seat":
        return Refusal("TOO_LATE", "N4", late)
    return (BossVoted(act.seat, do.seat),)


def end_election(game: Game, act: Act, do: EndElection) -> Events | Refusal:
    """The clock closes the election of a night."""
    table = game.table
    if not electing(table) or not table.night or act.at < election_ends(table):
        return NOT_OFFERED
    return elected(table)


def elected(table: Table) -> Events:
    """The boss by the votes so far: most of them; level or none: the lowest seat (N4)."""
    mafia = table.living_of("mafia")
    if not electing(table) or not mafia:
        return ()
    votes = tuple([v for v in table.boss_votes if v.by in mafia and v.seat in mafia])
    ahead = leaders(tallied(mafia, votes)) or mafia
    return (BossElected(min(ahead), votes),)


def filling(table: Table) -> Events:
    """The office is free where its holder has left; one who is left alone holds it (N4)."""
    mafia = table.living_of("mafia")
    if table.rules.shot != "boss" or table.boss in mafia or not mafia:
        return ()
    alone = (BossElected(mafia[0], ()),) if len(mafia) == 1 else ()
    return (BossGone(), *alone)


def _voted(game: Game, e: BossVoted) -> Game:
    votes = recast(game.table.boss_votes, e.by, e.seat)
    return Game(replace(game.table, boss_votes=votes), game.phase)


def _gone(game: Game, e: BossGone) -> Game:
    return Game(replace(game.table, boss=0, boss_votes=()), game.phase)


def _elected(game: Game, e: BossElected) -> Game:
    return Game(replace(game.table, boss=e.seat, boss_votes=e.votes), game.phase)


FOLDS: Folds = {BossVoted: _voted, BossGone: _gone, BossElected: _elected}
