"""``palermo odds``: the exact odds of the bare game."""

from __future__ import annotations

import click


@click.command()
@click.option("--seats", required=True, type=click.IntRange(2, 200), help="How many play.")
@click.option("--mafia", required=True, type=click.IntRange(1, 199), help="How many are black.")
@click.option("--first", type=click.Choice(["day", "night"]), default="day", show_default=True)
@click.option(
    "--rule",
    type=click.Choice(["parity", "last"]),
    default="parity",
    show_default=True,
    help="The mafia win at parity, or once no citizen is left.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(seats: int, mafia: int, first: str, rule: str, as_json: bool) -> None:
    """How likely each team wins if everybody leaves at random."""
    import json

    from palermo.odds import odds

    try:
        chances = odds(seats, mafia, first, rule)  # type: ignore[arg-type]
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    teams = {"town": chances.town, "mafia": chances.mafia}
    if as_json:
        click.echo(json.dumps({team: str(chance) for team, chance in teams.items()}))
        return
    for team, chance in teams.items():
        click.echo(f"{team:6} {chance} = {float(chance):.4f}")
