"""Horrific Countenance: a block undone, and no other after it."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION
from combat_talk import rest
from table_talk import Table

FACE = "Horrific Countenance"
WAKE = "Wake with Evening's Freshness"


def test_the_block_is_undone(table: Table) -> None:
    """4 blood; the blocker is unlocked, nobody else may block, the bleed succeeds."""
    indira = table.you.ready("Lillian", blood=4)
    other = table.you.ready(COMPANION)
    face = table.you.holds(FACE)
    crow = table.prey.ready("Crow")
    second = table.prey.ready("Ryan")

    table.you.acts(by=indira, word="bleed")
    table.prey.blocks(crow)
    assert not table.you.can_play(FACE, by=other)
    table.you.plays(face, by=indira, level="pro")
    asked = False
    while not table.over():
        asked = asked or table.prey.may("block")
        table.pass_on()
    assert not asked
    assert table.prey.pool() == 29
    assert table.you.has_edge()
    assert told(table, "combat") == 0
    assert (table.locked(crow), table.locked(second), table.locked(indira)) == (False, False, True)
    assert (table.blood(indira), table.blood(crow)) == (0, 5)
    assert table.where(face) == "ash_heap"
    assert table.waits_for(table.you)


def test_a_blocker_that_was_locked_is_unlocked(table: Table) -> None:
    """It woke to block."""
    indira = table.you.ready("Crow", blood=5)
    table.you.ready(COMPANION)
    table.you.holds(FACE)
    ryan = table.prey.ready("Ryan", locked=True)
    bystander = table.prey.ready("Duck (G1)", locked=True)
    table.prey.holds(WAKE)

    table.you.acts(by=indira, word="bleed")
    table.prey.plays(WAKE, by=ryan)
    table.prey.blocks(ryan)
    table.you.plays(FACE, by=indira, level="pro")
    rest(table)
    assert not table.locked(ryan)
    assert table.locked(bystander)
    assert table.blood(indira) == 1
    assert table.prey.pool() == 29


def test_others_can_still_answer(table: Table) -> None:
    """Unblockable is not untouchable: a bleed may be deflected."""
    indira = table.you.ready("Crow", blood=5)
    table.you.ready(COMPANION)
    table.you.holds(FACE)
    ryan = table.prey.ready("Ryan")
    trevon = table.prey.ready("Trevon Parker")
    table.grand_prey.ready("Duck (G1)")
    table.prey.holds("Deflection")

    table.you.acts(by=indira, word="bleed")
    table.prey.blocks(ryan)
    table.you.plays(FACE, by=indira, level="pro")
    table.prey.plays("Deflection", by=trevon, level="dom")
    while table.prey.may("choose"):
        table.prey.chooses(seat=table.grand_prey)
    asked = False
    while not table.over():
        asked = asked or table.grand_prey.may("block")
        table.pass_on()
    assert not asked
    assert (table.prey.pool(), table.grand_prey.pool()) == (30, 29)


@pytest.mark.parametrize(
    ("name", "blood", "may"),
    [("Lillian", 4, True), ("Lillian", 3, False), ("Ryan", 4, False)],
)
def test_who_can_play_it(table: Table, name: str, blood: int, may: bool) -> None:
    """Protean and 4 blood; when blocked, and not before."""
    mine = table.you.ready(name, blood=blood)
    table.you.ready(COMPANION)
    table.you.holds(FACE)
    crow = table.prey.ready("Crow")
    table.you.acts(by=mine, word="bleed")
    table.until("action", table.prey)
    assert not table.you.can_play(FACE, by=mine)
    seen = False
    table.prey.blocks(crow)
    while not table.over():
        seen = seen or table.you.can_play(FACE, by=mine)
        table.pass_on()
    assert seen == may
    assert table.prey.pool() == 30
