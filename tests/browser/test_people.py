"""What people do at a table of the page: talk, deals, going back, a first game, replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import NEEDS_CHROMIUM, asked, opens, presses, settle, starts
from served import Served

pytestmark = NEEDS_CHROMIUM

MOST_CLICKS = 140
"""In a first game: ten minutes at four seconds each."""


def two(served: Served, browser: Browser) -> tuple[Page, list[Page]]:
    """Ada invites a friend; the page of the set-up and the two windows."""
    page = opens(browser, served.address)
    page.get_by_role("button", name="2 seats").click()
    page.get_by_label("Who plays").select_option("open")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector(".links a")
    links = [str(one.get_attribute("href")) for one in page.locator(".links a").all()]
    windows = [opens(browser, link) for link in links]
    for window in windows:
        window.wait_for_selector(".table .hc")
    return page, windows


def test_deals_and_talk_are_shown_to_both(served: Served, browser: Browser) -> None:
    """Offered in one window, accepted in the other; what is said stands in both."""
    page, (ada, ben) = two(served, browser)
    ada.get_by_role("button", name="Offer a deal").click()
    ada.locator(".deals textarea").fill("No bleeds for two turns")
    ada.get_by_role("button", name="Send").click()
    expect(ben.locator(".deals li")).to_contain_text("No bleeds for two turns")
    ben.get_by_role("button", name="Accept").click()
    expect(ada.locator(".deals .state")).to_have_text("accepted")
    ben.keyboard.press("c")
    ben.keyboard.type("So be it")
    ben.keyboard.press("Enter")
    expect(ada.locator(".talk li").last).to_contain_text("So be it")
    for window in (page, ada, ben):
        window.context.close()


def test_alone_the_table_goes_back_as_far_as_asked(served: Served, browser: Browser) -> None:
    """Programs agree at once."""
    page = opens(browser, served.address)
    starts(page, turns=30)
    asked(page)
    first = page.locator(".ask h2").inner_text()
    for _ in range(4):
        asked(page)
        presses(page, page.locator(".opt").last)
    page.get_by_role("button", name="Ask to go back further").click()
    page.locator(".points button").last.click()
    expect(page.locator(".ask h2")).to_have_text(first)
    page.context.close()


def test_a_first_game_teaches_all_five_on_real_turns(served: Served, browser: Browser) -> None:
    """Whoever follows the advice has influenced, bled, blocked, fought and voted."""
    page = opens(browser, served.address)
    page.get_by_role("button", name="A first game").click()
    page.wait_for_selector(".guide")
    page.get_by_label("How fast bots play").select_option("0")
    clicks = 0
    while page.locator(".lessons li:not(.done)").count():
        assert asked(page), "the game was over before all was learned"
        settle(page)
        advised = page.locator(".opt.advised")
        presses(page, advised.first if advised.count() else page.locator(".opt").last)
        clicks += 1
        assert clicks < MOST_CLICKS, page.locator(".guide").inner_text()
    page.reload()
    page.wait_for_selector(".guide")
    expect(page.locator(".lessons li:not(.done)")).to_have_count(0)
    page.get_by_role("button", name="Without guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.context.close()


@pytest.fixture(scope="module")
def over(served: Served) -> str:
    """A short game of programs, played to its end."""
    seats = [{"who": "random"}] * 3
    _, said = served.post("api/games", {"seats": seats, "seed": 3, "turns": 6})
    page = served.sit(said["game"])
    page.say({"do": "pace", "delay": 0})
    while not page.screen.get("standing"):
        page.hear()
    return str(said["game"])


def test_a_game_that_is_over_shows_its_pools_and_is_seen_again(
    served: Served, browser: Browser, over: str
) -> None:
    """The chart of all seats; a scrubber, from any seat or with all open."""
    page = opens(browser, f"{served.address}#/table/{over}/")
    expect(page.locator(".chart g")).to_have_count(3)
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".scrub")
    expect(page.locator(".openhands > div")).to_have_count(3)
    said = page.locator(".scrub .bar span")
    slider = page.locator(".scrub input[type=range]")
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".stage.over")).to_be_visible()
    page.keyboard.press("Home")
    expect(said).to_contain_text("Answer 0 of")
    page.get_by_role("button", name="One step on").click()
    expect(said).to_contain_text("Answer 1 of")
    page.locator(".scrub select").select_option(index=2)
    expect(page.locator(".openhands")).to_have_count(0)
    expect(page.locator(".hc").first).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".stage.over")).to_be_visible()
    page.context.close()


def test_only_bots_are_watched_paused_and_stepped(served: Served, browser: Browser) -> None:
    """The visitor sits nowhere and sees what all see."""
    page = opens(browser, served.address)
    page.get_by_label("Only bots: I watch").check()
    page.get_by_role("button", name="3 seats").click()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector(".table")
    page.get_by_role("button", name="Pause the bots").click()
    step = page.get_by_role("button", name="One step")
    expect(step).to_be_visible()
    settle(page)
    before = page.locator(".log").inner_text()
    for _ in range(3):
        step.click()
        settle(page)
    assert page.locator(".log").inner_text() != before
    expect(page.locator(".hc")).to_have_count(0)
    page.context.close()
