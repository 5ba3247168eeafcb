"""The journalist: town; learns each night whether two players share a team."""

from .role import Move, Role

ROLE = Role(
    name="journalist",
    team="town",
    moves=(Move(name="compare", window="moves", stage="learn", asks="same_team", pair=True),),
)
