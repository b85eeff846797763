"""Enchanted Marionette: more bleed and stealth in the bleeds of a Malkavian antitribu."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, UNLOCKER
from combat_talk import rest
from made_up import paper
from methuselah.language import static
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Enchanted Marionette"
COLONEL = "The Colonel (G3)"


def test_a_malkavian_antitribu_equips(table: Table) -> None:
    """For 3 pool; no Malkavian, nobody else."""
    colonel = table.you.ready(COLONEL)
    others = [table.you.ready(name) for name in ("Meaghan", "Ryan")]
    card = table.you.holds(CARD)

    assert not any(table.you.can_play(CARD, by=other) for other in others)
    table.you.acts(CARD, by=colonel)
    table.nobody_reacts()
    assert table.on(card) == colonel
    assert table.you.pool() == 27
    assert table.locked(colonel)
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize(("intercept", "pool"), [(0, 28), (1, 30)])
def test_a_bleed_with_the_marionette(table: Table, intercept: int, pool: int) -> None:
    """+1 bleed and +1 stealth, which nobody is asked for; another's bleed has neither."""
    colonel = table.you.ready(COLONEL)
    other = table.you.ready("Meaghan")
    table.you.ready("Ryan")
    card = table.you.in_play(CARD, on=colonel)
    table.you.holds(PAUSE)
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren")
    table.prey.in_play(paper("Eyes", static("intercept", intercept), kind="equipment"), on=nassir)

    table.you.acts(word="bleed", by=colonel)
    assert stealth(table.state, action_of(table)) == 1
    assert not table.you.may("use", card=card)
    table.prey.blocks(nassir)
    rest(table)
    assert table.prey.pool() == pool
    assert table.locked(nassir) is (pool == 30)

    table.you.acts(word="bleed", by=other)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert table.prey.pool() == pool - 1
    assert not table.locked(lauren)
    assert table.waits_for(table.you)


def test_other_actions_have_no_more_stealth(table: Table) -> None:
    """A hunt is at +1 by itself."""
    colonel = table.you.ready(COLONEL, blood=3)
    table.you.ready("Meaghan")
    table.you.in_play(CARD, on=colonel)
    table.you.holds(PAUSE)

    table.you.acts(word="hunt", by=colonel)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.blood(colonel) == 4
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 2)
def test_another_minion_takes_it_and_has_nothing_of_it(table: Table) -> None:
    """Ryan equips with it from the Colonel; he bleeds for 1 without stealth."""
    colonel = table.you.ready(COLONEL)
    ryan = table.you.ready("Ryan")
    card = table.you.in_play(CARD, on=colonel)
    table.you.in_play(UNLOCKER)
    table.you.holds(PAUSE)
    table.prey.ready("Nassir")

    table.you.acts(word="take equipment", by=ryan)
    rest(table)
    assert table.on(card) == ryan
    assert table.you.pool() == 30
    table.you.uses("Unlocker")
    table.you.acts(word="bleed", by=ryan)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)

    assert table.prey.pool() == 29
    assert table.waits_for(table.you)
