"""Excommunication: a ready archbishop loses the title."""

from __future__ import annotations

import pytest

from methuselah.rules.politics.titles import title_of
from politics_talk import carried
from table_talk import Table

CARD = "Excommunication"


@pytest.mark.parametrize("whose", ["own", "theirs"])
def test_an_archbishop_loses_the_title(table: Table, whose: str) -> None:
    """Any ready archbishop, your own too; no other title, none in torpor."""
    caller = table.you.ready("Tock (G3)")
    own = table.you.ready("Johannes Worringen (G5)", locked=True)
    theirs = table.grand_prey.ready("Missy Shillingford (G6)")
    bishop = table.prey.ready("Olivia (G2)")
    cardinal = table.prey.ready("Klaus Konrecht (G4)")
    prince = table.predator.ready("Tara (G5)")
    fallen = table.prey.torpor("Lukas (G4)")
    stranger = table.you.ready("Ryan")
    card = table.you.holds(CARD)
    target = own if whose == "own" else theirs
    assert not table.you.can_play(CARD, by=stranger)
    table.you.acts(CARD, by=caller)
    while not table.you.may("choose", target=own):
        table.pass_on()
    assert table.you.choices() == {own, theirs}
    table.you.chooses(target)
    carried(table, caller)
    titled = (own, theirs, bishop, cardinal, prince, fallen)
    assert {one for one in titled if not title_of(table.state, one)} == {target}
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_a_failed_referendum_leaves_the_title(table: Table) -> None:
    """The archbishop votes against it."""
    caller = table.you.ready("Tock (G3)")
    table.you.ready("Meaghan")
    archbishop = table.prey.ready("Missy Shillingford (G6)")
    table.you.holds(CARD)
    table.you.acts(CARD, by=caller)
    table.prey.votes("against", minion=archbishop)
    table.nobody_reacts()
    assert title_of(table.state, archbishop) == "archbishop"
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize(
    ("name", "place", "may"),
    [
        ("Missy Shillingford (G6)", "ready", True),
        ("Missy Shillingford (G6)", "torpor", False),
        ("Olivia (G2)", "ready", False),
    ],
)
def test_not_without_a_ready_archbishop(table: Table, name: str, place: str, may: bool) -> None:
    """There must be one to choose."""
    caller = table.you.ready("Tock (G3)")
    table.you.ready("Meaghan")
    table.you.holds(CARD)
    table.prey.puts(name, place)
    assert table.you.can_play(CARD, by=caller) == may
