"""Using the Advantage: pool for whoever has the Edge."""

from __future__ import annotations

import pytest

from table_talk import Table

ADVANTAGE = "Using the Advantage"
SPHINX = "Dreams of the Sphinx"


@pytest.mark.parametrize(("minion", "may"), [("Tock (G3)", True), ("Ryan", False)])
def test_the_advantage_is_for_nosferatu_antitribu(table: Table, minion: str, may: bool) -> None:
    """One of those is needed to play it, for 1 pool."""
    table.you.ready(minion)
    table.prey.ready("Nassir")
    advantage, _ = table.you.holds(ADVANTAGE, "Fame")
    table.begins("master")

    assert table.you.can_play("Fame")
    assert table.you.can_play(ADVANTAGE) == may
    if may:
        table.you.plays(ADVANTAGE)
        assert table.where(advantage) == "permanent"
        assert table.you.pool() == 29


def test_the_advantage_gains_a_pool(table: Table) -> None:
    """For its lock, once; a second copy gains another one, and the Edge its own."""
    first = table.you.in_play(ADVANTAGE)
    second = table.you.in_play(ADVANTAGE)
    table.gives_edge(table.you)
    table.begins("unlock")

    table.you.uses(first)
    assert table.you.pool() == 31
    assert (table.locked(first), table.locked(second)) == (True, False)
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=first)
    table.you.uses(second)
    assert table.you.pool() == 32
    table.you.does("gain from the Edge")
    assert table.you.pool() == 33
    assert table.prey.pool() == 30


@pytest.mark.parametrize("mine", [True, False])
def test_the_advantage_needs_the_edge(table: Table, mine: bool) -> None:
    """Yours, not anybody's."""
    advantage = table.you.in_play(ADVANTAGE)
    sphinx = table.you.in_play(SPHINX)
    table.gives_edge(table.you if mine else table.prey)
    table.begins("unlock")

    assert table.you.may("use", card=sphinx)
    assert table.you.may("use", card=advantage) == mine


def test_the_advantage_in_no_other_phase_or_turn(table: Table) -> None:
    """Your unlock phase only: neither your minion phase nor the unlock phase of your prey."""
    table.you.ready("Ryan")
    advantage = table.you.in_play(ADVANTAGE)
    sphinx = table.you.in_play(SPHINX)
    table.gives_edge(table.you)

    assert table.you.may("use", card=sphinx)
    assert not table.you.may("use", card=advantage)
    table.until_turn_of(table.prey, "unlock")
    assert table.you.has_edge()
    assert table.you.may("use", card=sphinx)
    assert not table.you.may("use", card=advantage)
    assert table.you.pool() == 30
