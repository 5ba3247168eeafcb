"""Visits: who is connected to a table, by which server, since when he is silent (design 7).

Every entry of a person has a number, the next one for each; the store alone counts, so that the
servers that share it agree on which is current. Times are ms in the store's time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class Visit(Struct, frozen=True):
    """The current entry of a person to a table, at one server.

    `gone`: when his connection fell silent; None while it is up as far as anybody knows.
    """

    stream: str
    who: str
    number: int
    node: str
    gone: int | None = None


class Silent(Struct, frozen=True):
    """The condition of a row that declares somebody away: this is still his current entry."""

    who: str
    number: int


class Visits(Protocol):
    """The current visit of every person to every table."""

    async def come(self, stream: str, who: str, node: str) -> int:
        """A person enters; the number of this entry. The one before is no longer current."""

    async def go(self, visit: Visit) -> None:
        """The connection fell silent at `visit.gone`. Of an entry no longer current it says
        nothing."""

    async def expect(self, stream: str, who: str, node: str, at: int) -> None:
        """A person has a seat and no connection. From now on he is silent, unless he is there or
        waited for already."""

    async def settle(self, visit: Visit) -> None:
        """All that follows from this silence is done: `silent` names it no more."""

    async def visits(self, stream: str) -> Sequence[Visit]:
        """The current visits to a table."""

    async def visits_at(self, node: str) -> Sequence[Visit]:
        """The current visits whose connections a server holds."""

    async def silent(self, gone: int, sign: int) -> Sequence[Visit]:
        """Visits not settled that fell silent by `gone`, and those of servers whose last sign of
        life was given by `sign`: these as fallen silent at that sign."""
