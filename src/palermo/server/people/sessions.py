"""Guests and their sessions: an opaque cookie, kept hashed; links to another device."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from ...store.people import People, Person
from ...words import LOCALES
from ..clock import Chance, Clock
from ..codes import Fault
from ..settings import Settings
from ..wire import Handover, NewMe
from .names import fault, given, tidy

COOKIE = "palermo"
COOKIE_SECONDS = 365 * 86_400


class Sessions:
    """Who a cookie belongs to."""

    def __init__(self, people: People, clock: Clock, chance: Chance, settings: Settings) -> None:
        self._people = people
        self._clock = clock
        self._chance = chance
        self._settings = settings

    async def person(self, token: str | None) -> Person | None:
        """Whose session this is; None where it is nobody's."""
        return await self._people.person_of(token) if token else None

    async def welcome(self, locale: str) -> tuple[Person, str]:
        """A new guest, with a name to begin with, and his session's token."""
        token = self._chance.key() + self._chance.key()
        name = given(Random(sha256(token.encode()).digest()))
        person = Person(self._chance.key(), name, locale)
        await self._people.add_person(person, token, self._clock.now())
        return person, token

    async def change(self, person: Person, wanted: NewMe) -> Person:
        """Call a person otherwise, or speak to him in another language.

        Raises Fault for a name that G14 does not allow, or a language Palermo does not speak.
        """
        name = person.name if wanted.name is None else tidy(wanted.name)
        locale = wanted.locale or person.locale
        wrong = fault(name) or (None if locale in LOCALES else "BAD_LOCALE")
        if wrong:
            raise Fault(wrong, 422)
        await self._people.rename(person.id, name, locale)
        return Person(person.id, name, locale)

    async def hand_over(self, token: str, origin: str) -> Handover:
        """A link that lets another device take over this session, once."""
        link = self._chance.key() + self._chance.key()
        expires = self._clock.now() + self._settings.handover
        await self._people.offer_handover(token, link, expires)
        return Handover(f"{origin}/handover/{link}", expires)

    async def take_over(self, link: str) -> str:
        """Use such a link: the token of the session that replaces the first.

        Raises Fault where the link is spent or too old.
        """
        token = self._chance.key() + self._chance.key()
        if not await self._people.take_over(link, token, self._clock.now()):
            raise Fault("LINK_SPENT", 410)
        return token


def spoken(accept_language: str) -> str:
    """The first language of a browser that Palermo speaks."""
    for part in accept_language.split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in LOCALES:
            return language
    return LOCALES[0]
