"""The doctor: town, treats one player a night, himself at most once a game (N6)."""

from .role import Move, Role

ROLE = Role(
    name="doctor",
    team="town",
    moves=(Move(name="treat", window="moves", stage="heal", itself=True, itself_once=True),),
    from_size={"conference": 7},
)
