"""``palermo replay``: a record, seen with one pair of eyes (R3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--as", "eyes", default="all", show_default=True, help="hall, seat:N, judge or all (open)."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a scene.")
def command(file: Path, eyes: str, as_json: bool) -> None:
    """Decide every command of a record again and show what somebody saw of the game.

    FILE is a record as the table's page saves it.
    """
    import msgspec

    from palermo.cli._records import load_record
    from palermo.game.audience import AudienceError, audience
    from palermo.game.record import RecordError, scenes

    try:
        record = load_record(file)
        watcher = audience(eyes, len(record.seats))
        shown = list(scenes(record, watcher))
    except (RecordError, AudienceError) as error:
        raise click.ClickException(str(error)) from error
    for scene in shown:
        if as_json:
            click.echo(msgspec.json.encode(scene).decode())
            continue
        for line in scene.happened:
            click.echo(_told(line.at - record.began, msgspec.to_builtins(line.what)))
    if not as_json:
        click.echo(f"outcome: {record.outcome} ({record.clause})")


def _told(ms: int, what: dict[str, Any]) -> str:
    """A line a person reads: when, what, and its details in words."""
    minutes, seconds = divmod(ms // 1000, 60)
    name = str(what.pop("event")).replace("_", " ")
    details = (f"{key} {_value(value)}" for key, value in what.items() if key not in _QUIET)
    return f"{minutes:3}:{seconds:02}  {name:18} {', '.join(details)}".rstrip()


_QUIET = frozenset(("step", "at", "until"))


def _value(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join(_value(v) for v in value) or "-"
    if isinstance(value, dict):
        return "/".join(_value(v) for v in value.values())
    return str(value) if value != "" else "-"
