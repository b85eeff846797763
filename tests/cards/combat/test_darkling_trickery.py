"""Darkling Trickery: presses and maneuvers, or a shot that comes to nothing."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, round_of, weapon
from listening import listener
from methuselah.engine.definitions import Definition, Strike
from methuselah.language import additional_strikes, before_range, sets_range, strike
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

TRICK = "Darkling Trickery"
WALL = made_vampire("Wall", capacity=10)
SHOT = made_up("Shot", modes=(strike(Strike("damage", 2, ranged=True)),))
FIRST = made_up("Firsthand", modes=(strike(Strike("hand", 0, first=True)),))
FREE = made_up("Another one", modes=(additional_strikes(1),))
FARAWAY = made_up("Far away", modes=(before_range(sets_range("long")),))
CLUB = weapon("A club", Strike("melee", 2))


def shot_at(table: Table, *held: Definition, gun: str = "44") -> tuple[int, int, int]:
    """Yours with Mytherceria in front of a vampire that holds a gun; the gun."""
    mine = table.you.ready(made_vampire("Faerie", "MYT", capacity=8))
    theirs = table.prey.ready(WALL)
    arms = table.prey.in_play(".44 Magnum" if gun == "44" else CLUB, on=theirs)
    table.you.holds(TRICK, *held)
    return mine, theirs, arms


@pytest.mark.parametrize("far", [False, True])
def test_a_gun_is_tricked(table: Table, far: bool) -> None:
    """It inflicts nothing, and its bearer takes 1, near and far."""
    mine, theirs, gun = shot_at(table, DODGE, FARAWAY)
    other = table.prey.ready("Ryan")
    fight(table, mine, theirs)
    if far:
        table.you.plays("Far away", by=mine)
    table.you.plays(DODGE.name, by=mine)
    table.prey.uses(gun, level="strike")
    table.you.plays(TRICK, by=mine, level="MYT")
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 1)
    assert damage_to(table, other) == 0
    assert table.on(gun) == theirs
    assert table.blood(mine) == 8
    assert table.waits_for(table.you)


def test_the_trick_alone_keeps_the_shot_off(table: Table) -> None:
    """Without a dodge too; both blows of the hand count beside it."""
    mine, theirs, gun = shot_at(table)
    fight(table, mine, theirs)
    table.prey.uses(gun, level="strike")
    table.you.plays(TRICK, by=mine, level="MYT")
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 2)


@pytest.mark.parametrize("what", ["hand", "club", "shot"])
def test_there_must_be_a_shot_of_a_weapon(table: Table, what: str) -> None:
    """No hand, no melee weapon, no ranged strike of a card."""
    mine, theirs, arms = shot_at(table, DODGE, gun="club" if what == "club" else "44")
    table.prey.holds(SHOT)
    fight(table, mine, theirs)
    table.you.plays(DODGE.name, by=mine)
    if what == "hand":
        table.prey.does("hand strike")
    elif what == "club":
        table.prey.uses(arms, level="strike")
    else:
        table.prey.plays("Shot", by=theirs)
    while not table.over():
        assert not table.you.can_play(TRICK, level="MYT")
        table.pass_on()


@pytest.mark.rules_text("003 6.4.1 R1")
def test_the_weapon_is_harmless_for_the_round(table: Table) -> None:
    """An additional strike with it hurts no more; another gun does, and one in the next round.

    Its bearer takes the damage once.
    """
    mine, theirs, gun = shot_at(table, PRESS)
    other = table.prey.in_play("Deer Rifle", on=theirs)
    table.prey.holds(FREE, FREE)
    fight(table, mine, theirs)
    table.prey.uses(gun, level="strike")
    table.you.plays(TRICK, by=mine, level="MYT")
    table.prey.plays(FREE.name, by=theirs)
    table.prey.uses(gun, level="strike")
    table.until("press", table.you)
    assert damage_to(table, mine) == 0
    assert damage_to(table, theirs) == 2
    table.you.plays("A press", by=mine)
    table.prey.uses(gun, level="strike")
    table.prey.plays(FREE.name, by=theirs)
    table.prey.uses(other, level="strike")
    rest(table)
    assert damage_to(table, mine) > 2


def test_only_that_weapon_is_harmless(table: Table) -> None:
    """The additional strike of the round with another gun hurts."""
    mine, theirs, gun = shot_at(table)
    other = table.prey.in_play("Deer Rifle", on=theirs)
    table.prey.holds(FREE)
    fight(table, mine, theirs)
    table.prey.uses(gun, level="strike")
    table.you.plays(TRICK, by=mine, level="MYT")
    table.prey.plays(FREE.name, by=theirs)
    table.prey.uses(other, level="strike")
    rest(table)
    assert damage_to(table, mine) > 0


def test_an_additional_shot_is_tricked_too(table: Table) -> None:
    """The damage comes with the resolution of that strike."""
    mine, theirs, gun = shot_at(table)
    table.prey.holds(FREE)
    fight(table, mine, theirs)
    table.prey.does("hand strike")
    table.prey.plays(FREE.name, by=theirs)
    table.prey.uses(gun, level="strike")
    table.you.plays(TRICK, by=mine, level="MYT")
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (1, 2)


@pytest.mark.ruling(TRICK, 1)
@pytest.mark.parametrize("how", ["hand", "ends", "first"])
def test_when_the_trick_hurts(table: Table, how: str) -> None:
    """Against a dodge it does; not where combat ends before, nor who has fallen by first strike."""
    mine, theirs, gun = shot_at(table, COMBAT_ENDS, FIRST)
    fight(table, mine, theirs)
    if how == "ends":
        table.you.plays("Combat ends", by=mine)
    elif how == "first":
        table.you.plays("Firsthand", by=mine)
    else:
        table.you.does("hand strike")
    table.prey.uses(gun, level="strike")
    table.you.plays(TRICK, by=mine, level="MYT")
    rest(table)
    assert damage_to(table, mine) == 0
    assert damage_to(table, theirs) == {"hand": 2, "ends": 0, "first": 2}[how]


@pytest.mark.ruling(TRICK, 1)
def test_who_has_fallen_before_is_not_hurt_by_the_trick(table: Table) -> None:
    """First strike sent it to torpor: nothing more is resolved; a dodge does not save it."""
    mine = table.you.ready(made_vampire("Faerie", "MYT", capacity=8))
    theirs = table.prey.ready("Ryan", blood=0)
    gun = table.prey.in_play(".44 Magnum", on=theirs)
    table.you.holds(TRICK, FIRST)
    fight(table, mine, theirs)
    table.you.plays("Firsthand", by=mine)
    table.prey.uses(gun, level="strike")
    table.you.plays(TRICK, by=mine, level="MYT")
    rest(table)
    assert damage_to(table, theirs) == 1
    assert table.where(theirs) == "torpor"


@pytest.mark.ruling(TRICK, 2)
@pytest.mark.parametrize(
    ("level", "used", "other"), [("myt", "myt", "obt"), ("myt 2", "myt", "obt")]
)
def test_the_trick_requires_what_is_used(level: str, used: str, other: str) -> None:
    """One of the two as it is played, either of them before."""
    by = made_vampire("Faerie", "obt", "MYT", capacity=10)
    counts_as_the_discipline_used(TRICK, by=by, level=level, used=(used,), others=(other,))


@pytest.mark.ruling(TRICK, 2)
def test_lesser_tricks(table: Table) -> None:
    """Obtenebration ends combat; basic Mytherceria maneuvers or presses, either way."""
    mine = table.you.ready(made_vampire("Faerie", "myt", "obt", capacity=8))
    theirs = table.prey.ready(WALL)
    table.you.holds(TRICK, TRICK, TRICK)
    table.prey.holds(PRESS, MANEUVER)
    table.grand_prey.in_play(listener("obt"))
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert not table.you.can_play(TRICK, level="obt")
    table.you.plays(TRICK, by=mine, level="myt")
    assert round_of(table).range == "long"
    table.until("press", table.you)
    assert not table.you.can_play(TRICK, level="obt")
    assert table.you.can_play(TRICK, level="myt 2")
    table.you.passes()
    table.prey.plays("A press", by=theirs)
    assert table.you.can_play(TRICK, level="myt 2")
    assert table.grand_prey.pool() == 30
    table.you.plays(TRICK, by=mine, level="obt")
    rest(table)
    assert table.grand_prey.pool() == 31
    assert damage_to(table, mine) == damage_to(table, theirs) == 0
