"""A server that dies in the middle of an action: the page finds everything as it was."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page

from browsing import NEEDS_CHROMIUM, asked, comes_to, follows, hurries, opens, presses, settle
from served import Served

pytestmark = NEEDS_CHROMIUM


def seen(page: Page) -> dict[str, object]:
    """What the visitor sees of the game."""
    page.wait_for_selector(".ask .opt")
    settle(page)
    return {
        "question": page.locator(".ask h2").inner_text(),
        "options": page.locator(".opt strong").all_inner_texts(),
        "stage": page.locator(".a-stage").inner_text(),
        "boards": page.locator(".seat").all_inner_texts(),
        "hand": page.locator(".hc .n").all_inner_texts(),
        "log": page.locator(".log li").last.inner_text(),
    }


def test_a_kill_in_mid_action_takes_nothing_from_the_page(tmp_path: Path, browser: Browser) -> None:
    """kill -9 between a block and its reactions; the same question, hand, boards and log again.

    The page that was open says that it has lost the server, and the game is played on.
    """
    server = Served(tmp_path)
    server.start()
    page = opens(browser, server.address)
    page.locator(".learn button").click()
    page.wait_for_selector(".guide")
    hurries(page)
    follows(page, lambda: bool(page.locator(".stage .versus").count()))
    before = seen(page)
    at = page.evaluate("location.hash")
    server.kill()
    page.wait_for_selector(".off")
    server.start()
    again = opens(browser, f"{server.address}{at}")
    comes_to(lambda: seen(again), before)
    presses(again, again.locator(".opt").last)
    assert asked(again)
    page.context.close()
    again.context.close()
    server.stop()
