"""Nakova; Jayakumar; Bez Dunsirn."""

from __future__ import annotations

from typing import Final

import pytest

from block_talk import COMPANION
from combat_talk import fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import (
    FIGHTERS,
    TARGET,
    action,
    before_range,
    burn_card,
    choose,
    is_among,
    not_,
    on,
    prevents,
    static,
    vampire,
    yours,
)
from table_talk import Table

NAKOVA = "Nakova, Advocate of Golconda (G2)"
JAYAKUMAR = "Jayakumar (G5)"
BEZ = "Bez Dunsirn (G6)"

CLAWS: Final = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")
SWIFT: Final = paper("Swift", static("first strike"), kind="equipment")
VEST: Final = paper("Vest", prevents(5), kind="equipment")
PURGE: Final = paper("Purge", action(choose(on(vampire, not_(yours))), burn_card(TARGET)))
SACRIFICE: Final = made_up(
    "Sacrifice",
    modes=(before_range(choose(on(vampire, not_(is_among(FIGHTERS)))), burn_card(TARGET)),),
)


# -- Nakova ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "place", "left"), [(2, "ash_heap", 5), (1, "torpor", 9)])
def test_nakova_burned_in_combat_hurts_her_opponent(
    table: Table, points: int, place: str, left: int
) -> None:
    """4 damage beside the 1 of her hand; not as she goes to torpor."""
    mine = table.you.ready(replaced("Octane", strength=points, capacity=10))
    table.you.in_play(CLAWS, on=mine)
    beside = table.you.ready("Nassir")
    nakova = table.prey.ready(NAKOVA, blood=0)

    fight(table, mine, nakova)
    rest(table)

    assert table.where(nakova) == place
    assert table.blood(mine) == left
    assert table.blood(beside) == 4
    assert table.waits_for(table.you)


@pytest.mark.parametrize("first", [True, False])
def test_the_damage_of_nakovas_end_is_not_preventable(table: Table, first: bool) -> None:
    """That of her hand is; with first strike there is none of it."""
    mine = table.you.ready(replaced("Octane", strength=2, capacity=10))
    table.you.in_play(CLAWS, on=mine)
    vest = table.you.in_play(VEST, on=mine)
    if first:
        table.you.in_play(SWIFT, on=mine)
    nakova = table.prey.ready(NAKOVA, blood=0)

    fight(table, mine, nakova)
    offered = False
    while not table.over():
        offered |= table.you.may("use", card=vest)
        table.pass_on()

    assert table.where(nakova) == "ash_heap"
    assert offered is not first
    assert table.blood(mine) == (6 if first else 5)


def test_nakova_burned_by_an_action_hurts_nobody(table: Table) -> None:
    """There is no combat."""
    acting = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    table.you.holds(PURGE)
    nakova = table.prey.ready(NAKOVA)

    table.you.acts("Purge", by=acting)
    table.nobody_reacts()

    assert table.where(nakova) == "ash_heap"
    assert table.blood(acting) == 4
    assert table.waits_for(table.you)


def test_nakova_burned_beside_a_combat_hurts_nobody(table: Table) -> None:
    """Two others fight: only their hands hurt them."""
    mine = table.you.ready("Octane")
    theirs = table.prey.ready("Nassir")
    table.you.holds(SACRIFICE)
    nakova = table.predator.ready(NAKOVA)

    fight(table, mine, theirs)
    table.you.plays("Sacrifice", by=mine)
    table.you.chooses(nakova)
    rest(table)

    assert table.where(nakova) == "ash_heap"
    assert (damage_to(table, mine), damage_to(table, theirs)) == (1, 1)


# -- Jayakumar ------------------------------------------------------------------------------------


def test_jayakumar_steals_equipment(table: Table) -> None:
    """Of others, for 2 blood, directed at its controller; he has it then."""
    thief, companion = table.you.ready(JAYAKUMAR, blood=4), table.you.ready(COMPANION)
    ryan, far = table.prey.ready("Ryan"), table.grand_prey.ready("Mazz")
    gun = table.prey.in_play(".44 Magnum", on=ryan)
    jacket = table.grand_prey.in_play("Flak Jacket", on=far)
    table.you.in_play("Flak Jacket", on=companion)
    table.prey.in_play("Raven Spy", on=ryan)

    table.you.acts(thief, by=thief)
    assert table.you.choices() == {gun, jacket}
    table.you.chooses(jacket)
    assert table.blood(thief) == 4
    assert table.grand_prey.may("block", minion=far)
    assert not table.prey.may("block", minion=ryan)
    rest(table)

    assert [table.on(one) for one in (gun, jacket)] == [ryan, thief]
    assert table.state.controller(jacket) == table.you.number
    assert table.blood(thief) == 2
    assert table.locked(thief)
    assert table.waits_for(table.you)


def test_jayakumar_blocked_steals_nothing(table: Table) -> None:
    """And pays nothing."""
    thief = table.you.ready(JAYAKUMAR, blood=4)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    gun = table.prey.in_play("Flak Jacket", on=ryan)

    table.you.acts(thief, by=thief)
    table.prey.blocks(ryan)
    rest(table)

    assert table.on(gun) == ryan
    assert table.blood(thief) + damage_to(table, thief) == 4


@pytest.mark.parametrize(("blood", "may"), [(1, False), (2, True)])
def test_jayakumar_needs_two_blood(table: Table, blood: int, may: bool) -> None:
    """To pay for it."""
    thief = table.you.ready(JAYAKUMAR, blood=blood)
    table.you.ready(COMPANION)
    table.prey.in_play(".44 Magnum", on=table.prey.ready("Ryan"))

    table.asked()
    assert table.you.may("use action", card=thief, by=thief) == may


# -- Bez Dunsirn ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "gone"), [(7, 2), (1, 1)])
def test_bez_in_torpor_costs_two_cards(table: Table, held: int, gone: int) -> None:
    """At random, as many as there are; the hand is filled, nobody else discards."""
    mine = table.you.ready(replaced("Octane", strength=3))
    bez = table.prey.ready(BEZ, blood=1)
    cards = table.prey.holds(*["Blood Doll"] * held)
    cards = cards if isinstance(cards, tuple) else (cards,)
    others = table.grand_prey.holds(*["Blood Doll"] * 7)

    fight(table, mine, bez)
    rest(table)

    assert table.where(bez) == "torpor"
    assert sum(table.where(one) == "ash_heap" for one in cards) == gone
    assert len(table.prey.hand()) == 7
    assert all(table.where(one) == "hand" for one in others)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("region", "gone"), [("ready", 2), ("torpor", 0)])
def test_bez_burned(table: Table, region: str, gone: int) -> None:
    """From the ready region; in torpor she had left it before."""
    acting = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    table.you.holds(PURGE)
    bez = table.prey.puts(BEZ, region)
    cards = table.prey.holds(*["Blood Doll"] * 7)

    table.you.acts("Purge", by=acting)
    table.nobody_reacts()

    assert table.where(bez) == "ash_heap"
    assert sum(table.where(one) == "ash_heap" for one in cards) == gone
    assert table.waits_for(table.you)


def test_another_vampire_that_leaves_costs_nothing(table: Table) -> None:
    """Bez stands beside it."""
    mine = table.you.ready(replaced("Octane", strength=3))
    table.prey.ready(BEZ)
    victim = table.prey.ready("Normal (G1)", blood=1)
    cards = table.prey.holds(*["Blood Doll"] * 7)

    fight(table, mine, victim)
    rest(table)

    assert table.where(victim) == "torpor"
    assert all(table.where(one) == "hand" for one in cards)
