"""What a bot knows by itself, on top of the public record: its results, its mates, its pair."""

from __future__ import annotations

from random import Random

from palermo.game.table import Answer
from palermo.game.view import View

from .reading import BLACK, CHECKERS, Reading, suspicion

CERTAIN = 100.0


def role_of(view: View) -> str:
    """One's own role; who was sent nothing is a civilian (G3)."""
    assert view.me
    return view.me.role or "civilian"


def mates(view: View) -> tuple[int, ...]:
    """The mafia one belongs to, oneself included; nobody for anyone else."""
    return tuple(m.n for m in view.team.seats) if view.team else ()


def checked(view: View) -> list[Answer]:
    """The results of the sheriff's checks that one has seen: one's own, or one's pair's."""
    assert view.me
    return [r for r in view.me.results if r.move == "sheriff_check"]


def scores(view: View, reading: Reading) -> dict[int, float]:
    """Suspicion of the others, with what one knows by oneself; the black rank only the rest."""
    assert view.me
    own = suspicion(reading)
    own.pop(view.me.seat, None)
    for seat in view.seats:
        known = seat.n in own and seat.role and not seat.left
        if known and not mates(view):
            own[seat.n] -= CERTAIN
    for result in checked(view):
        if result.seat in own:
            own[result.seat] += CERTAIN if result.answer in BLACK else -CERTAIN
    _compared(view, reading, own)
    role = role_of(view)
    if role in (*CHECKERS, "doctor"):
        for rival in reading.rivals(view.me.seat, role):
            if rival in own and role in ("sheriff", "sergeant", "doctor"):
                own[rival] += CERTAIN
    for mate in mates(view):
        own.pop(mate, None)
    return own


def _compared(view: View, reading: Reading, own: dict[int, float]) -> None:
    """What the journalist makes of two: one known shows the other."""
    assert view.me
    for result in view.me.results:
        if result.move != "compare":
            continue
        for one, other in ((result.seat, result.other), (result.other, result.seat)):
            team = reading.teams.get(one)
            if team and other in own:
                same = result.answer == "same_team"
                own[other] += -2.0 if same == (team == "town") else 2.0


def worst(ranked: dict[int, float], among: tuple[int, ...], random: Random) -> int:
    """The most suspect of `among`; chance decides between equals. 0 if nobody is known."""
    known = [s for s in among if s in ranked]
    most = max((ranked[s] for s in known), default=0)
    return random.choice([s for s in known if ranked[s] == most]) if known else 0


def reddest(ranked: dict[int, float], among: tuple[int, ...], random: Random) -> int:
    """The least suspect of `among`; 0 if nobody is known."""
    return worst({s: -score for s, score in ranked.items()}, among, random)
