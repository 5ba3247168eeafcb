"""What the closed seats and the deal fix for a whole game, worked out once and then only read."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field
from msgspec.structs import replace

from ..rules.decks import deck_of, first_windows, moves_of, night_windows, window_of
from ..rules.options import Rules
from ..rules.roles import ROLES, Move, Team
from .seats import Sitter


class Setup(Struct, frozen=True, gc=False):
    """`persons` are the seats that are no bot's, `online` those of them over a connection.

    Seat n's are `teams[n - 1]`, `moves[n - 1]` by window, and in `together[n - 1]` whether one of
    them is a common move of his team; `movers` are the seats that have moves in a window.
    `friends[n - 1]` are the seats whose roles it knows from the deal (G2), `harmless` the solo
    seats that the town need not put out (G8).
    """

    cards: dict[str, int] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    persons: tuple[int, ...] = ()
    online: tuple[int, ...] = ()
    first: tuple[str, ...] = ()
    windows: tuple[str, ...] = ()
    teams: tuple[Team, ...] = ()
    moves: tuple[dict[str, tuple[Move, ...]], ...] = ()
    together: tuple[bool, ...] = ()
    movers: dict[str, tuple[int, ...]] = field(default_factory=dict)
    friends: tuple[tuple[int, ...], ...] = ()
    harmless: tuple[int, ...] = ()


def closed(rules: Rules, sitters: tuple[Sitter | None, ...]) -> Setup:
    """What is fixed as the seats close: the deck, who is a person, the nights' windows (N2)."""
    cards = deck_of(rules, len(sitters))
    kinds = [(n, s.kind) for n, s in enumerate(sitters, 1) if s]
    return Setup(
        cards=cards,
        names=tuple(cards),
        persons=tuple([n for n, kind in kinds if kind != "bot"]),
        online=tuple([n for n, kind in kinds if kind == "online"]),
        first=first_windows(rules, len(sitters)),
        windows=night_windows(rules, len(sitters)),
    )


def dealt(setup: Setup, rules: Rules, roles: tuple[str, ...]) -> Setup:
    """What the deal adds: each seat's team, and what it may do in which window."""
    by_role = {role: _by_window(rules, moves_of(rules, role)) for role in set(roles)}
    moves = tuple([by_role[role] for role in roles])
    movers = {
        window: tuple([n for n, own in enumerate(moves, 1) if window in own])
        for window in {window for own in by_role.values() for window in own}
    }
    teams = tuple([ROLES[role].team for role in roles])
    solo = [n for n, team in enumerate(teams, 1) if team == "solo"] if "solo" in teams else []
    common = {role for role in by_role if any(m.together for m in moves_of(rules, role))}
    together = tuple([role in common for role in roles])
    return replace(
        setup,
        teams=teams,
        moves=moves,
        together=together,
        movers=movers,
        friends=_friends(roles),
        harmless=tuple([n for n in solo if not ROLES[roles[n - 1]].hostile]),
    )


def _friends(roles: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Whom each seat knows: the mafia one another, and the pairs that a role names (G2)."""
    seats = range(1, len(roles) + 1)
    mafia = [n for n, role in enumerate(roles, 1) if ROLES[role].team == "mafia"]
    known: list[tuple[int, ...]] = [()] * len(roles)
    for n in mafia:
        known[n - 1] = tuple([m for m in mafia if m != n])
    if not any(ROLES[role].knows for role in set(roles)):
        return tuple(known)
    pairs = [
        (n, other)
        for role in set(roles)
        for partner in ROLES[role].knows
        for n in seats
        for other in seats
        if n != other and roles[n - 1] == role and roles[other - 1] == partner
    ]
    for n, other in pairs:
        known[n - 1] = tuple(sorted({*known[n - 1], other}))
        known[other - 1] = tuple(sorted({*known[other - 1], n}))
    return tuple(known)


def _by_window(rules: Rules, moves: Iterable[Move]) -> dict[str, tuple[Move, ...]]:
    found: dict[str, tuple[Move, ...]] = {}
    for move in moves:
        window = window_of(rules, move)
        found[window] = (*found.get(window, ()), move)
    return found
