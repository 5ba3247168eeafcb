"""The judge in the browser: a conference led by words alone, and his desk (G4, S3, F6)."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.shell.house import House

from .playing import PHONE, person, press, sit, speak, step, table_by_request, wait_for_step
from .test_conference import day, write
from .test_looks import look

pytestmark = pytest.mark.timeout(300)
WIDE = {"width": 1440, "height": 900}
# The judge leads: these are only how long a step would be.
LED = {"confirm": 3, "discussion": 60, "ballot": 60, "move": 60, "dock": 20, "verdict": 30}


def tap(page: Page, seat: int) -> None:
    """Open a seat's sheet."""
    page.locator(f'[data-seat="{seat}"]').click()
    page.locator("dialog[data-sheet=seat]").wait_for()


def close(page: Page) -> None:
    page.locator("dialog header button").first.click()
    page.locator("dialog").wait_for(state="detached")


def number(page: Page) -> str:
    return page.locator("main").first.get_attribute("data-n") or ""


def say(page: Page, text: str) -> None:
    """The judge types, in whatever tab he is."""
    field = page.get_by_test_id("say")
    field.fill(text)
    field.press("Enter")
    # The end closes the field.
    page.wait_for_function("() => !document.querySelector('[data-testid=say]')?.value")


@pytest.mark.parametrize("count", [4, pytest.param(8, marks=pytest.mark.long)])
def test_a_conference_led_by_a_judge_by_words_alone(
    browser: Browser, server: House, artefacts: Path, count: int
) -> None:
    judge_context, judge = person(browser, server, viewport=WIDE, reduced_motion="reduce")
    options = LED | {"duties": ["deal"]}
    address = table_by_request(judge, server, rulebook="conference", size=count, options=options)
    judge.goto(address)
    wait_for_step(judge, "lobby")
    press(judge, "take-chair")
    people = [
        person(browser, server, viewport=PHONE, reduced_motion="reduce") for _ in range(count)
    ]
    pages = [page for _, page in people]
    for seat, page in enumerate(pages, 1):
        page.goto(address)
        wait_for_step(page, "lobby")
        sit(page, seat)
    press(judge, "start")
    judge.locator("[data-tab=talk]").click()
    looked: set[str] = set()
    end = monotonic() + 240
    while monotonic() < end and not judge.locator('main[data-status="over"]').count():
        now, n = wait_for_step(judge, "confirm", "discussion", "evening", "dock", "verdict",
                               "moves", "dusk", "dawn", "morning", "last_word", "over",
                               "read_out"), number(judge)  # fmt: skip
        if now == "over":
            break
        lead(judge, pages, now, count)
        if now not in looked:
            looked.add(now)
            look(judge, f"judge-{now}-wide", artefacts, lambda now=now: step(judge) != now)
        # No step of a night is shorter than the other, whoever leads it (S2).
        expect(judge.locator("[data-do=next]")).to_be_enabled(timeout=10_000)
        # Nobody is heard more than once a second for long, not even the judge.
        judge.wait_for_timeout(1_100)
        say(judge, "next")
        judge.wait_for_function(
            "n => document.querySelector('main').dataset.n !== n"
            " || document.querySelector('main').dataset.status === 'over'", arg=n,
        )  # fmt: skip
    expect(judge.get_by_test_id("over")).to_be_visible()
    assert {"discussion", "evening", "verdict"} <= looked
    # Not one of his commands was heard; what came of each step was (R2).
    said = pages[0].locator(".said .text").all_inner_texts()
    assert not [text for text in said if text in ("next", "foul 1") or ": " in text[:3]]
    for context in (judge_context, *(context for context, _ in people)):
        context.close()


def lead(judge: Page, pages: list[Page], now: str, count: int) -> None:
    """What is said at a step, by the players and for them by the judge."""
    seats = range(1, count + 1)
    alive = [n for n in seats if not judge.locator(f'[data-seat="{n}"].out').count()]
    if now == "discussion":
        write(pages[0], "table", f"Good day {day(judge)}")
        expect(judge.locator(".said .text", has_text=f"Good day {day(judge)}")).to_be_visible()
    elif now == "evening":
        # One votes himself, for another the judge enters it.
        write(pages[alive[0] - 1], "table", str(alive[-1]))
        say(judge, f"{alive[1]}: {alive[-1]}")
    elif now == "verdict":
        say(judge, f"{alive[0]}: for")


