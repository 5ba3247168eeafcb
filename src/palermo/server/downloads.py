"""HTTP: records and replays of finished games."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from fastapi import APIRouter, Query, Response

from .http import Api, Json
from .node import Node
from .records import record, replay
from .sealing import sealing_key


class Downloads:
    """The handlers of what a finished table gives away."""

    def __init__(self, node: Node, api: Api) -> None:
        self._node = node
        self._api = api

    @cached_property
    def _key(self) -> Ed25519PrivateKey:
        """The server's seal, from its data folder."""
        return sealing_key(self._node.settings.data)

    def router(self) -> APIRouter:
        """The addresses below a table's."""
        router = APIRouter(prefix="/api/tables/{stream}", default_response_class=Json)
        router.add_api_route("/record", self.record, methods=["GET"])
        router.add_api_route("/replay", self.replay, methods=["GET"])
        return router

    async def record(self, stream: str, form: Literal["json", "text"] = "json") -> Response:
        """The record's file with the server's seal, once the game is over (R1)."""
        live = await self._api.table(stream)
        ending = "txt" if form == "text" else "json"
        name = f'attachment; filename="palermo-{live.stream}.{ending}"'
        headers = {"content-disposition": name, "cache-control": "no-store"}
        kind = "text/plain" if form == "text" else "application/json"
        body = record(live, self._key, form == "text")
        return Response(body, media_type=kind, headers=headers)

    async def replay(self, stream: str, eyes: str = Query("hall", alias="as")) -> Response:
        """The game as a seat, the hall or everybody saw it, once it is over (R3)."""
        live = await self._api.table(stream)
        return Json(await replay(live, eyes, self._node.commits))
