"""Bots: each sees a view and answers with a command; nothing else, no memory beside the view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from palermo.game.act import Command
from palermo.game.view import View

from . import baseline, chance
from .phrases import Phrase, phrase

Bot = Callable[[View, Random], Command | None]

BOTS: dict[str, Bot] = {"baseline": baseline.act, "random": chance.act}


class BotError(ValueError):
    """A bot that does not exist."""


def act(name: str, view: View, random: Random) -> Command | None:
    """What the bot `name` does next in the present step; None when it has nothing left to do.

    Raises BotError for a bot that does not exist.
    """
    if name not in BOTS:
        raise BotError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](view, random)


__all__ = ["BOTS", "Bot", "BotError", "Phrase", "act", "phrase"]
