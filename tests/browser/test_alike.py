"""Neighbours in one room press alike at night, whatever they are (N2, N4)."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.shell.house import House

from .playing import PHONE, person, press, sit, speak, table_by_request, wait_for_step
from .test_desk import lead_to
from .test_judge import LED, WIDE
from .test_looks import look

pytestmark = pytest.mark.timeout(300)
# The first has two moves in the one window of a conference's night, the second has none.
DEALT = ["don", "civilian", "sheriff", "civilian", "mafia", "civilian", "civilian", "civilian"]


def test_who_has_two_moves_picks_and_presses_like_a_sleeper(
    browser: Browser, server: House, artefacts: Path
) -> None:
    judging, judge = person(browser, server, viewport=WIDE, reduced_motion="reduce")
    options = LED | {"duties": [], "don_check": True, "deck": {"don": 1, "mafia": 1, "sheriff": 1,
                                                             "civilian": 5}}  # fmt: skip
    judge.goto(table_by_request(judge, server, rulebook="conference", size=8, options=options))
    wait_for_step(judge, "lobby")
    press(judge, "take-chair")
    people = [person(browser, server, viewport=PHONE, reduced_motion="reduce") for _ in "12"]
    don, sleeper = (page for _, page in people)
    for seat, page in enumerate((don, sleeper), 1):
        speak(page, "ru")
        page.goto(judge.url)
        wait_for_step(page, "lobby")
        sit(page, seat)
    press(judge, "add-bots")
    press(judge, "start")
    wait_for_step(judge, "deal")
    press(judge, "deal")
    for seat, role in enumerate(DEALT, 1):
        judge.locator(f"[data-role='{seat}']").select_option(role)
    press(judge, "send-deal")
    expect(judge.locator("main")).not_to_have_attribute("data-step", "deal")
    lead_to(judge, "moves")
    for page in (don, sleeper):
        wait_for_step(page, "moves")
        expect(buttons(page)).to_have_count(0)
        pick(page, 3)
    expect(buttons(sleeper)).to_have_count(1)
    expect(buttons(don)).to_have_count(2)
    look(don, "alike-don-phone-ru", artefacts)
    look(sleeper, "alike-sleeper-phone-ru", artefacts)
    press(don, "choose-don_check")
    press(sleeper, "mark")
    for page in (don, sleeper):
        expect(buttons(page)).to_have_count(0)
        expect(page.locator('[data-seat="3"]')).to_have_attribute("aria-pressed", "true")
    pick(don, 4)
    press(don, "send-shot")
    judge.locator("[data-tab=desk]").click()
    expect(judge.get_by_test_id("tonight").locator("li")).to_have_count(2)
    for context, _ in ((judging, judge), *people):
        context.close()


def buttons(page: Page) -> Locator:
    return page.locator(".actions button")


def pick(page: Page, seat: int) -> None:
    """Tap a seat; no sheet opens."""
    page.locator(f'[data-seat="{seat}"]').click()
    expect(page.locator(f'[data-seat="{seat}"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator("dialog")).to_have_count(0)
