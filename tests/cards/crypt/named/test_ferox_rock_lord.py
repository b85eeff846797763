"""Ferox, The Rock Lord: he hunts Nosferatu, and the younger ones pay to block him."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from fight_talk import damage_to
from scenes.actions import enters_combat_as_an_action
from table_talk import Table

FEROX = "Ferox, The Rock Lord (G2)"


def test_ferox_attacks_a_nosferatu() -> None:
    """Of another Methuselah, ready; no antitribu, nobody of another clan, none of yours."""
    enters_combat_as_an_action(
        FEROX,
        legal=(
            ("grand_prey", "ready", "Sheldon, Lord of the Clog (G1)"),
            ("prey", "ready", "Chester DuBois (G1)"),
        ),
        illegal=(
            ("you", "ready", "Ryan"),
            ("predator", "torpor", "Duck (G1)"),
            ("predator", "ready", "Tock (G3)"),
            ("prey", "ready", "Nassir"),
            ("prey", "ready", "Loyal Street Gang"),
        ),
    )


@pytest.mark.parametrize(
    ("name", "cost"),
    [("Tony (G3)", 1), ("Don Cerro (G5)", 0), ("Loyal Street Gang", 0)],  # capacity 6 and 7
)
def test_what_blocking_ferox_costs(table: Table, name: str, cost: int) -> None:
    """A blood of the younger ones, beside the damage of his hand; his bleed is blocked."""
    ferox = table.you.ready(FEROX)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(name)
    bystander = table.prey.ready("Lauren")
    table.you.acts(word="bleed", by=ferox)
    full = table.blood(blocker)

    table.prey.blocks(blocker)
    table.nobody_reacts()

    assert table.blood(blocker) == full - damage_to(table, blocker) - cost
    assert damage_to(table, blocker) == 1
    assert table.blood(bystander) == 4
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_blocking_somebody_else_costs_nothing(table: Table) -> None:
    """While Ferox is ready beside her."""
    table.you.ready(FEROX)
    meaghan = table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=meaghan)
    table.prey.blocks(ryan)
    table.nobody_reacts()

    assert (table.blood(ryan), table.blood(meaghan)) == (3, 2)


@pytest.mark.parametrize(("blood", "may"), [(0, False), (1, True)])
def test_who_cannot_pay_does_not_block(table: Table, blood: int, may: bool) -> None:
    """A younger vampire without blood; one that is as old needs none."""
    ferox = table.you.ready(FEROX)
    ryan = table.prey.ready("Ryan", blood=blood)
    old = table.prey.ready("Don Cerro (G5)", blood=0)

    table.you.acts(word="bleed", by=ferox)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=ryan) is may
    assert table.prey.may("block", minion=old)


@pytest.mark.parametrize("whose", ["you", "prey"])
def test_ferox_cannot_commit_diablerie(table: Table, whose: str) -> None:
    """Not on anybody's vampire; another one of yours can."""
    ferox, other = table.you.ready(FEROX), table.you.ready(COMPANION)
    getattr(table, whose).torpor("Ryan")

    assert not table.you.may("act", minion=ferox, word="diablerie")
    assert table.you.may("act", minion=other, word="diablerie")
    assert table.you.may("act", minion=ferox, word="bleed")
