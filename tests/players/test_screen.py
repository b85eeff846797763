"""The table on the screen, driven by Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from methuselah.language.speaking import gist
from methuselah.players.sitting import sit_down, watch
from methuselah.players.terminal.app import TableApp
from methuselah.players.terminal.pages import Leaving, Page

Act = Callable[[TableApp, "Pilot[None]"], Awaitable[None]]


def on_screen(act: Act, size: tuple[int, int] = (140, 44), save: Path | None = None) -> TableApp:
    """Run the app on a screen of this size and do something with it."""
    table, seat = sit_down(seed=4, players=("random",), turns=30)
    app = TableApp(table, seat, save)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(app, pilot)

    asyncio.run(run())
    return app


def shown(app: TableApp, where: str) -> str:
    """The text of a part of the screen."""
    return str(app.query_one(where, Static).render())


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 44), (200, 60)])
def test_it_starts_on_every_size_with_question_options_and_hand(size: tuple[int, int]) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        decision = app.table.decision
        assert decision is not None
        options = app.query_one("#options", OptionList)
        assert options.option_count == len(decision.options)
        assert options.size.height >= 4
        assert app.query_one("#hand", OptionList).option_count == 7
        assert "Your" in shown(app, "#ask")
        assert app.query_one("#keys").region.bottom == size[1]
        assert app.query_one("#ring").display is (size[0] < 110 or size[1] < 36)

    on_screen(act, size)


def test_a_number_takes_its_option_and_u_takes_it_back() -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        pool = app.table.state.seats[app.seat].pool
        assert app.table.decision is not None
        assert app.table.decision.window == "influence"
        await pilot.press("1")
        assert app.table.state.seats[app.seat].pool == pool - 1
        await pilot.press("u")
        assert app.table.state.seats[app.seat].pool == pool
        await pilot.press("u")
        assert app.table.state.seats[app.seat].pool == pool

    on_screen(act)


def test_arrows_and_enter_take_an_option_and_p_passes() -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("down", "enter")
        assert len(app.table.game.log) > 0
        log = len(app.table.game.log)
        await pilot.press("p")
        assert app.table.result is not None or len(app.table.game.log) > log

    on_screen(act)


def test_a_question_mark_says_why_not() -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        assert isinstance(app.screen, Page)
        assert "(R0" in str(app.screen.body)
        await pilot.press("escape")
        await pilot.press("tab")
        assert app.query_one("#hand").has_focus
        await pilot.pause()
        assert "(R0" in shown(app, "#detail")
        definition = app.table.state.definition(app.table.state.seats[app.seat].hand[0])
        assert shown(app, "#detail").startswith(gist(definition))
        await pilot.press("question_mark")
        assert isinstance(app.screen, Page)

    on_screen(act)


def test_c_and_enter_show_the_whole_card() -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        card = app.table.state.seats[app.seat].hand[0]
        face = app.table.state.definition(card).face
        await pilot.press("tab", "c")
        assert isinstance(app.screen, Page)
        assert face.text.split("\n")[0] in str(app.screen.body)
        await pilot.press("escape", "enter")
        assert isinstance(app.screen, Page)
        log = len(app.table.game.log)
        await pilot.press("1", "p")
        assert len(app.table.game.log) == log, "keys on a page take no option"

    on_screen(act)


def test_pages_of_help_log_and_table_open_and_close() -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        for key, words in (("h", "undo"), ("t", "pool 30"), ("l", "")):
            await pilot.press(key)
            assert isinstance(app.screen, Page)
            assert words in str(app.screen.body)
            await pilot.press("escape")
            assert not isinstance(app.screen, Page)

    on_screen(act)


@pytest.mark.parametrize("key", ["e", "r"])
def test_no_order_passes_a_step_of_ones_own_turn(key: str) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        asked = app.table.decision
        assert asked is not None and asked.seat == app.table.state.active
        await pilot.press(key)
        await pilot.pause()
        assert app.table.decision is asked
        assert not app.table.decided

    on_screen(act)


def test_a_whole_game_by_passing_ends_with_the_standing() -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(400):
            if app.table.result is not None:
                break
            keys = app.keys
            await pilot.press("p" if "p" in keys else "1")
        assert app.table.result is not None
        assert "game is over" in shown(app, "#stage")
        await pilot.press("q")

    app = on_screen(act)
    assert any("victory point" in line for line in app.last_words)


def test_leaving_asks_for_a_file_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        assert isinstance(app.screen, Leaving)
        assert app.screen.query_one(Input).value == str(file)
        await pilot.press("escape")
        assert not isinstance(app.screen, Leaving)
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()

    app = on_screen(act, save=file)
    assert file.exists()
    assert app.last_words == [f"The game is saved in {file}."]


def test_a_spectator_looks_on() -> None:
    table, seat = watch(seed=2, players=("random",), turns=40)
    app = TableApp(table, seat)

    async def run() -> None:
        async with app.run_test(size=(140, 44)) as pilot:
            for _ in range(12):
                app._watch()
            await pilot.pause()
            assert "look on" in shown(app, "#ask")
            await pilot.press("p")
            assert app.paused
            await pilot.press("q")

    asyncio.run(run())
