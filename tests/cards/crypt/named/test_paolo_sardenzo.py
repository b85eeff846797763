"""Paolo Sardenzo: he feeds on wraiths that come; Giovanni find him."""

from __future__ import annotations

import pytest

from action_talk import trick
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import employs, recruits, stealth
from table_talk import Table

PAOLO = "Paolo Sardenzo (G5)"
SNEAK = trick(stealth(+1), at=("attempt",), name="Sneak")
WAYS = {"ally": recruits(), "retainer": employs()}


@pytest.mark.parametrize("kind", ["ally", "retainer"])
@pytest.mark.parametrize("takes", [True, False])
@pytest.mark.parametrize("mine", [True, False])
def test_paolo_gains_blood_of_a_wraith(table: Table, kind: str, takes: bool, mine: bool) -> None:
    """An ally or a retainer, whoever brings it; he need not."""
    seat = table.you if mine else table.prey
    paolo = seat.ready(PAOLO, blood=3)
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    ghost = paper("Ghost", WAYS[kind], kind=kind, keywords=frozenset({"wraith"}), life=1)
    card = table.you.holds(ghost)

    table.you.acts("Ghost", by=ryan)
    if takes:
        seat.does("answer", card=paolo)
    rest(table)
    assert table.where(card) == ("ready" if kind == "ally" else "attached")
    assert table.blood(paolo) == (4 if takes else 3)
    assert table.blood(ryan) == 2
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("keyword", "asked"), [("wraith", True), ("zombie", False)])
def test_paolo_asks_for_a_wraith(table: Table, keyword: str, asked: bool) -> None:
    """Nobody else feeds him."""
    paolo = table.you.ready(PAOLO, blood=3)
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(paper("Ghost", recruits(), kind="ally", keywords=frozenset({keyword}), life=1))

    table.you.acts("Ghost", by=ryan)
    offered = False
    while not table.over():
        offered = offered or table.you.may("answer", card=paolo)
        table.pass_on()
    assert offered == asked
    assert table.blood(paolo) == 3


@pytest.mark.parametrize(
    ("acting", "blocker", "sneaks", "blocked"),
    [
        (PAOLO, "Domenic Giovanni", False, True),
        (PAOLO, "Domenic Giovanni", True, False),  # +1 intercept, not more
        (PAOLO, "Nassir", False, False),
        ("Ryan", "Domenic Giovanni", False, False),
    ],
)
def test_giovanni_find_paolo(
    table: Table, acting: str, blocker: str, sneaks: bool, blocked: bool
) -> None:
    """A hunt at +1 stealth."""
    mine = table.you.ready(acting, blood=3)
    table.you.ready(COMPANION)
    table.you.holds(SNEAK)
    theirs = table.prey.ready(blocker)

    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(theirs)
    if sneaks:
        table.you.plays(SNEAK.name, by=mine)
    rest(table)
    assert table.blood(mine) == (2 if blocked else 4)
    assert table.locked(theirs) == blocked
    assert table.waits_for(table.you)
