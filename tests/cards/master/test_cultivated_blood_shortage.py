"""Cultivated Blood Shortage: Ventrue burn blood in their unlock phases, or are locked."""

from __future__ import annotations

import pytest

from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import static
from table_talk import Table

SHORTAGE = "Cultivated Blood Shortage"
THUG = paper("Thug", kind="ally", life=3, strength=1, bleed=1)


def test_a_shortage_is_put_in_play(table: Table) -> None:
    """For nothing."""
    card = table.you.holds(SHORTAGE)
    gideon = table.you.ready("Gideon Fontaine (G1)", blood=2)
    table.begins("master")

    table.you.plays(SHORTAGE)
    table.until_turn_of(table.you, "minion")
    assert table.where(card) == "permanent"
    assert table.you.pool() == 30
    assert (table.blood(gideon), table.locked(gideon)) == (2, False)
    assert table.waits_for(table.you)


def test_the_ventrue_of_another_methuselah(table: Table) -> None:
    """Hers in her unlock phase: ready or in torpor; no others."""
    mine = table.you.ready("Gideon Fontaine (G1)", blood=2)
    table.you.ready("Meaghan")
    diana = table.prey.ready("Diana Vick (G3)", blood=2)
    earl = table.prey.ready("Earl (G3)", blood=1)
    jackson = table.prey.ready("Jackson Asher (G4)", blood=0)
    elena = table.prey.torpor("Elena Gutierrez (G3)", blood=1)
    waiting = table.prey.uncontrolled("Jack Tredegar (G5)", blood=1)
    antitribu = table.prey.ready(replaced("Ryan", clans=("Ventrue antitribu",)), blood=2)
    nassir = table.prey.ready("Nassir", blood=0)
    later = table.grand_prey.ready("Itzahk Levine (G2)", blood=2)
    table.predator.in_play(SHORTAGE)
    table.prey.holds("Fame")

    table.until_turn_of(table.prey, "master")
    assert (table.blood(diana), table.locked(diana)) == (1, False)
    assert (table.blood(earl), table.locked(earl)) == (0, False)
    assert (table.blood(jackson), table.locked(jackson)) == (0, True)
    assert table.blood(elena) == 0
    assert table.blood(waiting) == 1
    assert (table.blood(antitribu), table.locked(antitribu)) == (2, False)
    assert not table.locked(nassir)
    assert (table.blood(mine), table.blood(later)) == (2, 2)
    assert table.waits_for(table.prey)


@pytest.mark.parametrize(
    ("copies", "blood", "left", "locked"),
    [(1, 2, 1, False), (1, 0, 0, True), (2, 2, 0, False), (2, 1, 0, True)],
)
def test_your_own_ventrue(table: Table, copies: int, blood: int, left: int, locked: bool) -> None:
    """In your unlock phase, once for each copy."""
    gideon = table.you.ready("Gideon Fontaine (G1)", blood=blood, locked=True)
    theirs = table.prey.ready("Diana Vick (G3)", blood=2)
    for _ in range(copies):
        table.you.in_play(SHORTAGE)
    table.you.holds("Fame")
    table.begins("unlock")

    table.until_turn_of(table.you, "master")
    assert (table.blood(gideon), table.locked(gideon)) == (left, locked)
    assert table.blood(theirs) == 2
    assert table.waits_for(table.you)


@pytest.mark.parametrize("intercept", [0, 1])
def test_a_vampire_burns_the_shortage(table: Table, intercept: int) -> None:
    """At +1 stealth, directed at its controller."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    card = table.prey.in_play(SHORTAGE)
    nassir = table.prey.ready("Nassir")
    eyes = paper("Eyes", static("intercept", intercept), kind="equipment")
    table.prey.in_play(eyes, on=nassir)

    table.you.acts(card, by=ryan)
    assert table.where(card) == "permanent"
    table.prey.blocks(nassir)
    rest(table)
    assert table.where(card) == ("permanent" if intercept else "ash_heap")
    assert table.locked(ryan)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("owner", ["you", "grand_prey"])
def test_anybodys_shortage_can_be_burned(table: Table, owner: str) -> None:
    """Your own, too; the other copy stays."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    card = getattr(table, owner).in_play(SHORTAGE)
    other = table.prey.in_play(SHORTAGE)

    table.you.acts(card, by=ryan)
    table.nobody_reacts()
    assert table.where(card) == "ash_heap"
    assert table.where(other) == "permanent"
    assert table.waits_for(table.you)


def test_who_cannot_burn_the_shortage(table: Table) -> None:
    """Allies, locked vampires, those in torpor."""
    ryan = table.you.ready("Ryan")
    locked = table.you.ready("Meaghan", locked=True)
    fallen = table.you.torpor("Dirk (G4)")
    thug = table.you.ready(THUG)
    card = table.prey.in_play(SHORTAGE)

    assert table.you.may("use action", card=card, by=ryan)
    assert not table.you.may("use action", card=card, by=thug)
    assert not table.you.may("use action", card=card, by=locked)
    assert not table.you.may("use action", card=card, by=fallen)
