"""How the tables of persons came to be (Alembic), run whenever a server starts."""
