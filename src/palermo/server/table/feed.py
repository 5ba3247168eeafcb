"""Frames for one audience: built and encoded once, the same bytes for all who belong to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Container

import msgspec
from msgspec import Raw

from ...game.act import Event
from ...game.audience import Audience, audience
from ...game.phase import Game
from ...game.seen import Line, seen
from ...game.view import personal, public
from ...game.view.board import status
from ...game.view.changes import ALL
from ..wire import Frame
from .live import Change, Live, history

_encode = msgspec.json.Encoder().encode


def stage(game: Game, eyes: Audience) -> str:
    """What an audience is at present: a change of it begins a new epoch."""
    if status(game) in ("over", "closed"):
        return "over"
    if not eyes.seat or not game.table.roles:
        return "in"
    return "in" if eyes.seat in game.table.living else "left"


def common(game: Game, only: Container[str] | None = None) -> dict[str, Raw]:
    """The sections that are the same for every audience, encoded; all of them, or `only` these."""
    return {name: Raw(_encode(shown)) for name, shown in public(game, only).items()}


def sections(
    game: Game,
    eyes: Audience,
    same: dict[str, Raw] | None = None,
    only: Container[str] | None = None,
) -> dict[str, Raw]:
    """The view of an audience, section by section, encoded; all of it, or `only` these sections.
    `same` are those made already.

    In the lobby one's own seat and what one may do there are each person's own, and left out.
    """
    own = personal(game, eyes, only=only)
    if status(game) == "lobby":
        own.pop("offers", None)
        own.pop("me", None)
    made = {name: Raw(_encode(shown)) for name, shown in own.items()}
    return {**(common(game, only) if same is None else same), **made}


class Said:
    """The lines of a change, each encoded once however many audiences see it."""

    def __init__(self, change: Change) -> None:
        self._change = change
        self._encoded: dict[int, Raw] = {}

    def to(self, eyes: Audience) -> tuple[Raw, ...]:
        """What an audience sees happen."""
        return tuple(
            self._raw(what, shared=what is moment.event)
            for moment in self._change.moments
            for what in seen(moment.event, eyes, moment.after)
        )

    def _raw(self, what: Event, shared: bool) -> Raw:
        if not shared:
            return Raw(_encode(Line(self._change.entry.at, what)))
        raw = self._encoded.get(id(what))
        if raw is None:
            raw = self._encoded[id(what)] = Raw(_encode(Line(self._change.entry.at, what)))
        return raw


def lines(change: Change, eyes: Audience) -> tuple[Raw, ...]:
    """What an audience sees happen in a change."""
    return Said(change).to(eyes)


class Feed:
    """One audience of one table: what it sees, what it saw, and its last frames.

    `v` counts the frames of the epoch. Nothing is sent, and nothing counted, for what this
    audience may not see (S2).
    """

    def __init__(self, name: str, live: Live, ring: int) -> None:
        self.eyes = audience(name, live.game.table.size)
        self.v = 0
        self._era = 0
        self._name = name
        self._loaded = live.loaded
        self._stage = stage(live.game, self.eyes)
        self._sections = sections(live.game, self.eyes)
        self._ring: deque[tuple[int, bytes]] = deque(maxlen=ring)
        self._chronicle: list[Raw] = []
        for change in history(live.entries):
            self._chronicle.extend(lines(change, self.eyes))

    @property
    def epoch(self) -> str:
        """Names this audience's row of frames; frames of another epoch say nothing about it."""
        # One may become again what one was (F6): each time is an epoch of its own.
        return f"{self._name}.{self._stage}.{self._loaded:x}.{self._era}"

    def advance(
        self, change: Change, said: Said, only: frozenset[str], same: dict[str, Raw]
    ) -> bytes | None:
        """The frame of a change, encoded; empty where the audience itself became another and
        everyone needs a whole one; None where it sees nothing of it.

        `only` are the sections that can have changed, `same` those of them made already.
        """
        happened = said.to(self.eyes)
        now = sections(change.after, self.eyes, same, only)
        differ = {name: raw for name, raw in now.items() if self._sections.get(name) != raw}
        self._chronicle.extend(happened)
        # What an audience no longer has (the lobby's) is gone with its epoch.
        self._sections = now if len(only) == len(ALL) else {**self._sections, **differ}
        became = stage(change.after, self.eyes)
        if became != self._stage:
            self._stage = became
            self.v = 0
            self._era += 1
            self._ring.clear()
            return b""
        if not differ and not happened:
            return None
        self.v += 1
        text = _encode(Frame(self.epoch, self.v, False, differ, happened))
        self._ring.append((self.v, text))
        return text

    def since(self, epoch: str, v: int) -> list[bytes] | None:
        """The frames after `v`, or None where only a whole view will do."""
        if epoch != self.epoch or not 0 <= v <= self.v:
            return None
        missed = [text for number, text in self._ring if number > v]
        return missed if len(missed) == self.v - v else None

    def whole(self, own: dict[str, Raw]) -> bytes:
        """Everything as it stands, with what is one person's own."""
        chronicle = Raw(b"[" + b",".join(map(bytes, self._chronicle)) + b"]")
        everything = {**self._sections, "chronicle": chronicle, **own}
        return _encode(Frame(self.epoch, self.v, True, everything))

    def own(self, sections_: dict[str, Raw]) -> bytes:
        """A frame for one person's own sections alone; it counts for nobody."""
        return _encode(Frame(self.epoch, self.v, False, sections_))
