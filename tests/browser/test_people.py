"""What people do at a table of the page: talk, deals, going back, a first game, replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browsing import NEEDS_CHROMIUM, asked, follows, opens, presses, settle, starts, two
from served import Served

pytestmark = NEEDS_CHROMIUM

MOST_CLICKS = 90
"""In a first game: ten minutes at four seconds each."""


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


def test_who_pauses_the_bots_is_shown_to_all(served: Served, browser: Browser) -> None:
    """A chip with the name in every window; who looks on has no such button."""
    page, (ada, ben) = two(served, browser)
    onlooker = opens(browser, ada.url.rsplit("/", 1)[0] + "/")
    onlooker.wait_for_selector(".table")
    ada.get_by_role("button", name="Pause the bots").click()
    expect(ada.locator(".paused")).to_have_text("You paused the bots")
    expect(ben.locator(".paused")).to_have_text("Ada paused the bots")
    expect(onlooker.locator(".paused")).to_have_text("Ada paused the bots")
    expect(onlooker.get_by_role("button", name="Let the bots go on")).to_have_count(0)
    ben.reload()
    ben.get_by_role("button", name="Let the bots go on").click()
    expect(ada.locator(".paused")).to_have_count(0)
    for window in (page, ada, ben, onlooker):
        window.context.close()


def test_who_is_away_is_shown_and_comes_back(served: Served, browser: Browser) -> None:
    """The others see it, on a phone too; a bot may play only for who is away for long."""
    page, (ada, ben) = two(served, browser)
    where = ben.url
    ben.goto("about:blank")
    expect(ada.locator(".away")).to_have_text("Ben is away")
    ada.set_viewport_size({"width": 360, "height": 640})
    expect(ada.locator(".away")).to_be_visible()
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    ben.goto(where)
    expect(ada.locator(".away")).to_have_count(0)
    for window in (page, ada, ben):
        window.context.close()


def test_a_misplay_is_taken_back_from_the_page(served: Served, browser: Browser) -> None:
    """What was played in a step of an action or combat has a button for it beside going back."""
    page = opens(browser, served.address)
    page.get_by_role("button", name="A first game").click()
    page.wait_for_selector(".guide")
    page.get_by_label("How fast bots play").select_option("0")
    follows(page, lambda: bool(page.locator(".lessons .done", has_text="Block").count()))
    page.get_by_role("button", name="Ask to go back further").click()
    page.locator(".points .misplay").first.wait_for()
    before = page.locator(".points .misplay").count()
    page.locator(".points .misplay").first.click()
    asked(page)
    page.get_by_role("button", name="Ask to go back further").click()
    expect(page.locator(".points .misplay")).to_have_count(before - 1)
    page.context.close()


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


def test_a_first_game_is_won_by_who_follows_the_guide(served: Served, browser: Browser) -> None:
    """Every lesson up to the oust, on real turns; then it says what is next."""
    page = opens(browser, served.address)
    page.get_by_role("button", name="A first game").click()
    page.wait_for_selector(".guide")
    page.get_by_label("How fast bots play").select_option("0")
    follows(page, lambda: not page.locator(".lessons li:not(.done)").count(), MOST_CLICKS)
    page.reload()
    page.wait_for_selector(".guide")
    expect(page.locator(".lessons li:not(.done)")).to_have_count(0)
    expect(page.locator(".guide .learned a")).to_have_attribute("href", "#/")
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
    lines = page.locator(".log li")
    before = lines.count()
    for _ in range(3):
        step.click()
        settle(page)
    expect(lines).not_to_have_count(before)
    expect(page.locator(".hc")).to_have_count(0)
    page.context.close()


def test_what_was_said_is_kept_with_the_game(served: Served, browser: Browser) -> None:
    """In the file, and beside the replay, from the turn on in which it was said."""
    people = [{"who": "you", "name": "Ada"}, {"who": "open", "name": "Ben"}]
    seats = [*people, {"who": "random"}]
    _, said = served.post("api/games", {"seats": seats, "seed": 3, "turns": 2, "in_order": True})
    pages = [served.sit(said["game"], seat["key"]) for seat in said["seats"]]
    pages[0].say({"do": "pace", "delay": 0})
    pages[0].say({"do": "say", "words": "Good hunting"})
    for page in pages:
        page.say({"do": "order", "until": "round"})
    while not pages[0].screen.get("standing"):
        for page in pages:
            page.hear_soon()
            question = page.screen.get("question")
            if question:
                page.say({"do": "answer", "at": question["at"], "option": 0})
    kept = served.get(f"api/games/{said['game']}/record")
    assert [word["words"] for word in kept["talk"]] == ["Good hunting"]
    window = opens(browser, f"{served.address}#/replay/{said['game']}/")
    window.wait_for_selector(".scrub")
    window.locator(".scrub input[type=range]").focus()
    window.keyboard.press("End")
    expect(window.locator(".talk li")).to_contain_text("Good hunting")
    expect(window.locator("#say")).to_have_count(0)
    window.context.close()
