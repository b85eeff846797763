"""Staple reactions: Eluding the Arms of Morpheus, Lost in Translation."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import made_up, rest
from methuselah.language import (
    TARGET,
    action,
    choose,
    enters_combat,
    locked,
    not_,
    ready,
    vampire,
    yours,
)
from table_talk import Table

ELUDING = "Eluding the Arms of Morpheus"
LOST = "Lost in Translation"

# -- Eluding the Arms of Morpheus -----------------------------------------------------------------


@pytest.mark.ruling(ELUDING, 1)
def test_the_block_goes_on_although_the_action_lost_its_target(table: Table) -> None:
    """An ambush of a locked vampire: it unlocks, blocks, and fights."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    ambush = action(choose(ready(vampire, locked, not_(yours))), enters_combat(TARGET))
    table.you.holds(made_up("Surprise", modes=(ambush,)))
    prince = table.prey.ready("Mkhokheli", locked=True)
    table.prey.holds(ELUDING)

    table.you.acts("Surprise", by=ryan)
    table.prey.plays(ELUDING, by=prince)
    rest(table)
    assert table.blood(prince) == 6 - 1 - 1
    assert table.blood(ryan) == 3
    assert table.locked(prince)


@pytest.mark.ruling(ELUDING, 2)
def test_who_is_attempting_already_may_elude_morpheus(table: Table) -> None:
    """A woken vampire unlocks while it attempts; the attempt goes on."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    prince = table.prey.ready("Mkhokheli", locked=True)
    table.prey.holds(ELUDING, "On the Qui Vive")

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays("On the Qui Vive", by=prince)
    table.prey.blocks(prince)
    table.prey.plays(ELUDING, by=prince)
    rest(table)
    assert table.prey.pool() == 30
    assert table.blood(prince) == 6 - 1 - 1
    assert table.waits_for(table.you)


@pytest.mark.ruling(ELUDING, 3)
def test_morpheus_does_not_help_where_vampires_cannot_block(table: Table) -> None:
    """Vampires cannot block an action that dares the dawn."""
    alice = table.you.ready("Alice Chen")
    table.you.ready("Meaghan")
    table.you.holds("Daring the Dawn")
    table.prey.ready("Mkhokheli", locked=True)
    table.prey.holds(ELUDING)

    table.you.acts(word="bleed", by=alice)
    table.you.plays("Daring the Dawn", by=alice, level="FOR")
    assert not table.prey.can_play(ELUDING)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.ruling(ELUDING, 4)
def test_morpheus_keeps_to_prey_predator_and_target(table: Table) -> None:
    """A bleed only by its target; neither an unlocked vampire nor an ally plays it."""
    ashley = table.you.ready("Ashley")
    sleeper = table.prey.ready("Mkhokheli", locked=True)
    table.prey.holds(ELUDING)
    for seat in (table.grand_prey, table.predator):
        seat.ready(made_vampire("Sleeper"), locked=True)
        seat.holds(ELUDING)
    unlocked = table.prey.ready("Belinde")
    ally = table.prey.ready("Underbridge Stray", level="ani", locked=True)

    table.you.acts(word="bleed", by=ashley)
    table.until("action", table.prey)
    assert table.prey.can_play(ELUDING, by=sleeper)
    assert not table.prey.can_play(ELUDING, by=unlocked)
    assert not table.prey.can_play(ELUDING, by=ally)
    assert not table.grand_prey.can_play(ELUDING)
    assert not table.predator.can_play(ELUDING)


# -- Lost in Translation --------------------------------------------------------------------------


@pytest.mark.ruling(LOST, 1)
@pytest.mark.ruling(LOST, 2)
@pytest.mark.parametrize("stealth", [False, True])
def test_lost_in_translation_sends_the_bleed_elsewhere(table: Table, stealth: bool) -> None:
    """After blocks are declined, or failed for want of intercept; once each action."""
    acting = table.you.ready(made_vampire("Sneak", "obf", capacity=4))
    table.you.ready("Meaghan")
    table.you.holds("Lost in Crowds")
    reader = table.prey.ready(made_vampire("Reader", capacity=5))
    table.prey.holds(LOST, LOST)
    second = table.grand_predator.ready(made_vampire("Second", capacity=5))
    table.grand_predator.holds(LOST)

    table.you.acts(word="bleed", by=acting)
    assert not table.prey.can_play(LOST)
    if stealth:
        table.prey.blocks(reader)
        table.you.plays("Lost in Crowds", by=acting, level="obf")
    table.until("declined", table.prey)
    assert not table.prey.can_play(LOST, seat=table.you)
    table.prey.plays(LOST, by=reader)
    table.prey.chooses(seat=table.grand_predator)
    assert table.locked(reader)
    while not table.over():
        assert not table.grand_predator.can_play(LOST, by=second)
        table.pass_on()
    assert table.prey.pool() == 30
    assert table.grand_predator.pool() == 29


@pytest.mark.parametrize(("capacity", "can"), [(4, True), (5, False)])
def test_lost_in_translation_only_against_the_younger(
    table: Table, capacity: int, can: bool
) -> None:
    """As old a vampire is not younger; a locked vampire does not play it."""
    acting = table.you.ready(made_vampire("Bleeder", capacity=capacity))
    table.prey.ready(made_vampire("Reader", capacity=5))
    table.prey.ready(made_vampire("Sleeper", capacity=9), locked=True)
    table.prey.holds(LOST)

    table.you.acts(word="bleed", by=acting)
    found = False
    while not table.over():
        found = found or table.prey.can_play(LOST)
        assert not table.prey.can_play(LOST, by="Sleeper")
        table.pass_on()
    assert found == can


def test_an_ally_bleeds_somebody_else(table: Table) -> None:
    """Allies count whatever their cost."""
    ally = table.you.ready("Underbridge Stray", level="ani")
    reader = table.prey.ready("Belinde")
    table.prey.holds(LOST)
    table.you.acts(word="bleed", by=ally)
    table.until("declined", table.prey)
    assert table.prey.can_play(LOST, by=reader)
