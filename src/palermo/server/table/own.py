"""A person's own sections: what he is called, his notes, what he may do in a lobby."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from ...game.offers import offers
from ..wire import Names, NoteOn, OwnName
from .guest import Guest
from .live import Live

_encode = msgspec.json.Encoder().encode


def own_sections(live: Live, guest: Guest) -> dict[str, Raw]:
    """Everything that only this person is sent, as it stands."""
    notes = {str(n): NoteOn(note.mark, note.text) for n, note in sorted(guest.notes.items())}  # type: ignore[arg-type]
    found = {"names": Raw(_encode(names(live, guest.who))), "notes": Raw(_encode(notes))}
    if live.status == "lobby":
        found["offers"] = Raw(_encode(offers(live.game, live.seat_of(guest.who), guest.who)))
    return found


def names(live: Live, who: str) -> Names:
    """Who is here, as this person is told."""
    me = live.players.get(who)
    sitters = enumerate(live.game.table.sitters, 1)
    seats = {str(n): called(live, s.who) for n, s in sitters if s and s.who}
    return Names(
        seats=seats,
        me=OwnName(
            name=me.name if me else "",
            host=live.game.table.host == who,
            onlooker=not live.seat_of(who),
        ),
        onlookers=sum(1 for guest in live.guests if not live.seat_of(guest)),
        again=live.facts.again,
    )


def called(live: Live, who: str) -> str:
    """What a person is called at a table; empty once he is forgotten."""
    player = live.players.get(who)
    return player.name if player else ""
