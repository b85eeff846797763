"""Allies of a few plain words: Political Ally and Rom Gypsy."""

from __future__ import annotations

import pytest

from block_talk import PAUSE, UNLOCKER, made_vampire
from combat_talk import COMPANION, rest
from scenes.actions import comes_into_play
from scenes.in_play import gives_when_locked
from scenes.strikes import can_strike, has_a_maneuver
from table_talk import Table

GYPSY, POLITICAL = "Rom Gypsy", "Political Ally"


def test_the_political_ally_bleeds_for_three(table: Table) -> None:
    """Of a Ventrue, for 2 pool; 3 bleed."""
    comes_into_play(POLITICAL, by="Earl (G3)")
    mine = table.you.ready(POLITICAL)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == 27


def test_the_gypsy_hides_a_ravnos() -> None:
    """Of a Ravnos, for 3 pool; a shot for 1, a maneuver; +1 stealth for Ravnos only."""
    comes_into_play(GYPSY, by="Brian Thompson (G4)")
    can_strike(GYPSY, damage=1)
    has_a_maneuver(GYPSY)
    gives_when_locked(GYPSY, what="stealth", amount=1, to="Brian Thompson (G4)", not_to=("Ryan",))


def test_the_gypsy_hides_no_ravnos_of_another(table: Table) -> None:
    """Your prey's acting Ravnos gets nothing of yours."""
    gypsy = table.prey.ready(GYPSY)
    mine = table.you.ready("Brian Thompson (G4)")
    table.you.ready(COMPANION)
    blocker = table.prey.ready(made_vampire("Blocker", capacity=10))
    table.prey.holds(PAUSE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    while not table.over():
        assert not table.prey.may("use", card=gypsy)
        table.pass_on()
    assert table.prey.pool() == 30


@pytest.mark.ruling(GYPSY, 1)
def test_the_gypsy_hides_on_the_first_day(table: Table) -> None:
    """Recruited this turn, it cannot act, but it can lock."""
    mine = table.you.ready("Brian Thompson (G4)")
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    gypsy = table.you.holds(GYPSY)
    table.you.holds(PAUSE)
    blocker = table.prey.ready(made_vampire("Blocker", capacity=10))
    table.you.acts(GYPSY, by=mine)
    rest(table)
    assert table.where(gypsy) == "ready"
    assert not table.you.may("act", minion=gypsy, word="bleed")
    table.you.uses("Unlocker")
    if table.you.choices():
        table.you.chooses(mine)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.uses(gypsy)
    rest(table)
    assert table.prey.pool() == 29
    assert table.locked(gypsy)
