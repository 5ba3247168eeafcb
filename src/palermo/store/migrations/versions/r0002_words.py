"""The word that a person adds to a table's deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has added a word yet."""
    word = sa.Column("word", sa.String, nullable=False, server_default="")
    op.add_column("players", word)


def downgrade() -> None:
    """Forget the words."""
    op.drop_column("players", "word")
