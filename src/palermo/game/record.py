"""The record of a game (R1): what was dealt, said, voted and done, and every command again.

It names no person. Replaying decides every command anew; a hash chain makes any change visible.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..rules.options import Rules
from .act import Event, Events
from .audience import Audience
from .engine import fold, unfold
from .fairness import Proof
from .interrupts.judging import HelpOffered
from .phase import Game
from .phases import deal
from .phases.seating import Seating, Started
from .refusals import Refusal
from .seats import NOBODY, Chair, Kind, Sitter
from .seen import Line, seen
from .story import Chapter, story
from .table import Table
from .timeline import Log, live_events, play
from .view import View, view
from .vocabulary import Entry

FORMAT = "palermo-record/1"
T = TypeVar("T")


class Row(Struct, frozen=True):
    """One command with its events, and the hash of everything up to it."""

    entry: Entry
    hash: str


class Seal(Struct, frozen=True):
    """The server's signature over the end of the chain: its public key and the signature (hex)."""

    key: str
    signature: str


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's record. `began`: when the seats closed (ms); `seats`: what sat where; `chair`: who
    judged then and who assisted, each by a name of the record's own."""

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
    chair: Chair | None = None
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
    played = tuple(replace(row, id="") for row in rows[start + 1 :])
    return composed(lobby, played)


def composed(start: Game, played: tuple[Entry, ...]) -> Record:
    """The record of a game that began with closed seats and went on by these rows.

    Raises RecordError where it has no outcome.
    """
    start, played = _nameless(start, played)
    end = fold(start, tuple(e for row in played for e in row.events)).table
    if end.outcome is None:
        raise RecordError("this game has no outcome")
    table = start.table
    seats = tuple(s.kind for s in table.sitters if s)
    proof = replace(end.proof, words=table.words)
    chair = table.chair if table.chair != NOBODY else None
    log = chained(header_of(table.rules, seats, table.began, proof, chair), played)
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
        chair=chair,
    )


def _nameless(start: Game, played: tuple[Entry, ...]) -> tuple[Game, tuple[Entry, ...]]:
    """The same game with names of the record's own for the keys of who judged and assisted, and
    no others."""
    if not start.table.chair.who:
        return start, tuple(replace(row, who="") for row in played)
    events: Iterator[Event] = (e for row in played for e in row.events)
    offered = (e.who for e in events if isinstance(e, HelpOffered))
    helping = dict.fromkeys((*(a.who for a in start.table.chair.assistants), *offered))
    names = {key: f"assistant {n}" for n, key in enumerate(helping, 1)}
    names[start.table.chair.who] = "judge"
    chair = _renamed(start.table.chair, names)
    known = (replace(row, who=row.who if row.who in names else "") for row in played)
    return (
        Game(replace(start.table, chair=chair), start.phase),
        tuple(_renamed(row, names) for row in known),
    )


def _renamed(value: T, names: dict[str, str]) -> T:
    """A value with other strings for some: keys are long and random, and mean nothing else."""

    def walk(plain: object) -> object:
        if isinstance(plain, dict):
            return {key: walk(one) for key, one in plain.items()}
        if isinstance(plain, list | tuple):
            return [walk(one) for one in plain]
        return names.get(plain, plain) if isinstance(plain, str) else plain

    return msgspec.convert(walk(msgspec.to_builtins(value)), type(value))


def header_of(
    rules: Rules, seats: tuple[Kind, ...], began: int, proof: Proof, chair: Chair | None = None
) -> tuple[object, ...]:
    """What the chain begins with: all that was known when the seats closed."""
    head = (rules, seats, began, proof.commitment, proof.organiser_commitment, proof.words)
    return (*head, chair) if chair else head


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
    header = heading(record)
    if chained(header, (row.entry for row in record.log)) != record.log:
        raise RecordError("the hash chain does not hold: the record was changed")
    return record


def heading(record: Record) -> tuple[object, ...]:
    """What a record's chain begins with."""
    return header_of(record.rules, record.seats, record.began, record.proof, record.chair)


def write_record(record: Record) -> bytes:
    """A record in its JSON form, indented for readers."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def opening(record: Record) -> Game:
    """The game as the seats closed, before the deal."""
    chair = record.chair or NOBODY
    return seated(record.rules, record.seats, record.began, record.proof, chair)


def seated(
    rules: Rules, seats: tuple[Kind, ...], began: int, proof: Proof, chair: Chair = NOBODY
) -> Game:
    """A game whose seats have just closed, at `began` (ms)."""
    words = proof.words or ("",) * len(seats)
    pairs = zip(seats, words, strict=True)
    sitters = tuple(Sitter(kind, word=word) for kind, word in pairs)
    known = replace(proof, words=(), secret="", organiser_secret="")
    table = Table(rules=rules, sitters=sitters, proof=known, chair=chair)
    return fold(Game(table, Seating(finished=True)), deal.begin(table, began))


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
