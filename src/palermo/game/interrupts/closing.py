"""Closing a table: unused for an hour, asleep for a day, over, or by its host (G14, F5)."""

from __future__ import annotations

from msgspec.structs import replace

from ..act import Act, Command, Event, Events
from ..phase import Folds, Game
from ..phases.over import Over
from ..phases.seating import NOT_HOST, Seating
from ..refusals import NOT_OFFERED, Refusal


class Close(Command, frozen=True):
    """Close the table: the host's in the lobby, else the machine's."""


class Closed(Event, frozen=True):
    """The table is closed, and why: `by_host`, `unused`, `asleep` or `over`."""

    reason: str


def close(game: Game, act: Act, do: Close) -> Events | Refusal:
    """The reason a table closes, or why it stays open."""
    table = game.table
    if isinstance(game.phase, Seating):
        if act.by == "machine":
            return (Closed("unused"),)
        return (Closed("by_host"),) if act.who and act.who == table.host else NOT_HOST
    if act.by != "machine":
        return NOT_OFFERED
    if isinstance(game.phase, Over):
        return (Closed("over"),)
    stop = table.pause
    slept = stop and stop.why == "asleep" and act.at >= stop.until
    return (Closed("asleep"),) if slept else NOT_OFFERED


FOLDS: Folds = {
    Closed: lambda game, e: Game(replace(game.table, closed=e.reason), game.phase),
}
