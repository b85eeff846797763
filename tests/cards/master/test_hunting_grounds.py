"""Hunting grounds: a unique location of each clan, 1 blood in the unlock phase."""

from __future__ import annotations

import pytest

from scenes.in_play import feeds_in_the_unlock_phase
from table_talk import Table

GROUNDS = {
    "Academic Hunting Ground": "Nassir",
    "Amusement Park Hunting Ground": "Patrick (G4)",
    "Asylum Hunting Ground": "Sully",
    "Base Hunting Ground": "Idrissa (G4)",
    "Port Hunting Ground": "Kenyatta (G4)",
    "Shanty Town Hunting Ground": "Tock (G3)",
    "Slum Hunting Ground": "Ryan",
    "Society Hunting Ground": "Massimo Falconi",
    "Uptown Hunting Ground": "Oshri Dahan",
}
"""Each hunting ground with a vampire of its clan, of capacity 4."""

each_ground = pytest.mark.parametrize(("ground", "member"), GROUNDS.items())


@each_ground
def test_a_hunting_ground_costs_two_pool(table: Table, ground: str, member: str) -> None:
    """It comes into play unlocked, for the only master phase action; nobody else pays."""
    table.you.ready(member, locked=True)
    card = table.you.holds(ground)
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.plays(ground)

    assert table.you.pool() == 28
    assert table.where(card) == "permanent"
    assert not table.locked(card)
    assert [seat.pool() for seat in table.seats[1:]] == [30, 30, 30, 30]
    assert not table.you.can_play("Misdirection")
    assert table.waits_for(table.you)


@each_ground
def test_it_requires_a_ready_vampire_of_the_clan(table: Table, ground: str, member: str) -> None:
    """One in torpor, uncontrolled or of the prey does not meet it (RB24, Requirements)."""
    table.you.torpor(member, blood=1)
    table.you.uncontrolled(member)
    table.prey.ready(member)
    stranger = "Nassir" if member != "Nassir" else "Ryan"
    table.you.ready(stranger)
    table.you.holds(ground, "Misdirection")
    table.begins("master")

    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(ground)


@pytest.mark.parametrize(("pool", "playable"), [(1, False), (2, True)])
def test_it_is_played_only_with_the_pool_for_it(table: Table, pool: int, playable: bool) -> None:
    """The last 2 pool may be paid; they oust whoever pays them."""
    table.you.ready("Ryan")
    table.you.holds("Slum Hunting Ground", "Life in the City")
    table.you.pool(pool)
    table.begins("master")

    assert table.you.can_play("Life in the City")
    assert table.you.can_play("Slum Hunting Ground") is playable


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_ready_vampire_of_any_clan_gains_a_blood(ground: str) -> None:
    """Only a ready vampire of yours, once in your unlock phase; no clan member is needed now."""
    feeds_in_the_unlock_phase(ground)


def test_a_vampire_feeds_on_one_hunting_ground_each_turn(table: Table) -> None:
    """Two different grounds: the second feeds another vampire, or nobody; next turn both again."""
    sated = table.you.ready("Min-seo", blood=1)
    other = table.you.ready("Brock Sterling", blood=1)
    table.you.in_play("Society Hunting Ground")
    table.you.in_play("Uptown Hunting Ground")
    table.begins("unlock")

    table.you.uses("Society Hunting Ground")
    table.you.chooses(sated)
    table.you.uses("Uptown Hunting Ground")

    assert (table.blood(sated), table.blood(other)) == (2, 2)
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you)
    table.you.uses("Uptown Hunting Ground")
    table.you.chooses(sated)
    assert (table.blood(sated), table.blood(other)) == (3, 2)


def test_a_lone_vampire_has_no_use_for_a_second_hunting_ground(table: Table) -> None:
    """With nobody left to feed, the second ground is not offered."""
    table.you.ready("Min-seo", blood=1)
    table.you.in_play("Society Hunting Ground")
    table.you.in_play("Uptown Hunting Ground")
    table.gives_edge(table.you)
    table.begins("unlock")

    table.you.uses("Society Hunting Ground")

    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card="Uptown Hunting Ground")


def test_it_feeds_nobody_in_the_unlock_phase_of_another(table: Table) -> None:
    """ "During your unlock phase": not in that of the prey, whose own ground works there."""
    mine = table.you.ready("Ryan", blood=1)
    table.you.in_play("Slum Hunting Ground")
    theirs = table.prey.ready("Nassir", blood=1)
    table.prey.in_play("Academic Hunting Ground")

    table.until_turn_of(table.prey)

    assert table.prey.may("use", card="Academic Hunting Ground")
    assert not table.you.may("use", card="Slum Hunting Ground")
    table.prey.uses("Academic Hunting Ground")
    assert (table.blood(mine), table.blood(theirs)) == (1, 2)


def test_a_contested_hunting_ground_feeds_nobody(table: Table) -> None:
    """A second copy turns both face down; each pays 1 pool a turn, until one yields (R0)."""
    table.you.ready("Ryan", blood=1)
    mine = table.you.holds("Slum Hunting Ground")
    theirs = table.prey.in_play("Slum Hunting Ground")
    table.prey.ready("Baixinho", blood=1)
    table.begins("master")

    table.you.plays("Slum Hunting Ground")

    assert (table.where(mine), table.where(theirs)) == ("contested", "contested")
    assert table.you.pool() == 28
    table.until_turn_of(table.prey)
    assert not table.prey.may("use", card="Slum Hunting Ground")
    table.prey.does("pay for contest", target=theirs)
    assert table.prey.pool() == 29


def test_the_contest_ends_when_the_other_yields(table: Table) -> None:
    """The copy that remains turns up, unlocked, in its owner's own next unlock phase (R0)."""
    hungry = table.you.ready("Ryan", blood=1)
    mine = table.you.holds("Slum Hunting Ground")
    theirs = table.prey.in_play("Slum Hunting Ground")
    table.begins("master")

    table.you.plays("Slum Hunting Ground")
    table.until_turn_of(table.prey)
    table.prey.does("yield", target=theirs)

    assert table.where(theirs) == "ash_heap"
    assert table.where(mine) == "contested"
    table.until_turn_of(table.you)
    assert table.where(mine) == "permanent"
    table.you.uses("Slum Hunting Ground")
    assert table.blood(hungry) == 2
    assert (table.you.pool(), table.prey.pool()) == (28, 30)


def test_nobody_contests_with_herself(table: Table) -> None:
    """A copy of a unique card that you control already cannot be played (R0)."""
    table.you.ready("Ryan")
    table.you.in_play("Slum Hunting Ground")
    table.you.holds("Slum Hunting Ground", "Life in the City")
    table.begins("master")

    assert table.you.can_play("Life in the City")
    assert not table.you.can_play("Slum Hunting Ground")
