"""Intisar (G2): with the Edge, pool given away locks minions."""

from __future__ import annotations

import pytest

from table_talk import Table

INTISAR = "Intisar (G2)"


def test_intisar_gives_a_pool_to_lock_a_minion(table: Table) -> None:
    """Of another Methuselah, who gets the pool; once in an unlock phase."""
    intisar = table.you.ready(INTISAR)
    table.you.ready("Meaghan")
    ryan = table.prey.ready("Ryan")
    nassir = table.prey.ready("Nassir", locked=True)
    carlton = table.grand_prey.ready("Carlton Van Wyk")
    tony = table.predator.ready("Tony (G3)")
    table.gives_edge(table.you)
    table.begins("unlock")

    table.asked()
    before = table.you.pool()
    table.you.uses(intisar)
    assert table.you.choices() == {ryan, nassir, carlton, tony}  # who is locked already, too
    table.you.chooses(ryan)
    assert (table.you.pool(), table.prey.pool()) == (before - 1, 31)
    assert table.locked(ryan)
    assert not table.locked(intisar)
    assert not table.you.may("use", card=intisar)

    assert (table.prey.pool(), table.grand_prey.pool(), table.predator.pool()) == (31, 30, 30)
    assert [table.locked(one) for one in (ryan, nassir, carlton, tony)] == [
        True, True, False, False,
    ]  # fmt: skip
    table.until_turn_of(table.you, "minion")
    assert table.you.pool() == 30 - 1
    assert table.locked(ryan)


@pytest.mark.parametrize(
    ("place", "edge", "may"),
    [
        ("ready", "you", True),
        ("torpor", "you", False),
        ("ready", "prey", False),
        ("ready", "nobody", False),
    ],
)
def test_intisar_is_ready_and_you_have_the_edge(
    table: Table, place: str, edge: str, may: bool
) -> None:
    """Both of it; it is not enough that somebody has the Edge."""
    intisar = table.you.puts(INTISAR, place)
    table.you.ready("Meaghan")
    table.prey.ready("Ryan")
    table.prey.ready("Nassir")
    if edge != "nobody":
        table.gives_edge(table.you if edge == "you" else table.prey)
    table.begins("unlock")

    table.asked()
    assert table.you.may("use", card=intisar) == may


def test_intisar_does_it_in_no_other_phase(table: Table) -> None:
    """Neither in your minion phase nor in the unlock phase of your prey."""
    intisar = table.you.ready(INTISAR)
    table.you.ready("Meaghan")
    table.prey.ready("Ryan")
    table.prey.ready("Nassir")
    table.gives_edge(table.you)

    table.asked()
    assert not table.you.may("use", card=intisar)
    table.until_turn_of(table.prey)
    assert not table.you.may("use", card=intisar)


@pytest.mark.parametrize(("others", "may"), [(0, False), (1, True)])
def test_intisar_locks_no_minion_of_yours(table: Table, others: int, may: bool) -> None:
    """Where others have no minion there is nobody to choose; a locked one is enough."""
    intisar = table.you.ready(INTISAR)
    table.you.ready("Meaghan")
    for _ in range(others):
        table.prey.ready("Ryan", locked=True)
    table.gives_edge(table.you)
    table.begins("unlock")

    table.asked()
    assert table.you.may("use", card=intisar) is may
