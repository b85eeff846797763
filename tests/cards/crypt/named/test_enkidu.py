"""Enkidu, The Noah: combat as an action, retainers that unlock him, no equipment."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import fight, made_up, rest
from made_up import paper
from methuselah.language import static, steal_equipment, strike
from table_talk import Table

ENKIDU = "Enkidu, The Noah (G4)"
STEAL = made_up("A theft", modes=(strike(steal_equipment),))
EYES = paper("Eyes", static("intercept", +1), kind="equipment")


def test_he_enters_combat_with_any_minion_of_others(table: Table) -> None:
    """A ready one, an ally too; his hand strike is for 3."""
    enkidu = table.you.ready(ENKIDU)
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    table.prey.torpor("Ryan")
    far = table.predator.ready("Lauren", locked=True)
    stray = table.grand_prey.ready("Underbridge Stray", level="ani")

    table.you.acts(enkidu, by=enkidu)
    assert table.you.choices() == {nassir, far, stray}
    table.you.chooses(nassir)
    assert action_of(table).targets == (table.prey.number,)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.over()
    assert table.blood(nassir) == 1
    assert table.blood(enkidu) == 10
    assert table.locked(enkidu)
    assert not table.locked(nassir)
    assert table.blood(far) == 4
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("word", "blocked", "locked"),
    [("employ", False, False), ("employ", True, True), ("bleed", False, True)],
)
def test_a_retainer_unlocks_him_at_the_end_of_the_turn(
    table: Table, word: str, blocked: bool, locked: bool
) -> None:
    """Employed by a successful action of his; another action does not do it."""
    enkidu = table.you.ready(ENKIDU)
    meaghan = table.you.ready("Meaghan")
    spy = table.you.holds("Raven Spy")
    ryan = table.prey.ready("Ryan")
    table.prey.in_play(EYES, on=ryan)

    if word == "employ":
        table.you.acts("Raven Spy", by=enkidu, level="ANI")
    else:
        table.you.acts(by=enkidu, word=word)
    if blocked:
        table.prey.blocks(ryan)
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.over()
    assert table.locked(enkidu)
    assert table.where(spy) == (
        "attached" if word == "employ" and not blocked else "ash_heap" if blocked else "hand"
    )
    assert table.waits_for(table.you)

    table.until_turn_of(table.prey)
    assert table.locked(enkidu) == locked
    assert not table.locked(meaghan)


def test_a_retainer_of_another_vampire_unlocks_nobody(table: Table) -> None:
    """Enkidu has bled, Ryan employs: both stay locked."""
    enkidu = table.you.ready(ENKIDU)
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    spy = table.you.holds("Raven Spy")
    table.prey.ready("Nassir")

    table.you.acts(by=enkidu, word="bleed")
    table.nobody_reacts()
    table.you.acts("Raven Spy", by=ryan, level="ani")
    table.nobody_reacts()
    assert table.on(spy) == ryan

    table.until_turn_of(table.prey)
    assert table.locked(enkidu)
    assert table.locked(ryan)


@pytest.mark.ruling("Enkidu, The Noah (G4)", 1)
def test_he_cannot_attempt_to_equip(table: Table) -> None:
    """Neither from the hand nor from another minion; Lauren can do both."""
    enkidu = table.you.ready(ENKIDU)
    lauren = table.you.ready("Lauren")
    meaghan = table.you.ready("Meaghan")
    table.you.in_play("Kevlar Vest", on=meaghan)
    table.you.holds("Flak Jacket")

    assert table.you.can_play("Flak Jacket", by=lauren)
    assert not table.you.can_play("Flak Jacket", by=enkidu)
    assert table.you.may("act", minion=lauren, word="take equipment")
    assert not table.you.may("act", minion=enkidu, word="take equipment")


@pytest.mark.ruling("Enkidu, The Noah (G4)", 1)
@pytest.mark.parametrize(("name", "steals"), [(ENKIDU, False), ("Ryan", True)])
def test_he_steals_no_equipment_by_a_strike(table: Table, name: str, steals: bool) -> None:
    """Such a strike gets him nothing; Ryan gets the jacket."""
    mine = table.you.ready(name)
    nassir = table.prey.ready("Nassir")
    jacket = table.prey.in_play("Flak Jacket", on=nassir)
    theft = table.you.holds(STEAL)

    fight(table, mine, nassir)
    table.you.plays(theft, by=mine)
    rest(table)
    assert table.on(jacket) == (mine if steals else nassir)


def test_a_location_may_be_on_him(table: Table) -> None:
    """Palatial Estate does not count as equipment while in play; it is at work on him."""
    enkidu = table.you.ready(ENKIDU, blood=9)
    estate = table.you.in_play("Palatial Estate", on=enkidu)
    table.prey.ready("Nassir")

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.on(estate) == enkidu
    assert table.blood(enkidu) == 10


def test_who_employs_in_his_place_is_not_unlocked(table: Table) -> None:
    """Enkidu announced it, and did not perform it."""
    enkidu = table.you.ready(ENKIDU)
    mask = table.you.ready(made_vampire("Mask", "obf", "ani", capacity=8))
    guard = table.prey.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.holds("Mask of a Thousand Faces", "Raven Spy")
    table.you.acts("Raven Spy", by=enkidu)
    table.prey.does("block", minion=guard)
    table.you.plays("Mask of a Thousand Faces")
    rest(table)
    locked = table.locked(mask)
    table.until_turn_of(table.prey)
    assert locked
    assert table.locked(mask)
