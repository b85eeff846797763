"""After a game: what cost most, and trying again from there."""

from __future__ import annotations

from typing import Any

import pytest

from methuselah.engine.determinize import determinize
from methuselah.server.resuming import programs
from methuselah.server.setting_up import NewGame, NewSeat, set_up
from methuselah.server.turning import LEAST, MOST, expectation
from methuselah.table.game import Game
from methuselah.table.seats import Table
from served import Served, Sitting

BOTS = [{"who": "heuristic", "deck": "Ventrue"}, {"who": "random", "deck": "Tremere"}]


@pytest.fixture(scope="module")
def over(served: Served) -> tuple[str, Sitting]:
    """A program that plays well ousts one that plays at random."""
    status, said = served.post("api/games", {"seats": BOTS, "seed": 5, "in_order": True})
    assert status == 200
    page = served.sit(said["game"])
    page.hears("screen")
    page.say({"do": "pace", "delay": 0})
    while not page.screen["standing"]:
        page.hear()
    return said["game"], page


def points(served: Served, game: str, seat: int) -> list[dict[str, Any]]:
    """What cost a seat most."""
    found: list[dict[str, Any]] = served.get(f"api/games/{game}/turning-points?seat={seat}")
    return found


def test_who_was_ousted_is_told_the_turns_that_cost_most(
    served: Served, over: tuple[str, Sitting]
) -> None:
    """In order, at most three, each a true fall; nobody else's chances are told as hers."""
    game, page = over
    loser = next(one["seat"] for one in page.screen["seats"] if one["out"])
    found = points(served, game, loser)
    assert 1 <= len(found) <= MOST
    assert [one["at"] for one in found] == sorted(one["at"] for one in found)
    assert all(one["before"] - one["after"] >= LEAST for one in found)
    assert all(0 <= one["before"] <= 2 for one in found), "two victory points are at stake"
    scene = served.get(f"api/games/{game}/scenes/{found[0]['at']}?seat={loser}")
    assert scene["screen"]["turn"] in (found[0]["turn"], found[0]["turn"] - 1)
    assert "no such seat" in served.get(f"api/games/{game}/turning-points?seat=9")["errors"][0]


def test_what_is_expected_does_not_follow_from_hidden_cards() -> None:
    """Other cards in the other hands, and she expects the same; another hand of hers counts."""
    seats = [NewSeat("you", deck="Ventrue"), NewSeat("heuristic", deck="Tremere")]
    made = set_up(NewGame(seats, seed=5, in_order=True))
    table = Table(Game.new(made.setting), programs(made.seats, made.setting.seed))
    for _ in range(12):
        table.play_on()
        assert table.decision is not None
        table.answer(len(table.decision.options) - 1)
    state = table.state
    worlds = [determinize(state, 0, chance) for chance in (11, 12, 13)]
    assert any(world.faces != state.faces for world in worlds), "others would be seen otherwise"
    assert {expectation(world, 0) for world in worlds} == {expectation(state, 0)}


def test_a_moment_is_tried_again_against_programs(
    served: Served, over: tuple[str, Sitting]
) -> None:
    """Everything before it is as it was; a person has the seat, and the old game stays as it is."""
    game, page = over
    loser = next(one["seat"] for one in page.screen["seats"] if one["out"])
    one = points(served, game, loser)[0]
    moment = served.get(f"api/games/{game}/scenes/{one['at']}?seat={loser}")
    then, length = moment["screen"], moment["length"]

    status, said = served.post(f"api/games/{game}/tries", {"seat": loser, "at": one["at"]})
    assert status == 200
    assert said["game"] != game
    again = served.sit(said["game"], said["seats"][0]["key"])
    again.hears("screen")
    assert again.screen["you"] == loser
    pools = [seat["pool"] for seat in then["seats"]]
    assert (
        again.screen["turn"] >= then["turn"] or [s["pool"] for s in again.screen["seats"]] == pools
    )
    again.say({"do": "pace", "delay": 0})
    while not again.screen["question"]:
        again.hear()
    assert again.screen["question"]["options"], "it is hers to decide now"
    assert [seat["person"] for seat in again.screen["seats"]].count(True) == 1
    assert served.get(f"api/games/{game}/scenes/0")["length"] == length, "the old game stays"


@pytest.mark.parametrize(
    "wanted", [{"seat": 9, "at": 0}, {"seat": 0, "at": -1}, {"seat": 0, "at": 99999}]
)
def test_what_cannot_be_tried_is_refused(
    served: Served, over: tuple[str, Sitting], wanted: dict[str, int]
) -> None:
    """A seat that there is not, a moment before the beginning or after the end."""
    status, said = served.post(f"api/games/{over[0]}/tries", wanted)
    assert status == 422
    assert "nothing to try again" in said["errors"][0]


def test_a_game_that_goes_on_tells_nothing(served: Served) -> None:
    """It would show what the others hold."""
    _, said = served.post("api/games", {"seats": [{"who": "you"}, {"who": "random"}], "seed": 3})
    assert "not over" in served.get(f"api/games/{said['game']}/turning-points?seat=0")["errors"][0]
    status, refused = served.post(f"api/games/{said['game']}/tries", {"seat": 0, "at": 0})
    assert (status, "not over" in refused["errors"][0]) == (409, True)
