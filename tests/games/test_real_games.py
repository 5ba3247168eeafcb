"""Real games, played through the engine as they were judged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from palermo.cli import main
from palermo.facts import FactsError, imported, read_facts
from palermo.game.record import Record
from palermo.game.story import Chapter

SPORT_2025 = Path(__file__).with_name("sport-2025.json")


def changed(**parts: Any) -> bytes:
    """The facts of 2025 with some parts put differently."""
    return json.dumps(json.loads(SPORT_2025.read_text()) | parts).encode()


@pytest.fixture(scope="module")
def record() -> Record:
    """The game of 2025, as it was."""
    made = imported(read_facts(SPORT_2025.read_bytes()), strict=True)
    assert made.irregular == ()
    return made.record


def day(record: Record, number: int) -> Chapter:
    """A day of the story."""
    return next(c for c in record.story if c.day == number and not c.night)


def night(record: Record, number: int) -> Chapter:
    """A night of the story."""
    return next(c for c in record.story if c.day == number and c.night)


def test_r1_the_ballots_of_2025_are_those_of_its_table(record: Record) -> None:
    tallies = {
        (chapter.day, count.round): {t.seat: t.votes for t in count.tallies}
        for chapter in record.story
        for count in chapter.ballots
    }
    assert tallies == {
        (1, 1): {1: 5, 2: 4, 3: 0, 4: 1},
        (2, 1): {8: 4, 1: 1, 2: 4, 6: 0},
        (2, 2): {8: 5, 2: 4},
        (3, 1): {7: 0, 2: 5, 3: 3},
        (4, 1): {6: 3, 7: 3},
        (4, 2): {6: 3, 7: 3},
        (5, 1): {7: 3, 6: 2},
        (6, 1): {6: 1, 9: 2},
    }


def test_r1_the_lift_the_deaths_and_the_outcome_of_2025(record: Record) -> None:
    (lift,) = day(record, 4).lifts
    assert (lift.seats, lift.up, lift.living, lift.lifted) == ((6, 7), (5, 7, 9), 6, False)
    jailed = {c.day: [g.seats for g in c.left] for c in record.story if not c.night and c.left}
    assert jailed == {2: [(8,)], 3: [(2,)], 5: [(7,)], 6: [(9,)]}
    assert {n: night(record, n).killed for n in range(1, 6)} == {
        1: (4,),
        2: (),
        3: (1,),
        4: (5,),
        5: (10,),
    }
    assert record.outcome == "town"
    assert next(c.best_move for c in record.story if c.best_move) == [6, 8]


def test_r1_what_a_rule_forbids_becomes_a_ruling_with_its_clause() -> None:
    facts = json.loads(SPORT_2025.read_text())
    twice = [*facts["nominations"], {"day": 1, "by": 6, "nominee": 1}]
    late = [*facts["votes"], {"day": 2, "ballot": 1, "by": 4, "for": 1}]
    made = imported(read_facts(changed(nominations=twice)))
    assert [(i.day, i.what, i.clause) for i in made.irregular] == [(1, "6 nominates 1", "D4")]
    with pytest.raises(FactsError, match="ALREADY_NOMINATED"):
        imported(read_facts(changed(nominations=twice)), strict=True)
    with pytest.raises(FactsError, match="NOT_LIVING"):
        imported(read_facts(changed(votes=late)), strict=True)


def test_r1_a_result_no_rule_gives_is_the_judges() -> None:
    facts = json.loads(SPORT_2025.read_text())
    kept = [v for v in facts["votes"] if v["day"] < 6]
    named = [n for n in facts["nominations"] if n["day"] < 6]
    shots = [s for s in facts["shots"] if s["night"] < 5]
    short = changed(votes=kept, nominations=named, shots=shots, outcome="draw")
    made = imported(read_facts(short))
    assert made.irregular[-1].what == "the result draw"
    assert made.record.outcome == "draw"


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"rulebook": "poker"}, "no rulebook"),
        ({"options": {"hands": 3}}, "no option"),
        ({"roles": {"1": "civilian"}}, "WRONG_DECK|facts"),
        ({"outcome": "mafia"}, "the rules give town"),
        ({"outcome": "nobody"}, "no facts"),
        ({"shots": [{"night": 1}]}, "no facts"),
    ],
)
def test_r1_facts_that_are_none(parts: dict[str, Any], why: str) -> None:
    with pytest.raises(FactsError, match=why):
        imported(read_facts(changed(**parts)))


def test_r1_the_command_writes_nothing_where_it_refuses(tmp_path: Path) -> None:
    facts, target = tmp_path / "facts.json", tmp_path / "record.json"
    facts.write_bytes(changed(outcome="mafia"))
    done = CliRunner().invoke(main, ["record", "import", str(facts), "-o", str(target)])
    assert done.exit_code == 1
    assert "the rules give town" in done.output
    assert not target.exists()


@pytest.mark.parametrize("form", [[], ["--text"]])
def test_r1_the_command_writes_a_record_that_verifies(tmp_path: Path, form: list[str]) -> None:
    target = tmp_path / "record"
    run = CliRunner().invoke
    assert run(main, ["record", "import", str(SPORT_2025), "-o", str(target), *form]).exit_code == 0
    verified = run(main, ["verify", str(target)])
    assert verified.exit_code == 0, verified.output
    assert "outcome: town" in verified.output
    other = tmp_path / "other"
    assert run(main, ["record", "convert", str(target), "-o", str(other)]).exit_code == 0
    assert run(main, ["verify", str(other)]).exit_code == 0
