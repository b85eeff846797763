"""Covincraft: a Kiasyd bends a bleed or a vote."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from fight_talk import replaced
from made_up import paper
from methuselah.language import static
from politics_talk import motion, polling, votes_now
from table_talk import Table

COVINCRAFT = "Covincraft"


@pytest.mark.parametrize(("bleed", "pool"), [(3, 28), (2, 29), (1, 30)])
def test_covincraft_reduces_a_bleed(table: Table, bleed: int, pool: int) -> None:
    """By 1; one of 1 is not successful. It costs nothing, and locks nobody."""
    ryan = table.you.ready(replaced("Ryan", bleed=bleed))
    table.you.ready("Meaghan")
    theirs = table.prey.ready(replaced("Nassir", clans=("Kiasyd",)))
    card = table.prey.holds(COVINCRAFT)
    table.begins("minion")
    full = table.blood(theirs)

    table.you.acts(by=ryan, word="bleed")
    table.prey.plays(COVINCRAFT, by=theirs)
    table.nobody_reacts()

    assert table.prey.pool() == pool
    assert table.you.has_edge() == (bleed > 1)
    assert table.blood(theirs) == full
    assert not table.locked(theirs)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("where", "clan", "locked", "may"),
    [
        ("prey", "Kiasyd", False, True),
        ("prey", "Kiasyd", True, False),
        ("prey", "Lasombra", False, False),
        ("grand prey", "Kiasyd", False, False),  # she is not bled
        ("you", "Kiasyd", False, False),
    ],
)
def test_who_reduces_a_bleed(table: Table, where: str, clan: str, locked: bool, may: bool) -> None:
    """An unlocked Kiasyd of the Methuselah who is bled."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    seat = {"prey": table.prey, "grand prey": table.grand_prey, "you": table.you}[where]
    seat.ready(replaced("Nassir", clans=(clan,)), locked=locked)
    table.prey.ready("Lauren")
    seat.holds(COVINCRAFT)

    table.you.acts(by=ryan, word="bleed")
    assert is_offered(table, seat, COVINCRAFT) == may
    assert table.prey.pool() == 29


def test_covincraft_gives_a_kiasyd_four_votes(table: Table) -> None:
    """In this referendum, not in the next one."""
    ryan = table.you.ready("Ryan")
    other = table.you.ready("Baixinho")
    table.you.ready("Meaghan")
    theirs = table.prey.ready(replaced("Nassir", clans=("Kiasyd",)))
    tara = table.prey.ready("Tara (G5)")
    card = table.prey.holds(COVINCRAFT)
    table.you.holds(motion(), motion(name="Another"))

    table.you.acts("Motion", by=ryan)
    polling(table)
    table.prey.plays(COVINCRAFT, by=theirs)
    table.prey.votes("against", minion=theirs)
    assert votes_now(table) == (0, 4)
    table.nobody_reacts()
    assert table.you.pool() == 30
    assert table.where(card) == "ash_heap"
    assert not table.locked(theirs)
    assert table.waits_for(table.you)

    table.you.acts("Another", by=other)
    table.until("polling", table.prey)
    assert table.prey.may("vote", minion=tara)
    assert not table.prey.may("vote", minion=theirs)


@pytest.mark.parametrize(
    ("where", "clan", "locked", "may"),
    [
        ("prey", "Kiasyd", False, True),
        ("predator", "Kiasyd", False, True),
        ("prey", "Kiasyd", True, False),
        ("prey", "Lasombra", False, False),
        ("you", "Kiasyd", False, False),
    ],
)
def test_who_gets_four_votes(table: Table, where: str, clan: str, locked: bool, may: bool) -> None:
    """An unlocked Kiasyd of any other Methuselah."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    seat = {"prey": table.prey, "predator": table.predator, "you": table.you}[where]
    seat.ready(replaced("Nassir", clans=(clan,)), locked=locked)
    seat.holds(COVINCRAFT)
    table.you.holds(motion())

    table.you.acts("Motion", by=ryan)
    assert is_offered(table, seat, COVINCRAFT) == may


@pytest.mark.ruling(COVINCRAFT, 1)
@pytest.mark.parametrize("automatic", [True, False])
def test_no_covincraft_where_the_referendum_passes_by_itself(table: Table, automatic: bool) -> None:
    """Where it is polled, it is playable."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    kind = static("passes automatically") if automatic else static("votes", 1)
    table.you.in_play(paper("Consensus", kind, kind="equipment"), on=ryan)
    table.prey.ready(replaced("Nassir", clans=("Kiasyd",)))
    table.prey.holds(COVINCRAFT)
    table.you.holds(motion())

    table.you.acts("Motion", by=ryan)
    assert is_offered(table, table.prey, COVINCRAFT) is not automatic
    assert table.waits_for(table.you)
