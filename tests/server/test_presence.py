"""Who is away: the others see it, may let a bot play for her, and she takes her seat back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from methuselah.server.hall import Tables
from methuselah.server.messages import Answer, Consent, GoBack, LetPlay, Pace, Points
from methuselah.server.presence import Presence
from methuselah.server.setting_up import NewGame, NewSeat
from methuselah.server.store import Store, sqlite_url
from methuselah.server.tables import LiveTable, Page
from methuselah.wording.wrong import Wrong

PATIENCE = 60.0


def test_who_is_away_for_long_may_be_played_for() -> None:
    """Counted from when she left; who has come back is not away."""
    now = 0.0
    presence = Presence([0, 2], 60.0, lambda: now)
    assert (presence.absent, presence.replaceable) == ((0, 2), ())
    presence.came(0)
    now = 59.0
    with pytest.raises(Wrong, match="60 seconds"):
        presence.stand_in(2)
    now = 60.0
    assert (presence.absent, presence.replaceable) == ((2,), (2,))
    with pytest.raises(Wrong):
        presence.stand_in(0)
    presence.stand_in(2)
    assert (presence.absent, presence.replaceable, presence.stood_in) == ((2,), (), {2})
    assert presence.came(2)
    assert (presence.absent, presence.stood_in) == ((), set())
    presence.left(2)
    now = 100.0
    assert presence.replaceable == ()
    assert not presence.came(2)


class Window:
    """What a person sees."""

    def __init__(self, live: LiveTable, seat: int) -> None:
        self.live, self.page = live, Page(seat, self.see)
        self.screen: dict[str, Any] = {}
        self.present: dict[str, Any] = {}
        self.points: list[dict[str, Any]] = []
        self.refused: list[str] = []

    async def see(self, said: bytes) -> None:
        message = json.loads(said)
        if message["say"] == "screen":
            self.screen = message["screen"]
        elif message["say"] == "present":
            self.present = message
        elif message["say"] == "points":
            self.points = message["points"]
        elif message["say"] == "refused":
            self.refused.append(message["reason"])


def plays(folder: Path, scene: Callable[[LiveTable, Window, Window], Awaitable[None]]) -> None:
    """Ada and Ben at a table of two."""

    async def run() -> None:
        store = Store(sqlite_url(folder))
        await store.open()
        try:
            seats = [NewSeat("you", "Ada", "Ventrue"), NewSeat("open", "Ben", "Nosferatu")]
            live = await Tables(store).begin(NewGame(seats, seed=5, in_order=True, turns=6))
            live.pacer.beat = 0.02
            ada, ben = (Window(live, seat) for seat in live.people)
            for window in (ada, ben):
                await live.enter(window.page)
            await live.take(ada.page, Pace(0))
            await scene(live, ada, ben)
        finally:
            await store.close()

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.002)


async def answers(live: LiveTable, window: Window) -> bool:
    """Answer whatever is asked next; False at the end of the game."""
    await until(lambda: bool(window.screen["question"]) or live.table.result is not None)
    question = window.screen["question"]
    if live.table.result is not None or question is None:
        return False
    await live.take(window.page, Answer(question["at"], len(question["options"]) - 1))
    return True


def test_a_table_goes_on_without_somebody_who_has_left(tmp_path: Path) -> None:
    """To its end: nobody waits for her, in her own turn or in a window of others."""

    async def scene(live: LiveTable, ada: Window, ben: Window) -> None:
        live.leave(ben.page)
        await until(lambda: ada.present["absent"] == [1])
        assert ada.present["replaceable"] == []
        await live.take(ada.page, LetPlay(1))
        assert "away for 120 seconds" in ada.refused[-1]
        live.presence.away = 0.0
        await live.take(ada.page, LetPlay(1))
        await until(lambda: ada.present["stood_in"] == [1])
        while await answers(live, ada):
            pass
        assert live.table.result is not None

    plays(tmp_path, scene)


def test_she_takes_her_seat_back(tmp_path: Path) -> None:
    """As soon as she is here again she is asked herself, and nobody plays for her."""

    async def scene(live: LiveTable, ada: Window, ben: Window) -> None:
        live.presence.away = 0.0
        live.leave(ben.page)
        await live.take(ada.page, LetPlay(1))
        for _ in range(6):
            assert await answers(live, ada)
        await live.enter(ben.page)
        await until(lambda: ada.present["stood_in"] == [])
        assert (ada.present["absent"], live.table.players) == ([], {})
        before = len(live.table.game.log)
        for _ in range(200):
            for window in (ada, ben):
                if window.screen["question"]:
                    at = window.screen["question"]["at"]
                    await live.take(window.page, Answer(at, 0))
            await asyncio.sleep(0.005)
            if ben.screen["question"] and len(live.table.game.log) > before:
                break
        assert ben.screen["question"], "she is asked again"
        await live.take(ada.page, LetPlay(1))
        assert "away" in ada.refused[-1]

    plays(tmp_path, scene)


def test_only_those_at_the_table_decide_that(tmp_path: Path) -> None:
    """Not who looks on; and only for a person who is away."""

    async def scene(live: LiveTable, ada: Window, ben: Window) -> None:
        live.presence.away = 0.0
        live.leave(ben.page)
        eve = Window(live, -1)
        await live.enter(eve.page)
        assert eve.present["absent"] == [1]
        await live.take(eve.page, LetPlay(1))
        assert "look on" in eve.refused[-1]
        for seat in (0, 7, -1):
            await live.take(ada.page, LetPlay(seat))
            assert "away" in ada.refused[-1]
        assert not live.presence.stood_in

    plays(tmp_path, scene)


def test_who_is_played_for_agrees_to_go_back(tmp_path: Path) -> None:
    """A rewind needs all people: a bot in somebody's place does not hold it up."""

    async def scene(live: LiveTable, ada: Window, ben: Window) -> None:
        live.presence.away = 0.0
        for _ in range(3):
            await until(lambda: bool(ada.screen["question"] or ben.screen["question"]))
            await answers(live, ada if ada.screen["question"] else ben)
        live.leave(ben.page)
        await live.take(ada.page, LetPlay(1))
        await until(lambda: bool(ada.screen["question"]))
        await live.take(ada.page, Points())
        length = len(live.table.game.log)
        await live.take(ada.page, GoBack(ada.points[-1]["to"]))
        assert live.talk.back is None
        assert len(live.table.game.log) < length

    plays(tmp_path, scene)


def test_a_request_to_go_back_that_waits_for_her_is_settled(tmp_path: Path) -> None:
    """She left while she was asked for her consent."""

    async def scene(live: LiveTable, ada: Window, ben: Window) -> None:
        live.presence.away = 0.0
        for _ in range(3):
            await until(lambda: bool(ada.screen["question"] or ben.screen["question"]))
            await answers(live, ada if ada.screen["question"] else ben)
        await live.take(ada.page, Points())
        length = len(live.table.game.log)
        await live.take(ada.page, GoBack(ada.points[-1]["to"]))
        assert live.talk.back is not None
        live.leave(ben.page)
        await live.take(ada.page, LetPlay(1))
        assert live.talk.back is None
        assert len(live.table.game.log) < length
        await live.take(ada.page, Consent(True))
        assert ada.refused

    plays(tmp_path, scene)
