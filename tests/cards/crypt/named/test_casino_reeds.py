"""Casino Reeds: blood for young Nosferatu, and a sure aim."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, MANEUVER, fight, made_up, rest
from fight_talk import damage_to
from methuselah.language import ranged_strike, steal_blood, strike
from table_talk import Table

CASINO = "Casino Reeds (G3)"
MAGNUM = ".44 Magnum"
LEECH = made_up("Leech", modes=(strike(steal_blood(1, ranged=True)),))
FIRE = made_up("Fire", modes=(strike(ranged_strike(1, aggravated=True)),))


@pytest.mark.parametrize(
    ("blood", "numbers", "moved"),
    [(9, {1, 2, 3}, 2), (9, {1, 2, 3}, 3), (3, {1, 2, 3}, 1), (2, {1, 2}, 2)],
)
def test_casino_feeds_young_nosferatu(
    table: Table, blood: int, numbers: set[int], moved: int
) -> None:
    """Up to 3 blood of his own to a younger one in your uncontrolled region."""
    casino = table.you.ready(CASINO, blood=blood)
    table.you.ready(COMPANION)
    ryan = table.you.uncontrolled("Ryan", blood=1)
    koko = table.you.uncontrolled("KoKo (G1)")
    table.you.uncontrolled("Sheldon, Lord of the Clog (G1)")  # as old as he is
    table.you.uncontrolled("Nik Sikko")
    table.you.ready("Chester DuBois (G1)", locked=True)
    theirs = table.prey.uncontrolled("Duck (G1)")

    table.you.acts(casino, by=casino)
    assert table.you.choices() == {ryan, koko}
    table.you.chooses(ryan)
    while not table.you.may("choose", number=1):
        table.pass_on()
    assert table.blood(casino) == blood
    assert {one.number for one in table.you.options("choose")} == numbers
    table.you.chooses(number=moved)
    rest(table)

    assert table.blood(casino) == blood - moved
    assert table.blood(ryan) == 1 + moved
    assert (table.blood(koko), table.blood(theirs)) == (0, 0)
    assert table.locked(casino)
    assert table.waits_for(table.you)


def test_casino_gives_his_last_blood(table: Table) -> None:
    """With 1 blood and one to feed there is nothing to choose."""
    casino = table.you.ready(CASINO, blood=1)
    table.you.ready(COMPANION)
    ryan = table.you.uncontrolled("Ryan")

    table.you.acts(casino, by=casino)
    table.nobody_reacts()
    assert (table.blood(casino), table.blood(ryan)) == (0, 1)
    assert table.where(casino) == "ready"


def test_casino_may_be_blocked(table: Table) -> None:
    """No stealth; nothing is moved then."""
    casino = table.you.ready(CASINO, blood=5)
    table.you.ready(COMPANION)
    ryan = table.you.uncontrolled("Ryan")
    nassir = table.predator.ready("Nassir")

    table.you.acts(casino, by=casino)
    table.predator.blocks(nassir)
    rest(table)
    assert (table.blood(casino), table.blood(ryan)) == (4, 0)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("how", "damage", "suffered"), [("hand", 1, 1), ("near", 3, 1), ("far", 3, 0)]
)
def test_casino_aims_well(table: Table, how: str, damage: int, suffered: int) -> None:
    """His .44 Magnum inflicts 3 at either range; his fists 1."""
    casino = table.you.ready(CASINO)
    magnum = table.you.in_play(MAGNUM, on=casino)
    table.you.holds(MANEUVER)
    trevon = table.prey.ready("Trevon Parker")

    fight(table, casino, trevon)
    if how == "far":
        table.you.plays(MANEUVER.name, by=casino)
    if how != "hand":
        table.you.uses(magnum, level="strike")
    rest(table)
    assert damage_to(table, trevon) == damage
    assert damage_to(table, casino) == suffered
    assert table.blood(trevon) == 6 - damage
    assert table.waits_for(table.you)


def test_others_do_not_aim_better(table: Table) -> None:
    """A Magnum in the hand of somebody opposing Casino inflicts 2."""
    casino = table.you.ready(CASINO)
    trevon = table.prey.ready("Trevon Parker")
    magnum = table.prey.in_play(MAGNUM, on=trevon)

    fight(table, casino, trevon)
    table.prey.uses(magnum, level="strike")
    rest(table)
    assert damage_to(table, casino) == 2
    assert damage_to(table, trevon) == 1


@pytest.mark.ruling(CASINO, 1)
def test_a_strike_without_damage_gets_none(table: Table) -> None:
    """A ranged theft of blood stays one."""
    casino = table.you.ready(CASINO, blood=5)
    table.you.holds(LEECH)
    trevon = table.prey.ready("Trevon Parker")

    fight(table, casino, trevon)
    table.you.plays(LEECH.name, by=casino)
    rest(table)
    assert damage_to(table, trevon) == 0
    assert table.blood(trevon) == 5
    assert table.blood(casino) == 5  # one stolen, one lost to a fist


@pytest.mark.ruling(CASINO, 2)
def test_the_additional_damage_is_aggravated_too(table: Table) -> None:
    """Both points of the fire."""
    casino = table.you.ready(CASINO)
    table.you.holds(FIRE)
    trevon = table.prey.ready("Trevon Parker")

    fight(table, casino, trevon)
    table.you.plays(FIRE.name, by=casino)
    rest(table)
    assert damage_to(table, trevon, aggravated=True) == 2
    assert table.where(trevon) == "torpor"
