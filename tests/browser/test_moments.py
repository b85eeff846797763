"""What has come of something is held on the stage; arrows over the board; the log since then."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from browsing import asked, opens, settle
from served import Served

PLAYING = 40


def begins(browser: Browser, address: str) -> Page:
    """A table of four at the pace that a stranger finds."""
    page = opens(browser, address)
    page.get_by_role("button", name="4 seats").click()
    page.locator(".more-rules summary").click()
    page.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector(".table")
    return page


def passes_until(page: Page, selector: str) -> None:
    """Do nothing until something is seen."""
    for _ in range(PLAYING):
        page.wait_for_selector(f"{selector}, .ask:not(.waiting) .opt")
        if page.locator(selector).count():
            return
        settle(page)
        page.keyboard.press("n" if page.locator(".opt").count() > 1 else "1")
        page.wait_for_timeout(300)
    raise AssertionError(f"{selector} was never seen")


def test_a_card_and_an_outcome_are_held_and_a_key_goes_on(served: Served, browser: Browser) -> None:
    """What others play shows itself, what came of it says its numbers; G does not wait."""
    page = begins(browser, served.address)
    page.evaluate("localStorage.setItem('methuselah settings', JSON.stringify({hold: 60000}))")
    page.reload()
    page.wait_for_selector(".table")

    passes_until(page, ".moment .shown-card")
    card = page.locator(".moment .shown-card").first
    expect(card.locator("strong")).not_to_be_empty()
    expect(card.locator(".does")).not_to_be_empty()
    shown = page.locator(".moment").inner_text()
    page.wait_for_timeout(1500)
    assert page.locator(".moment").inner_text() == shown, "held, while the bots play on"
    page.keyboard.press("g")
    expect(page.locator(".moment", has_text=shown)).to_have_count(0)

    for _ in range(PLAYING):
        passes_until(page, ".moment")
        if page.locator(".came b").count():
            break
        page.keyboard.press("g")
    expect(page.locator(".came b").first).to_contain_text("→")
    page.context.close()


def test_an_arrow_runs_to_what_is_acted_on(served: Served, browser: Browser) -> None:
    """From the acting minion on the board; it goes with the action."""
    page = begins(browser, served.address)
    passes_until(page, ".arrows .runs:not(.blocks)")
    path = page.locator(".arrows .runs").first.get_attribute("d") or ""
    assert path.startswith("M")
    settings = page.get_by_label("Settings", exact=True)
    settings.first.click()
    expect(page.get_by_label("What happened stays for")).to_have_value("1500")
    page.context.close()


def test_the_log_since_the_last_decision(served: Served, browser: Browser) -> None:
    """E opens it; after an answer it has only what has happened since. M turns the sound off."""
    page = begins(browser, served.address)
    asked(page)
    settle(page)
    since = page.locator(".since")
    ends = page.get_by_role("button", name="End your turn")
    for _ in range(4):  # she does nothing: her discard phase comes at once
        if ends.is_visible():
            break
        settle(page)
        page.keyboard.press("n")
        page.wait_for_timeout(1000)
    page.keyboard.press("e")
    expect(since).to_contain_text("Nothing has happened")
    page.keyboard.press("e")
    settle(page)
    page.keyboard.press("n")
    expect(ends).to_have_count(0)
    asked(page)
    page.keyboard.press("e")
    expect(since.locator("li").first).to_be_visible()
    assert "from the crypt" not in since.inner_text(), "that was before the decision"
    page.keyboard.press("e")
    expect(since).to_have_count(0)
    page.keyboard.press("m")
    expect(page.locator(".table")).to_contain_text("Sound is off")
    page.keyboard.press("m")
    expect(page.locator(".table")).to_contain_text("Sound is on")
    page.context.close()
