"""Delizbieta of the Dark Eyes (G3): +1 intercept for the Ravnos of her controller."""

from __future__ import annotations

import pytest

from action_talk import trick
from combat_talk import rest
from methuselah.language import stealth
from methuselah.rules.action.blocks import intercept
from table_talk import Table

DELIZBIETA = "Delizbieta of the Dark Eyes (G3)"
HIDES = trick(stealth(+1), at=("attempt",))


@pytest.mark.parametrize(
    ("target", "number"),
    [("Zip (G3)", 1), (DELIZBIETA, 1), ("Nassir", 0), ("Vaclav Petalengro (G2)", 0)],
)
def test_delizbieta_sees_who_is_after_her_ravnos(table: Table, target: str, number: int) -> None:
    """One of hers or herself; no Tremere of hers, no Ravnos of somebody else."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready("Meaghan")
    table.you.holds("Deep Song")
    there = {name: table.prey.ready(name) for name in (DELIZBIETA, "Zip (G3)", "Nassir")}
    there["Vaclav Petalengro (G2)"] = table.grand_prey.ready("Vaclav Petalengro (G2)")

    table.you.acts("Deep Song", by=horace, level="ANI")
    table.you.chooses(there[target])
    table.asked()
    assert intercept(table.state, there[DELIZBIETA]) == number
    assert intercept(table.state, there["Zip (G3)"]) == 0


def test_delizbieta_blocks_at_one_stealth(table: Table) -> None:
    """The action against Zip fails; afterwards she sees no better than others."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready("Meaghan")
    table.you.holds("Deep Song", HIDES)
    delizbieta = table.prey.ready(DELIZBIETA)
    zip_ = table.prey.ready("Zip (G3)")

    table.you.acts("Deep Song", by=horace, level="ANI")
    table.you.chooses(zip_)
    table.prey.blocks(delizbieta)
    table.you.plays("Trick", by=horace)
    rest(table)

    assert table.locked(delizbieta)
    assert not table.locked(zip_)
    assert [table.blood(one) for one in (horace, delizbieta, zip_)] == [4, 6, 2]
    assert intercept(table.state, delizbieta) == 0
    assert table.waits_for(table.you)


def test_delizbieta_does_not_find_a_bleed_with_stealth(table: Table) -> None:
    """It is directed at her controller, not at a Ravnos."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready("Meaghan")
    table.you.holds(HIDES)
    delizbieta = table.prey.ready(DELIZBIETA)

    table.you.acts(word="bleed", by=horace)
    table.prey.blocks(delizbieta)
    table.you.plays("Trick", by=horace)
    rest(table)

    assert not table.locked(delizbieta)
    assert table.prey.pool() == 29


@pytest.mark.parametrize(("name", "number"), [("Zip (G3)", 1), ("Nassir", 0)])
def test_delizbieta_watches_over_a_ravnos_in_torpor(table: Table, name: str, number: int) -> None:
    """A diablerie is directed at it."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    delizbieta = table.prey.ready(DELIZBIETA)
    table.prey.torpor(name)

    table.you.acts(word="diablerie", by=ryan)
    table.asked()
    assert intercept(table.state, delizbieta) == number
