"""Attempts and blocks that come to nothing: failed, cancelled, continued, ended."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, UNLOCKER, bleeds, made_vampire
from methuselah.rules.action.action import stealth
from table_talk import Table

PSYCHOMACHIA = "Psychomachia"
KISS = "The Kiss of Ra"
SONS = "Crypt's Sons"


# -- Psychomachia ---------------------------------------------------------------------------------


def test_superior_presence_psychomachia_unlocks_and_ends_the_action(table: Table) -> None:
    """Before block resolution: no lock, no combat, no bleed."""
    arishat = table.you.ready(made_vampire("Arishat", "pre", capacity=6))
    table.you.holds(PSYCHOMACHIA)
    nassir = table.prey.ready("Nassir")

    bleeds(table, arishat)
    table.prey.blocks(nassir)
    table.you.plays(PSYCHOMACHIA, by=arishat, level="pre")

    assert table.waits_for(table.you)
    assert not table.locked(arishat)
    assert not table.locked(nassir)
    assert table.prey.pool() == 30
    assert told(table, "combat") == 0


@pytest.mark.ruling("Psychomachia", 2)
def test_an_action_ended_by_psychomachia_cannot_be_repeated(table: Table) -> None:
    """It has reached resolution: the unlocked vampire bleeds no more this turn."""
    arishat = table.you.ready(made_vampire("Arishat", "pre", capacity=6))
    table.you.holds(PSYCHOMACHIA)
    nassir = table.prey.ready("Nassir")

    bleeds(table, arishat)
    table.prey.blocks(nassir)
    table.you.plays(PSYCHOMACHIA, by=arishat, level="pre")

    assert not table.you.may("act", minion=arishat, word="bleed")
    assert table.you.may("act", minion=arishat, word="hunt")


@pytest.mark.ruling("Psychomachia", 1)
@pytest.mark.ruling("Psychomachia", 3)
@pytest.mark.parametrize(("level", "left"), [("dai", 3), ("DAI", 2)])
def test_a_block_that_psychomachia_lets_fail_leaves_the_blocker_unlocked(
    table: Table, level: str, left: int
) -> None:
    """The action continues; others may block, that minion cannot. Played with one Discipline."""
    arishat = table.you.ready(made_vampire("Arishat", "DAI", capacity=6))
    card = table.you.holds(PSYCHOMACHIA)
    nassir = table.prey.ready("Nassir", blood=3)
    stray = table.prey.ready("City Star Taxi")

    bleeds(table, arishat)
    table.prey.blocks(nassir)
    table.until("blocked", table.you)
    assert not table.you.can_play(card, level="pre")
    table.you.plays(card, by=arishat, level=level)
    table.until("action", table.prey)

    assert not table.locked(nassir)
    assert table.blood(nassir) == left
    assert not table.prey.may("block", minion=nassir)
    assert table.prey.may("block", minion=stray)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("blocker", "capacity", "usable"),
    [("Nassir", 5, True), ("Nassir", 4, False), ("City Star Taxi", 4, True)],
)
def test_psychomachia_is_used_against_allies_and_younger_vampires(
    table: Table, blocker: str, capacity: int, usable: bool
) -> None:
    """Nassir has a capacity of 4: not younger than another vampire of 4."""
    acting = table.you.ready(made_vampire("Arishat", "dai", capacity=capacity))
    table.you.holds(PSYCHOMACHIA, "Change of Target")
    minion = table.prey.ready(blocker)

    bleeds(table, acting)
    table.prey.blocks(minion)
    table.until("blocked", table.you)

    assert table.you.can_play(PSYCHOMACHIA) is usable


# -- The Kiss of Ra -------------------------------------------------------------------------------


@pytest.mark.ruling("The Kiss of Ra", 4)
@pytest.mark.parametrize(("level", "place"), [("for", "ready"), ("FOR", "torpor")])
def test_the_kiss_of_ra_ends_the_action_at_once(table: Table, level: str, place: str) -> None:
    """The attempt is cancelled, 2 blood burn; nothing can be played after it."""
    kissing = table.you.ready(made_vampire("Kisser", "FOR", capacity=6))
    table.you.holds(KISS, "Freak Drive")
    nassir = table.prey.ready("Nassir", blood=3)
    table.prey.holds("Cats' Guidance")

    bleeds(table, kissing)
    table.prey.blocks(nassir)
    table.you.plays(KISS, by=kissing, level=level)

    assert table.waits_for(table.you, "minion")
    assert table.where(nassir) == place
    assert table.blood(nassir) == 1
    assert not table.locked(nassir)
    assert table.locked(kissing)
    assert table.blood(kissing) == 3
    assert table.prey.pool() == 30
    assert told(table, "failed to block") == 0


@pytest.mark.parametrize(
    ("blocker", "usable"), [("Nassir", True), ("Juan Cali", False), ("City Star Taxi", False)]
)
def test_the_kiss_of_ra_needs_a_vampire_without_fortitude(
    table: Table, blocker: str, usable: bool
) -> None:
    """Neither a vampire with Fortitude nor an ally; nor before an attempt."""
    kissing = table.you.ready(made_vampire("Kisser", "for", capacity=6))
    table.you.holds(KISS, "Govern the Unaligned")
    minion = table.prey.ready(blocker)

    bleeds(table, kissing)
    table.until("action")
    assert not table.you.can_play(KISS)
    table.prey.blocks(minion)
    if usable:
        table.until("attempt", table.you)

    assert table.you.can_play(KISS) is usable


@pytest.mark.ruling("The Kiss of Ra", 1)
def test_the_kiss_of_a_vampire_leaving_torpor_leaves_no_chance_of_diablerie(table: Table) -> None:
    """A vampire in torpor modifies its own action; without a block nobody is diablerized."""
    table.you.ready(COMPANION)
    kissing = table.you.torpor(made_vampire("Kisser", "for", capacity=6))
    table.you.holds(KISS)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="leave torpor", by=kissing)
    table.prey.blocks(nassir)
    table.you.plays(KISS, by=kissing, level="for")

    assert table.waits_for(table.you)
    assert table.where(kissing) == "torpor"
    assert table.where(nassir) == "ready"


@pytest.mark.ruling("The Kiss of Ra", 2)
def test_after_a_kiss_the_same_action_can_be_taken_again(table: Table) -> None:
    """It has not reached resolution: unlocked, the vampire bleeds again with the same card."""
    kissing = table.you.ready(made_vampire("Kisser", "for", "dom", capacity=9))
    unlocker = table.you.in_play(UNLOCKER)
    first, second = table.you.holds("Govern the Unaligned", "Govern the Unaligned")
    table.you.holds(KISS)
    nassir = table.prey.ready("Nassir")
    table.you.ready(COMPANION)

    table.you.acts(first, by=kissing, level="dom")
    table.prey.blocks(nassir)
    table.you.plays(KISS, by=kissing, level="for")
    assert table.waits_for(table.you, "minion")
    table.you.uses(unlocker)

    assert table.where(first) == "ash_heap"
    assert table.you.may("act", minion=kissing, word="bleed", card=second)
    table.you.acts(second, by=kissing, level="dom")
    table.nobody_reacts()
    assert table.prey.pool() == 27


@pytest.mark.ruling("The Kiss of Ra", 2)
def test_after_a_kiss_a_blocked_and_continued_action_cannot_be_taken_again(table: Table) -> None:
    """Crypt's Sons let the action go on after a block: it had reached resolution."""
    kissing = table.you.ready(made_vampire("Kisser", "for", capacity=9))
    sons = table.you.in_play(SONS, on=kissing, blood=3)
    unlocker = table.you.in_play(UNLOCKER)
    table.you.holds(KISS)
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren")

    bleeds(table, kissing)
    table.prey.blocks(nassir)
    table.you.uses(sons)
    table.prey.blocks(lauren)
    table.you.plays(KISS, by=kissing, level="for")
    assert table.waits_for(table.you, "minion")
    table.you.uses(unlocker)

    assert not table.you.may("act", minion=kissing, word="bleed")


