"""Righteous Blade: a Salubri's melee weapon, with a press to continue combat."""

from __future__ import annotations

import pytest

from combat_talk import MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced
from table_talk import Table

BLADE = "Righteous Blade"


@pytest.mark.parametrize(("clan", "may"), [("Salubri", True), ("Tremere", False)])
def test_a_salubri_equips_with_the_blade(table: Table, clan: str, may: bool) -> None:
    """Nobody else."""
    mine = table.you.ready(replaced("Ryan", clans=(clan,)))
    table.you.ready("Meaghan")
    blade = table.you.holds(BLADE)

    assert table.asked() is not None
    assert table.you.can_play(BLADE, by=mine) == may
    if may:
        table.you.acts(BLADE, by=mine)
        table.nobody_reacts()
        assert table.on(blade) == mine
        assert table.you.pool() == 30
        assert table.waits_for(table.you)


@pytest.mark.parametrize("strength", [1, 2])
def test_the_blade_adds_one_to_strength(table: Table, strength: int) -> None:
    """Once for each strike; the other strikes by hand."""
    mine = table.you.ready(replaced("Ryan", strength=strength))
    theirs = table.prey.ready("Ayelech (G6)")
    blade = table.you.in_play(BLADE, on=mine)

    fight(table, mine, theirs)
    table.you.uses(blade, level="strike")
    rest(table)

    assert damage_to(table, theirs) == strength + 1
    assert damage_to(table, mine) == 1
    assert table.on(blade) == mine
    assert table.waits_for(table.you)


def test_the_blade_does_nothing_at_long_range(table: Table) -> None:
    """A melee weapon."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready("Ayelech (G6)")
    blade = table.you.in_play(BLADE, on=mine)
    table.prey.holds(MANEUVER)

    fight(table, mine, theirs)
    table.prey.plays(MANEUVER.name, by=theirs)
    table.you.uses(blade, level="strike")
    rest(table)

    assert damage_to(table, theirs) == 0
    assert table.on(blade) == mine


def test_the_blade_presses_once_each_combat(table: Table) -> None:
    """Into a second round; there its press is spent, another one is not."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready("Ayelech (G6)")
    blade = table.you.in_play(BLADE, on=mine)
    table.you.holds(PRESS)

    fight(table, mine, theirs)
    table.you.uses(blade, level="strike")
    table.until("press", table.you)
    assert table.you.may("use", card=blade)
    table.you.uses(blade)
    table.you.uses(blade, level="strike")
    assert damage_to(table, theirs) == 4
    table.until("press", table.you)
    assert table.you.can_play(PRESS.name, by=mine)
    assert not table.you.may("use", card=blade)
    rest(table)

    assert damage_to(table, theirs) == 4
    assert table.waits_for(table.you)


def test_the_blade_does_not_press_to_end(table: Table) -> None:
    """The other one presses to continue: a press card could end it, the blade cannot."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready("Ayelech (G6)")
    blade = table.you.in_play(BLADE, on=mine)
    table.you.holds(PRESS)
    table.prey.holds(PRESS)

    fight(table, mine, theirs)
    table.prey.plays(PRESS.name, by=theirs)
    table.until("press", table.you)

    assert damage_to(table, theirs) == 1  # the first round still, by hand
    assert table.you.can_play(PRESS.name, by=mine)
    assert not table.you.may("use", card=blade)
