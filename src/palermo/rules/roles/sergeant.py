"""The sergeant: town, the commissar's pair (G2), sees his results, takes over after him (G12)."""

from msgspec.structs import replace

from .role import Role
from .sheriff import CHECK

ROLE = Role(
    name="sergeant",
    team="town",
    moves=(replace(CHECK, heir_of="sheriff"),),
    knows=("sheriff",),
    reads=("sheriff",),
    from_size={"conference": 11},
)
