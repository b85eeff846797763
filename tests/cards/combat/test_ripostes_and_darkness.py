"""Riposte, which hurts after combat, and Darkness Within, which drains during it."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, DODGE, GOES_ON, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, weapon
from made_up import paper
from methuselah.language import melee_strike, ranged_strike, static, steal_blood, strike
from scenes.strikes import once_each, only_before_range
from table_talk import Table

RIPOSTE, DARK = "Riposte", "Darkness Within"
TARGET = made_vampire("Target", capacity=10)
FENCER = made_vampire("Fencer", "CEL", capacity=8)
LEVELS = pytest.mark.parametrize(("level", "points"), [("cel", 1), ("CEL", 2)])


# -- Riposte -------------------------------------------------------------------------------------


@LEVELS
@pytest.mark.parametrize("how", ["", "dodge", "far", "round", "combat"])
@pytest.mark.ruling(RIPOSTE, 1)
@pytest.mark.ruling(RIPOSTE, 2)
@pytest.mark.ruling(RIPOSTE, 4)
@pytest.mark.rules_text("003 Riposte 2")
def test_a_riposte_hurts_after_combat(table: Table, level: str, points: int, how: str) -> None:
    """In a second round: at close range, not dodged, unless combat goes on or another follows."""
    mine, theirs = table.you.ready(FENCER), table.prey.ready(TARGET)
    held = table.you.holds(RIPOSTE)
    table.you.holds(PRESS, DODGE)
    table.prey.holds(DODGE, GOES_ON, AGAIN, *([MANEUVER] if how == "far" else []))
    fight(table, mine, theirs)
    table.you.plays("A dodge", by=mine)
    table.prey.does("hand strike")
    table.you.plays("A press", by=mine)
    if how == "far":
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays(held, by=mine, level=level)
    assert table.blood(mine) == 7
    if how == "dodge":
        table.prey.plays("A dodge", by=theirs)
    else:
        table.prey.does("hand strike")
    if how in ("round", "combat"):
        table.prey.plays("Another round" if how == "round" else "Another combat", by=theirs)
        table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == (points if not how else 0)
    assert damage_to(table, mine) == 0
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@LEVELS
def test_no_riposte_in_the_first_round(table: Table, level: str, points: int) -> None:
    """In the second one there is."""
    mine, theirs = table.you.ready(FENCER), table.prey.ready(TARGET)
    table.you.holds(RIPOSTE, PRESS, DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play("A dodge")
    assert not table.you.can_play(RIPOSTE)
    table.you.does("hand strike")
    table.you.plays("A press", by=mine)
    table.until("strike", table.you)
    assert table.you.can_play(RIPOSTE, by=mine, level=level)


def second_round(table: Table, mine: int, theirs: int) -> None:
    """Yours dodges and presses; in the second round it is asked for its strike."""
    fight(table, mine, theirs)
    table.you.plays("A dodge", by=mine)
    table.you.plays("A press", by=mine)
    table.until("strike", table.you)


@LEVELS
@pytest.mark.ruling(RIPOSTE, 5)
@pytest.mark.ruling(RIPOSTE, 6)
@pytest.mark.rules_text("003 Riposte 1")
def test_it_is_too_late_for_cards_of_combat(table: Table, level: str, points: int) -> None:
    """Nothing to taste, no Anathema, no prevention; it is the vampire's damage."""
    mine = table.you.ready(FENCER, blood=5)
    theirs = table.prey.ready(made_vampire("Tough", "FOR", capacity=10), blood=points)
    anathema = table.prey.in_play("Anathema", on=theirs)
    ward = paper("Ward", static("immune", word="environmental"), kind="equipment")
    table.prey.in_play(ward, on=theirs)
    table.you.holds(RIPOSTE, PRESS, DODGE, "Taste of Vitae")
    table.prey.holds("Skin of Rock")
    second_round(table, mine, theirs)
    table.you.plays(RIPOSTE, by=mine, level=level)
    table.you.plays("Taste of Vitae", by=mine)
    while not table.over():
        assert not table.prey.can_play("Skin of Rock")
        table.pass_on()
    assert damage_to(table, theirs) == points
    assert table.blood(mine) == 4
    assert (table.where(theirs), table.blood(theirs)) == ("ready", 0)
    assert table.on(anathema) == theirs


