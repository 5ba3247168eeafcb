"""Persons, sessions, tables, names and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("locale", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        _of_person("sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "handovers",
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("session", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_handovers"),
        _of_person("handovers"),
    )
    op.create_index("ix_handovers_person", "handovers", ["person"])
    _tables()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("stream", sa.String, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("deal", sa.LargeBinary, nullable=False),
        sa.Column("machine", sa.LargeBinary, nullable=False),
        sa.Column("again", sa.String),
        sa.PrimaryKeyConstraint("stream", name="pk_tables"),
    )
    op.create_table(
        "players",
        sa.Column("stream", sa.String, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("folded", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("stream", "who", name="pk_players"),
        _of_person("players"),
        _of_table("players"),
        sa.UniqueConstraint("stream", "person", name="uq_players_stream"),
        sa.UniqueConstraint("stream", "folded", name="uq_players_name"),
    )
    op.create_index("ix_players_person", "players", ["person"])
    op.create_table(
        "notes",
        sa.Column("stream", sa.String, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("stream", "who", "seat", name="pk_notes"),
        _of_table("notes"),
    )


def _of_person(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_person_persons"
    return sa.ForeignKeyConstraint(["person"], ["persons.id"], name=name, ondelete="CASCADE")


def _of_table(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_stream_tables"
    return sa.ForeignKeyConstraint(["stream"], ["tables.stream"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    """Unmake them."""
    for table in ("notes", "players", "tables", "handovers", "sessions", "persons"):
        op.drop_table(table)
