"""The baseline bot's night: one sensible rule for each role's move."""

from __future__ import annotations

from random import Random
from typing import Any

from palermo.game.act import Command, Offer
from palermo.game.boss import Elect
from palermo.game.phases.night import Choose, Plan, Planned, Propose
from palermo.game.view import View

from .knowing import mates, reddest, scores, worst
from .reading import read, suspicion


def choose(view: View, offer: Offer, random: Random) -> Command | None:
    """The move of the offer, if it is not made yet."""
    if offer.chosen:
        return None
    rule = _RULES.get(offer.move, _on_the_worst)
    return rule(view, offer, random)


def _shoot(view: View, offer: Offer, random: Random) -> Command | None:
    """The shot with the team; where a boss's word counts, his alone (N4)."""
    assert view.me
    if any(p.move == "shot" for p in view.me.picks):
        return None
    bossed = view.rules["shot"] == "boss"
    if bossed and (view.team is None or view.team.boss != view.me.seat):
        return None
    return Choose("shot", agreed(view, offer.seats))


def _check(view: View, offer: Offer, random: Random) -> Command | None:
    """The most suspect who is not checked yet; the don looks at who claims to check first."""
    assert view.me
    reading = read(view)
    known = {r.seat for r in view.me.results} | set(mates(view))
    known |= {s.n for s in view.seats if s.role and s.n != view.me.seat}
    fresh = tuple(s for s in offer.seats if s not in known)
    claimed = tuple(s for s in reading.claims if s in fresh)
    if offer.move == "don_check" and claimed:
        return Choose(offer.move, claimed[0])
    target = worst(suspicion(reading), fresh, random)
    return Choose(offer.move, target) if target else None


def _protect(view: View, offer: Offer, random: Random) -> Command | None:
    """The doctor's and the bodyguard's: who claims to check and is believed, else the reddest."""
    reading = read(view)
    ranked = scores(view, reading)
    pairs = tuple(s.n for s in view.seats if s.role == "sheriff" and s.alive)
    claimed = tuple(s for s in (*pairs, *reading.claims) if s in offer.seats and s in ranked)
    if claimed:
        return Choose(offer.move, min(claimed, key=lambda s: ranked[s]))
    assert view.me
    if view.me.seat in offer.seats and random.random() < 0.3:
        return Choose(offer.move, view.me.seat)
    target = reddest(ranked, offer.seats, random)
    return Choose(offer.move, target) if target else None


def _kill(view: View, offer: Offer, random: Random) -> Command | None:
    """The maniac's: who claims to check, who looks black, else anyone."""
    reading = read(view)
    claimed = [s for s in reading.claims if s in offer.seats and s not in nursed(view)]
    ranked = scores(view, reading)
    target = worst(ranked, offer.seats, random)
    if claimed:
        target = claimed[0]
    elif ranked.get(target, 0.0) < 1.0:
        target = random.choice(offer.seats)
    return Choose(offer.move, target)


def _on_the_worst(view: View, offer: Offer, random: Random) -> Command | None:
    """The courtesan's: whoever looks black should make no move."""
    target = worst(scores(view, read(view)), offer.seats, random)
    return Choose(offer.move, target) if target else None


def _defend(view: View, offer: Offer, random: Random) -> Command | None:
    """The lawyer's: the mate who is most likely to be checked."""
    team = tuple(s for s in mates(view) if s in offer.seats)
    target = worst(suspicion(read(view)), team, random)
    return Choose(offer.move, target) if target else None


def _compare(view: View, offer: Offer, random: Random) -> Command | None:
    """The journalist's: the one held most black beside the one held most red."""
    ranked = scores(view, read(view))
    black = worst(ranked, offer.seats, random)
    red = reddest(ranked, tuple(s for s in offer.seats if s != black), random)
    return Choose(offer.move, black, red) if black and red else None


_RULES = {
    "shot": _shoot,
    "don_check": _check,
    "sheriff_check": _check,
    "treat": _protect,
    "guard": _protect,
    "kill": _kill,
    "defend": _defend,
    "compare": _compare,
}


def plan(view: View, offer: Offer, random: Random) -> Command | None:
    """The don's plan, once: other seats than his team's, one for each of the first nights."""
    if planned(view):
        return None
    red = [s for s in offer.seats if s not in mates(view)]
    nights = int(view.rules["plan_nights"])
    return Plan(tuple(random.sample(red, min(nights, len(red)))))


def planned(view: View) -> tuple[int, ...]:
    """The don's plan, as the team saw it."""
    lines: list[Any] = [line.what for line in view.chronicle]
    told = [what for what in lines if isinstance(what, Planned)]
    return told[-1].seats if told else ()


def propose(view: View, offer: Offer, random: Random) -> Command | None:
    """One proposal a council; it stands. By gestures only the don points, with his plan."""
    if offer.chosen or view.step.name != "council":
        return None
    found = view.me and [r.seat for r in view.me.results if r.answer == "sheriff"]
    wanted = [s for s in found or () if s in offer.seats]
    return Propose(wanted[0] if wanted else _victim(view, offer.seats))


def elect(view: View, offer: Offer, random: Random) -> Command | None:
    """For the mate whom the table suspects least."""
    if offer.chosen:
        return None
    public = suspicion(read(view))
    return Elect(min(offer.seats, key=lambda s: (public.get(s, 0.0), s)))


def agreed(view: View, seats: tuple[int, ...]) -> int:
    """The team's victim: the last person's proposal, else the lowest-numbered black's."""
    people = {s.n for s in view.seats if s.kind != "bot"}
    proposals = [p for p in (view.team.proposals if view.team else ()) if p.seat in seats]
    by_people = [p.seat for p in proposals if p.by in people]
    if by_people:
        return by_people[-1]
    lowest = sorted(proposals, key=lambda p: p.by)
    if lowest:
        return lowest[0].seat
    ahead, alive = planned(view), {s.n for s in view.seats if s.alive}
    tonight = ahead[view.table.day - 1] if view.table.day <= len(ahead) else 0
    return tonight if tonight in alive else _victim(view, tuple(s for s in seats if s in alive))


def nursed(view: View) -> tuple[int, ...]:
    """To whom the doctor came last night, as far as the newspaper tells (G11)."""
    return view.papers[-1].treated if view.papers else ()


def _victim(view: View, seats: tuple[int, ...]) -> int:
    """Whom the team shoots when nobody has proposed: from the public record alone, so that
    every mate comes to the same seat. A claimed sheriff first, then whoever looks most red; not
    where the doctor came last night."""
    team = mates(view)
    red = tuple(s for s in seats if s not in team)
    reading = read(view)
    open_ = tuple(s for s in red if s not in nursed(view)) or red
    claimed = [s for s in reading.claims if s in open_]
    if claimed:
        return claimed[0]
    red, public = open_, suspicion(reading)
    least = min(public[s] for s in red)
    shared = Random(f"{view.table.day} {team} {red}")
    return shared.choice([s for s in red if public[s] == least])
