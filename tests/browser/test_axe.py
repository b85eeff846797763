"""Nothing that axe calls serious: every panel, in each language and in every palette."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from browsing import NEEDS_CHROMIUM, asked, faults, follows, hurries, opens, settle, two
from served import Served

pytestmark = NEEDS_CHROMIUM

PALETTES = ("standard", "redgreen", "blueyellow", "contrast")
LANGUAGES = ("fr", "es", "en")
SETTINGS = "localStorage.setItem('methuselah settings', JSON.stringify({language: '%s'}))"


def is_clean(page: Page, axe: str, where: str, *, palettes: bool = True) -> None:
    """Every rule in the palette of the page; contrast in all the others."""
    assert faults(page, axe) == [], where
    if palettes:
        for colours in (*PALETTES[1:], PALETTES[0]):
            page.evaluate(f"document.documentElement.dataset.colours = '{colours}'")
            assert faults(page, axe, only="color-contrast") == [], f"{where}, {colours}"


def in_each_language(page: Page, see: Callable[[str], None]) -> None:
    """See the same state in each language, English last."""
    for language in LANGUAGES:
        page.evaluate(SETTINGS % language)
        page.reload()
        page.wait_for_selector(".ask .opt, .stage.over, .deck, .scrub")
        settle(page)
        see(language)


def by_key(key: str) -> Callable[[Page], None]:
    """A panel that a key opens."""
    return lambda page: page.keyboard.press(key)


def by_click(selector: str) -> Callable[[Page], None]:
    """A panel behind a button."""
    return lambda page: page.locator(selector).first.click()


PANELS: dict[str, Callable[[Page], None]] = {
    ".keys": by_key("?"),
    ".stops": by_key("t"),
    ".forfeit": by_key("x"),
    ".goback .points button": by_click(".top .ico.rare"),
    ".settings": by_click(".top .ico >> nth=-1"),
    ".zoom .nm": lambda page: page.locator(".hc").first.hover(),
    ".board": by_click(".a-prey .nm"),
}


def guided(served: Served, browser: Browser, until: str) -> Page:
    """A first game at the moment when something is on the stage and is asked."""
    page = opens(browser, served.address)
    page.locator(".learn button").click()
    page.wait_for_selector(".guide")
    hurries(page)
    follows(page, lambda: bool(page.locator(until).count()))
    return page


def test_the_set_up(served: Served, browser: Browser, axe: str) -> None:
    """With decks to choose from, and with a list that has an error."""
    page = opens(browser, served.address)
    page.wait_for_selector(".deck")

    def see(language: str) -> None:
        is_clean(page, axe, f"set-up {language}", palettes=language == "en")
        page.locator(".seg button").nth(1).click()
        page.locator("textarea").fill("Crypt (1)\n1x Ryan\n\nLibrary (1)\n1x Govern the Unalined\n")
        page.locator(".paste + .row button").click()
        page.wait_for_selector(".wrong li")
        is_clean(page, axe, f"a list {language}", palettes=language == "en")

    in_each_language(page, see)
    page.context.close()


def test_every_panel_of_the_table(served: Served, browser: Browser, axe: str) -> None:
    """At a block: the action, the guide, the question, and each panel over the rail."""
    page = guided(served, browser, ".stage .versus")

    def see(language: str) -> None:
        is_clean(page, axe, f"action {language}", palettes=language == "en")
        for shown, opened in PANELS.items():
            opened(page)
            page.wait_for_selector(shown)
            is_clean(page, axe, f"{shown} {language}", palettes=language == "en")
            page.keyboard.press("Escape")

    in_each_language(page, see)
    page.context.close()


@pytest.mark.parametrize("stage", [".stage.combat .sk", ".stage.ref .col"])
def test_combat_and_referendum(served: Served, browser: Browser, axe: str, stage: str) -> None:
    page = guided(served, browser, stage)

    def see(language: str) -> None:
        is_clean(page, axe, f"{stage} {language}", palettes=language == "en")

    in_each_language(page, see)
    page.context.close()


def test_deals_talk_and_going_back(served: Served, browser: Browser, axe: str) -> None:
    """Between two people: the links, an offer that waits, somebody who asks to go back."""
    page, (ada, ben) = two(served, browser)
    is_clean(page, axe, "links")
    ada.get_by_role("button", name="Offer a deal").click()
    is_clean(ada, axe, "an offer is written")
    ada.locator(".deals textarea").fill("No bleeds for two turns")
    ada.get_by_role("button", name="Send").click()
    ada.locator("#say").fill("Well met")
    ada.keyboard.press("Enter")
    ben.wait_for_selector(".talk li:has-text('Well met')")
    ada.get_by_role("button", name="Pause the bots").click()
    ben.wait_for_selector(".paused")
    is_clean(ben, axe, "an offer waits")
    for window in (page, ada, ben):
        window.context.close()


def test_a_game_that_is_over_and_its_replay(served: Served, browser: Browser, axe: str) -> None:
    """The result, the chart, the scrubber with all hands open."""
    seats = [{"who": "random"}] * 3
    _, said = served.post("api/games", {"seats": seats, "seed": 3, "turns": 4})
    sits = served.sit(said["game"])
    sits.say({"do": "pace", "delay": 0})
    while not sits.screen.get("standing"):
        sits.hear()
    page = opens(browser, f"{served.address}#/table/{said['game']}/")
    page.wait_for_selector(".chart g")
    in_each_language(page, lambda language: is_clean(page, axe, f"over {language}"))
    page.goto(f"{served.address}#/replay/{said['game']}/")
    page.wait_for_selector(".openhands")
    is_clean(page, axe, "replay")
    page.context.close()


def test_a_phone(served: Served, browser: Browser, axe: str) -> None:
    """Every room of it: the stage, a seat, the hand, the log, and what is behind the menu."""
    page = guided(served, browser, ".stage .versus")
    page.set_viewport_size({"width": 360, "height": 780})
    assert asked(page)
    rooms = (".pt >> nth=0", ".grab >> nth=0", ".grab >> nth=1", ".pt.mid", ".more")
    for language in LANGUAGES:
        page.evaluate(SETTINGS % language)
        page.reload()
        page.wait_for_selector(".ask .opt")
        for room in rooms:
            page.locator(room).click()
            is_clean(page, axe, f"phone {room} {language}", palettes=language == "en")
        page.locator(".draw").click()
        is_clean(page, axe, f"phone, drawn down {language}", palettes=False)
    page.context.close()
