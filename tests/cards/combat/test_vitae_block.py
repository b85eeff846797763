"""Vitae Block: a press, or blood that the opposing vampire does without until your unlock phase."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to
from listening import listener
from methuselah.language import before_range
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import once_each, only_before_range
from table_talk import Table

BLOCK = "Vitae Block"
WAIT = made_up("Wait", modes=(before_range(),))
KEEPS = pytest.mark.parametrize(("level", "most"), [("obe", 2), ("OBE", 3)])


@KEEPS
@pytest.mark.parametrize("has", [10, 1])
def test_blood_is_kept_until_your_unlock_phase(
    table: Table, level: str, most: int, has: int
) -> None:
    """Up to 2 or 3, as far as there is any; it all goes back to that vampire."""
    mine = table.you.ready(made_vampire("Healer", level, capacity=8), blood=5)
    table.you.ready(COMPANION)
    card = table.you.holds(BLOCK)
    table.you.holds(DODGE)
    foe = table.prey.ready(made_vampire("Foe", capacity=10), blood=has)
    other = table.prey.ready("Ryan", blood=2)
    table.prey.holds(DODGE)
    fight(table, mine, foe)
    table.you.plays(card, by=mine, level=level)
    numbers = {option.number for option in table.you.options("choose")}
    assert numbers == set(range(min(most, has) + 1))
    table.you.chooses(number=min(most, has))
    assert table.where(card) == "permanent"
    assert (table.counters(card), table.blood(foe)) == (min(most, has), has - min(most, has))
    assert table.blood(mine) == 5
    table.you.plays("A dodge", by=mine)
    table.prey.plays("A dodge", by=foe)
    rest(table)
    table.until_turn_of(table.predator, "discard")
    assert table.counters(card) == min(most, has)
    before = table.blood(foe)
    table.until_turn_of(table.you, "minion")
    assert table.where(card) == "ash_heap"
    assert table.blood(foe) == before + min(most, has)
    assert (table.blood(mine), table.blood(other)) == (5, 2)


@KEEPS
@pytest.mark.parametrize("moved", [0, 1])
def test_less_may_be_kept(table: Table, level: str, most: int, moved: int) -> None:
    """As you choose."""
    mine = table.you.ready(made_vampire("Healer", level, capacity=8))
    card = table.you.holds(BLOCK)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    table.prey.holds(WAIT)
    fight(table, mine, foe)
    table.you.plays(card, by=mine, level=level)
    table.you.chooses(number=moved)
    assert (table.counters(card), table.blood(foe)) == (moved, 10 - moved)
    rest(table)
    assert table.where(card) == "permanent"
    assert table.waits_for(table.you)


def test_with_animalism_it_is_a_press(table: Table) -> None:
    """For this round; no blood moves."""
    mine = table.you.ready(made_vampire("Healer", "ani", capacity=8))
    card = table.you.holds(BLOCK)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    fight(table, mine, foe)
    table.you.plays(card, by=mine, level="ani")
    table.until("press", table.you)
    table.you.does("use press")
    while not table.over():
        assert not table.you.may("use press")
        table.pass_on()
    assert damage_to(table, foe) == 2
    assert table.blood(foe) == 8
    assert table.where(card) == "ash_heap"


@pytest.mark.parametrize("level", ["ani", "obe", "OBE"])
@pytest.mark.parametrize(("whom", "may"), [("Ryan", True), ("War Ghoul", False)])
def test_it_is_for_a_combat_with_a_vampire(table: Table, level: str, whom: str, may: bool) -> None:
    """Not with an ally."""
    mine = table.you.ready(made_vampire("Healer", "ani", "OBE", capacity=8))
    table.you.holds(BLOCK, WAIT)
    foe = table.prey.ready(whom)
    fight(table, mine, foe)
    table.until("before_range", table.you)
    assert table.you.can_play(BLOCK, by=mine, level=level) is may


@pytest.mark.parametrize("level", ["ani", "obe", "OBE"])
def test_before_range_once_each_combat(table: Table, level: str) -> None:
    """And again in another combat of the same turn."""
    by = made_vampire("Healer", "ani", "OBE", capacity=8)
    if level == "ani":
        only_before_range(BLOCK, by=by, level=level)
        once_each(BLOCK, by=by, level=level)
    mine = table.you.ready(by)
    table.you.holds(BLOCK, BLOCK, WAIT, AGAIN, PRESS)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    fight(table, mine, foe)
    table.until("before_range", table.you)
    table.you.plays(BLOCK, by=mine, level=level)
    if table.you.may("choose", number=0):
        table.you.chooses(number=0)
    table.until("before_range", table.you)
    assert not table.you.can_play(BLOCK, by=mine)
    table.you.plays("A press", by=mine)
    table.until("before_range", table.you)
    assert not table.you.can_play(BLOCK, by=mine)
    table.you.plays("Another combat", by=mine)
    table.until("before_range", table.you)
    assert table.you.can_play(BLOCK, by=mine, level=level)


@pytest.mark.ruling(BLOCK, 1)
def test_it_counts_as_animalism_where_that_is_used() -> None:
    """In the hand as both."""
    by = made_vampire("Healer", "ani", "OBE", capacity=8)
    counts_as_the_discipline_used(BLOCK, by=by, level="ani", used=("ani",), others=("obe",))


@pytest.mark.ruling(BLOCK, 1)
@pytest.mark.parametrize(("code", "gained"), [("obe", 1), ("ani", 0)])
def test_it_counts_as_obeah_where_that_is_used(table: Table, code: str, gained: int) -> None:
    """Somebody hears what it requires as it is played."""
    mine = table.you.ready(made_vampire("Healer", "ani", "OBE", capacity=8))
    table.you.holds(BLOCK)
    table.grand_prey.in_play(listener(code))
    foe = table.prey.ready("Ryan")
    fight(table, mine, foe)
    table.you.plays(BLOCK, by=mine, level="OBE")
    table.you.chooses(number=0)
    rest(table)
    assert table.grand_prey.pool() == 30 + gained
