"""What befalls whoever blocks or is fought, and whom a combat card can be played on."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import rest
from fight_talk import blocked
from table_talk import Table

COMPANION = "Meaghan"
AELSWITH = "Aelswith, The Irresistible (G6)"


@pytest.mark.ruling("Drawing Out the Beast", 2)
@pytest.mark.parametrize(("opponent", "may"), [("Nassir", True), ("Renegade Garou", False)])
def test_an_ally_is_not_maddened(table: Table, opponent: str, may: bool) -> None:
    """The opponent must be a vampire."""
    mine = table.you.ready(made_vampire("Tamer", "ani"))
    theirs = table.prey.ready(opponent)
    card = table.you.holds("Drawing Out the Beast")

    blocked(table, mine, theirs)
    offered = False
    while not table.over():
        offered |= table.you.may("play", card=card)
        table.pass_on()
    assert offered is may


@pytest.mark.ruling(AELSWITH, 1)
def test_aelswith_is_paid_before_the_target_is_changed(table: Table) -> None:
    """The first moment for a card comes when the pool is burned; it stays so with no combat."""
    mine = table.you.ready(AELSWITH, blood=5)
    table.you.ready(COMPANION)
    change = table.you.holds("Change of Target")
    theirs = table.prey.ready("Nassir")

    blocked(table, mine, theirs)
    while not table.you.may("play", card=change):
        table.pass_on()
    assert table.prey.pool() == 29
    table.you.plays(change, by=mine)
    rest(table)

    assert not table.locked(mine)
    assert (table.prey.pool(), table.blood(mine)) == (29, 5)
