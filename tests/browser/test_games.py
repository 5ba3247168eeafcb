"""Whole games in a real browser."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Page, expect

from palermo.cli import main
from tests.shell.house import House

from .playing import (
    PHONE,
    PRESS,
    person,
    play_to_the_end,
    press,
    sit,
    step,
    table_by_request,
    wait_for_step,
)

pytestmark = pytest.mark.timeout(400)


def alone_with_bots(page: Page, server: House, **wanted: object) -> None:
    """One person at seat 4, nine bots, the game begun."""
    page.goto(table_by_request(page, server, **wanted))
    wait_for_step(page, "lobby")
    sit(page, 4)
    press(page, "add-bots")
    press(page, "start")
    wait_for_step(page, "dusk", "acquaintance")


@pytest.mark.parametrize("vote", ["classic", "free"])
def test_one_person_and_nine_bots_to_the_end(
    browser: Browser, server: House, tmp_path: Path, vote: str
) -> None:
    context, page = person(browser, server)
    alone_with_bots(page, server, options={"vote": vote})
    play_to_the_end(page)
    expect(page.get_by_test_id("over")).to_be_visible()
    with page.expect_download() as download:
        press(page, "record")
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    record = json.loads(saved.read_text())
    assert record["rules"]["vote"] == vote
    for eyes in ("seat:4", "hall", "judge", "all"):
        told = CliRunner().invoke(main, ["replay", str(saved), "--as", eyes])
        assert told.exit_code == 0, told.output
        assert f"outcome: {record['outcome']}" in told.output
    press(page, "replay")
    expect(page.get_by_test_id("replay")).to_be_visible()
    context.close()


@pytest.mark.parametrize("count", [4, pytest.param(10, marks=pytest.mark.long)])
def test_people_play_with_each_other(browser: Browser, server: House, count: int) -> None:
    people = [
        person(browser, server, viewport=PHONE, reduced_motion="reduce") for _ in range(count)
    ]
    host = people[0][1]
    # Whoever has said it all goes on at once: the seconds only leave ten pages time to be pressed.
    ample = {"speech": 8, "hand": 3, "shot_time": 4, "check_time": 3}
    address = table_by_request(host, server, size=count, options=ample)
    for seat, (_, page) in enumerate(people, 1):
        page.goto(address)
        wait_for_step(page, "lobby")
        sit(page, seat)
    press(host, "start")
    play_together([page for _, page in people])
    roles = {page.locator("main").first.get_attribute("data-status") for _, page in people}
    assert roles == {"over"}
    outcomes = {page.get_by_test_id("over").locator("h2").first.inner_text() for _, page in people}
    assert len(outcomes) == 1
    for context, _ in people:
        context.close()


def play_together(pages: list[Page], seconds: float = 360) -> None:
    """All press what they are offered, one after another, until the game is over."""
    end = monotonic() + seconds
    while monotonic() < end:
        if pages[0].locator('main[data-status="over"]').count():
            break
        for page in pages:
            page.evaluate(PRESS)
        pages[0].wait_for_timeout(300)
    for page in pages:
        page.locator('main[data-status="over"]').wait_for(timeout=10_000)


def test_one_tap_from_the_front_page(browser: Browser, server: House) -> None:
    context, page = person(browser, server)
    press(page, "play")
    wait_for_step(page, "dusk", "acquaintance")
    mine = page.locator("[data-mine]")
    assert mine.first.get_attribute("data-seat") in ("3", "4", "5")
    context.close()


@pytest.mark.parametrize("when", ["speech", "shot"])
def test_a_reload_in_the_middle_and_at_night(browser: Browser, server: House, when: str) -> None:
    context, page = person(browser, server)
    slow = {"speech": {"speech": 6}, "shot": {"shot_time": 8, "check_time": 8}}
    alone_with_bots(page, server, options=slow[when])
    wait_for_step(page, when)
    before = page.locator("main").first.get_attribute("data-n")
    page.reload()
    wait_for_step(page, when, "checks", "speech")
    after = page.locator("main").first.get_attribute("data-n")
    assert int(after or 0) >= int(before or 0)
    assert page.locator('[data-seat="4"][data-mine]').count()
    press(page, "card")
    expect(page.locator('[data-sheet="card"]')).to_be_visible()
    context.close()


def test_a_second_device_takes_over(browser: Browser, server: House) -> None:
    context, page = person(browser, server)
    alone_with_bots(page, server, options={"speech": 20})
    press(page, "menu")
    press(page, "handover")
    link = page.get_by_test_id("link").input_value()
    other, phone = person(browser, server)
    phone.goto(link)
    press(phone, "take-over")
    phone.goto(page.url)
    wait_for_step(phone, "speech", "dusk", "acquaintance", "dawn")
    assert phone.locator('[data-seat="4"][data-mine]').count()
    page.get_by_test_id("connection").wait_for()
    again, late = person(browser, server)
    late.goto(link)
    press(late, "take-over")
    expect(late.get_by_role("alert")).to_be_visible()
    for one in (context, other, again):
        one.close()


def test_an_onlooker_sees_no_role_and_may_not_act(browser: Browser, server: House) -> None:
    context, page = person(browser, server)
    alone_with_bots(page, server)
    other, onlooker = person(browser, server)
    onlooker.goto(page.url)
    wait_for_step(onlooker, "speech")
    assert onlooker.locator("[data-tap=act], [data-tap=suspect], [data-do=card]").count() == 0
    assert step(onlooker) == "speech"
    line = onlooker.locator(".said", has_text="1").first
    line.wait_for()
    onlooker.locator('[data-seat="1"]').click()
    press(onlooker, "mute")
    onlooker.keyboard.press("Escape")
    expect(line).to_have_attribute("data-muted", "true")
    expect(line.locator(".text")).to_have_count(0)
    onlooker.reload()
    expect(onlooker.locator(".said").first).to_have_attribute("data-muted", "true")
    for one in (context, other):
        one.close()
