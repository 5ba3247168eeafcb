"""Refusals: a value with a stable code, and the clause where there is one."""

from __future__ import annotations

from msgspec import Struct


class Refusal(Struct, frozen=True, gc=False):
    """Why a command changes nothing. `late`: by how many ms it missed its step's end; `entry`:
    which entry of the record stands in the way (F6)."""

    code: str
    clause: str = ""
    late: int = 0
    entry: int = 0


class Code(Struct, frozen=True, gc=False):
    """A code's clause and its meaning, for docs and screens."""

    clause: str
    meaning: str


CODES: dict[str, Code] = {}


def refusal(code: str, clause: str, meaning: str) -> Refusal:
    """Declare a refusal once; its code is the project's for good.

    Raises ValueError if the code is already taken.
    """
    if code in CODES:
        raise ValueError(f"the code {code} is declared twice")
    CODES[code] = Code(clause, meaning)
    return Refusal(code, clause)


TOO_LATE = refusal("TOO_LATE", "G4", "The step was over when this arrived.")
STALE_STEP = refusal("STALE_STEP", "G4", "This answers a step that is no longer on.")
NOT_OFFERED = refusal("NOT_OFFERED", "G4", "This cannot be done at this moment.")
NO_SUCH_SEAT = refusal("NO_SUCH_SEAT", "G1", "The table has no such seat.")
NOT_LIVING = refusal("NOT_LIVING", "G5", "A player who has left takes no further part.")
NOT_YOURS = refusal("NOT_YOURS", "G4", "This is for somebody else to do.")
PAUSED = refusal("PAUSED", "F6", "The game is paused: every clock stands still.")
GAME_OVER = refusal("GAME_OVER", "G9", "The game is over.")
NOT_STARTED = refusal("NOT_STARTED", "G14", "The game has not begun.")
TABLE_CLOSED = refusal("TABLE_CLOSED", "G14", "The table is closed.")
TABLE_EXISTS = refusal("TABLE_EXISTS", "G14", "The table is already open.")
NOT_YOUR_FLOOR = refusal("NOT_YOUR_FLOOR", "D2", "Somebody else has the floor.")
BAD_TARGET = refusal("BAD_TARGET", "G4", "This seat cannot be chosen here.")
