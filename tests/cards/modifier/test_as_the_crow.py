"""As the Crow: a minion that flies unlocks after a successful action, once each turn."""

from __future__ import annotations

import pytest

from action_talk import trick
from combat_talk import rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import TARGET, action, choose, enters_combat, gain_pool, minion, ready
from table_talk import Table

CARD = "As the Crow"
FLYER = "Obsidian (G2)"


def test_a_flying_minion_unlocks(table: Table) -> None:
    """After its bleed; not before."""
    flyer = table.you.ready(FLYER, blood=3)
    other = table.you.ready("Ryan", locked=True)
    crow = table.you.holds(CARD)
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=flyer)
    assert not table.you.can_play(CARD)
    table.until("after_resolution", table.you)
    assert table.prey.pool() == 29
    table.you.plays(crow, by=flyer)
    rest(table)

    assert not table.locked(flyer)
    assert table.locked(other)
    assert table.blood(flyer) == 3
    assert table.where(crow) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "blocked", "may"), [(FLYER, False, True), (FLYER, True, False),
                                 ("Ryan", False, False)],
)  # fmt: skip
def test_only_who_flies_and_succeeds(table: Table, name: str, blocked: bool, may: bool) -> None:
    """Nobody who walks, and not after a blocked action."""
    acting = table.you.ready(name)
    table.you.ready("Meaghan")
    table.you.holds(CARD)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=acting)
    if blocked:
        table.prey.blocks(nassir)
    offered = False
    while not table.over():
        offered |= table.you.can_play(CARD)
        table.pass_on()
    assert offered is may
    assert table.locked(acting)


def test_each_minion_plays_one_each_turn(table: Table) -> None:
    """It does not unlock twice; another flyer does."""
    flyer = table.you.ready(FLYER, blood=2)
    earl = table.you.ready("Malachai (G6)")
    table.you.ready("Meaghan")
    table.you.holds(CARD, CARD)

    table.you.acts(word="bleed", by=flyer)
    table.you.plays(CARD, by=flyer)
    rest(table)
    table.you.acts(word="hunt", by=flyer)
    while not table.over():
        assert not table.you.can_play(CARD)
        table.pass_on()
    assert table.blood(flyer) == 3
    assert table.locked(flyer)
    table.you.acts(word="bleed", by=earl)
    table.you.plays(CARD, by=earl)
    rest(table)

    assert not table.locked(earl)
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("first", [CARD, "Trick"])
def test_it_comes_after_combat_in_any_order(table: Table, first: str) -> None:
    """During the action still; before or after what else waits for the resolution."""
    flyer = table.you.ready(FLYER)
    table.you.ready("Meaghan")
    rush = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))
    table.you.holds(rush, CARD, trick(gain_pool(1), at=("after_resolution",)))
    nassir = table.prey.ready("Nassir")
    table.prey.ready("Lauren")

    table.you.acts("Rush", by=flyer)
    table.you.chooses(nassir)
    table.until("after_resolution", table.you)
    assert damage_to(table, nassir) == 1
    assert not table.over()
    table.you.plays(first, by=flyer)
    table.you.plays("Trick" if first == CARD else CARD, by=flyer)
    rest(table)

    assert not table.locked(flyer)
    assert table.you.pool() == 31
    assert table.waits_for(table.you)
