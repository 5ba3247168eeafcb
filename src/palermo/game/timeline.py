"""The live path (F6): a log that steps back and is corrected, as the game that came of it.

Rows are numbered as in the record: from 1, beginning with what follows the closing of the seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from . import engine
from .act import Act, Command, Event, Events, Next
from .admission import admit
from .engine import BLANK, fold
from .interrupts.pause import PauseClocks, Resume
from .interrupts.undoing import (
    CANNOT_CORRECT,
    NO_LONGER_HOLDS,
    NO_SUCH_STEP,
    Correct,
    Corrected,
    Now,
    Standing,
    StepBack,
    SteppedBack,
    lasting,
)
from .ledger import kept
from .phase import Game
from .phases.deal import Deal, Dealing
from .phases.seating import Started
from .refusals import Refusal
from .table import Table
from .vocabulary import Entry

Undone = SteppedBack | Corrected
_STAYS: tuple[type[Command], ...] = (Next, Deal, PauseClocks, Resume, StepBack, Correct)


class Item(Struct, frozen=True):
    """A row of the live path and its number."""

    n: int
    entry: Entry


class Log(Struct, frozen=True):
    """A game from its closed seats on: where it began, and every row since."""

    start: Game
    rows: Sequence[Entry]

    @classmethod
    def of(cls, entries: Sequence[Entry]) -> Log | None:
        """The game within a table's whole log, the lobby left out; None before it begins."""
        first = next((i for i, row in enumerate(entries) if _starts(row.events)), None)
        if first is None:
            return None
        lobby = tuple(e for row in entries[: first + 1] for e in row.events)
        return cls(fold(BLANK, lobby), entries[first + 1 :])


def play(
    game: Game, act: Act, entries: Sequence[Entry], log: Log | None = None
) -> tuple[Events, Game] | Refusal:
    """As `engine.play`, and correcting and stepping back too: `entries` are the table's whole
    log, or `log` is the game within it."""
    do = act.do
    if not isinstance(do, StepBack | Correct):
        return engine.play(game, act)
    refused = admit(game, act)
    if refused:
        return refused
    log = log or Log.of(entries)
    if log is None:
        return NO_SUCH_STEP
    undone = _back(game, act, do, log) if isinstance(do, StepBack) else _amend(game, act, do, log)
    if isinstance(undone, Refusal):
        return undone
    return (undone,), engine.evolve(game, undone)


def live_path(rows: Iterable[Entry]) -> list[Item]:
    """The rows that count: what was undone left out, what was corrected as it was meant."""
    path: list[Item] = []
    for n, entry in enumerate(rows, 1):
        undone = _undone(entry)
        if isinstance(undone, SteppedBack):
            path = [item for item in path if item.n <= undone.entry]
        elif undone:
            path = _amended(path, undone.entry, undone.instead)
        path.append(Item(n, entry))
    return path


def live_events(log: Log) -> Events:
    """What happened, without what was undone."""
    if not any(_undone(row) for row in log.rows):
        return tuple(e for row in log.rows for e in row.events)
    found = refolded(log.start, live_path(log.rows))
    assert not isinstance(found, Refusal), f"entry {found.entry} of the live path is refused"
    return tuple(e for events, _ in found for e in events)


def refolded(start: Game, path: Iterable[Item]) -> list[tuple[Events, Game]] | Refusal:
    """Every row of a path judged again, with the game after it; or which no longer holds."""
    game, found = start, []
    for item in path:
        undone = _undone(item.entry)
        if undone:
            events: Events = (undone,)
            game = Game(lasting(game.table, undone.now), game.phase)
        else:
            result = engine.play(game, item.entry.act())
            if isinstance(result, Refusal):
                return replace(NO_LONGER_HOLDS, entry=item.n)
            events, game = result
        found.append((events, game))
    return found


def steps(log: Log) -> dict[int, tuple[int, Game]]:
    """The steps that one can go back to: after which row each began, and the game then."""
    path = live_path(log.rows)
    found = refolded(log.start, path)
    if isinstance(found, Refusal):
        return {}
    begun: dict[int, tuple[int, Game]] = {}
    for item, (_, game) in zip(path, found, strict=True):
        if not isinstance(game.phase, Dealing):
            begun.setdefault(game.table.step, (item.n, game))
    return begun


def correctable(entry: Entry) -> bool:
    """Whether an entry is a player's or the judge's own, and can be another (F6)."""
    return entry.by in ("seat", "judge") and not isinstance(entry.do, _STAYS)


def _back(game: Game, act: Act, do: StepBack, log: Log) -> SteppedBack | Refusal:
    target = steps(log).get(do.step)
    if target is None:
        return NO_SUCH_STEP
    number, back = target
    return SteppedBack(number, do.reason, _anew(game.table, back, act.at), Standing.of(back))


def _amend(game: Game, act: Act, do: Correct, log: Log) -> Corrected | Refusal:
    path = live_path(log.rows)
    meant = [item.entry for item in path if item.n == do.entry and correctable(item.entry)]
    if not meant or _is(meant[0], do.instead):
        return CANNOT_CORRECT
    found = refolded(log.start, _amended(path, do.entry, do.instead))
    if isinstance(found, Refusal):
        return CANNOT_CORRECT if found.entry == do.entry else found
    again = found[-1][1]
    same = again.phase.shown(again.table) == game.phase.shown(game.table)
    if same and again.table.step == game.table.step:
        now = _now(game.table, again, game.table.step, again.table.began, again.table.until)
    else:
        now = _anew(game.table, again, act.at)
    return Corrected(do.entry, do.reason, now, Standing.of(again), do.instead)


def _anew(table: Table, back: Game, at: int) -> Now:
    """The step begins anew, with its whole time and a number that none had before."""
    began = table.pause.since if table.pause else at
    then = back.table
    until = began + then.until - then.began if then.until else 0
    return _now(table, back, table.step + 1, began if then.until else then.began, until)


def _now(table: Table, back: Game, step: int, began: int, until: int) -> Now:
    away = tuple([a for a in table.away if a.seat in back.table.living])
    ledger = kept(table, back.table)
    return Now(step, began, until, table.rules.duties, away, table.pause, ledger, table.chair)


def _amended(path: list[Item], number: int, instead: Command | None) -> list[Item]:
    return [
        Item(item.n, replace(item.entry, do=instead)) if item.n == number else item
        for item in path
        if item.n != number or instead is not None
    ]


def _is(entry: Entry, instead: object) -> bool:
    return entry.do == instead


def _undone(entry: Entry) -> Undone | None:
    first: Event | None = entry.events[0] if entry.events else None
    return first if isinstance(first, SteppedBack | Corrected) else None


def _starts(events: Events) -> bool:
    return any(isinstance(e, Started) for e in events)
