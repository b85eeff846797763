"""Make an Example: a Guruhi ends the action of a blocked Laibon with damage to both."""

from __future__ import annotations

import pytest

from action_talk import is_offered, told, trick
from fight_talk import damage_to
from methuselah.language import gain_pool
from table_talk import Table

CARD = "Make an Example"


@pytest.mark.ruling(CARD, 3)
@pytest.mark.parametrize(("blood", "left", "where"), [(4, 2, "ready"), (1, 0, "torpor")])
def test_both_are_hurt_and_the_action_ends(table: Table, blood: int, left: int, where: str) -> None:
    """2 unpreventable damage to each, no combat, and nothing can be played any more."""
    hasani = table.you.ready("Hasani (G4)", blood=blood)
    fish = table.you.ready("Fish (G4)")
    table.you.ready("Meaghan")
    after = trick(gain_pool(1), at=("after_resolution",))
    card, _ = table.you.holds(CARD, after)
    nassir = table.prey.ready("Nassir", blood=4)
    bystander = table.prey.ready("Lauren")

    table.you.acts(word="bleed", by=hasani)
    table.prey.blocks(nassir)
    table.until("blocked", table.you)
    table.you.plays(card, by=fish)

    assert table.over()
    assert damage_to(table, hasani) == damage_to(table, nassir) == 2
    assert (table.blood(hasani), table.where(hasani)) == (left, where)
    assert (table.blood(nassir), table.where(nassir)) == (2, "ready")
    assert told(table, "combat") == 0
    assert table.prey.pool() == 30
    assert table.you.pool() == 30
    assert "Trick" in table.you.hand()
    assert table.where(card) == "ash_heap"
    assert (table.blood(fish), table.locked(fish)) == (5, False)
    assert table.blood(bystander) == 4
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize(
    ("acting", "helper", "region", "locked", "may"),
    [
        ("Hasani (G4)", "Fish (G4)", "ready", True, True),
        ("Sobayifa (G3)", "Fish (G4)", "ready", False, True),
        ("Hasani (G4)", "Fish (G4)", "torpor", False, False),
        ("Hasani (G4)", "Homa (G4)", "ready", False, False),  # a Laibon, but no Guruhi
        ("Sobayifa (G3)", "Homa (G4)", "ready", False, False),  # the Guruhi is the acting one
        ("Ryan", "Fish (G4)", "ready", False, False),  # the acting vampire is no Laibon
    ],
)
def test_a_ready_guruhi_for_an_acting_laibon(
    table: Table, acting: str, helper: str, region: str, locked: bool, may: bool
) -> None:
    """Locked, but not in torpor; not the acting Guruhi itself."""
    mine = table.you.ready(acting)
    table.you.puts(helper, region, locked=locked)
    table.you.ready("Meaghan")
    table.you.holds(CARD)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(nassir)
    assert is_offered(table, table.you, CARD) is may
    assert table.waits_for(table.you)


def test_not_for_the_laibon_of_another_nor_without_a_block(table: Table) -> None:
    """The Guruhi of your prey makes no example; nor does yours before there is a block."""
    hasani = table.you.ready("Hasani (G4)")
    table.you.ready("Fish (G4)")
    table.you.ready("Meaghan")
    table.you.holds(CARD)
    table.prey.ready("Sobayifa (G3)")
    nassir = table.prey.ready("Nassir")
    table.prey.holds(CARD)

    table.you.acts(word="bleed", by=hasani)
    table.until("action", table.prey)
    assert not table.you.can_play(CARD)
    table.prey.blocks(nassir)
    table.until("blocked", table.you)
    assert table.you.can_play(CARD)
    assert not is_offered(table, table.prey, CARD)
