"""Jua Vema: aggravated damage counts as normal, for a round or for the action."""

from __future__ import annotations

import pytest

from block_talk import UNLOCKER, made_vampire
from combat_talk import PRESS, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import TARGET, action, choose, enters_combat, minion, ready, static
from table_talk import Table

VEMA = "Jua Vema"


def claws(name: str = "Claws") -> Definition:
    """Equipment with which hand strikes are aggravated."""
    return paper(name, static("aggravated strikes", word="hand"), kind="equipment")


def fighters(table: Table, code: str) -> tuple[int, int]:
    """Your vampire with Fortitude and the card, and your prey's with claws."""
    mine = table.you.ready(made_vampire("Elder", code, capacity=6))
    table.you.holds(VEMA)
    nassir = table.prey.ready("Nassir")
    table.prey.in_play(claws(), on=nassir)
    return mine, nassir


@pytest.mark.parametrize("level", ["", "for", "FOR"])
def test_aggravated_damage_is_treated_as_normal(table: Table, level: str) -> None:
    """1 blood is burned for it; without the card it is torpor."""
    mine, nassir = fighters(table, "FOR")
    fight(table, mine, nassir)
    if level:
        table.you.plays(VEMA, by=mine, level=level)
    rest(table)
    assert table.where(mine) == ("ready" if level else "torpor")
    assert table.blood(mine) == (5 if level else 6)
    assert damage_to(table, nassir) == 1
    assert table.waits_for(table.you)


def test_it_can_be_played_as_the_damage_comes(table: Table) -> None:
    """Before it is inflicted."""
    mine, nassir = fighters(table, "for")
    fight(table, mine, nassir)
    table.until("prevent", table.you)
    table.you.plays(VEMA, by=mine, level="for")
    rest(table)
    assert (table.where(mine), table.blood(mine)) == ("ready", 5)


@pytest.mark.parametrize(("level", "stays"), [("for", False), ("FOR", False), ("FOR 2", True)])
def test_it_lasts_a_round_or_with_an_aye_the_action(table: Table, level: str, stays: bool) -> None:
    """A press goes on to a second round; the Aye is locked for it."""
    mine, nassir = fighters(table, "FOR")
    table.you.holds(PRESS)
    aye = table.you.in_play("Aye", on=mine)
    fight(table, mine, nassir)
    table.you.plays(VEMA, by=mine, level=level)
    table.you.plays(PRESS.name, by=mine)
    rest(table)
    assert damage_to(table, mine) == 2
    assert table.where(mine) == ("ready" if stays else "torpor")
    assert table.blood(mine) == (4 if stays else 5)
    assert table.locked(aye) == stays


def test_it_is_over_with_the_action(table: Table) -> None:
    """In the combat of a second action the damage is aggravated again."""
    mine, nassir = fighters(table, "FOR")
    table.you.ready("Meaghan")
    table.you.in_play("Aye", on=mine)
    table.you.in_play(UNLOCKER)
    rush = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))
    table.you.holds(rush)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(nassir)
    table.you.plays(VEMA, by=mine, level="FOR 2")
    rest(table)
    assert (table.where(mine), table.blood(mine)) == ("ready", 5)
    table.you.uses("Unlocker")
    table.you.acts("Rush", by=mine)
    rest(table)
    assert table.where(mine) == "torpor"


@pytest.mark.parametrize(
    ("on", "locked", "may"), [("own", False, True), ("own", True, False), ("other", False, False)]
)
def test_the_aye_is_an_unlocked_one_on_this_vampire(
    table: Table, on: str, locked: bool, may: bool
) -> None:
    """Neither a locked one nor that of another; for the round it needs none."""
    mine, nassir = fighters(table, "FOR")
    other = table.you.ready("Ryan")
    table.you.in_play("Aye", on=mine if on == "own" else other, locked=locked)
    fight(table, mine, nassir)
    table.until("before_range", table.you)
    assert table.you.can_play(VEMA, by=mine, level="FOR")
    assert table.you.can_play(VEMA, by=mine, level="for")
    assert table.you.can_play(VEMA, by=mine, level="FOR 2") == may


def test_only_this_vampire_treats_it_so(table: Table) -> None:
    """The opposing one goes to torpor from aggravated damage; so it takes Fortitude."""
    mine, nassir = fighters(table, "for")
    table.you.in_play(claws("Fangs"), on=mine)
    table.prey.holds(VEMA)
    fight(table, mine, nassir)
    table.until("before_range", table.you)
    assert not table.you.can_play(VEMA, by=mine, level="FOR")
    assert not table.prey.can_play(VEMA, by=nassir)
    table.you.plays(VEMA, by=mine, level="for")
    rest(table)
    assert (table.where(mine), table.where(nassir)) == ("ready", "torpor")
