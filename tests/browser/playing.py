"""Playing in a browser as a person would: by looking at the page and pressing what it offers.

The page's own marks, on which this relies, are listed in web/src/table/Game.svelte.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.shell.house import House

# Seconds short enough for a test, long enough for a browser.
SHORT: dict[str, float] = {
    "speech": 1.2,
    "tie_speech": 0.8,
    "last_word": 0.8,
    "read_out": 0.5,
    "hand": 1,
    "ballot": 2,
    "lift": 1.5,
    "acquaintance_time": 1.2,
    "council_time": 1.2,
    "shot_time": 1.5,
    "check_time": 1.5,
    "dusk": 0.4,
    "dawn": 0.4,
}
PHONE = {"width": 360, "height": 740}
# What a player without a plan presses, in this order, in the page itself.
PRESS = """() => {
  const there = (selector) =>
    [...document.querySelectorAll(selector)].filter((e) => !e.disabled && e.offsetParent);
  const free = (what) => `[data-do="${what}"]:not([aria-pressed="true"])`;
  const picks = there('[data-tap="pick"]');
  const open = picks.filter((e) => e.getAttribute("aria-pressed") !== "true");
  if (picks.length && picks.length - open.length < 3) {
    open[Math.floor(Math.random() * open.length)].click();
    return "pick";
  }
  const { step, n } = document.querySelector("main").dataset;
  const sheet = there("dialog[data-sheet=seat]")[0];
  if (sheet) {
    const button = there("dialog [data-do=nominate]")[0] ?? sheet.querySelector(".icon-button");
    button.click();
    return "nominate";
  }
  const mine = step === "speech" && there(free("done")).length;
  if (mine && window.spoke !== n) {
    // Once in each of his speeches he nominates somebody, if it is to be done in a seat's sheet.
    window.spoke = n;
    const others = there("[data-seat][data-tap=open], [data-seat][data-tap=act]");
    others[Math.floor(Math.random() * others.length)]?.click();
    return "ask";
  }
  for (const what of ["vote", "lift-yes", "plan", "best-move", "shoot", "mark", "done"]) {
    const found = there(free(what));
    if (found.length) { found[0].click(); return what; }
  }
  const taps = there('[data-tap="act"], [data-tap="suspect"]');
  if (!taps.length || taps.some((e) => e.getAttribute("aria-pressed") === "true")) return "";
  // The mafia agree without a word: else games among people would never end.
  const agreed = ["council", "shot"].includes(step);
  const seat = taps[agreed ? 0 : Math.floor(Math.random() * taps.length)];
  seat.click();
  return "seat " + seat.dataset.seat;
}"""


CLOSE = "() => document.querySelectorAll('dialog header button').forEach((e) => e.click())"


def table_by_request(page: Page, server: House, **wanted: Any) -> str:
    """A table opened by the page's person with short seconds; its address."""
    page.goto(server.origin)
    page.locator("main[data-step=front]").wait_for()
    options = SHORT | wanted.pop("options", {})
    body = {"rulebook": "club", "size": 10, "pace": "quick", "private": True}
    answer = page.request.post(
        f"{server.origin}/api/tables",
        data=body | wanted | {"options": options},
        headers={"origin": server.origin},
    )
    assert answer.ok, answer.text()
    return f"{server.origin}/t/{answer.json()['id']}"


def speak(page: Page, language: str) -> None:
    """Choose the page's language, at the front; the server knows it then, and the next page."""
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.get_by_role("combobox").first.select_option(language)
    page.locator(f'html[lang="{language}"]').wait_for(state="attached")


def sit(page: Page, seat: int) -> None:
    """Take a free seat."""
    page.locator(f'[data-seat="{seat}"]').click()
    page.locator(f'[data-seat="{seat}"][data-mine]').wait_for()


def press(page: Page, what: str) -> None:
    """Press one of the page's buttons."""
    page.locator(f'[data-do="{what}"]').first.click()


def step(page: Page) -> str:
    """The step that the page shows."""
    return page.locator("main").first.get_attribute("data-step") or ""


def wait_for_step(page: Page, *names: str, seconds: float = 60) -> str:
    """Wait until one of these steps is on."""
    wanted = ", ".join(f'main[data-step="{name}"]' for name in names)
    page.locator(wanted).first.wait_for(timeout=seconds * 1000)
    return step(page)


def play_to_the_end(
    page: Page, seconds: float = 240, look: Callable[[str], bool] | None = None
) -> None:
    """Press what is offered until the game is over.

    `look` is called at each new kind of step, again until it says that it has seen it.
    """
    seen: set[str] = set()
    for _ in range(int(seconds / 0.25)):
        now = step(page)
        ended = page.locator('main[data-status="over"]').count()
        if ended or (look and now not in seen):
            # What was opened in an earlier step hides what is to be looked at.
            page.evaluate(CLOSE)
        if look and now not in seen and look(now):
            seen.add(now)
        if ended:
            return
        page.evaluate(PRESS)
        page.wait_for_timeout(250)
    raise AssertionError(f"the game is not over; the page shows {step(page)}")


def person(browser: Browser, server: House, **options: Any) -> tuple[BrowserContext, Page]:
    """Somebody new with a browser of his own."""
    context = browser.new_context(locale="en-US", base_url=server.origin, **options)
    page = context.new_page()
    page.goto("/")
    return context, page
