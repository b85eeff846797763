"""Reactions with Auspex and a second Discipline: intercept, and what comes with it."""

from __future__ import annotations

import pytest

from combat_talk import made_up
from methuselah.language import (
    TARGET,
    action,
    cannot_block,
    choose,
    enters_combat,
    locked,
    modifier,
    not_,
    ready,
    vampire,
    yours,
)
from table_talk import Table

# -- Quicken Sight ---------------------------------------------------------------------------------


def test_inferior_quicken_sight_gives_intercept_and_a_maneuver(table: Table) -> None:
    """+1 intercept; the vampire that blocks may maneuver once."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    min_seo = table.prey.ready("Min-seo")
    sight = table.prey.holds("Quicken Sight")

    table.you.acts(by=ryan, word="hunt")
    table.prey.blocks(min_seo)
    table.prey.plays("Quicken Sight", by=min_seo, level="aus_cel")
    table.prey.does("use maneuver", minion=min_seo)
    table.nobody_reacts()

    assert (table.blood(ryan), table.blood(min_seo)) == (2, 3)
    assert table.where(sight) == "ash_heap"
    assert table.waits_for(table.you)


def test_superior_quicken_sight_gives_two(table: Table) -> None:
    """Against 2 stealth; inferior Disciplines are not enough for it."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    table.you.holds("Swallowed by the Night")
    glissando = table.prey.ready("Glissando")
    min_seo = table.prey.ready("Min-seo")
    table.prey.holds("Quicken Sight")

    table.you.acts(by=ryan, word="hunt")
    table.prey.blocks(glissando)
    table.until("attempt", table.prey)
    assert not table.prey.can_play("Quicken Sight", by=min_seo)
    table.prey.plays("Quicken Sight", by=glissando, level="AUS_CEL")
    table.you.plays("Swallowed by the Night", by=ryan, level="obf")
    table.nobody_reacts()

    assert table.blood(ryan) == 2 - 1
    assert table.locked(glissando)


# -- Read the Winds --------------------------------------------------------------------------------


def test_inferior_read_the_winds_does_not_lock_the_blocker(table: Table) -> None:
    """+1 intercept, and the block leaves the vampire unlocked; drawn for only after the action."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    wauneka = table.prey.ready("Wauneka")
    table.prey.holds("Read the Winds")
    table.you.holds("Swallowed by the Night")

    table.you.acts(by=ryan, word="hunt")
    table.prey.blocks(wauneka)
    table.prey.plays("Read the Winds", by=wauneka, level="ani_aus")
    assert table.prey.hand() == []
    table.nobody_reacts()

    assert (table.blood(ryan), table.blood(wauneka)) == (1, 3)
    assert not table.locked(wauneka)
    assert table.locked(ryan)
    assert table.prey.hand() == ["Filler"]
    assert table.waits_for(table.you)


def test_superior_read_the_winds_unlocks_and_blocks(table: Table) -> None:
    """A locked vampire blocks a bleed without stealth, with +1 intercept all the same."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    devin = table.prey.ready("Devin Bisley", locked=True)
    free = table.prey.ready("Caliban")
    table.prey.holds("Read the Winds")

    table.you.acts(by=ryan, word="bleed")
    table.until("action", table.prey)
    assert not table.prey.can_play("Read the Winds", by=free)
    table.prey.plays("Read the Winds", by=devin, level="ANI_AUS")
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert (table.blood(ryan), table.blood(devin)) == (3, 3)
    assert table.locked(devin)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Read the Winds", 1)
def test_an_action_at_the_vampire_that_unlocks_is_blocked_all_the_same(table: Table) -> None:
    """The action at a locked minion has lost its target: the block and its combat happen."""
    ambush = made_up(
        "Ambush", modes=(action(choose(ready(locked, not_(yours))), enters_combat(TARGET)),)
    )
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.holds(ambush)
    devin = table.prey.ready("Devin Bisley", locked=True)
    table.prey.holds("Read the Winds")

    table.you.acts("Ambush", by=ryan)
    table.prey.plays("Read the Winds", by=devin, level="ANI_AUS")
    table.nobody_reacts()
    table.nobody_reacts()

    assert (table.blood(ryan), table.blood(devin)) == (3, 3)
    assert table.locked(devin)


@pytest.mark.ruling("Read the Winds", 2)
def test_a_vampire_that_attempts_already_reads_the_winds(table: Table) -> None:
    """Locked and awake it attempts to block a hunt, and gets its intercept so."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    devin = table.prey.ready("Devin Bisley", locked=True)
    table.prey.holds("On the Qui Vive", "Read the Winds")

    table.you.acts(by=ryan, word="hunt")
    table.prey.plays("On the Qui Vive", by=devin)
    table.prey.blocks(devin)
    table.prey.plays("Read the Winds", by=devin, level="ANI_AUS")
    table.nobody_reacts()

    assert table.blood(ryan) == 1


@pytest.mark.ruling("Read the Winds", 3)
def test_who_cannot_block_cannot_read_the_winds(table: Table) -> None:
    """Vampires cannot block this action."""
    dawn = made_up("Dawn", modes=(modifier(cannot_block(vampire), at=("announced",)),))
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.holds(dawn)
    table.prey.ready("Devin Bisley", locked=True)
    table.prey.holds("Read the Winds")

    table.you.acts(by=ryan, word="bleed")
    table.you.plays("Dawn", by=ryan)
    with pytest.raises(AssertionError, match="never offered"):
        table.prey.plays("Read the Winds")


@pytest.mark.ruling("Read the Winds", 4)
def test_the_winds_are_read_by_who_may_block_only(table: Table) -> None:
    """A bleed at your prey is nothing to your grand-prey."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.grand_prey.ready("Devin Bisley", locked=True)
    table.grand_prey.holds("Read the Winds")

    table.you.acts(by=ryan, word="bleed")
    with pytest.raises(AssertionError, match="never offered"):
        table.grand_prey.plays("Read the Winds")
