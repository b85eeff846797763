"""Tom: what requires Sanguinus costs him an additional blood."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import fight, rest
from made_up import paper
from methuselah.language import (
    action,
    add,
    bleed,
    gain_pool,
    hand_strike,
    is_action,
    modifier,
    reaction,
    strike,
)
from table_talk import Table

TOM = "Tom (G2)"


@pytest.mark.parametrize(
    ("code", "printed", "paid"), [("san", None, 1), ("san", 1, 2), ("for", None, 0), ("for", 1, 1)]
)
def test_tom_pays_for_an_action(table: Table, code: str, printed: int | None, paid: int) -> None:
    """As it succeeds; Fortitude costs what is printed."""
    tom = table.you.ready(TOM, blood=3)
    table.you.ready("Meaghan")
    table.you.holds(paper("Tissue", levels={code: action(gain_pool(1))}, blood_cost=printed))
    table.prey.ready("Ryan")

    table.you.acts("Tissue", by=tom, level=code)
    assert table.blood(tom) == 3
    table.nobody_reacts()
    assert table.you.pool() == 31
    assert table.blood(tom) == 3 - paid
    assert table.waits_for(table.you)


def test_tom_pays_nothing_for_an_action_that_is_blocked(table: Table) -> None:
    """Only the damage."""
    tom = table.you.ready(TOM, blood=3)
    table.you.ready("Meaghan")
    table.you.holds(paper("Tissue", levels={"san": action(gain_pool(1))}))
    ryan = table.prey.ready("Ryan")

    table.you.acts("Tissue", by=tom, level="san")
    table.prey.blocks(ryan)
    rest(table)
    assert table.you.pool() == 30
    assert table.blood(tom) == 2  # Ryan's hands
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("blood", "may"), [(2, True), (1, False)])
def test_tom_pays_for_a_modifier(table: Table, blood: int, may: bool) -> None:
    """1 printed, 2 to be paid, as it is played."""
    tom = table.you.ready(TOM, blood=blood)
    table.you.ready("Meaghan")
    thick = paper(
        "Thick", levels={"san": modifier(bleed(+1))}, kind="action modifier", blood_cost=1
    )
    plain = paper("Thin", modifier(bleed(+1)), kind="action modifier")
    table.you.holds(thick, plain)
    table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=tom)
    table.until("action", table.you)
    assert table.you.can_play("Thick", by=tom, level="san") == may
    assert table.you.can_play("Thin", by=tom)
    if may:
        table.you.plays("Thick", by=tom, level="san")
        assert table.blood(tom) == 0
        table.nobody_reacts()
        assert table.prey.pool() == 28
        assert table.waits_for(table.you)


@pytest.mark.parametrize(("name", "paid"), [(TOM, 1), ("Sister", 0)])
def test_tom_pays_for_a_reaction(table: Table, name: str, paid: int) -> None:
    """Another vampire with Sanguinus does not, even beside Tom."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    tom = table.prey.ready(TOM, blood=3)
    sister = table.prey.ready(made_vampire("Sister", "san"), blood=3)
    shield = reaction(is_action(trait="bleeds you"), add("bleed", -1))
    table.prey.holds(paper("Shield", levels={"san": shield}))
    by = tom if name == TOM else sister

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays("Shield", by=by, level="san")
    table.nobody_reacts()
    assert table.prey.pool() == 30
    assert table.blood(by) == 3 - paid
    assert table.blood(tom) + table.blood(sister) == 6 - paid
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("code", "left"), [("san", 1), ("for", 2)])
def test_tom_pays_for_a_strike(table: Table, code: str, left: int) -> None:
    """And loses 1 to Ryan's hands."""
    tom = table.you.ready(TOM, blood=3)
    ryan = table.prey.ready("Ryan", blood=4)
    table.you.holds(paper("Punch", levels={code: strike(hand_strike(+1))}, kind="combat"))

    fight(table, tom, ryan)
    table.you.plays("Punch", by=tom, level=code)
    rest(table)
    assert table.blood(tom) == left
    assert table.blood(ryan) == 2
    assert table.waits_for(table.you)
