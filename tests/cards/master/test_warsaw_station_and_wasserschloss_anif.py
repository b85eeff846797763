"""Warsaw Station and Wasserschloss Anif: locations with two uses."""

from __future__ import annotations

import pytest

from action_talk import action_of, trick
from methuselah.language import add
from methuselah.rules.action.action import stealth
from table_talk import Seat, Table

WARSAW = "Warsaw Station"
WASSER = "Wasserschloss Anif, Austria"


def choices(seat: Seat) -> set[int]:
    """The cards she may choose from."""
    return {option.target for option in seat.options("choose")}


# -- Warsaw Station: unlocking ------------------------------------------------------------------


@pytest.mark.ruling("Warsaw Station", 3)
def test_warsaw_station_unlocks_a_nosferatu_after_its_action(table: Table) -> None:
    """A political action: the referendum is over by then; the station is locked, not used up."""
    caller = table.you.ready("Ryan")
    card = table.you.in_play(WARSAW)
    table.you.holds("Ancilla Empowerment")
    table.prey.ready("Lauren")

    table.you.acts("Ancilla Empowerment", by=caller)
    table.you.uses(WARSAW, level="")
    assert table.locked(card)
    table.until("polling", table.you)
    assert table.locked(caller)
    table.you.votes("for", mode="called")
    table.nobody_reacts()

    assert not table.locked(caller)
    assert table.prey.pool() == 29
    assert table.locked(card)
    assert table.where(card) == "permanent"


def test_warsaw_station_does_not_unlock_after_a_blocked_action(table: Table) -> None:
    """ "If that action was successful"."""
    hunter = table.you.ready("Ryan", blood=2)
    table.you.ready("Sully")
    table.you.in_play(WARSAW)
    blocker = table.prey.ready("Wauneka")
    table.prey.in_play("Sport Bike", on=blocker)

    table.you.acts(by=hunter, word="hunt")
    table.you.uses(WARSAW, level="")
    table.prey.blocks(blocker)
    table.nobody_reacts()

    assert table.locked(hunter)
    assert table.waits_for(table.you, "minion")


def test_warsaw_station_is_for_undirected_actions_of_nosferatu(table: Table) -> None:
    """Not for a bleed, not for another clan, not once the action is announced."""
    ryan = table.you.ready("Ryan", blood=2)
    horace = table.you.ready("Horace Radcliffe", blood=2)
    sully = table.you.ready("Sully", blood=2)
    table.you.in_play(WARSAW)
    table.prey.ready("Lauren")

    table.you.acts(by=ryan, word="bleed")
    assert not table.you.may("use", level="")
    table.nobody_reacts()
    table.you.acts(by=sully, word="hunt")
    assert not table.you.may("use", level="")
    table.nobody_reacts()
    table.you.acts(by=horace, word="hunt")
    assert table.you.may("use", level="")
    table.you.passes()
    table.until("action", table.prey)
    assert not table.you.may("use", level="")


def test_warsaw_station_serves_the_nosferatu_of_anybody(table: Table) -> None:
    """ "As a Nosferatu announces an undirected action": it need not be yours."""
    hunter = table.you.ready("Ryan", blood=2)
    table.you.ready("Sully")
    table.prey.in_play(WARSAW)

    table.you.acts(by=hunter, word="hunt")
    table.prey.uses(WARSAW, level="")
    table.nobody_reacts()

    assert not table.locked(hunter)
    assert table.blood(hunter) == 3


def test_a_nosferatu_that_leaves_torpor_is_unlocked_too(table: Table) -> None:
    """Leaving torpor is an undirected action of its own."""
    torpid = table.you.torpor("Ryan", blood=2)
    table.you.ready("Sully")
    table.you.in_play(WARSAW)

    table.you.acts(by=torpid, word="leave torpor")
    table.you.uses(WARSAW, level="")
    table.nobody_reacts()

    assert (table.where(torpid), table.locked(torpid)) == ("ready", False)


