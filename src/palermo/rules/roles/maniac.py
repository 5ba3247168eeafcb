"""The maniac: on his own, kills one a night (N6); to a check he is not black (N5)."""

from .role import Move, Role

ROLE = Role(
    name="maniac",
    team="solo",
    moves=(Move(name="kill", window="moves", stage="strike"),),
    from_size={"conference": 9},
)
