"""Lessons in the Steel, Shadow Feint, Mask Empathy and Bonecraft."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Strike
from methuselah.engine.knowledge import sees
from methuselah.language import (
    OPPOSING,
    before_range,
    employs,
    environmental_damage,
    sets_range,
    strike,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.combat.strike_effects import strength
from scenes.strikes import only_before_range
from scenes.telling import changing
from table_talk import Table

STEEL = "Lessons in the Steel"
FEINT = "Shadow Feint"
MASK = "Mask Empathy"
BONES = "Bonecraft"
WALL = made_vampire("Wall", capacity=10)
SERVANT = paper("Servant", employs(), kind="retainer", life=1)
VALET = paper("Valet", employs(), kind="retainer", life=1)
STORM = made_up("Storm", modes=(before_range(environmental_damage(1, OPPOSING)),))
FARAWAY = made_up("Far away", modes=(before_range(sets_range("long")),))
SHOT = made_up("Shot", modes=(strike(Strike("damage", 2, ranged=True)),))


# -- Lessons in the Steel -------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["aus_for", "AUS_FOR"])
def test_who_is_hurt_reads_the_hand_of_the_opponent(table: Table, level: str) -> None:
    """As the damage was inflicted, with a press; at superior a card of your choice is discarded."""
    mine, theirs = table.you.ready(made_vampire("Pupil", "AUS", "FOR")), table.prey.ready(WALL)
    table.you.holds(STEEL, DODGE)
    one, two = table.prey.holds("Fame", "Blur")
    far = table.grand_prey.holds("Fame")
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert not table.you.can_play(STEEL)
    table.you.does("hand strike")
    table.until("damaged", table.you)
    assert damage_to(table, mine) == 1
    assert not sees(table.state, table.you.number, one)
    table.you.plays(STEEL, by=mine, level=level)
    if level == "AUS_FOR":
        assert {one, two} <= table.you.choices()
        assert far not in table.you.choices()
        table.you.chooses(two)
    table.until("press", table.you)
    assert sees(table.state, table.you.number, one)
    assert not sees(table.state, table.you.number, far)
    assert table.where(two) == ("ash_heap" if level == "AUS_FOR" else "hand")
    assert table.where(one) == "hand"
    table.you.does("use press", minion=mine)
    rest(table)
    assert damage_to(table, mine) == 2
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["aus_for", "AUS_FOR"])
def test_lessons_are_learned_once_each_round(table: Table, level: str) -> None:
    """In the next round another one is; the first one's press is gone by then."""
    mine, theirs = table.you.ready(made_vampire("Pupil", "AUS", "FOR")), table.prey.ready(WALL)
    table.you.holds(STEEL, STEEL, PRESS)
    table.prey.holds(STORM, "Fame", "Blur")
    fight(table, mine, theirs)
    table.prey.plays(STORM.name, by=theirs)
    table.you.plays(STEEL, by=mine, level=level)  # hurt before range, by no strike
    if table.you.choices():
        table.you.chooses(min(table.you.choices()))
    while damage_to(table, mine) < 2:
        table.pass_on()
    while not table.you.can_play("A press"):
        assert not table.you.can_play(STEEL)
        table.pass_on()
    table.you.plays("A press", by=mine)
    table.until("damaged", table.you)
    assert table.you.can_play(STEEL, by=mine, level=level)


def test_nothing_is_learned_without_damage(table: Table) -> None:
    """Dodged, prevented, or inflicted by this vampire on the other one."""
    for how in ("dodge", "prevent"):
        table = Table()
        mine = table.you.ready(made_vampire("Pupil", "AUS", "FOR"))
        theirs = table.prey.ready(WALL)
        table.you.holds(STEEL, DODGE)
        vest = table.you.in_play("Kevlar Vest", on=mine)
        fight(table, mine, theirs)
        if how == "dodge":
            table.you.plays(DODGE.name, by=mine)
        else:
            table.you.does("hand strike")
            table.you.uses(vest, by=mine)
        while not table.over():
            assert not table.you.can_play(STEEL)
            table.pass_on()
        assert damage_to(table, mine) == 0
        assert damage_to(table, theirs) == (0 if how == "dodge" else 1)


def test_who_is_about_to_fall_learns_still(table: Table) -> None:
    """The damage was inflicted; then it goes to torpor."""
    mine = table.you.ready(made_vampire("Striker", capacity=8))
    theirs = table.prey.ready(made_vampire("Pupil", "AUS", "FOR"), blood=0)
    other = table.prey.holds(STEEL)
    table.you.holds("Fame", "Blur")
    fight(table, mine, theirs)
    table.prey.plays(other, by=theirs, level="aus_for")
    assert table.where(other) == "ash_heap"
    rest(table)
    assert table.where(theirs) == "torpor"


