"""What holds for all tests: the quick and telling ones come first."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ORDER = (
    "architecture",
    "clauses",
    "games",
    "oracle",
    "properties",
    "secrecy",
    "shell",
    "browser",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort by folder; within a folder the order stays as it was found."""
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    folder = item.path.relative_to(TESTS).parts[0]
    return ORDER.index(folder) if folder in ORDER else len(ORDER)
