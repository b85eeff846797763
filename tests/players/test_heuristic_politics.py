"""How the heuristic player calls referendums and votes."""

from __future__ import annotations

from typing import Any

import pytest

from methuselah.engine.decisions import Option

KINE = "Kine Resources Contested"


def to_polling(table: Any, caller: int) -> None:
    """Kine Resources Contested by your vampire, with points for your prey and hers."""
    table.you.acts(KINE, by=caller)
    while table.asked().window != "terms":
        table.pass_on()


def test_it_gives_itself_no_points_to_burn_and_its_prey_the_most(table: Any) -> None:
    """4 points among two or more Methuselahs."""
    andi = table.you.ready("Andi Liu")
    table.you.holds(KINE)
    to_polling(table, andi)
    given: list[Option] = []
    while table.asked().window == "terms":
        given.append(table.answer_it())
    points = {option.seat: option.number for option in given}
    assert points[table.you.number] == 0
    assert points[table.prey.number] == 3
    assert points.get(table.predator.number, 0) <= 1


def test_it_votes_for_its_own_referendum(table: Any) -> None:
    """With the card that called it and its title."""
    andi = table.you.ready("Andi Liu")
    table.you.holds(KINE)
    to_polling(table, andi)
    while table.asked().window != "polling":
        table.answer_it()
    option = table.choice()
    assert (option.verb, option.word) == ("vote", "for")


def test_it_votes_against_terms_that_hurt_it(table: Any) -> None:
    """The prey is to burn 3 and has a prince."""
    andi = table.you.ready("Andi Liu")
    table.prey.ready("Flávio Gonçalves")
    table.you.holds(KINE)
    to_polling(table, andi)
    while table.asked().window == "terms":
        table.answer_it()
    while table.asked().seat != table.prey.number:
        table.pass_on()
    option = table.choice()
    assert (option.verb, option.word) == ("vote", "against")


def test_the_edge_is_not_burned_for_a_vote_that_cannot_matter(table: Any) -> None:
    """Nobody else has a vote."""
    andi = table.you.ready("Andi Liu")
    table.you.holds(KINE)
    table.gives_edge(table.you)
    to_polling(table, andi)
    cast = []
    while table.asked().seat == table.you.number and table.asked().window != "minion":
        option = table.answer_it()
        if option.verb == "vote":
            cast.append(option.mode)
        if option.verb == "pass" and table.asked() and table.asked().window == "minion":
            break
    assert "minion" in cast
    assert "edge" not in cast


@pytest.mark.parametrize(("stops_it", "points"), [(False, 3), (True, 0)])
def test_points_go_where_they_do_not_lose_the_vote(table: Any, stops_it: bool, points: int) -> None:
    """Two princes of its prey would vote against what hurts it; the others have no votes."""
    andi = table.you.ready("Andi Liu")
    if stops_it:
        table.prey.ready("Flávio Gonçalves")
        table.prey.ready("Catalina Vega")
    table.you.holds(KINE)
    to_polling(table, andi)
    given: dict[int, int] = {}
    while table.asked().window == "terms":
        option = table.answer_it()
        given[option.seat] = option.number
    assert given[table.you.number] == 0
    assert given[table.prey.number] == points
