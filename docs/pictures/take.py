"""The pictures of this folder, taken from the page itself: look at them, then commit them.

    python docs/pictures/take.py [--out docs/pictures] [table combat ...]

Needs Chromium, Playwright and Pillow. Each picture is a state that a game with this seed reaches
when the visitor blocks, bleeds and votes wherever she can.
"""

from __future__ import annotations

import argparse
import io
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from served import Served

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
COLOURS = 256
SEATS = ("#f2ebe0", "#74c6ec", "#5fcda9", "#c9a4f5", "#f39c80", "#ecc378", "#ff9a9c")
SWATCH = 200
"""Colours that few points have and that must not be lost, painted beside the picture."""
PATIENCE = 300.0
"""Seconds to wait for a state that a picture shows."""


def keep(page: Page, path: Path) -> None:
    """A small picture of what the page shows."""
    page.wait_for_timeout(400)
    seen = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    wide, high = seen.size
    whole = Image.new("RGB", (wide, high + SWATCH))
    whole.paste(seen, (0, 0))
    for place, colour in enumerate(SEATS):
        swatch = Image.new("RGB", (wide // len(SEATS), SWATCH), colour)
        whole.paste(swatch, (place * wide // len(SEATS), high))
    small = whole.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=3)
    small.crop((0, 0, wide, high)).save(path, optimize=True)
    print(path, path.stat().st_size)


def opens(browser: Browser, address: str, width: int, height: int, language: str = "en") -> Page:
    """A visitor's window."""
    size = {"width": width, "height": height}
    context = browser.new_context(viewport=size, locale=language)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(address)
    page.wait_for_selector(".deck")
    return page


def starts(page: Page, deck: str, seed: int, turns: int = 0) -> None:
    """From the set-up to the table."""
    page.locator(".deck", has_text=deck).first.click()
    page.locator(".more-rules summary").click()
    page.get_by_label("Seed").fill(str(seed))
    page.get_by_label("Time limit in turns").fill(str(turns))
    page.click(".start")
    page.wait_for_selector(".table")
    page.select_option(".pace", "0")


def plays(page: Page, until: Callable[[Page], bool]) -> bool:
    """Follow the advice of the guide until something is to be seen; False if it never comes."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        page.wait_for_selector(".ask:not(.waiting) .opt, .stage.over")
        page.wait_for_timeout(320)
        if until(page):
            return True
        if page.locator(".stage.over").count():
            return False
        advised = page.locator(".opt.advised")
        (advised.first if advised.count() else page.locator(".opt").last).click()
        page.wait_for_timeout(200)
    return False


def chosen(question: str, words: list[str]) -> int:
    """What somebody takes who wants vampires and then lets things happen."""
    eager = any(word in question for word in ("influence", "choose", "master"))
    return 0 if eager else len(words) - 1


def bled(page: Page) -> bool:
    """Whether a bleed is on its way, and several answers are possible."""
    words = page.locator(".a-stage").inner_text().lower()
    minions = page.locator(".a-me .tk").count()
    return "if it lands" in words and minions > 1 and page.locator(".opt").count() > 1


def setup(browser: Browser, address: str, out: Path) -> None:
    """The set-up, as a first visit finds it."""
    page = opens(browser, address, 1440, 900)
    keep(page, out / "setup.png")
    page.context.close()


def table(browser: Browser, address: str, out: Path) -> None:
    """Five seats, a bleed, the question, the hand."""
    page = opens(browser, address, 1440, 900)
    starts(page, "Ventrue", 12)
    page.evaluate("localStorage.setItem('methuselah guide ' + location.hash.split('/')[2], '')")
    page.reload()
    page.wait_for_selector(".guide")
    if plays(page, bled):
        page.get_by_role("button", name="Without guide").click()
        keep(page, out / "browser.png")
    page.context.close()


def lessons(browser: Browser, address: str, out: Path) -> None:
    """A first game: its guide, combat, a block, a vote; on a phone and in French."""
    page = opens(browser, address, 1440, 900)
    page.get_by_role("button", name="A first game").click()
    page.wait_for_selector(".guide")
    page.select_option(".pace", "0")
    wanted = {
        "guide": lambda: page.locator(".opt.advised").count(),
        "combat": lambda: page.locator(".stage.combat .tk").count(),
        "block": lambda: page.locator(".opt.advised", has_text="Block ").count(),
        "referendum": lambda: page.locator(".stage.ref").count(),
    }

    def seen(_: Page) -> bool:
        for name, shows in list(wanted.items()):
            if shows():
                if name == "block":
                    phone_and_french(page, out)
                else:
                    keep(page, out / f"{name}.png")
                del wanted[name]
        return not wanted

    plays(page, seen)
    page.context.close()


def phone_and_french(page: Page, out: Path) -> None:
    """The same question in a hand, and in another language."""
    page.set_viewport_size({"width": 360, "height": 780})
    keep(page, out / "phone.png")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".top button[aria-label=Settings]").click()
    page.locator(".settings select").first.select_option("fr")
    page.locator(".settings .shut").click()
    page.wait_for_selector(".ask:not(.waiting) .opt")
    page.wait_for_timeout(2500)
    keep(page, out / "french.png")
    page.locator(".top button[aria-label=Réglages]").click()
    page.locator(".settings select").first.select_option("en")
    page.locator(".settings .shut").click()
    page.wait_for_selector(".ask:not(.waiting) .opt.advised")


def over(browser: Browser, address: str, out: Path) -> None:
    """The end, the pools over the turns, and the game seen again."""
    page = opens(browser, address, 1440, 900)
    page.get_by_label("Only bots").check()
    starts(page, "Ventrue", 5, 24)
    page.wait_for_selector(".stage.over .chart", timeout=240_000)
    keep(page, out / "over.png")
    page.get_by_role("link", name="Watch it again").click()
    slider = page.locator(".scrub input[type=range]")
    slider.wait_for()
    page.wait_for_timeout(800)
    slider.evaluate(
        "it => { it.value = Math.floor(it.max * .7);"
        " it.dispatchEvent(new Event('input', {bubbles: true})) }"
    )
    page.wait_for_timeout(1500)
    keep(page, out / "replay.png")
    page.context.close()


def friends(browser: Browser, address: str, out: Path) -> None:
    """Two people: deals, talk, a window open to both."""
    page = opens(browser, address, 1440, 900)
    page.locator(".st-seat select").nth(0).select_option("open")
    page.get_by_label("Your name").fill("Ada")
    page.click(".start")
    link = str(page.locator(".link a").get_attribute("href"))
    other = opens(browser, link, 1440, 900)
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit here").click()
    keep(page, out / "waiting.png")
    page.click(".start:enabled")
    ada = page
    windows = (ada, other)
    for window in windows:
        window.wait_for_selector(".table")
        window.select_option(".pace", "0")
    ada.get_by_role("button", name="Offer a deal").click()
    ada.locator(".deals textarea").fill("No bleeds across until turn 8; I spare your Anarch.")
    ada.locator(".deals form button").first.click()
    other.fill("#say", "Let us see what our predator does first.")
    other.keyboard.press("Enter")
    ada.fill("#say", "As you like. I shall not wait long.")
    ada.keyboard.press("Enter")
    other.wait_for_timeout(500)
    for _ in range(60):
        asked = next(
            (one for one in windows if one.locator(".ask:not(.waiting) .opt").count()), ada
        )
        if other.locator(".a-me .tk").count() and asked is other:
            break
        words = [one.lower() for one in asked.locator(".opt").all_inner_texts()]
        if words:
            try:
                question = asked.inner_text(".ask h2").lower()
                asked.locator(".opt").nth(chosen(question, words)).click(timeout=1500)
            except Exception:
                pass
        other.wait_for_timeout(350)
    keep(other, out / "friends.png")
    for window in windows:
        window.context.close()


PICTURES = {
    "setup": setup,
    "table": table,
    "lessons": lessons,
    "over": over,
    "friends": friends,
}


def main() -> None:
    """Take the pictures that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent)
    parser.add_argument("names", nargs="*", default=list(PICTURES))
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        for name in wanted.names:
            PICTURES[name](browser, served.address, wanted.out)
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
