"""Theron drives vampires mad: with as many derangement counters as capacity they are Malkavian."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, rest
from methuselah.engine.traits import clan_of
from table_talk import Table

THERON = "Theron (G2)"
MAD = "Malkavian antitribu"


def test_whom_theron_deranges(table: Table) -> None:
    """A vampire of anybody, in torpor too; no ally; it is directed at her who controls it."""
    theron = table.you.ready(THERON)
    mate = table.you.ready("Dirk (G4)")
    theirs, fallen = table.prey.ready("Ryan"), table.grand_prey.torpor("Mazz")
    ally = table.prey.ready("Renegade Garou")
    table.you.holds(PAUSE)
    table.you.acts(theron, by=theron)
    assert {mate, theirs, fallen} <= table.you.choices()
    assert ally not in table.you.choices()
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    rest(table)
    assert table.locked(theron)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("capacity", "mad_after"), [(1, 1), (2, 2)])
def test_who_is_mad(table: Table, capacity: int, mad_after: int) -> None:
    """The number of counters reaches the capacity; another vampire keeps its clan."""
    theron = table.you.ready(THERON)
    table.you.ready(COMPANION)
    victim = table.prey.ready(made_vampire("Victim", capacity=capacity), locked=True)
    other = table.prey.ready("Ryan", locked=True)
    own = None
    for number in range(1, mad_after + 1):
        table.you.acts(theron, by=theron)
        own = own or clan_of(table.state, victim)
        assert clan_of(table.state, victim) == own != MAD
        table.you.chooses(victim)
        rest(table)
        assert (clan_of(table.state, victim) == MAD) == (number == mad_after)
        table.until_turn_of(table.predator)
        table.until_turn_of(table.you, "minion")
    assert clan_of(table.state, other) != MAD


def test_a_blocked_action_drives_nobody_mad(table: Table) -> None:
    """No counter is put."""
    theron = table.you.ready(THERON)
    table.you.ready(COMPANION)
    victim = table.prey.ready(made_vampire("Victim", capacity=1))
    guard = table.prey.ready("Ryan")
    table.you.acts(theron, by=theron)
    table.you.chooses(victim)
    table.prey.blocks(guard)
    rest(table)
    assert clan_of(table.state, victim) != MAD
