"""What one may do now. Legality has this one source: the buttons and `decide` cannot disagree."""

from __future__ import annotations

from typing import Any

from .act import Command, Offer, snake
from .phase import Game
from .phases.farewell import Farewell
from .phases.seating import Seating, lobby_offers
from .turns import Declare


def seat_offers(game: Game, seat: int) -> tuple[Offer, ...]:
    """What a player may do in his phase; the departed only what his farewell gives him (G5)."""
    table = game.table
    if table.pause or table.closed:
        return ()
    if seat not in table.living and not isinstance(game.phase, Farewell):
        return ()
    return game.phase.offers(table, seat)


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


def covers(offer: Offer, do: Any) -> bool:
    """Whether a command is within an offer. What a declaration says is judged by its own rule."""
    if offer.do != _TAGS[type(do)]:
        return False
    if offer.move and offer.move != do.move:
        return False
    if isinstance(do, Declare):
        return True
    seats = getattr(do, "seats", None)
    if seats is not None:
        return set(seats) <= set(offer.seats) and len(seats) <= offer.most
    seat = getattr(do, "seat", None)
    if seat is None:
        return offer.chosen is not None or not offer.seats
    return seat in offer.seats


class _Tags(dict[type[Command], str]):
    """Every command's name on the wire, looked up once."""

    def __missing__(self, kind: type[Command]) -> str:
        self[kind] = tag_of(kind)
        return self[kind]


_TAGS = _Tags()


def tag_of(kind: type[Command]) -> str:
    """A command's name on the wire."""
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else snake(kind.__name__)
