"""Locations that move blood, serve a hunt or a bleed, or are sold: and the Lazarene Inquisitor."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, UNLOCKER
from combat_talk import COMPANION, rest
from fight_talk import replaced
from methuselah.rules.action.action import stealth
from scenes.in_play import gives_when_locked, played_as_printed
from scenes.rulings import action_requires_what_the_card_says, no_burn_option_while_it_is_met
from table_talk import Table

CAPE = "Powerbase: Cape Verde"
WASTE = "Waste Management Operation"
SCAM = "Insurance Scam"
DISCOTEK = "Inbase Discotek, Frankfurt"
PENTEX = "Pentex™ Loves You!"
INQUISITOR = "Lazarene Inquisitor"
GIOVANNI = "Domenic Giovanni"
HARBINGER = "Khurshid"


@pytest.mark.parametrize(
    ("card", "needs"),
    [
        (CAPE, GIOVANNI),
        (WASTE, "Dodd"),
        (SCAM, None),
        (DISCOTEK, None),
        (PENTEX, None),
        ("Twisted Forest", "Zachary"),
    ],
)
def test_it_comes_into_play_as_printed(card: str, needs: str | None) -> None:
    """For its pool, by whoever has the clan that it requires."""
    played_as_printed(card, needs=needs, stranger="Nassir")


# -- Powerbase: Cape Verde ------------------------------------------------------------------------


def test_blood_leaves_for_the_pool_by_way_of_the_cape(table: Table) -> None:
    """1 blood of a ready Giovanni or Laibon of yours that has any; the Cape locks."""
    mine, laibon = table.you.ready(GIOVANNI, blood=1), table.you.ready("Hasani", blood=2)
    table.you.ready("Ryan", blood=2)
    table.you.ready("Misrak", blood=0)
    table.you.torpor("Dolie", blood=1)
    table.prey.ready("Fish", blood=2)
    cape = table.you.in_play(CAPE)
    table.begins("master")
    table.you.uses(cape, level="pool")
    assert table.you.choices() == {mine, laibon}
    table.you.chooses(laibon)
    assert (table.blood(laibon), table.blood(mine), table.you.pool()) == (1, 1, 31)
    assert table.locked(cape)
    assert not table.you.may("use", card=cape)


def test_pool_goes_to_a_vampire_in_anybodys_master_phase(table: Table) -> None:
    """1 pool to any ready vampire of yours, in the master phase of another Methuselah too."""
    ryan, mine = table.you.ready("Ryan", blood=1), table.you.ready(GIOVANNI, blood=1)
    table.you.torpor("Sully", blood=0)
    table.you.ready("Underbridge Stray")
    table.prey.ready("Nassir", blood=1)
    table.prey.holds("Misdirection")
    cape = table.you.in_play(CAPE)
    table.until_turn_of(table.prey, "master")
    assert table.you.may("use", card=cape, level="pool")
    assert table.you.may("use", card=cape, level="blood")
    table.you.uses(cape, level="blood")
    assert table.you.choices() == {ryan, mine}
    table.you.chooses(ryan)
    assert (table.blood(ryan), table.you.pool()) == (2, 29)
    assert table.locked(cape)


@pytest.mark.parametrize(("thief", "may"), [(GIOVANNI, True), ("Hasani", True), ("Ryan", False)])
def test_the_cape_is_stolen(table: Table, thief: str, may: bool) -> None:
    """By a Giovanni or a Laibon of another Methuselah, at +1 stealth; not by its controller's."""
    acting = table.you.ready(thief)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    theirs = table.prey.in_play(CAPE)
    assert table.you.may("use action", card=theirs, by=acting) is may
    if may:
        table.you.acts(theirs, by=acting)
        assert stealth(table.state, action_of(table)) == 1
        assert action_of(table).targets == (table.prey.number,)
        rest(table)
        assert table.state.controller(theirs) == table.you.number
        assert table.waits_for(table.you)


def test_nobody_steals_her_own_cape(table: Table) -> None:
    """It is under her control already."""
    table.you.ready(GIOVANNI)
    cape = table.you.in_play(CAPE)
    assert table.waits_for(table.you)
    assert not table.you.may("use action", card=cape)


