"""S2 over correction and step back (F6): what is undone tells nobody what he may not know."""

from __future__ import annotations

from random import Random

import pytest

from palermo.game.audience import HALL, Audience
from palermo.game.interrupts.undoing import Correct, StepBack
from palermo.game.refusals import Refusal
from palermo.game.timeline import Log, live_path, steps
from palermo.rules.books import book

from .test_twins import KNOWERS, TEN, told
from .twins import Twin, frames, twin_roles


def undone(seed: int, knower: int) -> tuple[Twin, Twin, int]:
    """Twins whose judge now and then steps back, or strikes a check that the knower cannot know
    of; and how often he did."""
    rules = book("club", options={"reveal": "never"})
    one = Twin(rules, TEN, knower, seed, 1)
    two = Twin(rules, twin_roles(TEN, knower, Random(seed)), knower, seed, 2)
    random, times = Random(f"undo {seed}"), 0
    for _ in range(120):
        if one.bench.over or two.bench.over:
            break
        one.step(two)
        two.step(one)
        if one.bench.over or two.bench.over:
            break
        if random.random() < 0.06:
            times += step_back(one, two, random)
        elif one.bench.step == "dawn":
            times += strike(one, two, random)
    return one, two, times


def step_back(one: Twin, two: Twin, random: Random) -> int:
    """Both go back to the same step."""
    logs = [Log.of(twin.bench.log) for twin in (one, two)]
    begun = [set(steps(log)) for log in logs if log]
    assert begun[0] == begun[1]
    wanted = random.choice(sorted(begun[0])[-40:])
    for twin in (one, two):
        twin.bench.must(StepBack(wanted, "dispute"), by="judge")
    return 1


def strike(one: Twin, two: Twin, random: Random) -> int:
    """In each a check of somebody else's is struck, if both have one."""
    found = [hidden(twin) for twin in (one, two)]
    if not all(found):
        return 0
    for twin, number in zip((one, two), found, strict=True):
        result = twin.bench.act(Correct(number, "misheard"), by="judge")
        assert not isinstance(result, Refusal)
    return 1


def hidden(twin: Twin) -> int:
    """The last check of this night that the knower cannot know of, 0 for none."""
    log = Log.of(twin.bench.log)
    assert log
    reads = HALL if not twin.knower else Audience(twin.knower)
    last = [
        i for i in live_path(log.rows)[-8:] if getattr(i.entry.do, "move", "").endswith("check")
    ]
    return max([i.n for i in last if i.entry.seat != reads.seat], default=0)


@pytest.mark.parametrize("who", KNOWERS)
@pytest.mark.parametrize("seed", range(5))
def test_s2_twins_over_what_is_undone(who: str, seed: int) -> None:
    knower = KNOWERS[who]
    one, two, times = undone(seed, knower)
    mine, theirs = told(one), told(two)
    assert times
    for number, (left, right) in enumerate(zip(mine, theirs, strict=False)):
        assert left == right, f"frame {number} of seat {knower} differs"
    assert min(len(mine), len(theirs)) > 15


def test_s2_such_twins_do_differ_for_another() -> None:
    one, two, _ = undone(1, 1)
    assert frames(one.bench, 10) != frames(two.bench, 10)
