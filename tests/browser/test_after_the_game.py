"""After the game: what cost most is told, seen again and tried again."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browsing import asked, opens, settle, starts
from served import Served


def test_the_turn_that_cost_most_is_tried_again(served: Served, browser: Browser) -> None:
    """Who only passes loses; from a turn that cost much she is asked again, in another game."""
    page = opens(browser, served.address)
    starts(page, seats=2, turns=0)
    for _ in range(400):
        if not asked(page):
            break
        settle(page)
        page.keyboard.press("n" if page.locator(".opt").count() > 1 else "1")
        page.wait_for_timeout(260)
    decided = page.locator(".decided li")
    expect(decided.first).to_contain_text("→")
    over = page.url
    decided.first.get_by_text("See it").click()
    expect(page.get_by_text("Your prey")).to_be_visible()
    assert "/replay/" in page.url
    page.goto(over)
    page.reload()
    page.locator(".decided li").first.get_by_text("Try again from here").click()
    page.wait_for_url(lambda now: now != over)
    expect(page.locator(".stage.over")).to_have_count(0)
    assert asked(page), "the game goes on from there"
    page.context.close()
