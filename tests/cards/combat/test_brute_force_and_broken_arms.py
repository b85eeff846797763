"""Blows and lost arms: Brute Force, Anticipation, Fractured Armament, Blessing of Durga Syn."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, fight, rest
from fight_talk import damage_to, fists_only, replaced, weapon
from made_up import paper
from methuselah.language import destroys, hand_strike, melee_strike, presses, strike
from table_talk import Table

BRUTE, FORESIGHT = "Brute Force", "Anticipation"
BROKEN, BLESSING = "Fractured Armament", "Blessing of Durga Syn"
TARGET = made_vampire("Target", capacity=10)
LAMP, TOWEL = (paper(name, kind="equipment") for name in ("Lamp", "Towel"))
SEER = replaced("Yael (G7)", disciplines=("AUS",), capacity=8)
"""A Salubri, who can play Anticipation."""


# -- Brute Force, Anticipation: by hand or with a melee weapon -----------------------------------

BLOWS = pytest.mark.parametrize(
    ("card", "level", "by_hand", "armed"),
    [(BRUTE, "pot", 1, 2), (BRUTE, "POT", 2, 3), (FORESIGHT, "aus", 2, 2)],
)


def hitter(table: Table, card: str) -> int:
    """A vampire of yours that can play it at any level."""
    return table.you.ready(SEER if card == FORESIGHT else made_vampire("Brute", "POT", capacity=8))


@BLOWS
@pytest.mark.parametrize("far", [False, True])
def test_a_blow_by_hand(
    table: Table, card: str, level: str, by_hand: int, armed: int, far: bool
) -> None:
    """Strength and so much more, at close range only; without a weapon nothing is asked."""
    mine, theirs = hitter(table, card), table.prey.ready(TARGET)
    held = table.you.holds(card)
    table.prey.holds(*([MANEUVER] if far else []))
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays(held, by=mine, level=level)
    rest(table)
    assert damage_to(table, theirs) == (0 if far else 1 + by_hand)
    assert damage_to(table, mine) == (0 if far else 1)
    assert table.blood(mine) == 8 - damage_to(table, mine)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@BLOWS
@pytest.mark.parametrize("with_weapon", [True, False])
@pytest.mark.ruling(BRUTE, 3)
def test_a_blow_with_a_melee_weapon(
    table: Table, card: str, level: str, by_hand: int, armed: int, with_weapon: bool
) -> None:
    """What is added to an aggravated strike is aggravated; a gun is no melee weapon."""
    mine, theirs = hitter(table, card), table.prey.ready(TARGET)
    sword = table.you.in_play(weapon("Sword", melee_strike(1, aggravated=True)), on=mine)
    table.you.in_play(".44 Magnum", on=mine)
    table.you.holds(card)
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=level)
    assert table.you.choices() == {mine, sword}
    table.you.chooses(sword if with_weapon else mine)
    rest(table)
    damage = 2 + armed if with_weapon else 1 + by_hand
    assert damage_to(table, theirs) == damage
    assert damage_to(table, theirs, aggravated=True) == (damage if with_weapon else 0)


@pytest.mark.ruling(BRUTE, 1)
def test_a_weapon_that_strikes_by_hand_is_used_in_a_grapple(table: Table) -> None:
    """Where only hand strikes can be used, such a weapon can be, and a sword cannot."""
    mine, theirs = hitter(table, BRUTE), table.prey.ready(TARGET)
    claw = table.you.in_play(weapon("Claw", hand_strike(+1)), on=mine)
    table.you.in_play(weapon("Sword", melee_strike(1)), on=mine)
    table.you.holds(BRUTE)
    table.prey.holds(fists_only())
    fight(table, mine, theirs)
    table.prey.plays("Fists Only", by=theirs)
    table.you.plays(BRUTE, by=mine, level="pot")
    assert table.you.choices() == {mine, claw}
    table.you.chooses(claw)
    rest(table)
    assert damage_to(table, theirs) == 1 + 1 + 2


@pytest.mark.ruling(BRUTE, 2)
@pytest.mark.parametrize("level", ["pot", "POT"])
def test_nothing_is_added_to_no_damage(table: Table, level: str) -> None:
    """A weapon that destroys equipment hurts nobody."""
    mine, theirs = hitter(table, BRUTE), table.prey.ready(TARGET)
    hook = table.you.in_play(weapon("Hook", destroys("equipment")), on=mine)
    lamp = table.prey.in_play(LAMP, on=theirs)
    table.you.holds(BRUTE)
    fight(table, mine, theirs)
    table.you.plays(BRUTE, by=mine, level=level)
    table.you.chooses(hook)
    rest(table)
    assert table.where(lamp) == "ash_heap"
    assert damage_to(table, theirs) == 0


@pytest.mark.parametrize(
    ("card", "level", "late"),
    [(BRUTE, "pot", True), (BRUTE, "POT", True), (FORESIGHT, "aus", False)],
)
def test_brute_force_is_replaced_after_combat(
    table: Table, card: str, level: str, late: bool
) -> None:
    """Anticipation at once."""
    mine, theirs = hitter(table, card), table.prey.ready(TARGET)
    drawn = table.you.library("Blur")
    table.you.holds(card)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=level)
    table.until("strike", table.prey)
    assert (table.where(drawn) == "library") is late
    rest(table)
    assert table.where(drawn) == "hand"


# -- Anticipation: a strike card is cancelled ------------------------------------------------------

FIST = paper("Fist", strike(hand_strike(+3), once="round"), blood_cost=1)
SHOVE = paper("Shove", presses())


@pytest.mark.parametrize("cancels", [True, False])
def test_a_strike_card_is_cancelled_for_a_blood(table: Table, cancels: bool) -> None:
    """Its cost is not paid, and another strike is chosen; a press is no strike card."""
    theirs = table.you.ready(made_vampire("Hitter", capacity=6))
    mine = table.prey.ready(SEER)
    table.prey.holds(FORESIGHT, FORESIGHT)
    table.you.holds(FIST, FIST, DODGE, SHOVE)
    fight(table, theirs, mine)
    table.you.plays("Fist", by=theirs)
    if cancels:
        table.prey.plays(FORESIGHT, by=mine, level="AUS")
        assert (table.blood(theirs), table.blood(mine)) == (6, 7)
        table.until("strike", table.you)
        assert not table.you.can_play("Fist", by=theirs)  # one each round, and it was played
        table.you.does("hand strike")
    else:
        table.prey.passes()
    table.you.plays("Shove", by=theirs)
    assert not table.prey.can_play(FORESIGHT, by=mine, level="AUS")
    rest(table)
    assert damage_to(table, mine) == (2 if cancels else 5)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("vampire", "blood", "may"),
    [
        (SEER, 1, True),
        (SEER, 0, False),
        (replaced("Yael (G7)", disciplines=("aus",)), 1, False),
        (made_vampire("Other", "AUS"), 1, False),  # no Salubri
    ],
)
def test_who_anticipates(table: Table, vampire: object, blood: int, may: bool) -> None:
    """A Salubri with superior Auspex and a blood."""
    theirs = table.you.ready(made_vampire("Hitter", capacity=6))
    mine = table.prey.ready(vampire, blood=blood)  # type: ignore[arg-type]
    table.prey.holds(FORESIGHT, DODGE)
    table.you.holds(FIST)
    fight(table, theirs, mine)
    table.you.plays("Fist", by=theirs)
    assert table.prey.can_play(FORESIGHT, by=mine, level="AUS") is may


# -- Fractured Armament, Blessing of Durga Syn ---------------------------------------------------

TAKERS = pytest.mark.parametrize(
    ("card", "level", "damage", "taken", "first"),
    [
        (BROKEN, "pot", 0, False, False),
        (BROKEN, "POT", 1, False, False),
        (BLESSING, "chi", 0, True, False),
        (BLESSING, "CHI", 0, True, True),
    ],
)
COSTS = {BROKEN: 0, BLESSING: 2}


@TAKERS
@pytest.mark.parametrize("how", ["", "dodge", "far"])
def test_one_of_their_equipment_is_lost(
    table: Table, card: str, level: str, damage: int, taken: bool, first: bool, how: str
) -> None:
    """The one that is chosen, at close range, unless it is dodged; nobody else's."""
    mine = table.you.ready(made_vampire("Taker", "POT", "CHI", capacity=8))
    theirs, other = table.prey.ready(TARGET), table.prey.ready("Don Cerro (G5)")
    one, two = table.prey.in_play(LAMP, on=theirs), table.prey.in_play(TOWEL, on=theirs)
    others = table.prey.in_play(paper("Ladder", kind="equipment"), on=other)
    table.prey.in_play("Raven Spy", on=theirs)
    held = table.you.holds(card)
    table.prey.holds(DODGE, MANEUVER)
    fight(table, mine, theirs)
    if how == "far":
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays(held, by=mine, level=level)
    if how == "dodge":
        table.prey.plays("A dodge", by=theirs)
    else:
        table.prey.does("hand strike")
    if not how:
        if damage:
            assert table.you.choices() == {one, two}
            table.you.chooses(one)
        else:
            assert {option.card for option in table.you.options("seize")} == {one, two}
            table.you.does("seize", card=one)
    rest(table)
    if how:
        assert table.on(one) == theirs
    elif taken:
        assert table.on(one) == mine
    else:
        assert table.where(one) == "ash_heap"
    assert (table.on(two), table.on(others)) == (theirs, other)
    assert damage_to(table, theirs) == (0 if how else damage)
    assert table.blood(mine) == 8 - COSTS[card] - damage_to(table, mine)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@TAKERS
