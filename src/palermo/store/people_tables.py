"""The tables that hold persons: everything that can be deleted without touching a log."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _person() -> Column[str]:
    owner = ForeignKey("persons.id", ondelete="CASCADE")
    return Column("person", owner, nullable=False, index=True)


persons = Table(
    "persons",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("locale", String, nullable=False),
    Column("created", Integer, nullable=False),
)
# Tokens are kept hashed: whoever reads this file cannot become anybody.
sessions = Table(
    "sessions",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    _person(),
    Column("created", Integer, nullable=False),
)
handovers = Table(
    "handovers",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    _person(),
    Column("session", LargeBinary, nullable=False),
    Column("expires", Integer, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("stream", String, primary_key=True),
    Column("private", Boolean, nullable=False),
    Column("created", Integer, nullable=False),
    # Two secrets of a table: what roles are dealt from, and what the machine's own dice come from.
    Column("deal", LargeBinary, nullable=False),
    Column("machine", LargeBinary, nullable=False),
    # The table at which the same people play again.
    Column("again", String),
)
# `who` is a person's key at one table; the log knows nothing else of him.
players = Table(
    "players",
    metadata,
    Column("stream", ForeignKey("tables.stream", ondelete="CASCADE"), primary_key=True),
    Column("who", String, primary_key=True),
    _person(),
    Column("name", String, nullable=False),
    Column("folded", String, nullable=False),
    # What he adds to the deal; the log knows its hash alone.
    Column("word", String, nullable=False, server_default=""),
    UniqueConstraint("stream", "person"),
    UniqueConstraint("stream", "folded", name="uq_players_name"),
)
notes = Table(
    "notes",
    metadata,
    Column("stream", ForeignKey("tables.stream", ondelete="CASCADE"), primary_key=True),
    Column("who", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("mark", String, nullable=False),
    Column("text", String, nullable=False),
)
