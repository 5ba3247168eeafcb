"""The civilian: town, knows nothing, sleeps at night."""

from .role import Role

ROLE = Role(name="civilian", team="town")
