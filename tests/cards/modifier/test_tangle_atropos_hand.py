"""Tangle Atropos' Hand: an action is cancelled while somebody attempts to block it."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import action, gain_pool, modifier
from methuselah.rules.action.action import stealth
from scenes.rulings import counts_as_the_discipline_used
from scenes.telling import changing
from table_talk import Table

TANGLE = "Tangle Atropos' Hand"
LEVELS = pytest.mark.parametrize("level", ["pot", "tem", "TEM"])
DEED = paper("Deed", action(gain_pool(1)))


def weaver(table: Table, level: str) -> int:
    """Your vampire, and another one so that your turn goes on."""
    mine = table.you.ready(made_vampire("Weaver", level, capacity=8), blood=5)
    table.you.ready(COMPANION)
    return mine


@LEVELS
@pytest.mark.ruling(TANGLE, 1)
@pytest.mark.ruling(TANGLE, 2)
@pytest.mark.rules_text("003 Tangle Atropo's Hand 1")
def test_a_bleed_is_cancelled_and_may_be_taken_again(table: Table, level: str) -> None:
    """Nobody is locked, nothing is played afterwards; the same vampire bleeds again."""
    mine = weaver(table, level)
    card = table.you.holds(TANGLE)
    after = paper("After", modifier(gain_pool(1), at=("after_resolution",)))
    table.you.holds(PAUSE, after)
    blocker = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    assert not table.you.can_play(TANGLE)  # nobody attempts to block yet
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    table.you.plays(card, by=mine, level=level)
    assert table.over()
    assert (table.locked(mine), table.locked(blocker)) == (False, False)
    assert table.blood(mine) == 4
    assert (table.prey.pool(), table.you.pool()) == (30, 30)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you, "minion")
    assert table.you.may("act", minion=mine, word="bleed")
    table.you.acts(word="bleed", by=mine)
    assert stealth(table.state, action_of(table)) == (1 if level == "TEM" else 0)
    rest(table)
    assert table.prey.pool() == 29


@LEVELS
@pytest.mark.ruling(TANGLE, 2)
def test_an_action_card_is_taken_back_with_temporis(table: Table, level: str) -> None:
    """Then one card too many is discarded; with Potence it goes to the ash heap."""
    mine = weaver(table, level)
    deed, *_ = table.you.holds(DEED, TANGLE, *["Fame"] * 5)
    guard = table.prey.ready("Ryan")
    table.you.acts(deed, by=mine)
    assert len(table.you.hand()) == 7
    table.prey.blocks(guard)
    table.you.plays(TANGLE, by=mine, level=level)
    assert table.you.pool() == 30
    if level == "pot":
        assert table.where(deed) == "ash_heap"
        assert len(table.you.hand()) == 7
        return
    assert table.where(deed) == "hand"
    table.you.does("discard", card="Fame")
    assert len(table.you.hand()) == 7
    assert not table.locked(mine)
    table.you.acts(deed, by=mine)
    assert stealth(table.state, action_of(table)) == (1 if level == "TEM" else 0)
    rest(table)
    assert table.you.pool() == 31
    assert table.where(deed) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("first", ["companion", "same"])
def test_the_stealth_is_for_its_next_action_this_turn(table: Table, first: str) -> None:
    """An action of another minion is none; its second one, or one of a later turn, is too late."""
    mine = weaver(table, "TEM")
    other = table.you.ready("Lupo")
    table.you.in_play(UNLOCKER)
    table.you.holds(TANGLE, PAUSE)
    guard = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    table.until("attempt", table.you)
    table.you.plays(TANGLE, by=mine, level="TEM")
    if first == "companion":
        table.you.acts(word="bleed", by=other)
        assert stealth(table.state, action_of(table)) == 0
        rest(table)
    table.you.acts(word="bleed", by=mine)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    table.you.uses("Unlocker")
    if table.you.choices():
        table.you.chooses(mine)
    table.you.acts(word="hunt", by=mine)
    assert stealth(table.state, action_of(table)) == 1  # of the hunt itself
    rest(table)


@pytest.mark.ruling(TANGLE, 2)
@pytest.mark.parametrize("before", [True, False])
def test_not_again_if_it_was_blocked_before(table: Table, before: bool) -> None:
    """Blocked and continued as if unblocked, the action reached resolution ([LSJ 20090220])."""
    mine = table.you.ready(made_vampire("Weaver", "CEL", "pot", capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(DEED, DEED, TANGLE, "Torrent")
    near, far = table.prey.ready("Ryan"), table.predator.ready("Nassir")
    table.you.acts("Deed", by=mine)
    if before:
        table.prey.blocks(near)
        table.you.plays("Torrent", by=mine, level="CEL")
    table.predator.blocks(far)
    table.you.plays(TANGLE, by=mine, level="pot")
    assert not table.locked(mine)
    assert table.you.can_play("Deed", by=mine) is not before


@pytest.mark.ruling(TANGLE, 3)
def test_the_action_was_taken(table: Table) -> None:
    """It counts among the next actions of Veil the Legions."""
    mine = weaver(table, "pot")
    agrippina = table.you.ready("Agrippina", blood=4)
    first, third = table.you.ready("Lupo"), table.you.ready("Krid")
    table.you.holds("Veil the Legions", TANGLE)
    ryan, ashley = table.prey.ready("Ryan"), table.prey.ready("Ashley")
    table.prey.in_play(changing("intercept", 1), on=ashley)
    table.you.acts(by=first, word="bleed")
    table.prey.blocks(ryan)
    table.you.plays("Veil the Legions", by=agrippina, level="OBF")
    table.you.chooses(number=1)
    table.nobody_reacts()
    table.you.acts(by=mine, word="bleed")
    assert stealth(table.state, action_of(table)) == 1
    table.prey.blocks(ashley)
    table.you.plays(TANGLE, by=mine, level="pot")
    table.you.acts(by=third, word="bleed")
    assert stealth(table.state, action_of(table)) == 0
    rest(table)


@pytest.mark.ruling(TANGLE, 4)
@pytest.mark.parametrize(
    ("level", "used", "others"),
    [("pot", ("pot",), ("tem",)), ("tem", ("tem",), ("pot",)), ("TEM", ("tem",), ("pot",))],
)
def test_it_counts_as_what_is_used(
    level: str, used: tuple[str, ...], others: tuple[str, ...]
) -> None:
    """In the hand as both."""
    counts_as_the_discipline_used(
        TANGLE, by=made_vampire("Weaver", "pot", "TEM"), level=level, used=used, others=others
    )
