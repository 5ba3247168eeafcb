"""The text form of a record (R1): a person reads it, a machine parses it, both ways the same.

A head of `name: value` lines, then a line a command: number, time since the seats closed, who,
what. Lines that begin with `#` tell the story and mean nothing to the machine; the events follow
from the commands, which are decided again when it is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from ..rules.options import Rules
from .act import Act
from .fairness import Proof
from .phase import Game
from .record import Record, RecordError, Seal, chained, checked, heading, opening
from .refusals import Refusal
from .seats import Chair, Kind
from .story import Chapter, story
from .timeline import Log, live_events, play
from .vocabulary import Entry

TITLE = "Palermo record 1"


def record_text(record: Record) -> str:
    """A record as text."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    yield TITLE
    for name, value in _head(record).items():
        yield f"{name}: {msgspec.json.encode(value).decode()}"
    for chapter in record.story:
        yield from _chapter(chapter)
    for number, row in enumerate(record.log, 1):
        yield f"{number} {_command(row.entry, record.began)}"
    yield f"end: {record.end}"


def _head(record: Record) -> dict[str, Any]:
    """The head: the rules whole, since an edition may change after a game."""
    head: dict[str, Any] = {
        "outcome": record.outcome,
        "clause": record.clause,
        "roles": record.roles,
        "seats": record.seats,
        "began": record.began,
        "rules": record.rules,
        "proof": record.proof,
    }
    if record.chair:
        head["chair"] = record.chair
    return head | ({"seal": record.seal} if record.seal else {})


def _command(entry: Entry, began: int) -> str:
    """`0:14.250 seat 3 step 7: {"do":"nominate","seat":5}`; of who judges or assists, `judge 3
    (assistant 1) step 7`."""
    minutes, rest = divmod(entry.at - began, 60_000)
    who = f"{entry.by} {entry.seat}" if entry.seat else entry.by
    who += f" ({entry.who})" if entry.who else ""
    do = msgspec.json.encode(entry.do).decode()
    return f"{minutes}:{rest // 1000:02}.{rest % 1000:03} {who} step {entry.step}: {do}"


def _chapter(chapter: Chapter) -> Iterator[str]:
    """The story of a day or a night, for those who read."""
    yield f"# {'night' if chapter.night else 'day'} {chapter.day}"
    for n in chapter.nominations:
        yield f"#   {n.by} nominates {n.seat}"
    for count in chapter.ballots:
        votes = ", ".join(f"{v.by} for {v.seat or 'night'}" for v in count.votes)
        yield f"#   ballot {count.round}: {votes}"
    for lift in chapter.lifts:
        word = "lifted" if lift.lifted else "all stay"
        yield f"#   lift of {_seats(lift.seats)}: up {_seats(lift.up)} of {lift.living}, {word}"
    for tried in chapter.verdicts:
        votes = f"for {_seats(tried.guilty)}, against {_seats(tried.innocent)}"
        yield f"#   verdict on {tried.seat}: {votes}"
    for given in chapter.penalties:
        whom = given.seat or "a team"
        yield f"#   {given.what.replace('_', ' ')}: {whom} ({given.reason.replace('_', ' ')})"
    for undone in chapter.undone:
        where = "back to after" if undone.what == "step_back" else "corrected:"
        yield f"#   {where} {undone.entry} ({undone.reason})"
    if chapter.boss:
        yield f"#   boss: {chapter.boss}"
    for pick in chapter.picks:
        yield f"#   {pick.by} {pick.move.replace('_', ' ')} {_pair(pick.seat, pick.other)}"
    for answer in chapter.checks:
        about = _pair(answer.seat, answer.other)
        yield f"#   {answer.by} learns: {about} {answer.answer.replace('_', ' ')}"
    for gone in chapter.left:
        yield f"#   out: {_seats(gone.seats)} ({gone.cause.replace('_', ' ')})"
    for shown in chapter.revealed:
        yield f"#   {shown.seat} was {shown.role or shown.team}"


def _pair(seat: int, other: int) -> str:
    return f"{seat} {other}" if other else str(seat)


def _seats(seats: tuple[int, ...]) -> str:
    return " ".join(map(str, seats)) or "nobody"


def read_text(text: str) -> Record:
    """A record from its text form.

    Raises RecordError where it is none, or where it does not agree with itself.
    """
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if not lines or lines[0] != TITLE:
        raise RecordError(f"a record begins with {TITLE!r}")
    head = dict(line.split(": ", 1) for line in lines[1:] if not line[0].isdigit() and ": " in line)
    try:
        record = _bare(head)
        entries = _played(record, [line for line in lines if line[0].isdigit()])
    except (msgspec.MsgspecError, KeyError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(f"this is no record: {error}") from error
    told = story(live_events(Log(opening(record), entries)))
    whole = msgspec.structs.replace(record, story=told, log=chained(heading(record), entries))
    if whole.end != head.get("end"):
        raise RecordError("the hash chain does not hold: the record was changed")
    return checked(whole)


def _bare(head: dict[str, str]) -> Record:
    """The record as its head tells it, without its commands."""

    def value(name: str, kind: Any) -> Any:
        return msgspec.json.decode(head[name], type=kind)

    return Record(
        rules=value("rules", Rules),
        seats=value("seats", tuple[Kind, ...]),
        began=value("began", int),
        proof=value("proof", Proof),
        roles=value("roles", tuple[str, ...]),
        outcome=value("outcome", str),
        clause=value("clause", str),
        story=(),
        log=(),
        seal=value("seal", Seal) if "seal" in head else None,
        chair=value("chair", Chair) if "chair" in head else None,
    )


def _played(record: Record, lines: list[str]) -> list[Entry]:
    """The commands, decided again."""
    game: Game = opening(record)
    start, entries = game, list[Entry]()
    for number, line in enumerate(lines, 1):
        act = _act(line, record.began)
        result = play(game, act, (), Log(start, entries))
        if isinstance(result, Refusal):
            raise RecordError(f"command {number} is refused: {result.code}")
        events, game = result
        entries.append(Entry.of(act, events))
    return entries


_COMMAND = re.compile(
    r"\d+ (?P<minutes>\d+):(?P<seconds>\d+)\.(?P<ms>\d+) (?P<by>[a-z]+)(?: (?P<seat>\d+))?"
    r"(?: \((?P<who>[^)]*)\))? step (?P<step>\d+): (?P<do>.*)"
)


def _act(line: str, began: int) -> Act:
    found = _COMMAND.fullmatch(line)
    if found is None:
        raise RecordError(f"this is no command: {line}")
    at = began + int(found["minutes"]) * 60_000 + int(found["seconds"]) * 1000 + int(found["ms"])
    plain = {
        "do": msgspec.json.decode(found["do"]),
        "at": at,
        "step": int(found["step"]),
        "by": found["by"],
        "seat": int(found["seat"] or 0),
        "who": found["who"] or "",
    }
    return msgspec.convert(plain, Entry).act()
