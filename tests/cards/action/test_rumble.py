"""Rumble: a combat with a larger hand, and a pool for a fallen fighter."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, rest
from fight_talk import replaced
from methuselah.rules.playing.hand import hand_size
from table_talk import Table


def test_the_hand_is_larger_in_that_combat(table: Table) -> None:
    """Yours by one, until it is over; the vampire is still ready: no pool is burned."""
    tock = table.you.ready("Tock (G3)")
    own = table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    far = table.predator.ready("Vagabond Mystic")
    table.prey.torpor("Ryan")
    table.prey.holds(DODGE)
    card = table.you.holds("Rumble")

    table.you.acts("Rumble", by=tock)
    assert table.you.choices() == {nassir, far}
    table.you.chooses(nassir)
    assert hand_size(table.state, table.you.number) == 7
    table.until("strike", table.prey)
    assert hand_size(table.state, table.you.number) == 8
    assert hand_size(table.state, table.prey.number) == 7
    rest(table)
    assert hand_size(table.state, table.you.number) == 7
    assert (table.blood(tock), table.blood(nassir), table.blood(own)) == (3, 3, 3)
    assert (table.you.pool(), table.where(card)) == (30, "ash_heap")
    assert table.locked(tock)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("blocked", [False, True])
@pytest.mark.parametrize(("blood", "pool", "where"), [(1, 29, "torpor"), (2, 30, "ready")])
def test_a_fallen_fighter_costs_a_pool(
    table: Table, blocked: bool, blood: int, pool: int, where: str
) -> None:
    """In the combat with the target, or with whoever blocks."""
    tock = table.you.ready("Tock (G3)", blood=blood)
    table.you.ready("Meaghan")
    nassir = table.prey.ready(replaced("Nassir", strength=2))
    lauren = table.prey.ready(replaced("Lauren", strength=2))
    table.you.holds("Rumble")
    table.you.acts("Rumble", by=tock)
    table.you.chooses(nassir)
    if blocked:
        table.prey.blocks(lauren)
    rest(table)
    assert table.where(tock) == where
    assert table.blood(nassir) == (4 if blocked else 3)
    assert (table.you.pool(), table.prey.pool()) == (pool, 30)
    assert table.waits_for(table.you)


def test_the_larger_hand_is_drawn_and_discarded(table: Table) -> None:
    """One more card in the combat, one to discard when it is over."""
    tock = table.you.ready("Tock (G3)")
    table.you.ready("Meaghan")
    table.prey.ready("Nassir")
    table.prey.holds(DODGE)
    rumble, *others = table.you.holds("Rumble", *["Fame"] * 6)
    second, first = table.you.library("Dodge"), table.you.library("Blur")

    table.you.acts(rumble, by=tock)
    assert (table.where(first), table.where(second)) == ("hand", "library")
    table.until("strike", table.prey)
    assert table.where(second) == "hand"
    table.nobody_reacts()
    table.you.does("discard", card=others[0])
    assert table.where(others[0]) == "ash_heap"
    assert table.waits_for(table.you)


def test_rumble_requires_the_sabbat(table: Table) -> None:
    """And somebody to fight."""
    tock = table.you.ready("Tock (G3)")
    ryan = table.you.ready("Ryan")
    table.prey.ready("Nassir")
    table.you.holds("Rumble")
    table.asked()
    assert table.you.can_play("Rumble", by=tock)
    assert not table.you.can_play("Rumble", by=ryan)
