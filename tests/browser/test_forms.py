"""The form of a new table: rulebooks, options and what does not go together, the deck."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.shell.house import House

from .playing import PHONE, person, press, wait_for_step
from .test_looks import look

pytestmark = pytest.mark.timeout(120)


def option(page: Page, name: str, value: str) -> None:
    page.locator(f"[data-option={name}] select").select_option(value)


def test_the_form_offers_every_edition(browser: Browser, server: House) -> None:
    context, page = person(browser, server)
    press(page, "create-table")
    page.locator("[data-field=book]").select_option("fsm-2024")
    press(page, "create")
    wait_for_step(page, "lobby")
    page.locator("[data-tab=rules]").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("FSM 2024")
    context.close()


def test_what_does_not_go_together_is_said_before_it_is_sent(
    browser: Browser, server: House, artefacts: Path
) -> None:
    context, page = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    press(page, "create-table")
    option(page, "vote", "trial")
    expect(page.get_by_test_id("reasons")).to_contain_text("trial")
    page.locator("[data-field=deck] summary").click()
    look(page, "create-refused-phone", artefacts)
    option(page, "vote", "free")
    expect(page.get_by_test_id("reasons")).to_have_count(0)
    context.close()


def test_a_table_with_its_own_deck(browser: Browser, server: House) -> None:
    context, page = person(browser, server)
    press(page, "create-table")
    deck = page.get_by_test_id("deck")
    expect(deck).to_contain_text("Civilian × 6")
    page.locator("[data-field=deck] summary").click()
    press(page, "less-don")
    press(page, "more-mafia")
    press(page, "more-mafia")
    expect(deck).to_have_text("Civilian × 5, Mafia × 4, Sheriff × 1")
    press(page, "more-mafia")
    expect(page.get_by_test_id("reasons")).to_contain_text("deck")
    press(page, "create")
    expect(page.locator("[data-sheet=create]")).to_be_visible()
    press(page, "less-mafia")
    expect(page.get_by_test_id("reasons")).to_have_count(0)
    press(page, "create")
    wait_for_step(page, "lobby")
    page.locator("[data-tab=rules]").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Mafia × 4")
    context.close()


def test_a_table_that_wants_a_judge(browser: Browser, server: House, artefacts: Path) -> None:
    context, page = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    press(page, "create-table")
    page.get_by_text("All options").click()
    page.locator("[data-option=duties] [data-value=clocks]").uncheck()
    page.locator("[data-option=duties]").scroll_into_view_if_needed()
    look(page, "create-duties-phone", artefacts)
    press(page, "create")
    wait_for_step(page, "lobby")
    expect(page.get_by_test_id("sitting")).to_contain_text("needs a judge")
    press(page, "add-bots")
    expect(page.locator("[data-do=start]")).to_have_count(0)
    press(page, "take-chair")
    expect(page.locator("[data-do=start]")).to_be_visible()
    context.close()
