"""Sections that no event of a command can change are not built: a full comparison finds no more."""

from __future__ import annotations

from random import Random

import pytest

from palermo.game.act import Act
from palermo.game.audience import HALL, Audience
from palermo.game.engine import BLANK, evolve, play
from palermo.game.offers import offers
from palermo.game.phase import Game
from palermo.game.phases.seating import AddBots, Open, Ready, Sit
from palermo.game.view import personal, public
from palermo.game.view.changes import ALL, CHANGES, touched
from palermo.game.view.me import me
from palermo.kit.games import ROUGH, play_on
from palermo.kit.tables import Bench
from palermo.rules.books import book

from .tables import any_people, any_rules, any_size


def shown(game: Game, eyes: Audience) -> dict[str, object]:
    return public(game) | personal(game, eyes)


def changed(before: Game, after: Game) -> set[str]:
    """The sections that differ for any audience."""
    everyone = [HALL, Audience(open=True), *(Audience(n) for n in range(1, after.table.size + 1))]
    pairs = [(shown(before, eyes), shown(after, eyes)) for eyes in everyone]
    return {name for one, other in pairs for name in ALL if one[name] != other[name]}


@pytest.mark.parametrize("seed", range(8))
def test_nothing_changes_but_what_is_declared(seed: int) -> None:
    random = Random(f"changes {seed}")
    rules, size = any_rules(random), any_size(random)
    bench = Bench(
        rules, size, people=any_people(random, size), secret=random.randbytes(8), watch=False
    )
    behind, game, met = len(bench.log), bench.game, set()
    for _ in play_on(bench, random, ROUGH):
        pass
    for entry in bench.log[behind:]:
        before = game
        for event in entry.events:
            game = evolve(game, event)
            met.add(type(event))
        if touched(entry.events) != ALL:
            assert changed(before, game) <= touched(entry.events), entry
    assert met & set(CHANGES)


def test_being_ready_changes_nobodys_own() -> None:
    game = BLANK
    acts = [Act(Open(book("club"), 5), 1, by="person", who="a")]
    acts += [Act(Sit(n), 1, by="person", who=who) for n, who in enumerate("abc", 1)]
    acts += [Act(Ready(ready), 1, by="person", who="b") for ready in (True, False, True)]
    acts += [Act(AddBots(), 1, by="person", who="a"), Act(Ready(True), 1, by="person", who="c")]
    for act in acts:
        played = play(game, act)
        assert isinstance(played, tuple), act
        before, game = game, played[1]
        if isinstance(act.do, Ready):
            assert changed(before, game) <= touched(played[0])
            for who in "abcd":
                assert offers(before, 0, who) == offers(game, 0, who)
            for n in range(6):
                assert me(before, Audience(n)) == me(game, Audience(n))
