"""A person's own sections: what he is called, his notes, what he may do in a lobby."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from ...game.audience import Audience
from ...game.fairness import word_hash
from ...game.interrupts.judging import ChairLeft, ChairTaken, Granted, HelpOffered, LeadTaken
from ...game.offers import offers
from ...game.phases.seating import Readied
from ...game.view.board import status
from ...game.view.me import me
from ..wire import Helper, Names, NoteOn, OwnName
from .guest import Guest
from .live import Change, Live

_encode = msgspec.json.Encoder().encode


class Roll(Struct, frozen=True):
    """Who is at a table: every seat's name, everybody's seat, how many watch."""

    seats: dict[str, str]
    places: dict[str, int]
    onlookers: int
    words: dict[str, str]


def roll(live: Live) -> Roll:
    """The roll of a table, made once for all who are told of it."""
    places = live.places
    seats = {str(n): called(live, who) for who, n in places.items()}
    onlookers = sum(1 for guest in live.guests if guest not in places)
    # Before the seats are closed nobody can choose his word to fit the others' (S4).
    said = [] if live.status == "lobby" else [(n, word_of(live, who)) for who, n in places.items()]
    return Roll(seats, places, onlookers, {str(n): word for n, word in said if word})


# Events that change nothing that is one person's own.
NOBODYS = (Readied,)


# In play nothing but these changes what is a person's own.
CHAIRS = (HelpOffered, Granted, LeadTaken, ChairLeft, ChairTaken)


def touches_own(change: Change) -> bool:
    """Whether a change may be one of what is some person's own."""
    events = change.entry.events
    if status(change.before) != "lobby":
        return any(isinstance(event, CHAIRS) for event in events)
    return not all(isinstance(event, NOBODYS) for event in events)


def own_sections(live: Live, guest: Guest, present: Roll | None = None) -> dict[str, Raw]:
    """Everything that only this person is sent, as it stands."""
    present = present or roll(live)
    seat = present.places.get(guest.who, 0)
    notes = {str(n): NoteOn(note.mark, note.text) for n, note in sorted(guest.notes.items())}  # type: ignore[arg-type]
    found = {"names": own_names(live, guest, present), "notes": Raw(_encode(notes))}
    if live.status == "lobby":
        found["offers"] = Raw(_encode(offers(live.game, seat, guest.who)))
        found["me"] = Raw(_encode(me(live.game, Audience(seat))))
    return found


def own_names(live: Live, guest: Guest, present: Roll) -> Raw:
    """The section `names` of a person, encoded."""
    return Raw(_encode(names(live, guest.who, present)))


def names(live: Live, who: str, present: Roll) -> Names:
    """Who is here, as this person is told."""
    player, chair = live.players.get(who), live.game.table.chair
    helps = any(a.who == who for a in chair.assistants)
    return Names(
        seats=present.seats,
        me=OwnName(
            name=player.name if player else "",
            host=live.game.table.host == who,
            onlooker=who not in present.places,
            word=word_of(live, who),
            chair="judge" if who == chair.who else "assistant" if helps else "",
            powers=chair.powers(who),
        ),
        onlookers=present.onlookers,
        again=live.facts.again,
        words=present.words,
        judge=called(live, chair.who) if chair.who else "",
        helpers=helpers(live, who),
    )


def helpers(live: Live, who: str) -> tuple[Helper, ...]:
    """The judge's assistants as a person is told of them; only the judge needs their keys."""
    chair = live.game.table.chair
    judge = bool(who) and who == chair.who
    return tuple(
        [
            Helper(called(live, a.who), a.powers, a.who == chair.stand_in, a.who if judge else "")
            for a in chair.assistants
        ]
    )


def word_of(live: Live, who: str) -> str:
    """The word that a person's seat added to the deal: the one whose hash the log knows."""
    seat, player = live.seat_of(who), live.players.get(who)
    sitter = live.game.table.sitters[seat - 1] if seat else None
    if not player or not player.word or sitter is None:
        return ""
    return player.word if word_hash(player.word) == sitter.word else ""


def called(live: Live, who: str) -> str:
    """What a person is called at a table; empty once he is forgotten."""
    player = live.players.get(who)
    return player.name if player else ""
