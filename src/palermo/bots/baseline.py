"""The baseline bot: declares, nominates, votes, shoots with its team, checks, follows checks.

It says nothing it may not know: the black speak from the same public record as the red.
"""

from __future__ import annotations

from random import Random
from typing import Any

from palermo.game.act import Command, Done, Offer
from palermo.game.phases.farewell import NameBlacks
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.night import Choose, Plan, Planned, Propose
from palermo.game.phases.talk import Nominate
from palermo.game.poll import CastVote
from palermo.game.turns import Declare
from palermo.game.view import View

from .reading import BLACK, Reading, read, suspicion

SURE = 2.0


def act(view: View, random: Random) -> Command | None:
    """The next command of the step, or None when all is done."""
    if view.me is None or not view.offers:
        return None
    offers = {o.do: o for o in view.offers}
    for do, plan in _PLANS.items():
        if do in offers:
            return plan(view, offers[do], random)
    if "done" in offers:
        return _speak(view, offers, random)
    return None


def mates(view: View) -> tuple[int, ...]:
    """The mafia one belongs to, oneself included; nobody for a red."""
    return tuple(m.n for m in view.team.seats) if view.team else ()


def scores(view: View, reading: Reading) -> dict[int, float]:
    """Suspicion of the others, with what one knows by oneself; the black rank only the red."""
    assert view.me
    own = suspicion(reading)
    own.pop(view.me.seat, None)
    for result in view.me.results:
        if result.seat in own and view.me.role == "sheriff":
            own[result.seat] += 100 if result.answer in BLACK else -100
    if view.me.role == "sheriff":
        for rival in reading.claims:
            if rival in own:
                own[rival] += 100
    for mate in mates(view):
        own.pop(mate, None)
    return own


def _worst(ranked: dict[int, float], among: tuple[int, ...], random: Random) -> int:
    """The most suspect of `among`; chance decides between equals. 0 if nobody is known."""
    known = [s for s in among if s in ranked]
    most = max((ranked[s] for s in known), default=0)
    return random.choice([s for s in known if ranked[s] == most]) if known else 0


def _speak(view: View, offers: dict[str, Offer], random: Random) -> Command:
    """Declarations first, then a nomination, then "I have said it all"."""
    reading = read(view)
    if "declare" in offers:
        said = {(d.what, d.seat, d.value) for d in reading.now}
        for declaration in _declarations(view, reading, random):
            if (declaration.what, declaration.seat, declaration.value) not in said:
                return declaration
    offer = offers.get("nominate")
    if offer and not offer.chosen:
        named = _nominee(view, reading, offer, random)
        if named:
            return Nominate(named)
    return Done()


def _declarations(view: View, reading: Reading, random: Random) -> list[Declare]:
    assert view.me
    ranked = scores(view, reading)
    said = [Declare("holds", d.value, d.seat) for d in reading.now if d.what == "holds"]
    found = said or _opinions(ranked)
    results = view.me.results if view.me.role == "sheriff" else ()
    black_found = any(r.answer in BLACK for r in results)
    in_danger = any(n.seat == view.me.seat for n in view.nominations)
    if results and (black_found or in_danger or view.me.seat in reading.claims):
        checks = [Declare("checked", r.answer, r.seat) for r in results]
        return [Declare("claims", "sheriff"), *checks]
    return found


def _opinions(ranked: dict[int, float]) -> list[Declare]:
    """The one held most black, and the one held most red, where the record says anything."""
    if not ranked:
        return []
    worst = max(ranked, key=lambda s: ranked[s])
    best = min(ranked, key=lambda s: ranked[s])
    black = [Declare("holds", "black", worst)] if ranked[worst] > 0 else []
    red = [Declare("holds", "red", best)] if ranked[best] < 0 else []
    return black + red


def _nominee(view: View, reading: Reading, offer: Offer, random: Random) -> int:
    """Whom to put up: the most suspect, unless somebody as suspect is up already."""
    ranked = scores(view, reading)
    standing = tuple(n.seat for n in view.nominations)
    worst = _worst(ranked, offer.seats, random)
    known = max((ranked.get(s, 0.0) for s in standing), default=-1.0)
    if not worst or known > max(ranked[worst], SURE):
        return 0
    unsure = ranked[worst] <= 0
    return 0 if unsure and standing and random.random() < 0.5 else worst


def _vote(view: View, offer: Offer, random: Random) -> Command | None:
    """For the most suspect nominee, when his turn comes; the black spare their own."""
    assert view.poll
    assert view.me
    if offer.chosen:
        return None
    ranked = scores(view, read(view))
    nominees = view.poll.nominees
    others = tuple(s for s in nominees if s in ranked)
    # Everybody who thinks alike votes alike: equals are settled by the table's own order.
    steady = Random(f"{view.table.day} {view.me.seat} {nominees}")
    mine = _worst(ranked, others, steady) or nominees[-1]
    return CastVote(mine) if mine in offer.seats else None


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


def _plan(view: View, offer: Offer, random: Random) -> Command | None:
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


def _propose(view: View, offer: Offer, random: Random) -> Command | None:
    """One proposal a council; it stands. By gestures only the don points, with his plan."""
    if offer.chosen or view.step.name != "council":
        return None
    found = view.me and [r.seat for r in view.me.results if r.answer == "sheriff"]
    wanted = [s for s in found or () if s in offer.seats]
    return Propose(wanted[0] if wanted else _victim(view, offer.seats))


def _choose(view: View, offer: Offer, random: Random) -> Command | None:
    """The shot with the team, a check on the most suspect who is not checked yet."""
    if offer.chosen:
        return None
    if offer.move == "shot":
        fired = offer.chosen is None and _fired(view)
        return None if fired else Choose("shot", agreed(view, offer.seats))
    assert view.me
    known = {r.seat for r in view.me.results} | set(mates(view))
    fresh = tuple(s for s in offer.seats if s not in known)
    ranked = suspicion(read(view))
    claimed = tuple(s for s in read(view).claims if s in fresh)
    if offer.move == "don_check" and claimed:
        return Choose(offer.move, claimed[0])
    worst = _worst(ranked, fresh, random)
    return Choose(offer.move, worst) if worst else None


def _fired(view: View) -> bool:
    """Whether one's called shot is fired tonight."""
    assert view.me
    return any(p.move == "shot" for p in view.me.picks)


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
    plan, alive = planned(view), {s.n for s in view.seats if s.alive}
    tonight = plan[view.table.day - 1] if view.table.day <= len(plan) else 0
    return tonight if tonight in alive else _victim(view, tuple(s for s in seats if s in alive))


def _victim(view: View, seats: tuple[int, ...]) -> int:
    """Whom the team shoots when nobody has proposed: from the public record alone, so that
    every mate comes to the same seat. A claimed sheriff first, then whoever looks most red."""
    team = mates(view)
    red = tuple(s for s in seats if s not in team)
    reading = read(view)
    claimed = [s for s in reading.claims if s in red]
    if claimed:
        return claimed[0]
    public = suspicion(reading)
    least = min(public[s] for s in red)
    shared = Random(f"{view.table.day} {team} {red}")
    return shared.choice([s for s in red if public[s] == least])


def _best_move(view: View, offer: Offer, random: Random) -> Command | None:
    if offer.chosen:
        return None
    ranked = scores(view, read(view))
    worst = sorted((s for s in offer.seats if s in ranked), key=lambda s: -ranked[s])
    return NameBlacks(tuple(worst[:3]))


_PLANS = {
    "vote": _vote,
    "lift": _lift,
    "plan": _plan,
    "propose": _propose,
    "choose": _choose,
    "best_move": _best_move,
}
