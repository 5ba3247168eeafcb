"""A text conference in real browsers, by words alone."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.shell.house import House

from .playing import PHONE, person, press, sit, step, table_by_request, wait_for_step
from .test_looks import look

pytestmark = pytest.mark.timeout(300)
SECONDS = {
    "confirm": 4, "discussion": 5, "ballot": 6, "dock": 3, "verdict": 5, "move": 8,
    "read_out": 1, "dusk": 1, "dawn": 1,
}  # fmt: skip


def write(page: Page, ear: str, text: str) -> None:
    """Say something in one of the tabs, if it is open to this person."""
    tab = page.locator(f"[data-ear={ear}]")
    if not tab.count():
        return
    tab.click()
    field = page.get_by_test_id("say")
    if field.count():
        field.fill(text)
        field.press("Enter")


def speak(page: Page, now: str, day: int, count: int) -> None:
    """What somebody writes at a step, whoever he is: the words of every role."""
    if now == "confirm":
        write(page, "judge", "+")
    elif now == "discussion":
        write(page, "table", "I have said it all")
    elif now == "evening":
        write(page, "table", str(1 + day % count) if day > 1 else "night")
    elif now == "verdict":
        write(page, "table", "for")
    elif now == "moves":
        for text in (str(max(1, count - day)), "+"):
            write(page, "judge", text)


@pytest.mark.parametrize("count", [5, pytest.param(8, marks=pytest.mark.long)])
def test_people_by_words_alone(
    browser: Browser, server: House, artefacts: Path, count: int
) -> None:
    people = [
        person(browser, server, viewport=PHONE, reduced_motion="reduce") for _ in range(count)
    ]
    pages = [page for _, page in people]
    address = table_by_request(pages[0], server, rulebook="conference", size=count, options=SECONDS)
    for seat, page in enumerate(pages, 1):
        page.goto(address)
        wait_for_step(page, "lobby")
        sit(page, seat)
    press(pages[0], "start")
    # It is over before all of five pages have been looked at, where a machine is busy.
    looked = {wait_for_step(pages[0], "confirm")}
    see(pages[0], "confirm", artefacts)
    written: set[tuple[int, str]] = set()
    end = monotonic() + 240
    while monotonic() < end and not pages[0].locator('main[data-status="over"]').count():
        for n, page in enumerate(pages):
            now = step(page)
            number = page.locator("main").first.get_attribute("data-n") or ""
            if (n, number) not in written:
                written.add((n, number))
                speak(page, now, day(page), count)
                if n == 0 and now not in looked:
                    looked.add(now)
                    see(page, now, artefacts)
        pages[0].wait_for_timeout(200)
    expect(pages[0].get_by_test_id("over")).to_be_visible()
    assert {"confirm", "discussion", "evening", "moves"} <= looked
    for context, _ in people:
        context.close()


def see(page: Page, now: str, artefacts: Path) -> None:
    """Look at a step's screen, unless it is over meanwhile."""
    look(page, f"conference-{now}-phone", artefacts, lambda: step(page) != now)


def day(page: Page) -> int:
    """The day that the page shows."""
    digits = "".join(
        sign for sign in page.locator("header h1").first.inner_text() if sign.isdigit()
    )
    return int(digits or 1)


def test_a_private_move_in_the_hall_asks_first(
    browser: Browser, server: House, artefacts: Path
) -> None:
    context, page = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    slow = SECONDS | {"discussion": 40, "confirm": 2}
    page.goto(table_by_request(page, server, rulebook="conference", size=8, options=slow))
    wait_for_step(page, "lobby")
    sit(page, 4)
    press(page, "add-bots")
    press(page, "start")
    wait_for_step(page, "discussion")
    write(page, "table", "who is 2?")
    expect(page.get_by_test_id("doubt")).to_contain_text("who is 2?")
    look(page, "conference-doubt-phone", artefacts)
    press(page, "to-judge")
    expect(page.get_by_test_id("doubt")).to_have_count(0)
    # Bots may have spoken meanwhile; this line the hall has not heard.
    expect(page.locator(".said", has_text="who is 2?")).to_have_count(0)
    page.locator("[data-ear=judge]").click()
    expect(page.locator(".said")).to_have_count(2)
    look(page, "conference-judge-phone", artefacts)
    context.close()
