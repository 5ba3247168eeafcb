"""The command line: ``palermo``.

One command, one file: ``cli/serve.py`` defines ``command``, a click command, and is ``palermo
serve``; nothing has to be registered. A command's file is imported only when that command or the
list of all commands is asked for. What is slow to import (the server, the database) is imported
inside the command's function, so that help stays quick.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

import click

from palermo import __version__


class Commands(click.Group):
    """A group whose commands are the modules of this package."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands: the modules without a leading underscore."""
        modules = (module.name for module in pkgutil.iter_modules(__path__))
        return sorted(name.replace("_", "-") for name in modules if not name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the module of one command, and no other."""
        if cmd_name not in self.list_commands(ctx):
            return None
        module = import_module(f"{__name__}.{cmd_name.replace('-', '_')}")
        command = module.command
        if not isinstance(command, click.Command):
            raise TypeError(f"{module.__name__}.command is no click command")
        return command


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="palermo", message="%(prog)s %(version)s")
def main() -> None:
    """Play the party game Mafia online."""
