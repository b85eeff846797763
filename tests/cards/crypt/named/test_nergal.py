"""Nergal: once each turn a card that he plays costs him a blood less."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, DODGE, rest
from made_up import paper
from methuselah.language import (
    ACTING,
    action,
    bleed,
    bleeds,
    burn_blood,
    gain_pool,
    intercept,
    modifier,
    reaction,
)
from paying_talk import helped
from scenes.telling import changing
from table_talk import Table

NERGAL = "Nergal (G5)"
DEED = paper("Deed", action(gain_pool(1)), blood_cost=2)
SPUR = paper("Spur", modifier(bleed(+1), at=("action",)), blood_cost=1)
SECOND = paper("Second", modifier(bleed(+1, limited=False), at=("action",)), blood_cost=1)
SIGHT = paper("Sight", reaction(intercept(+1), at=("attempt",)), blood_cost=1)


@pytest.mark.parametrize("uses", [True, False])
def test_nergal_pays_a_blood_less(table: Table, uses: bool) -> None:
    """If he likes; once in a turn, whatever the second card is."""
    nergal = table.you.ready(NERGAL, blood=6)
    table.you.ready(COMPANION)
    table.you.holds(SPUR, SECOND)
    table.you.acts(word="bleed", by=nergal)
    table.you.plays("Spur", by=nergal)
    assert helped(table, nergal)
    if uses:
        table.you.uses(nergal)
    else:
        table.you.passes()
    assert table.blood(nergal) == (6 if uses else 5)
    table.you.plays("Second", by=nergal)
    assert helped(table, nergal) is not uses
    rest(table)
    assert table.blood(nergal) == (5 if uses else 4)


def test_nergal_reduces_by_one_only(table: Table) -> None:
    """A card for 2 blood costs 1."""
    nergal = table.you.ready(NERGAL, blood=6)
    table.you.ready(COMPANION)
    table.you.holds(DEED)
    table.you.acts("Deed", by=nergal)
    table.you.uses(nergal)
    rest(table)
    assert table.blood(nergal) == 5
    assert table.you.pool() == 31


def test_nergal_helps_nobody_else(table: Table) -> None:
    """A card he plays: not that of another vampire; and not what costs pool."""
    nergal = table.you.ready(NERGAL, blood=6)
    other = table.you.ready("Dirk (G4)", blood=3)
    table.you.ready(COMPANION)
    table.you.holds(DEED, paper("Dear", action(gain_pool(1)), pool_cost=1))
    table.you.acts("Deed", by=other)
    while not table.over():
        assert not helped(table, nergal)
        table.pass_on()
    assert table.blood(other) == 1
    table.you.acts("Dear", by=nergal)
    while not table.over():
        assert not helped(table, nergal)
        table.pass_on()
    assert table.you.pool() == 31


@pytest.mark.ruling(NERGAL, 5)
def test_nergal_pays_less_in_each_turn(table: Table) -> None:
    """Of each Methuselah: for a reaction in that of his predator, and again in his own."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    nergal = table.prey.ready(NERGAL, blood=6)
    table.prey.ready("Mazz")
    table.you.in_play(changing("stealth", 1), on=acting)
    table.prey.holds(SIGHT, DEED, DODGE)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(nergal)
    table.prey.plays("Sight", by=nergal)
    assert helped_there(table, nergal)
    table.prey.uses(nergal)
    assert table.blood(nergal) == 6
    table.prey.plays(DODGE.name, by=nergal)
    rest(table)
    table.until_turn_of(table.prey, "unlock")
    table.prey.does("unlock infernal", target=nergal)
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(nergal)
    table.prey.acts("Deed", by=nergal)
    assert helped_there(table, nergal)
    table.prey.uses(nergal)
    rest(table)
    assert table.blood(nergal) == 5


def helped_there(table: Table, card: int) -> bool:
    """Whether your prey is asked for help with a cost."""
    decision = table.asked()
    return decision is not None and decision.window == "paying" and table.prey.may("use", card=card)


