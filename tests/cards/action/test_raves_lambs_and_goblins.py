"""Rave, Sacrificial Lamb, Goblinism."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from listening import listener
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import (
    TARGET,
    THIS_CARD,
    choose,
    equips,
    modifier,
    ready_from_torpor,
    static,
    torpor,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

RAVE = "Rave"
LAMB = "Sacrificial Lamb"
GOBLINISM = "Goblinism"
SNEAK = made_vampire("Sneak", "OBF", capacity=8)
FAERIE = made_vampire("Faerie", "MYT", "pot", capacity=6)
RESCUE = paper("Rescue", modifier(choose(torpor()), ready_from_torpor(TARGET)))
HOST = replaced("Ryan", capacity=9, clans=("Lasombra",), disciplines=("MYT",))


# -- Rave -----------------------------------------------------------------------------------------


def test_a_rave_shares_out(table: Table) -> None:
    """Blood and equipment go to any ready vampires of yours, as much to each as you like."""
    host = table.you.ready(HOST, blood=6)
    first, second = table.you.ready(COMPANION, blood=1), table.you.ready("Nassir", blood=1)
    third = table.you.ready("KoKo", blood=1)
    table.you.ready("Gregory Winter")
    table.you.torpor("Duck")
    theirs = table.prey.ready("Lauren", blood=1)
    bike, gun, jacket = (
        table.you.in_play(name, on=host) for name in ("Sport Bike", ".44 Magnum", "Flak Jacket")
    )
    table.you.in_play("Sport Bike", on=second)  # a minion can have only one vehicle
    spy = table.you.in_play("Raven Spy", on=host)
    card, _ = table.you.holds(RAVE, PAUSE)
    table.you.acts(RAVE, by=host)
    assert table.you.choices() == {first, second, third}
    for one in (first, second):
        table.you.chooses(one)
    table.you.does("done")
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {bike, gun, jacket}
    table.you.chooses(gun)
    table.you.does("done")
    assert table.you.choices() == {jacket}
    table.you.does("done")
    assert {option.number for option in table.you.options("choose")} == set(range(7))
    table.you.chooses(number=2)
    assert {option.number for option in table.you.options("choose")} == set(range(5))
    table.you.chooses(number=3)
    assert [table.blood(one) for one in (host, first, second, third)] == [1, 3, 4, 1]
    assert [table.on(one) for one in (bike, gun, jacket, spy)] == [host, first, host, host]
    assert table.blood(theirs) == 1
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("all_of_it", [True, False])
def test_an_ally_shares_its_life(table: Table, all_of_it: bool) -> None:
    """It becomes blood; without any life left the ally is burned, its gear having moved first."""
    ghoul, mine = table.you.ready("War Ghoul", blood=3), table.you.ready("Nassir", blood=1)
    table.you.ready(COMPANION)
    gun = table.you.in_play(".44 Magnum", on=ghoul)
    table.you.holds(RAVE)
    table.you.acts(RAVE, by=ghoul)
    table.you.chooses(mine)
    table.you.does("done")
    table.you.chooses(gun)
    table.you.chooses(number=3 if all_of_it else 1)
    rest(table)
    assert table.where(ghoul) == ("ash_heap" if all_of_it else "ready")
    assert table.blood(mine) == (4 if all_of_it else 2)
    assert table.on(gun) == mine


def test_an_ally_that_has_given_all_its_life_has_none_for_the_next(table: Table) -> None:
    """It is burned meanwhile; who was chosen after gets nothing, and the game goes on."""
    ghoul, first = table.you.ready("War Ghoul", blood=3), table.you.ready("Nassir", blood=1)
    second = table.you.ready("KoKo", blood=1)
    table.you.holds(RAVE)
    table.you.acts(RAVE, by=ghoul)
    for one in (first, second):
        table.you.chooses(one)
    while not table.you.options("choose"):
        table.pass_on()
    table.you.chooses(number=3)
    rest(table)
    assert table.where(ghoul) == "ash_heap"
    assert (table.blood(first), table.blood(second)) == (4, 1)
    assert table.waits_for(table.you)


def test_a_rave_needs_somebody_else(table: Table) -> None:
    """Another ready vampire of yours."""
    host = table.you.ready(HOST)
    table.you.torpor("Duck")
    table.prey.ready("Nassir")
    table.you.holds(RAVE)
    assert not table.you.can_play(RAVE, by=host)


# -- Sacrificial Lamb -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["obf", "OBF"])
@pytest.mark.parametrize("takes", [True, False])
def test_a_lamb_is_sacrificed(table: Table, level: str, takes: bool) -> None:
    """One in torpor, yours or at superior another's: its capacity in blood, and its equipment."""
    sneak = table.you.ready(SNEAK, blood=4)
    table.you.ready(COMPANION)
    table.you.holds(LAMB, PAUSE)
    mine, another = table.you.torpor("Nassir", blood=1), table.you.torpor("KoKo")
    theirs, farther = table.prey.torpor("Lauren", blood=1), table.grand_prey.torpor("Duck")
    table.prey.ready("Ryan")
    target, seat = (mine, table.you) if level == "obf" else (theirs, table.prey)
    bike, gun = seat.in_play("Flak Jacket", on=target), seat.in_play(".44 Magnum", on=target)
    spy = seat.in_play("Raven Spy", on=target)
    seat.in_play(".44 Magnum", on=another if level == "obf" else farther)
    seat.in_play("Stolen Police Cruiser", on=target)
    table.you.in_play("Stolen Police Cruiser", on=sneak)
    table.you.acts(LAMB, by=sneak, level=level)
    assert table.you.choices() == ({mine, another} if level == "obf" else {theirs, farther})
    table.you.chooses(target)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (() if level == "obf" else (table.prey.number,))
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {bike, gun}
    if takes:
        table.you.chooses(gun)
    table.you.does("done")
    rest(table)
    assert table.where(target) == "ash_heap"
    assert table.blood(sneak) == 4 - 3 + 4
    assert (table.where(bike), table.where(spy)) == ("ash_heap", "ash_heap")
    if takes:
        assert (table.on(gun), table.state.controller(gun)) == (sneak, 0)
    else:
        assert table.where(gun) == "ash_heap"
    assert not told(table, "diablerie")
    assert table.waits_for(table.you)


