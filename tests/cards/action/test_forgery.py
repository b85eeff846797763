"""Forgery: a bleed that feeds whoever bleeds."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import add, reaction
from table_talk import Table

FORGERY = "Forgery"
SHIELD = paper("Shield", reaction(add("bleed", -1)))


def test_forgery_bleeds_and_feeds(table: Table) -> None:
    """1 pool, the Edge, 1 blood."""
    brachah = table.you.ready("Brachah (G2)", blood=2)
    table.you.ready(COMPANION)
    forgery = table.you.holds(FORGERY)
    ryan = table.prey.ready("Ryan", blood=2)

    table.you.acts(FORGERY, by=brachah)
    assert table.blood(brachah) == 2
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.you.has_edge()
    assert table.blood(brachah) == 3
    assert table.where(forgery) == "ash_heap"
    assert table.locked(brachah)
    assert table.you.pool() == 30
    assert table.blood(ryan) == 2
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you)


def test_forgery_needs_capacity_5(table: Table) -> None:
    """5 or more, a vampire that could act."""
    four = table.you.ready("Ryan")
    five = table.you.ready("Brachah (G2)")
    six = table.you.ready("Anvil (G1)")
    idle = table.you.ready("Tamoszius", locked=True)
    down = table.you.torpor("Dodd (G2)")
    ally = table.you.ready("Loyal Street Gang")
    table.you.holds(FORGERY)

    everybody = (four, five, six, idle, down, ally)
    assert {one for one in everybody if table.you.can_play(FORGERY, by=one)} == {five, six}


def test_forgery_blocked(table: Table) -> None:
    """No pool is lost, no blood gained."""
    brachah = table.you.ready("Brachah (G2)", blood=3)
    table.you.ready(COMPANION)
    forgery = table.you.holds(FORGERY)
    ryan = table.prey.ready("Ryan")

    table.you.acts(FORGERY, by=brachah)
    table.prey.blocks(ryan)
    rest(table)
    assert table.prey.pool() == 30
    assert table.blood(brachah) == 2  # a blow of Ryan's
    assert table.where(forgery) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("shields", "pool", "blood"), [(0, 29, 3), (1, 30, 2)])
def test_a_bleed_for_nothing_feeds_nobody(
    table: Table, shields: int, pool: int, blood: int
) -> None:
    """A bleed for 0 is no successful one."""
    brachah = table.you.ready("Brachah (G2)", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(FORGERY)
    ryan = table.prey.ready("Ryan")
    table.prey.holds(SHIELD)

    table.you.acts(FORGERY, by=brachah)
    if shields:
        table.prey.plays(SHIELD.name, by=ryan)
    table.nobody_reacts()
    assert table.prey.pool() == pool
    assert table.blood(brachah) == blood
    assert table.you.has_edge() == (pool == 29)
