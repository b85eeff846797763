"""A table in one process: answers that come as soon as the question is seen."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from methuselah.engine.decisions import Decision
from methuselah.engine.state import State
from methuselah.server.hall import Tables
from methuselah.server.messages import Answer, Pace
from methuselah.server.setting_up import NewGame, NewSeat
from methuselah.server.store import Store, sqlite_url
from methuselah.server.tables import Page

ANSWERS = 12
PATIENCE = 20.0


async def play_at_once(folder: Path) -> int:
    """Answer each question while the screen that asks it is still being sent; how many it were."""
    store = Store(sqlite_url(folder))
    await store.open()
    live = await Tables(store).begin(
        NewGame([NewSeat("you"), NewSeat("random")], seed=3, in_order=True)
    )
    given = 0
    done = asyncio.Event()
    asked: set[int] = set()
    answering: list[asyncio.Task[None]] = []

    async def see(said: bytes) -> None:
        nonlocal given
        screen = json.loads(said).get("screen")
        question = screen and screen["question"]
        if not question or question["at"] in asked:
            return
        asked.add(question["at"])
        given += 1
        if given > ANSWERS:
            done.set()
            return
        answering.append(asyncio.create_task(live.take(page, Answer(question["at"], 0))))
        # The programs' turn is not over before their last screen is sent: the answer comes first.
        await asyncio.sleep(0.01)

    page = Page(live.people[0], see)
    await live.enter(page)
    await live.take(page, Pace(0))
    await asyncio.wait_for(done.wait(), PATIENCE)
    await asyncio.gather(*answering)
    await store.close()
    return given


def test_an_answer_during_the_last_screen_of_the_programs_is_not_lost(tmp_path: Path) -> None:
    """The programs go on after it: the table does not wait for ever."""
    assert asyncio.run(play_at_once(tmp_path)) > ANSWERS


class Faulty:
    """A program that fails."""

    def choose(self, state: State, decision: Decision) -> int:
        """Raise."""
        raise RuntimeError("out of ideas")


async def meet_a_faulty_program(folder: Path) -> list[str]:
    """What a page hears when a program fails."""
    store = Store(sqlite_url(folder))
    await store.open()
    live = await Tables(store).begin(NewGame([NewSeat("you"), NewSeat("random")], seed=3))
    live.table.players = {seat: Faulty() for seat in live.table.players}
    heard: list[str] = []
    stopped = asyncio.Event()

    async def see(said: bytes) -> None:
        message = json.loads(said)
        if message["say"] == "refused":
            heard.append(message["reason"])
            stopped.set()

    page = Page(live.people[0], see)
    await live.enter(page)
    while not stopped.is_set():
        decision = live.table.decision
        if decision is not None and decision.seat == page.seat:
            await live.take(page, Answer(live.pacer.at(page.seat), 0))
        await asyncio.sleep(0.01)
    await store.close()
    return heard


def test_a_program_that_fails_stops_the_table_with_words(tmp_path: Path) -> None:
    """No traceback reaches the page, and nothing is lost."""
    heard = asyncio.run(asyncio.wait_for(meet_a_faulty_program(tmp_path), PATIENCE))
    assert "nothing is lost" in heard[0]
    assert "RuntimeError" not in heard[0]