def test_what_is_more_than_the_capacity_is_ignored(table: Table) -> None:
    """The acting vampire is full afterwards, and no more."""
    sneak = table.you.ready(made_vampire("Sneak", "obf", capacity=5))
    table.you.ready(COMPANION)
    table.you.holds(LAMB)
    table.you.torpor("Nassir", blood=0)
    table.you.acts(LAMB, by=sneak, level="obf")
    rest(table)
    assert table.blood(sneak) == 5


@pytest.mark.ruling(LAMB, 1)
@pytest.mark.rules_text("003 Sacrificial Lamb 1")
@pytest.mark.parametrize("level", ["obf", "OBF"])
def test_a_soul_gem_is_not_taken(table: Table, level: str) -> None:
    """It does what it does as its bearer is burned: another vampire comes, with the Gem."""
    sneak = table.you.ready(SNEAK, blood=4)
    table.you.ready(COMPANION)
    table.you.holds(LAMB)
    seat = table.you if level == "obf" else table.prey
    victim = seat.torpor("Lauren", blood=1)
    gem = seat.in_play("Soul Gem of Etrius", on=victim)
    bike = seat.in_play("Sport Bike", on=victim)
    heir = seat.crypt("KoKo")
    table.you.acts(LAMB, by=sneak, level=level)
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {bike}
    table.you.chooses(bike)
    rest(table)
    assert (table.where(victim), table.where(heir)) == ("ash_heap", "ready")
    assert (table.on(gem), table.on(bike)) == (heir, sneak)
    assert table.blood(sneak) == 5


@pytest.mark.ruling(LAMB, 2)
@pytest.mark.parametrize("name", ["Byzar (G6)", "Zachary (G2)"])
def test_who_does_not_burn_gives_nothing(table: Table, name: str) -> None:
    """Byzar counts the burning and stays in torpor with its equipment."""
    sneak = table.you.ready(SNEAK, blood=4)
    table.you.ready(COMPANION)
    table.you.holds(LAMB)
    victim = table.prey.torpor(name, blood=1)
    bike = table.prey.in_play("Sport Bike", on=victim)
    table.you.acts(LAMB, by=sneak, level="OBF")
    while not table.you.choices():
        table.pass_on()
    table.you.chooses(bike)
    rest(table)
    stays = name.startswith("Byzar")
    assert table.where(victim) == ("torpor" if stays else "ash_heap")
    assert table.on(bike) == (victim if stays else sneak)
    assert table.blood(sneak) == (1 if stays else 8)


@pytest.mark.ruling(LAMB, 3)
@pytest.mark.parametrize("saved", [True, False])
def test_the_sacrifice_fizzles_without_its_lamb(table: Table, saved: bool) -> None:
    """Who left torpor meanwhile is not burned; the cost is paid."""
    sneak = table.you.ready(SNEAK, blood=4)
    table.you.ready(COMPANION)
    table.you.holds(LAMB, RESCUE)
    victim = table.you.torpor("Nassir", blood=1)
    table.you.acts(LAMB, by=sneak, level="obf")
    if saved:
        table.you.plays("Rescue", by=sneak)
    rest(table)
    assert table.where(victim) == ("ready" if saved else "ash_heap")
    assert table.blood(sneak) == (1 if saved else 5)
    assert table.waits_for(table.you)


# -- Goblinism ------------------------------------------------------------------------------------


