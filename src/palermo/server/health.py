"""GET /health: whether this server can do its work."""

from __future__ import annotations

from fastapi import APIRouter, Response

from .. import __version__
from ..store.commits import StoreError
from .http import Json
from .node import Node


def router(node: Node) -> APIRouter:
    """The address /health."""
    api = APIRouter()

    async def health() -> Response:
        """200 while the store answers and clocks run, else 503."""
        try:
            last = await node.commits.last_beat()
        except StoreError:
            last = None
        late = node.clock.now() - (last or 0)
        well = last is not None and late <= 3 * node.settings.beat + 2_000
        tables = node.host.held()
        facts = {
            "status": "ok" if well else "failing",
            "version": __version__,
            "tables": sum(1 for live in tables if live.status in ("lobby", "playing")),
            "connected": sum(len(live.guests) for live in tables),
            "uptime_seconds": (node.clock.now() - node.started) // 1000,
        }
        return Json(facts, 200 if well else 503)

    api.add_api_route("/health", health, methods=["GET"], response_class=Json)
    return api
