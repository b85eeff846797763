"""Blood hunts that are cancelled, and diablerie as what a card does."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import PAUSE, UNLOCKER
from combat_talk import rest
from fight_talk import replaced
from made_up import helper, paper
from methuselah.engine.traits import capacity
from methuselah.language import (
    TARGET,
    choose,
    comes_into_play,
    ready_from_torpor,
    torpor,
    uncontrolled,
    unlock,
    use,
    yours,
)
from politics_talk import votes_now
from table_talk import Table

VOTER = "Ayelech"
"""A prince: 2 votes."""


def hunted(table: Table, diablerist: int, *, answered: bool = True) -> None:
    """Yours diablerizes a vampire; the prey's prince votes for the hunt, which passes.

    Where nobody can answer that (not `answered`), all is over then.
    """
    table.grand_prey.torpor("Brooke (G2)")
    voter = table.prey.ready(VOTER)
    table.you.acts(word="diablerie", by=diablerist)
    table.prey.votes("for", minion=voter)
    table.until("hunt_passed") if answered else rest(table)


@pytest.mark.parametrize(
    ("card", "diablerist", "cancelled"),
    [
        ("Ebony Fox Hunt", "Aredhel (G4)", True),  # Black Hand
        ("Ebony Fox Hunt", "Ryan", False),
        ("Gangrel Conspiracy", "Korah (G2)", False),
        ("Gangrel Conspiracy", "gangrel", True),
    ],
)
def test_a_hunt_is_cancelled_in_your_own_turn(
    table: Table, card: str, diablerist: str, cancelled: bool
) -> None:
    """Of a Black Hand vampire you control; of any Gangrel antitribu."""
    outlaw = replaced("Ryan", clans=("Gangrel antitribu",), sect="sabbat")
    mine = table.you.ready(outlaw if diablerist == "gangrel" else diablerist)
    table.you.ready(replaced("Nassir", clans=("Gangrel antitribu",), sect="sabbat"))
    held = table.you.holds(card)
    hunted(table, mine, answered=cancelled)

    assert table.you.may("play", card=held) == cancelled
    if cancelled:
        table.you.plays(held)
        rest(table)

    assert table.where(held) == ("ash_heap" if cancelled else "hand")
    assert table.where(mine) == ("ready" if cancelled else "ash_heap")
    assert table.you.pool() == (29 if cancelled and card.startswith("Ebony") else 30)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Gangrel Conspiracy", 1)
def test_gangrel_conspiracy_waits_until_the_votes_were_cast(table: Table) -> None:
    """Of anybody's Gangrel antitribu, not before the referendum has passed. [LSJ 20081203-2]"""
    outlaw = replaced("Ryan", clans=("Gangrel antitribu",), sect="sabbat")
    mine = table.you.ready(outlaw)
    table.grand_prey.ready(replaced("Nassir", clans=("Gangrel antitribu",), sect="sabbat"))
    held = table.grand_prey.holds("Gangrel Conspiracy")
    table.grand_prey.torpor("Brooke (G2)")
    voter = table.prey.ready(VOTER)

    table.you.acts(word="diablerie", by=mine)
    table.until("polling")
    assert not table.grand_prey.may("play", card=held)
    table.prey.votes("for", minion=voter)
    table.grand_prey.plays(held)
    rest(table)

    assert table.where(mine) == "ready"
    assert table.where(voter) == "ready"


def test_gangrel_conspiracy_has_nothing_to_cancel_if_the_hunt_fails(table: Table) -> None:
    """No blood hunt is called."""
    mine = table.you.ready(replaced("Ryan", clans=("Gangrel antitribu",), sect="sabbat"))
    held = table.you.holds("Gangrel Conspiracy")
    table.grand_prey.torpor("Brooke (G2)")
    voter = table.prey.ready(VOTER)

    table.you.acts(word="diablerie", by=mine)
    table.prey.votes("against", minion=voter)
    rest(table)

    assert table.where(held) == "hand"
    assert table.where(mine) == "ready"


@pytest.mark.parametrize(("helper", "may"), [("Angus the Unruled (G1)", True), ("Belinde", False)])
def test_absolution_needs_a_justicar_or_inner_circle_member(
    table: Table, helper: str, may: bool
) -> None:
    """In your own minion phase, for whichever vampire; it costs 1 pool."""
    mine = table.you.ready("Ryan")
    table.you.ready(helper)
    held = table.you.holds("Absolution of the Diabolist")
    table.grand_prey.torpor("Brooke (G2)")
    voter = table.prey.ready("Mkhokheli")

    table.you.acts(word="diablerie", by=mine)
    table.prey.votes("for", minion=voter)
    if may:
        table.you.plays(held)
    rest(table)

    assert table.where(held) == ("ash_heap" if may else "hand")
    assert table.where(mine) == ("ready" if may else "ash_heap")
    assert table.you.pool() == (29 if may else 30)


