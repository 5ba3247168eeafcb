"""Rooms a reader can see the walls of: sizes and names of files and functions."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, WEB, functions, modules

LINES_OF_A_FILE = 500
LINES_OF_A_FUNCTION = 60
LOCALES = ("en", "ru", "uk")
BYTES_OF_THE_PAGE = 80_000
# A name that says nothing collects everything.
EMPTY_NAMES = {"utils", "util", "helpers", "helper", "common", "manager", "base", "misc"}
# Written by a program, for no reader.
GENERATED = {"keys.ts", "wire.ts"}


def web_sources() -> list[Path]:
    """The client's own TypeScript and Svelte files."""
    found = [*WEB.glob("*.ts"), *(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]
    return sorted(path for path in found if path.name not in GENERATED)


def long_files(paths: list[Path]) -> list[str]:
    """Files above the limit."""
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    return [f"{path}: {size} lines" for path, size in sizes.items() if size > LINES_OF_A_FILE]


def long_functions(folder: Path) -> list[str]:
    """Functions above the limit, from ``def`` to the last line."""
    return [
        f"{path}:{node.lineno} {node.name}: {size} lines"
        for path, tree in modules(folder)
        for node in functions(tree)
        if (size := (node.end_lineno or node.lineno) - node.lineno + 1) > LINES_OF_A_FUNCTION
    ]


def test_no_module_is_too_long() -> None:
    assert long_files(sorted(PACKAGE.rglob("*.py"))) == []


def test_no_client_file_is_too_long() -> None:
    assert web_sources()
    assert long_files(web_sources()) == []


def test_no_function_is_too_long() -> None:
    assert long_functions(PACKAGE) == []


def test_long_ones_are_seen(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text("def f():\n" + "    pass\n" * LINES_OF_A_FILE)
    assert len(long_functions(tmp_path)) == 1
    assert len(long_files([planted])) == 1


@pytest.mark.parametrize("root", [PACKAGE, WEB / "src"], ids=["server", "client"])
def test_no_name_is_empty(root: Path) -> None:
    names = [path for path in root.rglob("*") if "web_dist" not in path.parts]
    assert [path for path in names if path.name.partition(".")[0].lower() in EMPTY_NAMES] == []


def weight(path: Path) -> int:
    return len(gzip.compress(path.read_bytes()))


def test_the_page_is_light() -> None:
    built = PACKAGE / "web_dist"
    page = built / "index.html"
    assert page.is_file(), "the client is not built"
    loaded, asked = {page}, [page]
    while asked:
        # What the page names, and what that imports before it runs; a later import() is no part.
        found = re.findall(
            r'(?:src="|href="|from"|import")[./]*([\w./-]+\.(?:js|css))"',
            asked.pop().read_text("utf-8"),
        )
        new = {built / "assets" / Path(name).name for name in found} - loaded
        loaded |= new
        asked += new
    assert len(loaded) >= 3
    # Of the languages one is loaded: the heaviest counts.
    languages = [p for p in built.rglob("*.js") if p.name.split("-")[0] in LOCALES]
    assert len(languages) == 3
    total = sum(map(weight, loaded - set(languages))) + max(map(weight, languages))
    assert total <= BYTES_OF_THE_PAGE
