"""Rabbat: the blood of a hunt that becomes pool."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from made_up import paper
from methuselah.language import action, choose, on, other, vampire, yours
from table_talk import Table

RABBAT = "Rabbat, The Sewer Goddess (G4)"
BITE = paper("Bite", action(choose(on(vampire, yours, other)), kind="hunt"))


@pytest.mark.ruling(RABBAT, 1)
@pytest.mark.rules_text("003 Rabbat, The Sewer Goddess 1")
@pytest.mark.parametrize("uses", [True, False])
@pytest.mark.parametrize("before", [7, 3])
def test_what_is_taken_from_a_vampire_becomes_pool(table: Table, before: int, uses: bool) -> None:
    """At once, so that a full one loses none of its own; without it the excess drains."""
    mine = table.you.ready(RABBAT, blood=before)
    victim = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    table.you.holds(BITE)
    table.you.acts("Bite", by=mine)
    table.you.chooses(victim)
    if uses:
        table.you.uses(mine, level="hunt")
    rest(table)
    assert table.blood(victim) == 2
    assert table.you.pool() == (31 if uses else 30)
    assert table.blood(mine) == (before if uses else min(7, before + 1))
