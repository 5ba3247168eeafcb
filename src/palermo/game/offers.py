"""What one may do now. Legality has this one source: the buttons and `decide` cannot disagree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .act import Command, Offer, snake
from .boss import electing, election_offers
from .lobby import lobby_offers
from .phase import Game
from .phases.farewell import Farewell
from .phases.over import Over
from .phases.seating import Seating
from .turns import Declare


def seat_offers(game: Game, seat: int) -> tuple[Offer, ...]:
    """What a player may do in his phase; the departed only what his farewell gives him (G5)."""
    table, phase = game.table, game.phase
    if table.pause or table.closed:
        return ()
    if seat not in table.living and type(phase) is not Farewell:
        return ()
    offers = phase.offers(table, seat)
    if table.rules.shot != "boss" or type(phase) is Over or not electing(table):
        return offers
    return offers + election_offers(table, seat)


def actors(game: Game) -> tuple[int, ...]:
    """The seats that may have an offer now; nobody else is worth asking."""
    mine = game.phase.actors(game.table)
    if not electing(game.table):
        return mine
    return tuple(sorted({*mine, *game.table.living_of("mafia")}))


def offers(game: Game, seat: int = 0, who: str = "") -> tuple[Offer, ...]:
    """Everything a person may do: in the lobby as `who`, in play as the player at `seat`."""
    if game.table.closed:
        return ()
    if isinstance(game.phase, Seating):
        return lobby_offers(game.table, who)
    if not seat:
        return ()
    leave = (Offer("leave"),) if seat in game.table.living and not _over(game) else ()
    return seat_offers(game, seat) + leave


def _over(game: Game) -> bool:
    return game.phase.shown(game.table).name == "over"


def covering(offers: tuple[Offer, ...], do: Command) -> Offer | None:
    """The offer that a command is within, if there is one."""
    tag, within = _SHAPES[type(do)]
    for offer in offers:
        if offer.do == tag and within(offer, do):
            return offer
    return None


def covers(offer: Offer, do: Command) -> bool:
    """Whether a command is within an offer."""
    return covering((offer,), do) is not None


def _bare(offer: Offer, do: Any) -> bool:
    """A command that carries nothing, or whose content is judged by a rule of its own (D2a)."""
    return True


def _one_seat(offer: Offer, do: Any) -> bool:
    if offer.move and offer.move != do.move:
        return False
    if do.seat is None:
        return offer.chosen is not None or not offer.seats
    if do.seat not in offer.seats:
        return False
    if offer.do != "choose":
        return True
    if offer.most == 2:
        return do.other != do.seat and do.other in offer.seats
    return not do.other


def _several_seats(offer: Offer, do: Any) -> bool:
    return len(do.seats) <= offer.most and set(do.seats) <= set(offer.seats)


class _Shapes(dict[type[Command], tuple[str, Callable[[Offer, Any], bool]]]):
    """Every command's name on the wire, and how what it carries is compared; found out once."""

    def __missing__(self, kind: type[Command]) -> tuple[str, Callable[[Offer, Any], bool]]:
        fields = kind.__struct_fields__
        within = _bare
        if kind is not Declare and "seats" in fields:
            within = _several_seats
        elif kind is not Declare and "seat" in fields:
            within = _one_seat
        self[kind] = tag_of(kind), within
        return self[kind]


_SHAPES = _Shapes()


def tag_of(kind: type[Command]) -> str:
    """A command's name on the wire."""
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else snake(kind.__name__)
