"""The bodyguard: town; takes all attacks of the night in his guest's place (N8)."""

from .role import Move, Role

ROLE = Role(
    name="bodyguard",
    team="town",
    moves=(Move(name="guard", window="moves", stage="guard"),),
)
