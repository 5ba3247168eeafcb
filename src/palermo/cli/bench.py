"""``palermo bench``: how fast the engine, the server and the page are here."""

from __future__ import annotations

import click


@click.group()
def command() -> None:
    """Measure speed. Figures are for comparing, next to the calibration loop's rate."""


@command.command()
@click.option("--games", default=400, show_default=True, type=click.IntRange(1, 1_000_000))
@click.option("--seed", default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def engine(games: int, seed: int, as_json: bool) -> None:
    """Random legal games of ten by `sport`, every check made and every event kept."""
    from palermo.bench.engine import measure

    _show(measure(games, seed), as_json)


@command.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def server(as_json: bool) -> None:
    """Commands a second over 2,000 real sockets, CPU, memory, and coming back after a kill."""
    from palermo.bench.server import measure

    _show(measure(), as_json)


@command.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def page(as_json: bool) -> None:
    """The size of the page, and how soon a new server shows it."""
    from palermo.bench.page import measure

    _show(measure(), as_json)


def _show(measured: object, as_json: bool) -> None:
    import msgspec

    if as_json:
        click.echo(msgspec.json.encode(measured).decode())
        return
    for name, value in msgspec.to_builtins(measured).items():
        click.echo(f"{name.replace('_', ' '):24} {value:g}")
