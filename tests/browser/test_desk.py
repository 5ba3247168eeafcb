"""The judge's desk in the browser, used as one leads: a game to its end, a phone, the lobby."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.shell.house import House

from .playing import PHONE, person, press, sit, speak, step, table_by_request, wait_for_step
from .test_conference import write
from .test_judge import WIDE, close, number, tap
from .test_looks import look

pytestmark = pytest.mark.timeout(300)
# Who is dealt what: nobody is asked twice, so that every game comes to its end.
DEALT = ["civilian", "sheriff", "civilian", "civilian", "mafia", "don"]
RECORDED = '[data-testid="seat-desk"]'


def lead_on(judge: Page) -> str:
    """Press Next once the step may end, and see that it does; the step then."""
    before = number(judge)
    expect(judge.locator('[data-do="next"]')).to_be_enabled(timeout=10_000)
    press(judge, "next")
    judge.wait_for_function(
        "n => document.querySelector('main').dataset.n !== n"
        " || document.querySelector('main').dataset.status === 'over'",
        arg=before,
    )
    return step(judge)


def lead_to(judge: Page, *names: str) -> str:
    """Press Next until one of these steps is on."""
    now = step(judge)
    while now not in names:
        now = lead_on(judge)
    return now


def in_name(page: Page, seat: int, what: str) -> None:
    """Do something in a seat's name: what its sheet has for the judge."""
    tap(page, seat)
    page.locator(f"{RECORDED} {what}").click()


def test_a_game_led_to_its_end_by_buttons(browser: Browser, server: House, artefacts: Path) -> None:
    context, judge = person(browser, server, viewport=WIDE, reduced_motion="reduce")
    speak(judge, "ru")
    judge.goto(table_by_request(judge, server, size=6, options={"duties": [], "speech": 60}))
    wait_for_step(judge, "lobby")
    press(judge, "take-chair")
    playing, player = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    player.goto(judge.url)
    wait_for_step(player, "lobby")
    sit(player, 1)
    press(judge, "add-bots")
    press(judge, "start")
    wait_for_step(judge, "deal")
    deal(judge, artefacts)
    expect(player.get_by_test_id("leads")).to_contain_text("Judge: ")
    lead_to(judge, "speech")
    a_day_of_his(judge, artefacts)
    seen: set[str] = set()
    end = monotonic() + 150
    while monotonic() < end and not judge.locator('main[data-status="over"]').count():
        now = lead_on(judge)
        if now in ("shot", "checks") and now not in seen:
            seen.add(now)
            judge.locator("[data-tab=desk]").click()
            expect(judge.get_by_test_id("tonight")).to_be_visible(timeout=15_000)
            look(judge, f"desk-{now}-wide-ru", artefacts, lambda now=now: step(judge) != now)
    expect(judge.get_by_test_id("over")).to_be_visible()
    expect(player.get_by_test_id("over")).to_be_visible()
    assert {"shot", "checks"} <= seen
    look(judge, "desk-over-wide-ru", artefacts)
    for one in (context, playing):
        one.close()


def deal(judge: Page, artefacts: Path) -> None:
    """The roles as he has dealt them; what does not fit the deck he cannot send."""
    press(judge, "deal")
    judge.locator("dialog[data-sheet=deal]").wait_for()
    judge.locator("[data-role='6']").select_option("civilian")
    expect(judge.locator("[data-do=send-deal]")).to_be_disabled()
    for seat, role in enumerate(DEALT, 1):
        judge.locator(f"[data-role='{seat}']").select_option(role)
    look(judge, "desk-deal-wide-ru", artefacts)
    press(judge, "send-deal")
    expect(judge.locator("main")).not_to_have_attribute("data-step", "deal")


