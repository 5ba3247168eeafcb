"""Every string exists in every language, with the same arguments."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from palermo import words

Keys = dict[str, set[str]]


class References(Visitor):
    """Collects what a pattern refers to: arguments, and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(
            f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        )


def keys_of(text: str) -> Keys:
    """Each key of a language with all arguments that it needs."""
    found: dict[str, References] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            patterns = {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            if entry.value:
                patterns[entry.id.name] = entry.value
            for key, pattern in patterns.items():
                found[key] = References()
                found[key].visit(pattern)

    def needs(key: str, seen: frozenset[str] = frozenset()) -> set[str]:
        if key in seen or key not in found:
            return set()
        others = (needs(other, seen | {key}) for other in found[key].messages)
        return found[key].variables.union(*others)

    return {key: needs(key) for key in found}


@pytest.mark.parametrize("locale", words.LOCALES)
def test_languages_have_the_same_keys_and_arguments(locale: str) -> None:
    assert keys_of(words.source(locale)) == keys_of(words.source("en"))


def test_arguments_are_seen_through_other_messages() -> None:
    assert keys_of("a = { b }\nb = { $n }\n    .c = { $m }\n") == {
        "a": {"n"},
        "b": {"n"},
        "b.c": {"m"},
    }


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "2 free seats"),
        ("ru", "2 свободных места"),
        ("uk", "2 вільні місця"),
        ("fr", "2 free seats"),
    ],
)
def test_t_speaks(locale: str, text: str) -> None:
    assert words.t(locale, "seats-free", count=2) == text


def test_t_refuses_what_is_not_there() -> None:
    with pytest.raises(LookupError):
        words.t("en", "no-such-string")
    with pytest.raises(LookupError):
        words.t("en", "language.no-such-attribute")
