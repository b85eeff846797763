"""King's Rising: pool now, no transfers until its controller unlocks with the Edge."""

from __future__ import annotations

import pytest

from table_talk import Table

KING = "King's Rising"


@pytest.mark.parametrize(("before", "after"), [(1, 4), (5, 8), (6, 7), (30, 31)])
def test_the_poor_gain_three(table: Table, before: int, after: int) -> None:
    """5 pool or less: 3; else 1; in play either way."""
    table.you.pool(before)
    table.you.ready("Ryan")
    king = table.you.holds(KING)
    table.begins("master")

    table.you.plays(king)
    assert table.you.pool() == after
    assert table.prey.pool() == 30
    assert table.where(king) == "permanent"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("risen", [True, False])
def test_no_transfers_to_your_uncontrolled_minions(table: Table, risen: bool) -> None:
    """To none of them; those of others are free."""
    table.you.ready("Ryan")
    if risen:
        table.you.in_play(KING)
    one = table.you.uncontrolled("Nassir", blood=1)
    two = table.you.uncontrolled("Lauren")
    theirs = table.prey.uncontrolled("Meaghan", blood=1)
    table.begins("influence")

    assert table.you.may("transfer", target=one) is not risen
    assert table.you.may("transfer", target=two) is not risen
    table.until_turn_of(table.prey, "influence")
    assert table.prey.may("transfer", target=theirs)


@pytest.mark.parametrize("edge", ["you", "prey", "nobody"])
def test_who_unlocks_with_the_edge_burns_it(table: Table, edge: str) -> None:
    """Its controller, in her own unlock phase, keeps the Edge."""
    table.you.ready("Ryan")
    king = table.you.in_play(KING)
    if edge != "nobody":
        table.gives_edge(table.you if edge == "you" else table.prey)
    table.begins("unlock")

    if edge == "you":
        table.you.does("resolve", card=king)
    table.until("minion", table.you)
    assert table.where(king) == ("ash_heap" if edge == "you" else "permanent")
    assert table.you.has_edge() is (edge == "you")


def test_the_unlock_phase_of_another_does_not_burn_it(table: Table) -> None:
    """You have the Edge, your prey unlocks."""
    table.you.ready("Ryan")
    table.prey.ready("Nassir")
    king = table.you.in_play(KING)
    table.gives_edge(table.you)

    table.until_turn_of(table.prey, "minion")
    assert table.where(king) == "permanent"