@pytest.mark.ruling("Warsaw Station", 4)
def test_the_unlocking_comes_even_if_the_station_is_gone(table: Table) -> None:
    """Burned for its other use during the same action."""
    hunter = table.you.ready("Ryan", blood=2)
    fallen = table.you.torpor("Horace Radcliffe", blood=1)
    card = table.you.in_play(WARSAW)

    table.you.acts(by=hunter, word="hunt")
    table.you.uses(WARSAW, level="")
    table.you.uses(WARSAW, level="burn")
    table.nobody_reacts()

    assert table.where(card) == "ash_heap"
    assert table.where(fallen) == "ready"
    assert not table.locked(hunter)


@pytest.mark.ruling("Warsaw Station", 3)
def test_who_is_no_nosferatu_any_more_stays_locked(table: Table) -> None:
    """The clan is looked at again when the action is over."""
    hunter = table.you.ready("Ryan", blood=2)
    table.you.ready("Sully")
    table.you.in_play(WARSAW)
    table.you.holds(trick(add("clan", word="Toreador"), at=("action",)))

    table.you.acts(by=hunter, word="hunt")
    table.you.uses(WARSAW, level="")
    table.you.plays("Trick")
    table.nobody_reacts()

    assert table.blood(hunter) == 3
    assert table.locked(hunter)


# -- Warsaw Station: burning --------------------------------------------------------------------


@pytest.mark.parametrize("locked", [False, True])
def test_warsaw_station_is_burned_to_bring_a_nosferatu_from_torpor(
    table: Table, locked: bool
) -> None:
    """Even if it is locked; anybody's Nosferatu, as it lies; no other clan, no cost."""
    mine = table.you.torpor("Ryan", blood=0, locked=True)
    theirs = table.prey.torpor("Horace Radcliffe", blood=1)
    table.you.torpor("Sully", blood=1)
    card = table.you.in_play(WARSAW, locked=locked)
    table.begins("master")

    table.you.uses(WARSAW, level="burn")
    assert choices(table.you) == {mine, theirs}
    table.you.chooses(theirs)

    assert table.where(card) == "ash_heap"
    assert (table.where(theirs), table.where(mine)) == ("ready", "torpor")
    assert table.state.controller(theirs) == table.prey.number
    assert (table.blood(theirs), table.you.pool()) == (1, 30)


def test_warsaw_station_is_not_burned_for_nothing(table: Table) -> None:
    """Somebody must be in torpor, and a Nosferatu."""
    table.you.ready("Ryan")
    table.you.torpor("Sully", blood=1)
    table.you.in_play(WARSAW)

    assert table.you.may("act")
    assert not table.you.may("use")


@pytest.mark.ruling("Warsaw Station", 1)
def test_warsaw_station_saves_a_nosferatu_from_diablerie(table: Table) -> None:
    """The action is successful without effect: nobody burns, and there is no blood hunt."""
    cannibal = table.you.ready("Sully")
    table.you.ready("Ashley")
    victim = table.prey.torpor("Ryan", blood=2)
    table.prey.in_play(WARSAW)

    table.you.acts(by=cannibal, word="diablerie", target=victim)
    table.prey.uses(WARSAW, level="burn")
    action = action_of(table) if not table.over() else None
    table.nobody_reacts()

    assert table.where(victim) == "ready"
    assert (table.blood(victim), table.blood(cannibal)) == (2, 4)
    assert table.where(cannibal) == "ready"
    assert table.locked(cannibal)
    assert action is None or action.verdict in ("", "fizzled")
    assert table.waits_for(table.you, "minion")


@pytest.mark.ruling("Warsaw Station", 2)
def test_a_nosferatu_brought_back_during_its_action_does_not_go_on_with_it(table: Table) -> None:
    """The block ended the bleed; ready again, it is locked and the bleed stays blocked."""
    bleeder = table.you.ready("Ryan", blood=1)
    table.you.ready("Sully")
    card = table.you.in_play(WARSAW)
    blocker = table.prey.ready("Aunt Linda")
    table.prey.in_play("Preternatural Strength", on=blocker, level="POT")

    table.you.acts(by=bleeder, word="bleed")
    table.prey.blocks(blocker)
    table.you.uses(WARSAW, level="burn")
    table.nobody_reacts()

    assert (table.where(bleeder), table.locked(bleeder)) == ("ready", True)
    assert table.where(card) == "ash_heap"
    assert table.prey.pool() == 30
    assert not table.you.may("act", by=bleeder)
    assert table.waits_for(table.you, "minion")


