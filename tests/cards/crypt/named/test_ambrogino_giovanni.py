"""Ambrogino Giovanni, advanced."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from table_talk import Table

AMBROGINO = "Ambrogino Giovanni (G2 ADV)"
SIX = (
    "Govern the Unaligned", "Open War", "Taste of Vitae", "Immortal Grapple", "Undead Strength",
    "Cloak the Gathering",
)  # fmt: skip
EIGHT = ("Fame", "Bonding", "Blood Doll", "Deep Song", "Flash", "Raven Spy", "Rebel", "Contract")


@pytest.mark.parametrize(
    ("region", "cards", "may"),
    [
        ("ready", 7, True),
        ("ready", 6, False),
        ("torpor", 7, True),  # the text does not say "ready"
        ("uncontrolled", 7, False),
    ],
)
def test_seven_cards_are_asked_for(table: Table, region: str, cards: int, may: bool) -> None:
    """In your unlock phase, ready or in torpor, with seven cards in the ash heap."""
    ambrogino = table.you.puts(AMBROGINO, region, blood=4)
    table.you.ready(COMPANION)
    table.you.ash_heap(*EIGHT[:cards])
    table.begins("unlock")

    assert table.you.may("use", card=ambrogino) is may


def test_seven_of_eight_leave_the_game(table: Table) -> None:
    """For 2 blood; the eighth stays, and so do the cards of others."""
    ambrogino = table.you.ready(AMBROGINO, blood=4)
    other = table.you.ready(COMPANION, blood=1)
    mine = table.you.ash_heap(*EIGHT)
    theirs = table.prey.ash_heap(*EIGHT)
    table.begins("unlock")

    table.you.uses(ambrogino)
    assert table.you.choices() == set(mine)
    for card in mine[:7]:
        table.you.chooses(card)

    assert {table.where(card) for card in mine[:7]} == {"removed"}
    assert {table.where(card) for card in (mine[7], *theirs)} == {"ash_heap"}
    assert (table.blood(ambrogino), table.blood(other)) == (6, 1)
    assert not table.you.may("use", card=ambrogino)
    assert table.waits_for(table.you)


def test_seven_once_in_an_unlock_phase(table: Table) -> None:
    """Not twice seven; in your next one again."""
    ambrogino = table.you.ready(AMBROGINO, blood=4)
    table.you.ready(COMPANION)
    mine = table.you.ash_heap(*EIGHT, *SIX)
    table.begins("unlock")

    table.you.uses(ambrogino)
    for card in mine[:7]:
        table.you.chooses(card)
    assert not table.you.may("use", card=ambrogino)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you)
    table.you.uses(ambrogino)
    for card in mine[7:13]:  # the last one is all that is left
        table.you.chooses(card)

    assert table.blood(ambrogino) == 8
    assert sum(table.where(card) == "removed" for card in mine) == 14


def test_it_is_the_unlock_phase_of_its_controller(table: Table) -> None:
    """Not yours, and the cards are hers."""
    table.you.ready(COMPANION)
    ambrogino = table.prey.ready(AMBROGINO, blood=4)
    table.you.ash_heap(*EIGHT)
    theirs = table.prey.ash_heap(*EIGHT)
    table.begins("unlock")

    assert not table.prey.may("use", card=ambrogino)
    table.until_turn_of(table.prey)
    assert table.prey.may("use", card=ambrogino)
    table.prey.uses(ambrogino)
    assert table.prey.choices() == set(theirs)


@pytest.mark.parametrize("merged", [True, False])
def test_merged_ambrogino_has_stealth(table: Table, merged: bool) -> None:
    """+1 stealth: whoever has no intercept cannot block; else the bleed is blocked."""
    if merged:
        ambrogino = table.you.merged("Ambrogino Giovanni (G2)")
    else:
        ambrogino = table.you.ready(AMBROGINO)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")

    table.you.acts(by=ambrogino, word="bleed")
    table.prey.blocks(ryan)
    rest(table)

    assert (table.prey.pool() < 30) is merged
    assert table.locked(ryan) is not merged
    assert table.waits_for(table.you)


def test_unmerged_ambrogino_bleeds_for_two(table: Table) -> None:
    """+1 bleed."""
    ambrogino = table.you.ready(AMBROGINO)
    table.you.ready(COMPANION)

    table.you.acts(by=ambrogino, word="bleed")
    rest(table)

    assert table.prey.pool() == 28
