"""Actions that require Presence."""

from __future__ import annotations

import pytest

from table_talk import Table


@pytest.mark.parametrize(
    ("card", "level", "bleed"),
    [
        ("Enchant Kindred", "pre", 2),
        ("Intimidation", "pre", 2),
        ("Intimidation", "PRE", 3),
    ],
)
def test_presence_bleeds(table: Table, card: str, level: str, bleed: int) -> None:
    """A bleed without stealth at the prey, who may block it; it costs nothing."""
    tamoszius = table.you.ready("Tamoszius")
    table.you.ready("Meaghan")
    played = table.you.holds(card)
    table.prey.ready("Nassir")
    table.predator.ready("Ryan")

    table.you.acts(card, by=tamoszius, level=level)
    assert not table.predator.may("block")
    table.nobody_reacts()

    assert table.prey.pool() == 30 - bleed
    assert table.grand_prey.pool() == 30
    assert table.you.has_edge()
    assert table.blood(tamoszius) == 5
    assert table.where(played) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("card", ["Enchant Kindred", "Intimidation"])
def test_a_blocked_bleed_burns_no_pool(table: Table, card: str) -> None:
    """Stealth 0: any unlocked minion of the prey blocks it."""
    massimo = table.you.ready("Massimo Falconi")
    table.you.ready("Meaghan")
    table.you.holds(card)
    nassir = table.prey.ready("Nassir")

    table.you.acts(card, by=massimo, level="pre")
    table.prey.blocks(nassir)
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert table.locked(nassir)
    assert not table.you.has_edge()


def test_superior_enchant_kindred_adds_two_blood_to_a_younger_vampire(table: Table) -> None:
    """Capacity below the acting vampire's, in your own uncontrolled region; +1 stealth."""
    tamoszius = table.you.ready("Tamoszius")
    table.you.ready("Meaghan")
    table.you.holds("Enchant Kindred")
    younger = table.you.uncontrolled("Massimo Falconi", blood=3)
    as_old = table.you.uncontrolled("Kathy Glens")
    another = table.you.uncontrolled("Nik Sikko")
    theirs = table.prey.uncontrolled("Min-seo")
    nassir = table.prey.ready("Nassir")

    table.you.acts("Enchant Kindred", by=tamoszius, level="PRE")
    choices = {option.target for option in table.you.options("choose")}
    assert choices == {younger, another}
    table.you.chooses(younger)
    table.prey.blocks(nassir)
    table.nobody_reacts()

    assert table.blood(younger) == 5
    assert [table.blood(card) for card in (as_old, another, theirs)] == [0, 0, 0]
    assert table.where(younger) == "uncontrolled"
    assert not table.locked(nassir)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_superior_enchant_kindred_needs_somebody_younger(table: Table) -> None:
    """Without a legal target the superior level cannot be played; the inferior can."""
    kathy = table.you.ready("Kathy Glens")
    massimo = table.you.ready("Massimo Falconi")
    table.you.uncontrolled("Tamoszius")
    table.prey.uncontrolled("Min-seo")
    table.you.holds("Enchant Kindred")

    assert table.you.can_play("Enchant Kindred", by=kathy, level="pre")
    assert not table.you.can_play("Enchant Kindred", by=kathy, level="PRE")
    assert not table.you.can_play("Enchant Kindred", by=massimo, level="PRE")


def test_intimidation_needs_presence_and_superior_for_superior(table: Table) -> None:
    """Ryan has no Presence, Massimo inferior, Tamoszius superior."""
    ryan = table.you.ready("Ryan")
    massimo = table.you.ready("Massimo Falconi")
    tamoszius = table.you.ready("Tamoszius")
    table.you.holds("Intimidation")

    assert not table.you.can_play("Intimidation", by=ryan)
    assert not table.you.can_play("Intimidation", by=massimo, level="PRE")
    assert table.you.can_play("Intimidation", by=tamoszius, level="PRE")


def test_one_bleed_action_a_turn_in_any_form(table: Table) -> None:
    """R0 Bleed: not again after a bleed by a card, even when unlocked."""
    mkhokheli = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds("Intimidation", "Enchant Kindred", "Freak Drive")

    table.you.acts("Intimidation", by=mkhokheli, level="pre")
    table.you.plays("Freak Drive", by=mkhokheli, level="for")

    table.until("minion", table.you)
    assert not table.locked(mkhokheli)
    assert not table.you.can_play("Enchant Kindred", by=mkhokheli)
    assert not table.you.may("act", word="bleed", minion=mkhokheli)
    assert table.you.may("act", word="hunt", minion=mkhokheli)