@pytest.mark.ruling(CAPE, 1)
@pytest.mark.parametrize(
    ("by", "requires", "not_"),
    [(GIOVANNI, "Giovanni", "camarilla"), ("Hasani", "laibon", "sabbat")],
)
def test_the_theft_requires_who_may_take_it(by: str, requires: str, not_: str) -> None:
    """Giovanni or Laibon."""
    action_requires_what_the_card_says(CAPE, by=by, requires=requires, not_=not_)


# -- Waste Management Operation -------------------------------------------------------------------


@pytest.mark.ruling(WASTE, 2)
def test_a_card_goes_to_the_bottom_of_the_library(table: Table) -> None:
    """A library card of your ash heap, in your discard phase; no crypt card."""
    fame, vessel = table.you.ash_heap("Fame", "Vessel")
    dead = table.you.ash_heap("Ryan")
    theirs = table.prey.ash_heap("Blood Doll")
    card = table.you.in_play(WASTE)
    table.begins("discard")
    table.you.uses(card)
    assert table.you.choices() == {fame, vessel}
    table.you.chooses(fame)
    assert table.state.seats[0].library[0] == fame
    assert table.locked(card)
    assert (table.where(dead), table.where(theirs)) == ("ash_heap", "ash_heap")


def test_waste_is_managed_in_your_discard_phase_alone(table: Table) -> None:
    """Not in your prey's."""
    table.you.ash_heap("Fame")
    card = table.you.in_play(WASTE)
    table.prey.holds("Blood Doll")
    table.until_turn_of(table.prey, "discard")
    assert not table.you.may("use", card=card)


@pytest.mark.ruling(WASTE, 1)
def test_the_card_is_drawn_at_once_into_a_hand_that_waits(table: Table) -> None:
    """The library is empty and the hand short: what comes to the bottom is drawn."""
    fame, _ = table.you.ash_heap("Fame", "Vessel")
    card = table.you.in_play(WASTE)
    table.begins("discard")
    seat = table.state.edit_seat(0)
    seat.removed, seat.library = (*seat.removed, *seat.library), ()
    table.you.uses(card)
    table.you.chooses(fame)
    assert table.where(fame) == "hand"


# -- Insurance Scam -------------------------------------------------------------------------------


@pytest.mark.parametrize(("burned", "pool"), [(1, 31), (2, 32)])
def test_burned_locations_bring_pool(table: Table, burned: int, pool: int) -> None:
    """1 pool for each location of yours that burns, in your turn; the Scam locks and stays."""
    places = [table.you.in_play(name) for name in ("The Labyrinth", "Backways")]
    ferry = table.you.in_play("Zaire River Ferry", on=table.you.ready("Duck"))
    table.you.in_play("Fame", on=table.you.ready("Ryan"))
    theirs = table.prey.in_play("Chantry")
    scam = table.you.in_play(SCAM)
    table.you.uses(scam)
    assert table.you.choices() == {*places, ferry}
    for place in places[:burned]:
        table.you.chooses(place)
    table.you.does("done")
    assert table.you.pool() == pool
    assert [table.where(place) for place in places[:burned]] == ["ash_heap"] * burned
    assert table.where(places[1]) == ("ash_heap" if burned == 2 else "permanent")
    assert (table.where(theirs), table.locked(scam)) == ("permanent", True)
    assert not table.you.may("use", card=scam)


def test_the_scam_is_for_your_own_turn(table: Table) -> None:
    """Not in that of your prey."""
    table.you.in_play("The Labyrinth")
    scam = table.you.in_play(SCAM)
    table.prey.ready("Ryan")
    assert table.you.may("use", card=scam)
    table.until_turn_of(table.prey)
    assert not table.you.may("use", card=scam)


# -- Inbase Discotek, Frankfurt -------------------------------------------------------------------


