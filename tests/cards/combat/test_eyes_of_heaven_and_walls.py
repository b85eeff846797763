"""Eye of Unforgiving Heaven and Wall of Filth: who is burned, and what holds the blows off."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    THIS,
    action,
    environmental_damage,
    hand_strike,
    strike,
)  # fmt: skip
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import only_before_range
from table_talk import Table

TARGET = made_vampire("Target", "CEL", capacity=10)


def blow(points: int, *, aggravated: bool = False, unpreventable: bool = False) -> Definition:
    """A made-up hand strike for so much damage by strength 1."""
    what = strike(hand_strike(points - 1, aggravated=aggravated, unpreventable=unpreventable))
    return made_up(f"A blow for {points}", modes=(what,))


# -- Eye of Unforgiving Heaven --------------------------------------------------------------------

EYE = "Eye of Unforgiving Heaven"
SEER = made_vampire("Seer", "aus", "AUS", "val", "VAL", capacity=9)
IMP = paper("Imp", kind="retainer", life=5, keywords=frozenset({"demon"}))
DOG = paper("Dog", kind="retainer", life=5, keywords=frozenset({"animal"}))


def fiend(*keywords: str) -> Definition:
    """An ally of 9 life with these keywords."""
    return replaced("Carlton Van Wyk", life=9, keywords=frozenset(keywords))


@pytest.mark.parametrize(("level", "own"), [("aus_val", 2), ("AUS_VAL", 0)])
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("dodged", [False, True])
def test_the_eye_burns_all_vampires_in_combat(
    table: Table, level: str, own: int, far: bool, dodged: bool
) -> None:
    """2 to each fighter, aggravated (at superior normal to itself), to demon retainers of both.

    A dodge spares the opponent, and no retainer; nobody else is burned.
    """
    mine, theirs = table.you.ready(SEER), table.prey.ready(TARGET)
    other = table.prey.ready("Ryan")
    imps = [table.you.in_play(IMP, on=mine), table.prey.in_play(IMP, on=theirs)]
    dogs = [table.you.in_play(DOG, on=mine), table.prey.in_play(DOG, on=theirs)]
    afar = table.prey.in_play(IMP, on=other)
    mask = paper("Mask", kind="equipment", keywords=frozenset({"demon"}))
    masks = [table.you.in_play(mask, on=mine)]
    table.you.holds(EYE)
    table.prey.holds(*([MANEUVER] if far else []), *([DODGE] if dodged else []))
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays(EYE, by=mine, level=level)
    if dodged:
        table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == (0 if dodged else 2)
    assert damage_to(table, theirs, aggravated=True) == (0 if dodged else 2)
    assert damage_to(table, mine) == 2 + (0 if dodged or far else 1)
    assert damage_to(table, mine, aggravated=True) == own
    assert [damage_to(table, imp, aggravated=True) for imp in imps] == [2, 2]
    assert [damage_to(table, one) for one in (*dogs, afar, other, *masks)] == [0] * 5
    assert table.where(mine) == ("torpor" if own else "ready")
    assert table.you.pool() == 30


@pytest.mark.parametrize("level", ["aus_val", "AUS_VAL"])
@pytest.mark.parametrize("demon", [False, True])
def test_of_allies_the_eye_burns_demons(table: Table, level: str, demon: bool) -> None:
    """Another one is not hurt; the striking vampire is."""
    mine = table.you.ready(SEER)
    theirs = table.prey.ready(fiend("demon") if demon else fiend("mortal"))
    table.you.holds(EYE)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(EYE, by=mine, level=level)
    table.until("strike", table.prey)
    table.prey.does("hand strike") if table.prey.may("hand strike") else None
    rest(table)
    assert damage_to(table, theirs) == (2 if demon else 0)
    assert damage_to(table, mine) >= 2


@pytest.mark.parametrize(
    ("level", "blood", "hit", "pool"),
    [
        ("aus_val", 9, 0, 30),  # torpor
        ("aus_val", 1, 0, 30),  # 2 aggravated: 1 blood burned
        ("aus_val", 1, 1, 32),  # with the opponent's: burned
        ("AUS_VAL", 1, 0, 30),  # torpor
        ("AUS_VAL", 1, 2, 32),
    ],
)
def test_who_burns_in_the_eye_gains_pool(
    table: Table, level: str, blood: int, hit: int, pool: int
) -> None:
    """2 pool if the striking vampire is burned in this strike resolution, by whatever."""
    mine, theirs = table.you.ready(SEER, blood=blood), table.prey.ready(TARGET)
    table.you.holds(EYE)
    table.prey.holds(DODGE, *([blow(hit, aggravated=True)] if hit else []))
    fight(table, mine, theirs)
    table.you.plays(EYE, by=mine, level=level)
    table.prey.plays(f"A blow for {hit}" if hit else "A dodge", by=theirs)
    rest(table)
    assert table.where(mine) == ("ash_heap" if pool == 32 else "torpor")
    assert table.you.pool() == pool
    assert table.prey.pool() == 30


@pytest.mark.parametrize("level", ["aus_val", "AUS_VAL"])
def test_burned_before_its_eye_opens(table: Table, level: str) -> None:
    """By a blow with first strike: the strike is never resolved, no pool is gained."""
    mine, theirs = table.you.ready(SEER, blood=1), table.prey.ready(TARGET)
    quick = made_up("Quick", modes=(strike(hand_strike(+2, first=True, aggravated=True)),))
    table.you.holds(EYE)
    table.prey.holds(quick)
    fight(table, mine, theirs)
    table.you.plays(EYE, by=mine, level=level)
    table.prey.plays("Quick", by=theirs)
    rest(table)
    assert table.where(mine) == "ash_heap"
    assert table.you.pool() == 30


# -- Wall of Filth --------------------------------------------------------------------------------

WALL = "Wall of Filth"
FILTHY = made_vampire("Filthy", "pro", "PRO", "tha", "THA", capacity=12, path="Caine")
LEVELS = pytest.mark.parametrize("level", ["pro", "tha", "PRO", "THA"])


@LEVELS
@pytest.mark.parametrize(
    ("points", "aggravated", "left"), [(1, False, 0), (3, False, 1), (3, True, 1)]
)
@pytest.mark.ruling(WALL, 2)
@pytest.mark.ruling(WALL, 3)
def test_a_wall_prevents_two(
    table: Table, level: str, points: int, aggravated: bool, left: int
) -> None:
    """Before range it is put on; burned, it prevents 2, at inferior of normal damage only.

    What is left over of the 2 does not wait.
    """
    mine, theirs = table.you.ready(FILTHY), table.prey.ready(TARGET)
    held, _ = table.you.holds(WALL, PRESS)
    table.prey.holds(blow(points, aggravated=aggravated))
    fight(table, mine, theirs)
    table.you.plays(WALL, by=mine, level=level)
    assert table.on(held) == mine
    table.prey.plays(f"A blow for {points}", by=theirs)
    may = level.isupper() or not aggravated
    while not table.over():
        if table.you.may("use", card=held):
            assert may
            table.you.uses(held)
            may = False
            break
        if table.you.may("play", card="A press"):
            break
        table.pass_on()
    assert may is (level.islower() and aggravated) if may else True
    if table.where(held) == "ash_heap":
        assert damage_to(table, mine) in (left, 0)
        if table.where(mine) == "ready":
            table.you.plays("A press", by=mine)
            rest(table)
            assert damage_to(table, mine) == left + 1
        else:
            assert damage_to(table, mine) == left
    else:
        rest(table)
        assert damage_to(table, mine) == points
        assert table.where(held) == "attached"


@LEVELS
def test_the_wall_stands_before_range_and_in_later_combats(table: Table, level: str) -> None:
    """It can only be put before range; unburned, it serves in another combat, and only there."""
    only_before_range(WALL, by=FILTHY, level=level)
    mine, theirs = table.you.ready(FILTHY), table.prey.ready(TARGET)
    held = table.you.in_play(WALL, on=mine, level=level)
    table.you.holds(WALL)
    fight(table, mine, theirs)
    while not table.you.may("use", card=held):
        assert not table.you.can_play(WALL)  # only one on it
        table.pass_on()
    table.you.uses(held)
    rest(table)
    assert damage_to(table, mine) == 0
    assert table.where(held) == "ash_heap"


@LEVELS
def test_the_wall_is_for_combat(table: Table, level: str) -> None:
    """Damage outside of combat is not prevented by it."""
    mine = table.you.ready(FILTHY)
    held = table.you.in_play(WALL, on=mine, level=level)
    burning = paper("Burning", action(environmental_damage(1, THIS), stealth=1))
    table.you.holds(burning)
    table.you.ready("Meaghan")
    table.you.acts("Burning", by=mine)
    while not table.over():
        assert not table.you.may("use", card=held)
        table.pass_on()
    assert damage_to(table, mine) == 1


@pytest.mark.parametrize(("path", "may"), [("Caine", True), (None, False)])
def test_the_wall_is_for_the_path_of_caine(table: Table, path: str | None, may: bool) -> None:
    """A vampire without it cannot play it."""
    mine = table.you.ready(made_vampire("Filthy", "PRO", capacity=12, path=path))
    theirs = table.prey.ready(TARGET)
    table.you.holds(WALL, MANEUVER)
    fight(table, mine, theirs)
    offered = False
    while not table.over():
        offered |= table.you.can_play(WALL, by=mine)
        table.pass_on()
    assert offered is may


@pytest.mark.ruling(WALL, 1)
@pytest.mark.parametrize(("code", "other"), [("pro", "tha"), ("tha", "pro")])
def test_the_wall_counts_as_the_discipline_used(code: str, other: str) -> None:
    """Protean or Blood Sorcery, at each level."""
    for level in (code, code.upper()):
        counts_as_the_discipline_used(WALL, by=FILTHY, level=level, used=(code,), others=(other,))
