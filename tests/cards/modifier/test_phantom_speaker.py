"""Phantom Speaker: a block that comes to nothing, or only its resolution."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import PAUSE, bleeds, made_vampire
from listening import listener
from made_up import paper
from methuselah.language import WAS_BLOCKED, action, after_resolution, gain_pool, when
from table_talk import Table

SPEAKER = "Phantom Speaker"


def singer(table: Table, *disciplines: str) -> int:
    """Your vampire of capacity 6, with both Disciplines unless said otherwise, and the card."""
    table.you.holds(SPEAKER)
    return table.you.ready(made_vampire("Singer", *(disciplines or ("CHI", "MEL")), capacity=6))


@pytest.mark.parametrize("blocker", ["Nassir", "Don Cerro"])
def test_chimerstry_cancels_the_block_resolution(table: Table, blocker: str) -> None:
    """Neither lock nor combat nor bleed, even of an older blocker; the actor stays locked."""
    mine = singer(table)
    theirs = table.prey.ready(blocker)
    bleeds(table, mine)
    table.prey.blocks(theirs)
    table.until("blocked", table.you)
    table.you.plays(SPEAKER, by=mine, level="chi")
    table.nobody_reacts()

    assert told(table, "combat") == 0
    assert (table.locked(mine), table.locked(theirs)) == (True, False)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_the_action_is_still_blocked(table: Table) -> None:
    """What is to happen if it was blocked happens, its effect does not."""
    mine = singer(table)
    table.you.ready("Meaghan")
    theirs = table.prey.ready("Nassir")
    deed = paper("Deed", action(gain_pool(5), after_resolution(when(WAS_BLOCKED, gain_pool(1)))))
    table.you.holds(deed)
    table.you.acts("Deed", by=mine)
    table.prey.blocks(theirs)
    table.you.plays(SPEAKER, by=mine, level="chi")
    table.nobody_reacts()
    assert table.you.pool() == 31
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("blocker", "may"),
    [("Nassir", True), ("Trevon Parker", True), ("Don Cerro", False), ("Underbridge Stray", True)],
)
def test_melpominee_does_not_deceive_an_older_vampire(
    table: Table, blocker: str, may: bool
) -> None:
    """Capacity 6 against 4, 6, 7 and an ally; Chimerstry does not ask."""
    mine = singer(table)
    theirs = table.prey.ready(blocker)
    bleeds(table, mine)
    table.prey.blocks(theirs)
    table.until("blocked", table.you)
    assert table.you.can_play(SPEAKER, by=mine, level="chi")
    assert table.you.can_play(SPEAKER, by=mine, level="mel") == may
    assert table.you.can_play(SPEAKER, by=mine, level="MEL") == may


@pytest.mark.parametrize("level", ["mel", "MEL"])
@pytest.mark.parametrize("again", [False, True])
def test_the_block_fails_and_the_action_continues(table: Table, level: str, again: bool) -> None:
    """Another minion may block. Superior: if it succeeds, the first one is locked."""
    mine = singer(table)
    theirs = table.prey.ready("Nassir")
    other = table.prey.ready("Ryan")
    bleeds(table, mine)
    table.prey.blocks(theirs)
    table.you.plays(SPEAKER, by=mine, level=level)
    table.until("action", table.prey)
    assert not table.locked(theirs)
    assert not table.prey.may("block", minion=theirs)
    assert table.prey.may("block", minion=other)
    if again:
        table.prey.blocks(other)
    table.nobody_reacts()

    assert table.prey.pool() == (30 if again else 29)
    assert table.locked(theirs) == (level == "MEL" and not again)
    assert table.locked(other) == again
    assert table.waits_for(table.you)


def test_it_is_played_by_the_blocked_vampire_only_then(table: Table) -> None:
    """Not during the attempt; a vampire with Melpominee alone has no Chimerstry."""
    mine = singer(table, "mel")
    table.you.holds(PAUSE)
    theirs = table.prey.ready("Nassir")
    bleeds(table, mine)
    table.until("action", table.you)
    assert not table.you.can_play(SPEAKER)
    table.prey.blocks(theirs)
    table.until("attempt", table.you)
    assert not table.you.can_play(SPEAKER)
    table.until("blocked", table.you)
    assert table.you.can_play(SPEAKER, by=mine, level="mel")
    assert not table.you.can_play(SPEAKER, by=mine, level="MEL")
    assert not table.you.can_play(SPEAKER, by=mine, level="chi")


@pytest.mark.ruling("Phantom Speaker", 1)
@pytest.mark.parametrize(
    ("level", "heard", "pool"),
    [("chi", "chi", 31), ("chi", "mel", 30), ("mel", "mel", 31), ("mel", "chi", 30)],
)
def test_it_requires_what_is_used(table: Table, level: str, heard: str, pool: int) -> None:
    """Only the Discipline with which it is played."""
    mine = singer(table)
    table.you.in_play(listener(heard))
    theirs = table.prey.ready("Nassir")
    bleeds(table, mine)
    table.prey.blocks(theirs)
    table.you.plays(SPEAKER, by=mine, level=level)
    table.nobody_reacts()
    assert table.you.pool() == pool
