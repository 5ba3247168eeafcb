"""The courtesan: town; her guest of the night makes no move (N8)."""

from .role import Move, Role

ROLE = Role(
    name="courtesan",
    team="town",
    moves=(Move(name="distract", window="moves", stage="block"),),
)
