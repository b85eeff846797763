"""Before a game: a table that waits, friends by one link, strangers who find each other, again."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from browsing import NEEDS_CHROMIUM, PATIENCE, faults, hurries, opens
from served import Served

pytestmark = NEEDS_CHROMIUM

BAD_LIST = "2x Govern the Unaligned\n1x Nonsuch\n"
STARTS = "Start game"


def sets(browser: Browser, served: Served, friends: int = 1, seats: int = 3) -> tuple[Page, str]:
    """Ada waits for friends: her page, and the link for them."""
    ada = opens(browser, served.address)
    ada.get_by_role("button", name=f"{seats} seats").click()
    for number in range(friends):
        ada.get_by_label("Who plays").nth(number).select_option("open")
    ada.get_by_label("Your name").fill("Ada")
    ada.locator(".more-rules summary").click()
    ada.get_by_label("Time limit in turns").fill("1")
    ada.get_by_role("button", name=STARTS).click()
    return ada, str(ada.locator(".link a").get_attribute("href"))


def test_a_friend_comes_by_the_link_and_sits_where_she_sat(
    served: Served, browser: Browser
) -> None:
    """The host sees who comes and goes, decides about chairs, and begins when all sit."""
    ada, link = sets(browser, served)
    assert ada.url == link, "the address may be given to anybody: it holds no key"
    expect(ada.locator(".qr path")).to_have_count(1)
    expect(ada.get_by_role("button", name=STARTS)).to_be_disabled()
    ben = opens(browser, link)
    expect(ben.get_by_role("button", name=STARTS)).to_have_count(0)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Paste a list").click()
    ben.locator("textarea").fill(BAD_LIST)
    ben.get_by_role("button", name="Sit here").click()
    ben.get_by_role("button", name="Nonsuch").click()
    where = "document.activeElement.value.slice(document.activeElement.selectionStart)"
    assert ben.evaluate(where).startswith("1x Nonsuch")
    ben.get_by_role("button", name="Preconstructed").click()
    ben.get_by_role("button", name="Sit here").click()
    chair = ada.locator(".chairs li").nth(1)
    expect(chair.locator(".who b")).to_have_text("Ben")
    ben.context.pages[0].goto("about:blank")
    expect(chair.locator(".how")).to_have_text("Is away")
    ben.goto(link)
    expect(ben.locator(".chairs li.mine .who b")).to_have_text("Ben")
    expect(chair.locator(".how")).to_have_text("Is here")
    ada.get_by_label("Who plays").nth(1).select_option("open")
    expect(ada.get_by_role("button", name=STARTS)).to_be_disabled()
    ada.get_by_label("Who plays").nth(1).select_option("random")
    ada.get_by_role("button", name=STARTS).click(timeout=PATIENCE)
    for page, name in ((ada, "Ada"), (ben, "Ben")):
        page.wait_for_selector(".table .hc")
        assert page.locator(".a-me .nm").inner_text().strip().startswith(name)
        page.goto(f"{served.address}#/")
        page.reload()
        expect(page.locator(".kept a").first).to_be_visible()
        page.context.close()


def test_the_same_people_play_again(served: Served, browser: Browser) -> None:
    """Who is at the end of the game asks, the others are told and follow."""
    ada, link = sets(browser, served, seats=2)
    ben = opens(browser, link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    ada.get_by_role("button", name=STARTS).click(timeout=PATIENCE)
    for page in (ada, ben):
        hurries(page)
    while not ada.locator(".stage.over").count():
        for page in (ada, ben):
            last = page.locator(".ask:not(.waiting) .opt").last
            if last.count() and last.is_visible():
                last.click()
                page.wait_for_timeout(300)
    ben.get_by_role("button", name="Again, new seats").click(timeout=PATIENCE)
    expect(ben.locator(".chairs li.mine em")).to_have_text("Host")
    expect(ada.locator(".again-said")).to_contain_text("Ben would like to play again")
    ada.get_by_role("button", name="Again, new seats").click()
    expect(ada.locator(".chairs li.mine .who b")).to_have_text("Ada")
    ben.get_by_role("button", name=STARTS).click(timeout=PATIENCE)
    for page in (ada, ben):
        page.wait_for_selector(".table .hc")
        page.context.close()


def test_strangers_find_each_other(served: Served, browser: Browser) -> None:
    """A table that is shown has its line on the first page; or one is found at a press."""
    ada, _ = sets(browser, served)
    ada.get_by_label("Show this table to everybody").check()
    ben = opens(browser, served.address)
    ben.get_by_role("link", name="Ada: 1 of 3 free").click()
    expect(ben.locator(".chairs .free")).to_have_count(1)
    cyd, dan = opens(browser, served.address), opens(browser, served.address)
    for page in (cyd, dan):
        page.get_by_role("button", name="Find me a table").click()
        page.wait_for_selector(".chairs li.mine")
    assert cyd.url == dan.url
    expect(cyd.locator(".chairs .free")).to_have_count(3)
    for page in (ada, ben, cyd, dan):
        page.context.close()


def test_a_table_that_waits_is_for_all(served: Served, browser: Browser, axe: str) -> None:
    """Nothing that axe finds, nothing that is cut off, in three languages, on a phone too."""
    ada, link = sets(browser, served, friends=2, seats=4)
    for language in ("en", "fr", "es"):
        for width, height in ((1440, 900), (1280, 720), (360, 640)):
            ben = opens(browser, link, width, height, language)
            ben.wait_for_selector(".chairs li")
            ben.wait_for_selector(".deck")
            assert faults(ben, axe) == [], language
            assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
            cut = ben.evaluate(
                "[...document.querySelectorAll('.chairs button, .chairs .how, .sum button, h2')]"
                ".filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
            )
            assert cut == [], (language, width)
            ben.context.close()
    ada.get_by_role("button", name="Settings").click()
    assert faults(ada, axe) == []
    ada.context.close()


def test_a_link_to_no_table_says_so(served: Served, browser: Browser) -> None:
    """In words, with the way back."""
    page = opens(browser, f"{served.address}#/wait/000000000000")
    expect(page.locator(".lost h1")).to_contain_text("no such table")
    expect(page.locator(".lost a")).to_have_attribute("href", "#/")
    page.context.close()