def test_a_weapon_is_lost_before_it_strikes(
    table: Table, card: str, level: str, damage: int, taken: bool, first: bool
) -> None:
    """With first strike only; else both strikes resolve."""
    mine = table.you.ready(made_vampire("Taker", "POT", "CHI", capacity=8))
    theirs = table.prey.ready(TARGET)
    axe = table.prey.in_play(weapon("Axe", melee_strike(+2)), on=theirs)
    table.you.holds(card)
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=level)
    table.prey.uses(axe, level="strike")
    rest(table)
    assert damage_to(table, mine) == (0 if first else 3)
    assert table.where(axe) == ("attached" if taken else "ash_heap")


@TAKERS
@pytest.mark.ruling(BROKEN, 1)
@pytest.mark.ruling(BLESSING, 1)
@pytest.mark.parametrize("bearer", ["nobody", "own", "other", "opposing"])
def test_there_must_be_equipment(
    table: Table, card: str, level: str, damage: int, taken: bool, first: bool, bearer: str
) -> None:
    """On the opposing minion, not on another one; a retainer is none."""
    mine = table.you.ready(made_vampire("Taker", "POT", "CHI", capacity=8))
    theirs, other = table.prey.ready(TARGET), table.prey.ready("Don Cerro (G5)")
    table.prey.in_play("Raven Spy", on=theirs)
    if bearer != "nobody":
        seat = table.you if bearer == "own" else table.prey
        seat.in_play(LAMP, on={"own": mine, "other": other, "opposing": theirs}[bearer])
    table.you.holds(card, DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play(card, by=mine, level=level) is (bearer == "opposing")


@pytest.mark.parametrize(("level", "damage"), [("pot", 0), ("POT", 1 + 2)])
@pytest.mark.ruling(BROKEN, 2)
@pytest.mark.ruling(BROKEN, 3)
@pytest.mark.rules_text("003 Fractured Armament 1")
def test_increased_strength_adds_to_what_hurts(table: Table, level: str, damage: int) -> None:
    """Superior is a strike that deals damage, inferior none."""
    mine = table.you.ready(made_vampire("Taker", "POT", capacity=8))
    theirs = table.prey.ready(TARGET)
    lamp = table.prey.in_play(LAMP, on=theirs)
    table.you.holds(BROKEN, "Increased Strength")
    fight(table, mine, theirs)
    table.you.plays("Increased Strength", by=mine, level="POT")
    table.you.plays(BROKEN, by=mine, level=level)
    rest(table)
    assert damage_to(table, theirs) == damage
    assert table.where(lamp) == "ash_heap"
