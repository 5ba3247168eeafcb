"""Frames for one audience: built and encoded once, the same bytes for all who belong to it."""

from __future__ import annotations

from collections import deque

import msgspec
from msgspec import Raw

from ...game.audience import Audience, audience
from ...game.phase import Game
from ...game.seen import Line, seen
from ...game.view import SECTIONS, view
from ...game.view.board import status
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


def sections(game: Game, eyes: Audience) -> dict[str, Raw]:
    """The view of an audience, section by section, encoded. In the lobby what may be done is each
    person's own, and is left out."""
    shown = view(game, eyes, [])
    found = {name: Raw(_encode(getattr(shown, name))) for name in SECTIONS}
    if status(game) == "lobby":
        del found["offers"]
    return found


def lines(change: Change, eyes: Audience) -> tuple[Raw, ...]:
    """What an audience sees happen in a change."""
    at = change.entry.at
    return tuple(
        Raw(_encode(Line(at, what)))
        for moment in change.moments
        for what in seen(moment.event, eyes, moment.after)
    )


class Feed:
    """One audience of one table: what it sees, what it saw, and its last frames.

    `v` counts the frames of the epoch. Nothing is sent, and nothing counted, for what this
    audience may not see (S2).
    """

    def __init__(self, name: str, live: Live, ring: int) -> None:
        self.eyes = audience(name, live.game.table.size)
        self.v = 0
        self._name = name
        self._loaded = live.loaded
        self._stage = stage(live.game, self.eyes)
        self._sections = sections(live.game, self.eyes)
        self._ring: deque[tuple[int, str]] = deque(maxlen=ring)
        self._chronicle: list[Raw] = []
        for change in history(live.entries):
            self._chronicle.extend(lines(change, self.eyes))

    @property
    def epoch(self) -> str:
        """Names this audience's row of frames; frames of another epoch say nothing about it."""
        return f"{self._name}.{self._stage}.{self._loaded:x}"

    def advance(self, change: Change) -> str | None:
        """The frame of a change, encoded; "" where the audience itself became another and
        everyone needs a whole one; None where it sees nothing of it."""
        happened = lines(change, self.eyes)
        now = sections(change.after, self.eyes)
        differ = {name: raw for name, raw in now.items() if self._sections.get(name) != raw}
        self._chronicle.extend(happened)
        self._sections = now
        became = stage(change.after, self.eyes)
        if became != self._stage:
            self._stage = became
            self.v = 0
            self._ring.clear()
            return ""
        if not differ and not happened:
            return None
        self.v += 1
        text = _encode(Frame(self.epoch, self.v, False, differ, happened)).decode()
        self._ring.append((self.v, text))
        return text

    def since(self, epoch: str, v: int) -> list[str] | None:
        """The frames after `v`, or None where only a whole view will do."""
        if epoch != self.epoch or not 0 <= v <= self.v:
            return None
        missed = [text for number, text in self._ring if number > v]
        return missed if len(missed) == self.v - v else None

    def whole(self, own: dict[str, Raw]) -> str:
        """Everything as it stands, with what is one person's own."""
        chronicle = Raw(b"[" + b",".join(map(bytes, self._chronicle)) + b"]")
        everything = {**self._sections, "chronicle": chronicle, **own}
        return _encode(Frame(self.epoch, self.v, True, everything)).decode()

    def own(self, sections_: dict[str, Raw]) -> str:
        """A frame for one person's own sections alone; it counts for nobody."""
        return _encode(Frame(self.epoch, self.v, False, sections_)).decode()
