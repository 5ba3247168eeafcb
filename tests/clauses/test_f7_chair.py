"""Clauses G4 and F7: what the judge may do at every moment, and the duties that change hands."""

from __future__ import annotations

from random import Random

import pytest

from palermo.game.act import Act, Command, Next, Offer
from palermo.game.audience import ALL, HALL, JUDGE, audience
from palermo.game.chair import judge_offers
from palermo.game.due import due
from palermo.game.engine import play
from palermo.game.interrupts.discipline import DefeatTeam, GiveFoul, JudgeHeart, PutOut
from palermo.game.interrupts.duties import ChangeDuties
from palermo.game.interrupts.pause import PauseClocks, Resume
from palermo.game.refusals import Refusal
from palermo.game.view import view
from palermo.kit.games import JUDGED, commands, play_on, when
from palermo.kit.tables import Bench
from palermo.rules.options import ALL_DUTIES

from ..properties.tables import any_deal, any_people
from .conferring import conference
from .playing import club, code


def said(offer: Offer, random: Random) -> Command | None:
    """A command within one of the judge's own offers; None for those told elsewhere."""
    seat = random.choice(offer.seats) if offer.seats else 0
    match offer.do:
        case "next":
            return Next()
        case "pause":
            return PauseClocks()
        case "resume":
            return Resume()
        case "foul":
            return GiveFoul(seat)
        case "put_out":
            return PutOut(seat, "disorder")
        case "judge_heart":
            return JudgeHeart(seat, "disorder")
        case "defeat_team":
            return DefeatTeam("town", "disorder")
    return None


@pytest.mark.parametrize("seed", range(8))
def test_g4_what_the_judge_is_offered_is_accepted(seed: int) -> None:
    random = Random(f"chair {seed}")
    rules, size = any_deal(random)
    bench = Bench(rules, size, people=any_people(random, size), watch=False)
    for _ in play_on(bench, random, JUDGED):
        game = bench.game
        if random.random() < 0.8:
            continue
        for offer in judge_offers(game):
            do = commands(offer, random) if offer.by else said(offer, random)
            if do is None:
                continue
            at = when(bench, do) if offer.by else bench.at
            act = Act(do, max(at, bench.at), game.table.step, "judge", offer.by)
            result = play(game, act)
            late = at < bench.at or offer.do in ("elect", "next")
            assert late or not isinstance(result, Refusal), (offer, result)


def test_g4_only_the_judge_is_offered_the_judges_commands() -> None:
    bench = club().until("speech")
    assert audience("judge", 10) == JUDGE
    mine = {offer.do for offer in view(bench.game, JUDGE, []).offers}
    assert {"pause", "foul", "put_out", "ruling", "step_back", "correct"} <= mine
    for eyes in (HALL, ALL):
        assert view(bench.game, eyes, []).offers == ()


def test_g4_the_judge_acts_in_anyones_name() -> None:
    bench = club().until("speech")
    named = {(offer.do, offer.by) for offer in judge_offers(bench.game) if offer.by}
    assert ("nominate", 1) in named
    assert {by for _, by in named} == {1}


def test_f7_duties_change_hands_and_the_step_stays() -> None:
    bench = club().until("speech")
    step = bench.view_step()
    assert "next" not in {offer.do for offer in judge_offers(bench.game)}
    bench.must(ChangeDuties(()), by="judge")
    assert bench.view_step() == step
    assert not [d for d in due(bench.game) if isinstance(d.act.do, Next)]
    assert code(bench.act(Next(), by="machine", at=bench.game.table.until)) == "NOT_YOURS"
    bench.must(Next(), by="judge")
    bench.must(ChangeDuties(ALL_DUTIES), by="judge")
    bench.next()
    assert bench.view().step.seat == 3


def test_f7_the_machine_goes_on_with_time_left() -> None:
    bench = club(duties=()).until("speech")
    bench.at = bench.game.table.until + 90_000
    bench.must(ChangeDuties(ALL_DUTIES), by="judge")
    assert bench.game.table.until == bench.at + 60_000


def test_f7_duties_are_the_judges_to_change() -> None:
    bench = conference()
    assert code(bench.act(ChangeDuties(()), 1)) == "NOT_YOURS"
    assert code(bench.act(ChangeDuties(ALL_DUTIES), by="judge")) == "NOT_OFFERED"
