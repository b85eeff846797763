"""Morbidity: blood that lies beside the combat."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import (
    AGAIN,
    DODGE,
    MANEUVER,
    PRESS,
    fight,
    made_up,
    rest,
)  # fmt: skip
from fight_talk import damage_to, replaced, weapon
from listening import listener
from methuselah.language import (
    combat_card,
    melee_strike,
)
from scenes.strikes import only_before_range
from table_talk import Table

TARGET = made_vampire("Target", capacity=10)

MORBID = "Morbidity"
DEATHLY = made_vampire("Deathly", "obl", "OBL", "tha", "THA", capacity=9, path="Death and the Soul")
EVERY = pytest.mark.parametrize("level", ["obl", "tha", "OBL", "THA"])


@EVERY
@pytest.mark.parametrize(("blood", "moved"), [(10, 0), (10, 1), (10, 2), (1, 1)])
def test_morbidity_keeps_blood_for_the_combat(
    table: Table, level: str, blood: int, moved: int
) -> None:
    """Up to 2 of the opposing vampire, given back as combat ends; superior makes cards dearer."""
    only_before_range(MORBID, by=DEATHLY, level=level) if moved == 2 else None
    mine, theirs = table.you.ready(DEATHLY), table.prey.ready(TARGET, blood=blood)
    card = made_up("Costly", modes=(combat_card(at=("before_strikes",)),))
    held = table.you.holds(MORBID)
    table.you.holds(card)
    table.prey.holds(DODGE, card)
    fight(table, mine, theirs)
    table.you.plays(MORBID, by=mine, level=level)
    assert table.you.may("choose", number=min(2, blood))
    assert not table.you.may("choose", number=min(2, blood) + 1)
    table.you.chooses(number=moved)
    assert table.where(held) == "permanent"
    assert table.blood(theirs) == blood - moved
    assert table.counters(held) == moved
    cost = 1 if level.isupper() else 0
    may = cost <= blood - moved
    table.until("before_strikes", table.you)
    table.you.plays("Costly", by=mine)
    assert table.prey.can_play("Costly") is may
    rest(table)
    assert table.blood(mine) == 9 - damage_to(table, mine)
    assert table.where(held) == "ash_heap"
    assert table.blood(theirs) == max(moved, blood - damage_to(table, theirs))
    assert table.waits_for(table.you)


@EVERY
def test_the_surcharge_of_morbidity_is_paid(table: Table, level: str) -> None:
    """1 blood more for a combat card of the opposing vampire; in the next combat no more."""
    mine, theirs = table.you.ready(DEATHLY), table.prey.ready(TARGET)
    table.you.holds(MORBID, PRESS, AGAIN)
    table.prey.holds(DODGE, DODGE, DODGE)
    fight(table, mine, theirs)
    table.you.plays(MORBID, by=mine, level=level)
    table.you.chooses(number=2)
    table.prey.plays("A dodge", by=theirs)
    assert table.blood(theirs) == 10 - 2 - level.isupper()
    table.you.plays("A press", by=mine)
    table.prey.plays("A dodge", by=theirs)
    assert table.blood(theirs) == 10 - 2 - 2 * level.isupper()
    table.you.plays("Another combat", by=mine)
    assert table.blood(theirs) == 10 - 2 * level.isupper()  # the blood is back
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert table.blood(theirs) == 10 - 2 * level.isupper()


@EVERY
@pytest.mark.parametrize("fallen", [False, True])
def test_morbidity_gives_back_in_torpor_too(table: Table, level: str, fallen: bool) -> None:
    """Its last blood lies on the card as it is hurt; then it comes back."""
    mine, theirs = table.you.ready(DEATHLY), table.prey.ready(TARGET, blood=2)
    held = table.you.holds(MORBID)
    table.you.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(MORBID, by=mine, level=level)
    table.you.chooses(number=2)
    if not fallen:
        table.you.plays("A dodge", by=mine)
    rest(table)
    assert table.where(theirs) == ("torpor" if fallen else "ready")
    assert table.blood(theirs) == 2
    assert table.where(held) == "ash_heap"


@EVERY
def test_morbidity_gives_nothing_to_one_that_is_burned(table: Table, level: str) -> None:
    """In that combat: the blood goes with the card."""
    mine, theirs = table.you.ready(DEATHLY), table.prey.ready(TARGET, blood=4)
    maul = table.you.in_play(weapon("Maul", melee_strike(+8, aggravated=True)), on=mine)
    held = table.you.holds(MORBID)
    fight(table, mine, theirs)
    table.you.plays(MORBID, by=mine, level=level)
    table.you.chooses(number=2)
    table.you.uses(maul, level="strike")
    rest(table)
    assert table.where(theirs) == table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@EVERY
def test_morbidity_is_for_a_vampire_and_once_each_round(table: Table, level: str) -> None:
    """Not against an ally; a second one in the next round, from which both come back."""
    mine, theirs = table.you.ready(DEATHLY), table.prey.ready(TARGET)
    one, two, _ = table.you.holds(MORBID, MORBID, PRESS)
    fight(table, mine, theirs)
    table.you.plays(one, by=mine, level=level)
    table.you.chooses(number=2)
    assert not table.you.can_play(MORBID)
    table.you.plays("A press", by=mine)
    table.you.plays(two, by=mine, level=level)
    table.you.chooses(number=1)
    rest(table)
    assert table.blood(theirs) == 10 - 2
    assert {table.where(card) for card in (one, two)} == {"ash_heap"}
    again = Table()
    mine, ally = again.you.ready(DEATHLY), again.prey.ready(replaced("Carlton Van Wyk", life=9))
    again.you.holds(MORBID, MANEUVER)
    fight(again, mine, ally)
    while not again.over():
        assert not again.you.can_play(MORBID, level=level)
        again.pass_on()


@pytest.mark.ruling(MORBID, 1)
@EVERY
@pytest.mark.parametrize("heard", ["obl", "tha", "thn"])
def test_morbidity_counts_as_the_discipline_used(table: Table, level: str, heard: str) -> None:
    """As it is played; in the hand it counts as both, and no third one."""
    table.grand_prey.in_play(listener(heard))
    mine, theirs = table.you.ready(DEATHLY), table.prey.ready(TARGET)
    table.you.holds(MORBID)
    fight(table, mine, theirs)
    table.you.plays(MORBID, by=mine, level=level)
    table.you.chooses(number=0)
    rest(table)
    assert table.grand_prey.pool() == 30 + (level.lower() == heard)
    table = Table()
    table.you.ready("Ryan")
    table.you.holds(MORBID)
    ear = table.you.in_play(listener(heard))
    assert table.you.may("use", card=ear) is (heard != "thn")
