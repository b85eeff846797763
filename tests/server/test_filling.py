"""Pool for a vampire in one gesture: an answer that is given several times in a row."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from methuselah.rules.turn.influence import price_of
from methuselah.server.hall import Tables
from methuselah.server.messages import Answer, Undo
from methuselah.server.resuming import again, programs
from methuselah.server.screen import screen
from methuselah.server.setting_up import NewGame, set_up
from methuselah.server.store import Store, sqlite_url
from methuselah.server.tables import LiveTable, Page
from methuselah.table.game import Game
from methuselah.table.seats import Table, times_of

PATIENCE = 20.0


async def _hears(said: bytes) -> None:
    """A page that looks at nothing."""


async def _until_asked(live: LiveTable, seat: int) -> None:
    while live.table.decision is None or live.table.decision.seat != seat:
        await asyncio.sleep(0.01)


def offered(live: LiveTable, seat: int, words: str) -> tuple[int, int]:
    """The option with these words, and how often in a row it may be taken."""
    asked = screen(live.table, seat, "g", 0, live.pacer.pacing(seat)).question
    assert asked is not None
    found = next(one for one in asked.options if one.words.startswith(words))
    return found.index, found.times


async def filled(folder: Path, times: int) -> tuple[list[int], list[int], int]:
    """Pool and blood before, after so many transfers at once, and after undoing them; the pool
    where the game is read from its file instead, and undone there.
    """
    store = Store(sqlite_url(folder))
    await store.open()
    live = await Tables(store).begin(NewGame(guided=True))
    live.delay = 0
    page = Page(live.people[0], _hears)
    await live.enter(page)
    await _until_asked(live, page.seat)
    vampire = live.table.state.seats[page.seat].uncontrolled[1]
    pools, blood = [], []

    def look() -> None:
        pools.append(live.table.state.seats[page.seat].pool)
        blood.append(live.table.state.cards[vampire].blood)

    look()
    option, most = offered(live, page.seat, "1 pool to Catalina Vega (0 of 8) (no. 2)")
    assert most == 2  # the transfers of the second turn of the game
    await live.take(page, Answer(live.pacer.at(page.seat), option, times))
    await _until_asked(live, page.seat)
    look()
    kept = await store.load(live.name)
    assert kept is not None
    resumed = again(kept)
    resumed.undo()
    await live.take(page, Undo())
    await _until_asked(live, page.seat)
    look()
    await store.close()
    return pools, blood, resumed.state.seats[page.seat].pool


@pytest.mark.parametrize(("times", "moved"), [(1, 1), (2, 2), (99, 2), (0, 1), (-5, 1)])
def test_pool_goes_to_a_vampire_at_once_and_comes_back_at_once(
    tmp_path: Path, times: int, moved: int
) -> None:
    """As far as the transfers go; it is one decision, to be undone as one, after a restart too."""
    pools, blood, resumed = asyncio.run(asyncio.wait_for(filled(tmp_path, times), PATIENCE))
    assert pools == [30, 30 - moved, 30]
    assert blood == [0, moved, 0]
    assert resumed == 30


def test_how_often_pool_may_be_given_at_once() -> None:
    """Up to what the vampire needs, her transfers and her last pool but one; all else once."""
    made = set_up(NewGame(guided=True))
    table = Table(Game.new(made.setting), programs(made.seats, made.setting.seed))
    table.play_on()
    state, decision = table.state, table.decision
    assert decision is not None
    seat = decision.seat
    to = next(one for one in decision.options if one.verb == "transfer")
    done = next(one for one in decision.options if one.verb != "transfer")
    assert times_of(state, to) == 2
    assert times_of(state, done) == 1
    needs = price_of(state, to.target)
    for blood, pool, times in ((needs - 1, 30, 1), (needs, 30, 1), (0, 3, 2), (0, 2, 1), (0, 1, 1)):
        state.edit(to.target).blood = blood
        state.edit_seat(seat).pool = pool
        assert times_of(state, to) == times, (blood, pool)