@pytest.mark.parametrize("codes", [("aus",), ("FOR",), ("aus", "for")])
def test_who_learns_what(table: Table, codes: tuple[str, ...]) -> None:
    """Both Disciplines are needed, both at superior for the superior level."""
    mine, theirs = table.you.ready(made_vampire("Pupil", *codes)), table.prey.ready(WALL)
    table.you.holds(STEEL, PRESS)
    fight(table, mine, theirs)
    offered = set()
    while not table.over():
        offered |= {one for one in ("aus_for", "AUS_FOR") if table.you.can_play(STEEL, level=one)}
        table.pass_on()
    assert offered == ({"aus_for"} if len(codes) == 2 else set())


# -- Shadow Feint ---------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["cel_obf", "CEL_OBF"])
def test_a_feint_strikes_first_in_this_round(table: Table, level: str) -> None:
    """The other one falls and does not strike; in the next round both would; 1 blood."""
    by = made_vampire("Feinter", "CEL", "OBF", capacity=6)
    only_before_range(FEINT, by=by, level=level)
    mine, theirs = table.you.ready(by), table.prey.ready("Ryan", blood=0)
    table.you.holds(FEINT)
    fight(table, mine, theirs)
    table.you.plays(FEINT, by=mine, level=level)
    rest(table)
    assert damage_to(table, mine) == 0
    assert table.blood(mine) == 5
    assert table.where(theirs) == "torpor"
    table = Table()
    hit = level == "CEL_OBF"
    mine, theirs = table.you.ready(by), table.prey.ready("Ryan", blood=int(hit))
    table.you.holds(FEINT, PRESS)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(FEINT, by=mine, level=level)
    table.prey.plays(DODGE.name, by=theirs)
    assert damage_to(table, theirs) == hit
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, theirs) == hit + 1
    assert damage_to(table, mine) == 1


def test_after_a_superior_feint_there_are_dodges_again(table: Table) -> None:
    """In the next round one has its effect."""
    mine = table.you.ready(made_vampire("Feinter", "CEL", "OBF", capacity=6))
    theirs = table.prey.ready(WALL)
    table.you.holds(FEINT, PRESS)
    table.prey.holds(DODGE, DODGE)
    fight(table, mine, theirs)
    table.you.plays(FEINT, by=mine, level="CEL_OBF")
    table.prey.plays(DODGE.name, by=theirs)
    table.you.plays("A press", by=mine)
    table.prey.plays(DODGE.name, by=theirs)
    rest(table)
    assert damage_to(table, theirs) == 1


@pytest.mark.ruling(FEINT, 1)
@pytest.mark.rules_text("003 Shadow Feint 1")
def test_a_superior_feint_cannot_be_dodged(table: Table) -> None:
    """The dodge may be played, and has no effect."""
    mine = table.you.ready(made_vampire("Feinter", "CEL", "OBF", capacity=6))
    theirs = table.prey.ready(WALL)
    table.you.holds(FEINT)
    dodge = table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(FEINT, by=mine, level="CEL_OBF")
    table.prey.plays(dodge, by=theirs)
    rest(table)
    assert table.where(dodge) == "ash_heap"
    assert damage_to(table, theirs) == 1


# -- Mask Empathy ---------------------------------------------------------------------------------


@pytest.mark.parametrize("far", [False, True])
def test_the_mask_strikes_a_retainer(table: Table, far: bool) -> None:
    """One of the opponent's, near and far; its minion takes no damage."""
    mine, theirs = table.you.ready(made_vampire("Masked", "pre")), table.prey.ready(WALL)
    own = table.you.in_play(SERVANT, on=mine)
    one, two = table.prey.in_play(SERVANT, on=theirs), table.prey.in_play(VALET, on=theirs)
    beside = table.prey.in_play(VALET, on=table.prey.ready("Ryan"))
    table.you.holds(MASK, FARAWAY)
    fight(table, mine, theirs)
    if far:
        table.you.plays("Far away", by=mine)
    table.you.plays(MASK, by=mine, level="pre")
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    rest(table)
    assert table.where(two) == "ash_heap"
    assert [table.where(card) for card in (own, one, beside)] == ["attached"] * 3
    assert damage_to(table, theirs) == 0


def test_without_a_retainer_there_is_nothing_to_strike(table: Table) -> None:
    """At neither level, whatever other minions employ."""
    mine, theirs = table.you.ready(made_vampire("Masked", "PRE")), table.prey.ready(WALL)
    table.you.in_play(SERVANT, on=mine)
    table.prey.in_play(SERVANT, on=table.prey.ready("Ryan"))
    table.prey.in_play("Kevlar Vest", on=theirs)
    table.you.holds(MASK, FARAWAY, DODGE)
    fight(table, mine, theirs)
    while not table.over():
        assert not table.you.can_play(MASK)
        table.pass_on()


