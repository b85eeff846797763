"""Joshua Tarnopolski: cheaper allies and retainers, strong against the Sabbat."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to
from made_up import paper, thing
from methuselah.language import static
from table_talk import Table

JOSHUA = "Joshua Tarnopolski (G3)"


@pytest.mark.parametrize(
    ("kind", "cost", "blood", "pool"),
    [
        ("ally", {"pool_cost": 3}, 0, 2),
        ("ally", {"blood_cost": 3}, 2, 0),
        ("retainer", {"pool_cost": 2}, 0, 1),
        ("retainer", {"blood_cost": 1}, 0, 0),
        ("retainer", {}, 0, 0),  # nothing is gained
        ("equipment", {"pool_cost": 2}, 0, 2),
    ],
)
def test_joshua_pays_less(
    table: Table, kind: str, cost: dict[str, int], blood: int, pool: int
) -> None:
    """1 less for allies and retainers, blood or pool; as much as others for equipment."""
    joshua = table.you.ready(JOSHUA, blood=5)
    table.you.ready(COMPANION)
    card = table.you.holds(thing(kind, **cost))
    table.you.acts(card, by=joshua)
    rest(table)
    assert table.where(card) in ("ready", "attached")
    assert table.blood(joshua) == 5 - blood
    assert table.you.pool() == 30 - pool


def test_others_pay_in_full(table: Table) -> None:
    """His companion recruits."""
    table.you.ready(JOSHUA)
    ryan = table.you.ready("Ryan")
    card = table.you.holds(thing("ally", pool_cost=3))
    table.you.acts(card, by=ryan)
    rest(table)
    assert table.you.pool() == 27


@pytest.mark.parametrize(
    ("foe", "number"),
    [("Dodd (G2)", 3), ("Ryan", 1), ("Octane", 1), ("Lillian", 1), ("Renegade Garou", 1)],
)
def test_joshua_is_stronger_against_the_sabbat(table: Table, foe: str, number: int) -> None:
    """A Sabbat vampire; Camarilla, Anarch, independent, an ally while a Sabbat one looks on."""
    joshua = table.you.ready(JOSHUA)
    theirs = table.prey.ready(foe)
    table.prey.ready("Zip (G3)")
    fight(table, joshua, theirs)
    rest(table)
    assert damage_to(table, theirs) == number


def test_an_ally_of_the_sabbat_is_no_vampire(table: Table) -> None:
    """A Renegade Garou that is considered Sabbat."""
    joshua = table.you.ready(JOSHUA)
    theirs = table.prey.ready("Renegade Garou")
    badge = paper("Badge", static("sect", word="sabbat"), kind="equipment")
    table.prey.in_play(badge, on=theirs)
    fight(table, joshua, theirs)
    rest(table)
    assert damage_to(table, theirs) == 1


def test_joshua_is_stronger_as_he_blocks(table: Table) -> None:
    """Against an acting Sabbat vampire; the one beside him is not."""
    mine = table.you.ready("Dodd (G2)")
    joshua = table.prey.ready(JOSHUA)
    fight(table, mine, joshua)
    rest(table)
    assert damage_to(table, mine) == 3


def test_his_companions_are_not(table: Table) -> None:
    """Ryan fights a Sabbat vampire beside him."""
    table.you.ready(JOSHUA)
    ryan = table.you.ready("Ryan")
    theirs = table.prey.ready("Dodd (G2)")
    fight(table, ryan, theirs)
    rest(table)
    assert damage_to(table, theirs) == 1
