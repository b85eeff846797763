"""Malkavian Derangement: Alternate Personality: a coin for each action; on tails it fails."""

from __future__ import annotations

import pytest

from action_talk import is_offered, told, trick
from block_talk import UNLOCKER
from combat_talk import rest
from methuselah.language import WAS_BLOCKED, gain_pool
from table_talk import Table

CARD = "Malkavian Derangement: Alternate Personality"
TONY = "Tony (G3)"
SEEDS = range(1, 7)
AFTER = ("after_resolution",)


def heads(table: Table) -> bool:
    """How the only coin fell."""
    (fell,) = [line.number for line in table.state.journal if line.what == "flipped"]
    return fell == 1


def test_it_is_put_on_a_ready_malkavian(table: Table) -> None:
    """Anybody's, for 2 pool; not in torpor, no Malkavian antitribu."""
    mine = table.you.ready("Meaghan")
    table.you.ready("Ryan")
    theirs = table.prey.ready(TONY)
    table.predator.torpor("Esau (G3)")
    table.predator.ready("Korah (G2)")
    card = table.you.holds(CARD)
    table.begins("master")

    table.you.plays(card)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    assert table.on(card) == theirs
    assert table.you.pool() == 28


@pytest.mark.parametrize("seed", SEEDS)
def test_on_tails_the_action_fails(seed: int) -> None:
    """1 pool of hers is burned and the vampire is locked; its cost is not paid."""
    table = Table(seed=seed)
    tony = table.you.ready(TONY)
    other = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.predator.in_play(CARD, on=tony)
    govern = table.you.holds("Govern the Unaligned")
    table.prey.ready("Nassir")

    table.you.acts("Govern the Unaligned", by=tony, level="dom")
    rest(table)
    succeeds = heads(table)
    assert table.prey.pool() == (27 if succeeds else 30)
    assert table.you.pool() == (30 if succeeds else 29)
    assert table.predator.pool() == 30
    assert table.blood(tony) == (5 if succeeds else 6)
    assert table.locked(tony)
    assert table.where(govern) == "ash_heap"

    before = table.prey.pool()
    table.you.acts(word="bleed", by=other)
    rest(table)
    assert told(table, "flipped") == 1
    assert table.prey.pool() == before - 1
    assert table.waits_for(table.you)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_controller_of_the_vampire_burns_the_pool(seed: int) -> None:
    """In the turn of your prey, by whom the Malkavian is controlled, not the card."""
    table = Table(seed=seed)
    tony = table.prey.ready(TONY)
    table.prey.ready("Ryan")
    table.you.in_play(CARD, on=tony)

    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=tony)
    rest(table)

    succeeds = heads(table)
    assert table.prey.pool() == (30 if succeeds else 29)
    assert table.grand_prey.pool() == (29 if succeeds else 30)
    assert table.you.pool() == 30
    assert table.locked(tony)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.ruling(CARD, 3)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_failed_action_is_resolved_and_not_blocked(seed: int) -> None:
    """What is played after resolution can be played, what asks for a block cannot."""
    table = Table(seed=seed)
    tony = table.you.ready(TONY)
    table.you.ready("Meaghan")
    table.predator.in_play(CARD, on=tony)
    table.you.holds(
        trick(gain_pool(1), at=AFTER),
        trick(WAS_BLOCKED, gain_pool(1), at=AFTER, name="Mirror"),
    )
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=tony)
    table.until("after_resolution", table.you)
    table.you.plays("Trick", by=tony)
    assert not is_offered(table, table.you, "Mirror")

    assert told(table, "blocks") == 0
    assert table.you.pool() == (31 if heads(table) else 30)
    assert table.prey.pool() == (29 if heads(table) else 30)
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_failed_action_is_not_repeated(seed: int) -> None:
    """Unlocked, the Malkavian may hunt, but not bleed again."""
    table = Table(seed=seed)
    tony = table.you.ready(TONY, blood=3)
    table.you.ready("Meaghan")
    table.predator.in_play(CARD, on=tony)
    table.you.in_play(UNLOCKER)

    table.you.acts(word="bleed", by=tony)
    rest(table)
    table.you.uses("Unlocker")
    assert not table.locked(tony)
    assert not table.you.may("act", minion=tony, word="bleed")
    assert table.you.may("act", minion=tony, word="hunt")
