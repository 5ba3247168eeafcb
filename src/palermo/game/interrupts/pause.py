"""Stops of the clocks (F5, F6, F7): by the judge, for the absent, for want of the judge; asleep
when nobody is there."""

from __future__ import annotations

from msgspec.structs import replace

from ..act import Act, Command, Event, Events
from ..phase import Folds, Game
from ..refusals import NOT_OFFERED, NOT_YOURS, PAUSED, Refusal, refusal
from ..seats import Away
from ..table import Pause, Table, ms

ASLEEP_MS = 86_400_000
# Pauses that the judge's word, or his coming, ends; who else is away changes nothing of them.
JUDGES = ("judge", "judge_away")
NOT_PAUSED = refusal("NOT_PAUSED", "F6", "The game is not paused.")


class PauseClocks(Command, frozen=True, tag="pause"):
    """The judge stops every clock (F6)."""


class Resume(Command, frozen=True):
    """The clocks go on: the judge's word, or the machine's once it has waited enough."""


class LoseTime(Command, frozen=True, tag="time_lost"):
    """For so many ms no server lived: every clock moves by them (F5)."""

    ms: int


class Paused(Event, frozen=True):
    """The clocks stand: why, since when, and until when at most (ms)."""

    why: str
    since: int
    until: int


class Resumed(Event, frozen=True):
    """The clocks go on; every end moves by `ms`, those of the absent too where their waiting
    stood as well."""

    ms: int
    absent_too: bool


class TimeLost(Event, frozen=True):
    """Every clock moves by `ms`: nobody served the table meanwhile."""

    ms: int


def after_change(table: Table, at: int) -> Events:
    """Whether the table pauses, sleeps or goes on, once somebody went or came (F5)."""
    people, away = len(table.people()), len(table.away)
    wanted = "" if 2 * away <= people else "asleep" if away == people else "away"
    now = table.pause.why if table.pause else ""
    if now in JUDGES or now == wanted or (now == "away" and wanted == "asleep"):
        return _deeper(table, at) if wanted == "asleep" and now == "away" else ()
    ended = (_resumed(table, at),) if now else ()
    return (*ended, _paused(table, wanted, at)) if wanted else ended


def _deeper(table: Table, at: int) -> Events:
    """From waiting for most to sleeping for want of all: the same pause, another reason."""
    return (_resumed(table, at), _paused(table, "asleep", at))


def _paused(table: Table, why: str, at: int) -> Paused:
    return Paused(why, at, at + (ASLEEP_MS if why == "asleep" else ms(table.rules.absence)))


def resumed(game: Game, at: int) -> Events:
    """A judge's pause ends; the table may have to wait for those who went meanwhile."""
    ended = _resumed(game.table, at)
    return (ended, *after_change(_resumed_fold(game, ended).table, at))


def _resumed(table: Table, at: int) -> Resumed:
    assert table.pause
    return Resumed(max(0, at - table.pause.since), table.pause.why != "away")


def pause(game: Game, act: Act, do: PauseClocks) -> Events | Refusal:
    """The judge's pause: it lasts until he ends it."""
    if act.by != "judge":
        return NOT_YOURS
    if game.table.pause:
        return PAUSED
    return (Paused("judge", act.at, 0),)


def resume(game: Game, act: Act, do: Resume) -> Events | Refusal:
    """The judge ends his pause; the machine one that lasted as long as it may."""
    stop = game.table.pause
    if stop is None:
        return NOT_PAUSED
    if act.by == "machine" and (stop.why != "away" or act.at < stop.until):
        return NOT_OFFERED
    if stop.why in JUDGES:
        return resumed(game, act.at)
    return (_resumed(game.table, act.at),)


def lose_time(game: Game, act: Act, do: LoseTime) -> Events | Refusal:
    """Time when no server lived counts for nobody."""
    return (TimeLost(do.ms),) if do.ms > 0 else NOT_OFFERED


def _paused_fold(game: Game, e: Paused) -> Game:
    return Game(replace(game.table, pause=Pause(e.why, e.since, e.until)), game.phase)  # type: ignore[arg-type]


def _resumed_fold(game: Game, e: Resumed) -> Game:
    table = _moved(replace(game.table, pause=None), e.ms)
    if e.absent_too and game.table.pause:
        table = _waited(table, e.ms, game.table.pause.since)
    return Game(table, game.phase)


def _lost(game: Game, e: TimeLost) -> Game:
    table = _waited(_moved(game.table, e.ms), e.ms)
    if stop := table.pause:
        until = stop.until + e.ms if stop.until else 0
        # What was lost must not be given back once more when the pause ends.
        table = replace(table, pause=replace(stop, since=stop.since + e.ms, until=until))
    if table.chair.until:
        chair = table.chair
        chair = replace(chair, since=chair.since + e.ms, until=chair.until + e.ms)
        table = replace(table, chair=chair)
    return Game(table, game.phase)


def _moved(table: Table, by: int) -> Table:
    if not table.until:
        return table
    return replace(table, began=table.began + by, until=table.until + by)


def _waited(table: Table, by: int, since: int = 0) -> Table:
    """Those who are waited for have not lost the last `by` ms, nor more than they were away of a
    pause that began at `since`."""
    away = tuple(_later(a, by - max(0, a.since - since) if since else by) for a in table.away)
    opened = table.opened_at + by if table.opened_at else 0
    return replace(table, away=away, opened_at=opened)


def _later(away: Away, by: int) -> Away:
    by = max(0, by)
    return replace(away, since=away.since + by, until=away.until + by)


FOLDS: Folds = {Paused: _paused_fold, Resumed: _resumed_fold, TimeLost: _lost}