@pytest.mark.ruling(DISCOTEK, 2)
@pytest.mark.parametrize(("blood", "left"), [(1, 3), (4, 4)])
def test_a_vampire_brings_more_home_from_the_discotek(table: Table, blood: int, left: int) -> None:
    """1 more for whoever hunted successfully, anybody's; not for who gained none."""
    ryan = table.you.ready("Ryan", blood=blood)
    table.you.ready(COMPANION)
    card = table.predator.in_play(DISCOTEK)
    table.you.acts(word="hunt", by=ryan)
    if blood == 1:
        table.predator.uses(card)
    while not table.over():
        assert not table.predator.may("use", card=card)
        table.pass_on()
    assert table.blood(ryan) == left
    assert table.locked(card) is (blood == 1)


@pytest.mark.ruling(DISCOTEK, 1)
def test_a_hunt_that_steals_gains_from_the_bank(table: Table) -> None:
    """One blood is that of the victim, the other comes from the bank."""
    kyoko = table.you.ready("Kyoko Shinsegawa (G3)", blood=1)
    table.you.ready(COMPANION)
    victim = table.prey.ready("Nassir", blood=3)
    card = table.you.in_play(DISCOTEK)
    table.you.acts(kyoko, by=kyoko)
    if table.you.choices():
        table.you.chooses(victim)
    table.you.uses(card)
    rest(table)
    assert (table.blood(kyoko), table.blood(victim)) == (3, 2)


# -- Pentex Loves You! ----------------------------------------------------------------------------


@pytest.mark.ruling(PENTEX, 1)
@pytest.mark.rules_text("003 Pentex(TM) Loves You! 1")
def test_pentex_lets_a_sabbat_vampire_bleed_for_more(table: Table) -> None:
    """Once in the action, 1 blood for +1 bleed, before the resolution; anybody's Sabbat vampire."""
    zip_ = table.you.ready("Zip", blood=2)
    table.you.ready(COMPANION)
    table.you.torpor("Ryan")
    theirs = table.prey.torpor("Claudia")
    card = table.grand_prey.in_play(PENTEX)
    table.you.acts(word="bleed", by=zip_)
    table.grand_prey.uses(card)
    assert table.grand_prey.choices() == {zip_, theirs}
    table.grand_prey.chooses(zip_)
    assert table.locked(card)
    table.you.does("use promise", minion=zip_)
    assert table.blood(zip_) == 1
    while not table.over():
        assert not table.you.may("use promise")
        table.pass_on()
    assert table.prey.pool() == 28
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("word", "chosen"), [("hunt", "mine"), ("bleed", "other")])
def test_pentex_is_no_use_but_to_who_bleeds(table: Table, word: str, chosen: str) -> None:
    """Not in a hunt, and not for another vampire than the acting one."""
    mine = table.you.ready("Zip", blood=1)
    other = table.you.ready("Claudia", blood=1)
    card = table.you.in_play(PENTEX)
    table.you.acts(word=word, by=mine)
    table.you.uses(card)
    table.you.chooses(mine if chosen == "mine" else other)
    while not table.over():
        assert not table.you.may("use promise")
        table.pass_on()
    assert table.prey.pool() == (30 if word == "hunt" else 29)


def test_pentex_loves_for_this_action_only(table: Table) -> None:
    """What was not used is gone after the action."""
    one, two = table.you.ready("Zip"), table.you.ready("Claudia")
    card = table.you.in_play(PENTEX)
    table.you.acts(word="bleed", by=one)
    table.you.uses(card)
    table.you.chooses(two)
    rest(table)
    table.you.acts(word="bleed", by=two)
    assert not table.you.may("use promise")
    rest(table)
    assert table.prey.pool() == 28


# -- Twisted Forest -------------------------------------------------------------------------------


def test_the_forest_hides_a_gangrel_antitribu() -> None:
    """+1 stealth; no other clan."""
    gives_when_locked(
        "Twisted Forest", what="stealth", amount=1, to="Zachary", not_to=("Ryan", "Indira")
    )


def test_the_forest_hides_yours_alone(table: Table) -> None:
    """Not a Gangrel antitribu of another Methuselah."""
    mine = table.you.ready("Zachary")
    table.prey.ready("Ryan")
    card = table.grand_prey.in_play("Twisted Forest")
    table.you.acts(word="bleed", by=mine)
    table.prey.does("block")
    while not table.over():
        assert not table.grand_prey.may("use", card=card)
        table.pass_on()


