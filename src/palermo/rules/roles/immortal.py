"""The immortal: town; unharmed on the first night he is attacked untreated (N8)."""

from .role import Move, Role

ROLE = Role(
    name="immortal",
    team="town",
    moves=(Move(name="survive", window="", stage="shield"),),
)
