"""David Morgan gets +1 intercept against the smallest vampires."""

from __future__ import annotations

import pytest

from action_talk import told, trick
from block_talk import COMPANION, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import static, stealth
from table_talk import Table

DAVID = "David Morgan, The Scourge (G3)"
SMALL = made_vampire("Small", capacity=2)
SMALLER = made_vampire("Smaller", capacity=1)
BIGGER = made_vampire("Bigger one", capacity=3)
ALLY = replaced("Carlton Van Wyk", bleed=1, life=2)
SNEAKS = (
    trick(stealth(+1), at=("attempt",)),
    trick(stealth(+1), at=("attempt",), name="Another trick"),
)


@pytest.mark.parametrize(
    ("acting", "sneaks", "blocker", "blocked"),
    [
        (SMALL, 1, DAVID, True),
        (SMALLER, 1, DAVID, True),
        (BIGGER, 1, DAVID, False),
        (ALLY, 1, DAVID, False),
        (SMALL, 2, DAVID, False),  # +1 and no more
        (SMALL, 1, "Belinde", False),  # another vampire of his Methuselah
        (BIGGER, 0, DAVID, True),
    ],
)
def test_david_catches_vampires_of_capacity_2_or_less(
    table: Table, acting: Definition, sneaks: int, blocker: str, blocked: bool
) -> None:
    """A vampire with capacity 3 evades him with 1 stealth, and so does an ally."""
    minion = table.you.ready(acting)
    table.you.ready(COMPANION)
    blockers = {name: table.prey.ready(name) for name in (DAVID, "Belinde")}
    if sneaks:
        table.you.holds(*SNEAKS[:sneaks])

    table.you.acts(word="bleed", by=minion)
    table.prey.blocks(blockers[blocker])
    for sneak in SNEAKS[:sneaks]:
        table.you.plays(sneak.name, by=minion)
    rest(table)

    assert told(table, "blocks", card=blockers[blocker]) == int(blocked)
    assert table.prey.pool() == (30 if blocked else 29)
    assert table.locked(blockers[blocker]) == blocked
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("change", "blocked"), [(+1, False), (-1, True)])
def test_the_capacity_counts_as_it_is(table: Table, change: int, blocked: bool) -> None:
    """Not as it is printed: 2 that became 3, 3 that became 2."""
    minion = table.you.ready(SMALL if change > 0 else BIGGER, blood=2)
    table.you.in_play(paper("Growth", static("capacity", change), kind="equipment"), on=minion)
    table.you.ready(COMPANION)
    david = table.prey.ready(DAVID)
    table.you.holds(SNEAKS[0])

    table.you.acts(word="bleed", by=minion)
    table.prey.blocks(david)
    table.you.plays("Trick", by=minion)
    rest(table)

    assert told(table, "blocks", card=david) == int(blocked)
    assert table.prey.pool() == (30 if blocked else 29)
