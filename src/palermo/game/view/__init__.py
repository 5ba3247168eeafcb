"""What a person sees: one section a file, each built from what he may know (S2)."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from msgspec import Struct

from ...rules.options import flat_options
from ..act import Offer
from ..audience import Audience
from ..chair import assistant_offers, judge_offers
from ..floor import Place, floor
from ..newspaper import Issue, issues
from ..offers import offers
from ..phase import Game
from ..seen import Line
from .board import Board, Ended, board, ended
from .me import Me, Team, me, team
from .now import Clock, Step, clock, step
from .panel import Panel, panel
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
    panel: Panel | None
    papers: tuple[Issue, ...]
    floor: Place
    over: Ended | None
    chronicle: list[Line]


def view(game: Game, eyes: Audience, chronicle: list[Line], who: str = "") -> View:
    """The view of an audience; `who` is the person's key, for what he may do in the lobby."""
    return View(**public(game), **personal(game, eyes, who), chronicle=chronicle)


PUBLIC: dict[str, Callable[[Game], Any]] = {
    "table": board,
    "rules": lambda game: flat_options(game.table.rules),
    "step": step,
    "clock": clock,
    "nominations": named,
    "papers": lambda game: issues(game.table),
    "over": ended,
}
PERSONAL: dict[str, Callable[[Game, Audience, str], Any]] = {
    "seats": lambda game, eyes, who: seats(game, eyes),
    "poll": lambda game, eyes, who: poll(game, eyes),
    "offers": lambda game, eyes, who: _offers(game, eyes, who),
    "me": lambda game, eyes, who: me(game, eyes),
    "team": lambda game, eyes, who: team(game, eyes),
    "panel": lambda game, eyes, who: panel(game, eyes),
    "floor": lambda game, eyes, who: floor(game, eyes.seat, eyes.open),
}


def _offers(game: Game, eyes: Audience, who: str) -> tuple[Offer, ...]:
    if eyes.powers:
        return assistant_offers(game, eyes.powers)
    return judge_offers(game) if eyes.leads else offers(game, eyes.seat, who)


def public(game: Game, only: Container[str] | None = None) -> dict[str, Any]:
    """The sections that are the same for every audience, so that a server makes them once; all
    of them, or `only` these."""
    wanted = PUBLIC.items()
    return {name: make(game) for name, make in wanted if only is None or name in only}


def personal(
    game: Game, eyes: Audience, who: str = "", only: Container[str] | None = None
) -> dict[str, Any]:
    """The sections that depend on who looks; all of them, or `only` these."""
    wanted = PERSONAL.items()
    return {name: make(game, eyes, who) for name, make in wanted if only is None or name in only}


SECTIONS: tuple[str, ...] = tuple(n for n in View.__struct_fields__ if n != "chronicle")
