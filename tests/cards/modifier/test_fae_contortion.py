"""Fae Contortion: a grapple cancelled (with the other cancellers), a maneuver, stealth."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, fight, rest
from fight_talk import damage_to
from scenes.modifiers import adds_stealth
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

FAE = "Fae Contortion"


@pytest.mark.parametrize(("code", "level"), [("obt", "obt"), ("myt", "myt 2"), ("MYT", "myt 2")])
def test_a_contortion_maneuvers(table: Table, code: str, level: str) -> None:
    """With either Discipline, to where hands do not reach."""
    mine = table.you.ready(made_vampire("Fae", code))
    card = table.you.holds(FAE)
    ryan = table.prey.ready("Ryan")
    fight(table, mine, ryan)
    table.you.plays(card, by=mine, level=level)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, ryan)) == (0, 0)
    assert table.where(card) == "ash_heap"
    assert table.blood(mine) == 5
    assert table.waits_for(table.you)


def test_superior_contortion_hides() -> None:
    """+1 stealth."""
    adds_stealth(FAE, by=made_vampire("Fae", "MYT"), level="MYT", amount=1)


@pytest.mark.parametrize("code", ["myt", "OBT"])
def test_contortion_hides_with_superior_mytherceria_only(table: Table, code: str) -> None:
    """Nor does Obtenebration cancel anything."""
    mine = table.you.ready(made_vampire("Fae", code))
    table.you.ready("Meaghan")
    table.you.holds(FAE, MANEUVER, DODGE)
    blocker = table.prey.ready(made_vampire("Foe", "pot", capacity=8))
    table.prey.holds("Immortal Grapple")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.prey.plays("Immortal Grapple", by=blocker, level="pot")
    assert not table.you.can_play(FAE, level="MYT")
    assert table.you.can_play(FAE, level="myt") is (code == "myt")


@pytest.mark.ruling(FAE, 6)
@pytest.mark.parametrize(
    ("level", "used", "others"),
    [("obt", ("obt",), ("myt",)), ("myt 2", ("myt",), ("obt",)), ("MYT", ("myt",), ("obt",))],
)
def test_contortion_counts_as_what_is_used(
    level: str, used: tuple[str, ...], others: tuple[str, ...]
) -> None:
    """In the hand as both."""
    counts_as_the_discipline_used(
        FAE, by=made_vampire("Fae", "MYT", "obt"), level=level, used=used, others=others
    )
