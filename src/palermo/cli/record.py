"""``palermo record``: records made from other things, and from one form into the other."""

from __future__ import annotations

from pathlib import Path

import click

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
_NEW = click.Path(dir_okay=False, path_type=Path)


@click.group()
def command() -> None:
    """Make records, and change their form."""


@command.command("import")
@click.argument("facts", type=_FILE)
@click.option("-o", "--output", type=_NEW, required=True, help="Where the record goes.")
@click.option("--strict", is_flag=True, help="Refuse at the first thing that a rule forbids.")
@click.option("--text", is_flag=True, help="Write the text form.")
def import_(facts: Path, output: Path, strict: bool, text: bool) -> None:
    """Play a real game's FACTS through the engine as the judge's entries.

    What a rule forbids but the table did becomes a ruling, listed with its clause.
    """
    from palermo.facts import FactsError, imported, read_facts

    try:
        made = imported(read_facts(facts.read_bytes()), strict)
    except FactsError as error:
        raise click.ClickException(str(error)) from error
    output.write_bytes(_form(made.record, text))
    for found in made.irregular:
        when = f"{'night' if found.night else 'day'} {found.day}"
        click.echo(f"ruling on {when}: {found.what} ({found.clause})")
    click.echo(f"{len(made.record.log)} entries, outcome: {made.record.outcome}")


@command.command()
@click.argument("file", type=_FILE)
@click.option("-o", "--output", type=_NEW, required=True, help="Where the other form goes.")
def convert(file: Path, output: Path) -> None:
    """Turn a record in JSON into text, or one in text into JSON."""
    from palermo.cli._records import load_record
    from palermo.game.record import RecordError
    from palermo.game.record_text import TITLE

    try:
        record = load_record(file)
    except RecordError as error:
        raise click.ClickException(str(error)) from error
    output.write_bytes(_form(record, not file.read_bytes().startswith(TITLE.encode())))


def _form(record: object, text: bool) -> bytes:
    from palermo.game.record import Record, write_record
    from palermo.game.record_text import record_text

    assert isinstance(record, Record)
    return record_text(record).encode() if text else write_record(record)
