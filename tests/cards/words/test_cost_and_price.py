"""What a card costs and what its text asks for besides are paid from the same blood and pool."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from made_up import paper
from methuselah.language import (
    THIS,
    acts,
    burn_blood,
    burn_pool,
    costs_blood,
    costs_pool,
    gain_pool,
    helps_pay,
    lock,
    master,
    modifier,
    price,
)
from methuselah.table.why_not import why_not
from table_talk import Table

EFFORT = paper(
    "Effort",
    modifier(price(burn_blood(1)), gain_pool(1), at=("action",)),
    blood_cost=1,
)
GIFT = paper("Gift", master(price(burn_pool(1)), gain_pool(2)), pool_cost=2)
PURSE = paper("Purse", helps_pay(1, price(lock()), of=("pool",)), kind="master")


@pytest.mark.parametrize(("blood", "may"), [(2, True), (1, False)])
def test_blood_is_paid_for_the_card_and_for_its_text(table: Table, blood: int, may: bool) -> None:
    """1 blood that it costs and 1 that it asks for: with 1 it is not begun."""
    mine = table.you.ready(made_vampire("Mine", capacity=4), blood=blood)
    table.you.ready(COMPANION)
    card = table.you.holds(EFFORT)
    table.you.holds(PAUSE)
    table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    assert table.you.can_play(card, by=mine) is may
    if may:
        table.you.plays(card, by=mine)
        assert (table.blood(mine), table.you.pool()) == (0, 31)
    else:
        assert "what its text asks as a price" in why_not(table.state, 0, card)
    table.nobody_reacts()
    assert table.prey.pool() == 29


@pytest.mark.parametrize(("pool", "helper", "may"), [(3, 0, True), (2, 0, False), (2, 1, True)])
def test_pool_is_paid_for_the_card_and_for_its_text(
    table: Table, pool: int, helper: int, may: bool
) -> None:
    """2 pool and 1 more; what helps with the cost leaves enough for the price, and must be used."""
    table.you.pool(pool)
    table.you.ready(COMPANION)
    card = table.you.holds(GIFT)
    purses = [table.you.in_play(PURSE) for _ in range(helper)]
    table.begins("master")

    assert table.you.can_play(card) is may
    if may:
        table.you.plays(card)
        table.asked()
        assert [table.locked(purse) for purse in purses] == [True] * helper
        assert table.where(card) == "ash_heap"
        assert table.you.pool() == 2


@pytest.mark.parametrize(("blood", "pool", "may"), [(2, 3, True), (1, 3, False), (2, 2, False)])
def test_an_action_in_play_costs_both(table: Table, blood: int, pool: int, may: bool) -> None:
    """1 blood and 2 pool as it succeeds, and 1 of each that its text asks for."""
    mine = table.you.ready(made_vampire("Mine", capacity=4), blood=blood)
    table.you.pool(pool)
    toil = acts(
        costs_blood(1),
        costs_pool(2),
        price(burn_blood(1, THIS), burn_pool(1)),
        by="bearer",
    )
    tool = table.you.in_play(paper("Tool", toil, kind="equipment"), on=mine)
    table.you.ready(COMPANION)

    assert table.you.may("use action", card=tool, minion=mine) is may
