"""Masochism: what hurts is counted, and pays for blood."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import COMBAT_ENDS, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import (
    THIS,
    action,
    combat_card,
    ends_combat,
    environmental_damage,
    gain_pool,
    static,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Masochism"
HARD = made_vampire("Hard", "FOR", capacity=6)
SELF_HARM = paper("Self-harm", action(environmental_damage(2, THIS)))
SHIELD = paper("Shield", action(gain_pool(1)), blood_cost=3)


@pytest.mark.parametrize("level", ["for", "FOR"])
def test_it_is_put_on_the_vampire(table: Table, level: str) -> None:
    """At +1 stealth, without a counter."""
    mine, other = table.you.ready(HARD), table.you.ready(COMPANION)
    card, _ = table.you.holds(CARD, PAUSE)
    table.prey.ready("Nassir")
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=mine, level=level)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert (table.on(card), table.counters(card)) == (mine, 0)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "counters"), [("for", 4), ("FOR", 6)])
def test_each_point_is_a_counter(table: Table, level: str, counters: int) -> None:
    """In two rounds of 2 damage each; at superior one more at the end of each round."""
    mine = table.you.ready(HARD)
    card = table.you.in_play(CARD, on=mine, level=level)
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    table.prey.in_play(paper("Fists", static("strength", +1), kind="equipment"), on=foe)
    theirs = table.prey.in_play(CARD, on=table.prey.ready("Nassir"), level="FOR")
    table.prey.holds(PRESS)
    fight(table, mine, foe)
    table.until("press", table.prey)
    assert table.counters(card) == 2
    table.prey.plays("A press", by=foe)
    rest(table)
    assert damage_to(table, mine) == 4
    assert table.counters(card) == counters
    assert table.counters(theirs) == 0
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["for", "FOR"])
def test_outside_of_combat_too(table: Table, level: str) -> None:
    """Each point; no round, no more."""
    mine = table.you.ready(HARD)
    table.you.ready(COMPANION)
    card = table.you.in_play(CARD, on=mine, level=level)
    table.you.holds(SELF_HARM)
    table.you.acts("Self-harm", by=mine)
    rest(table)
    assert (table.counters(card), table.blood(mine)) == (2, 4)


def test_a_round_without_damage_brings_nothing(table: Table) -> None:
    """Nor does the next round bring the counter of the one before."""
    mine = table.you.ready(HARD)
    card = table.you.in_play(CARD, on=mine, level="FOR")
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    table.prey.holds(PRESS, COMBAT_ENDS)
    fight(table, mine, foe)
    table.until("strike", table.prey)
    table.pass_on()
    table.until("press", table.prey)
    table.prey.plays("A press", by=foe)
    table.until("strike", table.prey)
    table.prey.plays("Combat ends", by=foe)
    rest(table)
    assert damage_to(table, mine) == 1
    assert table.counters(card) == 2


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("early", [True, False])
def test_the_other_counter_comes_after_the_presses(table: Table, early: bool) -> None:
    """At the end of the round, also of one that ended early."""
    mine = table.you.ready(HARD)
    card = table.you.in_play(CARD, on=mine, level="FOR")
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    stops = made_up("Stops", modes=(combat_card(ends_combat(), at=("strike_resolved",)),))
    table.prey.holds(PRESS, stops)
    fight(table, mine, foe)
    if early:
        table.until("strike_resolved", table.prey)
        assert table.counters(card) == 1
        table.prey.plays("Stops", by=foe)
    else:
        table.until("press", table.prey)
        assert table.counters(card) == 1
    rest(table)
    assert damage_to(table, mine) == 1
    assert table.counters(card) == 2


@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 6), (5, 6), (6, 6)])
def test_no_more_than_its_capacity(table: Table, before: int, after: int) -> None:
    """What is in excess is removed."""
    mine = table.you.ready(HARD)
    table.you.ready(COMPANION)
    card = table.you.in_play(CARD, on=mine, level="for", counters=before)
    table.you.holds(SELF_HARM)
    table.you.acts("Self-harm", by=mine)
    rest(table)
    assert table.counters(card) == after


@pytest.mark.parametrize(("counters", "used"), [(4, 1), (4, 3), (2, 2)])
def test_pain_pays(table: Table, counters: int, used: int) -> None:
    """As many counters as you like reduce what a card costs this vampire, down to nothing."""
    mine = table.you.ready(HARD)
    table.you.ready(COMPANION)
    card = table.you.in_play(CARD, on=mine, level="for", counters=counters)
    table.you.holds(SHIELD)
    table.you.acts("Shield", by=mine)
    table.you.uses(card)
    most = min(3, counters)
    if most > 1:
        assert [one.number for one in table.you.options("choose")] == [*range(1, most + 1)]
        table.you.chooses(number=used)
    rest(table)
    assert table.blood(mine) == 6 - (3 - used)
    assert table.counters(card) == counters - used
    assert table.waits_for(table.you)


def test_it_pays_for_no_pool_and_for_nobody_else(table: Table) -> None:
    """Nor need it be used at all."""
    mine, other = table.you.ready(HARD), table.you.ready(made_vampire("Other", capacity=6))
    table.you.ready(COMPANION)
    card = table.you.in_play(CARD, on=mine, level="for", counters=4)
    dear = paper("Dear", action(gain_pool(1)), pool_cost=3)
    table.you.holds(SHIELD, dear)
    table.you.acts("Shield", by=other)
    while not table.over():
        assert not table.you.may("use", card=card)
        table.pass_on()
    assert (table.blood(other), table.counters(card)) == (3, 4)
    table.you.acts("Dear", by=mine)
    while not table.over():
        assert not table.you.may("use", card=card)
        table.pass_on()
    assert table.you.pool() == 30 + 1 - 3 + 1
