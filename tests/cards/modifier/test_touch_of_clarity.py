"""Touch of Clarity: a vampire that does not act cancels a card of the mind as it is played."""

from __future__ import annotations

from typing import Any

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import DODGE, fight, rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    action,
    before_range,
    equips,
    gain_pool,
    modifier,
    political,
    reaction,
    recruits,
)
from scenes.cancelling import cancels_as_it_is_played
from table_talk import Table

TOUCH = "Touch of Clarity"
SEER = made_vampire("Seer", "DEM")
MIND = made_vampire("Mind", "dem", "dom", "pre", "aus", capacity=9)


def trick(code: str, kind: str = "action modifier") -> Definition:
    """A card that requires a Discipline: you gain 5 pool."""
    way = {"action modifier": modifier, "reaction": reaction}[kind](gain_pool(5), at=("action",))
    return paper("Trick", levels={code: way}, disciplines=(code,), kind=kind, blood_cost=1)


@pytest.mark.ruling(TOUCH, 2)
@pytest.mark.ruling(TOUCH, 3)
@pytest.mark.ruling(TOUCH, 4)
@pytest.mark.ruling(TOUCH, 5)
@pytest.mark.parametrize(
    ("level", "requires"), [("dem 2", "dem"), ("DEM 2", "dom"), ("DEM 2", "pre")]
)
def test_a_reaction_cancels_a_modifier_of_the_mind(level: str, requires: str) -> None:
    """For 1 blood, and what it cancels is not paid for."""
    cancels_as_it_is_played(TOUCH, by=SEER, level=level, requires=requires, cost_paid=False)


@pytest.mark.parametrize(
    ("code", "may"), [("dem", True), ("dom", True), ("pre", True), ("aus", False)]
)
@pytest.mark.parametrize(("level", "locks"), [("dem 2", True), ("DEM 2", False)])
def test_it_locks_at_inferior(table: Table, code: str, may: bool, level: str, locks: bool) -> None:
    """A card that requires Dementation, Dominate or Presence; no other."""
    mine = table.you.ready(MIND)
    table.you.ready(COMPANION)
    table.you.holds(trick(code))
    seer = table.prey.ready(SEER)
    held = table.prey.holds(TOUCH)
    table.prey.holds("Wake with Evening's Freshness")
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Trick", by=mine)
    if may:
        table.prey.plays(held, by=seer, level=level)
        assert table.locked(seer) is locks
        assert table.blood(seer) == 4
    else:
        assert not table.prey.can_play(held)
    rest(table)
    assert table.you.pool() == (30 if may else 35)
    assert table.blood(mine) == (9 if may else 8)


@pytest.mark.ruling(TOUCH, 1)
@pytest.mark.parametrize("code", ["dem", "dom", "pre"])
@pytest.mark.parametrize(("level", "locks"), [("dem", True), ("DEM", False)])
def test_a_helper_cancels_a_reaction(table: Table, level: str, locks: bool, code: str) -> None:
    """As a modifier of a ready unlocked vampire of yours, not of the acting one."""
    mine = table.you.ready(made_vampire("Acting", "DEM"))
    helper = table.you.ready(SEER)
    tired = table.you.ready(made_vampire("Tired", "DEM", capacity=6), locked=True)
    fallen = table.you.torpor(made_vampire("Fallen", "DEM", capacity=7))
    touch = table.you.holds(TOUCH)
    theirs = table.prey.ready(MIND)
    table.prey.holds(trick(code, "reaction"))
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Trick", by=theirs)
    assert not any(table.you.can_play(touch, by=one) for one in (mine, tired, fallen))
    table.you.plays(touch, by=helper, level=level)
    assert table.locked(helper) is locks
    rest(table)
    assert table.prey.pool() == 29
    assert (table.blood(helper), table.blood(theirs)) == (4, 9)
    assert table.waits_for(table.you)


def test_a_helper_lets_other_reactions_pass(table: Table) -> None:
    """One that requires Auspex."""
    mine = table.you.ready(made_vampire("Acting", "DEM"))
    helper = table.you.ready(SEER)
    touch = table.you.holds(TOUCH)
    theirs = table.prey.ready(MIND)
    table.prey.holds(trick("aus", "reaction"))
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Trick", by=theirs)
    assert not table.you.can_play(touch, by=helper)
    rest(table)
    assert table.prey.pool() == 34


def test_a_combat_card_is_not_touched(table: Table) -> None:
    """Even if it requires Dominate."""
    mine = table.you.ready(MIND)
    blocker = table.prey.ready("Nassir")
    table.prey.ready(SEER)
    held = table.prey.holds(TOUCH)
    table.prey.holds(DODGE)
    way = before_range(gain_pool(1))
    table.you.holds(paper("Glare", levels={"dom": way}, disciplines=("dom",), kind="combat"))
    fight(table, mine, blocker)
    table.you.plays("Glare", by=mine)
    while not table.over():
        assert not table.prey.can_play(held)
        table.pass_on()


