"""Frames for one audience: built and encoded once, the same bytes for all who belong to it."""

from __future__ import annotations

from collections import deque

import msgspec
from msgspec import Raw

from ...game.act import Event
from ...game.audience import Audience, audience
from ...game.phase import Game
from ...game.seen import Line, seen
from ...game.view import personal, public
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


def common(game: Game) -> dict[str, Raw]:
    """The sections that are the same for every audience, encoded."""
    return {name: Raw(_encode(shown)) for name, shown in public(game).items()}


def sections(game: Game, eyes: Audience, same: dict[str, Raw] | None = None) -> dict[str, Raw]:
    """The view of an audience, section by section, encoded; `same` are those made already.

    In the lobby one's own seat and what one may do there are each person's own, and left out.
    """
    own = personal(game, eyes)
    if status(game) == "lobby":
        del own["offers"], own["me"]
    return {**(same or common(game)), **{name: Raw(_encode(shown)) for name, shown in own.items()}}


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

    def advance(self, change: Change, said: Said, same: dict[str, Raw]) -> str | None:
        """The frame of a change, encoded; "" where the audience itself became another and
        everyone needs a whole one; None where it sees nothing of it."""
        happened = said.to(self.eyes)
        now = sections(change.after, self.eyes, same)
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
