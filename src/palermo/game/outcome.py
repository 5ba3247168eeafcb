"""Victory (G8): tested once for each set of departures that leave together."""

from __future__ import annotations

from .table import Outcome, Table

LAST_DAY = 60


def tested(table: Table, left: tuple[int, ...]) -> Outcome | None:
    """The outcome once only the seats `left` live, or none while the game goes on (G8)."""
    teams = [table.setup.teams[seat - 1] for seat in left]
    living, mafia, solo = len(left), teams.count("mafia"), teams.count("solo")
    if not living:
        return Outcome("draw", "G8")
    if solo and living <= 2:
        return Outcome("maniac", "G8")
    if not mafia and not solo:
        return Outcome("town", "G8")
    if not solo and mafia >= living - mafia:
        return Outcome("mafia", "G8")
    return None


def stalled(table: Table) -> Outcome | None:
    """A draw because nothing moves: `draw_after`, or day 60 (G8)."""
    limit = table.rules.draw_after
    if limit and table.quiet_nights >= limit and table.quiet_days >= limit:
        return Outcome("draw", "G8")
    return Outcome("draw", "G8") if table.day >= LAST_DAY else None
