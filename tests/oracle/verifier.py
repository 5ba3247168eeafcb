"""A second verifier of records, sharing nothing with the engine.

It follows docs/fairness.md and the record's own events: the chain, the seal, the deal, every
ballot's count from its votes, every night's deaths from its moves (`nightbook`), and the outcome
from who is left.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from .nightbook import BLACK, NightBook


def verified(text: bytes) -> list[str]:
    """What is wrong with a record; empty when nothing is."""
    record = json.loads(text)
    return [*chain(record), *seal(record), *the_deal(record), *the_game(record)]


def spell(value: Any) -> bytes:
    """The one spelling of a value: keys in order, no spaces."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(*parts: bytes) -> str:
    """A hash in hexadecimal."""
    return hashlib.sha256(b"".join(parts)).hexdigest()


def chain(record: Any) -> list[str]:
    """Each row's hash is of the one before and the row."""
    proof = record["proof"]
    head = [record["rules"], record["seats"], record["began"], proof["commitment"]]
    head += [proof["organiser_commitment"], proof["words"]]
    head += [record["chair"]] if record.get("chair") else []
    link = digest(b"\n", spell(head))
    for number, row in enumerate(record["log"], 1):
        link = digest(link.encode(), b"\n", spell(row["entry"]))
        if link != row["hash"]:
            return [f"row {number} breaks the chain"]
    return []


def seal(record: Any) -> list[str]:
    """The signature is over the last hash."""
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(record["seal"]["key"]))
    end = b"palermo record\n" + record["log"][-1]["hash"].encode()
    try:
        key.verify(bytes.fromhex(record["seal"]["signature"]), end)
    except InvalidSignature:
        return ["the seal does not fit"]
    return []


def the_deal(record: Any) -> list[str]:
    """The secret fits its commitment, and the roles follow from it and the words."""
    proof = record["proof"]
    wrong = []
    if digest(b"palermo commit\n", bytes.fromhex(proof["secret"])) != proof["commitment"]:
        wrong.append("the secret does not fit its commitment")
    lines = ["palermo deal", proof["secret"], proof["organiser_secret"], *proof["words"]]
    seed = hashlib.sha256("\n".join(lines).encode()).digest()
    pool: list[int] = []
    blocks = 0
    cards = sorted(record["roles"])
    for last in range(len(cards) - 1, 0, -1):
        while True:
            if not pool:
                block = hashlib.sha256(seed + blocks.to_bytes(4, "big")).digest()
                pool = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
                blocks += 1
            number = pool.pop(0)
            if number < 2**32 - 2**32 % (last + 1):
                break
        other = number % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    if cards != record["roles"]:
        wrong.append("the roles do not follow from the secret")
    return wrong


def the_game(record: Any) -> list[str]:
    """Counts, deaths and the outcome, from the events alone."""
    roles = dict(enumerate(record["roles"], 1))
    living = set(roles)
    there: set[int] = set()
    asked: dict[tuple[int, str], list[int]] = {}
    used: set[tuple[int, str]] = set()
    boss, won, wrong = 0, "", []
    for row in record["log"]:
        for event in row["entry"]["events"]:
            kind = event["event"]
            if kind == "dealt" and event["roles"] != record["roles"]:
                wrong.append("other roles were dealt")
            elif kind == "night_fell":
                asked, there = {}, set()
            elif kind == "boss_elected":
                boss = event["seat"]
            elif kind == "lost_in_counting":
                there.add(event["seat"])
            elif kind == "chose":
                _ask(asked, event, record["rules"])
            elif kind == "night_resolved":
                bossed = record["rules"]["shot"] == "boss"
                pad = NightBook(roles, living | there, asked, used, bossed=bossed, boss=boss)
                wrong += _night(event, pad)
                used |= pad.used_up()
            elif kind in ("ballot_counted", "evening_counted"):
                wrong += _count(event)
            elif kind == "verdict_counted":
                wrong += _verdict(event)
            elif kind == "departed":
                living -= set(event["seats"])
                # What one departure has decided no later one changes (G9).
                won = won or _won(roles, living)
            elif kind == "game_over":
                wrong += _end(event, record, won or "draw")
    return wrong


def _ask(asked: dict[tuple[int, str], list[int]], event: Any, rules: Any) -> None:
    """A move is on what was named last; a shot that cannot be taken back is one more."""
    stands = rules["shooting"] == "called" or rules["shot"] == "boss"
    mine = asked.setdefault((event["by"], event["move"]), [])
    if event["move"] != "shot" or not stands:
        mine.clear()
    if event["seat"] and event["seat"] not in mine:
        mine += [s for s in (event["seat"], event.get("other", 0)) if s]


def _night(event: Any, pad: NightBook) -> list[str]:
    dead = pad.dead() if event["night"] else []
    wrong = [] if event["killed"] == dead else [f"night {event['night']}: {dead} should die"]
    treated = pad.treated()
    came = event.get("treated", []) == treated
    return wrong if came else [*wrong, f"night {event['night']}: the doctor came to {treated}"]


def _verdict(event: Any) -> list[str]:
    right = event["executed"] == (len(event["guilty"]) > len(event["innocent"]))
    return [] if right else ["a verdict was counted wrongly"]


def _count(event: Any) -> list[str]:
    votes = {v["by"]: v["for"] for v in event["votes"]}
    totals = {t["seat"]: t["votes"] for t in event["tallies"]}
    counted = {seat: sum(1 for f in votes.values() if f == seat) for seat in totals}
    # Of an evening's ballot 0 is the night, which never leads (D11).
    most = max((votes for seat, votes in counted.items() if seat), default=0)
    ahead = [seat for seat in totals if seat and counted[seat] == most] if most else []
    # One who voted and then left is counted still: his window was closed (D15).
    right = counted == totals and ahead == event["leaders"]
    return [] if right else ["a ballot was counted wrongly"]


def _won(roles: dict[int, str], living: set[int]) -> str:
    black = sum(1 for s in living if roles[s] in BLACK)
    maniacs = sum(1 for s in living if roles[s] == "maniac")
    if not living:
        return "draw"
    if maniacs:
        return "maniac" if len(living) <= 2 else ""
    return "town" if not black else "mafia" if 2 * black >= len(living) else ""


def _end(event: Any, record: Any, won: str) -> list[str]:
    said = event["outcome"]["result"]
    wrong = [] if said == won else [f"the outcome should be {won}"]
    return wrong if said == record["outcome"] else [*wrong, "the record tells another outcome"]
