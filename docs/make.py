"""Makes docs/rules/: each clause with its options, refusals, code and tests.

`uv run python docs/make.py` writes the pages; with `--check` it only says whether they are fresh.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from palermo.game import engine  # noqa: F401  (declares every refusal)
from palermo.game.refusals import CODES
from palermo.rules.books import BOOKS
from palermo.rules.options import Rules, Times, flat_options

DOCS = Path(__file__).parent
ROOT = DOCS.parent
TEST = re.compile(r"def (test_([gdnfsrt])(\d+a?)_\w+)\(")
CITED = re.compile(r"\b([GDNFSRT]\d+a?)\b")


def options_by_clause() -> dict[str, list[str]]:
    """The options of each clause, as table rows: name, what it decides, each book's value."""
    rows: dict[str, list[str]] = defaultdict(list)
    books = {name: flat_options(rules) for name, rules in BOOKS.items()}
    for struct in (Rules, Times):
        for name, hint in get_type_hints(struct, include_extras=True).items():
            for meta in getattr(hint, "__metadata__", ()):
                if isinstance(meta, msgspec.Meta) and meta.extra and "clause" in meta.extra:
                    values = " | ".join(_value(flat[name]) for flat in books.values())
                    rows[meta.extra["clause"]].append(
                        f"| `{name}` | {meta.description} | {values} |"
                    )
    return rows


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, float):
        return f"{value:g}"
    if isinstance(value, list):
        return ", ".join(value)
    return str(value) if value != {} else "standard"


def tests_by_clause() -> dict[str, list[str]]:
    """The tests named after each clause."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for name, letter, number in TEST.findall(path.read_text()):
            words = name.split("_", 2)[2].replace("_", " ")
            found[f"{letter.upper()}{number}"].append(f"{words} (`{path.relative_to(ROOT)}`)")
    return found


def code_by_clause() -> dict[str, list[str]]:
    """The modules whose text cites each clause."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "src").rglob("*.py")):
        for clause in sorted(set(CITED.findall(path.read_text()))):
            found[clause].append(f"`{path.relative_to(ROOT / 'src')}`")
    return found


def pages() -> dict[str, str]:
    """Every page by its file name."""
    clauses = tomllib.loads((DOCS / "clauses.toml").read_text())
    options, tests, code = options_by_clause(), tests_by_clause(), code_by_clause()
    made = {}
    index = ["# The rules, clause by clause", "", "Made by `docs/make.py`; do not edit.", ""]
    for letter, part in clauses.items():
        title = part.pop("title")
        index.append(f"- [{letter}: {title}]({letter.lower()}.md)")
        text = [f"# {letter}: {title}", "", "Made by `docs/make.py`; do not edit.", ""]
        for number, meaning in part.items():
            clause = f"{letter}{number}"
            text += _clause(clause, meaning, options[clause], tests[clause], code[clause])
        made[f"{letter.lower()}.md"] = "\n".join(text).rstrip() + "\n"
    made["README.md"] = "\n".join(index) + "\n"
    return made


def _clause(
    clause: str, meaning: str, options: list[str], tests: list[str], code: list[str]
) -> list[str]:
    text = [f"## {clause}", "", meaning, ""]
    if options:
        books = list(BOOKS)
        text += [f"| option | decides | {' | '.join(books)} |", f"|---|---|{'---|' * len(books)}"]
        text += [*options, ""]
    refused = [f"`{name}`: {c.meaning}" for name, c in CODES.items() if c.clause == clause]
    for head, lines in (("Refusals", refused), ("Tests", tests)):
        if lines:
            text += [f"{head}:", "", *(f"- {line}" for line in lines), ""]
    if code:
        text += [f"Code: {', '.join(code)}", ""]
    if not tests:
        text += ["Not played yet.", ""]
    return text


def main() -> int:
    """Write the pages, or with `--check` compare them; 1 where they are stale."""
    stale = []
    for name, text in pages().items():
        path = DOCS / "rules" / name
        if path.exists() and path.read_text() == text:
            continue
        stale.append(name)
        if "--check" not in sys.argv:
            path.write_text(text)
    print("stale: " + ", ".join(stale) if stale else "docs/rules is fresh")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
