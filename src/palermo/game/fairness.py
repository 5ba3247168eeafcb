"""The verifiable deal (S4): commit, words, shuffle, reveal. docs/fairness.md tells it in words.

The server commits to a secret before the seats close, at a tournament the organiser to another;
every player may add a word, of which only the hash is known until all words close together. The
roles follow from the secrets and the words by the procedure below, which anyone can follow
afterwards: it is made of SHA-256 alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256

from msgspec import Struct

SECRET_BYTES = 32
MOST_WORD = 60


class Proof(Struct, frozen=True, gc=False):
    """What a deal was made of. `words[n - 1]` is the hash of seat n's word, empty for none.

    The commitments are known before the seats close, the secrets (hex) only after the end.
    """

    commitment: str = ""
    organiser_commitment: str = ""
    words: tuple[str, ...] = ()
    secret: str = ""
    organiser_secret: str = ""


def commit(secret: bytes) -> str:
    """The commitment to a secret: it shows nothing of it and fits no other."""
    return sha256(b"palermo commit\n" + secret).hexdigest()


def word_hash(word: str) -> str:
    """The hash of a player's word, white space around it left out."""
    return sha256(b"palermo word\n" + word.strip().encode()).hexdigest()


def cards(deck: Mapping[str, int]) -> list[str]:
    """The deck laid out by the roles' names, one card a seat."""
    return [role for role in sorted(deck) for _ in range(deck[role])]


def deal(
    secret: bytes,
    deck: Mapping[str, int],
    words: tuple[str, ...] = (),
    organiser: bytes = b"",
) -> tuple[str, ...]:
    """The roles seat by seat.

    The seed is the hash of the secrets (hex) and the words' hashes, a line each. From it comes a
    row of numbers; from the last card to the second each is swapped with the card that the next
    number names.
    """
    seed = sha256("\n".join(("palermo deal", secret.hex(), organiser.hex(), *words)).encode())
    numbers = _numbers(seed.digest())
    roles = cards(deck)
    for last in range(len(roles) - 1, 0, -1):
        other = _below(last + 1, numbers)
        roles[last], roles[other] = roles[other], roles[last]
    return tuple(roles)


def _numbers(seed: bytes) -> Iterator[int]:
    """Numbers of 32 bits without end: the hashes of seed and counter, eight from each."""
    counter = 0
    while True:
        block = sha256(seed + counter.to_bytes(4, "big")).digest()
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))
        counter += 1


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A number below `bound`, each alike: those that would favour the low ones are passed over."""
    fair = (1 << 32) // bound * bound
    return next(n for n in numbers if n < fair) % bound


def faults(proof: Proof, deck: Mapping[str, int], roles: tuple[str, ...]) -> tuple[str, ...]:
    """What is wrong with a deal, once its secrets are shown; empty when it was fair."""
    found = []
    try:
        secret, organiser = bytes.fromhex(proof.secret), bytes.fromhex(proof.organiser_secret)
    except ValueError:
        return ("a secret is not written in hexadecimal",)
    if commit(secret) != proof.commitment:
        found.append("the server's secret is not the one it committed to")
    if proof.organiser_commitment and commit(organiser) != proof.organiser_commitment:
        found.append("the organiser's secret is not the one he committed to")
    if deal(secret, deck, proof.words, organiser) != roles:
        found.append("the roles do not follow from the secrets and the words")
    return tuple(found)
