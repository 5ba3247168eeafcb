"""Counted positions: how many ways the offers lead on to a depth (as perft in chess).

Declarations, talk and the clock are left out: what is counted are nominations, votes, hands and
night moves, each of every seat. A change of the rules shows as a number that moved.
"""

from __future__ import annotations

from collections.abc import Iterator

from palermo.game.act import Act, Command, Offer
from palermo.game.boss import Elect
from palermo.game.engine import play
from palermo.game.offers import seat_offers
from palermo.game.phase import Game
from palermo.game.phases.confirm import Confirm
from palermo.game.phases.farewell import NameBlacks
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose, Plan, Propose
from palermo.game.phases.talk import Nominate, Withdraw
from palermo.game.phases.verdict import GiveVerdict
from palermo.game.poll import CastVote
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
                at = _moment(game, offer, do)
                result = play(game, Act(do, at, table.step, "seat", seat))
                if isinstance(result, Refusal):
                    raise AssertionError(f"{do} of seat {seat} is offered and refused: {result}")
                yield result[1]


def _moment(game: Game, offer: Offer, do: Command) -> int:
    """When a command is made: at the end of its step, or in its own part of it."""
    table = game.table
    if offer.move == "shot" and table.rules.shooting == "called":
        return slot(table, getattr(do, "seat", 0))
    return table.began if offer.do == "elect" else table.until


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
            others = offer.seats if offer.most == 2 else (0,)
            yield from (Choose(offer.move, s, o) for s in offer.seats for o in others if o != s)
        case "confirm":
            yield Confirm()
        case "verdict":
            yield from (GiveVerdict(guilty) for guilty in (True, False))
        case "elect":
            yield from (Elect(seat) for seat in offer.seats)
        case "propose":
            yield from (Propose(seat) for seat in offer.seats)
        case "best_move":
            yield from (NameBlacks((seat,)) for seat in offer.seats)
        case "plan":
            yield from (Plan((seat,)) for seat in offer.seats)
