"""What is written from the code is fresh; codes are the project's for good."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from palermo.game.refusals import CODES as REFUSALS
from palermo.server import wire
from palermo.server.api_page import page
from palermo.server.books import rulebooks
from palermo.server.codes import CODES
from palermo.server.connection import CLOSE_CODES
from palermo.server.typescript import Printer, generated

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "palermo" / "server"


def test_the_clients_types_are_fresh() -> None:
    assert (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8") == generated()


def test_the_interfaces_page_is_fresh() -> None:
    assert (ROOT / "docs" / "api.md").read_text(encoding="utf-8") == page()


def test_codes_are_unique_and_every_code_used_is_declared() -> None:
    assert CODES.keys().isdisjoint(REFUSALS)
    assert set(CLOSE_CODES) <= set(CODES)
    used: set[str] = set()
    for path in SERVER.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        calls = r'(?:Refusal|Fault|cut|wrong)\([^")\n]*"([A-Z][A-Z_]+)"'
        used |= set(re.findall(calls, text))
    assert len(used) > 20
    assert used <= set(CODES) | {"STORE_DOWN"}


def test_every_code_has_a_sentence() -> None:
    assert all(sentence.endswith(".") for sentence in CODES.values())


def test_types_say_what_the_wire_says() -> None:
    class Leaf(msgspec.Struct, tag="leaf"):
        """A leaf."""

        sizes: tuple[int, ...]
        pair: tuple[int, str]
        names: dict[str, int | None]

    printer = Printer()
    printer.union("Tree", [Leaf])
    text = printer.text()
    assert '  type: "leaf";\n  sizes: number[];\n  pair: [number, string];\n' in text
    assert "  names: Record<string, number | null>;\n" in text
    assert "export type Tree =\n  | Leaf;" in text


def test_forms_know_every_option() -> None:
    facts = {option.name: option for option in rulebooks().options}
    assert facts["vote"].values == ("classic", "free", "trial")
    assert facts["vote"].clause == "D6"
    assert facts["withdrawal"].kind == "choice"
    assert (facts["speech"].kind, facts["speech"].least) == ("number", 0.1)
    assert facts["general_discussion"].kind == "switch"
    assert facts["deck"].kind == "deck"
    assert facts["duties"].kind == "set"
    assert all(option.meaning and option.clause for option in facts.values())
    assert wire.Rulebooks


def test_the_machines_commands_are_no_browsers_and_the_judges_no_persons() -> None:
    tags = {one.__struct_config__.tag for one in wire.BROWSER_COMMANDS}
    machines = {"open", "time_lost", "go_away", "come_back", "give_up", "end_election", "commit"}
    assert tags.isdisjoint(machines | {"show_secrets", "judge_gone", "replace_judge"})
    persons = {one.__struct_config__.tag for one in wire.PERSON_COMMANDS}
    assert persons.isdisjoint({"next", "deal", "pause", "foul", "ruling", "step_back", "correct"})
