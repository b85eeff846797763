"""Whoever controls the vampire decides, whoever controls the card that is on it."""

from __future__ import annotations

import pytest

from combat_talk import rest
from fight_talk import blocked
from table_talk import Table

COMPANION = "Meaghan"
TO_POOL = 0
"""Of the two things to do: blood to pool."""


@pytest.mark.ruling("Blood Doll", 2)
@pytest.mark.ruling("Vessel", 2)
@pytest.mark.parametrize(("card", "phase"), [("Blood Doll", "master"), ("Vessel", "unlock")])
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_who_controls_the_vampire_moves_its_blood(
    table: Table, card: str, phase: str, whose: str
) -> None:
    """In her own phase, on her own vampire; the other one's card gives her nothing to do."""
    owner = table.prey if whose == "you" else table.you
    host = getattr(table, whose).ready("Ryan", blood=2)
    doll = owner.in_play(card, on=host, controller=owner.number)
    table.you.ready(COMPANION)
    table.begins(phase)

    assert table.you.may("use", card=doll) is (whose == "you")
    assert not table.prey.may("use", card=doll)
    if whose == "you":
        table.you.uses(doll)
        table.you.does("do", number=TO_POOL)
        assert (table.blood(host), table.you.pool(), table.prey.pool()) == (1, 31, 30)
    else:
        table.until_turn_of(table.prey, phase)
        assert table.prey.may("use", card=doll)
        assert not table.you.may("use", card=doll)


@pytest.mark.ruling("Perfectionist", 5)
@pytest.mark.parametrize("uses", [True, False])
def test_who_acts_decides_on_perfection(table: Table, uses: bool) -> None:
    """Your prey's archetype on your vampire: you gain the blood, or do not; she is not asked."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    card = table.prey.in_play("Perfectionist", on=ryan, controller=table.prey.number)

    table.you.acts(word="bleed", by=ryan)
    table.until("after_resolution", table.you)
    assert table.you.may("use", card=card)
    assert not table.prey.may("use", card=card)
    if uses:
        table.you.uses(card)
    rest(table)
    assert table.blood(ryan) == (3 if uses else 2)


@pytest.mark.ruling("Dabbler", 4)
@pytest.mark.parametrize("uses", [True, False])
def test_who_acts_decides_on_dabbling(table: Table, uses: bool) -> None:
    """Three Disciplines were used, and your prey's archetype is on your vampire."""
    amelia = table.you.ready("Amelia Locke", blood=5)
    table.you.ready(COMPANION)
    card = table.prey.in_play("Dabbler", on=amelia, controller=table.prey.number)
    table.you.holds("Govern the Unaligned", "Force of Personality", "Freak Drive")

    table.you.acts("Govern the Unaligned", by=amelia, level="dom")
    table.you.plays("Force of Personality", by=amelia)
    table.you.plays("Freak Drive", by=amelia)
    table.until("after_resolution", table.you)
    before = table.blood(amelia)
    assert table.you.may("use", card=card)
    assert not table.prey.may("use", card=card)
    if uses:
        table.you.uses(card)
        table.you.chooses(number=1)
    rest(table)
    assert table.blood(amelia) == before + uses


@pytest.mark.ruling("Monster", 3)
@pytest.mark.parametrize("uses", [True, False])
def test_who_fought_decides_on_the_monster(table: Table, uses: bool) -> None:
    """The opponent is in torpor; your prey's archetype lets you, not her, unlock your vampire."""
    mine = table.you.ready("Gratiano", blood=5)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Ryan", blood=0)
    card = table.prey.in_play("Monster", on=mine, controller=table.prey.number)

    blocked(table, mine, theirs)
    table.until("after_combat", table.you)
    assert table.you.may("use", card=card)
    assert not table.prey.may("use", card=card)
    if uses:
        table.you.uses(card)
    rest(table)
    assert table.locked(mine) is not uses