@pytest.mark.parametrize("clan", ["Brujah antitribu", "Brujah"])
def test_dogs_of_war_cancels_a_hunt_on_a_brujah_antitribu(table: Table, clan: str) -> None:
    """Its controller may burn it, whoever controls the vampire."""
    mine = table.you.ready(replaced("Ryan", clans=(clan,)))
    dogs = table.prey.in_play("Dogs of War")
    may = clan == "Brujah antitribu"
    hunted(table, mine, answered=may)

    assert table.prey.may("use", card=dogs) == may
    assert not table.you.may("use", card=dogs)
    if may:
        table.prey.uses(dogs)
        rest(table)

    assert table.where(mine) == ("ready" if may else "ash_heap")
    assert table.where(dogs) == ("ash_heap" if may else "permanent")


@pytest.mark.ruling("Dogs of War", 1)
@pytest.mark.ruling("Dogs of War", 2)
def test_dogs_of_war_lets_a_minion_attack_and_call_for_its_end(table: Table) -> None:
    """Both in one turn [LSJ 20100909]; only Brujah antitribu attack, any vampire calls."""
    dog = table.you.ready(replaced("Wauneka", clans=("Brujah antitribu",), sect="sabbat"))
    other = table.you.ready("Nassir")
    theirs = table.prey.ready("Meaghan", locked=True)
    second = table.grand_prey.ready("Lauren", locked=True)
    dogs = table.you.in_play("Dogs of War")
    table.you.in_play(UNLOCKER)
    table.you.holds(PAUSE)

    assert table.asked() is not None
    assert not table.you.may("use action", card=dogs, minion=other, level="attack")
    assert table.you.may("use action", card=dogs, minion=other, word="political")
    table.you.acts(dogs, by=dog, level="attack")
    assert table.you.choices() == {theirs, second}
    table.you.chooses(theirs)
    assert action_of(table).inherent == 0
    rest(table)
    assert table.blood(theirs) == 2
    table.you.uses("Unlocker")
    table.you.acts(dogs, by=dog, word="political")
    assert action_of(table).inherent == 1
    rest(table)

    assert told(table, "announced", card=dog, word="political") == 1
    assert table.where(dogs) == "permanent"  # nobody had a vote


def test_dogs_of_war_enters_play_if_its_referendum_passes(table: Table) -> None:
    """Called by a Brujah antitribu."""
    dog = table.you.ready(replaced("Ryan", clans=("Brujah antitribu",), sect="sabbat"))
    other = table.you.ready("Nassir")
    dogs = table.you.holds("Dogs of War")

    assert table.asked() is not None
    assert not table.you.can_play(dogs, by=other)
    table.you.acts(dogs, by=dog)
    table.you.votes("for", mode="called")
    rest(table)

    assert table.where(dogs) == "permanent"


@pytest.mark.ruling("Count Zaroff (G5)", 1)
def test_count_zaroff_leaves_for_the_uncontrolled_region(table: Table) -> None:
    """His controller burns 1 pool; with what is on him; again, should it happen. [RTR 20180511]"""
    zaroff = table.you.ready("Count Zaroff (G5)", blood=2)
    vest = table.you.in_play("Leather Jacket", on=zaroff)
    hunted(table, zaroff)

    assert not table.prey.may("use", card=zaroff)
    table.you.uses(zaroff)
    rest(table)

    assert table.where(zaroff) == "uncontrolled"
    assert table.on(vest) == zaroff
    assert table.you.pool() == 29


@pytest.mark.ruling("Count Zaroff (G5)", 1)
def test_count_zaroff_leaves_twice_in_a_turn(table: Table) -> None:
    """Brought back and unlocked by made-up cards, hunted again: again 1 pool. [RTR 20180511]"""
    zaroff = table.you.ready("Count Zaroff (G5)", blood=2)
    back = comes_into_play(TARGET, blood=4)
    rescuer = table.you.in_play(
        paper("Back", use(choose(uncontrolled(yours)), back, unlock(TARGET), at=("minion",)))
    )
    table.you.ready("Ryan")  # keeps the minion phase going
    table.grand_prey.torpor("Lauren")
    hunted(table, zaroff)
    table.you.uses(zaroff)
    rest(table)
    assert table.you.pool() == 29

    table.you.uses(rescuer)
    assert table.where(zaroff) == "ready"
    table.you.acts(word="diablerie", by=zaroff)
    table.prey.does("vote", word="for")
    table.until("hunt_passed")
    table.you.uses(zaroff)
    rest(table)
    assert table.where(zaroff) == "uncontrolled"
    assert table.you.pool() == 28


def test_count_zaroff_saves_nobody_else(table: Table) -> None:
    """A hunt called on another of yours."""
    zaroff = table.you.ready("Count Zaroff (G5)")
    other = table.you.ready("Ryan")
    table.grand_prey.torpor("Brooke (G2)")
    voter = table.prey.ready(VOTER)
    table.you.acts(word="diablerie", by=other)
    table.prey.votes("for", minion=voter)
    while not table.over():
        assert not table.you.may("use", card=zaroff)
        table.pass_on()

    assert table.where(zaroff) == "ready"
    assert table.you.pool() == 30
    assert table.where(other) == "ash_heap"


