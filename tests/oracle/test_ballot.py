"""The engine's vote against the slow reading, step by step, over whatever Hypothesis invents."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from palermo.game.act import Done, Leave
from palermo.game.phases.lift import RaiseHand
from palermo.game.phases.talk import Nominate
from palermo.game.poll import CastVote
from palermo.kit.tables import Bench
from palermo.rules.books import book

from .court import Court

OPTIONS = st.fixed_dictionaries(
    {
        "vote": st.sampled_from(("classic", "free")),
        "smaller_tie": st.sampled_from(("again", "lift")),
        "second_tie": st.sampled_from(("lift", "nobody")),
        "lift_three_of_nine": st.booleans(),
        "first_vote": st.sampled_from(("standard", "lift_only")),
    }
)


def trial(options: dict[str, object], size: int, nominees: list[int], day: int) -> Bench:
    """A table whose talk has just closed with these nominees."""
    deck = {"civilian": size - 1, "mafia": 1}
    roles = ("civilian",) * (size - 1) + ("mafia",)
    rules = book("club", options=options | {"deck": deck})
    bench = Bench(rules, size, people=range(1, size + 1), roles=roles, watch=False)
    bench.until("speech")
    if day == 2:
        bench.until("morning").until("speech")
    speakers = list(range(1, size + 1))
    order = speakers[day - 1 :] + speakers[: day - 1]
    named = dict(zip(_speakers(order, nominees), nominees, strict=True))
    for seat in order:
        if seat in named:
            bench.must(Nominate(named[seat]), seat)
        bench.must(Done(), seat)
    return bench


def _speakers(order: list[int], nominees: list[int]) -> list[int]:
    """Who names each nominee, in this order, nobody himself."""
    free, found = list(order), []
    for position, nominee in enumerate(nominees):
        left = len(nominees) - position - 1
        fit = next(s for s in free[: len(free) - left] if s != nominee)
        found.append(fit)
        free = free[free.index(fit) + 1 :]
    return found


def told(bench: Bench) -> tuple[object, ...]:
    """What is going on, in the slow reading's words."""
    step = bench.view_step()
    match step.name:
        case "read_out":
            return ("read",)
        case "hand":
            return ("hand", step.seat, step.round)
        case "ballot":
            return ("ballot", step.round)
        case "tie_speech":
            return ("speech", step.seat)
        case "lift":
            return ("lift", *step.seats)
        case "last_word":
            return ("leave", *step.seats)
    return ("night",)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), options=OPTIONS, size=st.integers(5, 10), day=st.integers(1, 2))
def test_the_vote_is_the_slow_readings_vote(
    data: st.DataObject, options: dict[str, object], size: int, day: int
) -> None:
    most = min(size // 2, 4)
    seats = list(range(1, size + 1))
    nominees = data.draw(st.lists(st.sampled_from(seats), unique=True, max_size=most))
    bench = trial(options, size, nominees, day)
    court = Court(list(bench.game.table.living), nominees, day, options)
    for _ in range(40):
        assert told(bench) == court.now
        assert list(bench.game.table.living) == court.living or court.now[0] == "leave"
        if bench.over or court.now[0] in ("night", "leave"):
            return
        _players(data, bench, court)
        if bench.over:
            return
        assert told(bench) == court.now
        if court.now[0] in ("night", "leave"):
            return
        court.close()
        bench.next()
    raise AssertionError("the vote does not end")


def _players(data: st.DataObject, bench: Bench, court: Court) -> None:
    """What the players do in one step: votes, hands, and perhaps somebody leaves."""
    if court.now[0] in ("hand", "ballot"):
        chance = data.draw(st.lists(st.booleans(), min_size=12, max_size=12))
        for seat in list(court.living):
            if chance[seat % 12] and court.may_vote(seat):
                whom = (
                    court.now[1] if court.now[0] == "hand" else data.draw(st.sampled_from(court.up))
                )
                bench.must(CastVote(int(str(whom))), seat)
                court.vote(seat, int(str(whom)))
    if court.now[0] == "lift":
        for seat in list(court.living):
            up = data.draw(st.booleans())
            bench.must(RaiseHand(up), seat)
            court.raise_hand(seat, up)
    if len(court.living) > 4 and data.draw(st.integers(0, 5)) == 0:
        black = max(court.living)
        seat = data.draw(st.sampled_from([s for s in court.living if s != black]))
        bench.must(Leave(), seat)
        if not bench.over:
            court.leave(seat)
