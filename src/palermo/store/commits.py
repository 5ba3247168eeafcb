"""The log's port: one row a command, a head beside it, lines of talk that a version allowed.

Every implementation passes `tests/shell/store`. Times are ms in the store's time.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Literal, Protocol

from msgspec import Struct

from .visits import Silent, Visits

SCHEMA = 1
GENESIS = bytes(32)
Status = Literal["lobby", "playing", "over", "closed"]


class StoreError(Exception):
    """The store could not say whether it kept something: read before trying again."""


class Draft(Struct, frozen=True, gc=False):
    """A command and its events, on their way into the log.

    `expected` is the version they were decided on. `by` and `id` name the command: the pair is
    unique in a stream. `status` and `due` (ms, None: nothing is due) go into the head. With
    `silent` it is stored only if that entry is still the person's current one, else `Present`.
    """

    stream: str
    expected: int
    at: int
    by: str
    id: str
    payload: bytes
    status: Status
    due: int | None
    silent: Silent | None = None


class Row(Struct, frozen=True, gc=False):
    """A stored command: `payload` is the JSON of the act and its events, in the given schema.

    `chain` is sha256 of the row before's chain and of the payload; the first row follows GENESIS.
    """

    stream: str
    version: int
    at: int
    by: str
    id: str
    payload: bytes
    chain: bytes
    schema: int = SCHEMA


class Head(Struct, frozen=True, gc=False):
    """Where a stream stands, written in the same transaction as its last row."""

    stream: str
    version: int
    at: int
    status: Status
    due: int | None
    chain: bytes
    schema: int = SCHEMA


class Stored(Struct, frozen=True, gc=False):
    """The draft is in the log, as this row."""

    row: Row


class Duplicate(Struct, frozen=True, gc=False):
    """The same command came before: the row it made then."""

    row: Row


class Conflict(Struct, frozen=True, gc=False):
    """The stream has moved on, to this version. Nothing was stored."""

    version: int


class Present(Struct, frozen=True, gc=False):
    """The person whom the draft holds for silent has come back. Nothing was stored."""


Appended = Stored | Duplicate | Conflict | Present


class Line(Struct, frozen=True, gc=False):
    """One line of talk. `who`: the speaker's key at this table. `seat`: 0 for an onlooker.

    `version` is the version of the log whose floor allowed it. `hears`: the seats it was for, in
    a channel that not everyone hears. `key` and `args`: a bot's phrase, in place of `text`. `id`:
    unless it is empty, the pair of it and `who` is unique in a stream.
    """

    stream: str
    channel: str
    version: int
    at: int
    who: str
    seat: int
    text: str = ""
    key: str = ""
    args: dict[str, str | int] = {}
    hears: tuple[int, ...] = ()
    n: int = 0
    id: str = ""


class Mark(Struct, frozen=True):
    """How far a stream is: its version, and the last number in each channel that was talked in."""

    version: int
    lines: dict[str, int]


class Commits(Visits, Protocol):
    """The log of every table. Raises StoreError when it cannot say what it kept."""

    async def now(self) -> int:
        """The store's time: the same for every server."""

    async def append(self, draft: Draft) -> Appended:
        """Store one command if the stream still stands at the version it was decided on."""

    async def read(self, stream: str, after: int = 0) -> Sequence[Row]:
        """The rows of a stream with a version above `after`, in order."""

    async def read_all(self, streams: Sequence[str]) -> dict[str, list[Row]]:
        """Every row of several streams, in order; those that have none are left out."""

    async def head(self, stream: str) -> Head | None:
        """Where a stream stands; None if it has no row."""

    async def heads(self, *status: Status) -> Sequence[Head]:
        """Every stream with one of these statuses."""

    async def marks(self, streams: Sequence[str]) -> dict[str, Mark]:
        """How far these streams are; those that have no row are left out."""

    async def due_before(self, at: int) -> Sequence[Head]:
        """Streams in which something is due at or before `at`, soonest first."""

    async def say(self, line: Line) -> Line | Conflict:
        """Keep a line if the stream still stands at `line.version`; numbers it in its channel.

        One that came before is not kept again: it is answered as it stands.
        """

    async def lines(self, stream: str, channel: str, after: int = 0) -> Sequence[Line]:
        """The lines of a channel with a number above `after`, in order."""

    async def forget_lines(self, stream: str, who: str = "") -> None:
        """Delete the lines of a table, or of one person there. Numbers are not used again."""

    async def beat(self, node: str, at: int) -> None:
        """A sign of life of one server."""

    async def last_beat(self) -> int | None:
        """The latest sign of life of any server; None if there never was one."""

    async def close(self) -> None:
        """Write what is under way, then let go."""


def chained(previous: bytes, payload: bytes) -> bytes:
    """The chain value of a row whose predecessor's is `previous` (R1)."""
    return sha256(previous + payload).digest()


def broken_link(rows: Sequence[Row], previous: bytes = GENESIS) -> int | None:
    """The version of the first row that does not follow from the one before, if any (R1)."""
    for row in rows:
        if row.chain != chained(previous, row.payload):
            return row.version
        previous = row.chain
    return None
