"""Vigil: The Thin Line: a Defender gets intercept against monsters."""

from __future__ import annotations

import pytest

from action_talk import is_offered, trick
from combat_talk import COMPANION, rest
from methuselah.language import stealth
from table_talk import Table

VIGIL = "Vigil: The Thin Line"
JACK = 'Jack "Hannibal137" Harmon'
INEZ = 'Inez "Nurse216" Villagrande'
SNEAK = trick(stealth(+1), at=("attempt",), name="Sneak")


@pytest.mark.parametrize(("minion", "may"), [(JACK, True), (INEZ, False), ("Ryan", False)])
def test_vigil_is_for_a_defender(table: Table, minion: str, may: bool) -> None:
    """Its controller needs a Defender; it stays in play, unlocked, for nothing."""
    table.you.ready(minion)
    table.prey.ready("Nassir")
    vigil, _ = table.you.holds(VIGIL, "Fame")
    table.begins("master")

    assert table.you.can_play("Fame")
    assert table.you.can_play(VIGIL) == may
    if may:
        table.you.plays(VIGIL)
        assert table.where(vigil) == "permanent"
        assert not table.locked(vigil)
        assert table.you.pool() == 30


def test_a_defender_finds_the_hunter(table: Table) -> None:
    """A hunt at +1 stealth is blocked with 1 intercept, for the lock of the Vigil."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    jack = table.prey.ready(JACK)
    vigil = table.prey.in_play(VIGIL)

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(jack)
    table.prey.uses(vigil)
    assert table.locked(vigil)
    rest(table)

    assert table.blood(ryan) == 1  # no hunt, and a blow of Jack's
    assert table.locked(jack)
    assert table.locked(ryan)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("acting", "blocker", "locked", "may"),
    [
        ("Ryan", JACK, False, True),
        ("Screamer", JACK, False, True),  # a wraith
        ("Eccentric Billionaire", JACK, False, False),  # a mortal
        ("Ryan", INEZ, False, False),
        ("Ryan", "Nassir", False, False),
        ("Ryan", JACK, True, False),
    ],
)
def test_whom_the_vigil_finds_and_for_whom(
    table: Table, acting: str, blocker: str, locked: bool, may: bool
) -> None:
    """A monster that has stealth; the minion that attempts to block is a Defender."""
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    table.you.holds(SNEAK)
    theirs = table.prey.ready(blocker)
    vigil = table.prey.in_play(VIGIL, locked=locked)

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.you.plays(SNEAK.name, by=mine)
    assert is_offered(table, table.prey, vigil) == may
    assert table.prey.pool() < 30
    assert table.locked(vigil) == locked
    assert table.waits_for(table.you)


def test_the_vigil_only_where_it_is_needed(table: Table) -> None:
    """Without stealth the block succeeds by itself."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    jack = table.prey.ready(JACK)
    vigil = table.prey.in_play(VIGIL)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(jack)
    assert not is_offered(table, table.prey, vigil)
    assert table.prey.pool() == 30
    assert not table.locked(vigil)


def test_the_vigil_helps_the_defender_of_another(table: Table) -> None:
    """The text says "a Defender", not one of yours."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    jack = table.prey.ready(JACK)
    vigil = table.grand_prey.in_play(VIGIL)

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(jack)
    table.grand_prey.uses(vigil)
    rest(table)
    assert table.locked(vigil)
    assert table.locked(jack)
    assert table.blood(ryan) == 1
