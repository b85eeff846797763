"""Vampires of the old sets: what they add to strikes, whom they fight, what they pay."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to, weapon
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import melee_strike, static, steal_blood
from table_talk import Table

COMPANION = "Meaghan"

# -- Jaroslav Pascek ------------------------------------------------------------------------------

JAROSLAV = "Jaroslav Pascek (G3)"
SABBAT = "Korah (G2)"
JOE = 'Joe "Boot" Hill (G4)'


@pytest.mark.ruling(JAROSLAV, 3)
@pytest.mark.parametrize(
    ("arms", "damage"),
    [(weapon("Cleaver", melee_strike(+1)), 4), (".44 Magnum", 2), (None, 1)],
)
def test_jaroslav_strikes_harder_with_melee_weapons(
    table: Table, arms: str | Definition | None, damage: int
) -> None:
    """2 more, like the rest of the strike; neither with a gun nor with his hands."""
    jaroslav = table.you.ready(JAROSLAV)
    other = table.prey.ready("Ryan")
    fights_with(table, jaroslav, other, arms)
    assert damage_to(table, other) == damage
    assert damage_to(table, jaroslav) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling(JAROSLAV, 2)
def test_jaroslav_adds_nothing_to_a_strike_without_damage(table: Table) -> None:
    """A melee weapon that steals blood only steals it."""
    jaroslav = table.you.ready(JAROSLAV, blood=5)
    other = table.prey.ready("Ryan")
    fights_with(table, jaroslav, other, weapon("Fang", steal_blood(1)))
    assert damage_to(table, other) == 0
    assert table.blood(other) == 3
    assert table.blood(jaroslav) == 5 + 1 - 1


def fights_with(table: Table, mine: int, theirs: int, arms: str | Definition | None) -> None:
    """Your minion strikes with this weapon, or by hand."""
    arm = None if arms is None else table.you.in_play(arms, on=mine)
    fight(table, mine, theirs)
    if arm is not None:
        table.you.does("use", card=arm, level="strike")
    rest(table)


@pytest.mark.ruling(JAROSLAV, 1)
def test_jaroslav_hurts_each_sabbat_vampire_of_his_prey(table: Table) -> None:
    """In torpor too; nobody else's, no Camarilla vampire, none at which no action is aimed."""
    jaroslav = table.you.ready(JAROSLAV)
    table.you.ready(COMPANION)
    korah = table.prey.ready(SABBAT, locked=True)
    torpid = table.prey.torpor("Jacques Molay (G4)", blood=2)
    camarilla = table.prey.ready("Ryan", locked=True)
    hidden = table.prey.ready("Gostoso (G6)", locked=True)
    table.prey.in_play(paper("Hood", static("no action at it"), kind="equipment"), on=hidden)
    own = table.you.ready("Konrad Fleischer (G4)")
    far = table.grand_prey.ready(JOE)
    table.you.acts(JAROSLAV, by=jaroslav)
    assert not table.grand_prey.may("block", minion=far)
    rest(table)
    assert [damage_to(table, one) for one in (korah, torpid)] == [1, 1]
    assert [damage_to(table, one) for one in (camarilla, hidden, own, far)] == [0, 0, 0, 0]
    assert table.locked(jaroslav)
    assert table.waits_for(table.you)


def test_jaroslav_takes_no_action_without_a_sabbat_vampire_there(table: Table) -> None:
    """Of his prey."""
    jaroslav = table.you.ready(JAROSLAV)
    table.prey.ready("Ryan")
    table.grand_prey.ready(SABBAT)
    assert not table.you.may("use action", card=JAROSLAV, minion=jaroslav)


# -- Jacques Molay, Joe "Boot" Hill ---------------------------------------------------------------


def test_jacques_enters_combat_with_an_ally_or_a_younger_vampire(table: Table) -> None:
    """Capacity 9 himself; none of yours, none in torpor, none as old."""
    jacques = table.you.ready("Jacques Molay (G4)")
    table.you.ready(COMPANION)
    ally = table.prey.ready("Loyal Street Gang")
    younger = table.grand_prey.ready(made_vampire("Younger", capacity=8), locked=True)
    table.prey.ready(made_vampire("As old", capacity=9), locked=True)
    table.prey.torpor("Ryan")
    table.you.acts("Jacques Molay (G4)", by=jacques)
    assert table.you.choices() == {ally, younger}
    table.you.chooses(younger)
    assert not table.prey.may("block")
    rest(table)
    assert damage_to(table, younger) == 2
    assert damage_to(table, jacques) == 1
    assert damage_to(table, ally) == 0
    assert table.waits_for(table.you)


def test_joe_hunts_werewolves_with_a_maneuver(table: Table) -> None:
    """At 1 stealth; no other ally, no vampire, none of yours."""
    joe = table.you.ready(JOE)
    table.you.ready(COMPANION)
    table.you.ready("Ossian")
    garou = table.prey.ready("Renegade Garou", locked=True)
    second = table.grand_prey.ready("Double Deuce", locked=True)
    table.prey.ready("Loyal Street Gang", locked=True)
    ryan = table.prey.ready("Ryan")
    table.you.acts(JOE, by=joe)
    assert table.you.choices() == {garou, second}
    table.you.chooses(garou)
    table.prey.blocks(ryan)
    table.you.does("use maneuver", minion=joe)
    rest(table)
    assert not table.locked(ryan)
    assert damage_to(table, joe) == 0
    assert damage_to(table, garou) == 0
    assert table.waits_for(table.you)


