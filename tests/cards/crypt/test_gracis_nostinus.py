"""Gracis Nostinus: who is younger and fails to block him is locked at the end of the action."""

from __future__ import annotations

import pytest

from action_talk import action_of, trick
from combat_talk import rest
from made_up import paper
from methuselah.language import becomes_acting, fails_attempt, static, stealth, use
from table_talk import Table

GRACIS = "Gracis Nostinus (G3)"
MASK = trick(becomes_acting(), at=("action",), by="helper", name="Mask")
STEALTH = paper("Fog", use(stealth(+1), at=("attempt",), once="action"), kind="event")


@pytest.mark.parametrize(
    ("acting", "name", "locks"),
    [
        (GRACIS, "Tara (G5)", True),  # 6, he has 7
        (GRACIS, "Chester DuBois (G1)", False),  # 7
        (GRACIS, "Renegade Garou", False),
        ("Emerson Bridges (G1)", "Tara (G5)", False),  # another Ventrue acts
    ],
)
def test_a_younger_vampire_that_fails_to_block_is_locked(
    table: Table, acting: str, name: str, locks: bool
) -> None:
    """At the end of the action, not before; who did not try stays unlocked."""
    mine = table.you.ready(acting)
    if acting != GRACIS:
        table.you.ready(GRACIS)
    table.you.ready("Meaghan")
    table.you.in_play(STEALTH)
    tries, idle = table.prey.ready(name), table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(tries)
    table.you.uses("Fog")
    table.until("action", table.prey)  # his attempt has failed
    assert not table.locked(tries)
    rest(table)

    assert table.locked(tries) is locks
    assert not table.locked(idle)
    assert table.waits_for(table.you)


def test_two_attempts_fail_and_a_third_blocks(table: Table) -> None:
    """All three are locked, the blocker as he blocked; nothing was bled."""
    gracis = table.you.ready(GRACIS)
    table.you.ready("Meaghan")
    table.you.in_play(paper("Cloak", static("stealth", +1), kind="equipment"), on=gracis)
    first, second = table.prey.ready("Ryan"), table.prey.ready("Nassir")
    third = table.prey.ready("Don Cerro (G5)")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=third)
    table.you.acts(word="bleed", by=gracis)
    table.prey.blocks(first)
    table.prey.blocks(second)
    table.prey.blocks(third)
    rest(table)
    assert table.locked(first)
    assert table.locked(second)
    assert table.locked(third)
    assert table.prey.pool() == 30


@pytest.mark.parametrize("gracis_first", [True, False])
def test_who_failed_to_block_him_is_locked_whoever_takes_the_action_over(
    table: Table, gracis_first: bool
) -> None:
    """And who failed to block another one is not, though Gracis takes it over afterwards."""
    gracis, other = table.you.ready(GRACIS), table.you.ready("Trevon Parker")
    table.you.ready("Meaghan")
    table.you.in_play(STEALTH)
    table.you.holds(MASK)
    tries = table.prey.ready("Tara (G5)")
    first, second = (gracis, other) if gracis_first else (other, gracis)
    table.you.acts(word="bleed", by=first)
    table.prey.blocks(tries)
    table.you.uses("Fog")
    table.until("action", table.you)
    table.you.plays("Mask", by=second)
    assert action_of(table).acting == second
    rest(table)

    assert table.locked(tries) is gracis_first
    assert table.waits_for(table.you)


def test_an_attempt_that_is_made_to_fail_has_failed(table: Table) -> None:
    """By an effect, not for want of intercept."""
    gracis = table.you.ready(GRACIS)
    table.you.ready("Meaghan")
    table.you.holds(trick(fails_attempt(), at=("attempt",)))
    tries = table.prey.ready("Tara (G5)")
    table.you.acts(word="bleed", by=gracis)
    table.prey.blocks(tries)
    table.you.plays("Trick", by=gracis)
    rest(table)
    assert table.locked(tries)
    assert table.prey.pool() < 30
