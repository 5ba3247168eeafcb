"""Tables of every kind, drawn at random: rules, size, deck, who is a person."""

from __future__ import annotations

from random import Random
from typing import Any

from palermo.rules.books import book, refused
from palermo.rules.decks import deck_faults, standard_deck
from palermo.rules.options import ALL_DUTIES, Rules, with_options
from palermo.rules.roles import ROLES

# Every option of a machine-led `club` table, with all of its values.
VALUES: dict[str, tuple[object, ...]] = {
    "opening": ("night", "day"),
    "rotation": ("first", "last"),
    "general_discussion": (False, True),
    "withdrawal": ("free", "none"),
    "self_nomination": (False, True),
    "vote": ("classic", "free"),
    "smaller_tie": ("again", "lift"),
    "second_tie": ("lift", "nobody"),
    "lift_three_of_nine": (True, False),
    "first_vote": ("standard", "lift_only"),
    "council": ("every_night", "first_night"),
    "don_check": (True, False),
    "check": ("team", "role"),
    "check_departed": (False, True),
    "reveal": ("never", "team", "role"),
    "news": ("deaths", "full"),
    "killed_last_word": ("while_hidden", "on", "off"),
    "best_move": (0, 3),
    "draw_after": (0, 3),
    "dead_room": (True, False),
}


# The options that only `sport` has, with all of their values.
SPORT_VALUES: dict[str, tuple[object, ...]] = {
    "acquaintance": ("gestures", "voice"),
    "plan_nights": (0, 1, 2, 3),
    "plan_shown": (False, True),
    "sheriff_look": (0, 20),
    "shooting": ("called", "click"),
    "removal_cancels_vote": (False, True),
    "best_move": (0, 3),
    "fouls": (True, False),
    "third_foul": ("lose", "short_at_four", "none"),
}

# Those that only `conference` has, with all of their values.
CONFERENCE_VALUES: dict[str, tuple[object, ...]] = {
    "shot": ("boss", "unanimous"),
    "accused_votes": (False, True),
    "confirm_roles": (True, False),
    "silent_civilians": (True, False),
    "check": ("role", "team"),
    "news": ("full", "deaths"),
    "reveal": ("role", "team", "never"),
    "killed_last_word": ("off", "on"),
    "don_check": (False, True),
    "check_departed": (False, True),
    "removal_cancels_vote": (False, True),
    "talk": ("open", "speeches"),
}

# Every option that is not refused with others is played; here with all values of all rulebooks.
ALL_VALUES = VALUES | SPORT_VALUES | CONFERENCE_VALUES
ALL_VALUES |= {"vote": ("classic", "free", "trial"), "best_move": (0, 3)}
ALL_VALUES["duties"] = (ALL_DUTIES, ALL_DUTIES, (), ("deal",), ("deal", "clocks", "night_calls"))


def any_rules(random: Random) -> Rules:
    """Rules with every option at random, those that go together."""
    rulebook = random.choice(("club", "club", "sport", "conference"))
    edition = random.choice(("", "fiim-2024", "fsm-2024")) if rulebook == "sport" else ""
    pace = random.choice(("standard", "calm", "quick"))
    options = {name: random.choice(values) for name, values in ALL_VALUES.items()}
    rules = book(rulebook, pace, options, edition)
    while faults := refused(rules, 10):
        for name in faults[0].options:
            options.pop(name, None)
        rules = book(rulebook, pace, options, edition)
    return rules


def any_deck(random: Random, rules: Rules, size: int) -> dict[str, int]:
    """A deck with any of the roles that the standard one has not, a civilian's card for each."""
    deck = dict(standard_deck(rules, size))
    for role in random.sample(sorted(ROLES), random.randint(0, 8)):
        other = deck | {role: deck.get(role, 0) + 1}
        taken = "mafia" if ROLES[role].team == "mafia" else "civilian"
        other[taken] = other.get(taken, 0) - 1
        other = {name: count for name, count in other.items() if count}
        if not deck_faults(other, size):
            deck = other
    return deck


def any_deal(random: Random) -> tuple[Rules, int]:
    """Rules and a size for them; half of the time with a deck of its own."""
    rules, size = any_rules(random), any_size(random)
    deck: dict[str, Any] = {"deck": any_deck(random, rules, size)}
    named = with_options(rules, deck)
    fits = random.random() < 0.5 and not refused(named, size)
    return (named if fits else rules), size


def any_size(random: Random) -> int:
    """A size from 4 to 20, most of them near ten."""
    return random.choice((4, 5, 6, 7, 8, 9, 10, 10, 10, 11, 12, 13, 15, 18, 20))


def any_people(random: Random, size: int) -> tuple[int, ...]:
    """Which seats are persons."""
    return tuple(sorted(random.sample(range(1, size + 1), random.randint(0, size))))
