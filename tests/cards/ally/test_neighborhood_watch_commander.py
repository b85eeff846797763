"""Neighborhood Watch Commander: who fails near it is hurt."""

from __future__ import annotations

from action_talk import is_offered
from block_talk import UNLOCKER
from combat_talk import rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import static
from table_talk import Table

COMMANDER = "Neighborhood Watch Commander"
EYES = paper("Eyes", static("intercept", +1), kind="equipment")


def test_a_commander_is_recruited_for_two_blood(table: Table) -> None:
    """It has 1 life."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    commander = table.you.holds(COMMANDER)

    table.you.acts(COMMANDER, by=ryan)
    table.nobody_reacts()

    assert table.where(commander) == "ready"
    assert (table.blood(commander), table.blood(ryan)) == (1, 2)
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


def test_the_commander_hurts_a_vampire_whose_action_was_blocked(table: Table) -> None:
    """1 damage after the combat; the commander locks, nobody else is hurt."""
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    commander = table.prey.ready(COMMANDER)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(nassir)
    table.until("after_resolution", table.prey)
    assert table.blood(ryan) == 3
    table.prey.uses(commander)
    rest(table)

    assert [table.blood(one) for one in (ryan, meaghan, nassir)] == [2, 3, 3]
    assert [damage_to(table, one) for one in (ryan, meaghan, nassir)] == [2, 0, 1]
    assert table.locked(commander)
    assert table.blood(commander) == 1
    assert table.waits_for(table.you)


def test_the_commander_may_be_of_anybody(table: Table) -> None:
    """Of the acting Methuselah, too; he need not lock."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    mine = table.you.ready(COMMANDER)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(nassir)
    table.until("after_resolution", table.you)
    assert table.you.may("use", card=mine)
    rest(table)

    assert not table.locked(mine)
    assert damage_to(table, ryan) == 1


def test_the_commander_leaves_a_successful_action_alone(table: Table) -> None:
    """The bleed goes through."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    commander = table.prey.ready(COMMANDER)

    table.you.acts(word="bleed", by=ryan)
    assert not is_offered(table, table.prey, commander)
    assert table.prey.pool() == 29
    assert table.blood(ryan) == 4


def test_the_commander_hurts_no_ally(table: Table) -> None:
    """A blocked one that acted."""
    mage = table.you.ready("Outcast Mage")
    table.you.ready("Meaghan")
    vagabond = table.prey.ready("Carlton Van Wyk")
    commander = table.prey.ready(COMMANDER)

    table.you.acts(word="bleed", by=mage)
    table.prey.blocks(vagabond)
    assert not is_offered(table, table.prey, commander)
    assert not table.locked(commander)
    assert table.prey.pool() == 30


def test_a_locked_commander_does_nothing(table: Table) -> None:
    """One that is locked cannot lock."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    commander = table.prey.ready(COMMANDER, locked=True)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(nassir)
    assert not is_offered(table, table.prey, commander)
    assert table.blood(ryan) == 3


def test_one_commander_locks_in_each_action(table: Table) -> None:
    """Whoever controls the second one; in the next action of the same vampire it may."""
    tony = table.you.ready("Tony (G3)")
    table.you.ready("Meaghan")
    table.you.in_play(UNLOCKER)
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren")
    table.prey.in_play(EYES, on=lauren)
    one = table.prey.ready(COMMANDER)
    two = table.predator.ready(COMMANDER)

    table.you.acts(word="bleed", by=tony)
    table.prey.blocks(nassir)
    table.prey.uses(one)
    assert not is_offered(table, table.predator, two)
    assert table.blood(tony) == 6 - 1 - 1
    table.you.uses("Unlocker")
    table.you.acts(word="hunt", by=tony)
    table.prey.blocks(lauren)
    table.predator.uses(two)
    rest(table)

    assert table.blood(tony) == 6 - 2 - 2
    assert table.locked(one)
    assert table.locked(two)
    assert table.waits_for(table.you)
