"""The lawyer: mafia; his client of the night looks like a civilian to checks (N8)."""

from .mafia import SHOT
from .role import Move, Role

ROLE = Role(
    name="lawyer",
    team="mafia",
    moves=(SHOT, Move(name="defend", window="moves", stage="cover")),
    black=True,
)
