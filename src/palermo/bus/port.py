"""The bus's port. A hint may come late, twice, or never; nothing depends on one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class Hint(Struct, frozen=True):
    """A table's log reached `version`; or, with a channel, its talk reached line `n` there."""

    stream: str
    version: int = 0
    channel: str = ""
    n: int = 0


Hearer = Callable[[Hint], None]


class Bus(Protocol):
    """Carries hints to every server but the one that gives them."""

    def publish(self, node: str, hint: Hint) -> None:
        """Tell the others. Never waits and never fails."""

    def subscribe(self, node: str, hearer: Hearer) -> None:
        """Hear what others publish from now on."""

    def unsubscribe(self, node: str) -> None:
        """Hear no more."""
