"""docs/api.md, written from the code: addresses, messages, codes.

`python -m palermo.server.api_page > docs/api.md`
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

from ..bus.local import LocalBus
from ..game import engine
from ..game.refusals import CODES as REFUSALS
from ..rules.books import COMBINATIONS
from ..store.memory import MemoryCommits
from ..store.people import People
from . import wire
from .app import application
from .clock import SystemChance, WallClock
from .codes import CODES
from .connection import CLOSE_CODES
from .node import Node
from .settings import Settings

HEADING = """# Interface

Everything a browser may say and hear. Written from the code by
`python -m palermo.server.api_page > docs/api.md`; the client's types come from the same structs
(`python -m palermo.server.typescript > web/src/wire.ts`). Times are milliseconds since the epoch in
the server's time.

Requests carry the session's cookie; a request that may change something names the server's own
origin, as browsers do. What cannot be met is answered `{code, message}` with a 4xx status. Bodies
and messages with unknown fields are refused.
"""
SOCKET = """
One socket a person a table. The first message is `hello`; then frames come. A frame is applied so:

    whole ? state = view
          : state = {...state, ...view, chronicle: [...state.chronicle, ...happened]}

`v` counts the frames of an `epoch`; one that carries only a person's own sections (`names`,
`notes`, in the lobby `offers`) repeats the last. After a lost connection, `hello` names epoch, `v`
and the last line of each channel, and what was missed follows. A command's `id` is the browser's
own: sent again with the same id it is done once and answered as the first time.
"""


def page() -> str:
    """The whole page."""
    assert engine.BLANK  # every refusal is declared once the engine is there
    parts = [HEADING, "\n## Addresses\n\n", *_addresses(), "\n## The socket\n", SOCKET]
    parts += ["\n| says | |\n|---|---|\n", *_messages(wire.BROWSER_MESSAGES)]
    parts += ["\n| hears | |\n|---|---|\n", *_messages(wire.SERVER_MESSAGES)]
    parts += ["\n| command | |\n|---|---|\n", *_messages(wire.BROWSER_COMMANDS)]
    parts += [
        "\n## Codes\n\n### Of the server\n\n| code | meaning | closes with |\n|---|---|---|\n"
    ]
    parts += [f"| `{c}` | {m} | {CLOSE_CODES.get(c, '')} |\n" for c, m in sorted(CODES.items())]
    parts += ["\n### Of the game\n\n| code | clause | meaning |\n|---|---|---|\n"]
    parts += [f"| `{n}` | {c.clause} | {c.meaning} |\n" for n, c in sorted(REFUSALS.items())]
    parts += ["\n### Of rules that cannot be dealt\n\n| code | meaning |\n|---|---|\n"]
    parts += [f"| `{code}` | {why} |\n" for code, why in sorted(_undealt())]
    return "".join(parts)


def _addresses() -> Iterator[str]:
    people = People.in_memory()
    node = Node(Settings(), MemoryCommits(), people, LocalBus(), WallClock(), SystemChance())
    described: dict[str, dict[str, Any]] = application(node).openapi()["paths"]
    yield "| address | |\n|---|---|\n"
    for path, methods in described.items():
        for method, facts in methods.items():
            yield f"| `{method.upper()} {path}` | {facts.get('description', '')} |\n"
    yield "| `WS /api/tables/{stream}/socket` | A table's socket. |\n"


def _undealt() -> Iterator[tuple[str, str]]:
    yield from ((code, why) for code, _, why, _ in COMBINATIONS)
    yield "SIZE", "a table has 4 to 20 seats"
    yield "DECK", "the deck does not fit the table (G13); the message says why"


def _messages(structs: Iterable[Any]) -> Iterator[str]:
    for struct in structs:
        fields = ", ".join(struct.__struct_fields__)
        about = " ".join((struct.__doc__ or "").split())
        shown = f"{struct.__struct_config__.tag} {{{fields}}}"
        yield f"| `{shown}` | {about} |\n"


def main() -> None:
    """Print the page."""
    sys.stdout.write(page())


if __name__ == "__main__":
    main()
