"""What the judge may undo (F6): the steps he can go back to and the entries he can correct, each
with what was privately learned since, of which he is warned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from .phase import Game
from .refusals import Refusal
from .table import Answer
from .timeline import Log, correctable, live_path, refolded, steps
from .vocabulary import AnyCommand, Entry


class PastStep(Struct, frozen=True):
    """A step that one can go back to, by its number; `learned` stays with those who read it."""

    n: int
    name: str
    seat: int
    day: int
    night: bool
    learned: tuple[Answer, ...]


class PastEntry(Struct, frozen=True):
    """An entry of the record that can be corrected: what was done in whose name, at which step.

    `learned` is what was told after it and may no longer be true.
    """

    n: int
    at: int
    step: int
    seat: int
    do: AnyCommand
    learned: tuple[Answer, ...]


class Past(Struct, frozen=True):
    """The steps and the entries, the earliest first."""

    steps: tuple[PastStep, ...] = ()
    entries: tuple[PastEntry, ...] = ()


def past(game: Game, rows: Sequence[Entry]) -> Past:
    """What can be undone of a table whose whole log this is; nothing once the protocol is
    signed."""
    log = Log.of(rows)
    if log is None or game.table.proof.secret:
        return Past()
    begun = steps(log)
    found = (_step(game, n, then) for n, (_, then) in sorted(begun.items()))
    return Past(tuple(found), tuple(_entries(game, log)))


def _step(game: Game, n: int, then: Game) -> PastStep:
    shown = then.phase.shown(then.table)
    learned = _learned(game, then)
    return PastStep(n, shown.name, shown.seat, then.table.day, then.table.night, learned)


def _entries(game: Game, log: Log) -> Iterator[PastEntry]:
    path = live_path(log.rows)
    found = refolded(log.start, path)
    if isinstance(found, Refusal):
        return
    for item, (_, then) in zip(path, found, strict=True):
        entry = item.entry
        if correctable(entry):
            learned = _learned(game, then)
            yield PastEntry(item.n, entry.at, entry.step, entry.seat, entry.do, learned)


def _learned(game: Game, then: Game) -> tuple[Answer, ...]:
    """The answers given since."""
    return tuple([a for a in game.table.answers if a not in then.table.answers])
