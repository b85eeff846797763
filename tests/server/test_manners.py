"""How people want to be asked outlives the server: stops, full control, hold, standing orders."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from methuselah.table.passing import OWN_TURN
from served import Served, Sitting

SEATS = [
    {"who": "you", "deck": "Ventrue", "name": "Ada"},
    {"who": "open", "deck": "Nosferatu", "name": "Ben"},
]


@pytest.fixture
def server(tmp_path: Path) -> Any:
    """A server that may die."""
    server = Served(tmp_path)
    server.start()
    yield server
    server.stop()


def begun(server: Served) -> tuple[str, list[str]]:
    """A table of two people: its name and their keys."""
    body = {"seats": SEATS, "seed": 6, "in_order": True}
    status, game = server.post("api/games", body)
    assert status == 200, game
    return game["game"], [seat["key"] for seat in game["seats"]]


def sits(server: Served, game: str, key: str) -> Sitting:
    """A page that has seen the table."""
    page = server.sit(game, key)
    page.hears("screen")
    return page


def hears_that(page: Sitting, **what: Any) -> None:
    """Wait for the screen that says so."""
    while any(page.screen[name] != value for name, value in what.items()):
        page.hear()


def dies_and_comes_back(server: Served) -> None:
    """kill -9, and a new one over the same files."""
    server.kill()
    server.start()


def test_stops_full_control_and_hold_are_kept(server: Served) -> None:
    """For each seat its own; what was answered meanwhile does not matter."""
    game, keys = begun(server)
    ada, ben = (sits(server, game, key) for key in keys)
    ada.say({"do": "wish", "full": True, "stops": []})
    ben.say({"do": "wish", "hold": True, "stops": [OWN_TURN, "combat mine"]})
    hears_that(ada, full=True, stops=[OWN_TURN])
    hears_that(ben, hold=True, stops=sorted([OWN_TURN, "combat mine"]))

    dies_and_comes_back(server)

    ada, ben = (sits(server, game, key) for key in keys)
    assert (ada.screen["full"], ada.screen["hold"], ada.screen["stops"]) == (
        True,
        False,
        [OWN_TURN],
    )
    assert (ben.screen["full"], ben.screen["hold"]) == (False, True)
    assert ben.screen["stops"] == sorted([OWN_TURN, "combat mine"])


@pytest.mark.parametrize("until", ["round", "turn"])
def test_a_standing_order_stands_again(server: Served, until: str) -> None:
    """It waits for what it waited for; cancelled, it does not come back."""
    game, keys = begun(server)
    pages = [sits(server, game, key) for key in keys]
    waits = next(page for page in pages if page.screen["you"] != page.screen["active"])
    key = keys[pages.index(waits)]
    waits.say({"do": "order", "until": until})
    hears_that(waits, order_until=until)

    dies_and_comes_back(server)

    waits = sits(server, game, key)
    assert waits.screen["order_until"] == until
    assert waits.screen["order"]
    waits.say({"do": "cancel order"})
    hears_that(waits, order_until="")

    dies_and_comes_back(server)

    assert sits(server, game, key).screen["order_until"] == ""


def test_an_order_for_an_action_does_not_pass_in_the_next_one(tmp_path: Path) -> None:
    """It is given again at its own place of the log: what it waited for is over."""
    from methuselah.players.sitting import watch
    from methuselah.server.resuming import again
    from methuselah.server.store import Kept, Manner, StoredAnswer
    from methuselah.table.record import write

    table, _ = watch(seed=3, players=("random",))
    game = table.game
    while game.state.span("action") is None:
        table.play_on(most=1)
    at = len(game.log)
    seat = next(seat for seat in range(5) if seat != game.state.active)
    while game.state.span("action") is not None:
        table.play_on(most=1)
    while game.state.span("action") is None:
        table.play_on(most=1)

    def kept(at: int) -> Kept:
        return Kept(
            id="x",
            begun="",
            played="",
            over=False,
            record=write(game.record()),
            seats=(),
            answers=tuple(StoredAnswer(entry, False) for entry in game.log),
            manners={seat: Manner(until="action", at=at)},
        )

    old, new = again(kept(at)), again(kept(len(game.log)))
    for one, stands in ((old, False), (new, True)):
        frame = one.orders[seat].frame
        assert any(frame is other for other in one.state.stack) is stands
    assert old.game.log == new.game.log == game.log
