"""The options of a table as a command line gives them."""

from __future__ import annotations

import click

from palermo.rules.books import BookError, book, refused
from palermo.rules.options import OptionError, Rules, read_option


def table_rules(
    rulebook: str, pace: str, options: tuple[str, ...], seats: int, edition: str = ""
) -> Rules:
    """The rules that ``--rulebook``, ``--pace`` and ``--set option=value`` mean.

    Raises click.UsageError for anything that does not exist or does not go together.
    """
    changes = {}
    try:
        for option in options:
            name, equals, value = option.partition("=")
            if not equals:
                raise OptionError(f"{option!r} is not option=value")
            changes[name] = read_option(name, value)
        rules = book(rulebook, pace, changes, edition)
    except (BookError, OptionError) as error:
        raise click.UsageError(str(error)) from error
    for fault in refused(rules, seats):
        raise click.UsageError(f"{', '.join(fault.options)}: {fault.reason}")
    return rules
