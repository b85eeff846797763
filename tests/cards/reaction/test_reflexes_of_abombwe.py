"""Predator's Communion, Predator's Mastery, Unseen Hibernation: what reflexes do, and the rest."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import DODGE, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    action,
    acts,
    burn_blood,
    choose,
    minion,
    modifier,
    not_,
    on,
    recruits,
    yours,
)
from scenes.cancelling import cancels_as_it_is_played
from scenes.modifiers import adds_bleed, adds_intercept
from scenes.telling import changing
from table_talk import Table

COMMUNION = "Predator's Communion"
MASTERY = "Predator's Mastery"
HIBERNATION = "Unseen Hibernation"
ALL = pytest.mark.parametrize("card", [COMMUNION, MASTERY, HIBERNATION])
DRAWING = "Drawing Out the Beast"
FRENZY = paper("A Frenzy", action(choose(on(minion))), keywords=frozenset({"frenzy"}))
CALM = paper("A Calm", action(choose(on(minion))))


def predator(code: str = "ABO", capacity: int = 6) -> Definition:
    """A vampire with Abombwe at this level."""
    return made_vampire("Predator", code, capacity=capacity)


# -- the reflex ------------------------------------------------------------------------------------


@ALL
@pytest.mark.ruling(COMMUNION, 1)
@pytest.mark.ruling(COMMUNION, 2)
@pytest.mark.ruling(COMMUNION, 3)
@pytest.mark.ruling(COMMUNION, 4)
@pytest.mark.ruling(COMMUNION, 7)
@pytest.mark.ruling(MASTERY, 1)
@pytest.mark.ruling(MASTERY, 2)
@pytest.mark.ruling(MASTERY, 3)
@pytest.mark.ruling(MASTERY, 4)
@pytest.mark.ruling(MASTERY, 7)
@pytest.mark.ruling(HIBERNATION, 1)
@pytest.mark.ruling(HIBERNATION, 2)
@pytest.mark.ruling(HIBERNATION, 3)
@pytest.mark.ruling(HIBERNATION, 4)
@pytest.mark.ruling(HIBERNATION, 7)
def test_a_frenzy_is_cancelled_as_it_is_played(card: str) -> None:
    """It was played and paid for, is replaced at once, and limits nothing."""
    cancels_as_it_is_played(card, by=predator("abo"), level="abo", keywords=("frenzy",), aimed=True)


@ALL
@pytest.mark.ruling(COMMUNION, 6)
@pytest.mark.ruling(MASTERY, 6)
@pytest.mark.ruling(HIBERNATION, 6)
@pytest.mark.parametrize("cancels", [True, False])
def test_a_frenzy_of_the_opponent_is_played_on_it(table: Table, card: str, cancels: bool) -> None:
    """What affects the opposing vampire in combat is played on it."""
    mine = table.you.ready(predator("abo"))
    theirs = table.prey.ready(made_vampire("Tamer", "ANI", capacity=5))
    held = table.you.holds(card)
    table.prey.holds(DRAWING)
    before = table.blood(mine)
    fight(table, mine, theirs)
    table.prey.plays(DRAWING, by=theirs, level="ani")
    if cancels:
        table.you.plays(held, by=mine, level="abo")
        assert table.where(held) == "ash_heap"
    rest(table)
    assert damage_to(table, theirs) == (1 if cancels else 2)
    assert table.blood(mine) == before - damage_to(table, mine) - (cancels and card == HIBERNATION)


@ALL
@pytest.mark.ruling(COMMUNION, 6)
@pytest.mark.ruling(MASTERY, 6)
@pytest.mark.ruling(HIBERNATION, 6)
@pytest.mark.parametrize(
    ("what", "target", "may"),
    [
        (FRENZY, "predator", True),
        (FRENZY, "other", False),  # another vampire of hers
        (FRENZY, "far", False),  # a vampire with Abombwe of somebody else
        (CALM, "predator", False),  # no frenzy
    ],
)
@pytest.mark.parametrize("locked", [True, False])
def test_only_a_frenzy_on_this_vampire(
    table: Table, card: str, what: Definition, target: str, may: bool, locked: bool
) -> None:
    """Chosen by an action, of a locked vampire too; by nobody else."""
    lupo = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    targets = {
        "predator": table.prey.ready(predator("abo"), locked=locked),
        "other": table.prey.ready("Ryan"),
        "far": table.grand_prey.ready(made_vampire("Farther", "ABO")),
    }
    table.prey.holds(card, "Direct Intervention")
    held = table.you.holds(what)
    table.you.acts(held, by=lupo)
    table.you.chooses(targets[target])
    table.until("as_played", table.prey)
    assert table.prey.can_play(card, level="abo") is may
    assert table.prey.can_play(card, by=targets["predator"], level="abo") is may


# -- Predator's Communion --------------------------------------------------------------------------


def test_communion_sees_vampires() -> None:
    """+1 intercept."""
    adds_intercept(COMMUNION, by=predator("abo", 8), level="abo 2", amount=1)


@pytest.mark.parametrize("acting", ["Ryan", "War Ghoul"])
def test_communion_is_for_the_actions_of_vampires(table: Table, acting: str) -> None:
    """An ally that acts is not met: neither with intercept nor by waking up."""
    acts = table.you.ready(acting)
    table.you.in_play(changing("stealth", 1), on=acts)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    awake = table.prey.ready(predator())
    asleep = table.prey.ready(made_vampire("Sleeper", "ABO", capacity=6), locked=True)
    card = table.prey.holds(COMMUNION)
    table.you.acts(word="bleed", by=acts)
    table.until("action", table.prey)
    assert table.prey.can_play(card, by=asleep, level="ABO") is (acting == "Ryan")
    assert not table.prey.can_play(card, by=awake, level="ABO")  # only by a locked vampire
    table.prey.blocks(awake)
    table.until("attempt")
    offered = table.prey.can_play(card, by=awake, level="abo 2")
    assert offered is (acting == "Ryan")


def test_superior_communion_unlocks(table: Table) -> None:
    """Then it may block."""
    acts = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    asleep = table.prey.ready(predator(), locked=True)
    other = table.prey.ready("Nassir", locked=True)
    card = table.prey.holds(COMMUNION)
    table.you.acts(word="bleed", by=acts)
    table.prey.plays(card, by=asleep, level="ABO")
    assert (table.locked(asleep), table.locked(other)) == (False, True)
    table.prey.blocks(asleep)
    rest(table)
    assert table.prey.pool() == 30
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


# -- Predator's Mastery ----------------------------------------------------------------------------


def test_mastery_bleeds_for_one_more() -> None:
    """Limited, at either level."""
    adds_bleed(MASTERY, by=predator("abo"), level="abo 2", amount=1)
    adds_bleed(MASTERY, by=predator("ABO"), level="ABO", amount=1)


@pytest.mark.parametrize("level", ["abo 2", "ABO"])
def test_whom_superior_mastery_keeps_from_blocking(table: Table, level: str) -> None:
    """Allies that are no mortals, and vampires of capacity 4 or less."""
    mine = table.you.ready(predator())
    table.you.ready(COMPANION)
    table.you.holds(MASTERY, PAUSE)
    beast = paper("Beast", recruits(), life=2, strength=1, bleed=1)
    human = paper("Human", recruits(), life=2, strength=1, bleed=1, keywords=frozenset({"mortal"}))
    minions = {
        "beast": table.prey.ready(beast),
        "human": table.prey.ready(human),
        "four": table.prey.ready(made_vampire("Four", capacity=4)),
        "five": table.prey.ready(made_vampire("Five", capacity=5)),
    }
    table.you.acts(word="bleed", by=mine)
    table.you.plays(MASTERY, by=mine, level=level)
    table.until("action", table.prey)
    may = {name for name, one in minions.items() if table.prey.may("block", minion=one)}
    assert may == ({"human", "five"} if level == "ABO" else set(minions))


# -- Unseen Hibernation ----------------------------------------------------------------------------

DEED = paper("Deed", action(choose(on(minion)), burn_blood(1, TARGET)))


@pytest.mark.parametrize(
    ("who", "may"),
    [
        (made_vampire("Younger", capacity=5), True),
        (made_vampire("Peer", capacity=6), True),
        (made_vampire("Older", capacity=7), False),
        ("War Ghoul", True),  # no vampire
    ],
)
@pytest.mark.parametrize(("level", "locked"), [("abo 2", False), ("ABO", False), ("ABO", True)])
def test_hibernation_makes_an_action_at_it_fail(
    table: Table, who: Definition | str, may: bool, level: str, locked: bool
) -> None:
    """Not one of an older vampire; for 1 blood; locked at superior."""
    actor = table.you.ready(who)
    table.you.ready(COMPANION)
    hidden = table.prey.ready(predator(), locked=locked, blood=4)
    table.prey.ready("Nassir")
    card = table.prey.holds(HIBERNATION)
    if who == "War Ghoul":
        shrine = paper("Shrine", acts(choose(on(minion, not_(yours))), burn_blood(1, TARGET)))
        held = table.you.in_play(shrine)
    else:
        held = table.you.holds(DEED)
    table.you.acts(held, by=actor)
    if table.you.choices():
        table.you.chooses(hidden)
    if may:
        table.prey.plays(card, by=hidden, level=level)
        assert table.where(card) == "ash_heap"
        assert table.blood(hidden) == 3
    else:
        assert not is_offered(table, table.prey, HIBERNATION)
    rest(table)
    assert table.blood(hidden) == 3
    assert table.locked(actor)
    assert table.waits_for(table.you)


def test_hibernation_is_for_the_target_itself(table: Table) -> None:
    """Not for another vampire, nor in a bleed; a locked one needs the superior level."""
    lupo = table.you.ready("Lupo")
    other = table.you.ready("Ryan")
    hidden = table.prey.ready(predator(), locked=True)
    second = table.prey.ready(made_vampire("Second", "ABO", capacity=6))
    table.prey.holds(HIBERNATION)
    held = table.you.holds(DEED)
    table.you.acts(held, by=lupo)
    table.you.chooses(hidden)
    table.until("action", table.prey)
    assert table.prey.can_play(HIBERNATION, by=hidden, level="ABO")
    assert not table.prey.can_play(HIBERNATION, by=hidden, level="abo 2")
    assert not table.prey.can_play(HIBERNATION, by=second)
    rest(table)
    table.you.acts(word="bleed", by=other)
    assert not is_offered(table, table.prey, HIBERNATION)


@pytest.mark.ruling(HIBERNATION, 8)
def test_no_hibernation_once_somebody_blocks(table: Table) -> None:
    """Neither while a block is attempted nor after one."""
    lupo = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    hidden = table.prey.ready(predator())
    blocker = table.prey.ready(made_vampire("Blocker", capacity=8))
    table.prey.holds(HIBERNATION, paper("Look", modifier()), DODGE)
    table.you.holds(PAUSE)
    held = table.you.holds(DEED)
    table.you.acts(held, by=lupo)
    if table.you.choices():
        table.you.chooses(hidden)
    table.until("action", table.prey)
    assert table.prey.can_play(HIBERNATION, by=hidden)
    table.prey.blocks(blocker)
    assert not is_offered(table, table.prey, HIBERNATION)


@pytest.mark.ruling(HIBERNATION, 9)
@pytest.mark.ruling(HIBERNATION, 10)
@pytest.mark.ruling(HIBERNATION, 11)
def test_a_failed_action_was_resolved_and_not_blocked(table: Table) -> None:
    """What follows any action is used still; it was not blocked; it is not taken again."""
    table.you.in_play(UNLOCKER)
    actor = table.you.ready("Brock Sterling", blood=2)
    companion = table.you.ready("Nassir")
    hidden = table.prey.ready(predator(capacity=10))
    table.you.in_play("Haven Uncovered", on=hidden)
    table.you.holds("Freak Drive")
    table.prey.holds(HIBERNATION)
    table.predator.ready("Lauren", locked=True)
    wake = table.predator.holds("Wake with Evening's Freshness")
    table.you.acts("Haven Uncovered", by=actor)
    table.prey.plays(HIBERNATION, by=hidden, level="abo 2")
    table.until("after_resolution", table.predator)
    assert table.predator.can_play(wake)
    assert not table.you.can_play("Freak Drive")
    rest(table)
    table.you.uses(UNLOCKER.name)
    assert not table.locked(actor)
    assert table.you.may("act", minion=actor, word="bleed")
    assert not table.you.may("use action", card="Haven Uncovered", minion=actor)
    assert table.you.may("use action", card="Haven Uncovered", minion=companion)