def test_the_judges_desk(browser: Browser, server: House, artefacts: Path) -> None:
    """He presses what he is offered: next, a foul, a nomination in a player's name, step back."""
    context, judge = person(browser, server, viewport=WIDE, reduced_motion="reduce")
    speak(judge, "ru")
    options = {"duties": ["deal", "night_calls"], "speech": 60, "acquaintance_time": 1}
    judge.goto(table_by_request(judge, server, size=6, options=options))
    wait_for_step(judge, "lobby")
    look(judge, "judge-lobby-wide", artefacts)
    press(judge, "take-chair")
    helping, helper = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    helper.goto(judge.url)
    wait_for_step(helper, "lobby")
    press(helper, "offer-help")
    judge.locator("[data-power$=fouls]").check()
    look(judge, "judge-chair-wide", artefacts)
    look(helper, "judge-helper-phone", artefacts)
    playing, player = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    player.goto(judge.url)
    wait_for_step(player, "lobby")
    sit(player, 1)
    press(judge, "add-bots")
    press(judge, "start")
    wait_for_step(judge, "speech", seconds=90)
    # A foul, by the judge and by his helper, who sees no role.
    tap(judge, 2)
    look(judge, "judge-seat-wide", artefacts)
    press(judge, "foul")
    tap(helper, 2)
    look(helper, "judge-helper-seat-phone", artefacts)
    press(helper, "foul")
    expect(judge.locator('[data-seat="2"] .fouls')).to_have_text("2")
    # In the speaker's name.
    tap(judge, 1)
    judge.locator('[data-for=nominate] [data-target="4"]').click()
    close(judge)
    expect(judge.locator('[data-seat="4"] .nominee')).to_have_count(1)
    first = number(judge)
    press(judge, "next")
    expect(judge.locator("main")).not_to_have_attribute("data-n", first)
    judge.locator("[data-tab=desk]").click()
    press(judge, "undo")
    look(judge, "judge-desk-wide", artefacts)
    judge.locator(f'[data-do="back-{first}"]').click()
    press(judge, "back-yes")
    expect(judge.locator('[data-seat="4"] .nominee')).to_have_count(0)
    # The clocks stop and go on.
    press(judge, "pause")
    expect(judge.locator('[data-do="resume"]')).to_be_visible()
    press(judge, "resume")
    judge.set_viewport_size(PHONE)
    look(judge, "judge-desk-phone", artefacts)
    judge.locator("[data-tab=talk]").click()
    tap(judge, 1)
    look(judge, "judge-seat-phone", artefacts)
    close(judge)
    # He goes, and after his minute the machine would lead; he hands over himself.
    judge.locator("[data-tab=desk]").click()
    press(judge, "hand-over")
    expect(judge.locator('.actions [data-do="take-back"]')).to_be_visible()
    look(judge, "judge-handed-over-phone", artefacts)
    press(judge, "take-back")
    expect(judge.locator('[data-do="next"]')).to_be_visible()
    for one in (context, helping, playing):
        one.close()


def test_the_judge_deals(browser: Browser, server: House, artefacts: Path) -> None:
    """Where dealing is his he enters every card, and no deck but the table's (G4)."""
    context, judge = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    judge.goto(table_by_request(judge, server, size=6, options={"duties": []}))
    wait_for_step(judge, "lobby")
    press(judge, "take-chair")
    press(judge, "add-bots")
    press(judge, "start")
    wait_for_step(judge, "deal")
    press(judge, "deal")
    roles = judge.locator("[data-role]")
    expect(roles).to_have_count(6)
    first = roles.first.input_value()
    other = next(
        value for value in roles.evaluate_all("e => e.map(x => x.value)") if value != first
    )
    roles.first.select_option(other)
    expect(judge.locator("[data-do=send-deal]")).to_be_disabled()
    press(judge, "shuffle-cards")
    look(judge, "judge-deal-phone", artefacts)
    dealt = roles.evaluate_all("all => all.map((one) => one.selectedOptions[0].text)")
    press(judge, "send-deal")
    wait_for_step(judge, "dusk", "acquaintance")
    for seat, role in enumerate(dealt, 1):
        expect(judge.locator(f'[data-seat="{seat}"]')).to_contain_text(role)
    context.close()
