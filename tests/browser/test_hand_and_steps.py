"""What the page says of the hand, and of steps that somebody has nothing for."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browsing import NEEDS_CHROMIUM, asked, follows, opens, presses, settle, starts
from served import Served

pytestmark = NEEDS_CHROMIUM


def test_what_can_only_be_discarded_is_not_called_playable(
    served: Served, browser: Browser
) -> None:
    """In the discard phase every card says so, and looks otherwise than one that can be played."""
    page = opens(browser, served.address)
    starts(page)
    for _ in range(12):
        assert asked(page)
        settle(page)
        if page.locator(".opt", has_text="Discard").count():
            break
        presses(page, page.locator(".opt").last)
    expect(page.locator(".hc.spare")).to_have_count(7)
    expect(page.locator(".hc.play")).to_have_count(0)
    expect(page.locator(".hc .why").first).to_have_text("Can only be discarded now")
    expect(page.locator(".hand .note")).to_have_text("7 can only be discarded now")
    name = page.locator(".hc .n").nth(2).inner_text()
    settle(page)
    page.locator(".hc").nth(2).click()
    expect(page.locator(".log")).to_contain_text(f"You discard {name}")
    page.context.close()


def test_steps_to_come_are_forfeited_after_a_question(served: Served, browser: Browser) -> None:
    """X opens it, what is closed is said before; nothing is sent before she agrees; U undoes it."""
    page = opens(browser, served.address)
    page.get_by_role("button", name="A first game").click()
    page.wait_for_selector(".guide")
    page.get_by_label("How fast bots play").select_option("0")
    follows(page, lambda: bool(page.locator(".opt", has_text="Do not block").count()))
    asking = page.locator(".ask").get_attribute("data-at")
    before = page.locator(".ask h2").inner_text()
    page.keyboard.press("x")
    panel = page.locator(".forfeit")
    expect(panel.locator(".means")).to_contain_text("blocks and reactions, block attempt")
    panel.get_by_label("block attempt").check()
    expect(panel.locator(".means")).to_contain_text("One step is closed for you")
    panel.get_by_role("button", name="Keep them").click()
    expect(panel).to_have_count(0)
    assert page.locator(".ask").get_attribute("data-at") == asking
    page.keyboard.press("x")
    panel.get_by_role("button", name="Forfeit 6 steps").click()
    expect(page.locator(".ask")).not_to_have_attribute("data-at", str(asking))
    asked(page)
    expect(page.locator(".ask h2")).not_to_have_text(before)
    settle(page)
    page.keyboard.press("u")
    expect(page.locator(".ask h2")).to_have_text(before)
    page.context.close()
