"""Alpha Glint, Catatonic Fear, Coma, Blood to Water: what befalls the opposing minion."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, DODGE, GOES_ON, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import before_range, prevents_damage, sets_range, static
from scenes.strikes import only_before_range
from table_talk import Table

GLINT = "Alpha Glint"
STANCE = made_up("Stance", modes=(before_range(sets_range("close")),))
FEAR = "Catatonic Fear"
WATER = "Blood to Water"


def aged(capacity: int, *codes: str) -> Definition:
    """A vampire of this capacity."""
    return made_vampire(f"Aged {capacity}", *codes, capacity=capacity)


# -- Alpha Glint -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["ani_for", "ANI_FOR"])
@pytest.mark.parametrize(
    ("whom", "may"), [("War Ghoul", False), (aged(5), True), (aged(6), True), (aged(7), False)]
)
@pytest.mark.ruling(GLINT, 1)
def test_alpha_glint_against_none_older_and_no_ally(
    table: Table, level: str, whom: Definition | str, may: bool
) -> None:
    """Of capacity 6 against 7 it cannot be played; combat ends, at superior before range.

    The end of the round comes all the same: Taste of Vitae can be played there. It costs 1 blood.
    """
    mine = table.you.ready(aged(6, "ANI", "FOR"))
    theirs = table.prey.ready(whom)
    table.you.holds(GLINT, DODGE, "Taste of Vitae", STANCE)
    fight(table, mine, theirs)
    table.until("before_range" if level == "ANI_FOR" else "strike", table.you)
    if not may:
        assert not table.you.can_play(GLINT)
        return
    table.you.plays(GLINT, by=mine, level=level)
    assert table.blood(mine) == 5
    table.until("end_of_round", table.you)
    assert table.you.can_play("Taste of Vitae", by=mine)
    rest(table)
    assert damage_to(table, mine) == damage_to(table, theirs) == 0
    assert table.waits_for(table.you)


def test_superior_glint_is_for_the_window_before_range(table: Table) -> None:
    """In any round; against an old vampire of the scene it needs one as old."""
    only_before_range(GLINT, by=made_vampire("Elder", "ANI", "FOR", capacity=10), level="ANI_FOR")


# -- Catatonic Fear ----------------------------------------------------------------------------

SCARY = made_vampire("Scary", "PRE", capacity=7)


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("how", ["", "dodge", "round", "combat"])
@pytest.mark.ruling(FEAR, 2)
@pytest.mark.ruling(FEAR, 3)
@pytest.mark.rules_text("003 Catatonic Fear 1")
def test_superior_fear_hurts_after_combat_at_close_range(table: Table, far: bool, how: str) -> None:
    """1 damage; none if it is dodged, or if combat goes on or another follows."""
    mine, theirs = table.you.ready(SCARY), table.prey.ready(aged(8))
    table.you.holds(FEAR)
    table.prey.holds(DODGE, GOES_ON, AGAIN, *([MANEUVER] if far else []))
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays(FEAR, by=mine, level="PRE")
    assert table.blood(mine) == 6
    if how == "dodge":
        table.prey.plays("A dodge", by=theirs)
    else:
        table.prey.does("hand strike")
    if how in ("round", "combat"):
        table.prey.plays("Another round" if how == "round" else "Another combat", by=theirs)
        table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == (1 if not how and not far else 0)
    assert table.waits_for(table.you)


@pytest.mark.ruling(FEAR, 1)
@pytest.mark.ruling(FEAR, 4)
@pytest.mark.ruling(FEAR, 5)
@pytest.mark.rules_text("003 Catatonic Fear 2")
def test_the_damage_of_fear_is_the_vampires_and_comes_after_combat(table: Table) -> None:
    """Nothing to taste, no Anathema, no prevention; but who inflicts it can be told.

    Made-up armor against damage that a minion inflicts would prevent it, were it not unpreventable.
    """
    mine, theirs = table.you.ready(SCARY, blood=3), table.prey.ready(aged(8, "FOR"), blood=1)
    anathema = table.prey.in_play("Anathema", on=theirs)
    table.prey.in_play(
        paper("Ward", static("immune", word="environmental"), kind="equipment"), on=theirs
    )
    table.you.holds(FEAR, "Taste of Vitae")
    table.prey.holds("Skin of Rock")
    fight(table, mine, theirs)
    table.you.plays(FEAR, by=mine, level="PRE")
    table.you.plays("Taste of Vitae", by=mine)
    while not table.over():
        assert not table.prey.can_play("Skin of Rock")
        table.pass_on()
    assert damage_to(table, theirs) == 1  # environmental damage would not be inflicted
    assert table.blood(mine) == 2
    assert (table.where(theirs), table.blood(theirs)) == ("ready", 0)
    assert table.on(anathema) == theirs


def test_inferior_fear_hurts_nobody(table: Table) -> None:
    """Combat ends, and that is all."""
    mine, theirs = table.you.ready(SCARY), table.prey.ready(aged(8))
    table.you.holds(FEAR)
    fight(table, mine, theirs)
    table.you.plays(FEAR, by=mine, level="pre")
    rest(table)
    assert damage_to(table, theirs) == 0


# -- Coma --------------------------------------------------------------------------------------

MAD = made_vampire("Mad", "DEM", capacity=7)


@pytest.mark.parametrize("level", ["dem", "DEM"])
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.ruling("Coma", 1)
def test_coma_sends_the_opposing_vampire_to_torpor(table: Table, level: str, far: bool) -> None:
    """At close range only; at superior it does not unlock in its next unlock phase; 3 blood."""
    mine, theirs = table.you.ready(MAD), table.prey.ready("Nassir")
    table.you.holds("Coma")
    table.prey.holds(*([MANEUVER] if far else []))
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays("Coma", by=mine, level=level)
    rest(table)
    assert table.where(theirs) == ("ready" if far else "torpor")
    assert table.locked(theirs)
    assert table.blood(mine) == 7 - 3 - damage_to(table, mine)
    table.until_turn_of(table.prey, "minion")
    assert table.locked(theirs) is (level == "DEM" and not far)
    table.until_turn_of(table.you)
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(theirs)


@pytest.mark.parametrize("level", ["dem", "DEM"])
def test_no_ally_falls_into_a_coma(table: Table, level: str) -> None:
    """The opposing vampire: an ally is not hurt."""
    mine, theirs = table.you.ready(MAD), table.prey.ready("War Ghoul")
    table.you.holds("Coma")
    fight(table, mine, theirs)
    table.you.plays("Coma", by=mine, level=level)
    rest(table)
    assert table.where(theirs) == "ready"
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(theirs)


def test_a_dodge_keeps_awake(table: Table) -> None:
    """Neither torpor nor the lock."""
    mine, theirs = table.you.ready(MAD), table.prey.ready("Nassir")
    table.you.holds("Coma")
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays("Coma", by=mine, level="DEM")
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert table.where(theirs) == "ready"
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(theirs)


@pytest.mark.ruling("Coma", 2)
def test_who_persists_in_a_coma_is_wounded(table: Table) -> None:
    """As with Undying Tenacity, which is not played here yet: to torpor after combat."""
    mine, theirs = table.you.ready(MAD), table.prey.ready("Anjalika Underwood (G5)")
    table.you.holds("Coma")
    table.prey.holds("Undead Persistence")
    fight(table, mine, theirs)
    table.you.plays("Coma", by=mine, level="dem")
    table.prey.plays("Undead Persistence", by=theirs, level="for")
    assert table.where(theirs) == "ready"
    rest(table)
    assert table.where(theirs) == "torpor"


@pytest.mark.ruling("Coma", 3)
def test_an_infernal_vampire_wakes_from_a_coma_for_a_pool(table: Table) -> None:
    """Its controller burns 1 pool in the unlock phase all the same ([LSJ 20050114])."""
    mine, theirs = table.you.ready(MAD), table.prey.ready("Nassir")
    table.prey.in_play(paper("Pact", static("infernal"), kind="equipment"), on=theirs)
    table.you.holds("Coma")
    fight(table, mine, theirs)
    table.you.plays("Coma", by=mine, level="DEM")
    rest(table)
    table.until_turn_of(table.prey, "unlock")
    assert table.locked(theirs)
    table.prey.does("unlock infernal")
    assert not table.locked(theirs)
    assert table.prey.pool() == 29


# -- Blood to Water ----------------------------------------------------------------------------

WITCH = made_vampire("Witch", "THA", "tha", capacity=9)


@pytest.mark.parametrize(("level", "burned"), [("tha", 3), ("THA", 5)])
@pytest.mark.parametrize("window", ["before_strikes", "strikes_chosen"])
@pytest.mark.ruling(WATER, 1)
def test_blood_to_water_in_a_later_round(
    table: Table, level: str, burned: int, window: str
) -> None:
    """Not in the first round; before strikes are chosen or after, not later; for 2 blood."""
    mine, theirs = table.you.ready(WITCH), table.prey.ready(aged(9, "FOR"))
    table.you.holds(WATER, PRESS, MANEUVER)
    table.prey.holds("Skin of Rock")
    fight(table, mine, theirs)
    while not table.you.can_play("A press"):
        assert not table.you.can_play(WATER)
        table.pass_on()
    assert not table.you.can_play(WATER)
    table.you.plays("A press", by=mine)
    table.until("range", table.you)
    assert not table.you.can_play(WATER)
    table.until(window, table.you)
    before = table.blood(theirs)
    table.you.plays(WATER, by=mine, level=level)
    assert table.blood(theirs) == before - burned  # it is no damage
    rest(table)
    assert table.blood(mine) == 9 - 2 - damage_to(table, mine)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["tha", "THA"])
def test_blood_to_water_is_for_close_range(table: Table, level: str) -> None:
    """In the second round, at long range, it cannot be played."""
    mine, theirs = table.you.ready(WITCH), table.prey.ready(aged(9))
    table.you.holds(WATER, PRESS, MANEUVER)
    fight(table, mine, theirs)
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    table.until("range", table.you)
    table.you.plays("A maneuver", by=mine)
    while not table.over():
        assert not table.you.can_play(WATER)
        table.pass_on()


@pytest.mark.parametrize(("level", "may"), [("tha", True), ("THA", False)])
def test_water_burns_an_ally_at_inferior(table: Table, level: str, may: bool) -> None:
    """At superior it is for vampires only."""
    mine, theirs = table.you.ready(WITCH), table.prey.ready("War Ghoul", blood=5)
    table.you.holds(WATER, PRESS)
    table.prey.holds(DODGE, DODGE)
    fight(table, mine, theirs)
    table.prey.plays("A dodge", by=theirs)
    table.you.plays("A press", by=mine)
    if may:
        table.you.plays(WATER, by=mine, level=level)
        rest(table)
        assert table.where(theirs) == "ash_heap"
        assert damage_to(table, mine) == 0
    else:
        while not table.over():
            assert not table.you.can_play(WATER, level=level)
            table.pass_on()


def test_an_ordinary_armor_prevents_no_fear(table: Table) -> None:
    """Unpreventable, though armor in play is no combat card."""
    soft = paper("Soft armor", prevents_damage(1))
    mine, theirs = table.you.ready(SCARY), table.prey.ready(aged(8))
    table.prey.in_play("Kevlar Vest", on=theirs)
    table.you.holds(FEAR)
    table.prey.holds(soft)
    fight(table, mine, theirs)
    table.you.plays(FEAR, by=mine, level="PRE")
    while not table.over():
        assert not table.prey.may("use")
        table.pass_on()
    assert damage_to(table, theirs) == 1
