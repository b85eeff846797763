"""The browser table in Chromium, played through the page itself.

Needs Debian's Chromium (`.ci/run` installs it); without it these tests are skipped, visibly.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browsing import NEEDS_CHROMIUM, asked, opens, presses, settle, starts, two
from served import Served

pytestmark = NEEDS_CHROMIUM


def test_from_the_first_visit_to_a_finished_game(served: Served, browser: Browser) -> None:
    """One click starts it; every answer is a click; the end says who won and keeps the game."""
    page = opens(browser, served.address)
    starts(page, turns=10)
    clicks = 0
    while asked(page):
        inside = page.locator(".opt", has_text="All options").count()
        options = page.locator(".opt")
        presses(page, options.first if inside or clicks % 2 else options.last)
        clicks += 1
        assert clicks < 200
    assert clicks > 3
    expect(page.locator(".stage.over h1")).not_to_be_empty()
    with page.expect_download() as download:
        page.get_by_role("link", name="Keep this game").click()
    assert Path(download.value.path()).read_text("utf-8").startswith('{"kind":"methuselah game"')
    page.context.close()


def test_the_keyboard_alone_will_do(served: Served, browser: Browser) -> None:
    """Digits take options, N declines, U takes back, ? shows the keys, Esc closes them."""
    page = opens(browser, served.address)
    starts(page)
    asked(page)
    settle(page)
    page.keyboard.press("?")
    expect(page.get_by_label("Keys and player aid", exact=True).last).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".keys")).to_have_count(0)
    first = page.locator(".ask h2").inner_text()
    settle(page)
    page.keyboard.press("n")
    expect(page.locator(".ask h2")).not_to_have_text(first)
    asked(page)
    page.keyboard.press("u")
    expect(page.locator(".ask h2")).to_have_text(first)
    page.context.close()


def test_a_refresh_in_mid_game_shows_the_same_question(served: Served, browser: Browser) -> None:
    """The link has game and seat; nothing is kept in the page alone."""
    page = opens(browser, served.address)
    starts(page)
    for _ in range(3):
        asked(page)
        presses(page, page.locator(".opt").first)
    asked(page)
    before = page.locator(".ask h2").inner_text(), page.locator(".a-me .pool .n").inner_text()
    page.reload()
    asked(page)
    expect(page.locator(".ask h2")).to_have_text(before[0])
    expect(page.locator(".a-me .pool .n")).to_have_text(before[1])
    page.context.close()


def test_a_card_is_shown_with_its_text_and_rulings(served: Served, browser: Browser) -> None:
    """Hover or focus opens it over the log; what cannot be played says why."""
    page = opens(browser, served.address)
    starts(page)
    asked(page)
    card = page.locator(".hc").first
    card.hover()
    name = card.locator(".n").inner_text()
    expect(page.locator(".zoom .nm")).to_have_text(name)
    expect(page.locator(".zoom .txt")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".zoom")).to_have_count(0)
    idle = page.locator(".hc:not(.play)").first
    if idle.count():
        assert len(idle.locator(".why").inner_text()) > 10
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740), (820, 1180), (1366, 768)])
def test_other_windows_have_the_question_in_sight(
    served: Served, browser: Browser, width: int, height: int
) -> None:
    """From a phone to a small laptop: no sideways scrolling, the options can be reached."""
    page = opens(browser, served.address, width, height)
    starts(page)
    asked(page)
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    option = page.locator(".ask .opt").first
    option.scroll_into_view_if_needed()
    box = option.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height + 1
    option.click()
    page.context.close()


def test_friends_open_their_seats_by_link(served: Served, browser: Browser) -> None:
    """Two windows, two hands; what one sends shows in the other."""
    page, (ada, ben) = two(served, browser)
    assert ada.locator(".a-me .nm").inner_text().strip().startswith("Ada")
    hands = [window.locator(".hc .n").all_inner_texts() for window in (ada, ben)]
    assert hands[0] != hands[1]
    asking = ada if ada.locator(".ask:not(.waiting)").count() else ben
    other = ben if asking is ada else ada
    lines = other.locator(".log li").count()
    for _ in range(4):
        if not asking.locator(".ask:not(.waiting)").count():
            break
        presses(asking, asking.locator(".opt").first)
    assert other.locator(".log li").count() >= lines
    for window in (page, ada, ben):
        window.context.close()


def test_a_pasted_list_with_an_error_says_which_line(served: Served, browser: Browser) -> None:
    """Before the game begins, in words."""
    page = opens(browser, served.address)
    page.get_by_role("button", name="Paste a list").click()
    page.locator("textarea").fill("Crypt (1)\n1x Ryan\n\nLibrary (1)\n1x Govern the Unalined\n")
    page.get_by_role("button", name="Check this list").click()
    expect(page.locator(".wrong")).to_contain_text("Govern the Unalined")
    page.context.close()


def test_standing_orders_are_chips_that_one_key_removes(served: Served, browser: Browser) -> None:
    """O asks how long to pass, W holds, F asks everywhere; the same key takes each back. In one's
    own turn an order passes no step: the question stays.
    """
    page = opens(browser, served.address)
    starts(page, turns=30)
    asked(page)
    settle(page)
    chips = page.locator(".order-chip:not(.add)")
    for key, words in (("w", "Holding"), ("f", "Full control")):
        page.keyboard.press(key)
        expect(chips.filter(has_text=words)).to_have_count(1)
        page.keyboard.press(key)
        expect(chips.filter(has_text=words)).to_have_count(0)
    question = page.locator("h2[aria-live]").inner_text()
    page.keyboard.press("o")
    expect(page.locator("[data-until]").first).to_be_focused()
    expect(chips).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-until]")).to_have_count(0)
    page.keyboard.press("o")
    page.locator("[data-until=turn]").click()
    expect(chips.filter(has_text="until your next turn").or_(chips.first)).to_have_count(1)
    settle(page)
    assert page.locator("h2[aria-live]").inner_text() == question
    page.keyboard.press("o")
    expect(chips).to_have_count(0)
    page.keyboard.press("t")
    box = page.get_by_label("Votes, Others’ turns")
    expect(box).to_be_checked()
    box.uncheck()
    expect(box).not_to_be_checked()
    expect(page.get_by_label("Between actions, phases, My turn")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.locator(".stops")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize(
    ("language", "start", "hand"), [("fr", "Commencer", "Main"), ("es", "Empezar", "Mano")]
)
def test_the_page_speaks_the_language_of_its_visitor(
    served: Served, browser: Browser, language: str, start: str, hand: str
) -> None:
    """As the browser says it, or as chosen in the settings, which it remembers."""
    page = opens(browser, served.address, language=language)
    page.get_by_role("button", name=start).first.click()
    expect(page.locator(".hand .label").first).to_contain_text(hand)
    asked(page)
    page.get_by_role("button", name="Réglages" if language == "fr" else "Ajustes").click()
    page.locator(".settings select").first.select_option("en")
    expect(page.locator(".hand .label").first).to_contain_text("Hand")
    page.reload()
    expect(page.locator(".hand .label").first).to_contain_text("Hand")
    page.context.close()


def test_a_deck_is_read_from_a_file(served: Served, browser: Browser, tmp_path: Path) -> None:
    """Its errors lead to their lines; what is no list is refused by its size."""
    page = opens(browser, served.address)
    page.get_by_role("button", name="Paste a list").click()
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("Crypt (1)\n1x Ryan\n\nLibrary (1)\n1x Govern the Unalined\n", "utf-8")
    picker = page.locator("input[type=file]")
    picker.set_input_files(wrong)
    expect(page.locator("textarea")).to_have_value(wrong.read_text("utf-8"))
    page.locator(".wrong button", has_text="Govern the Unalined").click()
    chosen = "(it => it.value.slice(it.selectionStart, it.selectionEnd))"
    chosen += "(document.querySelector('textarea'))"
    assert page.evaluate(chosen) == "1x Govern the Unalined"
    large = tmp_path / "large.txt"
    large.write_text("1x Ryan\n" * 4000, "utf-8")
    picker.set_input_files(large)
    expect(page.locator(".wrong")).to_contain_text("too large")
    page.context.close()


def test_every_bot_has_a_name_in_each_language(served: Served, browser: Browser) -> None:
    """None is called by the word that the server uses for it."""
    for language in ("en", "fr", "es"):
        page = opens(browser, served.address, language=language)
        page.wait_for_selector(".deck")
        names = page.locator(".st-seat").first.locator("select").first.locator("option")
        assert not {"heuristic", "random", "hard"} & set(names.all_inner_texts())
        page.context.close()
