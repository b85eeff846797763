"""Keller Thiel: whoever bleeds you successfully burns blood or life."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from table_talk import Table

KELLER = "Keller Thiel (G5)"


@pytest.mark.parametrize(
    ("region", "locked", "blood", "left"),
    [
        ("ready", False, 4, 3),
        ("ready", False, 1, 0),
        ("ready", False, 0, 0),  # as far as there is any
        ("ready", True, 4, 4),
        ("torpor", False, 4, 4),
    ],
)
def test_keller_makes_bleeders_pay(
    table: Table, region: str, locked: bool, blood: int, left: int
) -> None:
    """If Keller is ready and unlocked; nobody else pays."""
    ryan = table.you.ready("Trevon Parker", blood=max(blood, 1))
    bystander = table.you.ready(COMPANION, blood=2)
    govern = table.you.holds("Govern the Unaligned")
    keller = table.prey.puts(KELLER, region, locked=locked, blood=3)
    if blood:
        table.you.acts(by=ryan, word="bleed")
    else:  # the cost is paid before: nothing is left
        table.you.acts(govern, by=ryan, level="dom")
    rest(table)
    assert table.prey.pool() == (29 if blood else 27)
    assert table.blood(ryan) == left
    assert table.blood(bystander) == 2
    assert table.blood(keller) == 3
    assert table.locked(keller) == locked
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("life", "where"), [(2, "ready"), (1, "ash_heap")])
def test_an_ally_burns_life(table: Table, life: int, where: str) -> None:
    """1 life: with the last one it is burned."""
    hunter = table.you.ready("Vagabond Mystic", blood=life)
    table.you.in_play("Laptop Computer", on=hunter)
    table.you.ready(COMPANION)
    table.prey.ready(KELLER)
    table.you.acts(by=hunter, word="bleed")
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(hunter) == where
    if where == "ready":
        assert table.blood(hunter) == 1


def test_nothing_for_a_blocked_bleed(table: Table) -> None:
    """The bleed is not successful; Crow blocks and strikes for 1."""
    ryan = table.you.ready("Ryan", blood=4)
    table.you.ready(COMPANION)
    table.prey.ready(KELLER)
    crow = table.prey.ready("Crow")
    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(crow)
    rest(table)
    assert table.prey.pool() == 30
    assert table.blood(ryan) == 3


def test_nothing_for_another_action(table: Table) -> None:
    """A hunt gains its blood."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.prey.ready(KELLER)
    table.you.acts(by=ryan, word="hunt")
    rest(table)
    assert table.blood(ryan) == 3


@pytest.mark.parametrize(("of", "left"), [("prey", 4), ("grand_prey", 3)])
def test_a_redirected_bleed_is_against_the_new_target(table: Table, of: str, left: int) -> None:
    """Deflected to the grand prey: it is hers that counts."""
    ryan = table.you.ready("Ryan", blood=4)
    table.you.ready(COMPANION)
    dominator = table.prey.ready("Trevon Parker")
    table.prey.holds("Deflection")
    getattr(table, of).ready(KELLER)
    table.you.acts(by=ryan, word="bleed")
    table.prey.plays("Deflection", by=dominator, level="dom")
    while table.prey.may("choose"):
        table.prey.chooses(seat=table.grand_prey)
    rest(table)
    assert (table.prey.pool(), table.grand_prey.pool()) == (30, 29)
    assert table.blood(ryan) == left
