"""The don: mafia, and asks each night whether a player is the sheriff (N5)."""

from .mafia import SHOT
from .role import Move, Role

ROLE = Role(
    name="don",
    team="mafia",
    moves=(
        SHOT,
        Move(
            name="don_check", window="checks", stage="learn", asks="is_sheriff", option="don_check"
        ),
    ),
    black=True,
)