@LEVELS
@pytest.mark.ruling(RIPOSTE, 3)
@pytest.mark.parametrize("aim", ["Target Vitals", "Target Head", ""])
@pytest.mark.parametrize("how", ["", "dodge"])
def test_an_aim_is_for_the_damage_of_the_strike(
    table: Table, level: str, points: int, aim: str, how: str
) -> None:
    """2 more of Target Vitals or Target Head, though it is done after combat."""
    mine, theirs = table.you.ready(FENCER), table.prey.ready(TARGET)
    table.you.holds(RIPOSTE, PRESS, DODGE, *([aim] if aim else []))
    table.prey.holds(DODGE)
    second_round(table, mine, theirs)
    table.you.plays(RIPOSTE, by=mine, level=level)
    if aim:
        table.you.plays(aim, by=mine)
    if how:
        table.prey.plays("A dodge", by=theirs)
    else:
        table.prey.does("hand strike")
    rest(table)
    assert damage_to(table, theirs) == (0 if how else points + (2 if aim else 0))
    assert table.waits_for(table.you)


# -- Darkness Within -----------------------------------------------------------------------------

DARKER = made_vampire("Darker", "OBT", capacity=9)
DARKS = pytest.mark.parametrize("level", ["obt", "OBT"])


@DARKS
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize(("rounds", "back"), [(1, 1), (2, 1), (3, 2)])
def test_the_darkness_swallows_a_blood_each_round(
    table: Table, level: str, far: bool, rounds: int, back: int
) -> None:
    """At long range too; half of it, rounded up, comes to its vampire, and the card is burned."""
    mine = table.you.ready(DARKER, blood=5)
    theirs = table.prey.ready(TARGET, blood=8)
    held = table.you.holds(DARK)
    table.you.holds(*[PRESS] * (rounds - 1), *[DODGE] * rounds)
    table.prey.holds(*([MANEUVER] * rounds if far else []), *[DODGE] * rounds)
    fight(table, mine, theirs)
    table.you.plays(held, by=mine, level=level)
    assert table.blood(mine) == 4
    for number in range(1, rounds + 1):
        if far:
            table.prey.plays("A maneuver", by=theirs)
        table.you.plays("A dodge", by=mine)
        table.prey.plays("A dodge", by=theirs)
        if number < rounds:
            table.until("press", table.you)
            assert table.where(held) == "permanent"
            assert (table.counters(held), table.blood(theirs)) == (number, 8 - number)
            table.you.plays("A press", by=mine)
    rest(table)
    assert (table.blood(mine), table.blood(theirs)) == (4 + back, 8 - rounds)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@DARKS
def test_once_each_combat_before_range(level: str) -> None:
    """In any round."""
    only_before_range(DARK, by=DARKER, level=level)
    once_each(DARK, by=DARKER, level=level)


@pytest.mark.parametrize(("level", "may"), [("obt", False), ("OBT", True)])
def test_superior_darkness_comes_with_a_maneuver(table: Table, level: str, may: bool) -> None:
    """For this round."""
    mine, theirs = table.you.ready(DARKER), table.prey.ready(TARGET)
    table.you.holds(DARK, MANEUVER, PRESS)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(DARK, by=mine, level=level)
    table.until("range", table.you)
    assert table.you.may("use maneuver") is may
    table.you.plays("A press", by=mine)
    table.until("range", table.you)
    assert not table.you.may("use maneuver")


@pytest.mark.ruling(DARK, 1)
@pytest.mark.parametrize("how", ["mends", "ends", "empty", "ally"])
def test_it_is_swallowed_before_damage_is_mended(table: Table, how: str) -> None:
    """Its last blood mends nothing; where combat ends, or of nothing, none is; of an ally life."""
    mine = table.you.ready(DARKER)
    foe = "Renegade Garou" if how == "ally" else TARGET
    blood = {"mends": 1, "ends": 1, "empty": 0, "ally": 3}[how]
    theirs = table.prey.ready(foe, blood=blood)  # type: ignore[arg-type]
    table.you.holds(DARK, DODGE)
    table.prey.holds(COMBAT_ENDS, DODGE)
    fight(table, mine, theirs)
    table.you.plays(DARK, by=mine, level="obt")
    if how == "ends":
        table.you.does("hand strike")
        table.prey.plays("Combat ends", by=theirs)
    elif how == "mends":
        table.you.does("hand strike")
        table.prey.does("hand strike")
    else:
        table.you.plays("A dodge", by=mine)
        table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert table.where(theirs) == ("torpor" if how == "mends" else "ready")
    assert table.blood(theirs) == {"mends": 0, "ends": 1, "empty": 0, "ally": 2}[how]
    gained = {"mends": 1, "ends": 0, "empty": 0, "ally": 1}[how]
    assert table.blood(mine) == 8 + gained - damage_to(table, mine)


