"""Street Cred: blood for who waits, after a fight that went well."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, PRESS, fight, made_up, rest
from methuselah.language import (
    hand_strike,
    strike,
)
from table_talk import Table

CRED = "Street Cred"

AXE = made_up("An axe", modes=(strike(hand_strike(+1)),))


@pytest.mark.parametrize(("level", "moved"), [("pot", 1), ("POT", 2)])
@pytest.mark.ruling(CRED, 1)
@pytest.mark.ruling(CRED, 2)
def test_street_cred_feeds_a_younger_uncontrolled_vampire(
    table: Table, level: str, moved: int
) -> None:
    """At the end of the round, however it ends, and after a combat that would end goes on.

    Capacity 5 against 6: not one as old, nor one of another Methuselah. It costs 1 blood.
    """
    mine = table.you.ready(made_vampire("Thug", level, capacity=6))
    theirs = table.prey.ready(made_vampire("Patient", capacity=9))
    young = table.you.uncontrolled(made_vampire("Young", capacity=5), blood=1)
    also = table.you.uncontrolled(made_vampire("Also young", capacity=3), blood=0)
    table.you.uncontrolled(made_vampire("Old", capacity=6), blood=1)
    table.you.uncontrolled('Xian "DziDzat155" Quan (G4)')  # no vampire
    table.prey.uncontrolled(made_vampire("Stranger", capacity=2), blood=1)
    table.you.holds(CRED, CRED, AXE, PRESS)
    fight(table, mine, theirs)
    table.you.plays("An axe", by=mine)
    table.until("press", table.you)
    assert not table.you.can_play(CRED)
    table.until("end_of_round", table.you)
    table.you.plays(CRED, by=mine, level=level)
    assert table.you.choices() == {young, also}
    table.you.chooses(young)
    assert table.blood(young) == 1 + moved
    assert table.blood(also) == 0
    assert table.blood(mine) == 6 - 1 - 1
    while not table.over():
        assert not table.you.can_play(CRED)  # one each turn
        table.pass_on()
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["pot", "POT"])
@pytest.mark.parametrize("how", ["equal", "less", "far", "ally"])
def test_street_cred_needs_more_damage(table: Table, level: str, how: str) -> None:
    """2 against 1, at any range, against an ally too; 1 against 1 is not more."""
    mine = table.you.ready(made_vampire("Thug", "POT", "pot", capacity=6))
    theirs = table.prey.ready("War Ghoul" if how == "ally" else made_vampire("Peer", capacity=9))
    table.you.uncontrolled(made_vampire("Young", capacity=5), blood=1)
    table.you.holds(CRED, "Thrown Gate", DODGE)
    table.prey.holds(*([DODGE] if how == "ally" else []))
    fight(table, mine, theirs)
    if how == "far":
        table.until("range", table.you)
        table.you.plays("Thrown Gate", by=mine, level="pot")
    elif how == "less":
        table.you.plays("A dodge", by=mine)
    elif how == "ally":
        table.until("strike", table.you)
        table.you.plays("A dodge", by=mine)
    if how == "far":
        table.until("end_of_round", table.you)
        assert table.you.can_play(CRED, level=level)
        return
    while not table.over():
        assert not table.you.can_play(CRED)
        table.pass_on()


@pytest.mark.ruling(CRED, 1)
def test_street_cred_in_a_round_that_ends_early(table: Table) -> None:
    """An opponent that goes to torpor ends it ([RTR 20030519]); then too."""
    mine = table.you.ready(made_vampire("Thug", "pot", capacity=6))
    theirs = table.prey.ready("Ryan", blood=0)
    young = table.you.uncontrolled(made_vampire("Young", capacity=5), blood=1)
    table.you.holds(CRED, AXE)
    fight(table, mine, theirs)
    table.you.plays("An axe", by=mine)
    table.you.plays(CRED, by=mine, level="pot")
    rest(table)
    assert table.where(theirs) == "torpor"
    assert table.blood(young) == 2
