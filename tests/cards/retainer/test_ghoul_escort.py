"""Ghoul Escort: burned instead of the combat of a blocked vampire, who unlocks."""

from __future__ import annotations

import pytest

from block_talk import PAUSE
from combat_talk import COMPANION, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import static
from methuselah.pool import pool
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

ESCORT = "Ghoul Escort"


def test_a_vampire_employs_an_escort(table: Table) -> None:
    """For nothing, at +1 stealth; 4 life. An ally does not."""
    comes_into_play(ESCORT, by="Ryan")
    table.you.ready(COMPANION)
    gang = table.you.ready("Loyal Street Gang")
    table.you.holds(ESCORT)
    assert not table.you.can_play(ESCORT, by=gang)


@pytest.mark.parametrize(
    ("bearer", "acts", "may"),
    [("Ryan", "bearer", True), ("Ryan", "other", False), ("War Ghoul", "bearer", False)],
)
def test_the_escort_goes_instead(table: Table, bearer: str, acts: str, may: bool) -> None:
    """No combat; its vampire unlocks, the blocker is locked. The action was blocked."""
    mine, other = table.you.ready(bearer), table.you.ready("Nik Sikko")
    table.you.ready(COMPANION)
    escort = table.you.in_play(ESCORT, on=mine)
    theirs = table.prey.ready("Nassir")
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=mine if acts == "bearer" else other)
    assert not table.you.may("use", card=escort)
    table.prey.blocks(theirs)
    if not may:
        while not table.over():
            assert not table.you.may("use", card=escort)
            table.pass_on()
        return
    table.until("blocked", table.you)  # not while the block could still fail
    table.you.uses(escort)
    rest(table)
    assert table.where(escort) == "ash_heap"
    assert (table.locked(mine), table.locked(theirs)) == (False, True)
    assert damage_to(table, mine) == damage_to(table, theirs) == 0
    assert table.prey.pool() == 30
    assert not table.you.may("act", minion=mine, word="bleed")
    assert table.waits_for(table.you)


def test_the_escort_locks_nobody(table: Table) -> None:
    """A blocker that does not lock to block stays unlocked."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    escort = table.you.in_play(ESCORT, on=mine)
    theirs = table.prey.ready("Nassir")
    table.prey.in_play(
        paper("Chair", static("does not lock to block"), kind="equipment"), on=theirs
    )
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.you.uses(escort)
    rest(table)
    assert (table.locked(mine), table.locked(theirs)) == (False, False)
    assert damage_to(table, theirs) == 0
    assert table.prey.pool() == 30


def test_the_escort_need_not_go(table: Table) -> None:
    """Then there is a combat."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    escort = table.you.in_play(ESCORT, on=mine)
    theirs = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    rest(table)
    assert damage_to(table, theirs) == 1
    assert table.where(escort) == "attached"
    assert table.locked(mine)


@pytest.mark.ruling(ESCORT, 1)
def test_no_escort_out_of_torpor(table: Table) -> None:
    """No combat would happen."""
    mine = table.you.torpor("Ryan")
    table.you.ready(COMPANION)
    escort = table.you.in_play(ESCORT, on=mine)
    theirs = table.prey.ready("Nassir")
    table.prey.in_play(changing("intercept", 1), on=theirs)
    table.you.acts(word="leave torpor", by=mine)
    table.prey.blocks(theirs)
    while not table.over():
        assert not table.you.may("use", card=escort)
        table.pass_on()
    assert table.where(mine) == "torpor"


@pytest.mark.ruling(ESCORT, 2)
def test_the_escort_is_a_ghoul() -> None:
    """A monster, no mortal."""
    assert pool()[ESCORT].keywords == {"ghoul"}
