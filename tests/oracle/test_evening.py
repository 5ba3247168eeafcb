"""The engine's evening against the slow reading, step by step, over what Hypothesis invents."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from palermo.game.act import Leave
from palermo.game.phases.verdict import GiveVerdict
from palermo.game.poll import CastVote
from palermo.kit.tables import Bench
from palermo.rules.books import book

from .assembly import Assembly


def gathered(size: int, accused_votes: bool) -> Bench:
    """A conference at its first evening; the last seat alone is black."""
    deck = {"civilian": size - 1, "mafia": 1}
    rules = book("conference", options={"deck": deck, "accused_votes": accused_votes})
    roles = ("civilian",) * (size - 1) + ("mafia",)
    bench = Bench(rules, size, people=range(1, size + 1), roles=roles, watch=False)
    return bench.until("evening")


def told(bench: Bench) -> tuple[object, ...]:
    """What is going on, in the slow reading's words."""
    step = bench.view_step()
    if step.name == "evening":
        return ("evening", step.round)
    if step.name in ("dock", "verdict"):
        return (step.name, step.seat)
    gone = [d.seat for d in bench.game.table.departures if d.cause == "vote"]
    return ("executed", gone[0]) if gone else ("night",)


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), size=st.integers(4, 9), accused_votes=st.booleans())
def test_d11_d12_d13_the_evening_is_the_slow_readings_evening(
    data: st.DataObject, size: int, accused_votes: bool
) -> None:
    bench = gathered(size, accused_votes)
    slow = Assembly(list(range(1, size + 1)), accused_votes)
    for _ in range(60):
        assert told(bench) == slow.now
        if slow.now[0] in ("night", "executed"):
            return
        _players(data, bench, slow)
        if bench.over:
            return
        assert told(bench) == slow.now
        if slow.now[0] in ("night", "executed"):
            return
        slow.close()
        bench.next()
    raise AssertionError("the evening does not end")


def _players(data: st.DataObject, bench: Bench, slow: Assembly) -> None:
    """What players do in a step: slips, some of them changed, verdicts, and one may leave."""
    if slow.now[0] == "evening":
        few = slow.may_name()[: data.draw(st.integers(2, 4))]
        for seat in list(slow.living) * data.draw(st.integers(1, 2)):
            whom = data.draw(st.sampled_from([-1, *few]))
            if whom >= 0:
                bench.must(CastVote(whom), seat)
                slow.name(seat, whom)
    if slow.now[0] == "verdict":
        for seat in slow.living:
            said = data.draw(st.sampled_from((None, True, False)))
            if said is not None and slow.judges(seat):
                bench.must(GiveVerdict(said), seat)
                slow.say(seat, said)
    if len(slow.living) > 3 and data.draw(st.integers(0, 3)) == 0:
        seat = data.draw(st.sampled_from([s for s in slow.living if s != max(slow.living)]))
        bench.must(Leave(), seat)
        if not bench.over:
            slow.leave(seat)
