"""Counted positions: how many ways the offers lead on to a depth (as perft in chess).

Declarations, talk and the clock are left out: what is counted are nominations, votes, hands and
night moves, each of every seat. A change of the rules shows as a number that moved.
"""

from __future__ import annotations

from collections.abc import Iterator

from palermo.game.act import Act, Command, Offer
from palermo.game.engine import play
from palermo.game.offers import seat_offers
from palermo.game.phase import Game
from palermo.game.phases.ballot import CastVote
from palermo.game.phases.farewell import NameBlacks
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose, Plan, Propose
from palermo.game.phases.talk import Nominate, Withdraw
from palermo.game.refusals import Refusal
from palermo.game.windows import slot


def ways(game: Game, depth: int) -> int:
    """How many lines of `depth` commands the offers allow from here."""
    if depth == 0:
        return 1
    return sum(ways(after, depth - 1) for after in _followed(game))


def _followed(game: Game) -> Iterator[Game]:
    """The game after each offered command of each seat."""
    table = game.table
    for seat in range(1, table.size + 1):
        for offer in seat_offers(game, seat):
            for do in commands_of(offer):
                called = offer.move == "shot" and offer.chosen is None
                at = slot(table, getattr(do, "seat", 0)) if called else table.until
                result = play(game, Act(do, at, table.step, "seat", seat))
                if isinstance(result, Refusal):
                    raise AssertionError(f"{do} of seat {seat} is offered and refused: {result}")
                yield result[1]


def commands_of(offer: Offer) -> Iterator[Command]:
    """Every counted command within an offer."""
    match offer.do:
        case "nominate":
            yield from (Nominate(seat) for seat in offer.seats)
        case "withdraw":
            yield Withdraw()
        case "vote":
            yield from (CastVote(seat) for seat in offer.seats)
        case "lift":
            yield from (RaiseHand(up) for up in (True, False))
        case "choose":
            yield from (Choose(offer.move, seat) for seat in offer.seats)
        case "propose":
            yield from (Propose(seat) for seat in offer.seats)
        case "best_move":
            yield from (NameBlacks((seat,)) for seat in offer.seats)
        case "plan":
            yield from (Plan((seat,)) for seat in offer.seats)
