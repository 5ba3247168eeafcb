"""Adding a role is one file, with no new event and no new command (G12)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from palermo.game.phases.night import Choose, NightResolved
from palermo.game.vocabulary import COMMANDS, EVENTS
from palermo.kit.games import JUDGED, ROUGH, random_game
from palermo.rules import roles
from palermo.rules.books import book
from palermo.rules.roles import ROLES, found
from palermo.simulate import Crew, play_one

FILE = '''"""The vigilante: town; kills one a night, and may spare the town his shot."""

from .role import Move, Role

ROLE = Role(
    name="vigilante",
    team="town",
    moves=(Move(name="avenge", window="moves", stage="strike"),),
    knows=("doctor",),
)
'''
DECK = {"civilian": 4, "sheriff": 1, "doctor": 1, "vigilante": 2, "mafia": 3, "maniac": 1}
FEW = [pytest.param(n) for n in range(50)]
MANY = [pytest.param(n, marks=pytest.mark.long) for n in range(50, 1000)]


@pytest.fixture(scope="module")
def vigilante(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A role of its own, written now and found as all the others are."""
    folder: Path = tmp_path_factory.mktemp("roles")
    (folder / "vigilante.py").write_text(FILE)
    roles.__path__.append(str(folder))
    before = dict(ROLES)
    ROLES.update(found())
    yield "vigilante"
    roles.__path__.remove(str(folder))
    ROLES.clear()
    ROLES.update(before)


@pytest.mark.parametrize("seed", FEW + MANY)
def test_g12_a_thirteenth_role_plays(vigilante: str, seed: int) -> None:
    assert vigilante in ROLES
    random = Random(f"thirteen {seed}")
    rulebook = random.choice(("club", "sport", "conference"))
    rules = book(rulebook, options={"deck": DECK, "plan_nights": 0})
    bench = random_game(rules, 12, random, (1, 4, 7), random.choice((ROUGH, JUDGED)))
    assert bench.over or bench.game.table.closed
    rows = [entry for entry in bench.log if entry.by != "person"]
    assert {type(row.do) for row in rows} <= set(COMMANDS)
    assert {type(e) for row in rows for e in row.events} <= set(EVENTS)


def test_g12_the_thirteenth_role_acts_and_is_known(vigilante: str) -> None:
    """It kills, its pair knows it, and the newspaper names it."""
    seen = set()
    for seed in range(40):
        rules = book("conference", options={"deck": DECK})
        bench = random_game(rules, 12, Random(seed))
        seen |= {s.by for e in bench.events(NightResolved) for s in e.strikes}  # type: ignore[attr-defined]
        seen |= {e.do.move for e in bench.log if isinstance(e.do, Choose)}
        friends = bench.game.table.setup.friends
        doctor = bench.game.table.roles.index("doctor")
        knows = [n + 1 for n, r in enumerate(bench.game.table.roles) if r == vigilante]
        assert list(friends[doctor]) == knows
    assert {vigilante, "avenge"} <= seen
    assert play_one(book("conference", options={"deck": DECK}), 12, Random(1), Crew()).result
