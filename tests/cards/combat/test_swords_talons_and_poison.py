"""Sword of the Righteous, Baal's Bloody Talons, Blood Agony: what hands and weapons do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import made_vampire
from combat_talk import (
    AGAIN,
    COMBAT_ENDS,
    DODGE,
    MANEUVER,
    PRESS,
    fight,
    rest,
)  # fmt: skip
from fight_talk import damage_to, replaced, weapon
from listening import listener
from methuselah.engine.definitions import Block
from methuselah.language import THIS_CARD, destroys, melee_strike, remove_from_game
from table_talk import Table

SWORD = weapon("Blade", melee_strike(1))
KNIFE = weapon("Small knife", melee_strike(0))
HOOK = weapon("Iron hook", destroys("equipment"))
TARGET = made_vampire("Target", "FOR", capacity=10)
ALLY = replaced("Carlton Van Wyk", life=20)

# -- Sword of the Righteous -----------------------------------------------------------------------

RIGHTEOUS = "Sword of the Righteous"
BLESSED = made_vampire("Blessed", "ani", "val", "VAL", capacity=9)
LEVELS = pytest.mark.parametrize("level", ["ani", "val", "VAL"])


@LEVELS
@pytest.mark.ruling(RIGHTEOUS, 3)
@pytest.mark.rules_text("003 Sword of the Righteous 1")
def test_the_righteous_sharpen_one_weapon(table: Table, level: str) -> None:
    """+1 with it in each round of this combat, with Valeren aggravated; nothing else is changed."""
    mine, theirs = table.you.ready(BLESSED), table.prey.ready(ALLY)
    blade, knife = table.you.in_play(SWORD, on=mine), table.you.in_play(KNIFE, on=mine)
    table.you.in_play("Deer Rifle", on=mine)
    table.prey.in_play(SWORD, on=theirs)
    table.you.holds(RIGHTEOUS, PRESS, PRESS, PRESS, AGAIN)
    fight(table, mine, theirs)
    table.you.plays(RIGHTEOUS, by=mine, level=level)
    assert table.you.choices() == {blade, knife}
    table.you.chooses(blade)
    table.you.uses(blade, level="strike")
    table.until("press", table.you)
    worse = level != "ani"
    assert damage_to(table, theirs) == 3
    assert damage_to(table, theirs, aggravated=True) == (3 if worse else 0)
    table.you.plays("A press", by=mine)
    table.you.uses(knife, level="strike")
    table.until("press", table.you)
    assert damage_to(table, theirs) == 3 + 1
    table.you.plays("A press", by=mine)
    table.until("strike", table.you)
    table.you.does("hand strike")
    table.you.plays("A press", by=mine)
    table.you.uses(blade, level="strike")
    table.until("combat_about_to_end", table.you)
    assert damage_to(table, theirs) == 3 + 1 + 1 + 3
    assert damage_to(table, theirs, aggravated=True) == (6 if worse else 0)
    table.you.plays("Another combat", by=mine)
    table.you.uses(blade, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 3 + 1 + 1 + 3 + 2
    assert damage_to(table, theirs, aggravated=True) == (6 if worse else 0)


@LEVELS
def test_superior_valeren_prevents_a_point_this_round(table: Table, level: str) -> None:
    """1 damage, in the round in which it was played; it costs 1 blood."""
    mine, theirs = table.you.ready(BLESSED), table.prey.ready(TARGET)
    table.you.in_play(SWORD, on=mine)
    table.you.holds(RIGHTEOUS, PRESS)
    fight(table, mine, theirs)
    table.you.plays(RIGHTEOUS, by=mine, level=level)
    if level == "VAL":
        table.you.does("use prevention", minion=mine)
    table.until("press", table.you)
    assert damage_to(table, mine) == (0 if level == "VAL" else 1)
    table.you.plays("A press", by=mine)
    while not table.over():
        assert not table.you.may("use prevention", minion=mine)
        table.pass_on()
    assert table.blood(mine) == 9 - 1 - damage_to(table, mine)
    assert damage_to(table, mine) == (1 if level == "VAL" else 2)


@LEVELS
def test_the_prevention_of_the_righteous_is_for_its_round(table: Table, level: str) -> None:
    """Declined, it is not there in the next one."""
    mine, theirs = table.you.ready(BLESSED), table.prey.ready(TARGET)
    table.you.in_play(SWORD, on=mine)
    table.you.holds(RIGHTEOUS, PRESS, "Skin of Rock")
    fight(table, mine, theirs)
    table.you.plays(RIGHTEOUS, by=mine, level=level)
    table.you.plays("A press", by=mine)
    while not table.over():
        assert not table.you.may("use prevention", minion=mine)
        table.pass_on()
    assert damage_to(table, mine) == 2


@LEVELS
def test_the_sword_of_the_righteous_in_another_hand(table: Table, level: str) -> None:
    """The opponent steals it: it is as ever. Without a melee weapon there is nothing to choose."""
    mine = table.you.ready(BLESSED)
    theirs = table.prey.ready(made_vampire("Thief", "CEL", "cel", capacity=10))
    blade = table.you.in_play(SWORD, on=mine)
    table.you.holds(RIGHTEOUS, PRESS, PRESS)
    table.prey.holds("Fast Hands")
    fight(table, mine, theirs)
    table.you.plays(RIGHTEOUS, by=mine, level=level)
    table.prey.plays("Fast Hands", by=theirs, level="CEL")
    table.you.plays("A press", by=mine)
    assert table.on(blade) == theirs
    table.prey.uses(blade, level="strike")
    table.until("press", table.you)
    before = damage_to(table, mine)
    assert before == 2
    assert damage_to(table, mine, aggravated=True) == 0
    empty = Table()
    mine, theirs = empty.you.ready(BLESSED), empty.prey.ready(TARGET)
    empty.you.in_play("Deer Rifle", on=mine)
    empty.prey.in_play(SWORD, on=theirs)
    empty.you.holds(RIGHTEOUS, MANEUVER)
    fight(empty, mine, theirs)
    while not empty.over():
        assert not empty.you.can_play(RIGHTEOUS, level=level)
        empty.pass_on()


@LEVELS
@pytest.mark.ruling(RIGHTEOUS, 2)
def test_the_righteous_add_nothing_to_no_damage(table: Table, level: str) -> None:
    """A hook that destroys equipment hurts nobody."""
    mine, theirs = table.you.ready(BLESSED), table.prey.ready(TARGET)
    hook = table.you.in_play(HOOK, on=mine)
    table.prey.in_play("Bowl of Convergence", on=theirs)
    table.you.holds(RIGHTEOUS)
    fight(table, mine, theirs)
    table.you.plays(RIGHTEOUS, by=mine, level=level)
    table.you.uses(hook, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 0


@LEVELS
def test_the_righteous_before_range_once_a_combat(table: Table, level: str) -> None:
    """Not later, not twice; not in the second round either."""
    mine, theirs = table.you.ready(BLESSED), table.prey.ready(TARGET)
    table.you.in_play(SWORD, on=mine)
    table.you.holds(RIGHTEOUS, RIGHTEOUS, MANEUVER, PRESS)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    table.you.plays(RIGHTEOUS, by=mine, level=level)
    pressed = False
    while not table.over():
        assert not table.you.can_play(RIGHTEOUS)
        if not pressed and table.you.may("play", card="A press"):
            table.you.plays("A press", by=mine)
            pressed = True
        else:
            table.pass_on()
    assert pressed


@LEVELS
def test_the_righteous_not_after_range(table: Table, level: str) -> None:
    """Offered before range is determined and at no later moment of the round."""
    mine, theirs = table.you.ready(BLESSED), table.prey.ready(TARGET)
    table.you.in_play(SWORD, on=mine)
    table.you.holds(RIGHTEOUS, MANEUVER, PRESS)
    fight(table, mine, theirs)
    seen = set()
    while not table.over():
        now = table.asked()
        assert now is not None
        if table.you.can_play(RIGHTEOUS, level=level):
            seen.add(now.window)
        table.pass_on()
    assert seen == {"before_range"}


@pytest.mark.ruling(RIGHTEOUS, 1)
@pytest.mark.parametrize(("level", "code"), [("ani", "ani"), ("val", "val"), ("VAL", "val")])
@pytest.mark.parametrize("heard", ["ani", "val", "thn"])
def test_the_righteous_count_as_the_discipline_used(
    table: Table, level: str, code: str, heard: str
) -> None:
    """As it is played; in the hand it counts as both, and no third one."""
    table.grand_prey.in_play(listener(heard))
    mine, theirs = table.you.ready(BLESSED), table.prey.ready(TARGET)
    table.you.in_play(SWORD, on=mine)
    table.you.holds(RIGHTEOUS)
    fight(table, mine, theirs)
    table.you.plays(RIGHTEOUS, by=mine, level=level)
    rest(table)
    assert table.grand_prey.pool() == 30 + (code == heard)
    table = Table()
    table.you.ready("Ryan")
    table.you.holds(RIGHTEOUS)
    ear = table.you.in_play(listener(heard))
    assert table.you.may("use", card=ear) is (heard != "thn")


# -- Baal's Bloody Talons -------------------------------------------------------------------------

TALONS = "Baal's Bloody Talons"
QUIET = made_vampire("Quiet", "qui", "QUI", "CEL", capacity=9)


@pytest.mark.parametrize(("level", "more"), [("qui", 0), ("QUI", 1)])
@pytest.mark.ruling(TALONS, 2)
@pytest.mark.ruling(TALONS, 4)
def test_talons_make_a_weapon_aggravated(table: Table, level: str, more: int) -> None:
    """In each strike of this round, once strikes are chosen; then it is burned; 1 blood."""
    mine, theirs = table.you.ready(QUIET), table.prey.ready(ALLY)
    blade, knife = table.you.in_play(SWORD, on=mine), table.you.in_play(KNIFE, on=mine)
    table.you.holds(TALONS, "Blur", PRESS)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert not table.you.can_play(TALONS)
    table.you.uses(blade, level="strike")
    table.you.plays(TALONS, by=mine, level=level)
    table.you.plays("Blur", by=mine, level="cel")
    assert not table.you.can_play(TALONS)
    table.you.uses(blade, level="strike")
    table.until("press", table.you)
    assert damage_to(table, theirs) == 2 * (2 + more)
    assert damage_to(table, theirs, aggravated=True) == 2 * (2 + more)
    assert table.where(blade) == "attached"
    assert table.blood(mine) == 9 - 1 - 1
    table.you.plays("A press", by=mine)
    assert table.where(blade) == "ash_heap"
    assert table.where(knife) == "attached"
    table.you.uses(knife, level="strike")
    rest(table)
    assert damage_to(table, theirs, aggravated=True) == 2 * (2 + more)


@pytest.mark.parametrize("level", ["qui", "QUI"])
@pytest.mark.parametrize("ended", [False, True])
def test_the_weapon_burns_however_the_round_ends(table: Table, level: str, ended: bool) -> None:
    """Also where combat ends before the blow."""
    mine, theirs = table.you.ready(QUIET), table.prey.ready(TARGET)
    blade = table.you.in_play(SWORD, on=mine)
    table.you.holds(TALONS)
    table.prey.holds(*([COMBAT_ENDS] if ended else []))
    fight(table, mine, theirs)
    table.you.uses(blade, level="strike")
    if ended:
        table.prey.plays("Combat ends", by=theirs)
    table.you.plays(TALONS, by=mine, level=level)
    rest(table)
    assert table.where(blade) == "ash_heap"
    assert damage_to(table, theirs) == (0 if ended else 2 + (level == "QUI"))


@pytest.mark.parametrize("level", ["qui", "QUI"])
@pytest.mark.parametrize("how", ["hand", "gun", "theirs"])
@pytest.mark.ruling(TALONS, 3)
def test_talons_are_for_a_melee_weapon_of_ones_own(table: Table, level: str, how: str) -> None:
    """Not for a hand strike, a gun, or the opponent's weapon."""
    mine, theirs = table.you.ready(QUIET), table.prey.ready(TARGET)
    table.you.in_play(SWORD, on=mine)
    rifle = table.you.in_play("Deer Rifle", on=mine)
    blade = table.prey.in_play(SWORD, on=theirs)
    table.you.holds(TALONS, PRESS)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    if how == "gun":
        table.you.uses(rifle, level="strike")
    else:
        table.you.does("hand strike")
    if how == "theirs":
        table.prey.uses(blade, level="strike")
    while not table.over():
        assert not table.you.can_play(TALONS, level=level)
        table.pass_on()
    assert table.where(blade) == "attached"


