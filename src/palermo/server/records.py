"""What a table gives away once its game is over: the record, and replays (R1, R3)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ..game.audience import ALL, AudienceError, audience
from ..game.record import RecordError, record_of, write_record
from ..game.record_text import record_text
from ..store.commits import Commits
from .codes import Fault
from .sealing import sealed
from .table.feed import lines, sections
from .table.live import Live, history
from .table.talk import CHANNELS, hears, told
from .wire import Replay, ReplayFrame, Spoken


def ended(live: Live) -> None:
    """Raises Fault while the game may still go on: until then no value of it leaves (R1)."""
    if live.status not in ("over", "closed") or live.game.table.outcome is None:
        raise Fault("NOT_OVER", 409)


def record(live: Live, key: Ed25519PrivateKey, text: bool = False) -> bytes:
    """The record of a finished game with the server's seal, as JSON or in its text form.

    Raises Fault while it is not finished.
    """
    ended(live)
    try:
        whole = sealed(record_of(live.entries), key)
        return record_text(whole).encode() if text else write_record(whole)
    except RecordError as error:
        raise Fault("NOT_OVER", 409, str(error)) from error


async def replay(live: Live, eyes: str, commits: Commits) -> Replay:
    """A finished game as an audience saw it: `hall`, `seat:N` or `all`.

    Raises Fault while it is not finished, and for another audience.
    """
    ended(live)
    try:
        audience(eyes, live.game.table.size)
    except AudienceError as error:
        raise Fault("BAD_VIEW", 404) from error
    return Replay(tuple(_frames(live, eyes)), tuple(await _spoken(live, eyes, commits)))


def _frames(live: Live, name: str) -> Iterator[ReplayFrame]:
    """Frames as they were, without those of the lobby."""
    eyes = audience(name, live.game.table.size)
    before: dict[str, msgspec.Raw] = {}
    past: list[msgspec.Raw] = []
    number = 0
    for change in history(live.entries):
        happened = lines(change, eyes)
        past.extend(happened)
        if not change.after.table.step:
            continue
        now = sections(change.after, eyes)
        differ = {name: raw for name, raw in now.items() if before.get(name) != raw}
        if not before:
            chronicle = msgspec.Raw(b"[" + b",".join(map(bytes, past)) + b"]")
            yield ReplayFrame(change.entry.at, 0, True, {**now, "chronicle": chronicle}, happened)
        elif differ or happened:
            number += 1
            yield ReplayFrame(change.entry.at, number, False, differ, happened)
        before = now


async def _spoken(live: Live, name: str, commits: Commits) -> list[Spoken]:
    eyes = audience(name, live.game.table.size)
    return [
        told(live, line)
        for channel in CHANNELS
        for line in await commits.lines(live.stream, channel)
        if eyes == ALL or hears(live.game, line, eyes.seat)
    ]
