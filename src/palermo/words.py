"""Every string that Palermo says, in every language it speaks.

The files in ``locales/`` are the ones that the web client is built with, so both say the same.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LOCALES = ("en", "ru", "uk")
FALLBACK = "en"


def t(locale: str, key: str, /, **args: str | int | float) -> str:
    """The string ``key`` in a language; ``name.attribute`` names an attribute of a message.

    A language that Palermo does not speak is answered in English. A key that does not exist raises
    ``LookupError``, a missing argument what Fluent raises for it: both are faults of the caller.
    """
    bundle = _bundle(locale if locale in LOCALES else FALLBACK)
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        raise LookupError(f"no string {key!r}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise LookupError(f"no string {key!r}")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise errors[0]
    return str(text)


def source(locale: str) -> str:
    """The text of one language's file."""
    return (files("palermo") / "locales" / f"{locale}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(locale: str) -> FluentBundle:
    # Isolating marks are for mixed directions of writing; the three languages share one, and the
    # client leaves them out too.
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(source(locale)))
    return bundle
