"""A person connected to a table, seated or not."""

from __future__ import annotations

from msgspec import Raw

from ...store.people import Note
from ..connection import Connection
from ..rates import Bucket


class Guest:
    """One person's present connection. `number` counts his entries; only the latest is current.

    `audience` is as whom he sees the table, `own` what he was last sent of his own sections.
    `wrong` counts messages that were no messages or came too fast, `hasty` the latter.
    """

    def __init__(self, who: str, connection: Connection, acts: Bucket, talk: Bucket) -> None:
        self.who = who
        self.connection = connection
        self.acts = acts
        self.talk = talk
        self.number = 0
        self.wrong = 0
        self.hasty = 0
        self.audience = ""
        self.own: dict[str, Raw] = {}
        self.notes: dict[int, Note] = {}
