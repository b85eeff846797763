"""Actions that require no Discipline."""

from __future__ import annotations

import pytest

from table_talk import Table


def test_the_first_creeping_sabotage_is_free_and_burns_pool_of_the_prey(table: Table) -> None:
    """X is 0 with no copy in play; the prey burns 1 pool in each of its player's unlock phases."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready("Meaghan")
    sabotage = table.you.holds("Creeping Sabotage")
    table.prey.ready("Nassir")
    table.you.acts("Creeping Sabotage", by=ryan)
    table.nobody_reacts()

    assert table.where(sabotage) == "permanent"
    assert table.blood(ryan) == 1
    assert table.prey.pool() == 30
    table.until_turn_of(table.prey, "minion")
    assert table.prey.pool() == 30
    table.until_turn_of(table.you, "minion")
    assert table.prey.pool() == 29
    assert table.grand_prey.pool() == 30
    assert table.predator.pool() == 30


@pytest.mark.parametrize("copies", [1, 2])
def test_each_copy_you_control_makes_the_next_dearer(table: Table, copies: int) -> None:
    """X counts your own copies only: it is paid by the vampire, who must have it."""
    enough = table.you.ready("Wauneka", blood=copies + 1)
    short = table.you.ready("Ryan", blood=copies)
    table.you.in_play("Creeping Sabotage")
    first, second = table.you.holds("Creeping Sabotage", "Creeping Sabotage")
    if copies == 2:
        table.you.in_play("Creeping Sabotage")
    table.prey.in_play("Creeping Sabotage")
    table.prey.ready("Nassir")

    table.you.acts(first, by=short)
    table.nobody_reacts()
    assert table.blood(short) == 0
    assert table.where(first) == "permanent"
    table.you.acts(second, by=enough)
    table.nobody_reacts()
    assert table.blood(enough) == 0

    table.until_turn_of(table.prey, "minion")
    assert table.grand_prey.pool() == 29
    table.until_turn_of(table.you, "minion")
    assert table.prey.pool() == 30 - copies - 2
    assert table.predator.pool() == 30


def test_creeping_sabotage_cannot_be_played_without_the_blood_for_x(table: Table) -> None:
    """Two copies in play, one blood; copies of the prey do not count against you."""
    short = table.you.ready("Ryan", blood=1)
    enough = table.you.ready("Wauneka", blood=2)
    table.you.in_play("Creeping Sabotage")
    table.you.in_play("Creeping Sabotage")
    table.prey.in_play("Creeping Sabotage")
    table.you.holds("Creeping Sabotage")

    assert not table.you.can_play("Creeping Sabotage", by=short)
    assert table.you.can_play("Creeping Sabotage", by=enough)


def test_creeping_sabotage_has_stealth_one_and_needs_a_nosferatu(table: Table) -> None:
    """A blocker without intercept fails; Meaghan is no Nosferatu."""
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready("Meaghan")
    sabotage = table.you.holds("Creeping Sabotage")
    nassir = table.prey.ready("Nassir")

    assert not table.you.can_play("Creeping Sabotage", by=meaghan)
    table.you.acts("Creeping Sabotage", by=ryan)
    table.prey.blocks(nassir)
    table.nobody_reacts()

    assert table.where(sabotage) == "permanent"
    assert not table.locked(nassir)


def test_minions_burn_creeping_sabotage_by_a_directed_action(table: Table) -> None:
    """The action is directed at its controller: only she may block it, and there is no stealth."""
    nassir = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    sabotage = table.predator.in_play("Creeping Sabotage")
    other = table.predator.in_play("Creeping Sabotage")
    table.prey.ready("Ryan")
    horace = table.predator.ready("Horace Radcliffe")

    table.you.acts(sabotage, by=nassir)
    assert not table.prey.may("block")
    assert table.predator.may("block", minion=horace)
    table.nobody_reacts()

    assert table.where(sabotage) == "ash_heap"
    assert table.where(other) == "permanent"
    assert table.locked(nassir)
    assert table.waits_for(table.you)


def test_a_block_saves_creeping_sabotage(table: Table) -> None:
    """Stealth 0 against intercept 0."""
    nassir = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    sabotage = table.predator.in_play("Creeping Sabotage")
    horace = table.predator.ready("Horace Radcliffe")

    table.you.acts(sabotage, by=nassir)
    table.predator.blocks(horace)
    table.nobody_reacts()

    assert table.where(sabotage) == "permanent"
    assert table.locked(horace)
