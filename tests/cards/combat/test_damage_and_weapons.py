"""Damage that cannot be prevented, prevention in portions, and what it does to a weapon."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, weapon
from methuselah.engine.definitions import Definition
from methuselah.language import ALL_DAMAGE, hand_strike, melee_strike, prevents_damage, strike
from table_talk import Table

SHIELD = made_up("Shield", modes=(prevents_damage(ALL_DAMAGE),))


@pytest.mark.parametrize(
    ("card", "level", "points", "cost"),
    [
        ("Blood Sweat", "qui", 2, 1),
        ("Blood Sweat", "QUI", 3, 1),
        ("Exuding Blood", "qui", 1, 0),
        ("Exuding Blood", "QUI", 2, 0),
    ],
)
def test_ranged_blood_cannot_be_prevented(
    table: Table, card: str, level: str, points: int, cost: int
) -> None:
    """At long range only; the opponent's shield is of no use."""
    mine = table.you.ready(made_vampire("Assassin", level), blood=3)
    theirs = table.prey.ready("Belinde")
    table.you.holds(MANEUVER, card)
    table.prey.holds(SHIELD)

    fight(table, mine, theirs)
    table.you.plays("A maneuver", by=mine)
    table.you.plays(card, by=mine, level=level)
    rest(table)

    assert damage_to(table, theirs) == points
    assert damage_to(table, mine) == 0
    assert table.blood(mine) == 3 - cost
    assert table.prey.hand().count("Shield") == 1


@pytest.mark.parametrize("card", ["Blood Sweat", "Exuding Blood"])
def test_ranged_blood_is_not_for_close_range(table: Table, card: str) -> None:
    """Only usable at long range."""
    mine = table.you.ready(made_vampire("Assassin", "QUI"))
    theirs = table.prey.ready("Belinde")
    table.you.holds(card)
    table.you.in_play(weapon("Club", melee_strike(+1)), on=mine)

    fight(table, mine, theirs)
    table.until("strike", table.you)

    assert not table.you.may("play", card=card)


@pytest.mark.parametrize(("level", "points"), [("qui", 2), ("QUI", 3)])
@pytest.mark.parametrize(("name", "more"), [("Belinde", 0), ("War Ghoul", 1)])
def test_vascular_explosion_is_worse_for_allies(
    table: Table, level: str, points: int, name: str, more: int
) -> None:
    """2 or 3 damage, 1 more on an ally; none of it is prevented, and it is no hand strike."""
    mine = table.you.ready(made_vampire("Assassin", level, capacity=9), blood=9)
    theirs = table.prey.ready(name)
    table.you.holds("Vascular Explosion")
    table.prey.holds(SHIELD)

    fight(table, mine, theirs)
    table.you.plays("Vascular Explosion", by=mine, level=level)
    rest(table)

    assert damage_to(table, theirs) == points + more
    assert table.prey.hand().count("Shield") == 1


# -- Armor of Vitality ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "strikes_with", "burned"),
    [
        ("for", "sword", False),
        ("FOR", "sword", True),
        ("FOR", "hand", False),
        ("FOR", "gun", False),
    ],
)
def test_armor_of_vitality_breaks_a_melee_weapon(
    table: Table, level: str, strikes_with: str, burned: bool
) -> None:
    """3 damage prevented, whatever from; at superior the melee weapon is destroyed; 1 blood."""
    mine = table.you.ready(made_vampire("Tank", level), blood=4)
    theirs = table.prey.ready("Belinde")
    table.you.holds("Armor of Vitality")
    sword = table.prey.in_play(weapon("Sword", melee_strike(+3)), on=theirs)
    gun = table.prey.in_play(".44 Magnum", on=theirs)
    own = table.you.in_play(weapon("Saber", melee_strike(+1)), on=mine)

    fight(table, mine, theirs)
    if strikes_with == "hand":
        table.prey.does("hand strike", minion=theirs)
    else:
        table.prey.uses(sword if strikes_with == "sword" else gun, level="strike")
    table.you.plays("Armor of Vitality", by=mine, level=level)
    rest(table)

    assert (table.where(sword) == "ash_heap") is burned
    assert table.where(gun) == "attached"
    assert table.where(own) == "attached"
    lost = 1 if strikes_with == "sword" else 0
    assert damage_to(table, mine) == lost
    assert table.blood(mine) == 4 - 1 - lost


