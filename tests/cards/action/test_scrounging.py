"""Scrounging: two of the three cards on top of the library."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from methuselah.engine.knowledge import sees
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Scrounging"


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_up_to_two_of_three(table: Table, taken: int) -> None:
    """Nobody else sees them; the rest is shuffled in, and you discard down. +1 stealth."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    card, _ = table.you.holds(CARD, PAUSE)
    table.you.holds(*["Misdirection"] * 5)
    low, third, second, first, top = table.you.library(
        "Fame", "Villein", "Wash", "Blood Doll", "Deflection"
    )
    table.prey.ready("Nassir")
    table.you.acts(card, by=ryan)
    assert table.where(top) == "hand"  # drawn for the card itself
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {first, second, third}
    assert all(sees(table.state, 0, one) for one in (first, second, third))
    assert not any(sees(table.state, 1, one) for one in (first, second, third))
    assert not sees(table.state, 0, low)
    chosen = (second, third)[:taken]
    for one in chosen:
        table.you.chooses(one)
    if taken < 2:
        table.you.does("done")
    if taken:
        assert [table.where(one) for one in chosen] == ["hand"] * taken
        assert len(table.you.hand()) == 7 + taken
        for _ in range(taken):
            table.you.does("discard", card="Misdirection")
    rest(table)
    assert len(table.you.hand()) == 7
    assert not sees(table.state, 0, first)
    assert any(line.what == "shuffled" and line.word == "library" for line in table.state.journal)
    assert table.locked(ryan)
    assert table.waits_for(table.you)


def test_a_short_library_shows_what_there_is(table: Table) -> None:
    """One card is left: it may be taken."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(CARD)
    seat = table.state.edit_seat(0)
    seat.removed, seat.library = (*seat.removed, *seat.library[2:]), seat.library[:2]
    left = seat.library[0]
    table.you.acts(CARD, by=ryan)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {left}
    table.you.chooses(left)
    assert table.where(left) == "hand"
    assert table.waits_for(table.you)
