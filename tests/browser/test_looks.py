"""What every page owes everybody: reachable, readable, in three languages, at every width."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.shell.house import House

from .playing import PHONE, person, play_to_the_end, press, step, table_by_request, wait_for_step
from .test_games import alone_with_bots

pytestmark = pytest.mark.timeout(400)
WIDE = {"width": 1440, "height": 900}
# Steps too short to be looked at otherwise.
FLEETING = ("dusk", "dawn", "read_out", "hand", "lift", "tie_speech", "last_word", "speech")
# What a string that nobody wrote looks like.
KEY = re.compile(
    r"\b(?:about|band|book|channel|closed|do|hint|left|line|moment|option|outcome|pace|paused"
    r"|prompt|refused|role|said|step|team|word)-[a-z_]+(?:-[a-z_]+)*\b"
)
HEADINGS = {"en": "Play with bots", "ru": "Играть с ботами", "uk": "Грати з ботами"}


def look(page: Page, name: str, folder: Path, ended: Callable[[], bool] = lambda: False) -> None:
    """A screenshot, no violation of axe, and nothing wider than the window.

    What axe saw does not count where the step `ended` meanwhile: day and night change colours.
    """
    page.screenshot(path=folder / f"{name}.png")
    found = Axe().run(page)
    assert found.violations_count == 0 or ended(), f"{name}: {found.generate_report()}"
    raw = KEY.findall(page.inner_text("body"))
    assert not raw, f"{name} shows {raw[0]!r} where words should be"
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert over <= 0, f"{name} is {over} px too wide"


@pytest.mark.parametrize(("width", "size"), [("wide", WIDE), ("phone", PHONE)])
def test_every_page_and_phase(
    browser: Browser, server: House, artefacts: Path, width: str, size: dict[str, int]
) -> None:
    context, page = person(browser, server, viewport=size, reduced_motion="reduce")
    wait_for_step(page, "front")
    look(page, f"front-{width}", artefacts)
    press(page, "create-table")
    look(page, f"create-{width}", artefacts)
    page.goto(table_by_request(page, server))
    wait_for_step(page, "lobby")
    look(page, f"lobby-{width}", artefacts)
    options = {"general_discussion": True, "discussion": 3, "reveal": "never"}
    alone_with_bots(page, server, size=6, options=options | dict.fromkeys(FLEETING, 1.6))

    def seen(now: str) -> bool:
        look(page, f"{now}-{width}", artefacts, lambda: step(page) != now)
        return step(page) == now

    play_to_the_end(page, look=seen)
    look(page, f"over-{width}", artefacts)
    press(page, "replay")
    page.get_by_test_id("replay").wait_for()
    look(page, f"replay-{width}", artefacts)
    context.close()


@pytest.mark.parametrize("language", HEADINGS)
def test_every_language_switchable_at_any_time(
    browser: Browser, server: House, artefacts: Path, language: str
) -> None:
    context, page = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    wait_for_step(page, "front")
    page.get_by_role("combobox").first.select_option(language)
    expect(page.locator("[data-do=play]")).to_contain_text(HEADINGS[language])
    assert page.evaluate("document.documentElement.lang") == language
    look(page, f"front-{language}", artefacts)
    page.goto("/house-rules")
    page.locator("main h1").wait_for()
    look(page, f"house-rules-{language}", artefacts)
    alone_with_bots(page, server, options={"acquaintance_time": 3, "speech": 3})
    wait_for_step(page, "acquaintance")
    look(page, f"night-{language}", artefacts)
    wait_for_step(page, "speech")
    look(page, f"speech-{language}", artefacts)
    context.close()


def test_a_phone(browser: Browser, server: House, playwright: Playwright) -> None:
    device: dict[str, Any] = dict(playwright.devices["Pixel 7"])
    device.pop("default_browser_type", None)
    context, page = person(browser, server, **device)
    alone_with_bots(page, server, size=6)
    play_to_the_end(page)
    expect(page.get_by_test_id("over")).to_be_visible()
    context.close()


def test_the_keyboard_alone(browser: Browser, server: House) -> None:
    context, page = person(browser, server)
    wait_for_step(page, "front")
    focus(page, "[data-do=play]")
    page.keyboard.press("Enter")
    wait_for_step(page, "acquaintance")
    page.keyboard.press("7")
    expect(page.locator('[data-seat="7"]')).to_have_attribute("aria-pressed", "true")
    context.close()


def focus(page: Page, selector: str, most: int = 40) -> None:
    """Tab until an element has the focus, and see that it shows."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement?.matches('{selector}') ?? false"):
            outline = page.evaluate(
                "(() => { const s = getComputedStyle(document.activeElement);"
                " return s.outlineStyle !== 'none' || s.boxShadow !== 'none'; })()"
            )
            assert outline, "the focus does not show"
            return
    raise AssertionError(f"{selector} cannot be reached by Tab")