# -- diablerie by a card --------------------------------------------------------------------------

LAIBON = replaced("Ryan", clans=("Akunanse",), sect="laibon")


def test_fire_on_the_mountain_diablerizes_a_locked_vampire(table: Table) -> None:
    """Locked, in torpor, of whomever; 2 votes more in the hunt, and none for others."""
    laibon = table.you.ready(LAIBON, blood=2)
    table.you.ready("Nassir")
    first = table.prey.torpor("Brooke (G2)", locked=True, blood=1)
    second = table.you.torpor("Meaghan", locked=True)
    table.prey.torpor("Lauren")  # unlocked
    table.prey.ready("Belinde", locked=True)  # ready
    table.you.holds("Fire on the Mountain")
    voter = table.grand_prey.ready(VOTER)

    table.you.acts("Fire on the Mountain", by=laibon)
    assert table.you.choices() == {first, second}
    table.you.chooses(first)
    assert action_of(table).inherent == 1
    assert action_of(table).targets == (table.prey.number,)
    table.until("polling", table.you)
    table.you.votes("against", minion=laibon)
    assert votes_now(table) == (0, 2)
    assert table.where(first) == "ash_heap"
    assert table.blood(laibon) == 3
    table.grand_prey.votes("for", minion=voter)
    rest(table)

    assert table.where(laibon) == "ready"  # 2 votes for, 2 against


def test_fire_on_the_mountain_gives_no_votes_afterwards(table: Table) -> None:
    """Only in the resulting referendum."""
    laibon = table.you.ready(LAIBON)
    table.you.ready("Nassir")
    victim = table.prey.torpor("Brooke (G2)", locked=True)
    table.prey.torpor("Lauren", locked=True)
    table.you.holds("Fire on the Mountain")

    table.you.acts("Fire on the Mountain", by=laibon)
    table.you.chooses(victim)
    rest(table)

    assert table.where(laibon) == "ready"
    assert table.where(victim) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Fire on the Mountain", 1)
@pytest.mark.ruling("Fire on the Mountain", 2)
@pytest.mark.parametrize("word", ["unlocked", "ready"])
def test_a_victim_that_is_not_there_any_more_is_not_diablerized(table: Table, word: str) -> None:
    """Unlocked, or no longer in torpor, as the action resolves: it fizzles. [ANK 20210124]"""
    laibon = table.you.ready(LAIBON)
    victim = table.prey.torpor("Nassir", locked=True)
    table.prey.torpor("Ayelech", locked=True)
    held = table.you.holds("Fire on the Mountain")
    what = unlock(TARGET) if word == "unlocked" else ready_from_torpor(TARGET)
    table.prey.in_play(helper(choose(torpor(yours)), what))

    table.you.acts("Fire on the Mountain", by=laibon)
    table.you.chooses(victim)
    table.prey.uses("Helper")
    table.prey.chooses(victim)
    rest(table)

    assert table.where(victim) == ("torpor" if word == "unlocked" else "ready")
    assert table.where(held) == "ash_heap"
    assert told(table, "fizzled") == 1


@pytest.mark.ruling("Stealing Years", 1)
def test_stealing_years_fizzles_without_its_victim(table: Table) -> None:
    """It left torpor meanwhile: nothing is put on the Anarch. [ANK 20210124]"""
    anarch = table.you.ready("Crow (G5)")
    victim = table.prey.torpor("Ayelech")
    table.prey.torpor("Belinde")
    held = table.you.holds("Stealing Years")
    table.prey.in_play(helper(choose(torpor(yours)), ready_from_torpor(TARGET)))

    table.you.acts("Stealing Years", by=anarch)
    table.you.chooses(victim)
    table.prey.uses("Helper")
    table.prey.chooses(victim)
    rest(table)

    assert table.where(held) == "ash_heap"
    assert capacity(table.state, anarch) == 5


def test_stealing_years_makes_the_anarch_older(table: Table) -> None:
    """An older victim; each ready Anarch has a vote more in the hunt; +1 capacity stays."""
    anarch = table.you.ready("Crow (G5)", blood=1)
    table.you.ready("Meaghan")
    friend = table.prey.ready(replaced("Meaghan", sect="anarch"))
    older = table.prey.torpor(VOTER, blood=2)
    table.prey.torpor("Brooke (G2)")  # younger
    second = table.grand_prey.torpor("Belinde")
    held = table.you.holds("Stealing Years")

    table.you.acts("Stealing Years", by=anarch)
    assert table.you.choices() == {older, second}
    table.you.chooses(older)
    table.until("polling", table.you)
    table.you.votes("against", minion=anarch)
    assert votes_now(table) == (0, 1)
    table.prey.votes("for", minion=friend)
    rest(table)

    assert table.where(older) == "ash_heap"
    assert table.on(held) == anarch
    assert table.blood(anarch) == 3
    assert capacity(table.state, anarch) == 6
    assert table.waits_for(table.you)
