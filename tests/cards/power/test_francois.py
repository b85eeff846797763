"""François "Warden" Loehr: whoever acts against him pays for it."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import TARGET, action, adds_blood_or_life, choose, lock, minion, ready
from table_talk import Table

FRANCOIS = 'François "Warden" Loehr (G4)'
JOHN = 'John "Cop90" O\'Malley (G4)'
HOLD = paper("Hold", action(choose(ready(minion)), lock(TARGET)))
DEAR = paper("Dear", action(choose(ready(minion)), lock(TARGET)), blood_cost=2)
AID = paper("Aid", action(choose(ready(minion)), adds_blood_or_life(1, TARGET)))
WALL = made_vampire("Wall", capacity=9)


@pytest.mark.parametrize(("who", "full"), [(WALL, 9), ("Loyal Street Gang", 5), (JOHN, 4)])
@pytest.mark.parametrize("at_him", [True, False])
def test_an_action_at_him_costs_a_blood_or_a_life(
    table: Table, who: object, full: int, at_him: bool
) -> None:
    """Of a vampire a blood, of an ally or an imbued a life, as it succeeds; pool nobody."""
    mine = table.you.ready(who, blood=full)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    francois, other = table.prey.ready(FRANCOIS), table.prey.ready("Nassir")
    table.you.holds(HOLD)
    table.you.acts("Hold", by=mine)
    table.you.chooses(francois if at_him else other)
    assert table.blood(mine) == full
    rest(table)
    assert table.blood(mine) == full - at_him
    assert table.locked(francois) is at_him
    assert table.you.pool() == 30


def test_it_is_paid_beside_the_cost_of_the_card(table: Table) -> None:
    """2 and 1."""
    mine = table.you.ready(WALL)
    table.you.ready(COMPANION)
    francois = table.prey.ready(FRANCOIS)
    table.prey.ready("Nassir")
    table.you.holds(DEAR)
    table.you.acts("Dear", by=mine)
    table.you.chooses(francois)
    rest(table)
    assert table.blood(mine) == 9 - 3


@pytest.mark.parametrize("whose", ["you", "prey"])
def test_his_own_side_pays_nothing(table: Table, whose: str) -> None:
    """Other Methuselahs' actions only."""
    mine = table.you.ready(WALL)
    table.you.ready(COMPANION)
    francois = getattr(table, whose).ready(FRANCOIS, blood=1)
    table.prey.ready("Nassir")
    table.you.holds(AID)
    table.you.acts("Aid", by=mine)
    table.you.chooses(francois)
    rest(table)
    assert table.blood(francois) == 2
    assert table.blood(mine) == (9 if whose == "you" else 8)


def test_a_bleed_of_his_controller_costs_nothing(table: Table) -> None:
    """It is directed at her; nor does what he does himself."""
    mine, francois = table.you.ready(WALL), table.prey.ready(FRANCOIS, locked=True)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.blood(mine) == 9
    assert table.blood(francois) == 3