@pytest.mark.ruling(MASK, 1)
@pytest.mark.ruling(MASK, 2)
@pytest.mark.parametrize("blood", [0, 1])
@pytest.mark.parametrize("cheaper", [0, -1])
def test_the_superior_mask_needs_a_blood(table: Table, blood: int, cheaper: int) -> None:
    """Before range, whatever makes cards cheaper."""
    mine = table.you.ready(WALL)
    theirs = table.prey.ready(made_vampire("Masked", "PRE"), blood=blood)
    table.prey.in_play(changing("blood cost", cheaper), on=theirs)
    one, two = table.you.in_play(SERVANT, on=mine), table.you.in_play(VALET, on=mine)
    table.you.in_play("Kevlar Vest", on=mine)
    table.prey.holds(MASK, MASK, FARAWAY, MANEUVER)
    fight(table, mine, theirs)
    table.until("before_range", table.prey)
    assert table.prey.can_play(MASK, level="PRE") is bool(blood)
    assert not table.prey.can_play(MASK, level="pre")
    if blood:
        table.prey.plays(MASK, by=theirs, level="PRE")
        assert table.prey.choices() == {one, two}
        table.prey.chooses(one)
        assert table.where(one) == "ash_heap"
        assert table.where(two) == "attached"
        assert table.blood(theirs) == 0
    table.until("range", table.prey)
    assert table.prey.can_play("A maneuver")
    assert not table.prey.can_play(MASK, level="PRE")


# -- Bonecraft ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "less"), [("vic", 1), ("VIC", 2)])
def test_bones_weaken_the_opposing_minion(table: Table, level: str, less: int) -> None:
    """1 damage at close range for 1 blood; its strength falls after this resolution of strikes."""
    mine = table.you.ready(made_vampire("Crafter", "VIC", capacity=6))
    theirs = table.prey.ready(made_vampire("Strong", capacity=10))
    table.prey.in_play(changing("strength", 2), on=theirs)
    card = table.you.holds(BONES)
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=level)
    rest(table)
    assert table.on(card) == theirs
    assert strength(table.state, theirs) == 3 - less
    assert damage_to(table, theirs) == 1
    assert damage_to(table, mine) == 3
    assert table.blood(mine) == 6 - 1 - 3
    assert table.waits_for(table.you)


@pytest.mark.ruling(BONES, 1)
@pytest.mark.parametrize(("how", "lies"), [("prevent", True), ("dodge", False), ("far", False)])
def test_bones_need_a_strike_that_hits(table: Table, how: str, lies: bool) -> None:
    """Prevented damage does not matter; a dodge, or long range, does."""
    mine = table.you.ready(made_vampire("Crafter", "VIC", capacity=6))
    theirs = table.prey.ready(WALL)
    vest = table.prey.in_play("Kevlar Vest", on=theirs)
    table.prey.holds(DODGE)
    card = table.you.holds(BONES, FARAWAY)[0]
    fight(table, mine, theirs)
    if how == "far":
        table.you.plays("Far away", by=mine)
    table.you.plays(card, by=mine, level="VIC")
    if how == "dodge":
        table.prey.plays(DODGE.name, by=theirs)
    elif how == "prevent":
        table.prey.uses(vest, by=theirs)
    rest(table)
    assert damage_to(table, theirs) == 0
    assert (table.where(card) == "attached") is lies


@pytest.mark.parametrize(("blood", "may"), [(1, False), (2, True)])
def test_the_bones_are_burned_for_2_blood(table: Table, blood: int, may: bool) -> None:
    """By its vampire, at +1 stealth; by no other minion, and by no ally."""
    mine = table.you.ready("Ryan", blood=blood)
    other = table.you.ready("Nassir")
    ally = table.you.ready("Renegade Garou")
    card = table.you.in_play(BONES, on=mine, level="VIC")
    hers = table.you.in_play(BONES, on=ally, level="vic")
    table.you.holds(PAUSE)
    table.prey.ready("Lauren")
    assert table.you.may("use action", card=card, by=mine) is may
    assert not table.you.may("use action", card=card, by=other)
    assert not table.you.may("use action", card=hers)
    if may:
        table.you.acts(card, by=mine)
        assert stealth(table.state, action_of(table)) == 1
        table.nobody_reacts()
        assert table.where(card) == "ash_heap"
        assert table.blood(mine) == 0
        assert table.locked(mine)


def test_a_shot_is_not_weakened(table: Table) -> None:
    """Strength is for the hands."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.prey.in_play(BONES, on=theirs, level="VIC")
    table.prey.holds(SHOT, MANEUVER)
    fight(table, mine, theirs)
    table.prey.plays("Shot", by=theirs)
    rest(table)
    assert damage_to(table, mine) == 2
