"""The page for everybody: no serious fault that axe finds, keys alone, small screens, palettes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import NEEDS_CHROMIUM, asked, follows, opens, settle, starts
from served import Served

pytestmark = NEEDS_CHROMIUM

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, installed by npm where that can be had."""
    if not AXE.is_file() and shutil.which("npm"):
        command = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=AXE.parents[2], check=False, timeout=180)
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm install in frontend/ brings it")
    return AXE.read_text("utf-8")


def faults(page: Page, axe: str) -> list[str]:
    """What axe finds that is serious or worse."""
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def learns_until(page: Page, seen: str, most: int = 60) -> None:
    """Follow the advice of a first game until something is on the stage."""
    page.get_by_role("button", name="A first game").click()
    page.wait_for_selector(".guide")
    page.get_by_label("How fast bots play").select_option("0")
    follows(page, lambda: bool(page.locator(seen).count()), most)


def test_axe_finds_nothing_serious(served: Served, browser: Browser, axe: str) -> None:
    """In the set-up, at the table, and in each panel."""
    page = opens(browser, served.address)
    page.wait_for_selector(".deck")
    assert faults(page, axe) == []
    starts(page, turns=12)
    asked(page)
    assert faults(page, axe) == []
    for key in ("?", "t"):
        page.keyboard.press(key)
        settle(page)
        assert faults(page, axe) == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    assert faults(page, axe) == []
    page.locator(".settings .shut").click()
    page.locator(".hc").first.hover()
    page.wait_for_selector(".zoom .nm")
    assert faults(page, axe) == []
    page.context.close()


@pytest.mark.parametrize("colours", ["redgreen", "blueyellow", "contrast"])
def test_every_palette_is_readable(
    served: Served, browser: Browser, axe: str, colours: str
) -> None:
    """As measured by axe on the table; the choice is remembered."""
    page = opens(browser, served.address)
    starts(page)
    asked(page)
    page.get_by_role("button", name="Settings").click()
    page.locator(".settings select").nth(1).select_option(colours)
    page.locator(".settings .shut").click()
    assert faults(page, axe) == []
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-colours", colours)
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
    before = stage.inner_text(), page.locator(".ask h2").inner_text()
    assert faults(page, axe) == []
    page.reload()
    page.wait_for_selector(".stage.combat")
    assert (stage.inner_text(), page.locator(".ask h2").inner_text()) == before
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
    page.keyboard.press("h")
    assert page.evaluate("document.activeElement.closest('.a-hand') !== null")
    page.context.close()
