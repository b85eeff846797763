"""Stealing the Edge: Tereza Rostas."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from made_up import paper
from methuselah.language import burn_edge, gain_pool, price, use
from table_talk import Seat, Table

TEREZA = "Tereza Rostas (G2)"
BELL = paper("Bell", use(price(burn_edge()), gain_pool(1), at=("action",)))


def begun(table: Table, holder: Seat) -> int:
    """Tereza acts for the Edge of somebody, who may burn it meanwhile."""
    tereza = table.you.ready(TEREZA)
    table.you.ready(COMPANION)
    table.gives_edge(holder)
    holder.in_play(BELL)
    table.you.acts(TEREZA, by=tereza)
    return tereza


@pytest.mark.rules_text("003 Tereza Rotas 3")
@pytest.mark.parametrize("whose", ["prey", "grand_prey"])
def test_tereza_steals_the_edge_from_whoever_has_it(table: Table, whose: str) -> None:
    """A directed action that costs 2 blood; nobody loses pool."""
    holder = getattr(table, whose)
    tereza = begun(table, holder)
    table.nobody_reacts()

    assert table.you.has_edge()
    assert table.blood(tereza) == 8 - 2
    assert table.locked(tereza)
    assert (holder.pool(), table.you.pool()) == (30, 30)
    assert table.waits_for(table.you)


def test_only_who_has_the_edge_may_block(table: Table) -> None:
    """It is directed at her; blocked it costs nothing and brings nothing."""
    table.prey.ready("Ryan")
    blocker = table.grand_prey.ready("Nassir")
    tereza = begun(table, table.grand_prey)
    assert not table.prey.may("block")
    table.grand_prey.blocks(blocker)
    table.nobody_reacts()

    assert table.grand_prey.has_edge()
    assert table.blood(tereza) == 8 - 1


@pytest.mark.ruling("Tereza Rostas (G2)", 1)
@pytest.mark.rules_text("003 Tereza Rotas 1")
@pytest.mark.parametrize(("mine", "blood"), [(False, 8), (True, 8), (None, 1)])
def test_there_must_be_an_edge_to_steal(table: Table, mine: bool | None, blood: int) -> None:
    """Uncontrolled, one's own, or without the blood: there is no such action."""
    tereza = table.you.ready(TEREZA, blood=blood)
    if mine is not False:
        table.gives_edge(table.you if mine else table.prey)
    table.asked()

    assert table.you.may("act", word="bleed", minion=tereza)
    assert not table.you.may("use action", minion=tereza)


@pytest.mark.ruling("Tereza Rostas (G2)", 2)
@pytest.mark.rules_text("003 Tereza Rotas 2")
def test_the_edge_that_was_burned_meanwhile_goes_to_the_thief_all_the_same(table: Table) -> None:
    """Its holder burns it during the action, and gets what it brings."""
    begun(table, table.prey)
    table.prey.uses("Bell")
    table.nobody_reacts()

    told = [line.what for line in table.state.journal]
    assert told.index("burned the Edge") < told.index("took the Edge")
    assert table.you.has_edge()
    assert table.prey.pool() == 31