# -- Wasserschloss Anif -------------------------------------------------------------------------


@pytest.mark.ruling("Wasserschloss Anif, Austria", 1)
def test_wasserschloss_takes_a_blood_of_one_tremere_each_turn(table: Table) -> None:
    """Ready or in torpor, one of yours with blood; nobody else on the same turn."""
    giver = table.you.ready("Nassir", blood=2)
    torpid = table.you.torpor("Lauren", blood=1)
    table.you.ready("Rosalina Cortez", blood=0, locked=True)
    table.you.ready("Ryan")
    theirs = table.prey.ready("Chrysanthemum")
    card = table.you.in_play(WASSER, counters=1)
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.uses(WASSER, level="")
    assert choices(table.you) == {giver, torpid}
    table.you.chooses(torpid)

    assert (table.blood(torpid), table.counters(card)) == (0, 2)
    assert (table.blood(giver), table.blood(theirs)) == (2, 5)
    assert not table.locked(card)
    assert table.you.may("play", card="Misdirection")
    assert not table.you.may("use", card=WASSER)


def test_wasserschloss_takes_a_blood_again_next_turn(table: Table) -> None:
    """In your next master phase, and not in the one of another."""
    giver = table.you.ready("Nassir", blood=3)
    card = table.you.in_play(WASSER)
    table.prey.ready("Lauren")
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.uses(WASSER, level="")
    table.until_turn_of(table.prey, "minion")
    assert table.counters(card) == 1
    table.until_turn_of(table.you, "master")
    table.you.uses(WASSER, level="")

    assert (table.blood(giver), table.counters(card)) == (1, 2)


def test_wasserschloss_moves_all_its_counters_to_an_uncontrolled_tremere(table: Table) -> None:
    """Locked for it, in your influence phase; nobody of another clan or of the prey."""
    chosen = table.you.uncontrolled("Ayelech", blood=1)
    other = table.you.uncontrolled("Lauren")
    table.you.uncontrolled("Ryan")
    table.prey.uncontrolled("Nassir")
    card = table.you.in_play(WASSER, counters=3)
    table.begins("influence")

    table.you.uses(WASSER, level="lock")
    assert choices(table.you) == {chosen, other}
    table.you.chooses(chosen)

    assert (table.blood(chosen), table.blood(other), table.counters(card)) == (4, 0, 0)
    assert table.locked(card)
    assert table.you.pool() == 30
    assert not table.you.may("use", card=WASSER)


@pytest.mark.parametrize(("name", "more"), [("Sully", 1), ("Ryan", 0)])
def test_wasserschloss_is_burned_by_a_minion_most_easily_by_a_malkavian(
    table: Table, name: str, more: int
) -> None:
    """Directed at its controller; the counters go with it."""
    vandal = table.you.ready(name)
    table.you.ready("Ashley")
    card = table.prey.in_play(WASSER, counters=3)
    table.prey.ready("Lauren")

    table.you.acts(WASSER, by=vandal)
    assert stealth(table.state, action_of(table)) == more
    assert action_of(table).targets == (table.prey.number,)
    table.nobody_reacts()

    assert table.where(card) == "ash_heap"
    assert table.prey.pool() == 30
    assert table.waits_for(table.you, "minion")


def test_a_malkavian_has_no_stealth_for_other_actions(table: Table) -> None:
    """ "During that action" only."""
    malkavian = table.you.ready("Sully")
    table.prey.in_play(WASSER)
    table.prey.ready("Lauren")

    table.you.acts(by=malkavian, word="bleed")

    assert stealth(table.state, action_of(table)) == 0
