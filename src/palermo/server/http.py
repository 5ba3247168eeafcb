"""HTTP: persons, rulebooks, the lobby. Bodies are the wire's structs, and so are answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from ..game.past import past
from ..store.people import Person
from .books import rulebooks
from .codes import Fault
from .lobby import page, weigh
from .node import Node
from .origins import own_origin, trusted
from .people.joining import rename
from .people.sessions import COOKIE, COOKIE_SECONDS, spoken
from .rates import Buckets
from .table.live import Live
from .wire import NewMe, NewTable, Problem, TakeOver, Wanted, WhoAmI

T = TypeVar("T")
LONGEST_BODY = 16_384
# As whom one sees the table who may undo what happened there.
JUDGING = ("judge", "assistant:everything")
_encode = msgspec.json.Encoder().encode


class Json(Response):
    """An answer: any struct, as JSON, never cached."""

    media_type = "application/json"

    def __init__(self, content: Any, status_code: int = 200) -> None:
        super().__init__(_encode(content), status_code, {"cache-control": "no-store"})


def body(kind: Any) -> dict[str, Any]:
    """What the API's description says of a request's body."""
    schema = msgspec.json.schema(kind, ref_template="#/components/schemas/{name}")
    inline = schema.get("$defs", {}).get(kind.__name__, schema)
    return {"requestBody": {"content": {"application/json": {"schema": inline}}, "required": True}}


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request.

    Raises Fault where it is none of that kind.
    """
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > LONGEST_BODY:
            raise Fault("TOO_LARGE", 413)
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise Fault("BAD_REQUEST", 415)
    try:
        return msgspec.json.decode(bytes(raw), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Fault("BAD_REQUEST", 400, str(error)) from error


class Api:
    """The handlers. A request without a session is given one where a person may act."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._guests = Buckets(node.clock, 300, 2)
        self._tables = Buckets(node.clock, 20, 0.2)
        self._changes = Buckets(node.clock, 30, 1)
        self._checks = Buckets(node.clock, 60, 5)

    def router(self) -> APIRouter:
        """Every address below /api."""
        router = APIRouter(prefix="/api", default_response_class=Json)
        add = router.add_api_route
        add("/me", self.me, methods=["GET"])
        add("/me", self.change_me, methods=["POST"], openapi_extra=body(NewMe))
        add("/me/handover", self.hand_over, methods=["POST"])
        add("/handover", self.take_over, methods=["POST"], openapi_extra=body(TakeOver))
        add("/rulebooks", self.rulebooks, methods=["GET"])
        add("/rulebooks/check", self.check, methods=["POST"], openapi_extra=body(Wanted))
        add("/tables", self.tables, methods=["GET"])
        add("/tables", self.open, methods=["POST"], openapi_extra=body(Wanted))
        add("/play", self.play, methods=["POST"])
        add("/tables/{stream}", self.page, methods=["GET"])
        add("/tables/{stream}/again", self.again, methods=["POST"])
        add("/tables/{stream}/past", self.past, methods=["GET"])
        return router

    async def me(self, request: Request) -> Response:
        """Who I am; a new guest is given a name and a session."""
        return await self._as_person(request, self._who)

    async def change_me(self, request: Request) -> Response:
        """Call me otherwise, or speak another language to me."""

        async def change(person: Person) -> Response:
            self._spare(self._changes, person.id)
            changed = await self._node.sessions.change(person, await read(request, NewMe))
            for live in self._node.host.held():
                for player in list(live.players.values()):
                    if player.person == person.id:
                        await rename(self._node.people, live, player.who, changed.name)
                        self._node.fanout.refresh_names(live)
            return Json(WhoAmI(changed.name, changed.locale))

        return await self._as_person(request, change)

    async def hand_over(self, request: Request) -> Response:
        """A link with which another device takes over my session."""

        async def link(person: Person) -> Response:
            self._spare(self._changes, person.id)
            token = request.cookies[COOKIE]
            return Json(await self._node.sessions.hand_over(token, own_origin(request)))

        self._guard(request)
        person = await self._node.sessions.person(request.cookies.get(COOKIE))
        if person is None:
            raise Fault("NO_SESSION", 401)
        return await link(person)

    async def take_over(self, request: Request) -> Response:
        """This device takes over: it gets the session, the first one loses it."""
        self._guard(request)
        self._spare(self._guests, _address(request))
        token = await self._node.sessions.take_over((await read(request, TakeOver)).token)
        person = await self._node.sessions.person(token)
        assert person
        answer = await self._who(person)
        self._set(request, answer, token)
        return answer

    async def rulebooks(self) -> Response:
        """Rulebooks, paces and options."""
        return Json(rulebooks())

    async def check(self, request: Request) -> Response:
        """What speaks against a table, before it is opened; changes nothing."""
        self._guard(request)
        self._spare(self._checks, _address(request))
        return Json(weigh(await read(request, Wanted)))

    async def tables(self) -> Response:
        """The public tables that wait or play."""
        return Json(self._node.lobby.rows())

    async def open(self, request: Request) -> Response:
        """Open a table."""

        async def opened(person: Person) -> Response:
            self._spare(self._tables, person.id)
            wanted = await read(request, Wanted)
            return self._link(request, await self._node.lobby.open(person, wanted))

        return await self._as_person(request, opened)

    async def play(self, request: Request) -> Response:
        """A table with nine bots whose game begins at once."""

        async def begun(person: Person) -> Response:
            self._spare(self._tables, person.id)
            return self._link(request, await self._node.lobby.with_bots(person))

        return await self._as_person(request, begun)

    async def page(self, stream: str) -> Response:
        """What the page of a table's link shows before one enters."""
        return Json(page(await self.table(stream)))

    async def again(self, request: Request, stream: str) -> Response:
        """The table where the same people play on."""

        async def following(person: Person) -> Response:
            self._spare(self._tables, person.id)
            live = await self._node.lobby.again(await self.table(stream), person)
            return self._link(request, live)

        return await self._as_person(request, following)

    async def past(self, request: Request, stream: str) -> Response:
        """What the judge may step back to and correct (F6); nobody else's to see."""

        async def told(person: Person) -> Response:
            self._spare(self._checks, person.id)
            live = await self.table(stream)
            who = live.who(person.id)
            may = live.status != "lobby" and live.audience_of(who) in JUDGING
            if not may:
                raise Fault("NOT_THE_JUDGE", 403)
            return Json(past(live.game, live.entries))

        return await self._as_person(request, told)

    async def table(self, stream: str) -> Live:
        """A table by its key.

        Raises Fault where there is none.
        """
        live = await self._node.host.table(stream)
        if live is None:
            raise Fault("NO_TABLE", 404)
        return live

    async def _who(self, person: Person) -> Response:
        return Json(WhoAmI(person.name, person.locale))

    def _link(self, request: Request, live: Live) -> Response:
        return Json(NewTable(live.stream, f"{own_origin(request)}/t/{live.stream}"))

    async def _as_person(
        self, request: Request, run: Callable[[Person], Awaitable[Response]]
    ) -> Response:
        if request.method != "GET":
            self._guard(request)
        person = await self._node.sessions.person(request.cookies.get(COOKIE))
        if person:
            return await run(person)
        self._spare(self._guests, _address(request))
        locale = spoken(request.headers.get("accept-language", ""))
        person, token = await self._node.sessions.welcome(locale)
        answer = await run(person)
        self._set(request, answer, token)
        return answer

    def _guard(self, request: Request) -> None:
        if not trusted(request, self._node.settings):
            raise Fault("BAD_ORIGIN", 403)

    def _spare(self, buckets: Buckets, name: str) -> None:
        if not buckets.take(name):
            raise Fault("TOO_FAST", 429)

    def _set(self, request: Request, answer: Response, token: str) -> None:
        secure = own_origin(request).startswith("https:")
        answer.set_cookie(
            COOKIE, token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure
        )


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def problem(fault: Fault) -> Json:
    """The answer to a request that cannot be met."""
    return Json(Problem(fault.code, fault.message), fault.status)


async def on_fault(request: Request, error: Exception) -> Response:
    """Answers a Fault."""
    assert isinstance(error, Fault)
    return problem(error)


async def on_http_error(request: Request, error: Exception) -> Response:
    """Answers what the framework refuses, in the same form."""
    assert isinstance(error, HTTPException)
    code = "NOT_FOUND" if error.status_code == 404 else "BAD_REQUEST"
    return problem(Fault(code, error.status_code))


async def on_failure(request: Request, error: Exception) -> Response:
    """Answers what nobody foresaw; the server's log has it."""
    return problem(Fault("FAILED", 500))
