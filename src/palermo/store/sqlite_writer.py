"""The one thread that writes to SQLite: what waits is committed together, in one transaction."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from .commits import (
    GENESIS,
    SCHEMA,
    Appended,
    Conflict,
    Draft,
    Duplicate,
    Line,
    Present,
    Row,
    Stored,
    StoreError,
    chained,
)

Job = Draft | Line | Callable[[sqlite3.Connection], object]
Waiting = tuple[Job, "asyncio.Future[object]"]
LARGEST_BATCH = 512
LAYOUT = 2
# What leads from each layout to the next; a new file takes all steps.
_STEPS = (
    """
CREATE TABLE commits (
  stream TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, "by" TEXT NOT NULL,
  id TEXT NOT NULL, payload BLOB NOT NULL, chain BLOB NOT NULL, schema INTEGER NOT NULL,
  PRIMARY KEY (stream, version), UNIQUE (stream, "by", id)
) WITHOUT ROWID;
CREATE TABLE heads (
  stream TEXT PRIMARY KEY, version INTEGER NOT NULL, at INTEGER NOT NULL, status TEXT NOT NULL,
  due INTEGER, chain BLOB NOT NULL, schema INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX heads_due ON heads (due) WHERE due IS NOT NULL;
CREATE INDEX heads_status ON heads (status);
CREATE TABLE lines (
  stream TEXT NOT NULL, channel TEXT NOT NULL, n INTEGER NOT NULL, version INTEGER NOT NULL,
  at INTEGER NOT NULL, who TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
  key TEXT NOT NULL, args TEXT NOT NULL, hears TEXT NOT NULL, PRIMARY KEY (stream, channel, n)
) WITHOUT ROWID;
CREATE TABLE channels (
  stream TEXT NOT NULL, channel TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (stream, channel)
) WITHOUT ROWID;
CREATE TABLE beats (node TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
""",
    """
CREATE TABLE visits (
  stream TEXT NOT NULL, who TEXT NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
  gone INTEGER, settled INTEGER NOT NULL, PRIMARY KEY (stream, who)
) WITHOUT ROWID;
CREATE INDEX visits_open ON visits (gone) WHERE NOT settled;
CREATE INDEX visits_node ON visits (node) WHERE gone IS NULL;
ALTER TABLE lines ADD COLUMN id TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX lines_id ON lines (stream, who, id) WHERE id <> '';
""",
)
_COMMIT = (
    'INSERT INTO commits (stream, version, at, "by", id, payload, chain, schema)'
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_HEAD = (
    "INSERT INTO heads (stream, version, at, status, due, chain, schema)"
    " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (stream) DO UPDATE SET version = excluded.version,"
    " at = excluded.at, status = excluded.status, due = excluded.due, chain = excluded.chain,"
    " schema = excluded.schema"
)
# Most rows leave what is indexed as it was.
_MOVED = "UPDATE heads SET version = ?, at = ?, chain = ?, schema = ? WHERE stream = ?"
_LINE = (
    "INSERT INTO lines (stream, channel, n, version, at, who, seat, text, key, args, hears, id)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_SPOKEN = "SELECT channel, n FROM lines WHERE stream = ? AND who = ? AND id = ? AND id <> ''"
_CURRENT = "SELECT 1 FROM visits WHERE stream = ? AND who = ? AND number = ?"
_NUMBER = (
    "INSERT INTO channels (stream, channel, n) VALUES (?, ?, 1)"
    " ON CONFLICT (stream, channel) DO UPDATE SET n = n + 1 RETURNING n"
)
_BEFORE = (
    'SELECT stream, version, at, "by", id, payload, chain, schema FROM commits'
    ' WHERE stream = ? AND "by" = ? AND id = ?'
)
_STANDING = (
    "SELECT stream, version, chain, status, due FROM heads"
    " WHERE stream IN (SELECT value FROM json_each(?))"
)


def statement(sql: str, values: tuple[object, ...]) -> Callable[[sqlite3.Connection], None]:
    """A job that runs one statement."""

    def run(connection: sqlite3.Connection) -> None:
        connection.execute(sql, values)

    return run


def connected(path: Path) -> sqlite3.Connection:
    """A connection that waits for others, never loses what it said it kept, and reads beside."""
    connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # What is written most stays in memory (kB), and is moved out of the journal less often (pages).
    connection.execute("PRAGMA cache_size = -16384")
    connection.execute("PRAGMA wal_autocheckpoint = 4000")
    return connection


class Writer:
    """Takes jobs from one event loop, answers them after the commit that holds them.

    Raises ValueError where a newer Palermo made the file.
    """

    def __init__(self, path: Path) -> None:
        self._connection = laid_out(path)
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="log-writer", daemon=True)
        self._thread.start()

    async def submit(self, job: Job) -> object:
        """Write one job with those beside it; its answer comes once it is on the disk."""
        if not self._thread.is_alive():
            raise StoreError("the log is closed")
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._queue.put((job, future))
        return await future

    def close(self) -> None:
        """Write what waits, then stop. May be called twice."""
        self._queue.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        going = True
        while going:
            batch = [self._queue.get()]
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                batch.append(self._queue.get())
            going = None not in batch
            waiting = [one for one in batch if one is not None]
            if waiting:
                self._write(waiting)

    def _write(self, waiting: list[Waiting]) -> None:
        answers: list[object]
        try:
            answers = committed(self._connection, [job for job, _ in waiting])
        except Exception as error:
            # Whatever it was, those who wait must hear that nothing was kept.
            answers = [StoreError(str(error))] * len(waiting)
        done = [(future, answer) for (_, future), answer in zip(waiting, answers, strict=True)]
        try:
            waiting[0][1].get_loop().call_soon_threadsafe(_resolve, done)
        except RuntimeError:
            # The loop is closed: nobody waits any more, and what is written stays written.
            return


def _resolve(done: list[tuple[asyncio.Future[object], object]]) -> None:
    for future, answer in done:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def committed(connection: sqlite3.Connection, jobs: list[Job]) -> list[object]:
    """The answers to these jobs, written in one transaction; all of them, or none."""
    try:
        return _written(connection, jobs, wary=False)
    except sqlite3.IntegrityError:
        # A command that came before was decided again on what came after it.
        return _written(connection, jobs, wary=True)


def _written(connection: sqlite3.Connection, jobs: list[Job], wary: bool) -> list[object]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        answers = Batch(connection, wary).write(jobs)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return answers


def laid_out(path: Path) -> sqlite3.Connection:
    """A connection to a log, which is made or brought up to date.

    Raises ValueError where a newer Palermo made the file.
    """
    connection = connected(path)
    connection.execute("BEGIN IMMEDIATE")
    (layout,) = connection.execute("PRAGMA user_version").fetchone()
    for step in _STEPS[layout:]:
        for line in filter(str.strip, step.split(";")):
            connection.execute(line)
        connection.execute(f"PRAGMA user_version = {LAYOUT}")
    connection.execute("COMMIT")
    if layout > LAYOUT:
        connection.close()
        raise ValueError(f"the log has layout {layout}; this Palermo knows {LAYOUT} at most")
    return connection


class Standing(NamedTuple):
    """Where a stream stands: as its head says, or as the jobs of a batch have moved it."""

    version: int
    chain: bytes
    status: str
    due: int | None


_NEW = Standing(0, GENESIS, "", None)


class Batch:
    """One transaction: what stands, read once; what is added, inserted once.

    Whether a command came before is asked where its version does not fit, since whoever decided
    on the right one knew what came before; a `wary` batch asks for each.
    """

    def __init__(self, connection: sqlite3.Connection, wary: bool) -> None:
        self._connection = connection
        self._wary = wary
        self._standing: dict[str, Standing] = {}
        self._before: dict[tuple[str, str, str], Row] = {}
        self._rows: list[Row] = []
        self._heads: dict[str, tuple[object, ...]] = {}
        self._moved: dict[str, tuple[object, ...]] = {}
        self._lines: list[Line] = []

    def write(self, jobs: list[Job]) -> list[object]:
        """Decide every job in order, then insert what was accepted."""
        self._look_up(jobs)
        answers = [self._one(job) for job in jobs]
        write = self._connection.executemany
        write(_COMMIT, [tuple(getattr(r, f) for f in Row.__struct_fields__) for r in self._rows])
        write(_HEAD, list(self._heads.values()))
        write(_MOVED, list(self._moved.values()))
        write(_LINE, [_values(line) for line in self._lines])
        return answers

    def _look_up(self, jobs: list[Job]) -> None:
        streams = list({job.stream for job in jobs if isinstance(job, Draft | Line)})
        for stream, *stands in self._connection.execute(_STANDING, (json.dumps(streams),)):
            self._standing[stream] = Standing(*stands)

    def _one(self, job: Job) -> object:
        if isinstance(job, Draft):
            return self._append(job)
        if isinstance(job, Line):
            return self._say(job)
        return job(self._connection)

    def _append(self, draft: Draft) -> Appended:
        name = draft.stream, draft.by, draft.id
        stands = self._standing.get(draft.stream, _NEW)
        fits = stands.version == draft.expected
        before = self._before.get(name) or (None if fits and not self._wary else self._kept(name))
        if before:
            return Duplicate(before)
        if not fits:
            return Conflict(stands.version)
        if draft.silent and not self._current(draft):
            return Present()
        chain = chained(stands.chain, draft.payload)
        version = stands.version + 1
        row = Row(draft.stream, version, draft.at, draft.by, draft.id, draft.payload, chain)
        self._rows.append(row)
        self._before[name] = row
        self._move(draft, stands, Standing(version, chain, draft.status, draft.due))
        return Stored(row)

    def _move(self, draft: Draft, before: Standing, now: Standing) -> None:
        """Note where a stream stands from now on."""
        self._standing[draft.stream] = now
        same = (now.status, now.due) == (before.status, before.due)
        if same and draft.stream not in self._heads:
            self._moved[draft.stream] = now.version, draft.at, now.chain, SCHEMA, draft.stream
            return
        self._moved.pop(draft.stream, None)
        self._heads[draft.stream] = (
            draft.stream, now.version, draft.at, now.status, now.due, now.chain, SCHEMA
        )  # fmt: skip

    def _kept(self, name: tuple[str, str, str]) -> Row | None:
        found = self._connection.execute(_BEFORE, name).fetchone()
        return Row(*found) if found else None

    def _current(self, draft: Draft) -> bool:
        assert draft.silent
        entry = draft.stream, draft.silent.who, draft.silent.number
        return self._connection.execute(_CURRENT, entry).fetchone() is not None

    def _say(self, line: Line) -> Line | Conflict:
        version = self._standing.get(line.stream, _NEW).version
        if version != line.version:
            return Conflict(version)
        before = self._spoken(line)
        if before:
            return before
        (n,) = self._connection.execute(_NUMBER, (line.stream, line.channel)).fetchone()
        kept = replace(line, n=n)
        self._lines.append(kept)
        return kept

    def _spoken(self, line: Line) -> Line | None:
        """The same line as it was kept before, with the number it got then."""
        if not line.id:
            return None
        for kept in self._lines:
            if (kept.stream, kept.who, kept.id) == (line.stream, line.who, line.id):
                return kept
        entry = line.stream, line.who, line.id
        found = self._connection.execute(_SPOKEN, entry).fetchone()
        return replace(line, channel=found[0], n=found[1]) if found else None


def _values(line: Line) -> tuple[object, ...]:
    return (
        line.stream, line.channel, line.n, line.version, line.at, line.who, line.seat, line.text,
        line.key, msgspec.json.encode(line.args).decode(), msgspec.json.encode(line.hears).decode(),
        line.id,
    )  # fmt: skip
