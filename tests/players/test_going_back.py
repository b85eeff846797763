"""Going back, misplays and forfeits at the terminal, in lines and on the screen."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot
from textual.widgets import OptionList

from dealt_game import in_combat
from methuselah.players.random import RandomPlayer
from methuselah.players.sitting import sit_down
from methuselah.players.terminal.app import TableApp
from methuselah.players.terminal.pages import Choosing
from methuselah.players.terminal.plain import PlainTable
from methuselah.table.misplays import steps_to_come
from methuselah.table.moments import moments
from methuselah.table.seats import Table


def fighting() -> tuple[Table, int]:
    """A table at which a person is asked in a combat; others are random players."""
    game = in_combat()
    assert game.decision is not None
    seat = game.decision.seat
    others = [other for other in game.state.order if other != seat]
    return Table(game, {other: RandomPlayer(other, other) for other in others}), seat


def played() -> tuple[Table, int, str]:
    """The same, and the person has done something; in which step."""
    table, seat = fighting()
    decision = table.decision
    assert decision is not None
    table.answer(next(i for i, o in enumerate(decision.options) if o.verb not in ("pass", "done")))
    return table, seat, decision.window


def lines(table: Table, seat: int, said: str) -> str:
    """What the line mode says to these lines."""
    told = io.StringIO()
    PlainTable(table, seat, io.StringIO(said), told).run()
    return told.getvalue()


# -- lines -----------------------------------------------------------------------------------------


def test_rewind_lists_decisions_and_goes_back_to_one() -> None:
    table, seat = sit_down(seed=4, players=("random",), turns=12)
    table.play_on()
    pool = table.state.seats[seat].pool
    said = lines(table, seat, "rewind\n1\n1\nrewind\nrewind 9\nrewind 2\nquit\n")

    assert "There is nothing to go back to." in said
    assert "1. turn " in said and "2. turn " in said and "influence" in said
    assert "Give a number from 1 to 2; rewind alone lists them." in said
    assert said.count("The table has gone back.") == 1
    assert table.state.seats[seat].pool == pool
    assert moments(table, seat) == []


def test_a_misplay_closes_the_steps_before_it() -> None:
    """Whoever played keeps her card and has passed in what comes before."""
    table, seat, step = played()
    said = lines(table, seat, "misplay\nmisplay 1\nquit\n")

    assert "Go back to one of them: misplay 1." in said
    assert "The table has gone back." in said
    assert f"forfeit {seat} {step}" in table.game.log


def test_forfeit_names_the_steps_to_come_and_passes_those_before() -> None:
    calm, person = sit_down(seed=4, players=("random",), turns=40)
    assert "There is no step to forfeit now." in lines(calm, person, "forfeit lunch\nquit\n")
    table, seat = fighting()
    assert "Give a step: " in lines(table, seat, "forfeit\nquit\n")
    assert table.result is None, "a step that is not named ends no game"
    said = lines(table, seat, "forfeit lunch\nforfeit end of round\nquit\n")

    assert "Give a step: " in said and "end of round" in said
    assert "The steps before this one are closed for you: end of" in said
    assert f"forfeit {seat} end_of_round" in table.game.log
    table.undo()
    assert f"forfeit {seat} end_of_round" not in table.game.log


# -- the screen ------------------------------------------------------------------------------------

Act = Callable[[TableApp, "Pilot[None]"], Awaitable[None]]


def on_screen(act: Act, table: Table, seat: int) -> None:
    """Run the app and do something with it."""
    app = TableApp(table, seat)

    async def run() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await act(app, pilot)

    asyncio.run(run())


def test_b_offers_decisions_and_enter_goes_back() -> None:
    table, seat = sit_down(seed=4, players=("random",), turns=12)

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        pool = app.table.state.seats[seat].pool
        await pilot.press("B")
        assert not isinstance(app.screen, Choosing)
        await pilot.press("1", "1", "B")
        assert isinstance(app.screen, Choosing)
        assert app.screen.query_one("#lines", OptionList).option_count == 2
        await pilot.press("escape")
        assert app.table.state.seats[seat].pool < pool
        await pilot.press("B", "down", "enter")
        await pilot.pause()
        assert app.table.state.seats[seat].pool == pool

    on_screen(act, table, seat)


def test_f_forfeits_the_steps_before_the_chosen_one() -> None:
    table, seat = fighting()
    step = steps_to_come(table.state)[0]

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("F")
        assert isinstance(app.screen, Choosing)
        await pilot.press("enter")
        await pilot.pause()
        assert f"forfeit {seat} {step}" in app.table.game.log

    on_screen(act, table, seat)


def test_m_takes_back_what_was_played_too_early() -> None:
    table, seat, step = played()

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("M")
        assert isinstance(app.screen, Choosing)
        await pilot.press("enter")
        await pilot.pause()
        assert f"forfeit {seat} {step}" in app.table.game.log

    on_screen(act, table, seat)
