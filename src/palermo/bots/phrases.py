"""A bot's spoken line: a key with arguments; each client says it in its own language."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from palermo.game.view import View

from .reading import read

PHRASES: dict[str, tuple[str, ...]] = {
    "speech": ("bot-quiet", "bot-thinking", "bot-listen"),
    "suspect": ("bot-suspect", "bot-watch"),
    "check": ("bot-check",),
    "tie_speech": ("bot-defend", "bot-wrong-one"),
    "dock": ("bot-defend", "bot-wrong-one"),
    "discussion": ("bot-thinking", "bot-listen"),
    "last_word": ("bot-farewell", "bot-remember"),
}
KEYS: tuple[str, ...] = tuple(dict.fromkeys(key for keys in PHRASES.values() for key in keys))


class Phrase(Struct, frozen=True):
    """A phrase's key in the locales, and its arguments (seat numbers)."""

    key: str
    args: dict[str, int] = {}


def phrase(view: View, random: Random) -> Phrase | None:
    """What the bot with the floor says beside its declarations; None without the floor."""
    mood = view.step.name
    # In an open talk the floor is everybody's; a general discussion only follows the speeches.
    all_talk = mood == "discussion" and view.rules["talk"] == "open"
    if view.me is None or mood not in PHRASES or not (all_talk or view.step.seat == view.me.seat):
        return None
    own = [d for d in read(view).now if d.by == view.me.seat]
    now = own if mood == "speech" or all_talk else []
    black = [d.seat for d in now if d.what == "holds" and d.value == "black"]
    if any(d.what == "checked" for d in now):
        return Phrase(random.choice(PHRASES["check"]))
    if black:
        return Phrase(random.choice(PHRASES["suspect"]), {"seat": black[0]})
    return Phrase(random.choice(PHRASES[mood]))
