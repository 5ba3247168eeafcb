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
    "last_word": ("bot-farewell", "bot-remember"),
}
KEYS: tuple[str, ...] = tuple(key for keys in PHRASES.values() for key in keys)


class Phrase(Struct, frozen=True):
    """A phrase's key in the locales, and its arguments (seat numbers)."""

    key: str
    args: dict[str, int] = {}


def phrase(view: View, random: Random) -> Phrase | None:
    """What the bot with the floor says beside its declarations; None without the floor."""
    mood = view.step.name
    if view.me is None or view.step.seat != view.me.seat or mood not in PHRASES:
        return None
    now = read(view).now if mood == "speech" else []
    black = [d.seat for d in now if d.what == "holds" and d.value == "black"]
    if any(d.what == "checked" for d in now):
        return Phrase(random.choice(PHRASES["check"]))
    if black:
        return Phrase(random.choice(PHRASES["suspect"]), {"seat": black[0]})
    return Phrase(random.choice(PHRASES[mood]))
