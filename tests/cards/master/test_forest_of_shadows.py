"""Forest of Shadows: blood of a Malkavian for as much stealth as it lacks."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import ACTING, anywhere, burn_blood, is_named, modifier, static, unlock
from methuselah.rules.action.action import stealth
from scenes.actions import burned_by_an_action
from scenes.in_play import played_as_printed
from table_talk import Table

FOREST = "Forest of Shadows"
MALKAVIAN = "Tony"  # capacity 6


def test_the_forest_is_a_location_of_the_malkavians() -> None:
    """For 1 pool; any minion burns it by a (D) action."""
    played_as_printed(FOREST, needs=MALKAVIAN)
    burned_by_an_action(FOREST)


def attempted(table: Table, acting: int, intercept: int) -> int:
    """Your minion bleeds, and a minion of your prey with so much intercept attempts to block."""
    blocker = table.prey.ready("Duck")
    table.prey.in_play(paper("Eyes", static("intercept", intercept), kind="equipment"), on=blocker)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    return blocker


@pytest.mark.parametrize(
    ("intercept", "blood", "most"), [(0, 5, 1), (1, 5, 2), (2, 5, 3), (4, 3, 3), (2, 1, 1)]
)
def test_stealth_for_blood(table: Table, intercept: int, blood: int, most: int) -> None:
    """As much as it burns, up to 1 more than the intercept; and until the end of the turn."""
    forest = table.you.in_play(FOREST)
    tony = table.you.ready(MALKAVIAN, blood=blood)
    table.you.holds(PAUSE)
    blocker = attempted(table, tony, intercept)
    table.you.uses(forest)
    if most > 1:
        assert {o.number for o in table.you.options("choose")} == set(range(1, most + 1))
        table.you.chooses(number=most)
    assert stealth(table.state, action_of(table)) == most
    assert (table.blood(tony), table.locked(forest)) == (blood - most, True)
    rest(table)
    if most > intercept:
        assert table.prey.pool() == 29
        assert not table.locked(blocker)


@pytest.mark.parametrize(
    ("clan", "price", "locked", "may"),
    [
        ("Malkavian", 1, False, True),
        ("Malkavian", 1, True, False),
        ("Malkavian", 2, False, False),  # without blood
        ("Toreador", 1, False, False),
    ],
)
def test_who_is_hidden(table: Table, clan: str, price: int, locked: bool, may: bool) -> None:
    """A Malkavian of yours with blood to burn; the forest must be unlocked."""
    forest = table.you.in_play(FOREST, locked=locked)
    mine = table.you.ready(replaced("Ryan", clans=(clan,)), blood=2)
    sigh = paper("Sigh", modifier(burn_blood(price), at=("attempt",)))
    table.you.holds(sigh, PAUSE)
    attempted(table, mine, 0)
    table.you.plays("Sigh", by=mine)
    assert table.you.may("use", card=forest) is may


def test_not_before_somebody_attempts_to_block(table: Table) -> None:
    """Nor when the intercept is less than the stealth already."""
    forest = table.you.in_play(FOREST)
    tony = table.you.ready(MALKAVIAN, blood=5)
    table.you.ready(COMPANION)
    table.prey.ready("Duck")
    table.you.acts(word="hunt", by=tony)
    assert not table.you.may("use", card=forest)
    rest(table)
    assert not table.locked(forest)


def test_a_malkavian_of_another_is_not_hidden(table: Table) -> None:
    """One that you control."""
    forest = table.you.in_play(FOREST)
    hers = table.predator.ready(MALKAVIAN, blood=5)
    table.predator.ready(COMPANION)
    mine = table.you.ready("Ryan")
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=hers)
    table.you.blocks(mine)
    assert not table.you.may("use", card=forest)


def test_the_stealth_lasts_until_the_end_of_the_turn(table: Table) -> None:
    """In its next action too; in the next turn it is gone."""
    forest = table.you.in_play(FOREST)
    tony = table.you.ready(MALKAVIAN, blood=5)
    table.you.holds(paper("Again", modifier(unlock(ACTING), at=("after_resolution",))), PAUSE)
    attempted(table, tony, 1)
    table.you.uses(forest)
    table.you.chooses(number=2)
    table.until("after_resolution", table.you)
    table.you.plays("Again", by=tony)
    rest(table)
    table.you.acts(word="hunt", by=tony)
    assert stealth(table.state, action_of(table)) == 3
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="hunt", by=tony)
    assert stealth(table.state, action_of(table)) == 1


@pytest.mark.ruling(FOREST, 1)
def test_unlocked_it_is_used_again_in_the_same_action(table: Table) -> None:
    """By whatever unlocks it."""
    forest = table.you.in_play(FOREST)
    tony = table.you.ready(MALKAVIAN, blood=5)
    key = paper("Key", modifier(unlock(anywhere(is_named(FOREST))), at=("attempt",)))
    table.you.holds(key)
    attempted(table, tony, 3)
    table.you.uses(forest)
    table.you.chooses(number=2)
    assert not table.you.may("use", card=forest)
    table.you.plays("Key", by=tony)
    table.you.uses(forest)
    table.you.chooses(number=2)
    assert stealth(table.state, action_of(table)) == 4
    rest(table)
    assert table.prey.pool() == 29
    assert table.blood(tony) == 1
