"""The page for everybody: keys alone, small screens, palettes, less motion."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from browsing import NEEDS_CHROMIUM, asked, comes_to, faults, follows, opens, settle, starts
from served import Served

pytestmark = NEEDS_CHROMIUM


def learns_until(page: Page, seen: str, most: int = 60) -> None:
    """Follow the advice of a first game until something is on the stage."""
    page.get_by_role("button", name="A first game").click()
    page.wait_for_selector(".guide")
    page.get_by_label("How fast bots play").select_option("0")
    follows(page, lambda: bool(page.locator(seen).count()), most)


def test_a_palette_is_chosen_and_remembered(served: Served, browser: Browser) -> None:
    """In the settings; it stands again after a reload."""
    page = opens(browser, served.address)
    starts(page)
    asked(page)
    page.get_by_role("button", name="Settings").click()
    page.locator(".settings select").nth(1).select_option("redgreen")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-colours", "redgreen")
    page.context.close()


def test_motion_is_none_where_it_is_not_wanted(served: Served, browser: Browser) -> None:
    """By the setting as by the system."""
    page = opens(browser, served.address)
    starts(page)
    asked(page)
    page.get_by_role("button", name="Settings").click()
    page.locator(".settings select").nth(2).select_option("less")
    moving = "getComputedStyle(document.querySelector('.opt')).transitionDuration"
    assert page.evaluate(moving) in ("0s", "0ms")
    page.context.close()


def test_the_combat_panel_says_who_fights_and_where_it_stands(
    served: Served, browser: Browser, axe: str
) -> None:
    """Round, range, the steps, both fighters; a refresh in mid-combat changes nothing."""
    page = opens(browser, served.address)
    learns_until(page, ".stage.combat")
    stage = page.locator(".stage.combat")
    expect(stage.locator("h1")).to_contain_text("round 1")
    expect(stage.locator(".steps [aria-current=step]")).to_have_count(1)
    expect(stage.locator(".sk")).to_have_count(2)
    assert faults(page, axe) == []
    expect(stage.locator(".then")).not_to_have_count(0)
    before = stage.inner_text(), page.locator(".ask h2").inner_text()
    page.reload()
    page.wait_for_selector(".stage.combat")
    comes_to(lambda: (stage.inner_text(), page.locator(".ask h2").inner_text()), before)
    page.set_viewport_size({"width": 360, "height": 740})
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    page.context.close()


def test_a_game_is_played_by_keys_alone(served: Served, browser: Browser) -> None:
    """From the set-up on: Tab and Enter begin it, digits and N answer."""
    page = opens(browser, served.address)
    page.wait_for_selector(".deck")
    page.get_by_role("button", name="3 seats").focus()
    page.keyboard.press("Enter")
    page.locator(".start").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".table")
    page.get_by_label("How fast bots play").select_option("0")
    page.locator("body").press("Escape")
    asked(page)
    page.keyboard.press("h")
    assert page.evaluate("document.activeElement.closest('.a-hand') !== null")
    answered = 0
    seen: set[str] = set()
    for number in range(40):
        if not asked(page):
            break
        settle(page)
        at = page.locator(".ask").get_attribute("data-at") or ""
        answered += at not in seen
        seen.add(at)
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("n" if number % 3 or page.locator(".opt").count() < 2 else "1")
        page.wait_for_timeout(80)
    assert answered > 10
    page.context.close()
