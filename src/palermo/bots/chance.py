"""The random bot: any offer, or none."""

from __future__ import annotations

from random import Random

from palermo.game.act import Command, Done, Offer
from palermo.game.boss import Elect
from palermo.game.phases.confirm import Confirm
from palermo.game.phases.farewell import NameBlacks
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose, Plan, Propose
from palermo.game.phases.talk import Nominate, Withdraw
from palermo.game.phases.verdict import GiveVerdict
from palermo.game.poll import CastVote
from palermo.game.turns import Declare
from palermo.game.view import View

QUIET = ("leave", "speak_up")


def act(view: View, random: Random) -> Command | None:
    """One of the offers at random; a choice that stands is left standing."""
    fired = {p.move for p in view.me.picks} if view.me else set()
    open_ = [o for o in view.offers if o.do not in QUIET and not settled(o)]
    offers = [o for o in open_ if not (o.final and o.move in fired)]
    if not offers:
        return None
    if random.random() < 0.4:
        floor = any(o.do == "done" for o in offers)
        return Done() if floor else None
    return made(random.choice(offers), random)


def settled(offer: Offer) -> bool:
    """Whether a choice was made already."""
    return offer.do != "nominate" and bool(offer.chosen)


def made(offer: Offer, random: Random) -> Command | None:
    """A command within the offer, its target at random."""
    seat = random.choice(offer.seats) if offer.seats else 0
    match offer.do:
        case "done":
            return Done()
        case "declare":
            return Declare("holds", random.choice(("red", "black")), seat)
        case "nominate":
            return Nominate(seat)
        case "withdraw":
            return Withdraw()
        case "vote":
            return CastVote(seat)
        case "lift":
            return RaiseHand(random.random() < 0.5)
        case "choose" if offer.most == 2:
            return Choose(offer.move, *random.sample(offer.seats, 2))
        case "choose":
            return Choose(offer.move, seat)
        case "confirm":
            return Confirm()
        case "verdict":
            return GiveVerdict(random.random() < 0.5)
        case "elect":
            return Elect(seat)
        case "propose":
            return Propose(seat)
        case "plan":
            return Plan(tuple(random.sample(offer.seats, min(offer.most, len(offer.seats)))))
        case "best_move":
            few = random.sample(offer.seats, min(3, len(offer.seats)))
            return NameBlacks(tuple(few))
    return None
