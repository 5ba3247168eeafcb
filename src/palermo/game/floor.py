"""The floor (S1): for each step and person, what he may write, whom he hears, whom he sees."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from .phase import Game, Moment
from .phases.over import Over
from .phases.seating import Seating
from .table import Table

Channel = Literal["table", "mafia", "judge", "dead", "gallery"]


class Place(Struct, frozen=True):
    """One person's part of the floor.

    `write`: the channels he may write to now, `read`: those that reach him; `judge` is his own
    private talk with the judge, and nobody else's. `speakers`: who has
    the floor. `hears`, `sees`: seats whose voice and picture reach him. `camera`: whether his own
    may be on.
    """

    write: tuple[Channel, ...] = ()
    read: tuple[Channel, ...] = ()
    speakers: tuple[int, ...] = ()
    hears: tuple[int, ...] = ()
    sees: tuple[int, ...] = ()
    camera: bool = False


LIVING = Moment("living")
_OPEN = (Seating, Over)


def moment(game: Game) -> Moment:
    """Who speaks now, a pause taken into account; in a conference every living player writes
    while others would be silent (S1)."""
    table = game.table
    if table.pause:
        return Moment("dark" if table.night else "hush")
    now = game.phase.moment(table)
    if now.air == "hush" and table.rules.mafia_channel:
        return LIVING
    return now


def speakers(game: Game) -> tuple[int, ...]:
    """The seats that may speak to the table now."""
    table, now = game.table, moment(game)
    if now.air == "all":
        return tuple(range(1, table.size + 1))
    if now.air == "living":
        return table.living
    return now.speakers if now.air == "floor" else ()


def floor(game: Game, seat: int = 0, sees_all: bool = False) -> Place:
    """The place of the person at `seat` (0: an onlooker); `sees_all`: a judge or a replay."""
    place = _place(game, seat, sees_all)
    if sees_all or not private_talk(game, seat):
        return place
    return replace(place, write=(*place.write, "judge"), read=(*place.read, "judge"))


def private_talk(game: Game, seat: int) -> bool:
    """Whether the player at `seat` talks with the judge alone: the living of a conference, from
    the deal to the end, day and night."""
    return seat in game.table.living and _text_in_play(game)


def _text_in_play(game: Game) -> bool:
    return game.table.rules.mafia_channel and type(game.phase) not in _OPEN


def _place(game: Game, seat: int, sees_all: bool) -> Place:
    table, now = game.table, moment(game)
    talkers = speakers(game)
    everyone = tuple(range(1, table.size + 1))
    if sees_all:
        rooms = _all_rooms()
        talks: tuple[Channel, ...] = ("judge",) if _text_in_play(game) else ()
        return Place(("table", *talks), (*rooms, *talks), talkers, everyone, everyone, True)
    if now.air == "all":
        return Place(("table",), ("table",), talkers, talkers, everyone, True)
    living = seat in table.living
    if table.rules.mafia_channel and living and table.team(seat) == "mafia":
        return _with_channel(table, now, seat, talkers)
    if now.air == "mafia" and living and table.team(seat) == "mafia":
        mates = now.speakers
        return Place(("mafia",), ("table", "mafia"), (), mates, mates, True)
    if now.air == "gestures" and seat in now.speakers:
        return Place((), _reads(table, seat), (), (), now.speakers, True)
    if now.air == "look":
        looks = seat in now.speakers
        sees = table.living if looks else ()
        return Place(_room(table, seat), _reads(table, seat), (), (), sees, living)
    if now.air in ("mafia", "gestures", "dark"):
        return Place(_room(table, seat), _reads(table, seat))
    write = _write(table, seat, seat in talkers)
    return Place(write, _reads(table, seat), talkers, talkers, table.living, living)


def _with_channel(table: Table, now: Moment, seat: int, talkers: tuple[int, ...]) -> Place:
    """One of the living mafia, whose channel is open from the deal to the end (N1)."""
    read: tuple[Channel, ...] = ("table", "mafia")
    if now.air == "dark":
        return Place(("mafia",), read)
    write: tuple[Channel, ...] = ("table", "mafia") if seat in talkers else ("mafia",)
    return Place(write, read, talkers, talkers, table.living, True)


def _all_rooms() -> tuple[Channel, ...]:
    return ("table", "mafia", "dead", "gallery")


def _write(table: Table, seat: int, speaks: bool) -> tuple[Channel, ...]:
    return (*(("table",) if speaks else ()), *_room(table, seat))


def _room(table: Table, seat: int) -> tuple[Channel, ...]:
    """The room of the departed, or of the onlookers (G6); none for the living."""
    if not table.roles:
        return () if seat else ("gallery",)
    if not seat:
        return ("gallery",)
    return ("dead",) if seat not in table.living and table.rules.dead_room else ()


def _reads(table: Table, seat: int) -> tuple[Channel, ...]:
    mafia: tuple[Channel, ...] = (
        ("mafia",) if seat in table.living and table.team(seat) == "mafia" else ()
    )
    return ("table", *mafia, *_room(table, seat))
