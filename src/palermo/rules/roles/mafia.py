"""The mafia: knows its own (G2), shoots with them as one (N3)."""

from .role import Move, Role

SHOT = Move(name="shot", window="shot", stage="strike", together=True, itself=True)
ROLE = Role(name="mafia", team="mafia", moves=(SHOT,), black=True)
