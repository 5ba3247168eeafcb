"""The judge's panel: what the night has brought so far, and what waits for him (N5, F2)."""

from __future__ import annotations

from msgspec import Struct

from ..audience import Audience
from ..night.resolve import resolve
from ..phase import Game
from ..phases.night import Night
from ..table import Answer
from ..windows import Pick


class Panel(Struct, frozen=True):
    """Every move of this night that stands, what its questions are answered as things stand now
    (N5), and the seats whose fourth foul waits for the judge (F2)."""

    picks: tuple[Pick, ...]
    answers: tuple[Answer, ...]
    waiting_fouls: tuple[int, ...]


def panel(game: Game, eyes: Audience) -> Panel | None:
    """The section `panel`: the judge's, and of an assistant who may do everything."""
    if not eyes.judges:
        return None
    table, phase = game.table, game.phase
    if not isinstance(phase, Night) or not phase.picks:
        return Panel((), (), table.waiting_fouls)
    answers = resolve(table, phase.number, phase.picks).answers
    return Panel(phase.picks, answers, table.waiting_fouls)
