"""The record (R1) and the deal (S4): both forms, tampering, and a second verifier."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from palermo.cli import main
from palermo.game.audience import ALL, HALL
from palermo.game.fairness import commit, deal, faults, word_hash
from palermo.game.interrupts.proving import AddWord, ShowSecrets
from palermo.game.record import Record, RecordError, record_of, scenes, write_record
from palermo.game.record_text import read_text, record_text
from palermo.kit.games import ROUGH, play_on
from palermo.kit.tables import Bench
from palermo.rules.books import book, refused
from palermo.rules.options import with_options
from palermo.server.sealing import sealed

from ..properties.tables import any_deck, any_rules
from .verifier import verified

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))


def game(seed: int) -> Record:
    """A finished game at random, its deal shown, the record sealed."""
    random = Random(f"record {seed}")
    secret, size = random.randbytes(32), random.choice((5, 8, 10, 10, 12))
    rules = any_rules(random)
    own = with_options(rules, {"deck": any_deck(random, rules, size)})
    rules = own if random.random() < 0.4 and not refused(own, size) else rules
    people = tuple(range(1, size, 2))
    words = {s: word_hash(f"word {seed} {s}") for s in people if random.random() < 0.6}
    bench = Bench(rules, size, people=people, secret=secret, words=words, watch=False)
    for _ in play_on(bench, random, ROUGH):
        pass
    bench.must(ShowSecrets(secret.hex()), by="machine")
    return sealed(record_of(bench.log), KEY)


@pytest.fixture(scope="module")
def record() -> Record:
    """One game to tamper with: ten seats of `club`, a vote among its rows."""
    return next(r for r in map(game, range(50)) if any(c.ballots for c in r.story))


def verify(tmp_path: Path, text: bytes | str) -> tuple[int, str]:
    """What `palermo verify` says of a text."""
    path = tmp_path / "record"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    done = CliRunner().invoke(main, ["verify", str(path)])
    return done.exit_code, done.output


def test_r1_both_forms_round_trip_and_verify(tmp_path: Path, record: Record) -> None:
    assert read_text(record_text(record)) == record
    for text in (write_record(record), record_text(record)):
        code, said = verify(tmp_path, text)
        assert (code, "chain and seal hold" in said) == (0, True), said


def _vote(plain: Any) -> None:
    row = next(r for r in plain["log"] if r["entry"]["do"]["do"] == "vote")
    row["entry"]["do"]["seat"] += 1


def _role(plain: Any) -> None:
    first, *rest = plain["roles"]
    plain["roles"] = [*rest, first] if rest[-1] != first else [first, *reversed(rest)]


def _word(plain: Any) -> None:
    plain["proof"]["words"][0] = word_hash("another")


def _secret(plain: Any) -> None:
    plain["proof"]["secret"] = bytes(32).hex()


def _commitment(plain: Any) -> None:
    plain["proof"]["commitment"] = commit(bytes(32))


def _seal(plain: Any) -> None:
    plain["seal"]["signature"] = "00" * 64


def _story(plain: Any) -> None:
    chapter = next(c for c in plain["story"] if c["ballots"])
    chapter["ballots"][0]["votes"][0]["for"] += 1


def _outcome(plain: Any) -> None:
    plain["outcome"] = "mafia" if plain["outcome"] != "mafia" else "town"


@pytest.mark.parametrize(
    "tamper", [_vote, _role, _word, _secret, _commitment, _seal, _story, _outcome]
)
def test_r1_a_record_tampered_with_does_not_verify(
    tmp_path: Path, record: Record, tamper: Any
) -> None:
    plain = json.loads(write_record(record))
    tamper(plain)
    code, said = verify(tmp_path, json.dumps(plain))
    assert code == 1
    assert "not as recorded" in said


@pytest.mark.parametrize(
    "text", ["", "{}", "[1, 2]", "Palermo record 1\n", "\x00\xff", "no record"]
)
def test_r1_what_is_no_record_is_told_so(tmp_path: Path, text: str) -> None:
    code, said = verify(tmp_path, text)
    assert (code, "record" in said) == (1, True)


def test_r1_another_servers_seal(tmp_path: Path, record: Record) -> None:
    path = tmp_path / "record"
    path.write_bytes(write_record(record))
    done = CliRunner().invoke(main, ["verify", str(path), "--key", "ab" * 32])
    assert (done.exit_code, "another server" in done.output) == (1, True)
    bare = replace(record, seal=None)
    path.write_bytes(write_record(bare))
    assert CliRunner().invoke(main, ["verify", str(path)]).exit_code == 0
    assert CliRunner().invoke(main, ["verify", str(path), "--key", "ab" * 32]).exit_code == 1


def test_s4_words_and_secrets_change_the_deal() -> None:
    deck = book("sport") and {"civilian": 6, "sheriff": 1, "mafia": 2, "don": 1}
    plain = deal(b"a" * 32, deck)
    assert deal(b"a" * 32, deck) == plain
    assert deal(b"a" * 32, deck, (word_hash("x"),)) != plain
    assert deal(b"a" * 32, deck, (), b"b" * 32) != plain


def test_s4_every_seat_gets_every_card_alike() -> None:
    """Over 4,000 secrets the don is at each of ten seats about one time in ten."""
    deck = {"civilian": 6, "sheriff": 1, "mafia": 2, "don": 1}
    dons = [deal(n.to_bytes(32, "big"), deck).index("don") for n in range(4_000)]
    off = sum((dons.count(seat) - 400) ** 2 / 400 for seat in range(10))
    assert off < 27.9, "chi-squared with nine degrees of freedom, one in a thousand"


def test_s4_a_word_is_added_in_the_lobby_and_shown_with_the_others() -> None:
    bench = Bench(book("club"), 5, people=(1, 2), secret=b"s" * 32, words={2: word_hash("owl")})
    proof = bench.view().table.proof
    assert proof.words == ("", word_hash("owl"), "", "", "")
    assert (proof.commitment, proof.secret) == (commit(b"s" * 32), "")
    assert bench.game.table.roles == deal(b"s" * 32, bench.game.table.deck, proof.words)
    assert bench.act(AddWord(word_hash("late")), by="person", who="p1")


def test_s4_the_secret_is_shown_only_after_the_end(record: Record) -> None:
    bench = Bench(book("club"), 5, secret=b"s" * 32)
    early = bench.act(ShowSecrets((b"s" * 32).hex()), by="machine")
    assert getattr(early, "code", "") == "NOT_OFFERED"
    deck = {r: record.roles.count(r) for r in set(record.roles)}
    assert faults(record.proof, deck, record.roles) == ()


@pytest.mark.parametrize("seed", range(50))
def test_r1_the_second_verifier_agrees(seed: int) -> None:
    assert verified(write_record(game(seed))) == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(50, 1000))
def test_r1_the_second_verifier_agrees_on_a_thousand(seed: int) -> None:
    assert verified(write_record(game(seed))) == []


@pytest.mark.parametrize("tamper", [_vote, _role, _word, _secret, _commitment, _seal])
def test_r1_the_second_verifier_finds_what_was_changed(record: Record, tamper: Any) -> None:
    plain = json.loads(write_record(record))
    tamper(plain)
    assert verified(json.dumps(plain).encode()) != []


def test_r3_a_replay_from_any_eyes_once_the_game_is_over() -> None:
    """From the hall no role is seen before it was shown, with all open every one from the deal."""
    record = next(r for r in map(game, range(50)) if r.rules.rulebook == "conference")
    hall, whole = list(scenes(record, HALL)), list(scenes(record, ALL))
    assert len(hall) < len(whole)
    assert [s.role for s in whole[0].view.seats] == list(record.roles)
    assert not any(s.role for s in hall[0].view.seats)
    assert hall[-1].view.over
    with pytest.raises(RecordError, match="no outcome"):
        record_of(Bench(book("club"), 5, secret=b"s").log)
