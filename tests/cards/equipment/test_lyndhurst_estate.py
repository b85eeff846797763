"""Lyndhurst Estate, New York: a location on a minion; blood of its vampire for votes."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from place_talk import settles
from politics_talk import motion, polling, votes_now
from table_talk import Table

ESTATE = "Lyndhurst Estate, New York"


@pytest.mark.ruling("Lyndhurst Estate, New York", 3)
def test_the_estate_is_equipped_with(table: Table) -> None:
    """For 3 blood; then it is a location, which no other minion takes as equipment."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Nassir (G6)")
    place = table.you.holds(ESTATE)
    table.you.acts(place, by=mine)
    table.nobody_reacts()
    assert table.on(place) == mine
    assert table.blood(mine) == 1
    assert table.locked(mine)
    assert not table.you.may("act", by=other, word="take equipment")


@pytest.mark.ruling("Lyndhurst Estate, New York", 1)
def test_a_stolen_estate_goes_to_any_minion(table: Table) -> None:
    """As its new controller chooses."""
    thief, other = table.you.ready(made_vampire("Thief", "DOM")), table.you.ready("Nassir (G6)")
    theirs = table.prey.ready("Ryan")
    table.you.holds("Dominate Kine")
    place = settles(table, ESTATE, theirs)
    table.you.acts("Dominate Kine", by=thief, level="DOM")
    table.until("choose", table.you)
    assert table.you.choices() == {thief, other}
    table.you.chooses(other)
    assert table.on(place) == other
    assert table.state.controller(place) == table.you.number


@pytest.mark.ruling("Lyndhurst Estate, New York", 2)
def test_the_estate_is_its_controllers(table: Table) -> None:
    """An action at it is directed at her; it burns as a location."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir (G6)")
    table.prey.ready("Don Cerro (G5)")
    table.you.holds("Arson")
    place = settles(table, ESTATE, theirs)
    table.you.acts("Arson", by=mine)
    assert action_of(table).targets == (table.prey.number,)
    table.nobody_reacts()
    assert table.where(place) == "ash_heap"


def test_blood_buys_votes_once(table: Table) -> None:
    """X blood for X votes more, once in each political action."""
    first, second = table.you.ready("Mkhokheli (G6)"), table.you.ready("Ayelech (G6)")
    table.you.ready(COMPANION)
    place = table.you.in_play(ESTATE, on=first)
    table.you.holds(motion(), motion(), PAUSE)
    table.you.acts("Motion", by=first)
    table.until("action", table.you)
    assert not table.you.may("use", card=place)
    polling(table)
    table.you.uses(place)
    decision = table.asked()
    assert decision is not None
    assert {option.number for option in decision.options} == {1, 2, 3, 4, 5, 6}
    table.you.chooses(number=2)
    assert table.blood(first) == 4
    assert not table.you.may("use", card=place)
    table.you.votes("for", minion=first)
    assert votes_now(table) == (4, 0)
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.you.pool() == 31
    table.you.acts("Motion", by=second)
    polling(table)
    assert table.you.may("use", card=place)


@pytest.mark.parametrize(
    ("name", "region", "blood", "may"),
    [
        ("Nassir (G6)", "ready", 1, True),
        ("Nassir (G6)", "ready", 0, False),
        ("Nassir (G6)", "torpor", 4, False),
        ("Arms Dealer", "ready", 1, False),
    ],
)
def test_the_estate_gives_votes_to_a_vampire(
    table: Table, name: str, region: str, blood: int, may: bool
) -> None:
    """Also against the referendum of another, also to one without a title; it needs blood."""
    caller = table.you.ready("Mkhokheli (G6)")
    table.you.ready(COMPANION)
    bearer = table.prey.puts(name, region, blood=blood)
    place = table.prey.in_play(ESTATE, on=bearer)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    assert table.prey.may("use", card=place) == may
    if may:
        table.prey.uses(place)
        assert table.blood(bearer) == 0
        table.prey.votes("against", minion=bearer)
        assert votes_now(table) == (0, 1)


def test_a_blood_hunt_is_no_political_action(table: Table) -> None:
    """No votes for its referendum."""
    ryan = table.you.ready("Ryan")
    prince = table.you.ready("Mkhokheli (G6)")
    duck = table.prey.torpor("Duck (G1)", blood=1)
    place = table.you.in_play(ESTATE, on=prince)
    table.you.acts(by=ryan, word="diablerie")
    polling(table)
    assert table.where(duck) == "ash_heap"
    assert table.you.may("vote", minion=prince)
    assert not table.you.may("use", card=place)
