"""The roles, one file each (G12). A file beside this one with a `ROLE` is a role of the game."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from .role import Move, Question, Role, Stage, Team, Window


def found() -> dict[str, Role]:
    """Every role that has a file here, by its name."""
    modules = (import_module(f"{__name__}.{file.name}") for file in iter_modules(__path__))
    roles = (module.ROLE for module in modules if hasattr(module, "ROLE"))
    return {role.name: role for role in roles}


ROLES: dict[str, Role] = found()

__all__ = ["ROLES", "Move", "Question", "Role", "Stage", "Team", "Window", "found"]