# -- Lazarene Inquisitor --------------------------------------------------------------------------


def test_the_inquisitor_is_put_on_a_ready_harbinger(table: Table) -> None:
    """One of yours."""
    one, two = (
        table.you.ready(HARBINGER),
        table.you.ready(replaced("Ryan", clans=("Harbinger of Skulls",))),
    )
    table.you.ready("Nassir")
    table.you.torpor(replaced("Duck", clans=("Harbinger of Skulls",)))
    table.prey.ready(replaced("Sully", clans=("Harbinger of Skulls",)))
    held = table.you.holds(INQUISITOR)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert table.on(held) == one


@pytest.mark.parametrize(("blood", "burned"), [(3, 1), (3, 2), (1, 1)])
def test_the_inquisitor_burns_blood(table: Table, blood: int, burned: int) -> None:
    """1 or 2 of a ready vampire, at +1 stealth and at its controller."""
    mine = table.you.ready(HARBINGER)
    other = table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    card = table.you.in_play(INQUISITOR, on=mine)
    victim = table.prey.ready("Nassir", blood=blood)
    table.prey.torpor("Sully")
    table.prey.ready("Underbridge Stray")
    assert not table.you.may("use action", card=card, by=other)
    table.you.acts(card, by=mine, level="inquire")
    assert table.you.choices() == {mine, other, victim}
    table.you.chooses(victim)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    while not table.over() and not table.you.may("choose"):
        table.pass_on()
    if blood > 1:
        assert {option.number for option in table.you.options("choose")} == {1, 2}
        table.you.chooses(number=burned)
    rest(table)
    assert table.blood(victim) == blood - burned
    assert table.waits_for(table.you)


def test_the_inquisitor_serves_a_harbinger_alone(table: Table) -> None:
    """On a vampire of another clan it does nothing."""
    mine = table.you.ready("Zachary")
    card = table.you.in_play(INQUISITOR, on=mine)
    table.prey.ready("Nassir")
    assert not table.you.may("use action", card=card, level="inquire")
    assert table.you.may("use action", card=card, level="burn")


@pytest.mark.parametrize(("thief", "may"), [("Zip", True), ("Ryan", False)])
def test_a_sabbat_vampire_burns_the_inquisitor(table: Table, thief: str, may: bool) -> None:
    """Of any Methuselah; no other vampire."""
    acting = table.you.ready(thief)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    card = table.prey.in_play(INQUISITOR, on=table.prey.ready(HARBINGER))
    assert table.you.may("use action", card=card, by=acting) is may
    if may:
        table.you.acts(card, by=acting)
        assert action_of(table).targets == (table.prey.number,)
        table.nobody_reacts()
        assert table.where(card) == "ash_heap"
        assert table.waits_for(table.you)


@pytest.mark.ruling(INQUISITOR, 1)
def test_both_actions_of_the_inquisitor_in_one_turn(table: Table) -> None:
    """A Harbinger of the Sabbat inquires, and once it is unlocked it may burn the card."""
    mine = table.you.ready(HARBINGER)
    table.you.ready(COMPANION)
    card = table.you.in_play(INQUISITOR, on=mine)
    victim = table.prey.ready("Nassir", blood=1)
    table.you.in_play(UNLOCKER)
    table.you.acts(card, by=mine, level="inquire")
    table.you.chooses(victim)
    table.nobody_reacts()
    table.you.uses("Unlocker")
    assert not table.you.may("use action", card=card, by=mine, level="inquire")
    assert table.you.may("use action", card=card, by=mine, level="burn")


@pytest.mark.ruling(INQUISITOR, 2)
def test_no_burn_option_for_who_has_a_harbinger() -> None:
    """A copy in play or not."""
    no_burn_option_while_it_is_met(INQUISITOR, needs=HARBINGER)


@pytest.mark.ruling(INQUISITOR, 3)
def test_burning_the_inquisitor_requires_sabbat() -> None:
    """A Sabbat vampire."""
    action_requires_what_the_card_says(
        INQUISITOR, by="Zip", requires="sabbat", not_="camarilla", on=HARBINGER
    )
