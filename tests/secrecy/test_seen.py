"""Every event has its audience, and every audience is an allow-list."""

from __future__ import annotations

import inspect

import pytest

from palermo.game import seen as room
from palermo.game.audience import ALL, HALL, Audience
from palermo.game.seen import HIDDEN, OWN, PUBLIC, seen
from palermo.game.vocabulary import EVENTS

PARTLY = {"HandsSet", "Proposed", "Planned", "NightResolved", "Dealt", "Sat", "HandedOn", "Opened"}
PARTLY |= {"SteppedBack", "Corrected", "ChairTaken", "LeadTaken", "FoulWaits", "FoulSettled"}
PARTLY |= {"BossVoted", "BossGone", "BossElected"}


def test_s2_every_event_has_one_audience() -> None:
    named = [e.__name__ for e in (*PUBLIC, *HIDDEN, *OWN)]
    assert len(set(named)) == len(named)
    assert {e.__name__ for e in EVENTS} == set(named) | PARTLY
    assert PARTLY.isdisjoint(named)


@pytest.mark.parametrize("event", PUBLIC, ids=lambda e: e.__name__)
def test_s2_public_events_carry_nothing_hidden(event: type) -> None:
    """No public event has a field that names roles, teams or people, save those that reveal."""
    fields = set(inspect.signature(event).parameters)
    hidden = {"roles", "role", "team", "answers", "strikes", "who", "outcome"}
    allowed = {"Revealed": {"role", "team"}, "GameOver": {"roles", "outcome"}}
    allowed["TeamDefeated"] = {"team"}
    assert fields & hidden <= allowed.get(event.__name__, set())


def test_s2_people_are_never_named_to_the_table() -> None:
    from palermo.game.engine import BLANK
    from palermo.game.interrupts.judging import ChairTaken, Granted, HelpOffered, LeadTaken
    from palermo.game.phases.seating import HandedOn, Opened, Sat
    from palermo.rules.options import Rules

    events = [Sat(1, "online", "p1"), HandedOn("p1"), Opened(Rules(), 5, "p1", 0)]
    events += [ChairTaken("p1"), HelpOffered("p1", True), Granted("p1", ("fouls",))]
    for event in (*events, LeadTaken("assistant", "p1", (), 0)):
        for eyes in (HALL, Audience(1), ALL):
            shown = seen(event, eyes, BLANK)
            assert "p1" not in repr(shown)


def test_s2_an_event_nobody_was_named_for_is_an_error() -> None:
    from palermo.game.act import Event
    from palermo.game.engine import BLANK

    class Unheard(Event, frozen=True):
        """An event of no phase."""

    with pytest.raises(TypeError, match="Unheard"):
        seen(Unheard(), HALL, BLANK)
    assert room.__doc__
