"""Guns: once each round, once each combat, at long range only, or as often as one likes."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, round_of
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language.combat.fighting import additional_strikes
from scenes.actions import comes_into_play
from table_talk import Table

MORE = paper("Once more", additional_strikes(1))
BIG: Definition | str = "Anson (G1)"


@pytest.mark.parametrize("name", ["Desert Eagle", "Mark V", "Sawed-Off Shotgun"])
def test_anybody_equips_with_a_gun(name: str) -> None:
    """For pool, at +1 stealth."""
    comes_into_play(name, by="Ryan")


@pytest.mark.parametrize(
    ("name", "far", "damage"),
    [
        ("Desert Eagle", False, 2),
        ("Desert Eagle", True, 2),
        ("Sawed-Off Shotgun", False, 3),
        ("Sawed-Off Shotgun", True, 3),
        ("Mark V", True, 4),
    ],
)
def test_a_shot(table: Table, name: str, far: bool, damage: int) -> None:
    """So much damage, ranged."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(BIG)
    gun = table.you.in_play(name, on=mine)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.until("strike", table.you)
    assert round_of(table).range == ("long" if far else "close")
    table.you.uses(gun, level="strike")
    rest(table)
    assert damage_to(table, theirs) == damage
    assert table.where(gun) == "attached"


def test_no_shot_with_the_mark_v_from_nearby(table: Table) -> None:
    """Only at long range."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(BIG)
    gun = table.you.in_play("Mark V", on=mine)
    table.you.in_play("Desert Eagle", on=mine)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert not table.you.may("use", card=gun)


@pytest.mark.ruling("Mark V", 1)
@pytest.mark.ruling("Sawed-Off Shotgun", 1)
@pytest.mark.parametrize(
    ("name", "again", "next_round"),
    [("Desert Eagle", True, True), ("Mark V", False, True), ("Sawed-Off Shotgun", False, False)],
)
def test_how_often_a_gun_shoots(table: Table, name: str, again: bool, next_round: bool) -> None:
    """In the same round, in the next one; a second gun of the same name may, in any case."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(BIG, blood=20)
    gun, twin = (table.you.in_play(name, on=mine) for _ in range(2))
    table.you.holds(MORE, PRESS)
    table.prey.holds(MANEUVER, MANEUVER)
    fight(table, mine, theirs)
    table.prey.plays("A maneuver", by=theirs)
    table.until("strike", table.you)
    table.you.uses(gun, level="strike")
    table.until("additional", table.you)
    table.you.plays("Once more", by=mine)
    table.until("strike", table.you)
    assert table.you.may("use", card=gun, mode="strike") is again
    table.you.uses(twin, level="strike")
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    table.until("range", table.prey)
    table.prey.plays("A maneuver", by=theirs)
    while not (table.over() or table.asked().window == "strike" or table.asked().window == "press"):  # type: ignore[union-attr]
        table.pass_on()
    assert table.you.may("use", card=gun, mode="strike") is next_round


def test_the_shotgun_is_loaded_again_for_the_next_combat(table: Table) -> None:
    """Once each combat, not once each turn."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(BIG, blood=20)
    gun = table.you.in_play("Sawed-Off Shotgun", on=mine)
    table.you.holds(AGAIN)
    fight(table, mine, theirs)
    for combat in (1, 2):
        table.until("strike", table.you)
        table.you.uses(gun, level="strike")
        if combat == 1:
            table.until("combat_about_to_end", table.you)
            table.you.plays("Another combat", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 6
