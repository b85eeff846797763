"""Leverage: the Edge is burned for a bleed, and cannot be gained by it."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE
from combat_talk import rest
from made_up import paper
from methuselah.engine.decisions import NOBODY
from methuselah.language import bleed, modifier
from table_talk import Table

LEVERAGE = "Leverage"


def test_the_edge_is_burned_and_not_gained_by_that_bleed(table: Table) -> None:
    """+1 bleed; the successful bleed leaves the Edge with nobody; the next one gains it."""
    mine, second = table.you.ready("Ryan"), table.you.ready(COMPANION)
    leverage = table.you.holds(LEVERAGE)
    table.gives_edge(table.you)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.you.plays(leverage, by=mine)
    assert table.state.edge == NOBODY
    rest(table)
    assert table.prey.pool() == 28
    assert table.state.edge == NOBODY
    assert table.where(leverage) == "ash_heap"
    table.you.acts(word="bleed", by=second)
    rest(table)
    assert table.you.has_edge()


@pytest.mark.ruling(LEVERAGE, 1)
@pytest.mark.parametrize("first", [LEVERAGE, "Soft Touch"])
def test_leverage_goes_beside_a_limited_bleed(table: Table, first: str) -> None:
    """Before or after it."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(LEVERAGE, paper("Soft Touch", modifier(bleed(+1))))
    table.gives_edge(table.you)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    for card in (first, "Soft Touch" if first == LEVERAGE else LEVERAGE):
        table.you.plays(card, by=mine)
    rest(table)
    assert table.prey.pool() == 27


@pytest.mark.parametrize(
    ("edge", "word", "may"),
    [("you", "bleed", True), ("prey", "bleed", False), ("you", "hunt", False)],
)
def test_leverage_needs_the_edge_and_a_bleed(table: Table, edge: str, word: str, may: bool) -> None:
    """Without the Edge there is nothing to burn; a hunt is no bleed."""
    mine = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    table.you.holds(LEVERAGE, PAUSE)
    table.gives_edge(getattr(table, edge))
    table.prey.ready("Nassir")
    table.you.acts(word=word, by=mine)
    offered = False
    while not table.over():
        offered |= table.you.can_play(LEVERAGE)
        table.pass_on()
    assert offered is may
