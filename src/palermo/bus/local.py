"""The bus of servers that share a process: usually one, several in simulations."""

from __future__ import annotations

from .port import Hearer, Hint


class LocalBus:
    """Calls every other hearer at once."""

    def __init__(self) -> None:
        self._hearers: dict[str, Hearer] = {}

    def publish(self, node: str, hint: Hint) -> None:
        """See `Bus.publish`."""
        for other, hearer in list(self._hearers.items()):
            if other != node:
                hearer(hint)

    def subscribe(self, node: str, hearer: Hearer) -> None:
        """See `Bus.subscribe`."""
        self._hearers[node] = hearer

    def unsubscribe(self, node: str) -> None:
        """See `Bus.unsubscribe`."""
        self._hearers.pop(node, None)
