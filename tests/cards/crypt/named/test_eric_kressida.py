"""Eric Kressida: the Edge brings him out of torpor in the discard phase of another."""

from __future__ import annotations

import pytest

from table_talk import Table

ERIC = "Eric Kressida (G4)"


@pytest.mark.parametrize(
    ("region", "edge", "may"),
    [("torpor", True, True), ("torpor", False, False), ("ready", True, False)],
)
def test_eric_leaves_torpor_for_the_edge(table: Table, region: str, edge: bool, may: bool) -> None:
    """Your Edge, and Eric in torpor; another vampire of yours stays there."""
    eric = table.you.puts(ERIC, region, blood=3)
    table.you.ready("Meaghan")
    other = table.you.torpor("Ryan")
    table.gives_edge(table.you if edge else table.grand_prey)
    table.prey.ready("Nassir")
    table.prey.holds("Fame")

    table.until_turn_of(table.prey, "discard")
    assert table.you.may("use", card=eric) == may
    if may:
        table.you.uses(eric)
        assert table.where(eric) == "ready"
        assert table.blood(eric) == 3
        assert not table.you.has_edge()
    assert table.where(other) == "torpor"
    assert table.you.pool() == 30


@pytest.mark.parametrize("phase", ["unlock", "minion", "discard"])
def test_eric_stays_in_your_own_turn(table: Table, phase: str) -> None:
    """In your own discard phase, and in no other phase of yours."""
    eric = table.you.torpor(ERIC)
    table.you.ready("Meaghan")
    table.you.holds("Fame")
    table.gives_edge(table.you)
    table.begins(phase)
    table.asked()
    assert not table.you.may("use", card=eric)
    assert table.where(eric) == "torpor"


def test_eric_stays_in_the_minion_phase_of_another(table: Table) -> None:
    """It is the discard phase that he needs, of whomever."""
    eric = table.you.torpor(ERIC)
    table.you.ready("Meaghan")
    table.gives_edge(table.you)
    table.grand_prey.ready("Nassir")
    table.grand_prey.holds("Fame")
    table.until_turn_of(table.grand_prey, "minion")
    assert not table.you.may("use", card=eric)
    table.until_turn_of(table.grand_prey, "discard")
    table.you.uses(eric)
    assert table.where(eric) == "ready"
