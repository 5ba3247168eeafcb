"""The end (G5, G9): the outcome and every role, then the afterparty."""

from __future__ import annotations

from msgspec.structs import replace

from ..act import Event, Events
from ..phase import Folds, Game, Moment, Phase, Shown
from ..table import Outcome, Table


class GameOver(Event, frozen=True):
    """How the game ended, and who was who."""

    outcome: Outcome
    roles: tuple[str, ...]


class Over(Phase, frozen=True):
    """Everyone speaks and every role is shown."""

    outcome: Outcome | None = None

    def shown(self, table: Table) -> Shown:
        return Shown("over")

    def moment(self, table: Table) -> Moment:
        return Moment("all")


def begin(table: Table, outcome: Outcome) -> Events:
    """The outcome is announced."""
    return (GameOver(outcome, table.roles),)


def _over(game: Game, e: GameOver) -> Game:
    table = replace(
        game.table,
        outcome=e.outcome,
        step=game.table.step + 1,
        began=0,
        until=0,
        night=False,
        pause=None,
        away=(),
    )
    return Game(table, Over(e.outcome))


FOLDS: Folds = {GameOver: _over}
