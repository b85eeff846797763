"""Full tables: six seats, eleven minions each, long names; nothing is cut off or laid over."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browsing import NEEDS_CHROMIUM, asked, follows, hurries, opens, presses, settle, starts
from served import Served

pytestmark = NEEDS_CHROMIUM

MINIONS = 11
NAMES = ("Alastor Vykos Andrássy of the Five Winds", "Muhsin Samir, the Sealed One", "Anneke")
SEAT = "Preconstructed Deck: Lasombra antitribu"
CUT = """() => [...document.querySelectorAll('.seat')].flatMap(seat => {
  const at = it => it.getBoundingClientRect();
  const apart = (a, b, slack) => a.right <= b.left + slack || b.right <= a.left + slack
    || a.bottom <= b.top + slack || b.bottom <= a.top + slack;
  const box = at(seat);
  const named = apart(at(seat.querySelector('.nm .cut')), at(seat.querySelector('.pool .n')), 2);
  const minions = [...seat.querySelectorAll('.ready .tk, .rg.grow .tk')].map(at);
  const overlaid = minions.some((a, i) => minions.some((b, j) => i < j && !apart(a, b, 3)));
  const outside = minions.some(
    it => it.width < 40 || it.left < box.left - 1 || it.right > box.right + 1);
  return [...(named ? [] : ['a name over the pool']), ...(overlaid ? ['minions overlaid'] : []),
    ...(outside ? ['a minion outside'] : [])];
})"""
CUT_REASONS = """() => [...document.querySelectorAll('.hc .why')].filter(it => {
  const card = it.closest('.hc').getBoundingClientRect(), box = it.getBoundingClientRect();
  return box.bottom > card.bottom || box.top < card.top || it.scrollHeight > it.clientHeight + 1;
}).map(it => it.innerText)"""


def filled(screen: dict[str, Any]) -> dict[str, Any]:
    """The same table with all boards full."""
    some = next(card for seat in screen["seats"] for card in seat["uncontrolled"] if card["name"])
    for seat in screen["seats"]:
        seat["name"] = f"{SEAT} {seat['seat']}"
        seat["research"] = [{"id": -1, "krcg": 0, "name": ""}] * 2
        for region, number in (("ready", MINIONS), ("torpor", 3), ("in_play", 5)):
            for place in range(len(seat[region]), number):
                card = copy.deepcopy(some)
                card |= {"id": 9000 + 100 * seat["seat"] + 20 * number + place}
                card |= {"name": NAMES[place % 3], "short": NAMES[place % 3][:11]}
                card |= {"kind": "vampire", "locked": place % 3 == 1, "title": "Archbishop"}
                card |= {"blood": place, "full": 11, "clan": "Toreador antitribu"}
                seat[region].append(card)
    return screen


def full_table(served: Served, browser: Browser, width: int, height: int, language: str) -> Page:
    """Six seats; what the server says of their boards is filled up on the way to the page."""
    page = opens(browser, served.address, width, height, language)

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            said = json.loads(message)
            if said["say"] == "screen":
                said["screen"] = filled(said["screen"])
            socket.send(json.dumps(said))

        server.on_message(told)

    page.route_web_socket("**/api/games/*", route)
    page.locator(".seg").nth(1).locator("button").nth(4).click()
    page.locator(".more-rules summary").click()
    page.locator("input[inputmode=numeric]").fill("7")
    page.locator(".start").click()
    page.wait_for_selector(".table .tk")
    page.locator(".pace").select_option("0")
    asked(page)
    settle(page)
    return page


@pytest.mark.parametrize(
    ("width", "height", "language"),
    [(1440, 900, "en"), (1366, 768, "fr"), (1920, 1080, "es"), (3840, 2160, "fr")],
)
def test_full_boards_show_every_minion_and_cut_nothing(
    served: Served, browser: Browser, width: int, height: int, language: str
) -> None:
    """Eleven minions in each of six seats; what does not fit can be scrolled to or opened."""
    page = full_table(served, browser, width, height, language)
    for seat in page.locator(".seat").all():
        assert seat.locator(".ready .tk, .rg.grow .tk").count() >= MINIONS
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    title = page.locator(".ask h2").bounding_box()
    band = page.locator(".ask").bounding_box()
    assert title is not None
    assert band is not None
    assert title["y"] >= band["y"]
    page.context.close()


OUT_OF_THE_STAGE = """() => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  return [...document.querySelectorAll('.stage > *:not(.rose) *')].filter(it => {
    const box = it.getBoundingClientRect();
    return box.width > 0 && (box.right > stage.right + 1 || box.left < stage.left - 1);
  }).map(it => it.className + ' ' + it.textContent.slice(0, 40));
}"""


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_what_goes_on_stays_on_the_stage(served: Served, browser: Browser, language: str) -> None:
    """Action, combat and referendum of a first game, with the long words of each language."""
    page = opens(browser, served.address, 1366, 768, language)
    page.locator(".learn button").click()
    page.wait_for_selector(".guide")
    hurries(page)
    waited = {".stage .versus", ".stage.combat .sk", ".stage.ref .col"}

    def all_seen() -> bool:
        shown = {selector for selector in waited if page.locator(selector).count()}
        assert page.evaluate(OUT_OF_THE_STAGE) == [], shown
        waited.difference_update(shown)
        return not waited

    follows(page, all_seen)
    page.context.close()


def test_a_seat_opens_whole_with_all_its_cards(served: Served, browser: Browser) -> None:
    """Every region, the research area and the ash heap; Escape closes it again."""
    page = full_table(served, browser, 1440, 900, "en")
    prey = page.locator(".a-prey .seat")
    prey.locator(".nm").click()
    board = page.locator(".board")
    expect(board.locator("h3")).to_contain_text(["Ready, 11", "Torpor, 3"])
    expect(board).to_contain_text("Research area, 2")
    expect(board.locator(".line")).to_have_count(
        MINIONS + 3 + 5 + page.locator(".a-prey .unc").count()
    )
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)
    page.context.close()


def test_reasons_in_the_hand_are_whole(served: Served, browser: Browser) -> None:
    """On a large and on a small laptop."""
    for width, height in ((1440, 900), (1366, 768)):
        page = opens(browser, served.address, width, height)
        starts(page)
        for _ in range(4):
            if not asked(page):
                break
            settle(page)
            assert page.evaluate(CUT_REASONS) == []
            presses(page, page.locator(".opt").last)
        page.context.close()


def test_transfers_stand_side_by_side(served: Served, browser: Browser) -> None:
    """What can be done in the influence phase is not hidden behind a group."""
    page = opens(browser, served.address)
    starts(page)
    for _ in range(12):
        assert asked(page)
        settle(page)
        if "influence" in page.locator(".ask h2").inner_text():
            break
        presses(page, page.locator(".opt").last)
    uncontrolled = page.locator(".a-me .unk").count()
    assert page.locator(".opt", has_text="1 pool to").count() == uncontrolled > 1
    assert page.locator(".opt[data-option='-1']").count() == 0
    pool = page.locator(".a-me .pool .n")
    before = int(pool.inner_text())
    fill = page.locator(".pair", has_text="1 pool to").first.locator(".times")
    times = int(fill.inner_text().removeprefix("×"))
    assert times > 1
    settle(page)
    fill.click()
    expect(pool).to_have_text(str(before - times))
    settle(page)
    page.keyboard.press("u")
    expect(pool).to_have_text(str(before))
    settle(page)
    page.keyboard.press("Shift+Digit1")
    expect(pool).to_have_text(str(before - times))
    page.context.close()


def test_a_card_is_put_away_when_something_else_is_pointed_at(
    served: Served, browser: Browser
) -> None:
    """Z keeps it."""
    page = opens(browser, served.address)
    starts(page)
    asked(page)
    page.locator(".hc").first.hover()
    page.wait_for_selector(".zoom .nm")
    page.locator(".a-stage h1").hover()
    expect(page.locator(".zoom")).to_have_count(0)
    page.locator(".hc").first.hover()
    page.wait_for_selector(".zoom .nm")
    page.keyboard.press("z")
    page.locator(".a-stage h1").hover()
    page.wait_for_timeout(600)
    expect(page.locator(".zoom .nm")).to_be_visible()
    page.context.close()
