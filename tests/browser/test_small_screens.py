"""A phone: one room at a time, the action in sight, the question a sheet, cards under a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from browsing import NEEDS_CHROMIUM, asked, follows, hurries, settle
from served import Served

pytestmark = NEEDS_CHROMIUM

WIDE, HIGH = 360, 780
LONG = 700
"""Milliseconds that a finger rests on a card."""


def held(served: Served, browser: Browser, language: str = "en") -> Page:
    """A phone in a hand, at a block of a first game."""
    context = browser.new_context(
        viewport={"width": WIDE, "height": HIGH}, locale=language, has_touch=True
    )
    page = context.new_page()
    page.on("pageerror", lambda error: pytest.fail(f"the page broke: {error}"))
    page.goto(served.address)
    page.locator(".learn button").click()
    page.wait_for_selector(".guide")
    hurries(page)
    asks = page.locator(".ask:not(.waiting) .opt")
    follows(page, lambda: bool(asks.count() and page.locator(".stage .versus").count()))
    settle(page)
    return page


def box(page: Page, selector: str) -> dict[str, float]:
    """Where something stands."""
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return {**found}


def rests(finger: CDPSession, page: Page, selector: str) -> None:
    """A finger rests on something and lets go."""
    at = box(page, selector)
    point: Any = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(LONG)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_action_stays_in_sight_above_the_question(served: Served, browser: Browser) -> None:
    """The sheet ends below stealth against intercept; drawn down it is one line; the table shows.

    Tabs lead to the other seats, the bar below to hand and log; the question leads back.
    """
    page = held(served, browser)
    versus, ask = box(page, ".stage .versus"), box(page, ".ask")
    assert versus["y"] + versus["height"] <= ask["y"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    page.locator(".draw").tap()
    assert box(page, ".ask")["height"] < 110
    expect(page.locator(".ask .opt").first).to_be_hidden()
    page.locator(".decide").tap()
    expect(page.locator(".ask .opt").first).to_be_visible()
    page.locator(".pt").first.tap()
    expect(page.locator(".a-prey .seat")).to_be_visible()
    expect(page.locator(".a-stage")).to_be_hidden()
    page.locator(".grab").first.tap()
    expect(page.locator(".hc")).to_have_count(7)
    expect(page.locator(".hc").first).to_be_visible()
    page.locator(".grab").last.tap()
    expect(page.locator(".log li").last).to_be_in_viewport()
    page.locator(".decide").tap()
    expect(page.locator(".stage .versus")).to_be_visible()
    page.context.close()


def test_a_finger_that_rests_on_a_card_shows_it(served: Served, browser: Browser) -> None:
    """And chooses nothing, on the stage as in the hand."""
    page = held(served, browser)
    finger = page.context.new_cdp_session(page)
    at = page.locator(".ask").get_attribute("data-at")
    rests(finger, page, ".stage .tk")
    name = page.locator(".stage .tk .n").first.inner_text()
    expect(page.locator(".zoom .nm")).to_have_text(name)
    page.locator(".zoom .shut").tap()
    expect(page.locator(".zoom")).to_have_count(0)
    page.locator(".grab").first.tap()
    rests(finger, page, ".hc")
    expect(page.locator(".zoom .txt")).not_to_be_empty()
    assert page.locator(".ask").get_attribute("data-at") == at
    page.context.close()


@pytest.mark.parametrize("language", ["fr", "es"])
def test_other_languages_fit_a_phone(served: Served, browser: Browser, language: str) -> None:
    """Nothing stands out sideways in any room; what can be tapped is large enough."""
    page = held(served, browser, language)
    for tab in (".pt >> nth=0", ".pt.mid", ".grab >> nth=0", ".grab >> nth=1", ".more"):
        page.locator(tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), tab
        assert box(page, tab)["height"] >= 40
    page.locator(".decide").tap()
    assert asked(page)
    page.context.close()
