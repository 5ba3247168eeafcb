"""The baseline bot: declares, claims, nominates, votes, judges, and has its rule for the night.

It says nothing it may not know: the black speak from the same public record as the red, and lie
in one way only: accused, or seeing the sheriff claim, one of them claims to be him, too.
"""

from __future__ import annotations

from random import Random

from palermo.game.act import Command, Done, Offer
from palermo.game.phases.confirm import Confirm
from palermo.game.phases.farewell import NameBlacks
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.talk import Nominate
from palermo.game.phases.verdict import GiveVerdict
from palermo.game.poll import CastVote
from palermo.game.turns import Declare
from palermo.game.view import View

from . import sleepless
from .knowing import checked, mates, role_of, scores, worst
from .reading import BLACK, CHECKERS, Reading, read, suspicion

SURE = 2.0
BURNED = 1.0
LIES = 0.3


def act(view: View, random: Random) -> Command | None:
    """The next command of the step, or None when all is done."""
    if view.me is None or not view.offers:
        return None
    floor: dict[str, Offer] = {}
    for offer in view.offers:
        plan = _PLANS.get(offer.do)
        if plan:
            command = plan(view, offer, random)
            if command:
                return command
        else:
            floor[offer.do] = offer
    return _speak(view, floor, random) if "done" in floor else None


def _speak(view: View, offers: dict[str, Offer], random: Random) -> Command:
    """Declarations first, then a nomination, then "I have said it all"."""
    reading = read(view)
    if "declare" in offers:
        assert view.me
        said = {(d.what, d.seat, d.value) for d in reading.now if d.by == view.me.seat}
        for declaration in _declarations(view, reading):
            if (declaration.what, declaration.seat, declaration.value) not in said:
                return declaration
    offer = offers.get("nominate")
    if offer and not offer.chosen:
        named = _nominee(view, reading, offer, random)
        if named:
            return Nominate(named)
    return Done()


def _declarations(view: View, reading: Reading) -> list[Declare]:
    """A claim with its reports, or whom one holds for what."""
    assert view.me
    claim = _claim(view, reading)
    if claim in CHECKERS and not mates(view):
        reports = [Declare("checked", r.answer, r.seat) for r in checked(view)]
        return [Declare("claims", claim), *reports]
    mine = [d for d in reading.now if d.by == view.me.seat]
    said = [Declare("holds", d.value, d.seat) for d in mine if d.what == "holds"]
    found = said or _opinions(scores(view, reading))
    return [Declare("claims", claim), *found] if claim else found


def _claim(view: View, reading: Reading) -> str:
    """What one claims to be now, or nothing: a finding, a danger or a rival makes one speak."""
    assert view.me
    seat, role = view.me.seat, role_of(view)
    if seat in reading.claimed:
        return reading.claimed[seat]
    danger = _in_danger(view, reading)
    if role in CHECKERS:
        results = checked(view)
        rival = bool(reading.rivals(seat, role))
        black = any(r.answer in BLACK for r in results)
        heard = role == "sergeant" and any(s.role == "sheriff" and s.alive for s in view.seats)
        return role if (results and black and not heard) or danger or rival else ""
    if role == "doctor":
        return "doctor" if danger or reading.rivals(seat, "doctor") else ""
    return _lie(view, reading, danger) if mates(view) else ""


def _lie(view: View, reading: Reading, danger: bool) -> str:
    """What one of the mafia claims: to be the sheriff where another does, or is believed soon."""
    assert view.me
    team = mates(view)
    if any(s in team for s in reading.claimed):
        return ""
    others = [s for s in reading.claims if s not in team]
    accused = any(black and seat == view.me.seat for _, seat, black in reading.checks)
    steady = Random(f"{view.table.day} {view.me.seat} {team}").random()
    if others and accused and steady < LIES:
        return "sheriff"
    if danger and not others and steady < LIES:
        return "doctor" if "doctor" in view.table.deck and steady < LIES / 2 else "sheriff"
    return ""


def _in_danger(view: View, reading: Reading) -> bool:
    """Whether one is up for the vote, in the dock, or held for black by a check."""
    assert view.me
    me = view.me.seat
    up = any(n.seat == me for n in view.nominations)
    dock = view.step.name == "dock" and me in view.step.seats
    return up or dock or any(black and seat == me for _, seat, black in reading.checks)


def _opinions(ranked: dict[int, float]) -> list[Declare]:
    """The one held most black, and the one held most red, where the record says anything."""
    if not ranked:
        return []
    most = max(ranked, key=lambda s: ranked[s])
    best = min(ranked, key=lambda s: ranked[s])
    black = [Declare("holds", "black", most)] if ranked[most] > 0 else []
    red = [Declare("holds", "red", best)] if ranked[best] < 0 else []
    return black + red


