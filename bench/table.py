"""How quick the browser table is: an answer to the new screen, and the weight of the page.

    python bench/table.py [--answers 300] [--page]

Prints JSON: milliseconds from a person's answer to the screen that shows it (median, 95 %), the
same until the programs' answers are shown up to the next question, the size of a screen in
bytes, and the page gzipped in bytes. In one process, with a database on disk, without a network.
With --page also, in Chromium over loopback, how long a visitor waits until she can begin, and at
her table until she can answer: a first visit each time, nothing cached.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from methuselah.server.app import PAGE
from methuselah.server.hall import Tables
from methuselah.server.messages import Answer, Pace
from methuselah.server.setting_up import NewGame
from methuselah.server.store import Store, sqlite_url
from methuselah.server.tables import Page


async def measure(answers: int) -> dict[str, Any]:
    """Play with the programs, one person at the table, and time what she waits for."""
    first: list[float] = []
    whole: list[float] = []
    sizes: list[int] = []
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(sqlite_url(Path(folder)))
        await store.open()
        tables = Tables(store)
        seed = 0
        while len(first) < answers:
            seed += 1
            live = await tables.begin(NewGame(seed=seed))
            shown: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

            async def hear(said: bytes, queue: asyncio.Queue[Any] = shown) -> None:
                await queue.put((time.perf_counter(), said))

            page = Page(live.people[0], hear)
            await live.enter(page)
            await live.take(page, Pace(0))
            while len(first) < answers and live.table.result is None:
                decision = live.table.decision
                if decision is None or decision.seat != page.seat:
                    await asyncio.sleep(0)
                    continue
                while not shown.empty():
                    shown.get_nowait()
                began = time.perf_counter()
                option = chance.randrange(len(decision.options))
                await live.take(page, Answer(len(live.table.game.log), option))
                at, said = await shown.get()
                first.append((at - began) * 1000)
                sizes.append(len(said))
                while live.table.result is None and live.table.waits_for != page.seat:
                    await asyncio.sleep(0)
                whole.append((time.perf_counter() - began) * 1000)
        await store.close()
    files = [path for path in sorted(PAGE.rglob("*")) if path.is_file()]
    return {
        "answers": len(first),
        "ms_to_new_screen": _figures(first),
        "ms_to_next_question": _figures(whole),
        "screen_bytes_median": round(statistics.median(sizes)),
        "page_gzip_bytes": sum(len(gzip.compress(path.read_bytes())) for path in files),
    }


VISITS = 7
BEGINS = "document.querySelector('.start:not(:disabled)')"
ANSWERS = "document.querySelector('.ask:not(.waiting) .opt')"


def measure_page() -> dict[str, Any]:
    """Milliseconds until the page can be used, as the browser's own clock has them."""
    from playwright.sync_api import sync_playwright

    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
    from browsing import ARGUMENTS, CHROMIUM
    from served import Served

    begins: list[float] = []
    answers: list[float] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for _ in range(VISITS):
            page = browser.new_context().new_page()
            for times, wanted in ((begins, BEGINS), (answers, ANSWERS)):
                if wanted == BEGINS:
                    page.goto(served.address, wait_until="commit")
                else:
                    page.reload(wait_until="commit")
                page.wait_for_function(wanted, polling=10)
                times.append(page.evaluate("performance.now()"))
                if wanted == BEGINS:
                    page.locator(".start").click()
                    page.wait_for_function(ANSWERS)
            page.context.close()
        browser.close()
        served.stop()
    return {"ms_to_begin": _figures(begins), "ms_to_answer": _figures(answers)}


def _figures(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "median": round(statistics.median(ordered), 2),
        "p95": round(ordered[int(0.95 * (len(ordered) - 1))], 2),
    }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=300, help="how many answers are timed")
    parser.add_argument("--page", action="store_true", help="measure in Chromium too")
    wanted = parser.parse_args()
    found = asyncio.run(measure(wanted.answers))
    print(json.dumps(found | (measure_page() if wanted.page else {}), indent=1))


if __name__ == "__main__":
    main()
