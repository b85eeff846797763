"""The worked example of the influence phase: Nora, her last two pool and her vampire."""

from __future__ import annotations

import pytest

from table_talk import Table


def nora(table: Table, filling: str, other: str, blood: int) -> tuple[int, int]:
    """Nora has 2 pool, `blood` on the vampire she wants and 2 on another."""
    table.you.pool(2)
    cards = table.you.uncontrolled(filling, blood=blood), table.you.uncontrolled(other, blood=2)
    table.begins("influence")
    return cards


def takes_one_back_and_fills(table: Table, wanted: int, other: int, capacity: int) -> None:
    """2 transfers take 1 blood back, 2 more fill the vampire that comes out."""
    table.you.does("take back", target=other)
    assert table.you.pool() == 3
    assert table.blood(other) == 1
    table.you.does("transfer", target=wanted)
    table.you.does("transfer", target=wanted)
    assert table.you.pool() == 1
    assert not table.you.may(("transfer", "take back", "draw from the crypt")), "no transfer left"
    table.you.does("move out", target=wanted)

    assert table.where(wanted) == "ready"
    assert table.blood(wanted) == capacity
    assert not table.locked(wanted)
    assert not table.state.cards[wanted].face_down
    assert table.where(other) == "uncontrolled"
    assert table.blood(other) == 1
    assert table.you.pool() == 1
    assert not table.you.is_out()


@pytest.mark.rule("R0 Influence Phase")
def test_nora_brings_out_alexa_draper(table: Table) -> None:
    """From 2 pool, 6 and 2 blood to 1 pool, 8 and 1. R0, 4. Influence Phase."""
    alexa, sybren = nora(table, "Alexa Draper", "Sybren van Oosten", 6)
    takes_one_back_and_fills(table, alexa, sybren, 8)


@pytest.mark.rule("R3 7")
def test_nora_brings_out_a_vampire_of_capacity_ten(table: Table) -> None:
    """From 2 pool, 8 and 2 blood to 1 pool, 10 and 1. R3, 7. Influence Phase."""
    basilia, kurt = nora(table, "Basilia", "Jeremy MacNeil", 8)
    takes_one_back_and_fills(table, basilia, kurt, 10)


@pytest.mark.rule("R0 Influence Phase")
def test_nora_cannot_use_both_counters_in_her_pool(table: Table) -> None:
    """With the second counter she is out of the game at once. R0, 4. Influence Phase."""
    alexa, _ = nora(table, "Alexa Draper", "Sybren van Oosten", 6)
    table.you.does("transfer", target=alexa)
    assert not table.you.is_out()
    table.you.does("transfer", target=alexa)
    assert table.you.is_out()
    assert table.where(alexa) == "removed"
    assert table.predator.victory_points() == 1
    assert table.predator.pool() == 36