def _nominee(view: View, reading: Reading, offer: Offer, random: Random) -> int:
    """Whom to put up: the most suspect, unless somebody as suspect is up already."""
    ranked = scores(view, reading)
    standing = tuple(n.seat for n in view.nominations)
    target = worst(ranked, offer.seats, random)
    known = max((ranked.get(s, 0.0) for s in standing), default=-1.0)
    if not target or known > max(ranked[target], SURE):
        return 0
    unsure = ranked[target] <= 0
    return 0 if unsure and standing and random.random() < 0.5 else target


def _vote(view: View, offer: Offer, random: Random) -> Command | None:
    """For the most suspect nominee, when his turn comes; the black spare their own."""
    assert view.poll
    assert view.me
    if view.step.name == "evening":
        return _evening(view, offer)
    if offer.chosen:
        return None
    ranked = scores(view, read(view))
    nominees = view.poll.nominees
    others = tuple(s for s in nominees if s in ranked)
    # Everybody who thinks alike votes alike: equals are settled by the table's own order.
    steady = Random(f"{view.table.day} {view.me.seat} {nominees}")
    mine = worst(ranked, others, steady) or nominees[-1]
    return CastVote(mine) if mine in offer.seats else None


def _evening(view: View, offer: Offer) -> Command | None:
    """The most suspect of all; between equals where most slips are, then as everybody would."""
    assert view.poll
    if offer.chosen is not None:
        return None
    ranked = _openly(view, read(view))
    among = [s for s in offer.seats if s and s in ranked]
    if not among:
        return CastVote(offer.seats[0]) if offer.seats[0] == 0 else None
    slips = {t.seat: t.votes for t in view.poll.tallies}
    most = max(ranked[s] for s in among)
    level = [s for s in among if ranked[s] >= most - 0.01]
    order = list(range(1, view.table.size + 1))
    Random(f"evening {view.table.day} {[s.alive for s in view.seats]}").shuffle(order)
    return CastVote(max(level, key=lambda s: (slips.get(s, 0), order.index(s))))


def _openly(view: View, reading: Reading) -> dict[int, float]:
    """The ranking by which one votes while all look on. The black vote as the red would: they
    spare a mate only as long as nothing is held against him."""
    team = mates(view)
    if not team:
        return scores(view, reading)
    assert view.me
    public = suspicion(reading)
    public.pop(view.me.seat, None)
    return {s: score for s, score in public.items() if s not in team or score >= BURNED}


def _verdict(view: View, offer: Offer, random: Random) -> Command | None:
    """Guilty, unless he looks red. The black spare a mate where that saves him, and else are
    seen to condemn him."""
    assert view.me
    if offer.chosen is not None:
        return None
    accused, team = view.step.seat, mates(view)
    if accused == view.me.seat:
        return GiveVerdict(False)
    if accused in team:
        living = [s.n for s in view.seats if s.alive and s.n != accused]
        return GiveVerdict(2 * sum(1 for s in living if s in team) < len(living))
    ranked = scores(view, read(view))
    return GiveVerdict(bool(team) or ranked.get(accused, 0.0) >= 0)


def _lift(view: View, offer: Offer, random: Random) -> Command | None:
    """For, when the tied look black together; the black never lift their own."""
    assert view.poll
    assert view.me
    if offer.chosen is not None:
        return None
    tied = view.poll.nominees
    if view.me.seat in tied or set(tied) & set(mates(view)):
        return RaiseHand(False)
    ranked = scores(view, read(view))
    if mates(view):
        return RaiseHand(True)
    return RaiseHand(sum(ranked.get(s, 0.0) for s in tied) > 1.0)


def _confirm(view: View, offer: Offer, random: Random) -> Command | None:
    return None if offer.chosen else Confirm()


def _best_move(view: View, offer: Offer, random: Random) -> Command | None:
    if offer.chosen:
        return None
    ranked = scores(view, read(view))
    blackest = sorted((s for s in offer.seats if s in ranked), key=lambda s: -ranked[s])
    return NameBlacks(tuple(blackest[:3]))


_PLANS = {
    "confirm": _confirm,
    "vote": _vote,
    "verdict": _verdict,
    "lift": _lift,
    "plan": sleepless.plan,
    "propose": sleepless.propose,
    "choose": sleepless.choose,
    "elect": sleepless.elect,
    "best_move": _best_move,
}
