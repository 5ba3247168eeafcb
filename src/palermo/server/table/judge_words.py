"""What the judge's typed lines mean (docs/words.md): his own words, and `N: words` for a player's.

What begins like a command is never said aloud, also where nothing can be made of it: a move that
was mistyped must not reach the hall.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, get_args

from ...game.act import Command, Next, Offer
from ...game.interrupts.discipline import Breach, GiveFoul, JudgeHeart, PutOut
from ...game.interrupts.pause import PauseClocks, Resume
from ...game.phases.lift import RaiseHand
from ...game.phases.talk import Nominate
from .words import (
    WORDS,
    Names,
    Unclear,
    Which,
    folded,
    hall_meaning,
    mafia_meaning,
    private_meaning,
    target,
)

Own = Literal["next", "back", "pause", "resume", "foul", "out", "heart"]
JUDGES: dict[Own, tuple[str, ...]] = {
    "next": ("next", "дальше", "далі"),
    "back": ("back", "назад"),
    "pause": ("pause", "пауза"),
    "resume": ("go on", "продолжить", "продовжити"),
    "foul": ("foul", "фол"),
    "out": ("out", "удалить", "видалити"),
    "heart": ("heart", "инфаркт", "інфаркт"),
}
BREACHES: dict[Breach, tuple[str, ...]] = {
    "insult": ("insult", "оскорбление", "образа"),
    "peeping": ("peeping", "подглядывание", "підглядання"),
    "night_talk": ("night talk", "разговор ночью", "розмова вночі"),
    "oath": ("oath", "bet", "клятва", "спор", "парі"),
    "role_proof": ("proof", "доказательство", "доказ"),
    "foreign_speech": ("speech", "чужая речь", "чужа мова"),
    "leaving": ("leaving", "уход", "вихід"),
    "disorder": ("disorder", "беспорядок", "безлад"),
    "other": ("other", "другое", "інше"),
}
NOMINATE = ("nominate", "выставить", "виставити")
ABOUT_SEAT = ("foul", "out", "heart")

_NAMED = re.compile(r"(?P<seat>\d{1,2})\s*[:：]\s*(?P<rest>.*)", re.DOTALL)
_OWN: dict[str, Own] = {word: own for own, words in JUDGES.items() for word in words}
_BREACHES: dict[str, Breach] = {word: b for b, words in BREACHES.items() for word in words}
assert set(BREACHES) | {"fouls"} == set(get_args(Breach))


class Back:
    """The judge wants to go back to the step before."""


class Speech:
    """Words for those who hear them: no command."""


class Meant:
    """A command, and in whose name: a seat, or 0 for the judge's own."""

    def __init__(self, do: Command, seat: int = 0) -> None:
        self.do = do
        self.seat = seat


Meaning = Meant | Back | Speech | Unclear | Which


def judges_meaning(text: str, offers: Mapping[int, tuple[Offer, ...]], names: Names) -> Meaning:
    """What a line of the judge means; `offers` are every seat's."""
    named = _NAMED.match(text.strip())
    if named:
        seat = int(named["seat"])
        return _in_name(named["rest"], seat, offers.get(seat, ()), names)
    plain = folded(text).strip(" .!")
    own = _OWN.get(plain)
    if own == "next":
        return Meant(Next())
    if own == "pause":
        return Meant(PauseClocks())
    if own == "resume":
        return Meant(Resume())
    if own == "back":
        return Back()
    return _about_seat(plain, names)


def _about_seat(plain: str, names: Names) -> Meaning:
    """`foul N`, `out N reason`, `heart N`."""
    first, _, rest = plain.partition(" ")
    own = _OWN.get(first)
    if own not in ABOUT_SEAT:
        return Speech()
    whom, _, reason = rest.partition(" ")
    seat = target(whom, names)
    if not isinstance(seat, int):
        return seat
    breach = _BREACHES.get(reason.strip(), "other")
    if own == "foul":
        return Meant(GiveFoul(seat))
    return Meant(PutOut(seat, breach) if own == "out" else JudgeHeart(seat, breach))


def _in_name(text: str, seat: int, offers: tuple[Offer, ...], names: Names) -> Meaning:
    """`N: words`: what the player himself could say to the hall, to the judge, to the mafia."""
    plain = folded(text)
    asked = {offer.do for offer in offers}
    for word in NOMINATE:
        if plain.startswith(f"{word} "):
            found = target(plain.removeprefix(word), names)
            return Meant(Nominate(found), seat) if isinstance(found, int) else found
    if "lift" in asked and plain in (*WORDS["for"], *WORDS["against"]):
        return Meant(RaiseHand(plain in WORDS["for"]), seat)
    unclear: Meaning = Unclear()
    for meant in (
        hall_meaning(text, offers, names),
        private_meaning(text, offers, names),
        mafia_meaning(text, names),
    ):
        if isinstance(meant, Command):
            return Meant(meant, seat)
        if isinstance(meant, Which):
            unclear = meant
    return unclear