@pytest.mark.ruling(GOBLINISM, 1)
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_a_location_is_burned(table: Table, whose: str) -> None:
    """Anybody's; directed at whoever controls it, undirected if you do."""
    faerie = table.you.ready(FAERIE)
    table.you.ready(COMPANION)
    table.you.holds(GOBLINISM, PAUSE)
    mine, theirs = table.you.in_play("The Barrens"), table.prey.in_play("Academic Hunting Ground")
    nassir = table.prey.ready("Nassir")
    table.prey.in_play("Fame", on=nassir)
    haven = table.prey.in_play("Secure Haven", on=nassir)
    den = paper("Den", equips(), static("keyword", who=THIS_CARD, word="location"))
    estate = table.prey.in_play(den, on=nassir)
    target, other = (mine, theirs) if whose == "you" else (theirs, mine)
    table.you.acts(GOBLINISM, by=faerie, level="pot")
    assert table.you.choices() == {mine, theirs, haven, estate}
    table.you.chooses(target)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (() if whose == "you" else (table.prey.number,))
    rest(table)
    assert (table.where(target), table.where(other)) == ("ash_heap", "permanent")
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["myt", "MYT"])
@pytest.mark.parametrize("found", [True, False])
def test_a_location_is_looked_for(table: Table, level: str, found: bool) -> None:
    """Or equipment that is a location in play: everybody sees it, it goes to the hand."""
    faerie = table.you.ready(FAERIE)
    table.you.ready(COMPANION)
    table.you.holds(GOBLINISM, PAUSE)
    table.you.holds(*["Misdirection"] * 6)
    place, estate = table.you.library("The Barrens", "Palatial Estate")
    table.you.library("Sport Bike", "Body Bag", "Fame")
    table.prey.library("Academic Hunting Ground")
    table.prey.ready("Nassir")
    table.you.acts(GOBLINISM, by=faerie, level=level)
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {place, estate}
    assert not sees(table.state, 1, estate)
    if not found:
        table.you.does("done")
        rest(table)
        assert (table.where(place), table.where(estate)) == ("library", "library")
        return
    table.you.chooses(estate)
    assert table.where(estate) == "hand"
    assert all(sees(table.state, seat, estate) for seat in range(5))
    assert not table.over()
    table.you.does("discard", card="Misdirection")
    assert len(table.you.hand()) == 7
    assert (table.where(place), table.you.pool()) == ("library", 30)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "by", "cost"), [("Secure Haven", FAERIE, 1), ("Zaire River Ferry", HOST, 0)]
)
@pytest.mark.parametrize("put", [True, False])
def test_a_haven_is_put_on_this_vampire(
    table: Table, name: str, by: object, cost: int, put: bool
) -> None:
    """At superior, for its cost, if this vampire meets what it requires; or it is taken."""
    faerie = table.you.ready(by)
    table.you.ready(COMPANION)
    table.you.holds(GOBLINISM, *["Misdirection"] * 6)
    haven, _ = table.you.library(name, "Fame")
    table.you.acts(GOBLINISM, by=faerie, level="MYT")
    table.you.chooses(haven)
    table.you.does("do", number=1 if put else 0)
    if not put:
        table.you.does("discard", card="Misdirection")
    rest(table)
    if put:
        assert (table.on(haven), table.state.controller(haven)) == (faerie, 0)
        assert table.you.pool() == 30 - cost
    else:
        assert (table.where(haven), table.you.pool()) == ("hand", 30)
    assert table.waits_for(table.you)


def test_a_haven_that_cannot_be_had_is_taken(table: Table) -> None:
    """Its requirement is not met."""
    faerie = table.you.ready(FAERIE)
    table.you.ready(COMPANION)
    table.you.holds(GOBLINISM)
    haven, _ = table.you.library("Zaire River Ferry", "Fame")
    table.you.acts(GOBLINISM, by=faerie, level="MYT")
    table.you.chooses(haven)
    assert not table.you.may("do")
    assert table.where(haven) == "hand"


def test_at_inferior_a_haven_is_taken(table: Table) -> None:
    """It is not put on anybody."""
    faerie = table.you.ready(FAERIE)
    table.you.ready(COMPANION)
    table.you.holds(GOBLINISM)
    haven, _ = table.you.library("Secure Haven", "Fame")
    table.you.acts(GOBLINISM, by=faerie, level="myt")
    table.you.chooses(haven)
    assert not table.you.may("do")
    assert table.where(haven) == "hand"


@pytest.mark.ruling(GOBLINISM, 2)
@pytest.mark.parametrize("heard", ["pot", "myt", "thn"])
@pytest.mark.parametrize(("level", "used"), [("pot", "pot"), ("MYT", "myt")])
def test_goblinism_counts_as_what_is_used(table: Table, level: str, used: str, heard: str) -> None:
    """As it is played it requires one of the two Disciplines, in the hand both."""
    faerie = table.you.ready(FAERIE)
    table.you.ready(COMPANION)
    place = table.prey.in_play("The Barrens")
    _, spare = table.you.holds(GOBLINISM, GOBLINISM)
    table.grand_prey.in_play(listener(heard))
    ear = table.you.in_play(listener(heard))
    table.you.acts(GOBLINISM, by=faerie, level=level)
    rest(table)
    assert table.where(place) == ("ash_heap" if used == "pot" else "permanent")
    assert table.grand_prey.pool() == 30 + (heard == used)
    assert table.you.may("use", card=ear) is (heard != "thn")
    if heard != "thn":
        table.you.uses(ear)
        assert table.where(spare) == "ash_heap"
