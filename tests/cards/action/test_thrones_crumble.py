"""Thrones Crumble: a titled vampire loses 2 blood."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import rest
from table_talk import Table

THRONES = "Thrones Crumble"
KHALIL = "Khalil Anvari (G2)"  # ser
CAO = "Cao Nguyen (G6)"  # SER
MKHOKHELI = "Mkhokheli"  # prince, 6


@pytest.mark.parametrize(("name", "level", "locks"), [(KHALIL, "ser", False), (CAO, "SER", True)])
def test_thrones_crumble_burns_two_blood(table: Table, name: str, level: str, locks: bool) -> None:
    """Of a ready titled vampire, whoever controls it; superior, it locks."""
    mine = table.you.ready(name)
    table.you.ready("Meaghan")
    own = table.you.ready("Tara (G5)")
    card = table.you.holds(THRONES)
    prince = table.prey.ready(MKHOKHELI)
    untitled = table.prey.ready("Nassir")
    table.prey.torpor("Olivia (G2)")
    table.prey.ready("Carlton Van Wyk")
    magaji = table.grand_prey.ready("Sobayifa (G3)", locked=True)

    table.you.acts(THRONES, by=mine, level=level)
    assert table.you.choices() == {prince, magaji, own}
    table.you.chooses(prince)
    assert action_of(table).targets == (table.prey.number,)
    assert (table.blood(prince), table.locked(prince)) == (6, False)
    table.nobody_reacts()

    assert [table.blood(one) for one in (prince, untitled, magaji, mine)] == [4, 4, 8, 3]
    assert table.locked(prince) == locks
    assert not table.locked(untitled)
    assert table.locked(mine)
    assert table.where(card) == "ash_heap"
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_thrones_crumble_burns_what_is_there(table: Table, before: int, after: int) -> None:
    """With less than 2 blood, all of it."""
    khalil = table.you.ready(KHALIL)
    table.you.ready("Meaghan")
    table.you.holds(THRONES)
    prince = table.prey.ready(MKHOKHELI, blood=before)

    table.you.acts(THRONES, by=khalil, level="ser")
    table.nobody_reacts()

    assert table.blood(prince) == after
    assert table.where(prince) == "ready"
    assert table.waits_for(table.you)


def test_superior_thrones_crumble_leaves_a_locked_one_locked(table: Table) -> None:
    """It may be chosen, and loses its blood."""
    cao = table.you.ready(CAO)
    table.you.ready("Meaghan")
    table.you.holds(THRONES)
    prince = table.prey.ready(MKHOKHELI, locked=True)

    table.you.acts(THRONES, by=cao, level="SER")
    table.nobody_reacts()

    assert (table.blood(prince), table.locked(prince)) == (4, True)


def test_thrones_crumble_may_be_blocked(table: Table) -> None:
    """At no stealth, by a minion of the Methuselah at whom it is directed."""
    cao = table.you.ready(CAO)
    table.you.ready("Meaghan")
    card = table.you.holds(THRONES)
    prince = table.grand_prey.ready(MKHOKHELI)
    nassir = table.grand_prey.ready("Nassir")

    table.you.acts(THRONES, by=cao, level="SER")
    table.grand_prey.blocks(nassir)
    rest(table)

    assert (table.blood(prince), table.locked(prince)) == (6, False)
    assert [table.blood(one) for one in (cao, nassir)] == [2, 3]
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_thrones_crumble_requires_serpentis(table: Table) -> None:
    """The superior level superior Serpentis."""
    khalil = table.you.ready(KHALIL)
    cao = table.you.ready(CAO)
    ryan = table.you.ready("Ryan")
    table.you.holds(THRONES)
    table.prey.ready(MKHOKHELI)

    table.asked()
    can = {
        (one, level)
        for one in (khalil, cao, ryan)
        for level in ("ser", "SER")
        if table.you.can_play(THRONES, by=one, level=level)
    }
    assert can == {(khalil, "ser"), (cao, "ser"), (cao, "SER")}


@pytest.mark.parametrize(("name", "may"), [("Tara (G5)", True), ("Meaghan", False)])
def test_thrones_crumble_needs_a_titled_vampire(table: Table, name: str, may: bool) -> None:
    """Your own prince will do, where nobody else has a title."""
    khalil = table.you.ready(KHALIL)
    table.you.ready(name)
    table.you.holds(THRONES)
    table.prey.ready("Nassir")

    table.asked()
    assert table.you.can_play(THRONES, by=khalil) is may
