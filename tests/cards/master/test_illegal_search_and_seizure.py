"""Illegal Search and Seizure: a dear or dangerous weapon is burned, and its bearer hurt."""

from __future__ import annotations

from typing import Any

import pytest

from block_talk import COMPANION
from combat_talk import rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import (
    equips,
    may_prevent,
    melee_strike,
    ranged_strike,
    static,
    strikes,
)
from table_talk import Table

CARD = "Illegal Search and Seizure"
WEAPON = frozenset({"weapon"})
MELEE = frozenset({"weapon", "melee weapon"})
SHELL = paper("Shell", may_prevent(1), kind="equipment")


def arms(*parts: Any, words: frozenset[str] = WEAPON, **face: Any) -> Any:
    """A weapon."""
    return paper("Arm", equips(), *parts, kind="equipment", keywords=words, **face)


def searched(table: Table, thing: Any, *extra: Any, bearer: Any = "Ryan") -> tuple[int, int, bool]:
    """The bearer and the thing of your prey, and whether you could burn it."""
    theirs = table.prey.ready(bearer)
    held = table.prey.in_play(thing, on=theirs)
    for one in extra:
        table.prey.in_play(one, on=theirs)
    table.you.ready(COMPANION)
    table.you.holds(CARD, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    return theirs, held, table.you.can_play(CARD)


@pytest.mark.parametrize(
    ("thing", "may"),
    [
        (arms(strikes(ranged_strike(1)), pool_cost=3), True),
        (arms(strikes(ranged_strike(1)), pool_cost=2), False),
        (arms(strikes(ranged_strike(1)), blood_cost=3), False),
        (arms(strikes(ranged_strike(4))), True),
        (arms(strikes(ranged_strike(3))), False),
        (arms(strikes(melee_strike(aggravated=True))), True),
        (arms(strikes(melee_strike(+2)), words=MELEE), False),  # 3 with a strength of 1
        (arms(strikes(melee_strike(+3)), words=MELEE), True),
        (arms(strikes(ranged_strike(4)), words=frozenset(), pool_cost=4), False),  # no weapon
    ],
)
def test_which_weapons_are_seized(table: Table, thing: Any, may: bool) -> None:
    """Dearer than 2 pool, aggravated, or more than 3 damage: it is burned, its bearer takes 1."""
    theirs, held, can = searched(table, thing)
    assert can is may
    if may:
        table.you.plays(CARD)
        rest(table)
        assert table.where(held) == "ash_heap"
        assert damage_to(table, theirs) == 1
        assert table.blood(theirs) == 3
        assert table.you.pool() == 30
        assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize(("strength", "may"), [(1, False), (2, True)])
def test_the_strength_of_the_bearer_counts(table: Table, strength: int, may: bool) -> None:
    """What the weapon would inflict now, in these hands."""
    thing = arms(strikes(melee_strike(+2)), words=MELEE)
    assert searched(table, thing, bearer=replaced("Ryan", strength=strength))[2] is may


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("word", ["melee weapon", "gun"])
def test_what_makes_it_aggravated_counts(table: Table, word: str) -> None:
    """For strikes of its kind."""
    venom = paper("Venom", static("aggravated strikes", word=word), kind="equipment")
    thing = arms(strikes(melee_strike()), words=MELEE)
    assert searched(table, thing, venom)[2] is (word == "melee weapon")


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize(("cost", "change", "may"), [(3, -1, False), (2, +1, True), (2, 0, False)])
def test_what_it_costs_its_bearer(table: Table, cost: int, change: int, may: bool) -> None:
    """With what makes equipment dearer or cheaper for that minion."""
    tax = paper("Tax", static("pool cost", change), kind="equipment")
    thing = arms(strikes(ranged_strike(1)), pool_cost=cost)
    assert searched(table, thing, tax)[2] is may


def test_any_bearer_is_searched(table: Table) -> None:
    """You choose among the weapons of all, an ally's too; its damage cannot be prevented."""
    gun = arms(strikes(ranged_strike(1)), pool_cost=3)
    mine = table.you.ready("Ryan")
    own = table.you.in_play(gun, on=mine)
    ally = table.prey.ready("Gregory Winter")
    theirs = table.prey.in_play(gun, on=ally)
    torpid = table.grand_prey.in_play(gun, on=table.grand_prey.torpor("Duck"))
    shell = table.prey.in_play(SHELL, on=ally)
    table.you.holds(CARD)
    table.begins("master")
    table.you.plays(CARD)
    assert table.you.choices() == {own, theirs, torpid}
    life = table.blood(ally)
    table.you.chooses(theirs)
    assert not table.prey.may("use", card=shell)
    rest(table)
    assert (table.where(theirs), table.where(own)) == ("ash_heap", "attached")
    assert table.blood(ally) == life - 1
    assert damage_to(table, mine) == 0
