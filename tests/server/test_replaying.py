"""A game that is over, seen again, and games of programs alone."""

from __future__ import annotations

from typing import Any

import pytest

from served import Served, Sitting

BOTS = [{"who": "random", "deck": "Ventrue"}, {"who": "random", "deck": "Tremere"}]


@pytest.fixture(scope="module")
def over(served: Served) -> tuple[str, Sitting]:
    """Programs alone play a short game while somebody looks on."""
    status, said = served.post("api/games", {"seats": BOTS, "seed": 3, "turns": 6})
    assert (status, said["seats"]) == (200, [])
    page = served.sit(said["game"])
    page.hears("screen")
    assert "would show hands" in served.get(f"api/games/{said['game']}/chart")["errors"][0]
    page.say({"do": "pace", "delay": 0})
    while not page.screen["standing"]:
        page.hear()
    return said["game"], page


def scene(served: Served, game: str, at: int, seat: int) -> dict[str, Any]:
    said: dict[str, Any] = served.get(f"api/games/{game}/scenes/{at}?seat={seat}")
    return said


def test_the_chart_has_a_point_for_each_turn(served: Served, over: tuple[str, Sitting]) -> None:
    """From the first pools to the last, as the screens show them."""
    chart = served.get(f"api/games/{over[0]}/chart")
    assert chart["turns"] == sorted(set(chart["turns"]))
    assert chart["pools"][0] == [30, 30]
    last = scene(served, over[0], chart["answers"][-1], 0)
    assert [seat["pool"] for seat in last["screen"]["seats"]] == chart["pools"][-1]
    assert last["at"] == last["length"] == chart["answers"][-1]
    assert last["screen"]["standing"] is not None


def test_every_moment_is_seen_from_a_seat_or_with_everything_open(
    served: Served, over: tuple[str, Sitting]
) -> None:
    """There and back: the same moment is the same screen."""
    game = over[0]
    there = [scene(served, game, at, 0) for at in (0, 9, 17)]
    back = [scene(served, game, at, 0) for at in (17, 9, 0)]
    assert there == back[::-1]
    assert there[1]["screen"]["you"] == 0 and there[1]["hands"] == []
    opened = scene(served, game, 9, -1)
    assert [hand["seat"] for hand in opened["hands"]] == [0, 1]
    assert all(card["name"] for hand in opened["hands"] for card in hand["cards"])
    for seat in opened["screen"]["seats"]:
        assert all(card["name"] for card in seat["uncontrolled"])
    assert "no such seat" in scene(served, game, 0, 7)["errors"][0]


def test_programs_alone_can_be_paused_and_go_on_step_by_step(served: Served) -> None:
    """One thing that all see at a time."""
    status, said = served.post("api/games", {"seats": BOTS, "seed": 5})
    assert status == 200
    page = served.sit(said["game"])
    page.say({"do": "pace", "delay": 5000, "pause": True})
    page.hear_soon(0.5)
    for _ in range(3):
        before = page.screen["at"]
        page.say({"do": "pace", "delay": 0, "pause": True, "step": True})
        page.hears("screen")
        page.hear_soon(0.3)
        stood = page.screen["at"]
        assert stood > before
        page.hear_soon(0.3)
        assert page.screen["at"] == stood
    page.leave()
