"""Rulings on hunts that are none of the rulebook's: whose blood it is, what the hunt requires."""

from __future__ import annotations

import pytest

from action_talk import told
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import acts, choose, other, ready, vampire
from table_talk import Table

STALKING = paper(
    "Stalking", acts(choose(ready(vampire, other)), kind="hunt", stealth=1), kind="event"
)
"""A card in play by which any vampire hunts another."""


@pytest.mark.ruling("Amadeo (G2)", 1)
@pytest.mark.ruling("The Hungry Coyote", 1)
@pytest.mark.parametrize(
    ("hunter", "coyote", "bonus"),
    [
        ("Amadeo (G2)", False, 1),
        ("Agatha (G2)", True, 1),
        ("Amadeo (G2)", True, 1),
        ("Agatha (G2)", False, 0),
    ],
)
def test_more_is_hunted_from_a_victim_too(
    table: Table, hunter: str, coyote: bool, bonus: int
) -> None:
    """The blood comes from the target of the hunt [RTR 20030519]; Amadeo is no Sabbat vampire."""
    acting = table.you.ready(hunter, blood=1)
    table.you.ready(COMPANION)
    victim = table.prey.ready("Octane")
    bystander = table.grand_prey.ready("Mazz")
    table.you.in_play(STALKING)
    if coyote:
        table.you.in_play("The Hungry Coyote")
    full = 6

    table.you.acts("Stalking", by=acting)
    table.you.chooses(victim)
    rest(table)

    assert table.blood(acting) == 2 + bonus
    assert table.blood(victim) == full - 1 - bonus
    assert table.blood(bystander) == 3
    assert told(table, "succeeded", word="hunt") == 1
