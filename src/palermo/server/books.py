"""What a form for a new table needs: rulebooks, paces, options with their clauses and values."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as kinds

from ..bots import BOTS
from ..rules.books import BOOKS, EDITIONS, PACES
from ..rules.decks import SIZES
from ..rules.options import OPTION_NAMES, Rules, Times, flat_options
from ..rules.roles import ROLES
from .wire import BookFacts, OptionFacts, Rulebooks

# The rulebooks whose every step has its screen; the others are played by the command line alone.
ONLINE = ("club", "sport", "conference")


@cache
def rulebooks() -> Rulebooks:
    """Everything about rulebooks, from the rules themselves."""
    plain = flat_options(Rules())
    books = []
    shelf = [rules for rules in (*BOOKS.values(), *EDITIONS.values()) if rules.rulebook in ONLINE]
    for rules in shelf:
        own = {k: v for k, v in flat_options(rules).items() if v != plain.get(k)}
        books.append(BookFacts(rules.rulebook, rules.edition, own))
    return Rulebooks(
        books=tuple(books),
        paces=PACES,
        options=tuple(option(name, plain[name]) for name in OPTION_NAMES),
        sizes=tuple(SIZES),
        roles=tuple(ROLES),
        bots=tuple(BOTS),
    )


def option(name: str, default: Any) -> OptionFacts:
    """The facts of one option, from its type."""
    owner = Times if name in Times.__struct_fields__ else Rules
    hint = get_type_hints(owner, include_extras=True)[name]
    clause, meaning = _told(hint)
    kind = msgspec.inspect.type_info(hint)
    while isinstance(kind, kinds.Metadata):
        kind = kind.type
    facts = OptionFacts(name, clause, meaning, default, "number")
    match kind:
        case kinds.BoolType():
            return msgspec.structs.replace(facts, kind="switch")
        case kinds.LiteralType(values=values):
            shown = tuple(str(value) for value in values)
            return msgspec.structs.replace(facts, kind="choice", values=shown)
        case kinds.DictType():
            return msgspec.structs.replace(facts, kind="deck")
        case kinds.CollectionType(item_type=kinds.LiteralType(values=values)):
            return msgspec.structs.replace(facts, kind="set", values=tuple(values))
        case kinds.IntType() | kinds.FloatType():
            return msgspec.structs.replace(facts, least=kind.ge, most=kind.le)
    raise TypeError(f"the option {name} has a type that no form knows: {kind}")


def _told(hint: Any) -> tuple[str, str]:
    """The clause and the meaning that an option's type carries; the outermost says it."""
    found = "", ""
    if get_origin(hint) is Annotated:
        for meta in get_args(hint)[1:]:
            if isinstance(meta, msgspec.Meta) and meta.description:
                found = str((meta.extra or {}).get("clause", "")), meta.description
    return found
