"""S2 over correction and step back (F6): what is undone tells nobody what he may not know."""

from __future__ import annotations

from random import Random

import pytest

from palermo.game.interrupts.undoing import Correct, StepBack
from palermo.game.refusals import Refusal
from palermo.game.timeline import Log, live_path, steps
from palermo.rules.books import book

from .conference_twins import ConferenceTwin, chance_of
from .test_conference_twins import EVERYONE
from .test_conference_twins import KNOWERS as CONFERENCE_KNOWERS
from .test_twins import KNOWERS, TEN, told
from .twins import KNOWN, Twin, frames, twin_roles

LATER = range(2, 30)


def undone(seed: int, knower: int) -> tuple[Twin, Twin, int]:
    """Twins of `club` and how often something was undone there."""
    rules = book("club", options={"reveal": "never"})
    one = Twin(rules, TEN, knower, seed, 1)
    two = Twin(rules, twin_roles(TEN, knower, Random(seed)), knower, seed, 2)
    return one, two, undo(one, two, seed)


def undone_in_conference(seed: int, knower: int) -> tuple[Twin, Twin, int]:
    """Twins of a conference with every role, and how often something was undone there."""
    deck = {role: EVERYONE.count(role) for role in set(EVERYONE)}
    rules = book("conference", options={"deck": deck, "reveal": "never"})
    other = twin_roles(EVERYONE, knower, chance_of(seed))
    one = ConferenceTwin(rules, EVERYONE, knower, seed, 1)
    two = ConferenceTwin(rules, other, knower, seed, 2)
    return one, two, undo(one, two, seed, 0.15)


def undo(one: Twin, two: Twin, seed: int, often: float = 0.06) -> int:
    """Play the twins on; their judge now and then steps back, or strikes a check that the knower
    cannot know of. How often he did."""
    random, times = Random(f"undo {seed}"), 0
    for _ in range(120):
        # Without mafia in one of them no night of theirs can end alike.
        if not all(twin.bench.game.table.living_of("mafia") for twin in (one, two)):
            break
        if one.bench.over or two.bench.over or one.bench.game.table.day > 3:
            break
        one.step(two)
        two.step(one)
        if one.bench.over or two.bench.over:
            break
        if random.random() < often:
            times += step_back(one, two, random)
        elif one.bench.step == "dawn":
            times += strike(one, two, random)
    return times


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
    table = twin.bench.game.table
    mine = table.role(twin.knower) if twin.knower else ""
    reads = {mine, *next((group for group in KNOWN if mine in group), ())}
    last = [
        i for i in live_path(log.rows)[-20:] if getattr(i.entry.do, "move", "").endswith("check")
    ]
    return max([i.n for i in last if table.role(i.entry.seat) not in reads], default=0)


@pytest.mark.parametrize("who", KNOWERS)
@pytest.mark.parametrize("seed", range(5))
def test_s2_twins_over_what_is_undone(who: str, seed: int) -> None:
    assert alike(*undone(seed, KNOWERS[who]), KNOWERS[who]) > 15


@pytest.mark.parametrize("who", CONFERENCE_KNOWERS)
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(n, marks=pytest.mark.long) for n in LATER)])
def test_s2_twins_of_a_conference_over_what_is_undone(who: str, seed: int) -> None:
    knower = CONFERENCE_KNOWERS[who]
    assert alike(*undone_in_conference(seed, knower), knower) > 10


def alike(one: Twin, two: Twin, times: int, knower: int) -> int:
    """Compare what the knower of both is told; how many frames that is."""
    mine, theirs = told(one), told(two)
    assert times
    for number, (left, right) in enumerate(zip(mine, theirs, strict=False)):
        assert left == right, f"frame {number} of seat {knower} differs"
    return min(len(mine), len(theirs))


def test_s2_such_twins_do_differ_for_another() -> None:
    one, two, _ = undone(1, 1)
    assert frames(one.bench, 10) != frames(two.bench, 10)
