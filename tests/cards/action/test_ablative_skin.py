"""Ablative Skin."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import COMPANION, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import (
    TARGET,
    THIS,
    action,
    add,
    before_range,
    choose,
    hand_strike,
    inflicts_damage,
    minion,
    not_,
    ranged_strike,
    ready,
    strike,
    yours,
)
from methuselah.rules.action.action import stealth as stealth_of
from table_talk import Table

SKIN = "Ablative Skin"

BLOW = made_up("Blow", modes=(strike(hand_strike(+3)),))
FIERCE = made_up("Fierce", modes=(strike(hand_strike(aggravated=True)),))
BULLET = made_up("A bullet", modes=(strike(ranged_strike(2, proof="for")),))
HARDY = made_up(
    "Hardy",
    modes=(before_range(add("treats aggravated as normal", to=THIS, until="combat")),),
)
STONE = paper("Stone", action(choose(ready(minion, not_(yours))), inflicts_damage(1, TARGET)))


@pytest.mark.parametrize("level", ["for", "FOR"])
def test_growing_an_ablative_skin(table: Table, level: str) -> None:
    """At +1 stealth, for nothing; with 3 counters."""
    brock = table.you.ready("Brock Sterling")
    other = table.you.ready("Nassir")
    skin = table.you.holds(SKIN)
    table.prey.ready("Ryan")

    assert not table.you.can_play(SKIN, by=other)
    table.you.acts(SKIN, by=brock, level=level)
    assert stealth_of(table.state, action_of(table)) == 1
    table.nobody_reacts()

    assert table.on(skin) == brock
    assert table.counters(skin) == 3
    assert table.blood(brock) == 3
    assert table.locked(brock)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["for", "FOR"])
@pytest.mark.parametrize("number", [0, 2, 3])
def test_each_counter_prevents_a_damage(table: Table, level: str, number: int) -> None:
    """Of 4, as many as you like; without counters it is burned."""
    brock = table.you.ready("Brock Sterling")
    skin = table.you.in_play(SKIN, on=brock, level=level, counters=3)
    belinde = table.prey.ready("Belinde")
    table.prey.holds(BLOW)

    fight(table, brock, belinde)
    table.prey.plays("Blow", by=belinde)
    for _ in range(number):
        table.you.uses(SKIN, by=brock)
    rest(table)

    assert damage_to(table, brock) == 4 - number
    assert damage_to(table, belinde) == 1
    if number == 3:
        assert table.where(skin) == "ash_heap"
    else:
        assert table.counters(skin) == 3 - number
    assert table.waits_for(table.you)


def may_use(table: Table) -> bool:
    """Whether the skin of your minion is of use before this action is over."""
    found = False
    while not table.over():
        found |= table.you.may("use", card=SKIN)
        table.pass_on()
    return found


@pytest.mark.ruling("Ablative Skin", 2)
@pytest.mark.parametrize("hardy", [False, True])
@pytest.mark.parametrize(("level", "may"), [("for", False), ("FOR", True)])
def test_only_the_superior_skin_prevents_aggravated_damage(
    table: Table, level: str, may: bool, hardy: bool
) -> None:
    """Not the other one, even for who treats it as normal."""
    brock = table.you.ready("Brock Sterling")
    table.you.in_play(SKIN, on=brock, level=level, counters=3)
    belinde = table.prey.ready("Belinde")
    table.you.holds(HARDY)
    table.prey.holds(FIERCE)

    fight(table, brock, belinde)
    if hardy:
        table.you.plays("Hardy", by=brock)
    table.prey.plays("Fierce", by=belinde)
    assert may_use(table) == may


def test_the_superior_skin_keeps_its_bearer_from_torpor(table: Table) -> None:
    """1 aggravated damage prevented."""
    brock = table.you.ready("Brock Sterling")
    skin = table.you.in_play(SKIN, on=brock, level="FOR", counters=3)
    belinde = table.prey.ready("Belinde")
    table.prey.holds(FIERCE)

    fight(table, brock, belinde)
    table.prey.plays("Fierce", by=belinde)
    table.you.uses(SKIN, by=brock)
    rest(table)

    assert table.where(brock) == "ready"
    assert table.blood(brock) == 3
    assert table.counters(skin) == 2


@pytest.mark.ruling("Ablative Skin", 1)
@pytest.mark.rules_text("003 Ablative Skin 1")
@pytest.mark.parametrize("level", ["for", "FOR"])
def test_the_skin_is_no_help_where_fortitude_is_none(table: Table, level: str) -> None:
    """It requires Fortitude."""
    brock = table.you.ready("Brock Sterling")
    table.you.in_play(SKIN, on=brock, level=level, counters=3)
    belinde = table.prey.ready("Belinde")
    table.prey.holds(BULLET)

    fight(table, brock, belinde)
    table.prey.plays("A bullet", by=belinde)
    assert not may_use(table)
    assert damage_to(table, brock) == 2


@pytest.mark.parametrize("level", ["for", "FOR"])
def test_the_skin_is_no_help_outside_combat(table: Table, level: str) -> None:
    """Damage of an action."""
    nassir = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(STONE)
    brock = table.prey.ready("Brock Sterling")
    skin = table.prey.in_play(SKIN, on=brock, level=level, counters=3)

    table.you.acts("Stone", by=nassir)
    while not table.over():
        assert not table.prey.may("use", card=skin)
        table.pass_on()

    assert table.blood(brock) == 2
    assert table.counters(skin) == 3
