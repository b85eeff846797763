"""Sabbat Priest: whoever attempts to block the chosen vampire bleeds for it."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import rest
from politics_talk import carried
from table_talk import Table

PRIEST = "Sabbat Priest"


@pytest.mark.ruling(PRIEST, 1)
@pytest.mark.ruling(PRIEST, 2)
@pytest.mark.ruling(PRIEST, 3)
@pytest.mark.parametrize(
    ("copies", "blood", "left"), [(0, 3, 3), (1, 3, 2), (2, 3, 1), (2, 1, 0), (1, 0, 0)]
)
def test_a_priest_is_dear_to_block_for_the_game(
    table: Table, copies: int, blood: int, left: int
) -> None:
    """1 blood for each time that it was chosen, as far as there is any; in later turns too."""
    callers = [table.you.ready("Tock (G3)"), table.you.ready("Ingrid Russo (G2)")]
    mine = table.you.ready("Saiz (G3)")
    held = [table.you.holds(PRIEST) for _ in range(copies)]
    stranger = table.you.ready("Ryan")
    theirs = table.prey.ready("Dodd (G2)", locked=True)
    table.prey.torpor("Claudia (G5)")
    far = table.grand_prey.ready("Zip (G3)", locked=True)
    guard = table.prey.ready(made_vampire("Guard", capacity=8), blood=blood)
    stray = table.prey.ready("Loyal Street Gang")
    table.you.holds(PAUSE)
    if copies:
        assert not table.you.can_play(PRIEST, by=stranger)
    for caller, _ in zip(callers, held, strict=False):
        table.you.acts(PRIEST, by=caller)
        assert action_of(table).kind == "political"
        while not table.you.choices():
            table.pass_on()
        assert table.you.choices() == {*callers, mine, theirs, far}
        table.you.chooses(mine)
        carried(table, caller)
    assert [table.where(card) for card in held] == ["ash_heap"] * copies
    if blood:
        table.until_turn_of(table.prey)
        table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    table.until("attempt", table.you)
    assert table.blood(guard) == left
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    life = table.blood(stray)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(stray)
    table.until("attempt", table.you)
    assert table.blood(stray) == life


def test_another_vampire_is_blocked_for_nothing(table: Table) -> None:
    """The priest is who was chosen."""
    priest, mine = table.you.ready("Tock (G3)"), table.you.ready("Saiz (G3)")
    table.you.holds(PRIEST, PAUSE)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.you.acts(PRIEST, by=priest)
    while not table.you.choices():
        table.pass_on()
    table.you.chooses(priest)
    carried(table, priest)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    table.until("attempt", table.you)
    assert table.blood(guard) == 8
