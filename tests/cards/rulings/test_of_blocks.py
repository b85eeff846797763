"""Rulings on blocks made before and after: Forced Awakening, Eyes of the Wild, WMRH Talk Radio."""

from __future__ import annotations

import pytest

from action_talk import told, trick
from block_talk import made_vampire
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import PREY, burn_pool, gain_pool, reaction, stealth
from table_talk import Table

WAKE = "Wake with Evening's Freshness"
RADIO = "WMRH Talk Radio"
MISTY = made_vampire("Misty", "PRO", capacity=6)
SNEAK = trick(stealth(+1), at=("attempt",), name="Sneak")


def continued(table: Table) -> tuple[int, int]:
    """Octane has blocked a bleed that Form of Mist continues, with +1 stealth."""
    actor = table.you.ready(MISTY)
    table.you.ready(COMPANION)
    table.you.holds("Form of Mist")
    blocker = table.prey.ready("Octane")
    table.you.acts(word="bleed", by=actor)
    return actor, blocker


def goes_on(table: Table, blocker: int) -> None:
    """The block, the mist, and the action as if there had been no block."""
    table.prey.blocks(blocker)
    table.you.plays("Form of Mist", level="PRO")
    table.you.does("do", card="Form of Mist")


@pytest.mark.ruling("Forced Awakening", 3)
def test_a_block_before_forced_awakening_does_not_count(table: Table) -> None:
    """The vampire that has blocked wakes, does not block again and burns blood."""
    table.prey.holds("Forced Awakening")
    _, blocker = continued(table)
    goes_on(table, blocker)
    before = table.blood(blocker)

    table.prey.plays("Forced Awakening", by=blocker)
    rest(table)

    assert table.blood(blocker) == before - 1
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.ruling("Forced Awakening", 2)
@pytest.mark.ruling("Forced Awakening", 4)
@pytest.mark.parametrize("blocks", [True, False])
def test_a_block_after_forced_awakening_is_free_though_it_is_undone(
    table: Table, blocks: bool
) -> None:
    """Form of Mist continues the action: it has blocked [LSJ 20070417]. It need not block."""
    actor = table.you.ready(MISTY)
    table.you.ready(COMPANION)
    table.you.holds("Form of Mist")
    blocker = table.prey.ready("Octane", locked=True)
    table.prey.holds("Forced Awakening")

    table.you.acts(word="bleed", by=actor)
    table.prey.plays("Forced Awakening", by=blocker)
    if blocks:
        goes_on(table, blocker)
    rest(table)

    assert table.prey.pool() == 29
    assert told(table, "goes on unblocked") == blocks
    assert table.blood(blocker) == (6 if blocks else 5)


def test_forced_awakening_of_who_is_ousted_costs_nothing(table: Table) -> None:
    """Ousted before the bleed resolves: the vampire that woke has left, and burns no blood."""
    actor = table.you.ready(COMPANION)
    blocker = table.prey.ready("Octane", locked=True)
    table.prey.holds("Forced Awakening")
    table.you.holds(trick(burn_pool(1, PREY), at=("action",)))
    table.prey.pool(1)

    table.you.acts(word="bleed", by=actor)
    table.prey.plays("Forced Awakening", by=blocker)
    table.you.plays("Trick")
    rest(table)

    assert table.where(blocker) == "removed"
    assert table.locked(actor)
    assert table.over()


@pytest.mark.ruling("Forced Awakening", 5)
def test_forced_awakening_after_resolution_costs_no_blood(table: Table) -> None:
    """To play a reaction after combat [LSJ 20091123]: the moment to burn blood is over."""
    actor = table.you.ready(MISTY)
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Octane")
    swift = paper("Swift", reaction(gain_pool(1), at=("after_resolution",)))
    table.prey.holds("Forced Awakening", swift)

    table.you.acts(word="bleed", by=actor)
    table.prey.blocks(blocker)
    table.until("after_resolution", table.prey)
    before = table.blood(blocker)
    assert not table.prey.can_play("Swift")
    table.prey.plays("Forced Awakening", by=blocker)
    table.prey.plays("Swift", by=blocker)
    rest(table)

    assert table.prey.pool() == 31
    assert table.blood(blocker) == before
    assert table.waits_for(table.you)


@pytest.mark.ruling(RADIO, 1)
@pytest.mark.parametrize(("evades", "pool"), [(True, 29), (False, 30)])
def test_a_block_before_the_radio_does_not_count(table: Table, evades: bool, pool: int) -> None:
    """The same minion attempts again, with the radio: only this block would count."""
    table.prey.holds(WAKE)
    table.you.holds(SNEAK)
    radio = table.grand_prey.in_play(RADIO)
    _, blocker = continued(table)
    goes_on(table, blocker)
    table.prey.plays(WAKE, by=blocker)
    table.prey.blocks(blocker)

    table.grand_prey.uses(radio)
    if evades:
        table.you.plays("Sneak")
    rest(table)

    assert told(table, "blocks", card=blocker) == (1 if evades else 2)
    assert table.grand_prey.pool() == pool
    assert table.prey.pool() == (29 if evades else 30)


@pytest.mark.parametrize("again", [True, False])
def test_a_block_before_eyes_of_the_wild_does_not_count(table: Table, again: bool) -> None:
    """It attempts a second time; where that fails it locks after the action."""
    actor = table.you.ready(MISTY)
    table.you.ready(COMPANION)
    table.you.holds("Form of Mist")
    if not again:
        table.you.holds(SNEAK)
    blocker = table.prey.ready(made_vampire("Wild", capacity=6))
    table.prey.holds("Eyes of the Wild")
    table.you.acts(word="bleed", by=actor)
    goes_on(table, blocker)

    table.prey.plays("Eyes of the Wild", by=blocker)
    table.prey.does("use promise")
    if not again:
        table.you.plays("Sneak")
    rest(table)

    assert told(table, "blocks", card=blocker) == (2 if again else 1)
    assert table.locked(blocker)
