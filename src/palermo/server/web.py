"""The web client's files: hashed assets for ever, the one page always fresh, and its headers."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

DIST = Path(__file__).parents[1] / "web_dist"
FOR_EVER = "public, max-age=31536000, immutable"
# Everything comes from this server; `data:` is for small pictures in the style sheet.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self' data:;"
    " style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
}


class Assets(StaticFiles):
    """Files whose names hold a hash of their content."""

    def file_response(self, *args: object, **more: object) -> Response:
        """The file, to be kept for ever."""
        response: Response = super().file_response(*args, **more)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOR_EVER
        return response


class Guarded:
    """Adds the headers that keep a page what it is."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, with the headers on every answer."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *HEADERS.items()]}
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


def routes(dist: Path = DIST) -> list[BaseRoute]:
    """The client's addresses: assets, files at the root, and the page for everything else."""
    index = dist / "index.html"

    async def page(request: Request) -> Response:
        wanted = request.path_params["path"]
        if wanted.startswith("api/"):
            raise HTTPException(404)
        file = (dist / wanted).resolve()
        inside = file.is_relative_to(dist.resolve()) and not file.name.startswith(".")
        if wanted and inside and file.is_file():
            return FileResponse(file, headers={"cache-control": "public, max-age=3600"})
        if not index.is_file():
            return PlainTextResponse("The web client is not built: install the package.", 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    found: list[BaseRoute] = [Route("/{path:path}", page, methods=["GET"])]
    if (dist / "assets").is_dir():
        found.insert(0, Mount("/assets", Assets(directory=dist / "assets")))
    return found
