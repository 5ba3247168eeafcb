"""What the docs say is so."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
COUNTS = {"G": 14, "D": 16, "N": 12, "F": 7, "S": 4, "R": 3, "T": 7}


def test_the_pages_of_the_rules_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, "docs/make.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{done.stdout}{done.stderr} Run: uv run python docs/make.py"


def test_every_clause_has_its_line() -> None:
    clauses = tomllib.loads((ROOT / "docs/clauses.toml").read_text())
    assert {letter: len(part) - 1 for letter, part in clauses.items()} == COUNTS


def test_places_named_in_the_architecture_exist() -> None:
    text = (ROOT / "docs/architecture.md").read_text()
    table = text[text.index("## Where do I change X?") :]
    for place in re.findall(r"`((?:rules|game|bots|server)/[\w/.]*)`", table):
        assert (ROOT / "src/palermo" / place).exists(), place


def test_the_readme_has_exactly_two_commands() -> None:
    readme = (ROOT / "README.md").read_text()
    blocks = re.findall(r"^    (uv run .+)$", readme, re.MULTILINE)
    commands = [line.split("#")[0].strip() for line in blocks]
    assert commands == ["uv run palermo serve", "uv run --group test pytest"]
    assert commands[1] in (ROOT / ".ci/run").read_text()
