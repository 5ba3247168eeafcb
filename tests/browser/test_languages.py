"""The page speaks three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from palermo import words


@pytest.mark.parametrize("locale", words.LOCALES)
def test_the_browsers_language_is_the_first(browser: Browser, client_url: str, locale: str) -> None:
    with browser.new_context(locale=locale) as context:
        page = context.new_page()
        page.goto(client_url)
        expect(page.get_by_role("heading", level=1)).to_have_text(words.t(locale, "app-heading"))


def test_the_language_can_be_switched_and_is_remembered(page: Page, client_url: str) -> None:
    page.goto(client_url)
    heading = page.get_by_role("heading", level=1)
    for locale in ("uk", "ru", "en", "uk"):
        page.get_by_role("combobox").select_option(locale)
        expect(heading).to_have_text(words.t(locale, "app-heading"))
    page.reload()
    expect(heading).to_have_text(words.t("uk", "app-heading"))
