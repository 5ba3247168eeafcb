"""Tables of every kind, drawn at random: rules, size, who is a person."""

from __future__ import annotations

from random import Random

from palermo.rules.books import book
from palermo.rules.options import Rules

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


def any_rules(random: Random) -> Rules:
    """Rules with every option at random, those that go together."""
    options = {name: random.choice(values) for name, values in VALUES.items()}
    if options["opening"] == "day":
        options["council"] = "every_night"
    pace = random.choice(("standard", "calm", "quick"))
    if random.random() < 0.4:
        return any_sport(random, pace)
    return book("club", pace, options)


def any_sport(random: Random, pace: str) -> Rules:
    """One of the editions of `sport`, its fine points at random."""
    options = {name: random.choice(values) for name, values in SPORT_VALUES.items()}
    edition = random.choice(("", "fiim-2024", "fsm-2024"))
    return book("sport", pace, options, edition)


def any_size(random: Random) -> int:
    """A size from 4 to 20, most of them near ten."""
    return random.choice((4, 5, 6, 7, 8, 9, 10, 10, 10, 11, 12, 13, 15, 18, 20))


def any_people(random: Random, size: int) -> tuple[int, ...]:
    """Which seats are persons."""
    return tuple(sorted(random.sample(range(1, size + 1), random.randint(0, size))))
