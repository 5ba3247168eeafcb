"""The named rulebooks and paces: each only its differences from the defaults."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .decks import SIZES, deck_faults, deck_of
from .options import Rules, with_options

_SPORT: dict[str, Any] = {
    "withdrawal": "none",
    "self_nomination": True,
    "smaller_tie": "lift",
    "council": "first_night",
    "acquaintance": "gestures",
    "plan_nights": 3,
    "shooting": "called",
    "check_departed": True,
    "reveal": "never",
    "killed_last_word": "on",
    "dead_room": False,
    "absence": 240,
    "hand": 3,
}
_CONFERENCE: dict[str, Any] = {
    "opening": "day",
    "talk": "open",
    "vote": "trial",
    "second_tie": "nobody",
    "shot": "boss",
    "don_check": False,
    "check": "role",
    "news": "full",
    "killed_last_word": "off",
    "fouls": False,
    "confirm_roles": True,
    "silent_civilians": True,
    "dead_room": False,
    "absence": 240,
    "discussion": 300,
    "hand": 3,
    "ballot": 60,
}
_FEDERATIONS: dict[str, Any] = {
    "smaller_tie": "again",
    "best_move": 3,
    "third_foul": "short_at_four",
    "removal_cancels_vote": True,
    "draw_after": 3,
}


def _named(rulebook: str, edition: str, changes: dict[str, Any]) -> Rules:
    return with_options(Rules(rulebook=rulebook, edition=edition), changes)


BOOKS: dict[str, Rules] = {
    "club": Rules(),
    "conference": _named("conference", "conference", _CONFERENCE),
    "sport": _named("sport", "sport", _SPORT),
}

# Editions of a rulebook: the same rules with fine points of their own.
EDITIONS: dict[str, Rules] = {
    "fiim-2024": _named(
        "sport",
        "fiim-2024",
        _SPORT | _FEDERATIONS | {"lift_three_of_nine": False, "sheriff_look": 20},
    ),
    "fsm-2024": _named("sport", "fsm-2024", _SPORT | _FEDERATIONS),
}

PACES: dict[str, dict[str, Any]] = {
    "standard": {},
    "calm": {"hand": 6, "check_time": 20, "shot_time": 30},
    "quick": {
        "speech": 30,
        "discussion": 60,
        "tie_speech": 20,
        "dock": 20,
        "last_word": 20,
        "acquaintance_time": 20,
        "council_time": 20,
        "shot_time": 12,
        "hand": 5,
        "ballot": 15,
        "lift": 8,
        "dusk": 2,
        "dawn": 2,
    },
}


class BookError(ValueError):
    """A rulebook or a pace that does not exist."""


def book(
    name: str, pace: str = "standard", options: dict[str, Any] | None = None, edition: str = ""
) -> Rules:
    """The rulebook `name`, or an edition of it, at a pace, with some options changed.

    Raises BookError for an unknown rulebook, edition or pace, OptionError for an option.
    """
    if name not in BOOKS:
        raise BookError(f"there is no rulebook {name!r}; there are: {', '.join(BOOKS)}")
    if pace not in PACES:
        raise BookError(f"there is no pace {pace!r}; there are: {', '.join(PACES)}")
    printed = BOOKS[name] if edition in ("", name) else EDITIONS.get(edition)
    if printed is None or printed.rulebook != name:
        editions = [e for e, rules in EDITIONS.items() if rules.rulebook == name]
        known = ", ".join(editions) or "none"
        raise BookError(f"{name} has no edition {edition!r}; it has: {known}")
    paced = with_options(printed, PACES[pace])
    named = Rules(**{f: getattr(paced, f) for f in Rules.__struct_fields__} | {"pace": pace})
    return with_options(named, options or {})


class Refused(Struct, frozen=True):
    """A combination no table is dealt under: a stable code, the options at odds, the reason."""

    code: str
    options: tuple[str, ...]
    reason: str


# What does not go together: a code, the options at odds, the reason, and when.
COMBINATIONS: tuple[tuple[str, tuple[str, ...], str, Any], ...] = (
    (
        "SPEECHES_WITH_TRIAL",
        ("talk", "vote"),
        "speeches one by one have no evening trial",
        lambda r: r.talk == "speeches" and r.vote == "trial",
    ),
    (
        "OPEN_TALK_WITHOUT_TRIAL",
        ("talk", "vote"),
        "open talk has no nominations, so it goes with the trial alone",
        lambda r: r.talk == "open" and r.vote != "trial",
    ),
    (
        "BOSS_WITHOUT_CHANNEL",
        ("shot", "rulebook"),
        "a boss is chosen in the mafia's own channel, which this rulebook does not have",
        lambda r: r.shot == "boss" and r.rulebook != "conference",
    ),
    (
        "FIRST_NIGHT_COUNCIL_WITHOUT_NIGHT",
        ("council", "opening"),
        "a council on the first night alone needs an opening by night",
        lambda r: r.council == "first_night" and r.opening == "day",
    ),
    (
        "PLAN_WITHOUT_NIGHT",
        ("plan_nights", "opening"),
        "the don plans on the acquaintance night, so the game must open by night",
        lambda r: r.plan_nights > 0 and r.opening == "day",
    ),
    (
        "PLAN_WITHOUT_DON",
        ("plan_nights", "deck"),
        "a plan is the don's, and the deck has none",
        lambda r: r.plan_nights > 0 and bool(r.deck) and not r.deck.get("don"),
    ),
    (
        "LOOK_WITHOUT_NIGHT",
        ("sheriff_look", "opening"),
        "the sheriff looks on the acquaintance night, so the game must open by night",
        lambda r: r.sheriff_look > 0 and r.opening == "day",
    ),
    (
        "GESTURES_EVERY_NIGHT",
        ("acquaintance", "council"),
        "a council is spoken; mafia who meet by gestures have none",
        lambda r: r.acquaintance == "gestures" and r.council == "every_night",
    ),
    (
        "ABSENCE_OF_CONFERENCE",
        ("absence",),
        "a conference waits for three to five minutes",
        lambda r: r.rulebook == "conference" and not 180 <= r.absence <= 300,
    ),
    (
        "NIGHT_OF_CONFERENCE",
        ("opening",),
        "a conference begins with a day: its mafia meet in their own channel",
        lambda r: r.rulebook == "conference" and r.opening == "night",
    ),
    (
        "CALLED_CONFERENCE",
        ("shooting",),
        "in a conference all night moves are made together, so no seats are called",
        lambda r: r.rulebook == "conference" and r.shooting == "called",
    ),
)


def refused(rules: Rules, size: int) -> tuple[Refused, ...]:
    """Why these rules cannot be dealt to `size` seats; empty when they can."""
    found = [Refused(c, options, why) for c, options, why, bad in COMBINATIONS if bad(rules)]
    if size not in SIZES:
        found.append(Refused("SIZE", ("size",), "a table has 4 to 20 seats"))
    else:
        faults = deck_faults(deck_of(rules, size), size)
        found += [Refused("DECK", ("deck",), fault) for fault in faults]
    return tuple(found)