@pytest.mark.ruling("The Kiss of Ra", 3)
def test_an_action_ended_by_a_kiss_was_taken(table: Table) -> None:
    """Veil the Legions counts it as the next action, so that the one after it gets nothing."""
    kissing = table.you.ready(made_vampire("Kisser", "for", capacity=9))
    helper = table.you.ready("Calebos (G2)", blood=8)
    other = table.you.ready("Nathan Turner (G6)", blood=2)
    third = table.you.ready(COMPANION, blood=2)
    table.you.holds("Veil the Legions", KISS)
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren")

    table.you.acts(word="bleed", by=other)
    table.prey.blocks(lauren)
    table.you.plays("Veil the Legions", by=helper, level="OBF")
    table.you.chooses(number=1)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=kissing)
    assert stealth(table.state, action_of(table)) == 1
    table.prey.blocks(nassir)
    table.you.plays(KISS, by=kissing, level="for")
    table.you.acts(word="bleed", by=third)

    assert stealth(table.state, action_of(table)) == 0


# -- Elder Impersonation --------------------------------------------------------------------------


def test_superior_elder_impersonation_makes_an_attempt_fail(table: Table) -> None:
    """That minion attempts no more, another one may; it is needed neither more nor less."""
    calebos = table.you.ready("Calebos (G2)")
    table.you.holds("Elder Impersonation")
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren")

    bleeds(table, calebos)
    table.prey.blocks(nassir)
    table.you.plays("Elder Impersonation", by=calebos, level="OBF")
    table.until("action", table.prey)

    assert not table.locked(nassir)
    assert not table.prey.may("block", minion=nassir)
    table.prey.blocks(lauren)
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.locked(lauren)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_elder_impersonation_needs_an_attempt(table: Table) -> None:
    """Neither level is used before a minion attempts; inferior gives +1 stealth then."""
    calebos = table.you.ready("Calebos (G2)")
    card = table.you.holds("Elder Impersonation")
    table.you.holds("Forgotten Labyrinth")
    nassir = table.prey.ready("Nassir")

    bleeds(table, calebos)
    table.until("action", table.prey)
    assert not table.you.can_play(card)
    table.prey.blocks(nassir)
    table.you.plays(card, by=calebos, level="obf")

    assert stealth(table.state, action_of(table)) == 1
