"""Burnt Offerings: intercept, or the predator burns a pool for her bleed."""

from __future__ import annotations

import pytest

from action_talk import is_offered, trick
from made_up import paper
from methuselah.language import PREY_OR_PREDATOR, action, bleeds, choose_seat, static, stealth
from table_talk import Table

BACKWARDS = paper("Backwards", action(choose_seat(PREY_OR_PREDATOR, name="bled"), bleeds()))


def test_inferior_offerings_give_intercept(table: Table) -> None:
    """+1 intercept for 1 blood, when it is needed."""
    ryan, nassir = table.you.ready("Ryan"), table.prey.ready("Nassir (G6)")
    table.you.ready("Meaghan")
    table.you.holds(trick(stealth(+1), at=("attempt",)))
    card = table.prey.holds("Burnt Offerings")
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(nassir)
    assert not table.prey.can_play("Burnt Offerings", by=nassir, level="aus")
    table.you.plays("Trick", by=ryan)
    table.prey.plays("Burnt Offerings", by=nassir, level="aus")
    assert table.where(card) == "ash_heap"
    table.nobody_reacts()
    assert table.prey.pool() == table.you.pool() == 30
    assert table.blood(nassir) == 2  # the cost, and a hand strike
    assert table.waits_for(table.you)


def test_superior_offerings_burn_a_pool_of_the_predator(table: Table) -> None:
    """After her bleed was successful."""
    ryan, trevon = table.you.ready("Ryan"), table.prey.ready("Trevon Parker (G6)")
    table.you.ready("Meaghan")
    card = table.prey.holds("Burnt Offerings")
    table.you.acts(word="bleed", by=ryan)
    table.until("after_resolution", table.prey)
    assert table.prey.pool() == 29
    assert table.you.pool() == 30
    table.prey.plays("Burnt Offerings", by=trevon, level="AUS")
    assert table.you.pool() == 29
    assert table.blood(trevon) == 5
    assert table.where(card) == "ash_heap"
    assert not table.locked(trevon)
    table.nobody_reacts()
    assert (table.prey.pool(), table.you.pool(), table.grand_prey.pool()) == (29, 29, 30)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "locked", "bleed", "may"),
    [
        ("Trevon Parker (G6)", False, 0, True),
        ("Trevon Parker (G6)", True, 0, False),
        ("Trevon Parker (G6)", False, -1, False),  # a bleed for nothing
        ("Nassir (G6)", False, 0, False),  # inferior
    ],
)
def test_who_makes_superior_offerings(
    table: Table, name: str, locked: bool, bleed: int, may: bool
) -> None:
    """An unlocked vampire with superior Auspex, after a bleed that took pool."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.in_play(paper("Muzzle", static("bleed", bleed), kind="equipment"), on=ryan)
    table.prey.ready(name, locked=locked)
    table.prey.holds("Burnt Offerings")
    table.you.acts(word="bleed", by=ryan)
    assert is_offered(table, table.prey, "Burnt Offerings") == may


@pytest.mark.parametrize(("whose", "may"), [("prey", True), ("predator", False)])
def test_offerings_are_for_the_predators_bleed(table: Table, whose: str, may: bool) -> None:
    """Not for that of the prey."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    seat = table.prey if whose == "prey" else table.predator
    seat.ready("Trevon Parker (G6)")
    seat.holds("Burnt Offerings")
    table.you.holds(BACKWARDS)
    table.you.acts("Backwards", by=ryan)
    table.you.chooses(seat=seat.number)
    assert is_offered(table, seat, "Burnt Offerings") == may
    assert seat.pool() == 29


def test_offerings_are_for_who_was_bled(table: Table) -> None:
    """Her predator's minion bleeds somebody else."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.predator.ready("Don Cerro (G5)")
    table.prey.ready("Trevon Parker (G6)")
    table.prey.holds("Burnt Offerings")
    table.you.holds(BACKWARDS)
    table.you.acts("Backwards", by=ryan)
    table.you.chooses(seat=table.predator.number)
    assert not is_offered(table, table.prey, "Burnt Offerings")
    assert table.predator.pool() == 29
