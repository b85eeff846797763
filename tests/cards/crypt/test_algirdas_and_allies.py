"""Algirdas: what an ally pays for its strike."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import damage_strike, static, strike
from table_talk import Table

ALGIRDAS = "Algirdas, The Solar Prophet (G6)"
HEAT = paper("Heat", levels={"pot": strike(damage_strike(3))}, blood_cost=1)
GIFT = paper("Gift", static("plays as a vampire", 3, word="pot"), kind="equipment")


@pytest.mark.ruling(ALGIRDAS, 2)
@pytest.mark.parametrize(("life", "damage"), [(2, 3), (1, 0)])
def test_an_ally_that_pays_its_last_life_does_not_strike(
    table: Table, life: int, damage: int
) -> None:
    """It is burned as it pays, and combat is over before the strikes are resolved."""
    mine, ally = table.you.ready(ALGIRDAS), table.prey.ready("Loyal Street Gang", blood=life)
    table.prey.in_play(GIFT, on=ally)
    table.you.holds(DODGE)
    table.prey.holds(HEAT, DODGE)
    fight(table, mine, ally)
    table.until("strike", table.you)
    table.you.does("hand strike")
    table.prey.plays("Heat", by=ally, level="pot")
    if life == 1:
        assert table.where(ally) == "ash_heap"
    rest(table)
    assert damage_to(table, mine) == damage
