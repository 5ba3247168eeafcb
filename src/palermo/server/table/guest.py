"""A person connected to a table, seated or not."""

from __future__ import annotations

from msgspec import Raw

from ...store.people import Note
from ..clock import Clock
from ..connection import Connection
from ..rates import Bucket


class Guest:
    """One person's present connection. `number` counts his entries; only the latest is current.

    `gone`: he has left. `lines` is the last line of each channel he was told.
    `audience` is as whom he sees the table, `own` what he was last sent of his own sections.
    `patience` is spent by messages that are none, or that come too fast.
    """

    def __init__(self, who: str, connection: Connection, clock: Clock) -> None:
        self.who = who
        self.connection = connection
        self.acts = Bucket(clock, 30, 10)
        self.talk = Bucket(clock, 6, 1)
        self.patience = Bucket(clock, 50, 0.5)
        self.number = 0
        self.gone = False
        self.lines: dict[str, int] = {}
        self.audience = ""
        self.own: dict[str, Raw] = {}
        self.notes: dict[int, Note] = {}
