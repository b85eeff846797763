"""Shattering Blow: a strike that destroys equipment, with first strike at superior."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, fight, rest
from fight_talk import weapon
from made_up import paper
from methuselah.language import melee_strike
from table_talk import Table

LAMP, SHIELD, TOWEL = (paper(name, kind="equipment") for name in ("Lamp", "Shield", "Towel"))


def test_the_blow_destroys_one_of_theirs(table: Table) -> None:
    """Equipment of the opposing minion, as its player chooses; no damage."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nassir (G6)")
    other = table.prey.ready("Don Cerro (G5)")
    one, two = table.prey.in_play(SHIELD, on=theirs), table.prey.in_play(TOWEL, on=theirs)
    others = table.prey.in_play(LAMP, on=other)
    own = table.you.in_play(paper("Ladder", kind="equipment"), on=mine)
    blow = table.you.holds("Shattering Blow")
    fight(table, mine, theirs)
    table.you.plays("Shattering Blow", by=mine, level="pot")
    assert {option.card for option in table.you.options("seize")} == {one, two}
    table.you.does("seize", card=one)
    rest(table)
    assert table.where(one) == table.where(blow) == "ash_heap"
    assert [table.where(card) for card in (two, others, own)] == ["attached"] * 3
    assert (table.blood(mine), table.blood(theirs)) == (3, 4)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "blood"), [("pot", 3), ("POT", 6)])
def test_the_superior_blow_comes_first(table: Table, level: str, blood: int) -> None:
    """A weapon that is destroyed with first strike does not strike."""
    mine, theirs = table.you.ready("Anvil (G1)"), table.prey.ready("Nassir (G6)")
    axe = table.prey.in_play(weapon("Axe", melee_strike(+2)), on=theirs)
    table.you.holds("Shattering Blow")
    fight(table, mine, theirs)
    table.you.plays("Shattering Blow", by=mine, level=level)
    table.prey.uses(axe, level="strike")
    rest(table)
    assert table.where(axe) == "ash_heap"
    assert (table.blood(mine), table.blood(theirs)) == (blood, 4)


@pytest.mark.ruling("Shattering Blow", 1)
@pytest.mark.parametrize("level", ["pot", "POT"])
@pytest.mark.parametrize("bearer", ["nobody", "own", "other", "opposing"])
def test_the_blow_needs_equipment(table: Table, bearer: str, level: str) -> None:
    """On the opposing minion, not on another one."""
    mine, theirs = table.you.ready("Anvil (G1)"), table.prey.ready("Nassir (G6)")
    other = table.prey.ready("Don Cerro (G5)")
    if bearer != "nobody":
        seat = table.you if bearer == "own" else table.prey
        seat.in_play(LAMP, on={"own": mine, "other": other, "opposing": theirs}[bearer])
    table.you.holds("Shattering Blow", DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    may = bearer == "opposing"
    assert table.you.can_play("Shattering Blow", by=mine, level=level) == may


@pytest.mark.parametrize(
    ("name", "levels"), [("Nassir (G6)", []), ("Ryan", ["pot"]), ("Anvil (G1)", ["pot", "POT"])]
)
def test_the_blow_requires_potence(table: Table, name: str, levels: list[str]) -> None:
    """None, inferior, superior."""
    mine, theirs = table.you.ready(name), table.prey.ready("Tony (G3)")
    table.prey.in_play(LAMP, on=theirs)
    table.you.holds("Shattering Blow", DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    for level in ("pot", "POT"):
        may = level in levels
        assert table.you.can_play("Shattering Blow", by=mine, level=level) == may
