"""What a typed line means at a text table: one table of words, told in docs/words.md.

Words stand for commands; whether a command may be given now is the engine's to say.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from msgspec import Struct

from ...game.act import Command, Done, Offer
from ...game.boss import Elect
from ...game.phases.confirm import Confirm
from ...game.phases.evening import NIGHT
from ...game.phases.night import Choose
from ...game.phases.verdict import GiveVerdict
from ...game.poll import CastVote

Names = Mapping[int, tuple[str, ...]]
Plain = Literal["confirm", "night", "for", "against", "nobody", "done"]

WORDS: dict[Plain, tuple[str, ...]] = {
    "confirm": ("+",),
    "night": ("night", "ночь", "ніч"),
    "for": ("for", "за"),
    "against": ("against", "против", "проти"),
    "nobody": ("nobody", "-", "никто", "никого", "ніхто", "нікого"),
    "done": (
        "pass", "thank you", "i have said it all", "пас", "пасс", "спасибо", "я всё сказал",
        "дякую", "я все сказав",
    ),
}  # fmt: skip
# Words before a seat or a name: which move is meant, by the move's name.
MOVES: dict[str, tuple[str, ...]] = {
    "shot": ("shoot", "стрелять", "стріляти"),
    "kill": ("kill", "убить", "вбити"),
    "treat": ("treat", "лечить", "лікувати"),
    "sheriff_check": ("who is", "check", "кто такой", "кто такая", "проверить", "хто такий",
                      "хто така", "перевірити"),
    "don_check": ("sheriff?", "шериф?"),
    "distract": ("visit", "навестить", "відвідати"),
    "defend": ("defend", "защитить", "захистити"),
    "guard": ("guard", "охранять", "охороняти"),
    "compare": ("compare", "сравнить", "порівняти"),
    "elect": ("boss", "босс", "бос"),
}  # fmt: skip
_PLAIN = {word: plain for plain, words in WORDS.items() for word in words}
# The longest first: what begins with another word is meant as a whole.
_VERBS = sorted(
    ((word, move) for move, words in MOVES.items() for word in words), key=lambda v: -len(v[0])
)
_JOINTS = frozenset(("and", "и", "й", "і", "та", "&", "+"))


class Which(Struct, frozen=True):
    """Several players could be meant."""

    seats: tuple[int, ...]


class Unclear(Struct, frozen=True):
    """Nothing that this person could do now is meant."""


Meaning = Command | Which | Unclear


def private_meaning(text: str, offers: tuple[Offer, ...], names: Names) -> Meaning:
    """What a line to the judge means for one who has these offers."""
    plain = _PLAIN.get(folded(text))
    if plain == "confirm":
        return Confirm()
    moves = [offer for offer in offers if offer.do == "choose"]
    if plain == "nobody":
        standing = [offer for offer in moves if offer.chosen]
        return Choose(standing[0].move, None) if len(standing) == 1 else Unclear()
    verb, rest = split(text)
    if verb == "elect":
        return _elect(rest, names)
    if verb:
        moves = [offer for offer in moves if offer.move == verb]
    if len(moves) != 1:
        # Who has no move is told no more than who is not understood.
        return Unclear()
    return _choice(moves[0], rest, names)


def hall_meaning(text: str, offers: tuple[Offer, ...], names: Names) -> Meaning:
    """What a line to everybody means: a vote, a verdict, or that one has said it all."""
    plain = _PLAIN.get(folded(text))
    asked = {offer.do for offer in offers}
    if plain in ("for", "against") and "verdict" in asked:
        return GiveVerdict(plain == "for")
    if plain == "done" and "done" in asked:
        return Done()
    if "vote" not in asked:
        return Unclear()
    if plain == "night":
        return CastVote(NIGHT)
    found = target(text, names)
    return CastVote(found) if isinstance(found, int) else found


def mafia_meaning(text: str, names: Names) -> Meaning:
    """What a line to the mafia means: a vote for a boss (N4), or only what it says."""
    verb, rest = split(text)
    return _elect(rest, names) if verb == "elect" else Unclear()


def reads_private(text: str, names: Names, voting: bool) -> bool:
    """Whether a line for the hall looks like one for the judge: `+`, a question, a move, or a
    player while there is no vote. It says nothing of what its author may do."""
    if _PLAIN.get(folded(text)) == "confirm":
        return True
    verb, rest = split(text)
    if verb == "elect":
        return False
    if verb:
        return isinstance(target(rest, names), int) or len(_targets(rest, names)) == 2
    return not voting and isinstance(target(text, names), int)


def split(text: str) -> tuple[str, str]:
    """The move that a line begins with, empty for none, and the rest of it."""
    plain = folded(text)
    for word, move in _VERBS:
        if plain == word or plain.startswith(f"{word} "):
            return move, plain[len(word) :].strip()
    return "", plain


def target(text: str, names: Names) -> int | Which | Unclear:
    """The player that a number, an exact name, or a unique beginning of one names."""
    plain = folded(text.lstrip("#№ ")).strip(" .!?,")
    if plain.isdigit():
        seat = int(plain) if len(plain) < 3 else 0
        return seat if seat in names else Unclear()
    if not plain:
        return Unclear()
    exact = _called(names, lambda name: name == plain)
    if len(exact) == 1:
        return exact[0]
    begun = exact or _called(names, lambda name: name.startswith(plain))
    if len(begun) == 1:
        return begun[0]
    return Which(tuple(begun)) if begun else Unclear()


def folded(text: str) -> str:
    """A line without what does not tell words apart: case, width, blanks."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _called(names: Names, fits: Callable[[str], bool]) -> list[int]:
    return [seat for seat, own in names.items() if any(fits(folded(name)) for name in own)]


def _elect(rest: str, names: Names) -> Meaning:
    found = target(rest, names)
    return Elect(found) if isinstance(found, int) else found


def _choice(offer: Offer, rest: str, names: Names) -> Meaning:
    if offer.most == 2:
        pair = _targets(rest, names)
        return Choose(offer.move, pair[0], pair[1]) if len(pair) == 2 else Unclear()
    found = target(rest, names)
    return Choose(offer.move, found) if isinstance(found, int) else found


def _targets(rest: str, names: Names) -> tuple[int, ...]:
    """Two players, with or without an "and" between them."""
    parts = [part for part in rest.replace(",", " ").split() if part not in _JOINTS]
    return _seats(target(part, names) for part in parts)


def _seats(found: Iterable[int | Which | Unclear]) -> tuple[int, ...]:
    seats = list(found)
    return tuple(s for s in seats if isinstance(s, int)) if seats else ()
