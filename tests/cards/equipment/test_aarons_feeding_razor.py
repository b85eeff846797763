"""Aaron's Feeding Razor."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from made_up import paper
from methuselah.language import acts, choose, other, ready, vampire
from table_talk import Table

RAZOR = "Aaron's Feeding Razor"
STALKING = paper(
    "Stalking", acts(choose(ready(vampire, other)), kind="hunt", stealth=1), kind="event"
)
"""A card in play by which any vampire hunts another."""


def test_the_razor_costs_a_pool(table: Table) -> None:
    """An equip action."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    razor = table.you.holds(RAZOR)

    table.you.acts(razor, by=ryan)
    table.nobody_reacts()

    assert table.on(razor) == ryan
    assert table.you.pool() == 29
    assert table.locked(ryan)
    assert table.waits_for(table.you)


@pytest.mark.ruling(RAZOR, 1)
def test_a_hunt_with_the_razor_gains_two(table: Table) -> None:
    """Nobody is asked whether; another vampire of yours hunts for 1."""
    ryan = table.you.ready("Ryan", blood=1)
    other_one = table.you.ready("Lauren (G6)", blood=1)
    table.you.ready(COMPANION)
    table.you.in_play(RAZOR, on=ryan)

    table.you.acts(by=ryan, word="hunt")
    assert table.over()
    assert (table.blood(ryan), table.blood(other_one)) == (3, 1)

    table.you.acts(by=other_one, word="hunt")
    assert table.over()
    assert (table.blood(ryan), table.blood(other_one)) == (3, 2)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("seat", ["you", "prey"])
def test_the_razor_of_another_does_not_help(table: Table, seat: str) -> None:
    """Only its bearer."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    owner = getattr(table, seat)
    owner.in_play(RAZOR, on=owner.ready("Lauren (G6)"))

    table.you.acts(by=ryan, word="hunt")
    rest(table)

    assert table.blood(ryan) == 2


@pytest.mark.ruling(RAZOR, 2)
@pytest.mark.parametrize("armed", [True, False])
def test_the_victim_of_a_hunt_loses_more(table: Table, armed: bool) -> None:
    """The blood comes from the target of the hunt."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    victim = table.prey.ready("Octane")
    bystander = table.grand_prey.ready("Tony (G3)")
    table.you.in_play(STALKING)
    if armed:
        table.you.in_play(RAZOR, on=ryan)

    table.you.acts("Stalking", by=ryan)
    table.you.chooses(victim)
    rest(table)

    assert (table.blood(ryan), table.blood(victim)) == ((3, 4) if armed else (2, 5))
    assert table.blood(bystander) == 6
    assert table.waits_for(table.you)
