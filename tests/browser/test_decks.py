"""The page of decks: a list is read, what is missing is stood in for, kept, and played with."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browsing import NEEDS_CHROMIUM, faults, opens
from methuselah.cards import definitions
from methuselah.pool import Deck, export_deck, precons
from served import Served

pytestmark = NEEDS_CHROMIUM


def nearly_playable() -> Deck:
    """A preconstructed deck with the fewest cards that are not played here, and some."""
    known = definitions()
    missing = {one: [f for f, _ in one.deck.faces() if f.id not in known] for one in precons()}
    return min((one for one in missing if missing[one]), key=lambda one: len(missing[one])).deck


def test_a_deck_with_missing_cards_becomes_one_to_play(served: Served, browser: Browser) -> None:
    """Each is replaced at a press and may be taken back; kept, it stands in the set-up."""
    page = opens(browser, served.address)
    page.get_by_role("link", name="Decks").click()
    page.get_by_label("A list in any usual form").fill(export_deck(nearly_playable(), "twd"))
    page.get_by_role("button", name="Read it").click()
    missing = page.locator(".missing")
    missing.first.wait_for()
    before = missing.count()
    first = missing.first.locator(".instead .sm").first
    taken = first.inner_text()
    first.click()
    expect(missing).to_have_count(before - 1)
    expect(page.locator(".rows", has_text=taken).first).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(missing).to_have_count(before)
    while missing.count():
        left = missing.count()
        missing.first.locator(".instead .sm").first.click()
        expect(missing).to_have_count(left - 1)
    page.get_by_label("Name", exact=True).fill("Mended")
    page.get_by_label("Notes").fill("for Friday")
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Copy as JOL").click()
    expect(page.locator(".said")).to_be_visible()
    page.reload()
    page.locator(".mine .named", has_text="Mended").click()
    expect(page.get_by_label("Notes")).to_have_value("for Friday")
    page.locator(".brand").click()
    page.get_by_role("button", name="Paste a list").click()
    page.locator(".keptdeck select").select_option("Mended")
    expect(page.locator(".good")).to_contain_text("legal and playable")
    page.goto(f"{served.address}#/decks")
    page.get_by_role("button", name="Forget Mended").click()
    expect(page.locator(".mine")).to_have_count(0)
    page.context.close()


def test_a_wrong_line_is_gone_to(served: Served, browser: Browser) -> None:
    page = opens(browser, f"{served.address}#/decks")
    area = page.get_by_label("A list in any usual form")
    area.fill("2x Deflection\n1x Nonsuch\n1x Bewitching Oration\n")
    page.get_by_role("button", name="Read it").click()
    page.get_by_role("button", name="Nonsuch").click()
    chosen = "document.activeElement.value.slice(document.activeElement.selectionStart,"
    assert page.evaluate(f"{chosen} document.activeElement.selectionEnd)") == "1x Nonsuch"
    page.context.close()


def test_the_page_is_for_all(served: Served, browser: Browser, axe: str) -> None:
    """In three languages, on a phone too: nothing that axe finds, nothing that is cut off."""
    text = export_deck(nearly_playable(), "twd")
    for language, wide in (("en", 1440), ("fr", 1280), ("es", 360)):
        page = opens(browser, served.address, wide, 800, language)
        page.locator("a[href='#/decks']").click()
        page.locator(".paste textarea").fill(text)
        page.locator(".go").first.click()
        page.wait_for_selector(".missing")
        page.locator(".rows .named").first.click()
        page.wait_for_selector(".zoom")
        assert faults(page, axe) == [], language
        page.keyboard.press("Escape")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), language
        cut = page.evaluate(
            "[...document.querySelectorAll('.decklab button, .decklab h2, .decklab .d')]"
            ".filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
        )
        assert cut == [], language
        page.context.close()
