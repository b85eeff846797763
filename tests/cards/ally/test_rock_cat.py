"""Rock Cat: enters combat, the weak do not strike back, plays basic Potence."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, rest
from fight_talk import replaced
from table_talk import Table

CAT = "Rock Cat"


def attacks(table: Table, capacity: int, *disciplines: str) -> tuple[int, int]:
    """The Cat enters combat with the only minion of others, of this capacity."""
    cat = table.you.ready(CAT)
    table.you.ready("Meaghan")
    theirs = table.prey.ready(made_vampire("Other", *disciplines, capacity=capacity))
    table.you.acts(cat, by=cat)
    return cat, theirs


def test_a_gargoyle_recruits_the_cat(table: Table) -> None:
    """For 4 pool, with 4 life; nobody else does."""
    gargoyle = table.you.ready(replaced("Ryan", clans=("Gargoyle",)))
    other = table.you.ready("Meaghan")
    cat = table.you.holds(CAT)
    table.asked()
    assert not table.you.can_play(CAT, by=other)
    table.you.acts(CAT, by=gargoyle)
    table.nobody_reacts()
    assert (table.where(cat), table.blood(cat), table.you.pool()) == ("ready", 4, 26)
    assert table.waits_for(table.you)


def test_the_cat_enters_combat_with_any_ready_minion(table: Table) -> None:
    """Of others, an ally too; its hand strike is for 3."""
    cat = table.you.ready(CAT)
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    table.prey.torpor("Ryan")
    far = table.predator.ready("Lauren", locked=True)
    ally = table.grand_prey.ready("Vagabond Mystic")
    table.you.acts(cat, by=cat)
    assert table.you.choices() == {nassir, far, ally}
    table.you.chooses(nassir)
    rest(table)
    assert (table.blood(nassir), table.blood(cat), table.blood(far)) == (1, 3, 4)
    assert table.locked(cat)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("capacity", "life"), [(3, 4), (4, 3)])
def test_the_weak_do_not_strike_in_the_first_round(table: Table, capacity: int, life: int) -> None:
    """Of capacity 3 or less."""
    cat, theirs = attacks(table, capacity)
    rest(table)
    assert (table.blood(cat), table.blood(theirs)) == (life, capacity - 3)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("capacity", "life", "where"), [(3, 3, "torpor"), (8, 2, "ready")])
def test_the_cat_presses_and_they_strike(
    table: Table, capacity: int, life: int, where: str
) -> None:
    """In the second round the weak strike as well; there is one press in a combat."""
    cat, theirs = attacks(table, capacity)
    table.you.uses(cat)
    rest(table)
    assert (table.blood(cat), table.where(theirs)) == (life, where)
    if where == "ready":
        assert table.blood(theirs) == 2


@pytest.mark.ruling(CAT, 1)
@pytest.mark.parametrize(("capacity", "may"), [(3, False), (4, True)])
def test_the_weak_have_no_maneuver_from_a_strike(table: Table, capacity: int, may: bool) -> None:
    """A plain maneuver can be played, Thrown Gate cannot."""
    table.prey.holds("Thrown Gate", MANEUVER)
    _, theirs = attacks(table, capacity, "pot")
    table.until("range", table.prey)
    assert table.prey.can_play("Thrown Gate", by=theirs) == may


@pytest.mark.ruling(CAT, 2)
def test_the_weak_gain_additional_strikes_in_vain(table: Table) -> None:
    """Blur is played, the Cat dodges no more, and nothing hits it."""
    dodge = table.you.holds(DODGE)
    blur = table.prey.holds("Blur")
    cat, theirs = attacks(table, 3, "CEL")
    table.you.plays(dodge, by=cat)
    table.prey.plays("Blur", by=theirs, level="CEL")
    rest(table)
    assert table.where(blur) == "ash_heap"
    assert table.blood(cat) == 4


def test_the_cat_plays_basic_potence(table: Table) -> None:
    """Not at superior, and no other Discipline."""
    table.you.holds("Undead Strength", "Majesty", DODGE)
    cat, theirs = attacks(table, 8)
    table.until("strike", table.you)
    assert table.you.can_play("Undead Strength", by=cat, level="pot")
    assert not table.you.can_play("Undead Strength", by=cat, level="POT")
    assert not table.you.can_play("Majesty", by=cat)
    table.you.plays("Undead Strength", by=cat, level="pot")
    rest(table)
    assert table.blood(theirs) == 4
