"""Inevitability of the Void: the more lies in the ash heap of who is bled, the more she burns."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import bleed, modifier
from scenes.modifiers import adds_bleed
from table_talk import Table

VOID = "Inevitability of the Void"
SKULL = made_vampire("Skull", "AUS", "NEC")


def test_inferior_void_adds_one() -> None:
    """Limited, during a bleed."""
    adds_bleed(VOID, by=SKULL, amount=1, level="aus_nec")


@pytest.mark.parametrize(("cards", "more"), [(9, 0), (10, 1), (19, 1), (20, 2)])
def test_superior_void_counts_the_ash_heap(table: Table, cards: int, more: int) -> None:
    """+1 for every 10 cards of whoever is bled, crypt cards too; nobody else's count."""
    mine = table.you.ready(SKULL)
    table.you.ready(COMPANION)
    table.you.ash_heap(*["Fame"] * 20)
    table.grand_prey.ash_heap(*["Fame"] * 20)
    table.prey.ash_heap("Ryan", *["Fame"] * (cards - 1))
    table.you.holds(VOID, paper("Soft Touch", modifier(bleed(+1))))
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    assert table.you.can_play("Soft Touch")
    table.you.plays(VOID, by=mine, level="AUS_NEC")
    assert not table.you.can_play("Soft Touch")
    rest(table)
    assert table.prey.pool() == 29 - more
    assert table.waits_for(table.you)


def test_the_void_is_for_a_bleed(table: Table) -> None:
    """Not for a hunt."""
    mine = table.you.ready(
        SKULL,
    )
    table.you.ready(COMPANION)
    table.you.holds(VOID, PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(word="hunt", by=mine)
    while not table.over():
        assert not table.you.can_play(VOID)
        table.pass_on()
