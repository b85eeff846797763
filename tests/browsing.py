"""What the tests of the page share: Chromium, a visitor's window, a patient hand."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    Locator,
    Page,
    TimeoutError,
    ViewportSize,
    expect,
)

from served import Served

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 90_000
"""Milliseconds that a busy machine may take."""

NEEDS_CHROMIUM = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="the browser table needs Chromium to be tested"),
]


def opens(
    browser: Browser, address: str, width: int = 1440, height: int = 900, language: str = "en"
) -> Page:
    """A new visitor's page; what goes wrong in it fails the test."""
    size: ViewportSize = {"width": width, "height": height}
    page = browser.new_context(viewport=size, locale=language).new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: pytest.fail(f"the page broke: {error}"))
    page.goto(address)
    return page


def starts(page: Page, seats: int = 3, turns: int = 8) -> None:
    """From the set-up to the table, as a visitor does it."""
    page.get_by_role("button", name=f"{seats} seats").click()
    if not page.get_by_label("Seed").is_visible():
        page.locator(".more-rules summary").click()
    page.get_by_label("Seed").fill("7")
    page.get_by_label("Time limit in turns").fill(str(turns))
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector(".table")
    hurries(page)


def hurries(page: Page) -> None:
    """Bots play at once; on a phone that is chosen behind a button."""
    pace, menu = page.locator(".pace"), page.locator(".more")
    page.wait_for_selector(".table .ask")
    hidden = not pace.is_visible()
    if hidden:
        menu.click()
    pace.select_option("0")
    if hidden:
        menu.click()


def asked(page: Page) -> bool:
    """Wait until something is asked; False when the game is over."""
    page.wait_for_selector(".ask:not(.waiting) .opt, .stage.over")
    return not page.locator(".stage.over").count()


def presses(page: Page, option: Locator) -> None:
    """Press a button of the question; an answer is over when the next question stands."""
    settle(page)
    answers = option.get_attribute("data-option") not in (None, "-1")
    asking = page.locator(".ask").get_attribute("data-at") or ""
    option.click()
    if not answers:
        return
    asked_still = page.locator(f".ask[data-at='{asking}']")
    try:
        asked_still.wait_for(state="detached", timeout=PATIENCE / 10)
    except TimeoutError:  # it was shown again just before the click, which went astray
        option.click()
        asked_still.wait_for(state="detached")


def follows(page: Page, until: Callable[[], bool], most: int = 60) -> None:
    """Follow the advice of a first game until something is so."""
    for _ in range(most):
        if until():
            return
        assert asked(page), "the game was over before"
        settle(page)
        if until():
            return
        advised = page.locator(".opt.advised")
        presses(page, advised.first if advised.count() else page.locator(".opt").last)
    raise AssertionError(page.locator(".guide").inner_text())


def two(served: Served, browser: Browser) -> tuple[Page, list[Page]]:
    """Ada waits for a friend, who comes by her link and sits down: a third page, which looks on,
    and the two windows.
    """
    ada = opens(browser, served.address)
    ada.get_by_role("button", name="2 seats").click()
    ada.get_by_label("Who plays").select_option("open")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Start game").click()
    link = str(ada.locator(".link a").get_attribute("href"))
    ben = opens(browser, link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    start = ada.get_by_role("button", name="Start game")
    expect(start).to_be_enabled(timeout=PATIENCE)
    start.click()
    for window in (ada, ben):
        window.wait_for_selector(".table .hc")
    onlooker = opens(browser, link)
    onlooker.wait_for_selector(".table")
    return onlooker, [ada, ben]


def faults(page: Page, axe: str, *, only: str = "") -> list[str]:
    """What axe finds that is serious or worse; only: by this rule alone."""
    page.evaluate("axe => window.axe || eval(axe)", axe)
    rules = f", runOnly: ['{only}']" if only else ""
    found: dict[str, Any] = page.evaluate(
        f"axe.run(document, {{resultTypes: ['violations']{rules}}})"
    )
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def comes_to(read: Callable[[], object], wanted: object) -> None:
    """What is read comes to be this: what the server reckons ahead follows the question."""
    until = time.monotonic() + PATIENCE / 1000
    while read() != wanted and time.monotonic() < until:
        time.sleep(0.1)
    assert read() == wanted


def settle(page: Page) -> None:
    """A new question ignores input for a moment, so that no click goes astray."""
    page.wait_for_timeout(300)