@pytest.mark.ruling("Armor of Vitality", 1)
@pytest.mark.ruling("Armor of Vitality", 2)
@pytest.mark.ruling("Armor of Vitality", 3)
def test_armor_of_vitality_prevents_what_there_is(table: Table) -> None:
    """1 point; the rest does not wait for later, and without damage it is not played."""
    mine = table.you.ready(made_vampire("Tank", "for"), blood=4)
    theirs = table.prey.ready("Belinde")
    table.you.holds("Armor of Vitality")

    fight(table, mine, theirs)
    table.until("prevent", table.you)
    table.you.plays("Armor of Vitality", by=mine, level="for")
    rest(table)

    assert damage_to(table, mine) == 0
    assert table.blood(mine) == 3


# -- Chaundice ------------------------------------------------------------------------------------


def clubs(points: int) -> Definition:
    """A melee weapon of so much damage on strength 1."""
    return weapon(f"Club {points}", melee_strike(points - 1))


@pytest.mark.ruling("Chaundice (G4)", 1)
@pytest.mark.parametrize(("uses", "damage"), [(0, 5), (1, 3), (2, 1)])
def test_chaundice_prevents_two_twice(table: Table, uses: int, damage: int) -> None:
    """Of one strike of 5 she can prevent 4. [LSJ 20100708]"""
    mine = table.you.ready("Chaundice (G4)")
    table.you.ready("Brooke (G2)")  # whose slave she is
    theirs = table.prey.ready("Belinde")
    club = table.prey.in_play(clubs(5), on=theirs)

    fight(table, mine, theirs)
    table.prey.uses(club, level="strike")
    for _ in range(uses):
        table.you.uses(mine, level="prevent")
    if uses == 2:
        assert not table.you.may("use", card=mine)
    rest(table)

    assert damage_to(table, mine) == damage


@pytest.mark.parametrize("once", [1, 2])
def test_chaundice_keeps_what_is_left_for_the_round_only(table: Table, once: int) -> None:
    """Of 2 points 1 is used in the first round: in the next one a new use begins, the last."""
    mine = table.you.ready("Chaundice (G4)")
    table.you.ready("Brooke (G2)")  # whose slave she is
    theirs = table.prey.ready("Belinde")
    table.you.holds(PRESS, PRESS)

    fight(table, mine, theirs)
    table.you.uses(mine, level="prevent")
    table.you.plays("A press", by=mine)
    if once == 2:
        table.you.uses(mine, level="prevent")
    table.you.plays("A press", by=mine)
    table.until("prevent" if once == 1 else "minion", table.you)

    assert table.you.may("use", card=mine) is (once == 1)


@pytest.mark.ruling("Chaundice (G4)", 2)
def test_chaundice_does_not_prevent_aggravated_damage(table: Table) -> None:
    """Nor damage of the surroundings. [LSJ 20040812-2]"""
    mine = table.you.ready("Chaundice (G4)")
    table.you.ready("Brooke (G2)")  # whose slave she is
    theirs = table.prey.ready(made_vampire("Claws", "PRO"))
    claws = made_up("Claw", modes=(strike(hand_strike(+1, aggravated=True)),))
    table.prey.holds(claws)
    table.you.holds(made_up("Shrug", modes=(prevents_damage(1),)))

    fight(table, mine, theirs)
    table.prey.plays("Claw", by=theirs)
    table.until("prevent", table.you)

    assert not table.you.may("use", card=mine)
    assert table.you.may("play", card="Shrug")
