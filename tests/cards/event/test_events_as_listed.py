"""When events happen, as the list of events says it: blocks and equipment."""

from __future__ import annotations

import pytest

from action_talk import told, trick
from block_talk import COMPANION, made_vampire
from combat_talk import fight, made_up, rest
from made_up import paper
from methuselah.language import (
    YOU,
    attached,
    choose,
    chosen,
    gain_pool,
    is_a,
    minion,
    moves_onto,
    ready,
    steal_equipment,
    strike,
    trigger,
    use,
    yours,
)
from table_talk import Table

WALL = made_vampire("Wall", capacity=9)


@pytest.mark.parametrize(("event", "seat"), [("blocks", "prey"), ("is blocked", "you")])
def test_a_block_is_told_before_its_window(table: Table, event: str, seat: str) -> None:
    """Before the locks and the combat, too (R0, 3. Resolve the Action)."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.you.ready(COMPANION)
    hearing = getattr(table, seat)
    bearer = theirs if event == "blocks" else mine
    hearing.in_play(paper("Ear", trigger(event, gain_pool(1)), kind="equipment"), on=bearer)
    table.you.holds(trick(gain_pool(5), at=("blocked",)))

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.until("blocked", table.you)
    assert hearing.pool() == 31
    assert not table.locked(theirs)
    assert told(table, "combat") == 0
    rest(table)
    assert hearing.pool() == 31
    assert table.locked(theirs)


EAR = paper("Ear", trigger("equipped", gain_pool(1, YOU), who=attached(is_a("equipment"))))
HANDED = use(
    choose(attached(is_a("equipment")), name="what"),
    choose(ready(minion, yours), name="to"),
    moves_onto(chosen("what"), chosen("to")),
    at=("minion",),
)


def test_what_a_minion_equips_with_is_told(table: Table) -> None:
    """From the hand, and from another minion of yours, by an action."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Belinde")
    table.you.ready(COMPANION)
    table.you.in_play(EAR)
    bowl = table.you.holds("Bowl of Convergence")  # costs nothing

    table.you.acts(bowl, by=mine)
    table.nobody_reacts()
    assert table.you.pool() == 31
    table.you.acts(by=other, word="take equipment")
    table.nobody_reacts()
    assert table.on(bowl) == other
    assert table.you.pool() == 32


def test_what_comes_by_a_theft_is_not_told(table: Table) -> None:
    """A strike that steals equipment."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.you.in_play(EAR)
    bowl = table.prey.in_play("Bowl of Convergence", on=theirs)
    table.you.holds(made_up("Snatch", modes=(strike(steal_equipment),)))

    fight(table, mine, theirs)
    table.you.plays("Snatch", by=mine)
    rest(table)
    assert table.on(bowl) == mine
    assert table.you.pool() == 30


def test_what_is_moved_is_not_told(table: Table) -> None:
    """`moves_onto`, by whatever card."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Belinde")
    table.you.in_play(EAR)
    hand = table.you.in_play(paper("Hand", HANDED))
    bowl = table.you.in_play("Bowl of Convergence", on=mine)

    table.you.uses(hand)
    table.you.chooses(other)
    assert table.on(bowl) == other
    assert table.you.pool() == 30
