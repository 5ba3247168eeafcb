"""Everything that the engine and the server name has its string in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from palermo import words
from palermo.bots.phrases import KEYS
from palermo.game import engine
from palermo.game.phases.night import LENGTHS
from palermo.game.refusals import CODES as REFUSALS
from palermo.rules.books import BOOKS, COMBINATIONS, EDITIONS, PACES
from palermo.rules.options import OPTION_NAMES, Rules, flat_options
from palermo.rules.roles import ROLES
from palermo.server.books import option
from palermo.server.codes import CODES

from .test_words import keys_of

# Options that no form shows by a name of their own.
UNNAMED = ("deck", "rulebook", "edition", "pace")


def wanted() -> Iterator[str]:
    """The key of everything that has a name on the wire."""
    assert engine.BLANK  # every refusal is declared once the engine is there
    yield from KEYS
    yield from (f"refused-{code}" for code in CODES if code != "OK")
    yield from (f"refused-{code}" for code in REFUSALS)
    yield from (f"refused-{code}" for code, *_ in COMBINATIONS)
    yield from (f"role-{name}{part}" for name in ROLES for part in ("", "-goal", "-night"))
    yield from (f"book-{name}" for name in BOOKS)
    yield from (f"edition-{name}" for name in EDITIONS)
    yield from (f"pace-{name}" for name in PACES)
    yield from (f"window-{name}" for name in (*LENGTHS, "look"))
    yield from (f"line-{name}" for name in (*LENGTHS, "look"))
    plain = flat_options(Rules())
    for name in OPTION_NAMES:
        if name in UNNAMED:
            continue
        facts = option(name, plain[name])
        yield f"option-{name}"
        yield from (f"option-{name}-{value}" for value in facts.values)


@pytest.mark.parametrize("locale", words.LOCALES)
def test_every_name_has_its_string(locale: str) -> None:
    keys = keys_of(words.source(locale))
    assert [key for key in wanted() if key not in keys] == []