@pytest.mark.parametrize("level", ["qui", "QUI"])
@pytest.mark.ruling(TALONS, 1)
def test_a_thrown_weapon_is_not_burned(table: Table, level: str) -> None:
    """Out of play as the round ends, it stays where it is."""
    thrown = replace(melee_strike(0), anyway=Block((remove_from_game(THIS_CARD),)))
    mine, theirs = table.you.ready(QUIET), table.prey.ready(TARGET)
    dagger = table.you.in_play(weapon("Thrown", thrown), on=mine)
    table.you.holds(TALONS)
    fight(table, mine, theirs)
    table.you.uses(dagger, level="strike")
    table.you.plays(TALONS, by=mine, level=level)
    rest(table)
    assert damage_to(table, theirs, aggravated=True) == 1 + (level == "QUI")
    assert table.where(dagger) == "removed"


# -- Blood Agony ----------------------------------------------------------------------------------

AGONY = "Blood Agony"


@pytest.mark.parametrize(("level", "strikes"), [("qui", 1), ("QUI", 3)])
@pytest.mark.parametrize("armed", [False, True])
@pytest.mark.parametrize("window", ["before_range", "before_strikes", "strikes_chosen"])
@pytest.mark.ruling(AGONY, 1)
def test_blood_agony(table: Table, level: str, strikes: int, armed: bool, window: str) -> None:
    """From the second round on: the next strike, or all of this combat; a hand or melee weapon.

    The opponent's strikes are as ever; the next combat too. It costs 1 blood.
    """
    mine, theirs = table.you.ready(QUIET), table.prey.ready(ALLY)
    blade = table.you.in_play(SWORD, on=mine)
    table.you.holds(AGONY, "Blur", PRESS, PRESS, AGAIN)
    fight(table, mine, theirs)

    def strikes_now() -> None:
        table.until("strike", table.you)
        if armed:
            table.you.uses(blade, level="strike")
        else:
            table.you.does("hand strike")

    table.until("strike", table.you)
    assert not table.you.can_play(AGONY)
    strikes_now()
    while not table.you.may("play", card="A press"):
        assert not table.you.can_play(AGONY)
        table.pass_on()
    table.you.plays("A press", by=mine)
    if window == "strikes_chosen":
        strikes_now()
    table.until(window, table.you)
    table.you.plays(AGONY, by=mine, level=level)
    if window != "strikes_chosen":
        strikes_now()
    assert not table.you.can_play(AGONY)
    table.you.plays("Blur", by=mine, level="cel")
    strikes_now()
    table.you.plays("A press", by=mine)
    strikes_now()
    table.you.plays("Another combat", by=mine)
    strikes_now()
    rest(table)
    each = 2 if armed else 1
    assert damage_to(table, theirs, aggravated=True) == each * strikes
    assert damage_to(table, theirs) == each * 5
    assert damage_to(table, mine, aggravated=True) == 0


