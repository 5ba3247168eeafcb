"""What the judge may do now: his own commands, and everyone's in their names (G4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from .act import Offer
from .interrupts.discipline import Breach
from .interrupts.undoing import Reason
from .offers import actors, seat_offers
from .phase import Game
from .phases.deal import Dealing
from .phases.over import Over
from .phases.seating import Seating
from .rulings import What
from .seats import Power

BREACHES: tuple[str, ...] = get_args(Breach)
REASONS: tuple[str, ...] = get_args(Reason)
RULINGS: tuple[str, ...] = get_args(What)


def judge_offers(game: Game) -> tuple[Offer, ...]:
    """Everything the judge may do; `by` is in whose name, 0 in his own."""
    table = game.table
    if table.closed or isinstance(game.phase, Seating):
        return ()
    chair = table.chair
    if chair.who and chair.led_by != "judge":
        return (Offer("take_back"), Offer("grant")) if not isinstance(game.phase, Over) else ()
    return (*_everything(game), *(_sharing(game) if chair.who else ()))


def assistant_offers(game: Game, powers: tuple[Power, ...]) -> tuple[Offer, ...]:
    """What an assistant may do who was granted these powers (S3)."""
    if game.table.closed or isinstance(game.phase, Seating):
        return ()
    found = _everything(game)
    if "everything" in powers:
        return found
    named = {name for power in powers for name in _BY_POWER[power]}
    return tuple([offer for offer in found if offer.do in named and not offer.by])


_BY_POWER: dict[Power, tuple[str, ...]] = {
    "fouls": ("foul",),
    "clocks": ("next", "pause", "resume"),
}


def _everything(game: Game) -> tuple[Offer, ...]:
    table = game.table
    undoing = () if table.proof.secret else (Offer("step_back", values=REASONS), _CORRECT)
    if isinstance(game.phase, Over):
        return undoing
    return (*_leading(game), *_disciplining(game), *undoing, *_for_others(game))


_CORRECT = Offer("correct", values=REASONS)


def _leading(game: Game) -> Iterator[Offer]:
    """The step's end where it is his to say, the clocks, and whose duties are whose."""
    table, phase = game.table, game.phase
    if not table.pause and not table.machine_does(phase.duty):
        yield Offer("deal" if isinstance(phase, Dealing) else "next")
    yield Offer("resume" if table.pause else "pause")
    yield Offer("change_duties", values=("deal", "clocks", "counting", "night_calls"))


def _sharing(game: Game) -> Iterator[Offer]:
    """His helpers, and handing over to one of them or to the machine (F7, S3)."""
    if not isinstance(game.phase, Over):
        yield Offer("hand_over")
        yield Offer("grant")


def _disciplining(game: Game) -> Iterator[Offer]:
    """F1, F2, F4, F5 and rulings (G4)."""
    table = game.table
    speakers = game.phase.moment(table).speakers
    there = tuple(n for n in range(1, table.size + 1) if n in table.living or n in speakers)
    if table.rules.fouls:
        yield Offer("foul", there)
    if table.waiting_fouls:
        yield Offer("confirm_foul", table.waiting_fouls)
    yield Offer("put_out", there, values=BREACHES)
    if table.rules.rulebook == "conference":
        yield Offer("judge_heart", table.living, values=BREACHES)
    yield Offer("defeat_team", values=("town", "mafia"))
    yield Offer("ruling", values=RULINGS)


def _for_others(game: Game) -> Iterator[Offer]:
    """Every player's offers, in his name."""
    for seat in actors(game):
        for offer in seat_offers(game, seat):
            yield replace(offer, by=seat)