KINDS: list[tuple[str, Any]] = [
    ("action", action(gain_pool(1))),
    ("political action", political(passes=(gain_pool(1),))),
    ("equipment", equips()),
    ("ally", recruits()),
]


@pytest.mark.ruling(TOUCH, 7)
@pytest.mark.ruling(TOUCH, 9)
@pytest.mark.parametrize(("kind", "way"), KINDS)
def test_a_cancelled_action_leaves_its_minion_free(table: Table, kind: str, way: Any) -> None:
    """Whatever kind of action card: nothing is paid, and the same action may be taken."""
    mine = table.you.ready(MIND)
    table.you.ready(COMPANION)
    deed = paper("Deed", levels={"dom": way}, disciplines=("dom",), kind=kind, blood_cost=1)
    table.you.holds(deed, deed)
    seer = table.prey.ready(SEER)
    table.prey.holds(TOUCH)
    table.you.acts("Deed", by=mine)
    table.prey.plays(TOUCH, by=seer, level="DEM 2")
    table.until("minion", table.you)
    assert not table.locked(mine)
    assert table.blood(mine) == 9
    assert table.you.can_play("Deed", by=mine)


@pytest.mark.ruling(TOUCH, 10)
def test_nobody_unlocks_to_block_as_a_card_is_played(table: Table) -> None:
    """A wake is played then, and the woken vampire may cancel; "unlock and block" is not."""
    mine = table.you.ready(MIND)
    table.you.holds(trick("dom"))
    table.prey.ready("Tara", locked=True)
    seer = table.prey.ready(SEER, locked=True)
    table.prey.holds("Second Tradition: Domain", "Forced Awakening", TOUCH)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Trick", by=mine)
    assert not table.prey.can_play("Second Tradition: Domain")
    assert not table.prey.can_play(TOUCH, by=seer)
    table.prey.plays("Forced Awakening", by=seer)
    assert table.prey.can_play(TOUCH, by=seer)


@pytest.mark.ruling(TOUCH, 11)
@pytest.mark.parametrize(
    ("level", "woken", "caught"),
    [("dem 2", False, False), ("DEM 2", False, True), ("dem 2", True, True)],
)
def test_a_blocker_that_locks_itself_fails(
    table: Table, level: str, woken: bool, caught: bool
) -> None:
    """At inferior, while it attempts to block, unless it woke before; at superior it blocks."""
    mine = table.you.ready(MIND)
    table.you.ready(COMPANION)
    way = modifier(gain_pool(1), at=("attempt",))
    table.you.holds(
        paper("Trick", levels={"dom": way}, disciplines=("dom",), kind="action modifier")
    )
    seer = table.prey.ready(SEER, locked=woken)
    table.prey.holds(TOUCH, "Wake with Evening's Freshness")
    table.you.acts(word="bleed", by=mine)
    if woken:
        table.prey.plays("Wake with Evening's Freshness", by=seer)
    table.prey.blocks(seer)
    table.you.plays("Trick", by=mine)
    table.prey.plays(TOUCH, by=seer, level=level)
    rest(table)
    assert table.prey.pool() == (30 if caught else 29)


@pytest.mark.ruling(TOUCH, 6)
def test_a_card_played_as_if_from_the_hand_is_cancelled(table: Table) -> None:
    """From The Erciyes Fragments."""
    deed = paper("Deed", levels={"dom": action(gain_pool(5))}, disciplines=("dom",), kind="action")
    table.you.in_play("The Erciyes Fragments")
    taken = table.prey.ash_heap(deed)
    mine = table.you.ready(MIND)
    table.you.ready(COMPANION)
    table.you.holds(*[PAUSE] * 7)
    seer = table.prey.ready(SEER)
    table.prey.holds(TOUCH)
    table.you.uses("The Erciyes Fragments")
    if table.where(taken) == "ash_heap":
        table.you.chooses(taken)
    table.you.acts("Deed", by=mine)
    table.prey.plays(TOUCH, by=seer, level="DEM 2")
    rest(table)
    assert table.you.pool() == 30


@pytest.mark.ruling(TOUCH, 8)
def test_an_ally_from_piper_is_not_played_from_the_hand(table: Table) -> None:
    """Nothing is there to be cancelled, even if the ally requires Dominate."""
    table.you.ready(MIND)
    table.you.ready(COMPANION)
    friend = paper("Friend", levels={"dom": recruits()}, disciplines=("dom",), kind="ally")
    table.you.holds("Piper", friend)
    table.prey.ready(SEER)
    table.prey.holds(TOUCH)
    table.begins("master")
    table.you.plays("Piper")
    if table.you.choices():
        table.you.chooses(min(table.you.choices()))
    while (decision := table.asked()) is not None and decision.window != "minion":
        assert not table.prey.can_play(TOUCH)
        table.pass_on()
    assert len(table.state.seats[0].ready) == 3
