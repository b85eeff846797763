"""Actions that require Auspex."""

from __future__ import annotations

import pytest

from methuselah.engine.views import view
from table_talk import Table


def known_hand(table: Table, viewer: int, owner: int) -> list[str]:
    """The names of the cards of a hand that a seat knows."""
    return [shown.name for shown in view(table.state, viewer).seats[owner].hand]


@pytest.mark.ruling("Revelations", 1)
def test_inferior_revelations_looks_and_discards_one(table: Table) -> None:
    """You see the prey's hand and choose; she draws up, and what she draws is not shown."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    revelations = table.you.holds("Revelations")
    held = (
        "Deflection",
        "Majesty",
        "Deep Song",
        "Fame",
        "Parity Shift",
        "Roundhouse",
        "Blood Doll",
    )
    cards = table.prey.holds(*held)
    bystander = table.grand_prey.holds("Deflection")

    table.you.acts("Revelations", by=norton, level="aus")
    table.until("choose", table.you)
    assert {option.target for option in table.you.options("choose")} == set(cards)
    assert sorted(known_hand(table, 0, 1)) == sorted(held)
    assert known_hand(table, 2, 1) == []
    table.you.chooses(cards[0])

    assert table.where(cards[0]) == "ash_heap"
    assert table.where(cards[1]) == "hand"
    assert table.where(bystander) == "hand"
    assert len(table.prey.hand()) == 7
    assert table.prey.hand().count("Filler") == 1
    assert sorted(known_hand(table, 0, 1)) == sorted(held[1:])
    assert table.blood(norton) == 3
    assert table.where(revelations) == "ash_heap"
    assert table.waits_for(table.you)


def test_inferior_revelations_is_directed_at_the_prey_at_stealth_one(table: Table) -> None:
    """Only the prey may block; nothing happens to a hand without cards."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    table.you.holds("Revelations")
    nassir = table.prey.ready("Nassir")
    table.predator.ready("Ryan")

    table.you.acts("Revelations", by=norton, level="aus")
    assert table.prey.may("block")
    assert not table.predator.may("block")
    table.prey.blocks(nassir)
    table.nobody_reacts()

    assert not table.locked(nassir)
    assert table.blood(norton) == 3
    assert table.waits_for(table.you)


def test_superior_revelations_opens_the_hand_of_the_prey(table: Table) -> None:
    """Everybody sees the prey's hand as long as the card is in play, what she draws too."""
    colette = table.you.ready("Colette")
    table.you.ready("Meaghan")
    revelations = table.you.holds("Revelations")
    table.prey.holds("Deflection", "Majesty")
    table.grand_prey.holds("Fame")

    table.until("minion", table.you)
    assert known_hand(table, 3, 1) == []
    table.you.acts("Revelations", by=colette, level="AUS")
    table.nobody_reacts()

    assert table.where(revelations) == "permanent"
    assert table.blood(colette) == 4
    assert known_hand(table, 3, 1) == ["Deflection", "Majesty"]
    assert known_hand(table, 3, 2) == []
    assert known_hand(table, 1, 0) == []
    assert len(table.prey.hand()) == 2


def test_any_minion_burns_revelations_and_the_hand_is_hidden_again(table: Table) -> None:
    """A directed action of any minion, the prey's or another's."""
    nassir = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    revelations = table.predator.in_play("Revelations", level="AUS")
    table.you.holds("Deflection")

    table.until("minion", table.you)
    assert known_hand(table, 3, 0) == ["Deflection"]
    table.you.acts(revelations, by=nassir)
    table.nobody_reacts()

    assert table.where(revelations) == "ash_heap"
    assert known_hand(table, 3, 0) == []


def test_revelations_needs_auspex_and_a_blood(table: Table) -> None:
    """The cost must be payable as it is announced; superior Auspex for the superior level."""
    meaghan = table.you.ready("Meaghan", blood=1)
    colette = table.you.ready("Colette")
    ryan = table.you.ready("Ryan")
    table.you.holds("Revelations")

    assert not table.you.can_play("Revelations", by=ryan)
    assert table.you.can_play("Revelations", by=meaghan, level="aus")
    assert not table.you.can_play("Revelations", by=meaghan, level="AUS")
    assert table.you.can_play("Revelations", by=colette, level="AUS")
