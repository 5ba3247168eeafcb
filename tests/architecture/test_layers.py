"""Who may import whom: the contracts stand in pyproject.toml."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, ROOT


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    """Hold the package below a root against the contracts beside it."""
    program = (
        "import sys; sys.path.insert(0, 'src');"
        "from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    )
    return subprocess.run(
        [sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=False
    )


def test_imports_keep_the_contracts() -> None:
    done = lint(ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("module", "fault", "broken"),
    [
        ("rules/planted.py", "import palermo.game", "palermo.rules is not allowed to import"),
        ("store/planted.py", "import palermo.bots", "palermo.store is not allowed to import"),
        ("bus/planted.py", "import palermo.game", "palermo.bus is not allowed to import"),
        ("planted.py", "", "planted"),
    ],
)
def test_a_planted_fault_is_caught(tmp_path: Path, module: str, fault: str, broken: str) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    copy = tmp_path / "src" / "palermo"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("web_dist", "__pycache__"))
    (copy / module).write_text(f"{fault}\n")
    done = lint(tmp_path)
    assert done.returncode == 1
    assert broken in done.stdout
