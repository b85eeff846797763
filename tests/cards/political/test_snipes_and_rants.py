"""Snipe Hunt, which keeps the young locked for a turn, and Free States Rant, which bleeds them."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from fight_talk import replaced
from made_up import paper
from methuselah.engine.rows import total
from methuselah.language import static
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.votes import tally
from politics_talk import carried, motion, polling
from table_talk import Table

SNIPE = "Snipe Hunt"
RANT = "Free States Rant"
ANARCH = made_vampire("Anarch", capacity=6)


# -- Snipe Hunt -----------------------------------------------------------------------------------


def test_the_young_are_hunted(table: Table) -> None:
    """All of capacity below 4 lock, in torpor too, and do not unlock until your master phase."""
    prince = table.you.ready("Tara (G5)")
    mine = table.you.ready(COMPANION)
    young, old = table.prey.ready("Duck (G1)"), table.prey.ready("Earl (G3)")
    ally = table.prey.ready("Loyal Street Gang")
    torpid = table.grand_prey.torpor("KoKo (G1)")
    asleep = table.prey.ready("Lauren", locked=True)
    card = table.you.holds(SNIPE)
    table.you.acts(SNIPE, by=prince)
    carried(table, prince)
    assert table.where(card) == "permanent"
    hunted = (mine, young, torpid)
    assert all(table.locked(one) for one in hunted)
    assert not table.locked(old) and not table.locked(ally)
    table.until_turn_of(table.prey, "minion")
    assert table.locked(young) and not table.locked(asleep)
    table.until_turn_of(table.grand_prey, "minion")
    assert table.locked(torpid)
    table.until_turn_of(table.you, "minion")
    assert table.locked(mine) and not table.locked(prince)
    assert table.where(card) == "ash_heap"
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(young)


def test_the_hunt_is_over_in_your_master_phase_alone(table: Table) -> None:
    """That of others leaves it in play."""
    table.prey.in_play(SNIPE)
    table.you.ready("Ryan")
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")
    assert table.prey.may("use") is False
    assert "Snipe Hunt" in [
        table.state.definition(card).name for card in table.state.seats[1].permanent
    ]


def test_a_failed_hunt_locks_nobody(table: Table) -> None:
    """The card is burned."""
    prince = table.you.ready("Tara (G5)")
    mine = table.you.ready(COMPANION)
    rival = table.prey.ready("Melinda Galbraith (G4)")
    card = table.you.holds(SNIPE)
    table.you.acts(SNIPE, by=prince)
    table.prey.votes("against", minion=rival)
    table.nobody_reacts()
    assert table.where(card) == "ash_heap"
    assert not table.locked(mine)


@pytest.mark.ruling(SNIPE, 1)
def test_an_infernal_one_may_be_unlocked_for_a_pool(table: Table) -> None:
    """The hunt adds nothing to that."""
    duck = table.you.ready("Duck (G1)", locked=True)
    other = table.you.ready(COMPANION, locked=True)
    table.you.in_play(paper("Pact", static("infernal"), kind="equipment"), on=duck)
    table.predator.in_play(SNIPE)
    table.begins("unlock")
    table.you.does("unlock infernal")
    table.until("minion", table.you)
    assert not table.locked(duck) and table.locked(other)
    assert table.you.pool() == 29


# -- Free States Rant -----------------------------------------------------------------------------


@pytest.mark.parametrize(("capacity", "points"), [(5, 3), (6, 3), (7, 4)])
def test_the_rant_burns_blood(table: Table, capacity: int, points: int) -> None:
    """Half the capacity of who calls it, rounded up, 3 for each ready vampire at most."""
    caller = table.you.ready(made_vampire("Caller", capacity=capacity))
    one, two = table.prey.ready("Nassir", blood=4), table.grand_prey.ready("Lauren", blood=4)
    torpid = table.prey.torpor("Ryan")
    table.prey.ready("Loyal Street Gang")
    stranger = table.you.ready("Anvil (G1)")
    card = table.you.holds(RANT)
    assert not table.you.can_play(RANT, by=stranger)
    table.you.acts(RANT, by=caller)
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.may("choose", target=one):
        table.pass_on()
    assert table.you.choices() == {caller, one, two, stranger}
    for number in range(points):
        assert (one in table.you.choices()) is (number < 3)
        table.you.chooses(one if number < 3 else two)
    carried(table, caller)
    assert (table.blood(one), table.blood(two)) == (1, 4 - (points - 3))
    assert (table.blood(torpid), table.blood(caller)) == (4, capacity)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("sect", "may"), [("independent", True), ("anarch", True), ("sabbat", False)]
)
def test_who_rants(table: Table, sect: str, may: bool) -> None:
    """An Independent or an Anarch."""
    caller = table.you.ready(replaced("Crow (G5)", sect=sect))
    table.you.ready(COMPANION)
    table.you.holds(RANT)
    table.begins("minion")
    assert table.you.can_play(RANT, by=caller) is may


@pytest.mark.ruling(RANT, 1)
@pytest.mark.ruling(RANT, 3)
@pytest.mark.parametrize(("capacity", "others", "may"), [(6, 0, True), (7, 0, False), (7, 1, True)])
def test_the_points_need_vampires(table: Table, capacity: int, others: int, may: bool) -> None:
    """Three for each ready one: 4 points are too many for one."""
    caller = table.you.ready(made_vampire("Caller", capacity=capacity))
    table.you.torpor("Ryan")
    table.you.ready("Loyal Street Gang")
    for _ in range(others):
        table.prey.ready("Nassir")
    table.you.holds(RANT)
    table.begins("minion")
    assert table.you.can_play(RANT, by=caller) is may


@pytest.mark.ruling(RANT, 2)
def test_titles_are_worth_less_and_the_edge_more(table: Table) -> None:
    """1 vote less for each title; a priscus has no ballot, but the three of the prisci stay.

    In this referendum alone.
    """
    caller = table.you.ready(ANARCH)
    prince, primogen = table.prey.ready("Mkhokheli"), table.prey.ready("Chrysanthemum")
    priscus = table.prey.ready("Korah (G2)")
    untitled = table.you.ready(made_vampire("Voter", capacity=5))
    table.you.in_play(paper("Voice", static("votes", 2), kind="equipment"), on=untitled)
    second = table.you.ready(made_vampire("Second", capacity=5))
    table.gives_edge(table.prey)
    table.you.holds(RANT, motion())
    table.you.acts(RANT, by=caller)
    while not table.you.may("choose", target=caller):
        table.pass_on()
    for _ in range(3):
        table.you.chooses(caller)
    polling(table)
    assert {
        (o.minion, o.number) for o in table.prey.options("vote", mode="minion", word="for")
    } == {(prince, 1)}
    assert {o.number for o in table.you.options("vote", minion=untitled)} == {2}
    table.prey.votes("against", mode="edge")
    assert tally(table.state) == (0, 2)
    assert not table.prey.may("vote", minion=primogen)
    table.nobody_reacts()
    assert total(table.state, "edge votes", table.prey.number) == 0
    assert total(table.state, "ballots", priscus) == 0
    table.you.acts("Motion", by=second)
    polling(table)
    offered = {o.minion for o in table.prey.options("vote", mode="minion", word="for")}
    assert offered >= {prince, primogen}


@pytest.mark.ruling(RANT, 2)
@pytest.mark.parametrize(("others", "votes"), [(0, 0), (1, 3)])
def test_the_prisci_vote_among_themselves(table: Table, others: int, votes: int) -> None:
    """A second priscus has no ballot either, unless something gives one; the 3 votes stay."""
    caller = table.you.ready(ANARCH)
    priscus = table.prey.ready("Korah (G2)")
    if others:
        table.prey.in_play(paper("Ballot", static("ballots", +1), kind="equipment"), on=priscus)
    table.you.ready("Tara (G5)")
    table.you.holds(RANT)
    table.you.acts(RANT, by=caller)
    while not table.you.may("choose", target=caller):
        table.pass_on()
    for _ in range(3):
        table.you.chooses(caller)
    polling(table)
    assert table.prey.may("vote", minion=priscus) is bool(others)
    if others:
        table.prey.votes("against", minion=priscus)
    assert tally(table.state) == (0, votes)
