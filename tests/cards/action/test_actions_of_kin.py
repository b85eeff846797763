"""Actions of clans: gifts to kin, what is taken from the young, the Edge burned for a rumour."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import HAS_EDGE, burn_edge, modifier
from methuselah.rules.action.action import stealth
from methuselah.rules.combat.strike_effects import strength
from methuselah.rules.playing.hand import hand_size
from scenes.in_play import only_one_on_each
from table_talk import Table

JUDGE = replaced("Ryan", clans=("Banu Haqim",), capacity=6)
ROVER = replaced("Ryan", clans=("Ravnos",), capacity=6)
SPY = replaced("Ryan", clans=("Nosferatu antitribu",))
HAND = "The Colonel (G3)"  # capacity 5, Black Hand
PAGE = paper("Page", kind="retainer", life=2)
HAT = paper("Hat", kind="equipment")


# -- Khabar: Loyalty ------------------------------------------------------------------------------


def test_loyalty_feeds_a_younger_judge_to_come(table: Table) -> None:
    """2 blood to a younger one of the clan, yours, uncontrolled; +1 stealth, for the clan."""
    judge = table.you.ready(JUDGE)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds("Khabar: Loyalty", PAUSE)
    table.prey.ready("Nassir")
    clan = {"clans": ("Banu Haqim",)}
    young = table.you.uncontrolled(replaced("Duck", capacity=5, **clan))
    younger = table.you.uncontrolled(replaced("KoKo", capacity=2, **clan))
    peer = table.you.uncontrolled(replaced("Lauren", capacity=6, **clan))
    stranger = table.you.uncontrolled("Earl")
    table.prey.uncontrolled(replaced("Rayne", capacity=2, **clan))
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=judge)
    assert table.you.choices() == {young, younger}
    table.you.chooses(young)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert [table.blood(one) for one in (young, younger, peer, stranger)] == [2, 0, 0, 0]
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


# -- Patshiv --------------------------------------------------------------------------------------


def test_a_patshiv_is_for_those_who_did_nothing_yet(table: Table) -> None:
    """1 blood to each ready unlocked one of the clan, whoever's; +1 stealth, at nobody."""
    host = table.you.ready(ROVER, blood=2)
    other = table.you.ready(COMPANION, blood=1)
    card, _ = table.you.holds("Patshiv", PAUSE)
    guest = table.you.ready("Zip (G3)", blood=1)
    locked = table.you.ready(replaced("Duck", clans=("Ravnos",)), blood=1, locked=True)
    fallen = table.you.torpor(replaced("Earl", clans=("Ravnos",)), blood=1)
    theirs = table.grand_prey.ready("Tsunda (G4)", blood=1)
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=host)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    found = [table.blood(one) for one in (host, other, guest, locked, fallen, theirs)]
    assert found == [2, 1, 2, 1, 1, 2]
    assert table.waits_for(table.you)


# -- Fleecing the Gaje ----------------------------------------------------------------------------


@pytest.mark.parametrize("loot", ["retainer", "equipment"])
def test_what_a_younger_vampire_has_is_fleeced(table: Table, loot: str) -> None:
    """A retainer or equipment of a younger vampire of another; no stealth, directed at her."""
    rover = table.you.ready(ROVER)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds("Fleecing the Gaje", PAUSE)
    young, peer = table.prey.ready(made_vampire("Young", capacity=5)), table.prey.ready(JUDGE)
    ally = table.prey.ready("War Ghoul")
    page, hat = table.prey.in_play(PAGE, on=young), table.prey.in_play(HAT, on=young)
    cap = table.grand_prey.in_play(HAT, on=table.grand_prey.torpor("Duck"))
    for one in (peer, ally):
        table.prey.in_play(HAT, on=one)
    table.you.in_play(HAT, on=other)
    table.prey.in_play("Enforcer", on=young)
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=rover, level="")
    assert table.you.choices() == {page, hat, cap}
    taken = page if loot == "retainer" else hat
    table.you.chooses(taken)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, (1,))
    rest(table)
    assert table.on(taken) == rover
    assert table.on(hat if loot == "retainer" else page) == young
    assert table.state.controller(taken) == table.you.number
    assert table.waits_for(table.you)


def test_only_one_vehicle_is_fleeced(table: Table) -> None:
    """What the acting vampire could not have is not offered."""
    rover = table.you.ready(ROVER)
    table.you.ready(COMPANION)
    table.you.holds("Fleecing the Gaje", PAUSE)
    table.you.in_play("Sport Bike", on=rover)
    young = table.prey.ready("Duck")
    table.prey.in_play("Sport Bike", on=young)
    hat, cap = table.prey.in_play(HAT, on=young), table.prey.in_play(HAT, on=young)
    table.you.acts("Fleecing the Gaje", by=rover, level="")
    assert table.you.choices() == {hat, cap}


def test_or_a_blood_of_it(table: Table) -> None:
    """1 blood from a younger vampire of another, in torpor too."""
    rover = table.you.ready(ROVER, blood=3)
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds("Fleecing the Gaje", PAUSE)
    young = table.prey.ready(made_vampire("Young", capacity=5))
    table.prey.ready(JUDGE)
    table.prey.ready("War Ghoul")
    torpid = table.predator.torpor("Earl", blood=2)
    table.you.acts(card, by=rover, level="2")
    assert table.you.choices() == {young, torpid}
    table.you.chooses(torpid)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, (4,))
    rest(table)
    assert [table.blood(one) for one in (rover, torpid, young, mine)] == [4, 1, 5, 3]
    assert table.waits_for(table.you)


