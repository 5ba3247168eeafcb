"""The composition root: every part named once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute

from .. import __version__
from ..bus.local import LocalBus
from ..store.people import People
from ..store.sqlite import SqliteCommits
from . import health, web
from .clock import SystemChance, WallClock
from .codes import Fault
from .downloads import Downloads
from .http import Api, on_failure, on_fault, on_http_error
from .node import Node
from .settings import Settings
from .socket import Sockets


def embedded(settings: Settings) -> Node:
    """A server with its databases in one folder, and no rival.

    Raises OSError, sqlite3.Error or ValueError where the folder cannot be used.
    """
    settings.data.mkdir(parents=True, exist_ok=True)
    people = People.open(settings.data / "people.sqlite")
    commits = SqliteCommits.open(settings.data / "log.sqlite")
    return Node(settings, commits, people, LocalBus(), WallClock(), SystemChance())


def application(
    node: Node, ready: Callable[[], None] = lambda: None, dist: Path = web.DIST
) -> FastAPI:
    """The web application round a server; `ready` is called once it serves."""

    @asynccontextmanager
    async def alive(app: FastAPI) -> AsyncIterator[None]:
        await node.start()
        ready()
        yield
        await node.stop()
        await node.commits.close()
        await node.people.close()

    app = FastAPI(
        title="Palermo",
        version=__version__,
        lifespan=alive,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    # First, since it is looked for most.
    app.router.routes.append(WebSocketRoute("/api/tables/{stream}/socket", Sockets(node).endpoint))
    api = Api(node)
    app.include_router(health.router(node))
    app.include_router(api.router())
    app.include_router(Downloads(node, api).router())
    app.router.routes.extend(web.routes(dist))
    app.add_exception_handler(Fault, on_fault)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_failure)
    app.add_middleware(web.Guarded)
    return app
