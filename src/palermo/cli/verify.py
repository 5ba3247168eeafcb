"""``palermo verify``: whether a game was dealt, played and recorded as its record says."""

from __future__ import annotations

import sys
from pathlib import Path

import click


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--key", default="", help="The server's public key (hex) the seal has to be of.")
def command(file: Path, key: str) -> None:
    """Check a record: its hash chain and seal, the deal, and every command decided again.

    FILE is a record in its JSON or its text form. Exit status 1 and the reason where anything
    does not hold.
    """
    from palermo.cli._records import load_record
    from palermo.game.record import Record, RecordError

    def reasons(record: Record) -> list[str]:
        from palermo.game.fairness import faults
        from palermo.game.record import replayed
        from palermo.rules.decks import deck_of
        from palermo.server.sealing import seal_fault

        for _ in replayed(record):
            pass
        found = [seal_fault(record)] if record.seal or key else []
        if key and record.seal and record.seal.key != key.lower():
            found.append("the seal is another server's")
        if record.proof.commitment:
            deck = deck_of(record.rules, len(record.seats))
            found += faults(record.proof, deck, record.roles)
        return [fault for fault in found if fault]

    try:
        record = load_record(file)
        found = reasons(record)
    except RecordError as error:
        found = [str(error)]
    for fault in found:
        click.echo(f"not as recorded: {fault}", err=True)
    if found:
        sys.exit(1)
    dealt = "the deal follows from its secrets" if record.proof.commitment else "dealt by a judge"
    held = "chain and seal hold" if record.seal else "the chain holds, no server has sealed it"
    click.echo(f"{len(record.log)} commands decided again; {held}; {dealt}")
    click.echo(f"outcome: {record.outcome} ({record.clause})")
