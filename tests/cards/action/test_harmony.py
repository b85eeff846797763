"""Harmony: your prey burns pool for each Choir of yours, which are burned."""

from __future__ import annotations

import pytest

from action_talk import action_of
from made_up import paper
from methuselah.language import static
from methuselah.rules.action.action import stealth
from table_talk import Table


@pytest.mark.parametrize("choirs", [0, 1, 2, 3])
def test_harmony_burns_three_for_each_choir(table: Table, choirs: int) -> None:
    """Of yours, which are burned; not those of others, and no other card."""
    muse = table.you.ready("Muse (G2)")
    table.you.ready("Meaghan")
    mine = [table.you.in_play("Choir") for _ in range(choirs)]
    theirs, bell = table.prey.in_play("Choir"), table.you.in_play(paper("Bell", kind="master"))
    harmony = table.you.holds("Harmony")
    table.you.acts("Harmony", by=muse)
    table.nobody_reacts()
    assert table.prey.pool() == 30 - 3 * choirs
    assert [table.where(one) for one in mine] == ["ash_heap"] * choirs
    assert [table.where(one) for one in (theirs, bell)] == ["permanent"] * 2
    assert table.where(harmony) == "ash_heap"
    assert table.locked(muse)
    assert table.blood(muse) == 3
    assert (table.you.pool(), table.predator.pool()) == (30, 30)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("eyes", [True, False])
def test_harmony_is_at_stealth_and_directed(table: Table, eyes: bool) -> None:
    """At your prey, who needs intercept; blocked, it burns nothing."""
    muse = table.you.ready("Muse (G2)")
    table.you.ready("Meaghan")
    choir = table.you.in_play("Choir")
    don, other = table.prey.ready("Don Cerro (G5)"), table.predator.ready("Tony (G3)")
    if eyes:
        table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=don)
    harmony = table.you.holds("Harmony")
    table.you.acts("Harmony", by=muse)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    assert not table.predator.may("block", minion=other)
    table.prey.blocks(don)
    table.nobody_reacts()
    assert table.prey.pool() == (30 if eyes else 27)
    assert table.where(choir) == ("permanent" if eyes else "ash_heap")
    assert table.where(harmony) == "ash_heap"


def test_harmony_requires_a_daughter_of_cacophony(table: Table) -> None:
    """Unlocked; another clan sings otherwise."""
    muse, tony = table.you.ready("Muse (G2)"), table.you.ready("Tony (G3)")
    table.you.in_play("Choir")
    table.you.holds("Harmony")
    assert table.you.can_play("Harmony", by=muse)
    assert not table.you.can_play("Harmony", by=tony)
