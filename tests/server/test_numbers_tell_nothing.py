"""What a page gets, numbers included, is the same whatever a hand holds that it does not see.

Two games differ in one hand alone: in one of them the prey holds a reaction, so that the engine
asks her, she passes, and more answers stand in the log.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from block_talk import made_vampire
from methuselah.engine.decisions import NOBODY
from methuselah.engine.state import State
from methuselah.players import RandomPlayer
from methuselah.server.messages import Answer, Pace, Points
from methuselah.server.store import SeatKept, Store, sqlite_url
from methuselah.server.tables import LiveTable, Page
from methuselah.table.game import Game
from methuselah.table.record import write
from methuselah.table.seats import Table as Seated
from table_talk import Table

YOU, PREY = 0, 1
PATIENCE = 30.0
BEAT, THINKS = 0.6, 0.1
"""Seconds: of two who are asked at once the same answers first in both games."""


def bled(card: str) -> State:
    """Your minion phase, with a vampire that can bleed; the prey's could react with that card."""
    table = Table()
    table.you.ready("Trevon Parker", blood=5)
    table.you.ready("Ryan")
    table.prey.ready(made_vampire("Seer", "AUS", "DOM"), blood=4)
    table.you.holds("Villein")
    table.prey.holds(card)
    table.begins()
    return table.state


class Watching:
    """A page that keeps what it hears, and answers as it is told to."""

    def __init__(self, live: LiveTable, seat: int, first: str = "", after: float = 0.0) -> None:
        self.live, self.first, self.after = live, first, after
        self.page = Page(seat, self.hear)
        self.heard: list[Any] = []
        self.answered = -1
        self.doing: list[asyncio.Task[None]] = []

    async def hear(self, said: bytes) -> None:
        """Keep it; answer a question that is new."""
        message = json.loads(said)
        question = message.get("screen", {}).get("question")
        if question:
            question["closes"] = bool(question["closes"])
        self.heard.append(message)
        if question and question["at"] != self.answered and self.page.seat != NOBODY:
            self.answered = question["at"]
            wanted = (one["index"] for one in question["options"] if self.first in one["words"])
            taken = next(wanted, 0) if self.first else 0
            self.first = ""
            self.doing.append(asyncio.create_task(self.answers(Answer(question["at"], taken))))

    async def answers(self, answer: Answer) -> None:
        """Send it, after everybody who thinks less."""
        await asyncio.sleep(self.after)
        await self.live.take(self.page, answer)


async def watched(folder: Path, card: str) -> tuple[list[Any], list[Any], int]:
    """What the acting Methuselah and an onlooker hear of a bleed, and how long the log is then."""
    state = bled(card)
    store = Store(sqlite_url(folder))
    await store.open()
    programs = {seat: RandomPlayer(seat, seat) for seat in range(2, len(state.seats))}
    table = Seated(Game(state.setting, state, []), programs)
    seats = [
        SeatKept(str(seat), "" if seat in (YOU, PREY) else "random", f"key {seat}", seat)
        for seat in range(len(state.seats))
    ]
    await store.begin("it", write(table.game.record()), seats)
    live = LiveTable("it", table, seats, store)
    live.pacer.beat = BEAT
    pages = [
        Watching(live, YOU, "bleeds"),
        Watching(live, PREY, after=THINKS),
        Watching(live, NOBODY),
    ]
    for one in pages:
        await live.enter(one.page)
    await live.take(pages[0].page, Pace(0))
    turn = table.state.turn
    async with asyncio.timeout(PATIENCE):
        while table.state.turn == turn:
            await asyncio.sleep(0.01)
    live.paused = True
    await asyncio.gather(*(task for one in pages for task in one.doing), return_exceptions=True)
    await live.take(pages[0].page, Points())
    await store.close()
    ends = [
        [one for one in page.heard if one.get("screen", {}).get("turn", turn) == turn]
        for page in (pages[0], pages[2])
    ]
    return ends[0], ends[1], len(table.game.log)


@pytest.mark.parametrize("card", ["Telepathic Misdirection", "On the Qui Vive", "Deflection"])
def test_a_reaction_in_a_hidden_hand_leaves_no_trace(tmp_path: Path, card: str) -> None:
    """Neither the numbers of screens and questions nor the points to go back to follow the log."""
    held = asyncio.run(watched(tmp_path / "held", card))
    none = asyncio.run(watched(tmp_path / "none", "Fame"))
    for mine, other in zip(held[:2], none[:2], strict=True):
        assert [said["say"] for said in mine] == [said["say"] for said in other]
        for first, second in zip(mine, other, strict=True):
            if first["say"] == "points":
                marks = [[point.pop("to") for point in said["points"]] for said in (first, second)]
                assert len(set(marks[0])) == len(marks[0])
            assert first == second
    if card != "On the Qui Vive":
        assert held[2] > none[2], "she was asked for what she holds"
