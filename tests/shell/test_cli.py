"""The command line."""

from __future__ import annotations

import subprocess
import sys

import pytest
from click.testing import CliRunner

from palermo import __version__
from palermo.cli import main


def test_version() -> None:
    done = CliRunner().invoke(main, ["--version"])
    assert (done.exit_code, done.output) == (0, f"palermo {__version__}\n")


def test_help_lists_every_command() -> None:
    done = CliRunner().invoke(main, ["--help"])
    assert done.exit_code == 0
    for name in main.list_commands(
        main.make_context("palermo", ["--help"], resilient_parsing=True)
    ):
        assert name in done.output
        assert CliRunner().invoke(main, [name, "--help"]).exit_code == 0


def test_an_unknown_command_is_refused() -> None:
    done = CliRunner().invoke(main, ["no-such-command"])
    assert done.exit_code == 2
    assert "No such command" in done.output


@pytest.mark.parametrize("module", ["fastapi", "uvicorn", "sqlalchemy", "palermo.server"])
def test_version_and_help_import_nothing_heavy(module: str) -> None:
    program = (
        "import sys; from palermo.cli import main;"
        "main(['--help'], standalone_mode=False);"
        f"sys.exit({module!r} in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == 0, f"`palermo --help` imports {module}"
