"""Decks: how many of each role at which size (G13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from .options import Rules
from .roles import ROLES, Move, Window

SIZES = range(4, 21)
_WINDOW_ORDER: tuple[Window, ...] = ("shot", "checks", "moves")


def black_at(size: int) -> int:
    """How many black seats the standard deck has at `size` seats (G13)."""
    return 1 if size <= 5 else size // 3


def standard_deck(rules: Rules, size: int) -> dict[str, int]:
    """The standard deck of the rulebook at `size` seats: role name to count (G13)."""
    return dict(_standard(rules.rulebook, size))


@cache
def _standard(rulebook: str, size: int) -> tuple[tuple[str, int], ...]:
    black = black_at(size)
    don = 1 if black >= 2 and rulebook != "conference" else 0
    special = {
        role.name: 1 for role in ROLES.values() if size >= role.from_size.get(rulebook, size + 1)
    }
    civilians = size - black - sum(special.values())
    deck = {"civilian": civilians, **special, "mafia": black - don, "don": don}
    return tuple([(name, count) for name, count in deck.items() if count])


def deck_of(rules: Rules, size: int) -> dict[str, int]:
    """The deck a table plays: its own if it names one, else the standard."""
    return dict(rules.deck) if rules.deck else standard_deck(rules, size)


def deck_faults(deck: Mapping[str, int], size: int) -> tuple[str, ...]:
    """Why a deck cannot be dealt to `size` seats; empty when it can (G13)."""
    return tuple(_faults(deck, size))


def _faults(deck: Mapping[str, int], size: int) -> Iterator[str]:
    unknown = [name for name in deck if name not in ROLES]
    if unknown:
        yield f"there is no role {unknown[0]!r}"
        return
    if any(count < 0 for count in deck.values()):
        yield "a role cannot be dealt less than no times"
    if sum(deck.values()) != size:
        yield f"the deck has {sum(deck.values())} cards for {size} seats"
    black = sum(count for name, count in deck.items() if ROLES[name].team == "mafia")
    alone = (n for name, n in deck.items() if ROLES[name].team == "solo" and ROLES[name].hostile)
    hostile = black + sum(alone)
    if black < 1:
        yield "the deck has no black card"
    if 2 * hostile >= size:
        yield "the black, with the maniacs, must be fewer than half"
    for name in ("don", "sheriff"):
        if deck.get(name, 0) > 1:
            yield f"there is at most one {name}"
    for name, count in deck.items():
        for partner in ROLES[name].knows:
            if count and not deck.get(partner):
                yield f"{name} needs {partner} in the deck"


def moves_of(rules: Rules, role: str) -> tuple[Move, ...]:
    """The night moves a role has under these rules (G12)."""
    moves = ROLES[role].moves
    if all(not move.option or getattr(rules, move.option) for move in moves):
        return moves
    return tuple(move for move in moves if not move.option or getattr(rules, move.option))


def window_of(rules: Rules, move: Move) -> Window:
    """In which window a move is made: its own, or with all the others of a conference (N8)."""
    return "moves" if move.window and rules.together else move.window


def night_windows(rules: Rules, size: int) -> tuple[str, ...]:
    """The windows of every night but night 0, in order; the same whoever is out (N2)."""
    deck = deck_of(rules, size)
    moves = (move for role, count in deck.items() if count for move in moves_of(rules, role))
    held = {window_of(rules, move) for move in moves}
    windows = tuple(window for window in _WINDOW_ORDER if window in held)
    channel = rules.mafia_channel
    confer = rules.council == "every_night" and blacks_in(deck) > 1 and not channel
    return ("council", *windows) if confer else windows


def first_windows(rules: Rules, size: int) -> tuple[str, ...]:
    """The windows of night 0: the mafia meet, the sheriff looks (N1)."""
    deck = deck_of(rules, size)
    meet = ("acquaintance",) if blacks_in(deck) > 1 else ()
    look = ("look",) if rules.sheriff_look and deck.get("sheriff") else ()
    return (*meet, *look)


def blacks_in(deck: Mapping[str, int]) -> int:
    """How many black cards a deck has."""
    return sum(count for name, count in deck.items() if ROLES[name].team == "mafia")
