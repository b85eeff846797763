"""Le Dinh Tho: he looks at a hand and discards a card of it; he is easily seen as he hunts."""

from __future__ import annotations

import pytest

from action_talk import action_of
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import static
from methuselah.rules.action.action import stealth
from scenes.rulings import scarce_asks_for_the_clan_of_now
from table_talk import Table

THO = "Le Dinh Tho (G2)"


@pytest.mark.ruling("Le Dinh Tho (G2)", 1)
def test_tho_discards_a_card_of_a_hand(table: Table) -> None:
    """At +1 stealth; what replaces it he does not see."""
    tho = table.you.ready(THO)
    table.you.ready("Meaghan")
    own = table.you.holds("Fame")
    table.prey.ready("Nassir")
    cards = table.prey.holds("Fame", "Blood Doll", "Bonding", "Dodge", "Blur", "Villein", "Flash")
    drawn = table.prey.library("Parity Shift")
    far = table.grand_prey.holds("Fame")

    table.you.acts(tho, by=tho)
    assert {option.seat for option in table.you.options("choose")} == {1, 2, 3, 4}
    table.you.chooses(seat=table.prey.number)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    assert not sees(table.state, 0, cards[0])
    while not table.you.may("choose", target=cards[0]):
        table.pass_on()
    assert table.you.choices() == set(cards)
    assert sees(table.state, 0, cards[6])
    assert not sees(table.state, 2, cards[6])
    table.you.chooses(cards[1])

    assert table.where(cards[1]) == "ash_heap"
    assert table.where(drawn) == "hand"
    assert not sees(table.state, 0, drawn)
    assert (table.where(cards[0]), table.where(own), table.where(far)) == ("hand",) * 3
    assert table.locked(tho)
    assert table.waits_for(table.you)


def test_a_blocked_tho_sees_nothing(table: Table) -> None:
    """With intercept it can be blocked, by the one who is the target."""
    tho = table.you.ready(THO)
    table.you.ready("Meaghan")
    near = table.prey.ready("Ryan")
    nassir = table.grand_prey.ready("Nassir")
    eyes = paper("Eyes", static("intercept", +1), kind="equipment")
    table.grand_prey.in_play(eyes, on=nassir)
    card, other = table.grand_prey.holds("Fame", "Blood Doll")
    table.you.acts(tho, by=tho)
    table.you.chooses(seat=table.grand_prey.number)
    assert not table.prey.may("block", minion=near)
    table.grand_prey.blocks(nassir)
    table.nobody_reacts()
    assert not sees(table.state, 0, card)
    assert (table.where(card), table.where(other)) == ("hand", "hand")
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("who", "word", "number"),
    [("tho", "hunt", 0), ("tho", "bleed", 0), ("other", "hunt", 1)],
)
def test_tho_hunts_without_stealth(table: Table, who: str, word: str, number: int) -> None:
    """A hunt is at +1 stealth; his is at 0, that of another vampire of yours is not."""
    tho = table.you.ready(THO, blood=2)
    other = table.you.ready("Meaghan", blood=2)
    table.prey.ready("Nassir")
    table.you.acts(word=word, by=tho if who == "tho" else other)
    assert stealth(table.state, action_of(table)) == number


def test_he_does_it_himself(table: Table) -> None:
    """No other minion of yours can."""
    tho = table.you.ready(THO)
    other = table.you.ready("Meaghan")
    table.prey.holds("Fame")
    assert table.you.may("use action", card=tho, by=tho)
    assert not table.you.may("use action", card=tho, by=other)


@pytest.mark.ruling("Le Dinh Tho (G2)", 2)
def test_scarce_asks_for_the_clan_that_they_have_now() -> None:
    """Who counts as a Nagaraja as he comes out costs 3 pool; who counts as another, nothing."""
    scarce_asks_for_the_clan_of_now(THO)
