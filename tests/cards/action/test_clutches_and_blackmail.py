"""Umbrous Clutch: an attack that few see coming."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import COMPANION, PRESS, rest
from fight_talk import damage_to
from methuselah.rules.action.action import stealth
from table_talk import Table

CLUTCH = "Umbrous Clutch"
SHADOW = made_vampire("Shadow", "OBL", capacity=8)
WALL = made_vampire("Wall", capacity=11)


# -- Umbrous Clutch -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["obl", "OBL"])
def test_the_clutch_reaches_any_minion(table: Table, level: str) -> None:
    """Any ready one of others, at +1 stealth."""
    mine, other = table.you.ready(SHADOW), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    near, gang = table.prey.ready(WALL), table.prey.ready("Loyal Street Gang")
    far = table.grand_prey.ready("Lauren", locked=True)
    table.prey.torpor("Duck")
    table.you.holds(CLUTCH)
    assert not table.you.can_play(CLUTCH, by=other)
    table.you.acts(CLUTCH, by=mine, level=level)
    assert table.you.choices() == {near, gang, far}
    table.you.chooses(near)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (damage_to(table, mine), damage_to(table, near)) == (1, 1)
    assert damage_to(table, far) == 0
    assert table.blood(mine) == 7
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "first"), [("obl", False), ("OBL", True)])
def test_the_superior_clutch_maneuvers(table: Table, level: str, first: bool) -> None:
    """1 optional maneuver in that combat, once used gone."""
    mine, theirs = table.you.ready(SHADOW), table.prey.ready(WALL)
    table.you.ready(COMPANION)
    table.you.holds(CLUTCH)
    table.prey.holds(PRESS)
    table.you.acts(CLUTCH, by=mine, level=level)
    if first:
        table.until("range", table.you)
        table.you.does("use maneuver")
        table.until("press", table.prey)
        assert damage_to(table, theirs) == 0
        table.prey.plays("A press", by=theirs)
        while not table.over():
            assert not table.you.may("use maneuver")
            table.pass_on()
    else:
        while not table.over():
            assert not table.you.may("use maneuver")
            table.pass_on()
