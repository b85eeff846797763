"""Melee weapons that only strike: Bastard Sword, Meat Cleaver, Femur of Toomler."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, MANEUVER, fight, rest
from fight_talk import damage_to, replaced
from table_talk import Table

WEAPONS = {"Bastard Sword": (1, False), "Meat Cleaver": (1, False), "Femur of Toomler": (2, True)}
FEMUR = "Femur of Toomler"
TZIMISCE = "America Johnson (G5)"


@pytest.mark.parametrize(("name", "cost"), [(name, pool) for name, (pool, _) in WEAPONS.items()])
def test_a_minion_equips_with_it(table: Table, name: str, cost: int) -> None:
    """Its controller pays as it succeeds."""
    mine = table.you.ready(TZIMISCE)
    table.you.ready("Meaghan")
    weapon = table.you.holds(name)

    table.you.acts(name, by=mine)
    table.nobody_reacts()
    assert table.on(weapon) == mine
    assert [seat.pool() for seat in table.seats] == [30 - cost, 30, 30, 30, 30]
    assert table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", WEAPONS)
@pytest.mark.parametrize("clan", ["Tzimisce", "Toreador"])
def test_only_the_femur_asks_for_a_clan(table: Table, name: str, clan: str) -> None:
    """A Tzimisce equips with each of them."""
    mine = table.you.ready(replaced("Ryan", clans=(clan,)))
    table.you.holds(name)

    table.asked()
    assert table.you.can_play(name, by=mine) is (name != FEMUR or clan == "Tzimisce")


@pytest.mark.parametrize("name", WEAPONS)
@pytest.mark.parametrize("strength", [1, 2])
@pytest.mark.parametrize("far", [False, True])
def test_it_strikes_for_strength_and_one(table: Table, name: str, strength: int, far: bool) -> None:
    """At close range, each time; the damage of the Femur is aggravated."""
    mine = table.you.ready(replaced("Nassir", strength=strength))
    weapon = table.you.in_play(name, on=mine)
    foe = table.prey.ready("Tara (G5)")
    bystander = table.prey.ready("Baixinho")
    table.prey.holds(MANEUVER)

    fight(table, mine, foe)
    if far:
        table.prey.plays("A maneuver", by=foe)
    table.you.uses(weapon, by=mine, level="strike")
    rest(table)
    assert damage_to(table, foe) == (0 if far else strength + 1)
    aggravated = WEAPONS[name][1] and not far
    assert damage_to(table, foe, aggravated=True) == (strength + 1 if aggravated else 0)
    assert table.where(foe) == ("torpor" if aggravated else "ready")
    assert table.blood(bystander) == 3
    assert table.on(weapon) == mine
    assert table.waits_for(table.you)


@pytest.mark.ruling("Femur of Toomler", 1)
def test_another_clan_takes_the_femur(table: Table) -> None:
    """The rulebook action asks for no requirement. [ANK 20180719-3]"""
    mine = table.you.ready(TZIMISCE)
    ryan = table.you.ready("Ryan")
    femur = table.you.in_play(FEMUR, on=mine)
    table.you.ready(COMPANION)

    table.you.acts(word="take equipment", by=ryan)
    table.nobody_reacts()
    assert table.on(femur) == ryan
    assert table.you.pool() == 30
