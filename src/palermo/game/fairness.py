"""Dealing from a secret: the same secret, deck and size, the same roles (S4)."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from random import Random


def cards(deck: Mapping[str, int]) -> list[str]:
    """The deck laid out in a fixed order, one card a seat."""
    return [role for role in sorted(deck) for _ in range(deck[role])]


def deal(secret: bytes, deck: Mapping[str, int]) -> tuple[str, ...]:
    """The roles seat by seat: the deck shuffled by the secret's own dice."""
    roles = cards(deck)
    Random(int.from_bytes(sha256(b"palermo deal" + secret).digest(), "big")).shuffle(roles)
    return tuple(roles)
