"""The Damned: a young vampire that pays for its bleeds."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import (
    BEARER,
    add,
    at_moment,
    gain_blood,
    is_action,
    reaction,
    trigger,
)
from table_talk import Table

DAMNED = "The Damned"
SHIELD = paper("Shield", reaction(add("bleed", -1)))
FEAST = paper(
    "Feast",
    trigger(
        "announces",
        at_moment("after resolution", gain_blood(1, BEARER)),
        when=is_action("bleed"),
    ),
    kind="equipment",
)


def test_whom_the_damned_is_put_on(table: Table) -> None:
    """Any vampire with capacity 4 or less, anybody's, even in torpor; for 1 pool."""
    four = table.you.ready("Ryan")
    table.you.ready("Brachah (G2)")
    table.you.ready("Loyal Street Gang")
    table.you.uncontrolled("Meaghan")
    two = table.prey.ready("Rayne")
    down = table.grand_prey.torpor("KoKo (G1)")
    damned = table.you.holds(DAMNED)
    table.begins("master")

    table.you.plays(DAMNED)
    assert table.you.choices() == {four, two, down}
    table.you.chooses(two)
    assert table.on(damned) == two
    assert table.you.pool() == 29
    assert table.prey.pool() == 30


@pytest.mark.parametrize(("card", "pool"), [("", 29), ("Computer Hacking", 28)])
def test_the_damned_burns_blood_for_a_bleed(table: Table, card: str, pool: int) -> None:
    """Of the rulebook or of a card; somebody else's bleed costs nothing."""
    ryan = table.you.ready("Ryan", blood=3)
    other = table.you.ready("Nik Sikko", blood=2)
    table.you.ready(COMPANION)
    table.you.holds("Computer Hacking")
    table.prey.in_play(DAMNED, on=ryan)
    table.prey.ready("Nassir")

    if card:
        table.you.acts(card, by=ryan)
    else:
        table.you.acts(word="bleed", by=ryan)
    assert table.blood(ryan) == 3
    table.nobody_reacts()
    assert table.prey.pool() == pool
    assert table.blood(ryan) == 2

    table.you.acts(word="bleed", by=other)
    table.nobody_reacts()
    assert table.prey.pool() == pool - 1
    assert (table.blood(ryan), table.blood(other)) == (2, 2)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("how", "blood"),
    [
        ("hunt", 4),
        ("blocked", 2),  # a blow of Nassir's
        ("for nothing", 2),  # the action is successful
    ],
)
def test_the_damned_asks_for_a_successful_bleed_action(table: Table, how: str, blood: int) -> None:
    """No other action, none that was blocked; a bleed for 0 was performed all the same."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    table.prey.in_play(DAMNED, on=ryan)
    nassir = table.prey.ready("Nassir")
    table.prey.holds(SHIELD)

    table.you.acts(word="hunt" if how == "hunt" else "bleed", by=ryan)
    if how == "blocked":
        table.prey.blocks(nassir)
    if how == "for nothing":
        table.prey.plays(SHIELD.name, by=nassir)
    rest(table)
    assert table.prey.pool() == 30
    assert table.blood(ryan) == blood
    assert table.waits_for(table.you)


@pytest.mark.ruling(DAMNED, 1)
@pytest.mark.parametrize(("first", "blood"), [("damned", 4), ("feast", 3)])
def test_the_acting_player_orders_the_damned(table: Table, first: str, blood: int) -> None:
    """Whoever is full gains nothing before the blood is burned."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    cards = {
        "damned": table.prey.in_play(DAMNED, on=ryan),
        "feast": table.you.in_play(FEAST, on=ryan),
    }

    table.you.acts(word="bleed", by=ryan)
    table.you.does("resolve", card=cards[first])
    rest(table)
    assert table.blood(ryan) == blood
    assert table.prey.pool() == 29
