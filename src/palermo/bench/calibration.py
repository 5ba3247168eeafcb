"""A fixed loop that says how fast a machine is just now, so that figures can be compared.

It does what the engine does most: copies small frozen structs, looks up and builds tuples. It is
never changed; a figure divided by its rate is comparable between machines and years.
"""

from __future__ import annotations

from time import process_time

from msgspec import Struct
from msgspec.structs import replace

ROUNDS = 200_000


class Counter(Struct, frozen=True):
    """Twelve fields, as a small state has."""

    a: int = 0
    b: int = 1
    c: int = 2
    d: tuple[int, ...] = (1, 2, 3)
    e: str = "e"
    f: str = "f"
    g: int = 6
    h: int = 7
    i: int = 8
    j: int = 9
    k: int = 10
    m: int = 11


def rate() -> float:
    """Rounds of the loop a second of the processor's time, the best of three."""
    return max(_once() for _ in range(3))


def _once() -> float:
    names = {"a": 1, "b": 2, "c": 3}
    state = Counter()
    began = process_time()
    for number in range(ROUNDS):
        seats = tuple(s for s in state.d if s != 2)
        state = replace(state, a=number, b=names["b"] + len(seats))
    return ROUNDS / (process_time() - began)
