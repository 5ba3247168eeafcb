"""A second verifier of records, in one file, sharing nothing with the engine.

It follows docs/fairness.md and the record's own events: the chain, the seal, the deal, every
ballot's count from its votes, every night's deaths from its shots, and the outcome from who is
left.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

BLACK = ("mafia", "don")


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
    shots: dict[int, set[int]] = {}
    wrong = []
    for row in record["log"]:
        for event in row["entry"]["events"]:
            kind = event["event"]
            if kind == "dealt" and event["roles"] != record["roles"]:
                wrong.append("other roles were dealt")
            elif kind == "night_fell":
                shots = {}
            elif kind == "chose" and event["move"] == "shot":
                _shoot(shots, event, record["rules"]["shooting"])
            elif kind == "night_resolved":
                wrong += _deaths(event, shots, roles, living)
            elif kind == "ballot_counted":
                wrong += _count(event)
            elif kind == "departed":
                living -= set(event["seats"])
            elif kind == "game_over":
                wrong += _end(event, record, roles, living)
    return wrong


def _shoot(shots: dict[int, set[int]], event: Any, shooting: str) -> None:
    mine = shots.setdefault(event["by"], set())
    if shooting == "click":
        mine.clear()
    if event["seat"]:
        mine.add(event["seat"])


def _deaths(event: Any, shots: dict[int, set[int]], roles: dict[int, str], living: set[int]) -> Any:
    team = [s for s in living if roles[s] in BLACK]
    aims = [shots.get(s, set()) for s in team]
    hit = set.intersection(*aims) if aims and all(len(a) == 1 for a in aims) else set()
    expected = sorted(hit & living) if event["night"] else []
    return [] if event["killed"] == expected else [f"night {event['night']}: {expected} should die"]


def _count(event: Any) -> list[str]:
    votes = {v["by"]: v["for"] for v in event["votes"]}
    totals = {t["seat"]: t["votes"] for t in event["tallies"]}
    counted = {seat: sum(1 for f in votes.values() if f == seat) for seat in totals}
    most = max(counted.values())
    ahead = [seat for seat in totals if counted[seat] == most] if most else []
    # One who voted and then left is counted still: his window was closed (D15).
    right = counted == totals and ahead == event["leaders"]
    return [] if right else ["a ballot was counted wrongly"]


def _end(event: Any, record: Any, roles: dict[int, str], living: set[int]) -> list[str]:
    black = sum(1 for s in living if roles[s] in BLACK)
    won = "town" if not black else "mafia" if 2 * black >= len(living) else "draw"
    said = event["outcome"]["result"]
    wrong = [] if said == won else [f"the outcome should be {won}"]
    return wrong if said == record["outcome"] else [*wrong, "the record tells another outcome"]
