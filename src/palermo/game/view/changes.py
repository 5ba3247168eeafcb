"""Which sections an event can change, so that a server builds no others.

An event that is not listed may change any. That nothing is forgotten is tested: a full comparison
finds nothing more.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..act import Event
from ..phases.ballot import Voted
from ..phases.lift import HandRaised
from ..phases.night import Chose, Proposed
from ..phases.seating import Readied
from ..phases.talk import Nominated, SaidAll, Withdrawn
from ..turns import Declared
from . import SECTIONS

ALL: frozenset[str] = frozenset(SECTIONS)
CHANGES: dict[type[Event], frozenset[str]] = {
    Readied: frozenset(("seats",)),
    Nominated: frozenset(("nominations", "offers", "me")),
    Withdrawn: frozenset(("nominations", "offers", "me")),
    SaidAll: frozenset(("seats", "offers")),
    Declared: frozenset(("offers",)),
    Voted: frozenset(("poll", "offers")),
    HandRaised: frozenset(("poll", "offers")),
    Chose: frozenset(("offers", "me", "panel")),
    Proposed: frozenset(("offers", "team")),
}


def touched(events: Iterable[Event]) -> frozenset[str]:
    """The sections that these events can change, for whatever audience."""
    found: frozenset[str] = frozenset()
    for event in events:
        found |= CHANGES.get(type(event), ALL)
    return found
