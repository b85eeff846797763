"""Reverend Adams: -1 stealth on political actions; who blocks him and is older does not lock."""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import made_vampire
from combat_talk import fight, rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import stealth
from politics_talk import motion
from table_talk import Table

ADAMS = "Reverend Adams (G4)"
THUG = paper("Thug", kind="ally", life=3, strength=1, bleed=1)


@pytest.mark.parametrize(
    ("caller", "blocked"), [(ADAMS, True), (made_vampire("Other", capacity=3), False)]
)
def test_adams_calls_a_referendum(table: Table, caller: str | Definition, blocked: bool) -> None:
    """Without the usual stealth; another vampire has it, even beside him."""
    if caller != ADAMS:
        table.you.ready(ADAMS)
    acting = table.you.ready(caller)
    table.you.ready("Meaghan")
    table.you.holds(motion())
    ryan = table.prey.ready("Ryan", blood=4)

    table.you.acts("Motion", by=acting)
    table.prey.blocks(ryan)
    rest(table)
    assert table.blood(ryan) == (3 if blocked else 4)
    assert table.waits_for(table.you)


def test_adams_keeps_the_stealth_of_a_bleed(table: Table) -> None:
    """+1 stealth is enough against nobody's intercept."""
    adams = table.you.ready(ADAMS)
    table.you.ready("Meaghan")
    table.you.holds(trick(stealth(+1), at=("attempt",)))
    ryan = table.prey.ready("Ryan", blood=4)

    table.you.acts(word="bleed", by=adams)
    table.prey.blocks(ryan)
    table.you.plays("Trick", by=adams)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.blood(ryan) == 4
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("acting", "blocker", "locked"),
    [
        (ADAMS, made_vampire("Elder", capacity=4), False),
        (ADAMS, made_vampire("Peer", capacity=3), True),
        (ADAMS, made_vampire("Childe", capacity=2), True),
        (ADAMS, THUG, True),
        (made_vampire("Other", capacity=3), made_vampire("Elder", capacity=4), True),
    ],
)
def test_whoever_blocks_adams(
    table: Table, acting: str | Definition, blocker: Definition, locked: bool
) -> None:
    """Only older vampires do not lock, and only where he acts."""
    if acting != ADAMS:
        table.you.ready(ADAMS)
    mine = table.you.ready(acting)
    theirs = table.prey.ready(blocker)

    fight(table, mine, theirs)
    rest(table)
    assert table.prey.pool() == 30
    assert table.locked(theirs) == locked
    assert table.locked(mine)
    assert table.waits_for(table.you)
