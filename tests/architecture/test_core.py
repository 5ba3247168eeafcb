"""The core is pure: no clock, no dice, no input or output, nothing but data."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, functions, imports, modules

PURE = ("rules", "game", "tournament")
NO_LATE_IMPORTS = ("rules", "game", "bots")
# Standard library, yet a clock, dice, a thread or the outside world.
FORBIDDEN = {
    "asyncio",
    "concurrent",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "secrets",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
    "time",
    "uuid",
}
ALLOWED = (sys.stdlib_module_names | {"msgspec", "palermo"}) - FORBIDDEN


def impurities(folder: Path) -> list[str]:
    """Imports that a pure package must not have."""
    faults = []
    for path, tree in modules(folder):
        for node, module, names in imports(tree):
            root = module.partition(".")[0]
            # A generator with a seed is data; the module's own functions share a hidden one.
            pure = names == ("Random",) if root == "random" else root in ALLOWED
            if not pure:
                faults.append(f"{path.name}:{node.lineno} imports {module}")
    return faults


def late_imports(folder: Path) -> list[str]:
    """Imports inside a function."""
    return sorted(
        {
            f"{path.name}:{node.lineno} imports {module} in {function.name}"
            for path, tree in modules(folder)
            for function in functions(tree)
            for node, module, _ in imports(function)
        }
    )


@pytest.mark.parametrize("package", PURE)
def test_the_core_is_pure(package: str) -> None:
    assert impurities(PACKAGE / package) == []


@pytest.mark.parametrize("package", NO_LATE_IMPORTS)
def test_no_import_hides_in_a_function(package: str) -> None:
    assert late_imports(PACKAGE / package) == []


@pytest.mark.parametrize(
    ("line", "pure"),
    [
        ("from random import Random", True),
        ("import msgspec", True),
        ("from collections import Counter", True),
        ("from .seats import Seat", True),
        ("import random", False),
        ("from random import Random, choice", False),
        ("import os.path", False),
        ("from time import monotonic", False),
        ("import fastapi", False),
    ],
)
def test_impurities_are_seen(tmp_path: Path, line: str, pure: bool) -> None:
    (tmp_path / "planted.py").write_text(line)
    assert (impurities(tmp_path) == []) is pure


def test_late_imports_are_seen(tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text("def f():\n    import math\n    return math\n")
    assert late_imports(tmp_path) == ["planted.py:2 imports math in f"]
