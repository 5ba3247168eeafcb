"""Golden logs: whole tables as the store keeps them, and digests of everything seen of them.

`uv run --group test python -m tests.logs.golden` writes the digests anew, which is only right
where what is seen was meant to change. The rows of a log that is there are never written again.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from palermo.game.audience import ALL, HALL, Audience
from palermo.game.engine import BLANK, evolve
from palermo.game.fairness import word_hash
from palermo.game.interrupts.proving import ShowSecrets
from palermo.game.phase import Game
from palermo.game.seen import Line, seen
from palermo.game.view import view
from palermo.game.vocabulary import Entry
from palermo.kit.games import ROUGH, play_on
from palermo.kit.tables import Bench
from palermo.rules.books import book
from palermo.store.commits import SCHEMA
from palermo.store.upcast import encode, lifted

FOLDER = Path(__file__).parent
SECRET = bytes(range(32))


def digests(entries: list[Entry]) -> dict[str, str]:
    """A digest for each audience of all its views and lines, row by row."""
    size = next(len(e.roles) for row in entries for e in row.events if hasattr(e, "roles"))
    eyes = {"hall": HALL, "all": ALL} | {f"seat:{n}": Audience(n) for n in range(1, size + 1)}
    found = {name: sha256() for name in eyes}
    game: Game = BLANK
    for row in entries:
        lines: dict[str, list[Line]] = {name: [] for name in eyes}
        for event in row.events:
            game = evolve(game, event)
            for name, who in eyes.items():
                lines[name] += [Line(row.at, what) for what in seen(event, who, game)]
        for name, who in eyes.items():
            found[name].update(msgspec.json.encode(view(game, who, lines[name]), order="sorted"))
    return {name: digest.hexdigest() for name, digest in found.items()}


def played(rulebook: str, edition: str, seed: int) -> list[Entry]:
    """A rough game with persons and bots, from the opening of the table to the shown secret."""
    random = Random(seed)
    more = {} if rulebook == "conference" else {"general_discussion": True, "best_move": 3}
    rules = book(rulebook, "quick", more, edition)
    words = {2: word_hash("lantern"), 5: word_hash("harbour")}
    size = 12 if rulebook == "conference" else 10
    bench = Bench(rules, size, people=(1, 2, 5, 8), secret=SECRET, words=words, watch=False)
    for _ in play_on(bench, random, ROUGH):
        pass
    bench.must(ShowSecrets(SECRET.hex()), by="machine")
    return bench.log


def write(name: str, entries: list[Entry]) -> None:
    """A golden log: its schema, its rows, its digests."""
    rows = [json.loads(encode(entry)) for entry in entries]
    golden: dict[str, Any] = {"schema": SCHEMA, "digests": digests(entries), "rows": rows}
    lines = [f'"schema": {SCHEMA}', f'"digests": {json.dumps(golden["digests"])}']
    body = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    text = "{" + ",\n".join([*lines, f'"rows": [\n{body}\n]']) + "}\n"
    (FOLDER / f"{name}.json").write_text(text)


def kept(path: Path) -> list[Entry]:
    """The rows of a log that is there, lifted to the present schema."""
    log = json.loads(path.read_text())
    return [msgspec.convert(lifted(row, log["schema"]), Entry) for row in log["rows"]]


# Each log, and how a new one is played: rulebook, edition, seed.
LOGS = {
    "club-0.1": ("club", "", 11),
    "sport-0.1": ("sport", "fiim-2024", 5),
    "conference-0.1": ("conference", "", 7),
}

if __name__ == "__main__":
    for log, how in LOGS.items():
        there = FOLDER / f"{log}.json"
        write(log, kept(there) if there.exists() else played(*how))