def test_joe_without_a_werewolf(table: Table) -> None:
    """His own ones do not count."""
    joe = table.you.ready(JOE)
    table.you.ready("Ossian")
    table.prey.ready("Loyal Street Gang")
    assert not table.you.may("use action", card=JOE, minion=joe)


# -- Gostoso --------------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [True, False])
def test_gostoso_can_gain_a_blood_from_bleeding_your_prey(table: Table, wanted: bool) -> None:
    """If you like."""
    gostoso = table.you.ready("Gostoso (G6)", blood=2)
    other = table.you.ready("Ryan", blood=2)
    table.you.acts(word="bleed", by=gostoso)
    if wanted:
        table.you.does("answer", card=gostoso)
    else:
        rest(table)
    assert table.blood(gostoso) == 2 + wanted
    assert table.blood(other) == 2
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


def test_gostoso_gains_nothing_from_anybody_else(table: Table) -> None:
    """A bleed that was redirected to your prey's prey."""
    gostoso = table.you.ready("Gostoso (G6)", blood=2)
    table.you.ready("Ryan", blood=2)
    table.prey.ready("Colette")
    table.prey.holds("Telepathic Misdirection")
    table.you.acts(word="bleed", by=gostoso)
    table.prey.plays("Telepathic Misdirection", level="AUS")
    table.prey.chooses(seat=table.grand_prey.number)
    rest(table)
    assert table.grand_prey.pool() == 29
    assert table.blood(gostoso) == 2
    assert table.waits_for(table.you)


# -- Rosemarie ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "who", "cost"),
    [
        ("Lucky Blow", "", "Rosemarie (G4)", 1),
        ("Soak", "FOR", "Rosemarie (G4)", 0),
        ("Lucky Blow", "", "Ryan", 0),
    ],
)
def test_rosemarie_pays_for_combat_cards_without_fortitude(
    table: Table, card: str, level: str, who: str, cost: int
) -> None:
    """1 blood more, those that require no Discipline too; others pay what is printed."""
    mine = table.you.ready(who)
    table.you.ready("Rosemarie (G4)")
    full = 3 if who != "Ryan" else 4
    theirs = table.prey.ready("Nassir")
    table.you.holds(card)
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=level)
    rest(table)
    taken = 0 if card == "Soak" else 1
    assert table.blood(mine) == full - cost - taken


@pytest.mark.parametrize(("blood", "playable"), [(0, False), (1, True)])
def test_rosemarie_needs_the_blood_for_it(table: Table, blood: int, playable: bool) -> None:
    """A card that costs nothing by itself."""
    rosemarie = table.prey.ready("Rosemarie (G4)", blood=blood)
    table.prey.holds("Lucky Blow")
    fight(table, table.you.ready("Ryan"), rosemarie)
    table.until("strike", table.prey) if playable else rest(table)
    assert table.prey.may("play", card="Lucky Blow") == playable


# -- Konrad Fleischer -----------------------------------------------------------------------------


@pytest.mark.parametrize(("treats", "where"), [(True, "ready"), (False, "torpor")])
def test_konrad_treats_one_aggravated_damage_as_normal(
    table: Table, treats: bool, where: str
) -> None:
    """Of 1 aggravated damage he burns a blood instead of going to torpor."""
    konrad = table.you.ready("Konrad Fleischer (G4)")
    other = clawed(table, konrad, strength=0)
    if treats:
        table.you.uses(konrad, level="treat")
    rest(table)
    assert table.where(konrad) == where
    assert table.blood(konrad) == (8 if treats else 9)
    assert table.where(other) == "ready"


def test_konrad_treats_no_second_one_in_the_round(table: Table) -> None:
    """Of 2 aggravated damage the other one stays so."""
    konrad = table.you.ready("Konrad Fleischer (G4)")
    clawed(table, konrad, strength=1)
    table.you.uses(konrad, level="treat")
    assert not table.you.may("use", card=konrad, level="treat")
    rest(table)
    assert table.where(konrad) == "torpor"
    assert table.blood(konrad) == 8


def test_konrad_has_nothing_to_treat_in_normal_damage(table: Table) -> None:
    """He is asked for nothing but his press, once each combat."""
    konrad = table.you.ready("Konrad Fleischer (G4)")
    other = table.prey.ready("Ryan")
    fight(table, konrad, other)
    table.you.does("use", card=konrad, level="press")
    rest(table)
    assert damage_to(table, konrad) == 2
    assert damage_to(table, other) == 2
    assert table.waits_for(table.you)


def clawed(table: Table, konrad: int, strength: int) -> int:
    """Somebody whose hands inflict aggravated damage blocks him, with so much more strength."""
    other = table.prey.ready(made_vampire("Clawed", "pro", capacity=6))
    if strength:
        strong = paper("Muscles", static("strength", strength), kind="equipment")
        table.prey.in_play(strong, on=other)
    table.prey.holds("Wolf Claws")
    fight(table, konrad, other)
    table.prey.plays("Wolf Claws", level="pro")
    return other