def a_day_of_his(judge: Page, artefacts: Path) -> None:
    """The first day: a foul, words in players' names, a step back, hands, an entry in the way."""
    in_name(judge, 2, "[data-do=foul]")
    expect(judge.locator('[data-seat="2"] .fouls')).to_have_text("1")
    in_name(judge, 1, '[data-for=nominate] [data-target="4"]')
    judge.locator("[data-for=declare] summary").click()
    judge.locator("[data-for=declare] select").select_option("5")
    judge.locator("[data-do=for-holds-black]").click()
    look(judge, "desk-seat-wide-ru", artefacts)
    close(judge)
    expect(judge.locator('[data-seat="4"] .nominee')).to_have_count(1)
    first = number(judge)
    lead_on(judge)
    judge.locator("[data-tab=desk]").click()
    press(judge, "undo")
    judge.locator(f'[data-do="back-{first}"]').click()
    look(judge, "desk-undo-wide-ru", artefacts)
    press(judge, "back-yes")
    expect(judge.locator('[data-seat="4"] .nominee')).to_have_count(0)
    expect(judge.locator("main")).to_have_attribute("data-step", "speech")
    in_name(judge, 1, '[data-for=nominate] [data-target="6"]')
    close(judge)
    misheard(judge, artefacts)
    lead_on(judge)
    in_name(judge, 2, '[data-for=nominate] [data-target="5"]')
    close(judge)
    lead_to(judge, "hand")
    in_name(judge, 1, '[data-for=vote] [data-target="4"]')
    close(judge)
    hands = judge.locator("[data-for=hands]")
    expect(hands.locator('[data-hand="1"]')).to_have_attribute("aria-pressed", "true")
    hands.locator('[data-hand="3"]').click()
    look(judge, "desk-hands-wide-ru", artefacts)
    press(judge, "ruling-set_hands")
    expect(hands.locator("[data-do=ruling-set_hands]")).to_be_disabled()
    expect(hands.locator('[data-hand="3"]')).to_have_attribute("aria-pressed", "true")
    # The nomination cannot be struck any more: a vote stands on it.
    judge.locator('[data-do^="strike-"]', has_text="№4").last.click()
    press(judge, "strike-yes")
    alert = judge.get_by_test_id("undo").get_by_role("alert")
    expect(alert).to_contain_text("голосует против №4")
    look(judge, "desk-in-the-way-wide-ru", artefacts)


def misheard(judge: Page, artefacts: Path) -> None:
    """The fourth was named, not the sixth: what was entered becomes what was meant (F6)."""
    judge.locator('[data-testid="undo"] select').select_option("misheard")
    judge.locator('[data-testid="undo"] details summary').last.click()
    judge.locator('[data-do^="strike-"]', has_text="выставляет: №6").first.click()
    judge.locator('[data-instead="4"]').click()
    look(judge, "desk-correct-wide-ru", artefacts)
    press(judge, "correct-yes")
    expect(judge.locator('[data-seat="4"] .nominee')).to_have_count(1)
    expect(judge.locator('[data-seat="6"] .nominee')).to_have_count(0)


