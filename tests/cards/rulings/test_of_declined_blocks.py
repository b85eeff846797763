"""Bleeds are redirected once all blocks are declined, and then nobody blocks any more."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import rest
from table_talk import Table

COMPANION = "Meaghan"
CARDS = (
    ("Deflection", "DOM"),
    ("Redirection", "DOM"),
    ("Murmur of the False Will", "DOM"),
    ("My Enemy's Enemy", "AUS"),
    ("Telepathic Misdirection", "AUS"),
    ("Bait and Switch", ""),  # a baron's
)
BARON = "Casey Snyder"


def bled(table: Table, card: str, code: str) -> tuple[int, int]:
    """Your vampire bleeds your prey, who has a vampire with this card; her vampire, the card."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    mirror = table.prey.ready(made_vampire("Mirror", code) if code else BARON)
    held = table.prey.holds(card)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=acting)
    return mirror, held


def redirects(table: Table, card: str, held: int, code: str) -> None:
    """To your predator; My Enemy's Enemy says so itself."""
    table.prey.plays(held, **({"level": code} if code else {}))
    if card != "My Enemy's Enemy":
        table.prey.chooses(seat=table.predator)


@pytest.mark.ruling("Deflection", 4)
@pytest.mark.ruling("Redirection", 4)
@pytest.mark.ruling("Murmur of the False Will", 4)
@pytest.mark.ruling("My Enemy's Enemy", 4)
@pytest.mark.ruling("Telepathic Misdirection", 4)
@pytest.mark.ruling("Bait and Switch", 5)
@pytest.mark.parametrize(("card", "code"), CARDS)
def test_no_redirection_before_all_blocks_are_declined(table: Table, card: str, code: str) -> None:
    """While your prey may still block she cannot; once she has declined she can."""
    _, held = bled(table, card, code)
    blocks = 0
    while not table.prey.may("play", card=held):
        assert not table.over()
        blocks += table.prey.may("block")
        table.pass_on()

    assert blocks
    assert table.asked().window == "declined"  # type: ignore[union-attr]
    assert not table.prey.may("block")
    redirects(table, card, held, code)
    rest(table)
    assert (table.prey.pool(), table.predator.pool()) == (30, 29)


@pytest.mark.ruling("Deflection", 5)
@pytest.mark.ruling("Redirection", 5)
@pytest.mark.ruling("Murmur of the False Will", 5)
@pytest.mark.ruling("My Enemy's Enemy", 5)
@pytest.mark.ruling("Telepathic Misdirection", 5)
@pytest.mark.ruling("Bait and Switch", 6)
@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize(("card", "code"), CARDS)
def test_nobody_blocks_after_a_cancelled_redirection(
    table: Table, card: str, code: str, again: bool
) -> None:
    """Cancelled as it is played, the bleed stays; a second one sends it on to who may block."""
    other = table.prey.ready(made_vampire("Other", "DOM"))
    table.grand_prey.holds("Direct Intervention")
    theirs = table.predator.ready("Belinde")
    also = "Redirection" if card == "Deflection" else "Deflection"  # copies are offered as one
    second = table.prey.holds(also) if again else 0
    _, held = bled(table, card, code)

    redirects(table, card, held, code)
    table.grand_prey.plays("Direct Intervention")
    assert not table.prey.may("block")
    if again:
        table.prey.plays(second, by=other, level="DOM")
        table.prey.chooses(seat=table.predator)
    mine, hers = False, False
    while not table.over():
        mine |= table.prey.may("block")
        hers |= table.predator.may("block", minion=theirs)
        table.pass_on()

    assert (mine, hers) == (False, again)
    assert (table.prey.pool(), table.predator.pool()) == ((30, 29) if again else (29, 30))
