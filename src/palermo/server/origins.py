"""Where a request comes from: pages of other sites may not act in anybody's name."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from .settings import Settings

_SECURE = {"https", "wss"}


def own_origin(request: HTTPConnection) -> str:
    """This server's origin as the browser sees it (behind a proxy: as uvicorn was told)."""
    scheme = "https" if request.url.scheme in _SECURE else "http"
    return f"{scheme}://{request.headers.get('host', '')}"


def trusted(request: HTTPConnection, settings: Settings) -> bool:
    """Whether it comes from a page of this server. Every browser names the origin of a request
    that may change something, and of every socket."""
    origin = request.headers.get("origin")
    return origin is not None and (origin == own_origin(request) or origin in settings.origins)
