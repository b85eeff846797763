"""Steps that a person forfeits from her page: they are passed for her, and she may take it back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from methuselah.server.messages import Forfeit, Undo, Wish
from methuselah.server.tables import LiveTable
from methuselah.table.misplays import STEPS, is_forfeit
from server.test_several import PATIENCE, Window, lively, plays, until


async def to_an_action(live: LiveTable, windows: list[Window]) -> None:
    """Play until both are asked at once in a step of an action."""
    for window in windows:
        await live.take(window.page, Wish(full=True))
    async with asyncio.timeout(PATIENCE):
        while not all(
            window.screen.get("question") and window.screen["steps"] for window in windows
        ):
            asked = next((w for w in windows if w.screen["question"]), None)
            if asked is not None:
                await asked.answer(lively(asked.screen["question"]))
            await asyncio.sleep(0.002)


def forfeits(live: LiveTable) -> list[int | str]:
    """What the log says of them."""
    return [entry for entry in live.table.game.log if is_forfeit(entry)]


@pytest.mark.rule("R1 Misplays and Skipped Phases")
def test_who_forfeits_steps_is_passed_over_and_the_others_are_asked(tmp_path: Path) -> None:
    """Until the step that she named, or until all of it is over; the log can be played again."""

    async def play(live: LiveTable, windows: list[Window]) -> None:
        await to_an_action(live, windows)
        one, other = windows
        step = one.screen["steps"][-1]
        await live.take(one.page, Forfeit(step))
        await until(lambda: one.screen["question"] is None)
        assert one.screen["forfeited"] == step
        assert other.screen["forfeited"] == ""
        assert other.screen["question"] is not None
        asked = []
        async with asyncio.timeout(PATIENCE):
            while one.screen["forfeited"]:
                if one.screen["question"]:
                    asked.append(one.screen["now"]["window"])
                    await one.answer(0)
                if other.screen["question"]:
                    await other.answer(0)
                await asyncio.sleep(0.002)
        assert not set(STEPS[: STEPS.index(step)]) & set(asked)
        assert len(forfeits(live)) == 1
        again = live.table.game.clone()
        again.rewind(0)
        for entry in live.table.game.log:
            again.take(entry)
        assert again.state.turn == live.table.state.turn

    plays(tmp_path, play)


def test_forfeited_steps_are_taken_back_while_nobody_has_answered(tmp_path: Path) -> None:
    """By the undo of who has forfeited them; she is asked again."""

    async def play(live: LiveTable, windows: list[Window]) -> None:
        await to_an_action(live, windows)
        one = windows[1]
        await live.take(one.page, Forfeit(one.screen["steps"][-1]))
        await until(lambda: one.screen["question"] is None)
        await live.take(windows[0].page, Undo())
        assert windows[0].refused
        await live.take(one.page, Undo())
        assert one.screen["forfeited"] == ""
        assert not forfeits(live)
        await to_an_action(live, windows)

    plays(tmp_path, play)


@pytest.mark.parametrize("step", ["lunch", "before_range", "unlock"])
def test_only_steps_to_come_are_forfeited(tmp_path: Path, step: str) -> None:
    """In an action none of combat, and nothing else; who is not asked forfeits nothing."""

    async def play(live: LiveTable, windows: list[Window]) -> None:
        idle = next(w for w in windows if not w.screen.get("question"))
        await live.take(idle.page, Forfeit("action"))
        await to_an_action(live, windows)
        await live.take(windows[0].page, Forfeit(step))
        assert idle.refused[:1] == ["No such step is to come."]
        assert windows[0].refused[-1] == "No such step is to come."
        assert not forfeits(live)

    plays(tmp_path, play)
