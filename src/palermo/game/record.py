"""The record of a game (R1): what was dealt, said, voted and done, and every command again.

It names no person. Replaying decides every command anew; a hash chain makes any change visible.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..rules.options import Rules
from .act import Event, Events
from .audience import Audience
from .engine import fold, unfold
from .fairness import Proof
from .phase import Game
from .phases import deal
from .phases.seating import Seating, Started
from .refusals import Refusal
from .seats import Kind, Sitter
from .seen import Line, seen
from .story import Chapter, story
from .table import Table
from .timeline import Log, live_events, play
from .view import View, view
from .vocabulary import Entry

FORMAT = "palermo-record/1"


class Row(Struct, frozen=True):
    """One command with its events, and the hash of everything up to it."""

    entry: Entry
    hash: str


class Seal(Struct, frozen=True):
    """The server's signature over the end of the chain: its public key and the signature (hex)."""

    key: str
    signature: str


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's record. `began`: when the seats closed (ms); `seats`: what sat where."""

    rules: Rules
    seats: tuple[Kind, ...]
    began: int
    proof: Proof
    roles: tuple[str, ...]
    outcome: str
    clause: str
    story: tuple[Chapter, ...]
    log: tuple[Row, ...]
    seal: Seal | None = None
    format: str = FORMAT

    @property
    def end(self) -> str:
        """The last link of the chain: what the seal is over."""
        return self.log[-1].hash if self.log else ""


class RecordError(ValueError):
    """A record that is no record, or does not agree with itself."""


def link(before: str, payload: bytes) -> str:
    """The hash chain's next link: of the link before and the payload."""
    return sha256(before.encode() + b"\n" + payload).hexdigest()


def canonical(value: object) -> bytes:
    """The one JSON spelling of a value that hashes are taken of."""
    return msgspec.json.encode(value, order="sorted")


def record_of(entries: Iterable[Entry]) -> Record:
    """The record of a game from its whole log, the lobby's rows left out.

    Raises RecordError where the log has no game that ended.
    """
    rows = tuple(entries)
    start = next((i for i, row in enumerate(rows) if _starts(row.events)), None)
    if start is None:
        raise RecordError("this table has not started a game")
    lobby = _folded(rows[:start], rows[start])
    played = tuple(replace(row, who="", id="") for row in rows[start + 1 :])
    return composed(lobby, played)


def composed(start: Game, played: tuple[Entry, ...]) -> Record:
    """The record of a game that began with closed seats and went on by these rows.

    Raises RecordError where it has no outcome.
    """
    end = fold(start, tuple(e for row in played for e in row.events)).table
    if end.outcome is None:
        raise RecordError("this game has no outcome")
    table = start.table
    seats = tuple(s.kind for s in table.sitters if s)
    proof = replace(end.proof, words=table.words)
    log = chained(header_of(table.rules, seats, table.began, proof), played)
    won = end.outcome
    return Record(
        rules=table.rules,
        seats=seats,
        began=table.began,
        proof=proof,
        roles=end.roles,
        outcome=won.result,
        clause=won.clause,
        story=story(live_events(Log(start, played))),
        log=log,
    )


def header_of(
    rules: Rules, seats: tuple[Kind, ...], began: int, proof: Proof
) -> tuple[object, ...]:
    """What the chain begins with: all that was known when the seats closed."""
    return rules, seats, began, proof.commitment, proof.organiser_commitment, proof.words


def _starts(events: Events) -> bool:
    return any(isinstance(e, Started) for e in events)


def _folded(lobby: Iterable[Entry], starting: Entry) -> Game:
    events: list[Event] = [e for row in lobby for e in row.events]
    return fold(Game(Table(), Seating()), (*events, *starting.events))


def chained(header: tuple[object, ...], played: Iterable[Entry]) -> tuple[Row, ...]:
    """The rows of a record with their links."""
    rows, before = [], link("", canonical(header))
    for entry in played:
        before = link(before, canonical(entry))
        rows.append(Row(entry, before))
    return tuple(rows)


def read_record(text: bytes) -> Record:
    """A record from its JSON form.

    Raises RecordError where it is none, or where its chain does not hold.
    """
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.MsgspecError as error:
        raise RecordError(f"this is no record: {error}") from error
    if record.format != FORMAT:
        raise RecordError(f"the format {record.format!r} is unknown; this reads {FORMAT}")
    return checked(record)


def checked(record: Record) -> Record:
    """The record itself, if its chain holds. Raises RecordError where it does not."""
    header = header_of(record.rules, record.seats, record.began, record.proof)
    if chained(header, (row.entry for row in record.log)) != record.log:
        raise RecordError("the hash chain does not hold: the record was changed")
    return record


def write_record(record: Record) -> bytes:
    """A record in its JSON form, indented for readers."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def opening(record: Record) -> Game:
    """The game as the seats closed, before the deal."""
    return seated(record.rules, record.seats, record.began, record.proof)


def seated(rules: Rules, seats: tuple[Kind, ...], began: int, proof: Proof) -> Game:
    """A game whose seats have just closed, at `began` (ms)."""
    words = proof.words or ("",) * len(seats)
    pairs = zip(seats, words, strict=True)
    sitters = tuple(Sitter(kind, word=word) for kind, word in pairs)
    known = replace(proof, words=(), secret="", organiser_secret="")
    table = Table(rules=rules, sitters=sitters, proof=known)
    return fold(Game(table, Seating(started=True)), deal.begin(table, began))


def replayed(record: Record) -> Iterator[tuple[Entry, Game]]:
    """Every command decided again, with the game after it.

    Raises RecordError at the first that brings about something else than is recorded.
    """
    start = game = opening(record)
    rows: list[Entry] = []
    for number, row in enumerate(record.log, 1):
        result = play(game, row.entry.act(), (), Log(start, rows))
        if isinstance(result, Refusal):
            raise RecordError(f"row {number} is refused: {result.code}")
        events, game = result
        if events != row.entry.events:
            raise RecordError(f"row {number} does not bring about what is recorded")
        rows.append(row.entry)
        yield row.entry, game
    _same_end(record, game.table)


def _same_end(record: Record, table: Table) -> None:
    ended = table.outcome
    told = (record.outcome, record.clause, record.roles)
    if ended is None or (ended.result, ended.clause, table.roles) != told:
        raise RecordError("the commands lead to another outcome or other roles")
    secrets = (record.proof.secret, record.proof.organiser_secret)
    if (table.proof.secret, table.proof.organiser_secret) != secrets:
        raise RecordError("the secrets shown are not those of the record")
    rows = [row.entry for row in record.log]
    if story(live_events(Log(opening(record), rows))) != record.story:
        raise RecordError("the story does not tell what happened")


class Scene(Struct, frozen=True):
    """A moment of a replay: when, what was seen, and what happened just then (R3)."""

    at: int
    view: View
    happened: tuple[Line, ...]


def scenes(record: Record, eyes: Audience) -> Iterator[Scene]:
    """A game as an audience saw it, one scene for each command that it could notice."""
    chronicle: list[Line] = []
    before = opening(record)
    for entry, game in replayed(record):
        told = unfold(before, entry.events)
        lines = tuple(Line(entry.at, w) for e, then in told for w in seen(e, eyes, then))
        before = game
        chronicle.extend(lines)
        if lines:
            yield Scene(entry.at, view(game, eyes, list(chronicle)), lines)
