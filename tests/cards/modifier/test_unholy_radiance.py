"""Unholy Radiance."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import static
from politics_talk import motion, polling, votes_now
from table_talk import Seat, Table

RADIANCE = "Unholy Radiance"

ORUN = paper("Orun", kind="equipment")
OTHER = paper("Aye", kind="equipment")


def with_orun(seat: Seat, minion: int, number: int) -> int:
    """So many Orun, and something else, on a minion of hers."""
    for _ in range(number):
        seat.in_play(ORUN, on=minion)
    seat.in_play(OTHER, on=minion)
    return minion


@pytest.mark.parametrize("locked", [True, False])
def test_a_laibon_of_another_gains_four_votes(table: Table, locked: bool) -> None:
    """As a reaction, locked or not."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    laibon = with_orun(table.prey, table.prey.ready("Ganhuru (G4)", locked=locked), 3)
    radiance = table.prey.holds(RADIANCE)
    table.you.holds(motion())

    table.you.acts("Motion", by=ryan)
    polling(table)
    table.prey.plays(RADIANCE, by=laibon)
    table.prey.votes("against", minion=laibon)
    assert votes_now(table) == (0, 4)
    table.nobody_reacts()

    assert table.where(radiance) == "ash_heap"
    assert table.you.pool() == 30
    assert table.locked(laibon) == locked
    assert table.waits_for(table.you)


def test_an_acting_laibon_gains_four_votes(table: Table) -> None:
    """As an action modifier; they are gone afterwards."""
    laibon = with_orun(table.you, table.you.ready("Ganhuru (G4)"), 3)
    other = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.holds(RADIANCE, motion(), motion(name="Another"))

    table.you.acts("Motion", by=laibon)
    polling(table)
    table.you.plays(RADIANCE, by=laibon)
    table.you.votes("for", minion=laibon)
    assert votes_now(table) == (4, 0)
    table.nobody_reacts()
    assert table.you.pool() == 31
    assert table.waits_for(table.you)

    table.you.acts("Another", by=other)
    polling(table)
    assert not table.you.may("vote", minion=laibon)


@pytest.mark.parametrize(
    ("name", "number", "may"),
    [("Ganhuru (G4)", 3, True), ("Ganhuru (G4)", 2, False), ("Nassir", 3, False)],
)
def test_radiance_requires_a_laibon_with_three_orun(
    table: Table, name: str, number: int, may: bool
) -> None:
    """Nobody else plays it."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    with_orun(table.prey, table.prey.ready(name), number)
    table.prey.ready("Mkhokheli")
    table.prey.holds(RADIANCE)
    table.you.holds(motion())

    table.you.acts("Motion", by=ryan)
    table.until("polling", table.prey)
    assert table.prey.may("vote")
    assert table.prey.can_play(RADIANCE) == may


@pytest.mark.ruling("Unholy Radiance", 1)
@pytest.mark.parametrize("automatic", [True, False])
def test_no_radiance_where_the_referendum_passes_by_itself(table: Table, automatic: bool) -> None:
    """For nobody; where it is polled, it is playable."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    kind = static("passes automatically") if automatic else static("votes", 1)
    table.you.in_play(paper("Consensus", kind, kind="equipment"), on=ryan)
    with_orun(table.prey, table.prey.ready("Ganhuru (G4)"), 3)
    table.prey.holds(RADIANCE)
    table.you.holds(motion())

    table.you.acts("Motion", by=ryan)
    offered = False
    while not table.over():
        offered |= table.prey.can_play(RADIANCE)
        table.pass_on()

    assert offered is not automatic
    assert table.waits_for(table.you)