@pytest.mark.ruling(NERGAL, 1)
def test_nergal_must_help_himself(table: Table) -> None:
    """He has 1 of the 2 blood that the action costs: he pays with his ability, deflected or not."""
    nergal = table.you.ready(NERGAL, blood=1)
    table.you.ready(COMPANION)
    mirror = table.prey.ready(made_vampire("Mirror", "DOM"))
    table.prey.holds("Deflection")
    table.you.holds(paper("Raid", action(bleeds(+1)), blood_cost=2))
    table.you.acts("Raid", by=nergal)
    assert not helped(table, nergal)  # there was nothing to decide
    table.prey.plays("Deflection", by=mirror, level="DOM")
    table.prey.chooses(seat=table.grand_prey)
    rest(table)
    assert table.blood(nergal) == 0
    assert (table.prey.pool(), table.grand_prey.pool()) == (30, 30 - 4)


@pytest.mark.ruling(NERGAL, 2)
@pytest.mark.parametrize("uses", [True, False])
def test_nergal_may_help_himself_if_he_loses_blood(table: Table, uses: bool) -> None:
    """He could have paid as he announced it: as it resolves it is his choice to succeed."""
    nergal = table.you.ready(NERGAL, blood=2)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.prey.holds(paper("Drain", reaction(burn_blood(1, ACTING), at=("action",))))
    table.you.holds(DEED)
    table.you.acts("Deed", by=nergal)
    assert helped(table, nergal)
    table.you.passes()
    table.prey.plays("Drain", by="Ryan")
    while not table.over() and not helped(table, nergal):
        table.pass_on()
    assert helped(table, nergal)
    if uses:
        table.you.uses(nergal)
    else:
        table.you.passes()
    rest(table)
    assert table.you.pool() == (31 if uses else 30)


@pytest.mark.ruling(NERGAL, 3)
@pytest.mark.parametrize("drained", [1, 2])
def test_what_nergal_cannot_pay_at_all_spends_nothing(table: Table, drained: int) -> None:
    """Both blood are gone: the action fizzles, and he may use it again in this turn."""
    nergal = table.you.ready(NERGAL, blood=2)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.prey.holds(paper("Drain", reaction(burn_blood(drained, ACTING), at=("action",))))
    table.you.holds(DEED)
    table.you.acts("Deed", by=nergal)
    assert helped(table, nergal)
    table.you.uses(nergal)
    table.prey.plays("Drain", by="Ryan")
    rest(table)
    spent = [key for frame in table.state.stack for key in frame.used if key[:2] == ("use", nergal)]
    assert table.you.pool() == (31 if drained == 1 else 30)
    assert bool(spent) == (drained == 1)


@pytest.mark.ruling(NERGAL, 4)
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_card_spends_nothing(table: Table, cancelled: bool) -> None:
    """An action card that is cancelled as it is played costs nothing: the next one is helped."""
    nergal = table.you.ready(NERGAL, blood=5)
    table.you.ready(COMPANION)
    louhi = table.prey.ready("Louhi (G4)")
    first, second = table.you.holds(DEED, DEED)
    table.you.acts(first, by=nergal)
    if cancelled:
        table.prey.uses(louhi)
    else:
        table.prey.passes()
        table.you.uses(nergal)
    rest(table)
    assert table.blood(nergal) == (5 if cancelled else 4)
    if cancelled:
        table.you.acts(second, by=nergal)
        assert helped(table, nergal)


@pytest.mark.parametrize(("cost", "may"), [(2, True), (3, False)])
def test_what_nergal_can_announce(table: Table, cost: int, may: bool) -> None:
    """With 1 blood: what costs 1 more than he has, and not what costs 2 more."""
    nergal = table.you.ready(NERGAL, blood=1)
    table.you.ready(COMPANION)
    table.you.holds(paper("Deal", action(gain_pool(1)), blood_cost=cost))
    assert table.you.can_play("Deal", by=nergal) == may
