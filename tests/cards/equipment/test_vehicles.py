"""Vehicles: one for each minion; a press, and stealth for who looks for blood and company."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import AGAIN, COMPANION, fight, rest
from made_up import paper
from methuselah.language import action, employs, gain_pool, recruits
from methuselah.rules.action.action import stealth
from scenes.actions import comes_into_play
from scenes.in_play import only_one_on_each
from table_talk import Table

TAXI = "Unlicensed Taxicab"
each_vehicle = pytest.mark.parametrize("name", ["Hawg", TAXI])


@each_vehicle
def test_one_vehicle_for_each(table: Table, name: str) -> None:
    """A second one is for another minion, whichever it is."""
    only_one_on_each(name, on="Ryan", other="Nassir")
    mine = table.you.ready("Ryan")
    table.you.in_play("Helicopter", on=mine)
    table.you.holds(name)
    assert not table.you.can_play(name, by=mine)


def test_the_hawg_comes_into_play() -> None:
    """For nothing."""
    comes_into_play("Hawg", by="Ryan")


def test_the_hawg_goes_on(table: Table) -> None:
    """A press each combat, for one more round."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nassir")
    hawg = table.you.in_play("Hawg", on=mine)
    fight(table, mine, theirs)
    table.until("press", table.you)
    table.you.uses(hawg)
    while not table.over():
        assert not table.you.may("use", card=hawg)
        table.pass_on()
    assert table.blood(theirs) == 2
    assert table.waits_for(table.you)


def test_the_hawg_goes_on_in_each_combat(table: Table) -> None:
    """In another combat of the same turn it presses again."""
    mine, theirs = table.you.ready("Ryan", blood=4), table.prey.ready("Don Cerro (G5)")
    hawg = table.you.in_play("Hawg", on=mine)
    table.you.holds(AGAIN)
    fight(table, mine, theirs)
    table.you.uses(hawg)
    table.you.plays("Another combat", by=mine)
    table.you.uses(hawg)
    rest(table)
    assert table.blood(theirs) == 7 - 4  # two rounds each
    assert table.waits_for(table.you)


# -- Unlicensed Taxicab ---------------------------------------------------------------------------


def test_a_taxi_comes_unseen(table: Table) -> None:
    """At +2 stealth from the hand; other equipment at 1."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    taxi = table.you.holds(TAXI, PAUSE)[0]
    table.prey.ready("Nassir")
    table.you.acts(taxi, by=mine)
    assert stealth(table.state, action_of(table)) == 2
    rest(table)
    assert table.on(taxi) == mine
    assert table.you.pool() == 30
    assert table.blood(mine) == 4


@pytest.mark.ruling(TAXI, 1)
@pytest.mark.rules_text("003 Unlicensed Taxicab 1")
@pytest.mark.parametrize(("with_taxi", "hidden"), [(True, 2), (False, 1)])
def test_a_taxi_is_taken_unseen(table: Table, with_taxi: bool, hidden: int) -> None:
    """From another of yours too, alone or beside other equipment."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    gun = table.you.in_play("Desert Eagle", on=other)
    vest = table.you.in_play("Flak Jacket", on=other)
    taxi = table.you.in_play(TAXI, on=other)
    table.you.holds(PAUSE)
    table.prey.ready("Mazz")
    table.you.acts(by=mine, word="take equipment", target=other)
    table.you.chooses(gun)
    table.you.chooses(taxi if with_taxi else vest)
    table.you.does("done")
    assert stealth(table.state, action_of(table)) == hidden
    rest(table)
    assert (table.on(taxi) == mine) is with_taxi
    assert table.on(gun) == mine


ERRANDS = {
    "hunt": None,
    "recruit": paper("Friend", recruits(), life=1),
    "employ": paper("Servant", employs(), life=1),
    "card": paper("Errand", action(gain_pool(1))),
}


@pytest.mark.parametrize(
    ("kind", "hidden"), [("hunt", 2), ("recruit", 2), ("employ", 2), ("bleed", 0), ("card", 0)]
)
@pytest.mark.parametrize("bearer", [True, False])
def test_what_a_taxi_hides(table: Table, kind: str, hidden: int, bearer: bool) -> None:
    """+1 stealth of its minion on these errands, of nobody else."""
    mine, other = table.you.ready("Ryan", blood=2), table.you.ready("Nassir", blood=2)
    table.you.in_play(TAXI, on=mine)
    table.you.holds(PAUSE)
    table.prey.ready("Mazz")
    acting = mine if bearer else other
    errand = ERRANDS.get(kind)
    if errand is None:
        table.you.acts(by=acting, word=kind)
    else:
        table.you.holds(errand)
        table.you.acts(errand.face.name, by=acting)
    own = 1 if hidden else 0
    assert stealth(table.state, action_of(table)) == (hidden if bearer else own)


@pytest.mark.ruling(TAXI, 2)
@pytest.mark.parametrize(
    ("blocker", "acts", "burned"),
    [
        ("Tara", "bearer", True),
        ("Johannes Worringen", "bearer", True),
        ("Anvil (G1)", "bearer", False),
        ("Tara", "other", False),
    ],
)
def test_a_prince_stops_the_taxi(table: Table, blocker: str, acts: str, burned: bool) -> None:
    """Burned as its minion is blocked by a prince or an archbishop, before anything else."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    taxi = table.you.in_play(TAXI, on=mine)
    theirs = table.prey.ready(blocker)
    table.you.holds("Change of Target")
    table.you.acts(word="bleed", by=mine if acts == "bearer" else other)
    table.prey.blocks(theirs)
    table.until("blocked", table.you)
    assert table.where(taxi) == ("ash_heap" if burned else "attached")
    rest(table)
    assert table.where(taxi) == ("ash_heap" if burned else "attached")
