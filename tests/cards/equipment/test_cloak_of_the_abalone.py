"""Cloak of the Abalone: Toreador and Toreador antitribu cannot block the bearer."""

from __future__ import annotations

import pytest

from table_talk import Table

CLOAK = "Cloak of the Abalone"


def test_a_minion_equips_with_the_cloak(table: Table) -> None:
    """For nothing, at +1 stealth."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    cloak = table.you.holds(CLOAK)
    table.prey.ready("Nassir")
    table.begins("minion")
    full = table.blood(ryan)

    table.you.acts(CLOAK, by=ryan)
    table.nobody_reacts()

    assert table.on(cloak) == ryan
    assert table.where(cloak) == "attached"
    assert table.blood(ryan) == full
    assert table.you.pool() == 30
    assert table.locked(ryan)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("blocker", ["Colin Flynn (G1)", "Carter (G2)"])
def test_toreador_cannot_block_the_bearer(table: Table, blocker: str) -> None:
    """Neither can Toreador antitribu; another clan may, and they may block others."""
    mine = table.you.ready("Ryan")
    meaghan = table.you.ready("Meaghan")
    table.you.in_play(CLOAK, on=mine)
    toreador = table.prey.ready(blocker)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=mine)
    assert table.prey.may("block", minion=nassir)
    assert not table.prey.may("block", minion=toreador)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=meaghan)
    assert table.prey.may("block", minion=nassir)
    assert table.prey.may("block", minion=toreador)


def test_the_cloak_of_a_blocker_bars_nobody(table: Table) -> None:
    """A Toreador that bears it blocks; so does another one beside it."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    bearer = table.prey.ready("Colin Flynn (G1)")
    other = table.prey.ready("Carter (G2)")
    table.prey.in_play(CLOAK, on=bearer)

    table.you.acts(word="bleed", by=ryan)

    assert table.prey.may("block", minion=bearer)
    assert table.prey.may("block", minion=other)
