"""A row's payload and what it says; older schemas are lifted step by step when they are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ..game.vocabulary import Entry
from .commits import SCHEMA, Row

Upcast = Callable[[dict[str, Any]], dict[str, Any]]

# From a schema to the next: takes an entry as JSON values and returns it as the next schema has it.
UPCASTS: dict[int, Upcast] = {}

_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """The payload of an entry: the same entry, the same bytes (R1)."""
    return _encoder.encode(entry)


def decode(row: Row) -> Entry:
    """What a row says, whatever release wrote it.

    Raises ValueError for a schema that this release does not know, msgspec.ValidationError for
    a payload that is none.
    """
    if row.schema == SCHEMA:
        return _decoder.decode(row.payload)
    return msgspec.convert(lifted(msgspec.json.decode(row.payload), row.schema), Entry)


def lifted(entry: dict[str, Any], schema: int, upcasts: dict[int, Upcast] | None = None) -> Any:
    """An entry of an older schema as the present one has it."""
    steps = UPCASTS if upcasts is None else upcasts
    if schema > SCHEMA:
        raise ValueError(f"the log has schema {schema}; this Palermo knows {SCHEMA} at most")
    for step in range(schema, SCHEMA):
        if step not in steps:
            raise ValueError(f"nothing lifts schema {step}")
        entry = steps[step](entry)
    return entry
