"""Vaticination: all hands are seen, and one card of them is discarded."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from methuselah.engine.views import view
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Vaticination"


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("whose", ["you", "prey", "grand_prey"])
def test_one_card_of_all_hands_is_discarded(table: Table, whose: str) -> None:
    """At +3 stealth, directed at all others; it is replaced, by a card that you do not see."""
    seer, stranger = table.you.ready(replaced("Brachah (G2)", clans=("True Brujah",))), 0
    stranger = table.you.ready(COMPANION)
    table.you.holds(CARD, PAUSE)
    held = {
        "you": table.you.holds("Fame"),
        "prey": table.prey.holds("Bonding"),
        "grand_prey": table.grand_prey.holds("Deflection"),
    }
    other = table.prey.holds("Govern the Unaligned")
    table.prey.library("Blur")
    table.grand_prey.library("Majesty")
    assert not table.you.can_play(CARD, by=stranger)
    table.you.acts(CARD, by=seer)
    assert action_of(table).targets == (1, 2, 3, 4)
    assert stealth(table.state, action_of(table)) == 3
    while not table.you.choices():
        table.pass_on()
    assert {*held.values(), other} <= table.you.choices()
    assert sorted(card.name for card in view(table.state, 0).seats[1].hand) == [
        "Bonding",
        "Govern the Unaligned",
    ]
    assert [card.name for card in view(table.state, 3).seats[1].hand] == []
    table.you.chooses(held[whose])
    rest(table)
    places = {one: table.where(card) for one, card in held.items()}
    assert places == {one: "ash_heap" if one == whose else "hand" for one in held}
    assert len(table.prey.hand()) == 2
    assert len(table.grand_prey.hand()) == 1
    seen = [card.name for card in view(table.state, 0).seats[1].hand]
    assert "Blur" not in seen
    assert "Govern the Unaligned" in seen
    assert table.waits_for(table.you)
