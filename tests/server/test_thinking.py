"""A program that thinks for long holds up its own table only."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from methuselah.engine.decisions import NOBODY, Decision
from methuselah.engine.state import State
from methuselah.players import player_named
from methuselah.players.search import SearchPlayer
from methuselah.server.hall import Tables
from methuselah.server.setting_up import NewGame, NewSeat
from methuselah.server.store import Store, sqlite_url
from methuselah.server.tables import Page

PATIENCE = 10.0
THOUGHT = 0.2
"""Seconds: far more than anything else takes here."""


def test_pages_are_served_while_a_program_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever else waits in the meantime goes on many times."""
    thinking: list[float] = []

    def ponder(self: SearchPlayer, state: State, decision: Decision) -> int:
        time.sleep(THOUGHT)
        thinking.append(time.monotonic())
        return 0

    monkeypatch.setattr(SearchPlayer, "choose", ponder)

    async def play() -> int:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        seats = [NewSeat("hard", "", deck) for deck in ("Ventrue", "Nosferatu")]
        live = await Tables(store).begin(NewGame(seats, seed=5, in_order=True, turns=4))

        async def see(said: bytes) -> None:
            """Nobody looks."""

        await live.enter(Page(NOBODY, see))
        beats = 0
        async with asyncio.timeout(PATIENCE):
            while not thinking:
                await asyncio.sleep(0.001)
                beats += 1
        await store.close()
        return beats

    assert isinstance(player_named("hard", 0, 1), SearchPlayer)
    assert asyncio.run(play()) > 20