@pytest.mark.parametrize("level", ["qui", "QUI"])
@pytest.mark.parametrize("dodged", [False, True])
def test_which_strike_is_the_next_of_agony(table: Table, level: str, dodged: bool) -> None:
    """A gun's is none; a blow that was dodged was one."""
    mine, theirs = table.you.ready(QUIET), table.prey.ready(ALLY)
    rifle = table.you.in_play("Deer Rifle", on=mine)
    table.you.holds(AGONY, PRESS, "Blur")
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.does("hand strike")
    table.you.plays("A press", by=mine)
    before = damage_to(table, theirs)
    table.you.plays(AGONY, by=mine, level=level)
    if dodged:
        table.you.does("hand strike")
        table.prey.plays("A dodge", by=theirs)
    else:
        table.you.uses(rifle, level="strike")
    table.you.plays("Blur", by=mine, level="cel")
    table.you.does("hand strike")
    rest(table)
    assert damage_to(table, theirs) - before == (1 if dodged else 2)
    worse = 0 if dodged and level == "qui" else 1
    assert damage_to(table, theirs, aggravated=True) == worse


def test_the_next_strike_of_agony_is_of_this_round(table: Table) -> None:
    """A round without a strike of its own: in the next one the hands are as ever."""
    mine, theirs = table.you.ready(QUIET), table.prey.ready(ALLY)
    table.you.holds(AGONY, PRESS, PRESS, DODGE)
    fight(table, mine, theirs)
    table.you.plays("A press", by=mine)
    table.you.plays(AGONY, by=mine, level="qui")
    table.you.plays("A dodge", by=mine)
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 2
    assert damage_to(table, theirs, aggravated=True) == 0
