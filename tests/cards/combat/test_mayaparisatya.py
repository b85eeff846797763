"""Mayaparisatya: no damage from the weapons of the opposing minion, or a wound from afar."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, weapon
from made_up import paper
from methuselah.language import (
    OPPOSING,
    before_range,
    employs,
    environmental_damage,
    inflicts_each_round,
    melee_strike,
    uses_weapons,
)
from table_talk import Table

MAYA = "Mayaparisatya"
TARGET = made_vampire("Target", capacity=10)
CLUB = weapon("Club", melee_strike(+2))
DREAMER = made_vampire("Dreamer", "CHI", capacity=8)


@pytest.mark.parametrize("what", ["club", "gun", "hand", "raven", "sparks"])
def test_their_weapons_do_no_damage(table: Table, what: str) -> None:
    """In this combat, the next round too; hands, retainers and sparks do; 2 blood."""
    mine, theirs = table.you.ready(DREAMER), table.prey.ready(TARGET)
    club, gun = table.prey.in_play(CLUB, on=theirs), table.prey.in_play(".44 Magnum", on=theirs)
    if what == "raven":
        bird = paper("Bird", employs(), inflicts_each_round(1), kind="retainer")
        table.prey.in_play(bird, on=theirs)
    held = table.you.holds(MAYA)
    table.you.holds(PRESS)
    sparks = paper("Sparks", before_range(environmental_damage(1, OPPOSING)))
    table.prey.holds(*([sparks] if what == "sparks" else []))
    fight(table, mine, theirs)
    table.you.plays(held, by=mine, level="chi")
    assert table.blood(mine) == 6
    if what == "sparks":
        table.prey.plays("Sparks", by=theirs)
    for rounds in (1, 2):
        if what in ("club", "gun"):
            table.prey.uses(club if what == "club" else gun, level="strike")
        else:
            table.prey.does("hand strike")
        if rounds == 1:
            table.you.plays("A press", by=mine)
    rest(table)
    expected = {"club": 0, "gun": 0, "hand": 2, "raven": 4, "sparks": 3}
    assert damage_to(table, mine) == expected[what]
    assert damage_to(table, theirs) == 2
    assert table.waits_for(table.you)


def test_a_retainer_with_their_gun_does_none_either(table: Table) -> None:
    """A weapon of the opposing minion, whoever uses it; what it does to others stays."""
    ghoul = paper("Armed", employs(), uses_weapons(), inflicts_each_round(1), kind="retainer")
    mine, theirs = table.you.ready(DREAMER), table.prey.ready(TARGET)
    table.prey.in_play(".44 Magnum", on=theirs)
    table.prey.in_play(ghoul, on=theirs)
    table.you.holds(MAYA)
    fight(table, mine, theirs)
    table.you.plays(MAYA, by=mine, level="chi")
    table.prey.does("hand strike")
    table.prey.does("retainer uses")
    rest(table)
    assert damage_to(table, mine) == 1  # by hand
    assert damage_to(table, theirs) == 1
    assert table.waits_for(table.you)


def test_in_another_combat_weapons_hurt_again(table: Table) -> None:
    """And in this one those of the dreamer do all along."""
    mine, theirs = table.you.ready(DREAMER), table.prey.ready(TARGET)
    club = table.prey.in_play(CLUB, on=theirs)
    own = table.you.in_play(weapon("Stick", melee_strike(+1)), on=mine)
    table.you.holds(MAYA, AGAIN)
    fight(table, mine, theirs)
    table.you.plays(MAYA, by=mine, level="chi")
    table.you.uses(own, level="strike")
    table.prey.uses(club, level="strike")
    table.you.plays("Another combat", by=mine)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 2)
    table.prey.uses(club, level="strike")
    rest(table)
    assert damage_to(table, mine) == 3


def test_superior_maya_is_for_long_range(table: Table) -> None:
    """1 aggravated, which nobody prevents."""
    mine, theirs = table.you.ready(DREAMER), table.prey.ready(made_vampire("Tough", "FOR"))
    table.you.holds(MAYA, PRESS, DODGE)
    table.prey.holds(MANEUVER, "Skin of Rock")
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert not table.you.can_play(MAYA, by=mine, level="CHI")
    table.you.plays("A dodge", by=mine)
    table.you.plays("A press", by=mine)
    table.prey.plays("A maneuver", by=theirs)
    table.you.plays(MAYA, by=mine, level="CHI")
    while not table.over():
        assert not table.prey.can_play("Skin of Rock")
        table.pass_on()
    assert damage_to(table, theirs) == damage_to(table, theirs, aggravated=True) == 1
    assert table.blood(mine) == 6
    assert table.waits_for(table.you)