THEFT = paper("Theft", strike(steal_blood(2)))


@pytest.mark.ruling(DARK, 2)
@pytest.mark.parametrize("first", ["darkness", "theft"])
def test_the_acting_methuselah_orders_it_against_thefts(table: Table, first: str) -> None:
    """Of 1 blood either the card or the thief gets it; whoever acts says so."""
    mine, theirs = table.you.ready(DARKER, blood=5), table.prey.ready(TARGET, blood=1)
    dark, theft = table.you.holds(DARK, THEFT)
    table.you.holds(DODGE, PRESS)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(dark, by=mine, level="obt")
    table.you.plays(theft, by=mine)
    table.prey.does("hand strike")
    table.until("strike", table.you)
    assert {option.card for option in table.you.options("resolve")} == {dark, theft}
    table.you.does("resolve", card=dark if first == "darkness" else theft)
    table.until("press", table.you)
    assert table.counters(dark) == (1 if first == "darkness" else 0)
    assert table.blood(mine) == 4 + (0 if first == "darkness" else 1) - damage_to(table, mine)
    rest(table)
    assert table.blood(theirs) == 0
    assert table.blood(mine) == 4 + 1 - damage_to(table, mine)
    assert table.where(dark) == "ash_heap"


def test_the_blood_of_one_that_is_gone_comes_to_nobody(table: Table) -> None:
    """Its vampire is burned in the combat: so is the card, as combat ends."""
    mine, theirs = table.you.ready(DARKER, blood=2), table.prey.ready(TARGET)
    table.you.ready(COMPANION)
    maul = table.prey.in_play(weapon("Maul", melee_strike(+6, aggravated=True)), on=theirs)
    held = table.you.holds(DARK)
    fight(table, mine, theirs)
    table.you.plays(held, by=mine, level="obt")
    table.prey.uses(maul, level="strike")
    rest(table)
    assert table.where(mine) == table.where(held) == "ash_heap"
    assert table.blood(theirs) == 10 - 1 - 1
    assert table.waits_for(table.you)


@pytest.mark.ruling(DARK, 2)
@pytest.mark.parametrize("first", ["darkness", "theft"])
def test_a_thief_that_is_drained_first_has_less(table: Table, first: str) -> None:
    """It is the acting side's choice though the thief stands on the other one."""
    mine = table.prey.ready(DARKER, blood=5)
    theirs = table.you.ready(TARGET, blood=1)
    table.you.ready(COMPANION)
    dark = table.prey.holds(DARK)
    theft = table.you.holds(THEFT)
    table.prey.holds(DODGE, paper("Arrow", strike(ranged_strike(1))))
    fight(table, theirs, mine)
    table.prey.plays(dark, by=mine, level="obt")
    table.you.plays(theft, by=theirs)
    table.prey.does("hand strike")
    table.until("strike", table.you)
    assert table.you.options("resolve")
    table.you.does("resolve", card=dark if first == "darkness" else theft)
    rest(table)
    assert damage_to(table, theirs) == 1
    # 1 is swallowed and 2 are stolen, in either order; 1 mends the damage
    assert table.blood(theirs) == 1
    assert table.blood(mine) == 4 - 2 + 1


def test_the_darkness_goes_on_with_the_combat(table: Table) -> None:
    """Where another round comes instead of the end it stays; at the end it is over."""
    mine, theirs = table.you.ready(DARKER, blood=5), table.prey.ready(TARGET, blood=8)
    held = table.you.holds(DARK)
    table.you.holds(GOES_ON, *[DODGE] * 2)
    table.prey.holds(*[DODGE] * 2)
    fight(table, mine, theirs)
    table.you.plays(held, by=mine, level="obt")
    table.you.plays("A dodge", by=mine)
    table.prey.plays("A dodge", by=theirs)
    table.you.plays("Another round", by=mine)
    table.until("strike", table.you)
    assert table.counters(held) == 1
    table.you.plays("A dodge", by=mine)
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert (table.blood(mine), table.blood(theirs)) == (4 + 1, 6)
    assert table.where(held) == "ash_heap"


@DARKS
def test_in_another_combat_it_is_dark_again(table: Table, level: str) -> None:
    """Once each combat, not each turn."""
    mine, theirs = table.you.ready(DARKER), table.prey.ready(TARGET)
    table.you.holds(DARK, DARK, AGAIN)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(DARK, by=mine, level=level)
    table.you.plays("Another combat", by=mine)
    table.until("before_range", table.you)
    assert table.you.can_play(DARK, by=mine, level=level)
