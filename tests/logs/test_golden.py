"""Old logs stay readable, and mean what they meant (design 3)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from palermo.game.engine import BLANK, fold, play
from palermo.game.phases.ballot import HandsCounted
from palermo.game.record import record_of, replayed
from palermo.game.refusals import Refusal
from palermo.game.vocabulary import Entry
from palermo.store.upcast import lifted

from .golden import digests

LOGS = sorted(Path(__file__).parent.glob("*.json"))


def golden(path: Path) -> tuple[list[Entry], dict[str, str]]:
    """The rows of a golden log, lifted to the present schema, and its digests."""
    kept = json.loads(path.read_text())
    rows = [msgspec.convert(lifted(row, kept["schema"]), Entry) for row in kept["rows"]]
    return rows, kept["digests"]


@pytest.mark.parametrize("path", LOGS, ids=lambda p: p.stem)
def test_r1_a_golden_log_shows_everyone_what_it_showed(path: Path) -> None:
    rows, kept = golden(path)
    assert digests(rows) == kept


@pytest.mark.parametrize("path", LOGS, ids=lambda p: p.stem)
def test_r1_a_golden_log_is_decided_again_alike(path: Path) -> None:
    rows, _ = golden(path)
    game = BLANK
    for row in rows:
        result = play(game, row.act())
        assert not isinstance(result, Refusal), row
        events, game = result
        assert events == row.events
    assert fold(BLANK, tuple(e for row in rows for e in row.events)) == game
    assert list(replayed(record_of(rows)))


def test_every_rulebook_has_a_golden_log() -> None:
    assert {path.stem.split("-")[0] for path in LOGS} == {"club", "conference", "sport"}


def test_an_event_that_changed_is_lifted() -> None:
    """A log from before `hands_counted` told the unspent votes apart reads as one of today."""
    now = {"event": "hands_counted", "nominee": 4, "by": [1, 2], "unspent": [3]}
    old = {"event": "hands_counted", "nominee": 4, "voters": [1, 2, 3], "voted": 2}
    rows = next(row for row, _ in (golden(path) for path in LOGS))
    row = next(r for r in rows if any(isinstance(e, HandsCounted) for e in r.events))
    plain: dict[str, Any] = msgspec.to_builtins(row)

    def told_apart(entry: dict[str, Any]) -> dict[str, Any]:
        events = [_apart(event) for event in entry["events"]]
        return entry | {"events": events}

    def _apart(event: dict[str, Any]) -> dict[str, Any]:
        if event["event"] != "hands_counted" or "voters" not in event:
            return event
        voters, voted = event["voters"], event["voted"]
        kept = {k: v for k, v in event.items() if k not in ("voters", "voted")}
        return kept | {"by": voters[:voted], "unspent": voters[voted:]}

    entry = msgspec.convert(lifted(plain | {"events": [old]}, 0, {0: told_apart}), Entry)
    assert entry.events == (msgspec.convert(now, HandsCounted),)
    with pytest.raises(ValueError, match="nothing lifts schema 0"):
        lifted(plain, 0)
    with pytest.raises(ValueError, match="knows"):
        lifted(plain, 99)
