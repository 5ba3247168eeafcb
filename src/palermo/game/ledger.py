"""What survives a correction or a step back (F6): what a person privately learned stays learned,
and is marked withdrawn."""

from __future__ import annotations

from msgspec.structs import replace

from .audience import Audience
from .table import Answer, Learned, Table


def kept(table: Table, back: Table) -> tuple[Learned, ...]:
    """The ledger once `table` is made `back`: answers that are undone, with those who read them."""
    known = {(entry.answer, entry.readers) for entry in table.ledger}
    undone = [a for a in table.answers if a not in back.answers]
    found = [Learned(a, _readers(table, a)) for a in undone]
    return (
        *table.ledger,
        *(entry for entry in found if (entry.answer, entry.readers) not in known),
    )


def withdrawn(table: Table, seat: int) -> tuple[Answer, ...]:
    """What a player learned in parts of the game that were undone."""
    return tuple([replace(e.answer, withdrawn=True) for e in table.ledger if seat in e.readers])


def _readers(table: Table, answer: Answer) -> tuple[int, ...]:
    seats = range(1, table.size + 1)
    return tuple([seat for seat in seats if Audience(seat).reads(table, answer)])
