"""Dr. Julius Sutphen: younger vampires burn 1 blood to attempt to block him."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from fight_talk import damage_to
from table_talk import Table

JULIUS = "Dr. Julius Sutphen (G3)"


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("Ryan", 1),  # capacity 4
        ("Brachah (G2)", 0),  # capacity 5, as his
        ("Tony (G3)", 0),
        ("Loyal Street Gang", 0),
    ],
)
def test_what_blocking_julius_costs(table: Table, name: str, cost: int) -> None:
    """A blood of the younger ones, beside the damage of his hand; his bleed is blocked."""
    julius = table.you.ready(JULIUS)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(name)
    bystander = table.prey.ready("Lauren")
    table.you.acts(word="bleed", by=julius)
    full = table.blood(blocker)

    table.prey.blocks(blocker)
    table.nobody_reacts()

    assert damage_to(table, blocker) == 1
    assert table.blood(blocker) == full - 1 - cost
    assert (table.blood(julius), table.blood(bystander)) == (4, 4)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_blocking_somebody_else_costs_nothing(table: Table) -> None:
    """While Julius is ready beside her."""
    table.you.ready(JULIUS)
    meaghan = table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=meaghan)
    table.prey.blocks(ryan)
    table.nobody_reacts()

    assert (table.blood(ryan), table.blood(meaghan)) == (3, 2)


@pytest.mark.parametrize(("blood", "may"), [(0, False), (1, True)])
def test_who_cannot_pay_does_not_block(table: Table, blood: int, may: bool) -> None:
    """A younger vampire without blood; one that is as old needs none."""
    julius = table.you.ready(JULIUS)
    ryan = table.prey.ready("Ryan", blood=blood)
    brachah = table.prey.ready("Brachah (G2)", blood=0)

    table.you.acts(word="bleed", by=julius)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=ryan) is may
    assert table.prey.may("block", minion=brachah)


def test_an_attempt_that_fails_costs_it_too(table: Table) -> None:
    """Of whomever: your predator's vampire tries to block his hunt at +1 stealth."""
    julius = table.you.ready(JULIUS, blood=3)
    table.you.ready(COMPANION)
    lauren = table.predator.ready("Lauren")

    table.you.acts(word="hunt", by=julius)
    table.predator.blocks(lauren)
    table.nobody_reacts()

    assert (table.blood(julius), table.blood(lauren)) == (4, 3)
    assert not table.locked(lauren)
    assert table.waits_for(table.you)
