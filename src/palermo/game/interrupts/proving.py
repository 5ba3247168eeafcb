"""What the table is shown of the deal's fairness (S4): commitments, words, secrets."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from ..act import Act, Command, Event, Events
from ..fairness import commit
from ..lobby import seat_of
from ..phase import Folds, Game
from ..phases.over import Over
from ..phases.seating import NOT_SEATED, Seating
from ..refusals import NOT_OFFERED, Refusal, refusal

Hash = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")]
Secret = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,64}$")]

WRONG_SECRET = refusal("WRONG_SECRET", "S4", "This secret is not the one committed to.")
COMMITTED = refusal("COMMITTED", "S4", "The commitments stand; they are not changed.")


class Commit(Command, frozen=True):
    """The server, and an organiser, commit to their secrets, before the seats close."""

    server: Hash
    organiser: Hash = ""


class AddWord(Command, frozen=True, tag="word"):
    """A player adds the hash of his word, or takes it back by an empty one."""

    hash: Hash


class ShowSecrets(Command, frozen=True):
    """After the end the secrets are shown (hex)."""

    server: Secret
    organiser: Secret = ""


class Committed(Event, frozen=True):
    """The table knows these commitments."""

    server: str
    organiser: str = ""


class WordAdded(Event, frozen=True):
    """A seat has added a word, or has none any more; the table sees its hash."""

    seat: int
    hash: str


class SecretsShown(Event, frozen=True):
    """The secrets, for anyone to check the deal."""

    server: str
    organiser: str = ""


def decide(game: Game, act: Act) -> Events | Refusal:
    """The three commands of the deal's proof, each in its time."""
    table, do = game.table, act.do
    match do:
        case Commit() if isinstance(game.phase, Seating) and act.by == "machine":
            return COMMITTED if table.proof.commitment else (Committed(do.server, do.organiser),)
        case AddWord() if isinstance(game.phase, Seating) and act.by == "person":
            seat = seat_of(table, act.who)
            return (WordAdded(seat, do.hash),) if seat else NOT_SEATED
        case ShowSecrets() if isinstance(game.phase, Over) and act.by == "machine":
            return _shown(game, do)
    return NOT_OFFERED


def _shown(game: Game, do: ShowSecrets) -> Events | Refusal:
    proof = game.table.proof
    fits = commit(bytes.fromhex(do.server)) == proof.commitment
    if proof.organiser_commitment:
        fits = fits and commit(bytes.fromhex(do.organiser)) == proof.organiser_commitment
    if proof.secret or not fits:
        return WRONG_SECRET
    return (SecretsShown(do.server, do.organiser),)


def _committed(game: Game, e: Committed) -> Game:
    proof = replace(game.table.proof, commitment=e.server, organiser_commitment=e.organiser)
    return Game(replace(game.table, proof=proof), game.phase)


def _word(game: Game, e: WordAdded) -> Game:
    sitters = tuple(
        replace(s, word=e.hash) if s and n == e.seat else s
        for n, s in enumerate(game.table.sitters, 1)
    )
    return Game(replace(game.table, sitters=sitters), game.phase)


def _secrets(game: Game, e: SecretsShown) -> Game:
    proof = replace(game.table.proof, secret=e.server, organiser_secret=e.organiser)
    return Game(replace(game.table, proof=proof), game.phase)


COMMANDS = (Commit, AddWord, ShowSecrets)
FOLDS: Folds = {Committed: _committed, WordAdded: _word, SecretsShown: _secrets}
