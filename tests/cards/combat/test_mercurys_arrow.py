"""Mercury's Arrow: from near and from afar."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, fight, rest
from fight_talk import damage_to
from table_talk import Table

ARROW = "Mercury's Arrow"
ARCHER = made_vampire("Archer", "CEL", capacity=5)


@pytest.mark.parametrize(
    ("level", "how", "damage"),
    [
        ("cel", "near", 1),
        ("cel", "maneuver", 1),
        ("cel", "far", 1),
        ("CEL", "near", 3),
        ("CEL", "far", 3),
    ],
)
def test_mercurys_arrow_strikes_at_range(table: Table, level: str, how: str, damage: int) -> None:
    """For 1 blood; by its own maneuver or by another, at long range nobody strikes back."""
    ryan = table.you.ready("Ryan")
    archer = table.prey.ready(ARCHER)
    arrow = table.prey.holds(ARROW)
    table.prey.holds(MANEUVER)

    fight(table, ryan, archer)
    table.until("range", table.prey)
    assert table.prey.can_play(ARROW, by=archer, level="cel")
    assert not table.prey.can_play(ARROW, by=archer, level="CEL")
    if how == "far":
        table.prey.plays(MANEUVER.name, by=archer)
    if how != "maneuver":
        table.until("strike", table.prey)
    table.prey.plays(ARROW, by=archer, level=level)
    rest(table)

    assert damage_to(table, ryan) == damage
    assert damage_to(table, archer) == (1 if how == "near" else 0)
    assert table.blood(archer) == (3 if how == "near" else 4)
    assert table.blood(ryan) == 4 - damage
    assert table.where(arrow) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(ARROW, 1)
def test_the_arrow_does_not_maneuver_where_it_cannot_strike(table: Table) -> None:
    """A lurker's victim cannot strike in the first round."""
    acting = table.you.ready("Ryan")
    lurker = table.you.ready(made_vampire("Lurker", "OBF"))
    table.you.holds("Hidden Lurker")
    archer = table.prey.ready(ARCHER)
    table.prey.holds(ARROW)

    fight(table, acting, archer)
    table.you.plays("Hidden Lurker", by=lurker)
    assert damage_to(table, acting) == 1
    while not table.over():
        assert not table.prey.can_play(ARROW)
        table.pass_on()
    assert damage_to(table, acting) == 1


@pytest.mark.parametrize(
    ("code", "blood", "inferior", "superior"),
    [
        ("CEL", 1, True, True),
        ("CEL", 0, False, False),
        ("cel", 1, True, False),
        ("pot", 1, False, False),
    ],
)
def test_who_shoots_the_arrow(
    table: Table, code: str, blood: int, inferior: bool, superior: bool
) -> None:
    """With Celerity at the level, and with a blood."""
    ryan = table.you.ready("Ryan")
    archer = table.prey.ready(made_vampire("Shooter", code, capacity=5), blood=blood)
    table.prey.holds(ARROW, DODGE)

    fight(table, ryan, archer)
    table.until("strike", table.prey)
    assert table.prey.can_play(DODGE.name, by=archer)
    assert table.prey.can_play(ARROW, by=archer, level="cel") == inferior
    assert table.prey.can_play(ARROW, by=archer, level="CEL") == superior
