"""What a person sees: one section a file, each built from what he may know (S2)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ...rules.options import flat_options
from ..act import Offer
from ..audience import Audience
from ..floor import Place, floor
from ..newspaper import Issue, issues
from ..offers import offers
from ..phase import Game
from ..seen import Line
from .board import Board, Ended, board, ended
from .me import Me, Team, me, team
from .now import Clock, Step, clock, step
from .poll import Poll, poll
from .seats import Named, Seat, named, seats


class View(Struct, frozen=True):
    """Everything one audience may know, section by section; `chronicle` is what it saw happen."""

    table: Board
    rules: dict[str, Any]
    seats: tuple[Seat, ...]
    step: Step
    clock: Clock
    nominations: tuple[Named, ...]
    poll: Poll | None
    offers: tuple[Offer, ...]
    me: Me | None
    team: Team | None
    papers: tuple[Issue, ...]
    floor: Place
    over: Ended | None
    chronicle: list[Line]


def view(game: Game, eyes: Audience, chronicle: list[Line], who: str = "") -> View:
    """The view of an audience; `who` is the person's key, for what he may do in the lobby."""
    return View(**public(game), **personal(game, eyes, who), chronicle=chronicle)


def public(game: Game) -> dict[str, Any]:
    """The sections that are the same for every audience, so that a server makes them once."""
    return {
        "table": board(game),
        "rules": flat_options(game.table.rules),
        "step": step(game),
        "clock": clock(game),
        "nominations": named(game),
        "papers": issues(game.table),
        "over": ended(game),
    }


def personal(game: Game, eyes: Audience, who: str = "") -> dict[str, Any]:
    """The sections that depend on who looks."""
    return {
        "seats": seats(game, eyes),
        "poll": poll(game, eyes),
        "offers": offers(game, eyes.seat, who),
        "me": me(game, eyes),
        "team": team(game, eyes),
        "floor": floor(game, eyes.seat, eyes.open),
    }


SECTIONS: tuple[str, ...] = tuple(n for n in View.__struct_fields__ if n != "chronicle")
