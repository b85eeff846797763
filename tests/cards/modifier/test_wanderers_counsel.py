"""Wanderer's Counsel: a vote of an Akunanse, or more blood from its hunt."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import acts, choose, other, ready, static, vampire
from politics_talk import motion, polling, votes_now
from table_talk import Seat, Table

COUNSEL = "Wanderer's Counsel"
KABA = "Nestor Kaba (G4)"  # Akunanse, capacity 4, no votes
DOLIE = "Dolie (G4)"  # Akunanse, capacity 3
STALKING = paper(
    "Stalking", acts(choose(ready(vampire, other)), kind="hunt", stealth=1), kind="event"
)


def offered(table: Table, seat: Seat) -> bool:
    """Whether she could play it at any time until all is over."""
    found = False
    while not table.over():
        found = found or seat.can_play(COUNSEL)
        table.pass_on()
    return found


def test_the_calling_akunanse_gets_a_vote(table: Table) -> None:
    """It has none without."""
    kaba = table.you.ready(KABA)
    table.you.ready(COMPANION)
    dolie = table.you.ready(DOLIE)
    _, card = table.you.holds(motion(), COUNSEL)

    table.you.acts("Motion", by=kaba)
    polling(table)
    assert not table.you.may("vote", minion=kaba)
    assert not table.you.can_play(COUNSEL, by=dolie)  # not acting
    table.you.plays(COUNSEL, by=kaba)
    polling(table)
    table.you.votes("for", minion=kaba)

    assert votes_now(table) == (1, 0)
    rest(table)
    assert table.you.pool() == 31
    assert table.where(card) == "ash_heap"
    assert table.blood(kaba) == 4
    assert table.waits_for(table.you)


@pytest.mark.parametrize("locked", [False, True])
def test_an_akunanse_of_another_votes_even_locked(table: Table, locked: bool) -> None:
    """As a reaction; its vote is against."""
    kaba = table.you.ready(KABA)
    table.you.ready(COMPANION)
    dolie = table.prey.ready(DOLIE, locked=locked)
    table.you.holds(motion())
    card = table.prey.holds(COUNSEL)

    table.you.acts("Motion", by=kaba)
    table.prey.plays(COUNSEL, by=dolie)
    polling(table, table.prey)
    table.prey.votes("against", minion=dolie)

    assert votes_now(table) == (0, 1)
    assert table.where(card) == "ash_heap"
    assert table.locked(dolie) == locked


def test_a_vampire_plays_one_in_a_referendum(table: Table) -> None:
    """The same modifier only once in an action (R0, Action Modifiers and Reactions)."""
    kaba = table.you.ready(KABA)
    table.you.ready(COMPANION)
    table.you.holds(COUNSEL, COUNSEL, motion())

    table.you.acts("Motion", by=kaba)
    table.you.plays(COUNSEL, by=kaba)
    polling(table)
    assert not table.you.can_play(COUNSEL)
    table.you.votes("for", minion=kaba)

    assert votes_now(table) == (1, 0)


@pytest.mark.parametrize("name", ["Ryan", "Macoute (G4)"])
def test_only_an_akunanse_plays_it(table: Table, name: str) -> None:
    """No other vampire calls or reacts with it."""
    ryan = table.you.ready(name)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.holds(motion(), COUNSEL)
    table.prey.holds(COUNSEL)

    table.you.acts("Motion", by=ryan)
    mine = theirs = False
    while not table.over():
        mine = mine or table.you.can_play(COUNSEL)
        theirs = theirs or table.prey.can_play(COUNSEL)
        table.pass_on()

    assert not mine
    assert not theirs


def test_it_is_not_played_in_a_bleed(table: Table) -> None:
    """Neither by the acting Akunanse nor by another."""
    kaba = table.you.ready(KABA)
    table.you.ready(COMPANION)
    table.you.holds(COUNSEL)

    table.you.acts(by=kaba, word="bleed")

    assert not offered(table, table.you)
    assert table.prey.pool() == 29


@pytest.mark.ruling(COUNSEL, 2)
@pytest.mark.ruling(COUNSEL, 4)
def test_not_in_a_referendum_that_passes_by_itself(table: Table) -> None:
    """Nobody is asked for votes."""
    kaba = table.you.ready(KABA)
    table.you.ready(COMPANION)
    decree = paper("Decree", static("passes automatically"), kind="equipment")
    table.you.in_play(decree, on=kaba)
    table.you.holds(motion(), COUNSEL)

    table.you.acts("Motion", by=kaba)

    assert not offered(table, table.you)
    assert table.you.pool() == 31


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4)])
def test_a_hunt_brings_one_more(table: Table, before: int, after: int) -> None:
    """Up to the capacity of 4."""
    kaba = table.you.ready(KABA, blood=before)
    companion = table.you.ready(COMPANION, blood=1)
    card = table.you.holds(COUNSEL)

    table.you.acts(by=kaba, word="hunt")
    table.you.plays(COUNSEL, by=kaba)
    rest(table)

    assert table.blood(kaba) == after
    assert table.blood(companion) == 1
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(COUNSEL, 1)
@pytest.mark.parametrize(("blood", "may"), [(3, True), (4, False)])
def test_a_hunt_that_brings_nothing_is_not_successful(table: Table, blood: int, may: bool) -> None:
    """A full vampire gains no blood."""
    kaba = table.you.ready(KABA, blood=blood)
    table.you.ready(COMPANION)
    table.you.holds(COUNSEL)

    table.you.acts(by=kaba, word="hunt")

    assert offered(table, table.you) == may
    assert table.blood(kaba) == 4


@pytest.mark.ruling(COUNSEL, 3)
def test_the_blood_comes_from_the_victim_of_the_hunt(table: Table) -> None:
    """Of a hunt that is none of the rulebook's."""
    kaba = table.you.ready(KABA, blood=1)
    table.you.ready(COMPANION)
    victim = table.prey.ready("Trevon Parker")
    other_ = table.grand_prey.ready("Nassir")
    table.you.in_play(STALKING)
    table.you.holds(COUNSEL)

    table.you.acts("Stalking", by=kaba)
    table.you.chooses(victim)
    table.you.plays(COUNSEL, by=kaba)
    rest(table)

    assert table.blood(kaba) == 3
    assert table.blood(victim) == 4
    assert table.blood(other_) == 4


@pytest.mark.ruling(COUNSEL, 1)
def test_a_victim_without_blood_makes_no_successful_hunt(table: Table) -> None:
    """There is nothing to gain from it."""
    kaba = table.you.ready(KABA, blood=1)
    table.you.ready(COMPANION)
    victim = table.prey.ready("Trevon Parker", blood=0)
    table.you.in_play(STALKING)
    table.you.holds(COUNSEL)

    table.you.acts("Stalking", by=kaba)
    table.you.chooses(victim)

    assert not offered(table, table.you)
    assert table.blood(kaba) == 1
