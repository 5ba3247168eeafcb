"""Sport in a real browser: gestures, the sheriff's look, called shooting, and the deal's proof."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.shell.house import House

from .playing import (
    PHONE,
    person,
    play_to_the_end,
    press,
    sit,
    step,
    table_by_request,
    wait_for_step,
)
from .test_looks import look

pytestmark = pytest.mark.timeout(300)
SPORT = {"rulebook": "sport", "edition": "fiim-2024", "size": 6}
SHORT = {"sheriff_look": 1.6, "call": 0.6, "best_move_time": 2, "dusk": 1.6, "dawn": 1.6}


def test_a_game_of_sport_on_a_phone(browser: Browser, server: House, artefacts: Path) -> None:
    context, page = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    page.goto(table_by_request(page, server, **SPORT, options=SHORT))
    wait_for_step(page, "lobby")
    sit(page, 4)
    press(page, "proof")
    page.get_by_test_id("word").fill("parmigiana")
    press(page, "add-word")
    expect(page.get_by_test_id("proof")).to_contain_text("parmigiana")
    look(page, "proof-phone", artefacts)
    page.keyboard.press("Escape")
    press(page, "add-bots")
    press(page, "start")
    wait_for_step(page, "acquaintance")

    def seen(now: str) -> bool:
        look(page, f"sport-{now}-phone", artefacts, lambda: step(page) != now)
        return step(page) == now

    play_to_the_end(page, look=seen)
    page.locator("[data-tab=rules]").click()
    proof = page.get_by_test_id("proof")
    expect(proof).to_contain_text("palermo verify")
    expect(proof).to_contain_text("parmigiana")
    look(page, "sport-over-phone", artefacts)
    context.close()
