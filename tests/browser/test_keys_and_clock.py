"""Keys that lead about the table, and a time limit that runs in sight."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from browsing import NEEDS_CHROMIUM, asked, follows, hurries, opens, settle, starts
from served import Served

pytestmark = NEEDS_CHROMIUM

SEAT = "document.activeElement.closest('[data-seat]')?.dataset.seat"
NAME = "document.activeElement.querySelector('.n')?.textContent"


def test_brackets_lead_around_the_ring(served: Served, browser: Browser) -> None:
    """Clockwise from one's own seat, and back; the last is followed by the first."""
    page = opens(browser, served.address)
    starts(page)
    asked(page)
    ring = [page.locator(f".a-{place} [data-seat], .a-{place}[data-seat]") for place in
            ("me", "prey", "pred")]  # fmt: skip
    seats = [one.first.get_attribute("data-seat") for one in ring]
    for seat in (seats[1], seats[2], seats[0]):
        page.keyboard.press("]")
        assert page.evaluate(SEAT) == seat
    page.keyboard.press("[")
    assert page.evaluate(SEAT) == seats[2]
    page.context.close()


def test_a_region_is_one_stop_and_arrows_move_in_it(served: Served, browser: Browser) -> None:
    """Tab leaves the hand at once, and comes back to the card where it was left."""
    page = opens(browser, served.address)
    starts(page)
    asked(page)
    page.keyboard.press("h")
    names = page.locator(".hc .n").all_inner_texts()
    assert page.evaluate(NAME) == names[0]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(NAME) == names[2]
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(NAME) == names[1]
    page.keyboard.press("Tab")
    assert not page.evaluate("!!document.activeElement.closest('.hc')")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(NAME) == names[1]
    expect(page.locator(".hc[tabindex='0']")).to_have_count(1)
    page.context.close()


def test_r_leaves_only_what_can_be_played(served: Served, browser: Browser) -> None:
    """Beside passing; R or Escape bring everything back."""
    page = opens(browser, served.address)
    page.get_by_role("button", name="A first game").click()
    page.wait_for_selector(".guide")
    hurries(page)

    def mixed() -> bool:
        words = page.locator(".opt").all_inner_texts()
        plays = [one for one in words if re.search(r"\b(Play|Use) ", one)]
        return 0 < len(plays) < len(words) - 1

    follows(page, mixed)
    settle(page)
    before = page.locator(".opt").count()
    page.keyboard.press("r")
    expect(page.locator(".opt")).not_to_have_count(before)
    offered = page.locator(".opts .opt strong").all_inner_texts()
    assert 0 < len(offered) < before
    assert all(re.match("Play |Use ", one) for one in offered)
    page.keyboard.press("r")
    expect(page.locator(".opt")).to_have_count(before)
    page.context.close()


def clock(page: Page) -> str:
    """What the clock shows."""
    return page.locator(".clock b").inner_text()


def test_a_time_limit_is_set_in_minutes_and_runs_in_sight(served: Served, browser: Browser) -> None:
    """It stands while the bots are paused; without a limit there is no clock."""
    page = opens(browser, served.address)
    page.locator(".more-rules summary").click()
    page.get_by_label("Time limit in minutes").fill("90")
    starts(page, turns=0)
    asked(page)
    expect(page.locator(".clock b")).to_have_text(re.compile("^1:29:"))
    page.get_by_role("button", name="Pause the bots").click()
    page.wait_for_timeout(300)
    stands = clock(page)
    page.wait_for_timeout(1500)
    assert clock(page) == stands
    page.reload()
    page.wait_for_selector(".clock b")
    assert clock(page) <= stands
    page.goto(served.address)
    page.reload()
    starts(page)
    asked(page)
    expect(page.locator(".clock")).to_have_count(0)
    page.context.close()


def test_a_card_to_be_played_says_what_follows_or_what_it_does(
    served: Served, browser: Browser
) -> None:
    """No button of a card stands without a second line."""
    page = opens(browser, served.address)
    page.get_by_role("button", name="A first game").click()
    page.wait_for_selector(".guide")
    hurries(page)
    plays = page.locator(".opt", has=page.locator("strong", has_text="Play "))
    follows(page, lambda: bool(plays.count()))
    for option in plays.all():
        expect(option.locator("span")).not_to_be_empty()
    page.context.close()