# -- Inside Dirt ----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["", "2"])
@pytest.mark.parametrize("edge", [True, False])
def test_dirt_costs_the_edge(table: Table, level: str, edge: bool) -> None:
    """3 blood of a vampire of another, or 3 pool of your prey; without the Edge nothing."""
    spy = table.you.ready(SPY, blood=4)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds("Inside Dirt", PAUSE)
    victim, torpid = table.prey.ready("Nassir"), table.grand_prey.torpor("Duck", blood=3)
    table.prey.ready("Underbridge Stray")
    table.gives_edge(table.you if edge else table.grand_prey)
    table.begins()
    assert table.you.can_play(card, by=spy, level=level) is edge
    assert not table.you.can_play(card, by=other)
    if not edge:
        return
    table.you.acts(card, by=spy, level=level)
    if level == "":
        assert table.you.choices() == {victim, torpid}
        table.you.chooses(victim)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, (1,))
    assert table.you.has_edge()
    rest(table)
    assert not any(seat.has_edge() for seat in table.seats)
    assert table.blood(victim) == (1 if level == "" else 4)
    assert [seat.pool() for seat in table.seats] == [30, 30 if level == "" else 27, 30, 30, 30]
    assert (table.blood(torpid), table.blood(spy)) == (3, 4)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["", "2"])
def test_without_the_edge_no_dirt_sticks(table: Table, level: str) -> None:
    """It is burned as the action resolves: if it is gone by then, nobody burns anything."""
    spy = table.you.ready(SPY)
    table.you.ready(COMPANION)
    loss = paper("Loss", modifier(HAS_EDGE, burn_edge(), at=("action",)))
    card, gone = table.you.holds("Inside Dirt", loss)
    victim = table.prey.ready("Nassir")
    table.gives_edge(table.you)
    table.you.acts(card, by=spy, level=level)
    table.you.plays(gone, by=spy)
    rest(table)
    assert (table.blood(victim), table.prey.pool()) == (4, 30)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


# -- of the Black Hand ----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "blood"), [("Claudia (G5)", 1), ("Ryan", 0)])
def test_a_recruit_is_drawn_and_shown(table: Table, name: str, blood: int) -> None:
    """From the crypt, seen by all; 1 blood if it is of the Black Hand."""
    colonel = table.you.ready(HAND)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds("Recruitment Exercise", PAUSE)
    below, recruit = table.you.crypt("Earl", name)
    table.prey.ready("Nassir")
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=colonel)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert (table.where(recruit), table.where(below)) == ("uncontrolled", "crypt")
    assert table.blood(recruit) == blood
    assert any(line.what == "revealed" and line.card == recruit for line in table.state.journal)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Recruitment Exercise", 1)
def test_an_empty_crypt_is_no_hindrance(table: Table) -> None:
    """As much is drawn as there is: the action succeeds."""
    colonel = table.you.ready(HAND)
    table.you.ready(COMPANION)
    card, _ = table.you.holds("Recruitment Exercise", PAUSE)
    known = table.you.uncontrolled("Claudia (G5)")
    table.you.acts(card, by=colonel)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.locked(colonel)
    assert table.blood(known) == 0
    assert table.waits_for(table.you)


def test_the_chronicle_adds_a_card_to_the_hand(table: Table) -> None:
    """+1 hand size for whoever controls it; put in play at +1 stealth."""
    colonel = table.you.ready(HAND)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds("Chronicle of the Lost Tribe", PAUSE)
    table.prey.ready("Nassir")
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=colonel)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert table.where(card) == "permanent"
    assert [hand_size(table.state, seat) for seat in range(5)] == [8, 7, 7, 7, 7]
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("capacity", "owner", "may"), [(5, "prey", True), (4, "prey", False), (9, "you", False)]
)
def test_who_may_steal_the_chronicle(table: Table, capacity: int, owner: str, may: bool) -> None:
    """A ready vampire with a capacity above 4, of another Methuselah; directed, no stealth."""
    thief = table.you.ready(made_vampire("Thief", capacity=capacity))
    ally = table.you.ready("War Ghoul")
    table.you.holds(PAUSE)
    card = getattr(table, owner).in_play("Chronicle of the Lost Tribe")
    table.begins()
    assert table.you.may("use action", card=card, by=thief) is may
    assert not table.you.may("use action", card=card, by=ally)
    if not may:
        return
    table.you.acts(card, by=thief)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, (1,))
    rest(table)
    assert table.state.controller(card) == table.you.number
    assert [hand_size(table.state, seat) for seat in range(2)] == [8, 7]
    assert table.locked(thief)
    assert table.waits_for(table.you)


# -- Enforcer -------------------------------------------------------------------------------------


def test_an_enforcer_is_stronger(table: Table) -> None:
    """+1 strength for the acting vampire, while it is of the clan; put on it at +1 stealth."""
    tough = table.you.ready("Homa (G4)")
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds("Enforcer", PAUSE)
    turned = table.prey.ready("Nassir")
    table.prey.in_play("Enforcer", on=turned)
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=tough)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert table.on(card) == tough
    assert [strength(table.state, one) for one in (tough, other, turned)] == [2, 1, 1]
    assert table.waits_for(table.you)


def test_one_enforcer_is_enough() -> None:
    """A minion can have only one."""
    only_one_on_each("Enforcer", on="Homa (G4)", other="Misrak (G4)")
