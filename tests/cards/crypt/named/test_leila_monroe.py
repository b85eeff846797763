"""Leila Monroe: an Anarch with no blood becomes Sabbat."""

from __future__ import annotations

import pytest

from action_talk import action_of
from methuselah.engine.traits import sect_of
from methuselah.rules.action.action import stealth
from table_talk import Table

LEILA = "Leila Monroe (G4)"


def test_leila_chooses_an_anarch_with_no_blood(table: Table) -> None:
    """Of whomever, in torpor too; not one with 1 blood, not one of another sect."""
    leila = table.you.ready(LEILA)
    table.you.ready("Meaghan")
    mine = table.you.ready("Indira (G6)", blood=0, locked=True)
    theirs = table.prey.ready("Crow (G5)", blood=0)
    table.prey.ready("Marcel (G6)", blood=1)
    table.prey.ready("Duck (G1)", blood=0)
    fallen = table.grand_prey.torpor("Rayne (G6)", blood=0)

    table.you.acts(leila, by=leila)

    assert table.you.choices() == {mine, theirs, fallen}


def test_an_anarch_becomes_sabbat_for_good(table: Table) -> None:
    """Directed, at +1 stealth, for nothing; the one beside it stays an Anarch."""
    leila = table.you.ready(LEILA)
    table.you.ready("Meaghan")
    theirs = table.prey.ready("Crow (G5)", blood=0)
    other = table.grand_prey.ready("Octane (G6)", blood=0)
    table.prey.ready("Duck (G1)")

    table.you.acts(leila, by=leila)
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()

    assert sect_of(table.state, theirs) == "sabbat"
    assert sect_of(table.state, other) == "anarch"
    assert sect_of(table.state, leila) == "sabbat"
    assert table.blood(theirs) == 0
    assert table.blood(leila) == 4
    assert table.locked(leila)
    assert table.waits_for(table.you)
    table.until_turn_of(table.prey, "unlock")
    assert sect_of(table.state, theirs) == "sabbat"


def test_an_anarch_of_hers_is_no_target_of_a_directed_action(table: Table) -> None:
    """Her own: nobody is the target, and prey or predator may block."""
    leila = table.you.ready(LEILA)
    table.you.ready("Meaghan")
    mine = table.you.ready("Indira (G6)", blood=0, locked=True)
    table.prey.ready("Crow (G5)", blood=0)
    table.prey.ready("Duck (G1)")

    table.you.acts(leila, by=leila)
    table.you.chooses(mine)
    assert not action_of(table).targets
    table.nobody_reacts()

    assert sect_of(table.state, mine) == "sabbat"


def test_a_blocker_needs_intercept(table: Table) -> None:
    """The attempt of one without it fails; nobody but Leila acts so."""
    leila = table.you.ready(LEILA)
    meaghan = table.you.ready("Meaghan")
    theirs = table.prey.ready("Crow (G5)", blood=0)
    duck = table.prey.ready("Duck (G1)")

    assert table.asked() is not None
    assert not table.you.may("use action", card=leila, minion=meaghan)
    table.you.acts(leila, by=leila)
    table.prey.blocks(duck)
    table.nobody_reacts()

    assert sect_of(table.state, theirs) == "sabbat"
    assert not table.locked(duck)


@pytest.mark.parametrize(("blood", "may"), [(0, True), (1, False)])
def test_nobody_without_blood_nothing_to_do(table: Table, blood: int, may: bool) -> None:
    """At 1 blood the action is not there."""
    leila = table.you.ready(LEILA)
    table.prey.ready("Crow (G5)", blood=blood)

    assert table.asked() is not None
    assert table.you.may("act", minion=leila, word="bleed")
    assert table.you.may("use action", card=leila, minion=leila) == may
