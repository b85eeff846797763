"""Sundervere, The Devil Brahmin: more bleed for blood; his end costs a pool."""

from __future__ import annotations

import pytest

from action_talk import is_offered, trick
from combat_talk import COMPANION
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    bleed,
    burn_card,
    choose,
    on,
    sends_to_torpor,
    vampire,
)
from table_talk import Table

SUNDERVERE = "Sundervere, The Devil Brahmin (G4)"
BOLD = trick(bleed(+1), at=("action",), name="Bold")
PYRE = paper("Pyre", action(choose(on(vampire)), burn_card(TARGET)))
COLLAPSE = paper("Collapse", action(choose(on(vampire)), sends_to_torpor(TARGET)))


@pytest.mark.parametrize(("times", "pool"), [(0, 28), (1, 27)])
def test_sundervere_bleeds_more_for_blood(table: Table, times: int, pool: int) -> None:
    """1 for a blood, once in an action."""
    sundervere = table.you.ready(SUNDERVERE, blood=2)
    table.you.ready(COMPANION)

    table.you.acts(word="bleed", by=sundervere)
    for _ in range(times):
        table.you.uses(sundervere)
    assert table.blood(sundervere) == 2 - times
    if times == 1:
        assert not table.you.may("use", card=sundervere)
    table.nobody_reacts()
    assert table.prey.pool() == pool
    assert table.blood(sundervere) == 2 - times
    assert table.waits_for(table.you)


def test_sundervere_goes_beyond_a_limited_bleed(table: Table) -> None:
    """His text does not call it limited."""
    sundervere = table.you.ready(SUNDERVERE, blood=5)
    table.you.ready(COMPANION)
    table.you.holds(BOLD)

    table.you.acts(word="bleed", by=sundervere)
    table.you.plays(BOLD.name, by=sundervere)
    table.you.uses(sundervere)
    table.nobody_reacts()
    assert table.prey.pool() == 30 - 2 - 1 - 1
    assert table.blood(sundervere) == 4


@pytest.mark.parametrize(
    ("himself", "word", "may"),
    [
        (True, "bleed", True),
        (True, "hunt", False),
        (False, "bleed", False),
    ],
)
def test_sundervere_in_which_actions(table: Table, himself: bool, word: str, may: bool) -> None:
    """In a bleed of his own."""
    sundervere = table.you.ready(SUNDERVERE, blood=5)
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)

    table.you.acts(word=word, by=sundervere if himself else ryan)
    assert is_offered(table, table.you, sundervere) == may


@pytest.mark.parametrize(
    ("card", "where", "lost"), [(PYRE, "ash_heap", 1), (COLLAPSE, "torpor", 0)]
)
@pytest.mark.parametrize("owner", ["you", "prey"])
def test_the_end_of_sundervere(
    table: Table, card: object, where: str, lost: int, owner: str
) -> None:
    """Whoever controls him burns 1 pool as he is burned; nobody for torpor."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    sundervere = (table.you if owner == "you" else table.prey).ready(SUNDERVERE)
    table.you.holds(card)  # type: ignore[arg-type]

    table.you.acts("Pyre" if card is PYRE else "Collapse", by=ryan)
    table.you.chooses(sundervere)
    table.nobody_reacts()
    assert table.where(sundervere) == where
    assert table.you.pool() == 30 - (lost if owner == "you" else 0)
    assert table.prey.pool() == 30 - (lost if owner == "prey" else 0)
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you)


def test_the_end_of_another(table: Table) -> None:
    """Sundervere must be burned, not one beside him."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.ready(SUNDERVERE)
    nassir = table.prey.ready("Nassir")
    table.you.holds(PYRE)

    table.you.acts("Pyre", by=ryan)
    table.you.chooses(nassir)
    table.nobody_reacts()
    assert table.where(nassir) == "ash_heap"
    assert table.prey.pool() == 30
