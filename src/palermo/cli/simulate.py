"""``palermo simulate``: games among bots, counted."""

from __future__ import annotations

import click


@click.command()
@click.option("--rulebook", default="club", show_default=True, help="Whose rules are played.")
@click.option("--edition", default="", help="An edition of the rulebook.")
@click.option("--pace", default="standard", show_default=True, help="A named set of seconds.")
@click.option("--seats", default=10, show_default=True, help="Seats at the table, 4 to 20.")
@click.option(
    "--games", default=100, show_default=True, type=click.IntRange(1, 10_000_000), help="How many."
)
@click.option("--seed", default=1, show_default=True, help="The same seed, the same wins.")
@click.option("--set", "options", multiple=True, metavar="OPTION=VALUE", help="Change an option.")
@click.option(
    "--policy",
    type=click.Choice(["bots", "random-exit"]),
    default="bots",
    show_default=True,
    help="Bots play, or seats leave at random as in `palermo odds`.",
)
@click.option(
    "--first",
    type=click.Choice(["day", "night"]),
    default="day",
    show_default=True,
    help="With random-exit: whether a day or a night comes first.",
)
@click.option("--town", default="baseline", show_default=True, help="The town's bot.")
@click.option("--mafia", default="baseline", show_default=True, help="The mafia's bot.")
@click.option("--solo", default="baseline", show_default=True, help="The solo roles' bot.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(
    rulebook: str,
    edition: str,
    pace: str,
    seats: int,
    games: int,
    seed: int,
    options: tuple[str, ...],
    policy: str,
    first: str,
    town: str,
    mafia: str,
    solo: str,
    as_json: bool,
) -> None:
    """Let bots play games against each other and count who wins."""
    import msgspec

    from palermo.bots import BOTS
    from palermo.cli._options import table_rules
    from palermo.rules.decks import blacks_in, deck_of
    from palermo.simulate import Crew, random_exit, simulate

    for name, bot in (("--town", town), ("--mafia", mafia), ("--solo", solo)):
        if bot not in BOTS:
            raise click.BadParameter(
                f"there is no bot {bot!r}; there are: {', '.join(BOTS)}", None, None, name
            )
    rules = table_rules(rulebook, pace, options, seats, edition)
    if policy == "random-exit":
        black = blacks_in(deck_of(rules, seats))
        summary = random_exit(seats, black, first, games, seed)
    else:
        summary = simulate(rules, seats, games, seed, Crew(town, mafia, solo))
    if as_json:
        click.echo(msgspec.json.encode(summary).decode())
        return
    for team, won in summary.wins.items():
        low, high = summary.intervals[team]
        click.echo(f"{team:8}{won:8}  {won / games:6.1%}  ({low:.1%} to {high:.1%})")
    click.echo(f"{summary.games_per_second} games a second")
