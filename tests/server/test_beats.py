"""What programs do is shown in beats: all transfers at once, cards as they are played."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from methuselah.server.hall import Tables
from methuselah.server.messages import Answer, Pace
from methuselah.server.setting_up import NewGame, NewSeat
from methuselah.server.store import Store, sqlite_url
from methuselah.server.tables import Page

PATIENCE = 60.0
TURNS = 12


async def screens_of_a_game(folder: Path) -> list[dict[str, Any]]:
    """Every screen of somebody who passes for some turns, against two programs."""
    store = Store(sqlite_url(folder))
    await store.open()
    seats = [NewSeat("you"), NewSeat("heuristic"), NewSeat("heuristic")]
    live = await Tables(store).begin(NewGame(seats, seed=7, in_order=True))
    shown: list[dict[str, Any]] = []

    async def see(said: bytes) -> None:
        screen = json.loads(said).get("screen")
        if screen:
            shown.append(screen)

    page = Page(live.people[0], see)
    await live.enter(page)
    await live.take(page, Pace(0))
    while live.table.state.turn <= TURNS and live.table.result is None:
        decision = live.table.decision
        if decision is not None and decision.seat == page.seat:
            last = len(decision.options) - 1
            await live.take(page, Answer(live.pacer.at(page.seat), last))
        await asyncio.sleep(0.001)
    await store.close()
    return shown


def test_what_programs_do_comes_in_beats(tmp_path: Path) -> None:
    """An influence phase of a program is one screen at most before what follows it; each card
    that is played is shown once, with who played it and what it does; outcomes are marked.
    """
    shown = asyncio.run(asyncio.wait_for(screens_of_a_game(tmp_path), PATIENCE))
    you = shown[0]["you"]

    transfers = [
        [line["words"] for line in screen["lines"] if "moves" in line["words"]]
        for screen in shown
        if not screen["afresh"] and screen["active"] != you
    ]
    assert any("moves 4 pool" in words for all_of in transfers for words in all_of), "they add up"
    influencing = [
        screen["turn"]
        for screen in shown
        if screen["active"] != you and screen["phase"] == "influence"
    ]
    assert influencing
    assert max(influencing.count(turn) for turn in influencing) <= 2, "not one beat a transfer"

    played = [one for screen in shown for one in screen["played"]]
    assert played, "programs play cards in twelve turns"
    assert all(one["name"] and one["gist"] and one["types"] for one in played)
    assert any(one["by"] for one in played), "by a minion"
    told = [line["words"] for screen in shown if not screen["afresh"] for line in screen["lines"]]
    plays = [words for words in told if " plays " in words]
    assert len(played) >= len(plays), "none is left out"

    outcomes = [line for screen in shown for line in screen["lines"] if line["outcome"]]
    assert outcomes
    assert not any(" plays " in line["words"] or " moves " in line["words"] for line in outcomes)
