"""The deal (G2, S4): roles come in as data, from the machine's dice or the judge's cards."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from ...rules.options import Duty
from ..act import Act, Command, Event, Events, Offer, StepEvent
from ..fairness import cards
from ..phase import Folds, Game, Moment, Phase, Shown
from ..refusals import Refusal, refusal
from ..setup import closed, dealt
from ..table import Table, at_step

WRONG_DECK = refusal("WRONG_DECK", "G13", "These roles are not the table's deck.")


class Deal(Command, frozen=True):
    """The roles, seat by seat."""

    roles: tuple[str, ...] = ()


class DealBegan(StepEvent, frozen=True):
    """The seats are closed and the deck is shuffled."""


class Dealt(Event, frozen=True):
    """Every seat has its role; each learns his own, the mafia one another's (G2)."""

    roles: tuple[str, ...]


class Dealing(Phase, frozen=True):
    """The roles are about to be dealt."""

    duty: ClassVar[Duty] = "deal"

    def shown(self, table: Table) -> Shown:
        return Shown("deal")

    def moment(self, table: Table) -> Moment:
        return Moment("dark")

    def dealer_offers(self) -> tuple[Offer, ...]:
        """What whoever deals may do: the machine or the judge (G4)."""
        return (Offer("deal"),)

    def decide(self, table: Table, act: Act) -> Events | Refusal:
        assert isinstance(act.do, Deal)
        fits = sorted(act.do.roles) == cards(table.deck)
        return (Dealt(act.do.roles),) if fits else WRONG_DECK


def begin(table: Table, at: int) -> Events:
    """The deal begins; nobody is waited for."""
    return (DealBegan(table.step + 1, at, at),)


def _began(game: Game, e: DealBegan) -> Game:
    was = at_step(game.table, e)
    return Game(replace(was, setup=closed(was.rules, was.sitters)), Dealing())


def _dealt(game: Game, e: Dealt) -> Game:
    was = game.table
    living = tuple(range(1, len(e.roles) + 1))
    setup = dealt(was.setup, was.rules, e.roles)
    table = replace(was, roles=e.roles, living=living, setup=setup, bots_alone=not setup.persons)
    return Game(table, Dealing(finished=True))


FOLDS: Folds = {DealBegan: _began, Dealt: _dealt}
