"""Helen Fairchild: no equipment."""

from __future__ import annotations

import pytest

from combat_talk import MANEUVER, fight, made_up, rest
from methuselah.language import steal_equipment, strike
from table_talk import Table

HELEN = "Helen Fairchild (G6)"
STEAL = made_up("A theft", modes=(strike(steal_equipment),))


@pytest.mark.ruling(HELEN, 1)
def test_helen_cannot_attempt_to_equip(table: Table) -> None:
    """Neither from the hand nor from another minion; Lauren can do both."""
    helen = table.you.ready(HELEN)
    lauren = table.you.ready("Lauren")
    meaghan = table.you.ready("Meaghan")
    table.you.in_play("Kevlar Vest", on=meaghan)
    table.you.holds("Flak Jacket")

    table.asked()
    assert table.you.can_play("Flak Jacket", by=lauren)
    assert not table.you.can_play("Flak Jacket", by=helen)
    assert table.you.may("act", minion=lauren, word="take equipment")
    assert not table.you.may("act", minion=helen, word="take equipment")


@pytest.mark.ruling(HELEN, 1)
@pytest.mark.parametrize(("name", "steals"), [(HELEN, False), ("Ryan", True)])
def test_helen_steals_no_equipment_by_a_strike(table: Table, name: str, steals: bool) -> None:
    """Such a strike gets her nothing; Ryan gets the jacket."""
    mine = table.you.ready(name)
    nassir = table.prey.ready("Nassir")
    jacket = table.prey.in_play("Flak Jacket", on=nassir)
    theft = table.you.holds(STEAL)

    fight(table, mine, nassir)
    table.you.plays(theft, by=mine)
    rest(table)
    assert table.on(jacket) == (mine if steals else nassir)


@pytest.mark.parametrize(("name", "may"), [(HELEN, False), ("Ryan", True)])
def test_helen_cannot_use_equipment(table: Table, name: str, may: bool) -> None:
    """What is on her all the same does nothing: she has no maneuver by the goggles."""
    mine = table.you.ready(name)
    goggles = table.you.in_play("IR Goggles", on=mine)
    step = table.you.holds(MANEUVER)
    nassir = table.prey.ready("Nassir")
    fight(table, mine, nassir)
    table.until("range", table.you)
    assert table.you.can_play(step, by=mine)
    assert table.you.may("use", card=goggles) == may
