"""The sheriff (in the conference: the commissar): town, checks one player a night (N5)."""

from .role import Move, Role

CHECK = Move(name="sheriff_check", window="checks", stage="learn", asks="colour_or_role")
ROLE = Role(
    name="sheriff",
    team="town",
    moves=(CHECK,),
    from_size={"club": 5, "sport": 5, "conference": 5},
)
