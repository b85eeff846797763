"""Kduva's Mask: bleed and votes for a Laibon, and dearer reactions of Auspex."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from made_up import of_level
from methuselah.language import DIRECTED_AT_YOU, bleed, intercept, modifier, reaction
from politics_talk import motion, polling, votes_now
from scenes.actions import comes_into_play
from table_talk import Table

MASK = "Kduva's Mask"
LAIBON = "Hasani (G4)"
QUICK = reaction(DIRECTED_AT_YOU, intercept(+1), at=("action",), even_if_unneeded=True)


def test_a_laibon_puts_the_mask_on(table: Table) -> None:
    """For 2 pool; nobody else."""
    comes_into_play(MASK, by=LAIBON)
    mine, other = table.you.ready(LAIBON), table.you.ready("Ryan")
    table.you.holds(MASK)
    assert table.you.can_play(MASK, by=mine)
    assert not table.you.can_play(MASK, by=other)


@pytest.mark.parametrize(("bearer", "burned"), [(LAIBON, 2), ("Ryan", 1)])
def test_the_mask_bleeds(table: Table, bearer: str, burned: int) -> None:
    """+1 bleed of a Laibon's; whoever else has taken it has nothing of it."""
    mine = table.you.ready(bearer)
    table.you.ready(COMPANION)
    table.you.in_play(MASK, on=mine)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == 30 - burned


@pytest.mark.parametrize(("bearer", "votes"), [(LAIBON, 2), ("Ryan", 0)])
def test_the_mask_votes(table: Table, bearer: str, votes: int) -> None:
    """2 votes, of a vampire without a title."""
    caller = table.you.ready("Mkhokheli")
    mine = table.you.ready(bearer)
    table.you.in_play(MASK, on=mine)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table)
    assert table.you.may("vote", minion=mine) is bool(votes)
    if votes:
        table.you.votes("for", minion=mine)
        assert votes_now(table)[0] == votes


@pytest.mark.parametrize(
    ("bearer", "acts", "code", "cost"),
    [
        (LAIBON, "bearer", "aus", 1),
        (LAIBON, "bearer", "dom", 0),
        (LAIBON, "other", "aus", 0),
        ("Ryan", "bearer", "aus", 0),
    ],
)
def test_what_a_reaction_costs(table: Table, bearer: str, acts: str, code: str, cost: int) -> None:
    """1 more blood, of Auspex, while a Laibon with the mask acts."""
    mine, other = table.you.ready(bearer), table.you.ready("Nik Sikko")
    table.you.in_play(MASK, on=mine)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Djeneba (G7)")
    table.prey.holds(of_level(code, QUICK))
    full = table.blood(theirs)
    table.you.acts(word="bleed", by=mine if acts == "bearer" else other)
    table.prey.plays("Lesson", by=theirs)
    rest(table)
    assert full - table.blood(theirs) == cost


@pytest.mark.parametrize(("whose", "cost"), [("you", 0), ("prey", 1)])
def test_an_action_modifier_costs_what_is_printed(table: Table, whose: str, cost: int) -> None:
    """Reaction cards only, of anybody."""
    mine = table.you.ready(LAIBON)
    table.you.in_play(MASK, on=mine)
    table.you.ready(COMPANION)
    seat = table.you if whose == "you" else table.prey
    young = seat.ready("Djeneba (G7)")
    way = QUICK if whose == "prey" else modifier(bleed(+1), by="helper", at=("action",))
    seat.holds(of_level("aus", way))
    full = table.blood(young)
    table.you.acts(word="bleed", by=mine)
    seat.plays("Lesson", by=young)
    rest(table)
    assert full - table.blood(young) == cost