def test_private_talks_on_a_phone(browser: Browser, server: House, artefacts: Path) -> None:
    judging, judge = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    speak(judge, "ru")
    options = {"duties": ["deal"], "confirm": 2, "discussion": 60}
    address = table_by_request(judge, server, rulebook="conference", size=10, options=options)
    judge.goto(address)
    wait_for_step(judge, "lobby")
    press(judge, "take-chair")
    people = [person(browser, server, viewport=PHONE, reduced_motion="reduce") for _ in range(2)]
    pages = [page for _, page in people]
    for seat, page in enumerate(pages, 2):
        page.goto(address)
        wait_for_step(page, "lobby")
        sit(page, seat)
    press(judge, "add-bots")
    press(judge, "start")
    wait_for_step(pages[0], "confirm", "discussion")
    write(pages[0], "judge", "Am I doing this right?")
    judge.locator("[data-ear=judge]").click()
    # A dot tells whose talk has something new, until it is looked at.
    expect(judge.locator('[data-room="2"] .dot')).to_be_visible()
    look(judge, "desk-talks-phone-ru", artefacts)
    judge.locator('[data-room="2"]').click()
    expect(judge.locator('[data-room="2"] .dot')).to_have_count(0)
    expect(judge.locator(".said .text").last).to_be_visible()
    judge.get_by_test_id("say").fill("Quite right.")
    judge.get_by_test_id("say").press("Enter")
    expect(pages[0].locator(".said .text", has_text="Quite right.")).to_be_visible()
    look(judge, "desk-talk-with-phone-ru", artefacts)
    # In the hall he speaks to all again.
    judge.locator("[data-ear=table]").click()
    judge.get_by_test_id("say").fill("Good evening, everybody.")
    judge.get_by_test_id("say").press("Enter")
    pages[1].locator("[data-ear=table]").click()
    expect(pages[1].locator(".said .text", has_text="Good evening")).to_be_visible()
    pages[1].locator("[data-ear=judge]").click()
    expect(pages[1].locator(".said .text", has_text="Quite right.")).to_have_count(0)
    for context in (judging, *(context for context, _ in people)):
        context.close()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_desk_on_a_phone(
    browser: Browser, server: House, artefacts: Path, language: str
) -> None:
    context, judge = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    speak(judge, language)
    options = {"duties": ["deal"], "shot_time": 30, "check_time": 30, "speech": 90}
    judge.goto(table_by_request(judge, server, options=options))
    wait_for_step(judge, "lobby")
    press(judge, "take-chair")
    # A bot would say little, and soon be done.
    playing, player = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    player.goto(judge.url)
    wait_for_step(player, "lobby")
    sit(player, 1)
    press(judge, "add-bots")
    press(judge, "start")

    def see(name: str) -> None:
        look(judge, f"desk-{name}-phone-{language}", artefacts)

    wait_for_step(judge, "dusk", "acquaintance")
    lead_to(judge, "speech")
    see("day")
    tap(judge, 1)
    judge.locator("[data-for=declare] summary").click()
    judge.locator("[data-for=declare] select").select_option("5")
    judge.locator("[data-for=rulings] summary").click()
    see("seat")
    press(judge, "fouls-3")
    expect(judge.locator('[data-seat="1"] .fouls')).to_have_text("3")
    judge.locator("[data-tab=desk]").click()
    judge.locator('[data-do="undo"]').scroll_into_view_if_needed()
    press(judge, "undo")
    judge.locator('[data-do^="back-"]').first.click()
    judge.locator('[data-do="back-yes"]').scroll_into_view_if_needed()
    see("undo")
    judge.locator('[data-testid="desk"]').get_by_text("…").first.click()
    press(judge, "go-to-night")
    lead_to(judge, "shot")
    # Bots act between 15 and 70 % of a step.
    expect(judge.get_by_test_id("tonight")).to_be_visible(timeout=25_000)
    judge.get_by_test_id("tonight").scroll_into_view_if_needed()
    see("night")
    tap(judge, int(judge.locator('[data-testid="tonight"] b').first.inner_text()[1:]))
    see("seat-night")
    close(judge)
    lead_on(judge)
    judge.locator("[data-tab=talk]").click()
    see("talk-night")
    for one in (context, playing):
        one.close()


def test_the_chair_in_the_lobby_and_a_judge_who_is_away(
    browser: Browser, server: House, artefacts: Path
) -> None:
    hosting, host = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    speak(host, "ru")
    options = {"duties": ["deal", "night_calls"], "speech": 60}
    host.goto(table_by_request(host, server, size=6, options=options))
    wait_for_step(host, "lobby")
    sit(host, 1)
    press(host, "add-bots")
    # Some duties are nobody's: there is no start before there is a judge.
    expect(host.get_by_test_id("sitting")).to_be_visible()
    expect(host.locator("[data-do=start]")).to_have_count(0)
    look(host, "desk-wanted-phone-ru", artefacts)
    judging, judge = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    judge.goto(host.url)
    wait_for_step(judge, "lobby")
    press(judge, "take-chair")
    helping, helper = person(browser, server, viewport=PHONE, reduced_motion="reduce")
    helper.goto(host.url)
    wait_for_step(helper, "lobby")
    press(helper, "offer-help")
    judge.locator("[data-power$=everything]").check()
    look(judge, "desk-helpers-phone-en", artefacts)
    look(host, "desk-chaired-phone-ru", artefacts)
    press(host, "start")
    wait_for_step(judge, "acquaintance", "speech")
    # He goes: everybody sees that he is waited for, and until when.
    judging.close()
    leads = host.get_by_test_id("leads")
    expect(leads).to_contain_text("0:", timeout=20_000)
    look(host, "desk-away-phone-ru", artefacts)
    look(helper, "desk-away-helper-phone-en", artefacts)
    for one in (hosting, helping):
        one.close()
