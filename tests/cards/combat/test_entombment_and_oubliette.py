"""Strikes of the old sets: Entombment, Oubliette."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, fight, rest
from table_talk import Table

ALU = "Alu (G5)"
ANGEL = "Angel (G1)"
ANDREW = "Andrew Emory (G4)"
BANJOKO = "Banjoko (G3)"

# -- Entombment -----------------------------------------------------------------------------------


def test_inferior_entombment_burns_the_opposing_ally(table: Table) -> None:
    """The ally is burned; another is not. Its cost is 2 blood."""
    banjoko = table.you.ready(BANJOKO)
    buried = table.you.holds("Entombment")
    ally = table.prey.ready("Carlton Van Wyk")
    other = table.prey.ready("Procurer")

    fight(table, banjoko, ally)
    table.you.plays("Entombment", by=banjoko, level="obt")
    rest(table)

    assert table.where(ally) == "ash_heap"
    assert table.where(other) == "ready"
    assert table.where(buried) == "ash_heap"
    assert table.blood(banjoko) == 3
    assert table.waits_for(table.you)


def test_superior_entombment_sends_a_vampire_to_torpor(table: Table) -> None:
    """With its blood; whoever is beside it stays."""
    andrew = table.you.ready(ANDREW)
    table.you.holds("Entombment")
    angel = table.prey.ready(ANGEL)
    other = table.prey.ready(ALU)

    fight(table, andrew, angel)
    table.you.plays("Entombment", by=andrew, level="OBT")
    rest(table)

    assert table.where(angel) == "torpor"
    assert table.blood(angel) == 2
    assert table.where(other) == "ready"
    assert table.waits_for(table.you)


def test_inferior_entombment_does_nothing_to_a_vampire(table: Table) -> None:
    """It burns allies; neither is a vampire burned nor damaged."""
    andrew = table.you.ready(ANDREW)
    table.you.holds("Entombment")
    angel = table.prey.ready(ANGEL)

    fight(table, andrew, angel)
    table.you.plays("Entombment", by=andrew, level="obt")
    rest(table)

    assert table.where(angel) == "ready"
    assert table.blood(angel) == 2


@pytest.mark.ruling("Entombment", 1)
def test_entombment_reaches_nobody_at_long_range(table: Table) -> None:
    """A strike that is not ranged."""
    andrew = table.you.ready(ANDREW)
    table.you.holds("Entombment")
    norton = table.prey.ready("Dr. Stephen Norton")
    table.prey.holds("Swallowed by the Night")

    fight(table, andrew, norton)
    table.prey.plays("Swallowed by the Night", by=norton, level="OBF")
    table.you.plays("Entombment", by=andrew, level="OBT")
    rest(table)

    assert table.where(norton) == "ready"
    assert table.blood(norton) == 4


@pytest.mark.ruling("Entombment", 2)
def test_entombed_with_undead_persistence_is_wounded_until_combat_is_over(table: Table) -> None:
    """As with Undying Tenacity, which is not played here yet: to torpor after combat."""
    andrew = table.you.ready(ANDREW)
    table.you.holds("Entombment")
    anjalika = table.prey.ready("Anjalika Underwood (G5)")
    table.prey.holds("Undead Persistence")

    fight(table, andrew, anjalika)
    table.you.plays("Entombment", by=andrew, level="OBT")
    table.prey.plays("Undead Persistence", by=anjalika, level="for")
    assert table.where(anjalika) == "ready"
    rest(table)

    assert table.where(anjalika) == "torpor"


# -- Oubliette ------------------------------------------------------------------------------------


def test_inferior_oubliette_ends_combat(table: Table) -> None:
    """Before anything else resolves; it costs 1 blood."""
    banjoko = table.you.ready(BANJOKO)
    table.you.holds("Oubliette")
    angel = table.prey.ready(ANGEL)

    fight(table, banjoko, angel)
    table.you.plays("Oubliette", by=banjoko, level="obt")
    rest(table)

    assert [table.blood(card) for card in (banjoko, angel)] == [4, 2]
    assert table.waits_for(table.you)


def test_superior_oubliette_burns_a_blood_after_combat(table: Table) -> None:
    """1 blood of the opposing minion; of nobody else."""
    andrew = table.you.ready(ANDREW)
    table.you.holds("Oubliette")
    angel = table.prey.ready(ANGEL)
    other = table.prey.ready(ALU)

    fight(table, andrew, angel)
    table.you.plays("Oubliette", by=andrew, level="OBT")
    rest(table)

    assert [table.blood(card) for card in (andrew, angel, other)] == [4, 1, 2]
    assert table.waits_for(table.you)


def test_superior_oubliette_burns_the_life_of_an_ally_even_at_long_range(table: Table) -> None:
    """Life, and at long range as well."""
    andrew = table.you.ready(ANDREW)
    table.you.holds("Oubliette", "Ambush")
    table.you.ready("Meaghan")
    ally = table.prey.ready("Carlton Van Wyk", locked=True)

    table.you.acts("Ambush", by=andrew)
    table.you.does("use maneuver", minion=andrew)
    table.you.plays("Oubliette", by=andrew, level="OBT")
    rest(table)

    assert table.blood(ally) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Oubliette", 1)
@pytest.mark.ruling("Oubliette", 4)
@pytest.mark.parametrize(("card", "who", "level", "blood"), [
    ("Telepathic Tracking", "Kite (G2)", "AUS", 7 - 1 - 1),
    ("Psyche!", "Allanyan Serata (G5)", "CEL", 9 - 1),
])  # fmt: skip
def test_no_blood_is_burned_if_combat_goes_on(
    table: Table, card: str, who: str, level: str, blood: int
) -> None:
    """Another round or another combat: there only the hands take blood."""
    andrew = table.you.ready(ANDREW)
    table.you.holds("Oubliette")
    fighter = table.prey.ready(who)
    table.prey.holds(card)

    fight(table, andrew, fighter)
    table.you.plays("Oubliette", by=andrew, level="OBT")
    table.prey.plays(card, by=fighter, level=level)
    rest(table)

    assert table.blood(fighter) == blood


@pytest.mark.ruling("Oubliette", 2)
def test_no_blood_is_burned_if_it_is_dodged(table: Table) -> None:
    """Combat ends all the same."""
    andrew = table.you.ready(ANDREW)
    table.you.holds("Oubliette")
    angel = table.prey.ready(ANGEL)
    table.prey.holds(DODGE)

    fight(table, andrew, angel)
    table.you.plays("Oubliette", by=andrew, level="OBT")
    table.prey.plays("A dodge", by=angel)
    rest(table)

    assert table.blood(angel) == 2
    assert table.waits_for(table.you)


@pytest.mark.ruling("Oubliette", 3)
def test_an_aim_adds_nothing_to_it(table: Table) -> None:
    """No damage is inflicted, so Target Vitals adds none."""
    andrew = table.you.ready(ANDREW)
    table.you.holds("Oubliette", "Target Vitals")
    kite = table.prey.ready("Kite (G2)")

    fight(table, andrew, kite)
    table.you.plays("Oubliette", by=andrew, level="OBT")
    table.you.plays("Target Vitals", by=andrew)
    rest(table)

    assert table.blood(kite) == 6


@pytest.mark.ruling("Oubliette", 5)
def test_the_blood_is_lost_too_late_to_be_tasted(table: Table) -> None:
    """Taste of Vitae, at the end of the round, finds none: it is burned after combat."""
    andrew = table.you.ready(ANDREW)
    table.you.holds("Oubliette", "Taste of Vitae")
    angel = table.prey.ready(ANGEL)

    fight(table, andrew, angel)
    table.you.plays("Oubliette", by=andrew, level="OBT")
    table.you.plays("Taste of Vitae", by=andrew)
    rest(table)

    assert [table.blood(card) for card in (andrew, angel)] == [4, 1]
