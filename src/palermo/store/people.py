"""Persons, their sessions, and what they are called at a table: SQLAlchemy over one database.

All times are ms. A call runs in the database's own thread, or at once where a simulation needs
one thread only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import StaticPool

from .people_tables import handovers, metadata, notes, persons, players, sessions, tables

T = TypeVar("T")
# The last of the migrations.
REVISION = "0002"
_AT = text("SELECT version_num FROM alembic_version")
# Asked at every entry: built once.
_PERSON_OF = (
    select(persons.c.id, persons.c.name, persons.c.locale)
    .join(sessions, sessions.c.person == persons.c.id)
    .where(sessions.c.token == bindparam("token"))
)
_NOTES = (
    select(notes.c.seat, notes.c.mark, notes.c.text)
    .where(notes.c.stream == bindparam("stream"), notes.c.who == bindparam("who"))
    .order_by(notes.c.seat)
)


class Person(Struct, frozen=True):
    """Someone with a session: a name he gave or was given, and his language."""

    id: str
    name: str
    locale: str


class TableFacts(Struct, frozen=True):
    """What is kept of a table beside its log. `again`: where the same people play on."""

    stream: str
    private: bool
    created: int
    deal: bytes
    machine: bytes
    again: str | None = None


class Player(Struct, frozen=True):
    """A person at a table: his key there, what he is called there, his word for the deal."""

    who: str
    person: str
    name: str
    word: str = ""


class Note(Struct, frozen=True):
    """What a person noted on a seat, for himself."""

    seat: int
    mark: str
    text: str


def hashed(token: str) -> bytes:
    """How a token is kept."""
    return sha256(token.encode()).digest()


class People:
    """The database of persons. Made with `open`, or with `in_memory`."""

    def __init__(self, engine: Engine, executor: ThreadPoolExecutor | None) -> None:
        self._engine = engine
        self._executor = executor

    @classmethod
    def open(cls, path: Path) -> People:
        """Open or make the file, and bring its tables up to date."""
        engine = _engine(f"sqlite:///{path}")
        migrate(engine)
        return cls(engine, ThreadPoolExecutor(1, "people"))

    @classmethod
    def in_memory(cls) -> People:
        """For simulations: no file, no thread."""
        engine = _engine("sqlite://", poolclass=StaticPool)
        metadata.create_all(engine)
        return cls(engine, None)

    async def close(self) -> None:
        """Let go of the database."""
        if self._executor:
            await asyncio.get_running_loop().run_in_executor(None, self._executor.shutdown)
        self._engine.dispose()

    async def add_person(self, person: Person, token: str, at: int) -> None:
        """A new person with his first session."""

        def run(db: Connection) -> None:
            db.execute(
                insert(persons).values(
                    id=person.id, name=person.name, locale=person.locale, created=at
                )
            )
            db.execute(insert(sessions).values(token=hashed(token), person=person.id, created=at))

        await self._run(run)

    async def person_of(self, token: str) -> Person | None:
        """Whose session this is."""

        def run(db: Connection) -> Person | None:
            found = db.execute(_PERSON_OF, {"token": hashed(token)}).first()
            return Person(*found) if found else None

        return await self._run(run)

    async def rename(self, person: str, name: str, locale: str) -> None:
        """Change what a person is called at tables to come, and his language."""
        change = update(persons).where(persons.c.id == person).values(name=name, locale=locale)
        await self._run(lambda db: db.execute(change))

    async def forget_person(self, person: str) -> None:
        """Delete a person with his sessions, names and notes; logs stay as they are."""

        def run(db: Connection) -> None:
            mine = select(players.c.stream, players.c.who).where(players.c.person == person)
            for stream, who in db.execute(mine).all():
                db.execute(delete(notes).where(notes.c.stream == stream, notes.c.who == who))
            db.execute(delete(persons).where(persons.c.id == person))

        await self._run(run)

    async def offer_handover(self, session: str, link: str, expires: int) -> None:
        """A link with which another device takes over the session `session`."""

        def run(db: Connection) -> None:
            owner = select(sessions.c.person).where(sessions.c.token == hashed(session))
            row = {
                "token": hashed(link),
                "person": db.execute(owner).scalar_one(),
                "session": hashed(session),
                "expires": expires,
            }
            db.execute(insert(handovers).values(row))

        await self._run(run)

    async def take_over(self, link: str, session: str, at: int) -> bool:
        """Use a link: `session` replaces the one that made it. False if it is spent or too old."""

        def run(db: Connection) -> bool:
            used = (
                delete(handovers)
                .where(handovers.c.token == hashed(link))
                .returning(handovers.c.person, handovers.c.session, handovers.c.expires)
            )
            found = db.execute(used).first()
            if not found or found.expires < at:
                return False
            db.execute(delete(sessions).where(sessions.c.token == found.session))
            db.execute(
                insert(sessions).values(token=hashed(session), person=found.person, created=at)
            )
            return True

        return await self._run(run)

    async def add_table(self, facts: TableFacts) -> None:
        """Keep what belongs to a table beside its log."""
        values = {name: getattr(facts, name) for name in facts.__struct_fields__}
        await self._run(lambda db: db.execute(insert(tables).values(values)))

    async def table(self, stream: str) -> TableFacts | None:
        """What is kept of a table."""
        columns = [tables.c[name] for name in TableFacts.__struct_fields__]

        def run(db: Connection) -> TableFacts | None:
            found = db.execute(select(*columns).where(tables.c.stream == stream)).first()
            return TableFacts(*found) if found else None

        return await self._run(run)

    async def link_again(self, stream: str, again: str) -> str:
        """Name the table where the same people play on, once; returns the one that stands."""

        def run(db: Connection) -> str:
            db.execute(
                update(tables)
                .where(tables.c.stream == stream, tables.c.again.is_(None))
                .values(again=again)
            )
            stands = db.execute(select(tables.c.again).where(tables.c.stream == stream))
            return str(stands.scalar_one())

        return await self._run(run)

    async def join(self, stream: str, player: Player, folded: str) -> bool:
        """Keep a person's key and name at a table. False if that name or person is there."""

        def run(db: Connection) -> bool:
            row = {"who": player.who, "person": player.person, "name": player.name}
            try:
                db.execute(insert(players).values(row | {"stream": stream, "folded": folded}))
            except IntegrityError:
                return False
            return True

        return await self._run(run)

    async def call(self, stream: str, who: str, name: str, folded: str) -> bool:
        """Change what a person is called at a table. False if the name is taken there."""
        change = (
            update(players)
            .where(players.c.stream == stream, players.c.who == who)
            .values(name=name, folded=folded)
        )

        def run(db: Connection) -> bool:
            try:
                db.execute(change)
            except IntegrityError:
                return False
            return True

        return await self._run(run)

    async def keep_word(self, stream: str, who: str, word: str) -> None:
        """Keep the word that a person adds to a table's deal; empty for none."""
        mine = (players.c.stream == stream, players.c.who == who)
        await self._run(lambda db: db.execute(update(players).where(*mine).values(word=word)))

    async def players(self, stream: str) -> list[Player]:
        """Everyone who ever came to a table and is not forgotten."""
        columns = [players.c[name] for name in Player.__struct_fields__]
        wanted = select(*columns).where(players.c.stream == stream)
        return await self._run(lambda db: [Player(*row) for row in db.execute(wanted)])

    async def at_tables(self, streams: Sequence[str]) -> dict[str, tuple[TableFacts, list[Player]]]:
        """What `table` and `players` say of several tables; those that there are not are left
        out."""
        facts = select(*(tables.c[name] for name in TableFacts.__struct_fields__))
        came = select(players.c.stream, *(players.c[name] for name in Player.__struct_fields__))

        def run(db: Connection) -> dict[str, tuple[TableFacts, list[Player]]]:
            rows = db.execute(facts.where(tables.c.stream.in_(streams)))
            found: dict[str, tuple[TableFacts, list[Player]]] = {
                row[0]: (TableFacts(*row), []) for row in rows
            }
            for stream, *player in db.execute(came.where(players.c.stream.in_(streams))):
                if stream in found:
                    found[stream][1].append(Player(*player))
            return found

        return await self._run(run)

    async def note(self, stream: str, who: str, note: Note) -> None:
        """Keep one's note on a seat; an empty one is deleted."""
        at = (notes.c.stream == stream, notes.c.who == who, notes.c.seat == note.seat)

        def run(db: Connection) -> None:
            db.execute(delete(notes).where(*at))
            if note.mark or note.text:
                row = {"seat": note.seat, "mark": note.mark, "text": note.text}
                db.execute(insert(notes).values(row | {"stream": stream, "who": who}))

        await self._run(run)

    async def notes(self, stream: str, who: str) -> list[Note]:
        """One's notes at a table, by seat."""
        mine = {"stream": stream, "who": who}
        return await self._run(lambda db: [Note(*row) for row in db.execute(_NOTES, mine)])

    async def _run(self, run: Callable[[Connection], T]) -> T:
        def in_transaction() -> T:
            with self._engine.begin() as db:
                return run(db)

        if self._executor is None:
            return in_transaction()
        return await asyncio.get_running_loop().run_in_executor(self._executor, in_transaction)


def migrate(engine: Engine) -> None:
    """Run the migrations that a database lacks."""
    with engine.connect() as connection:
        known = inspect(connection).has_table("alembic_version")
        if known and connection.execute(_AT).scalar() == REVISION:
            return
    # Most starts find nothing to do, and after a crash they should be quick: this takes long.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "palermo.store:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _engine(url: str, **more: Any) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False}, **more)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA busy_timeout = 10000")

    return engine
