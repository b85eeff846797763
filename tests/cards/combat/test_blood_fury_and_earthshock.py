"""Blood Fury and Earthshock: strikes that ask who stands opposite, how far, and with what."""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import environmental_damage, gun_strike, static, strikes
from table_talk import Table

RAGING = made_vampire("Raging", "THA", "tha", capacity=6)
TARGET = made_vampire("Target", "CEL", "FOR", capacity=9)


def gun(*, first: bool = False) -> Definition:
    """A gun for 2 damage that hurts its bearer for 1 at each shot."""
    shot = replace(gun_strike(2, environmental_damage(1)), first=first)
    return paper("Gun", strikes(shot), kind="equipment", keywords=frozenset({"weapon", "gun"}))


@pytest.mark.parametrize(("level", "damage"), [("tha", 2), ("THA", 3)])
@pytest.mark.ruling("Blood Fury", 1)
@pytest.mark.ruling("Blood Fury", 6)
def test_blood_fury_is_not_prevented_by_fortitude(table: Table, level: str, damage: int) -> None:
    """None of it, so that no such card can be played; it costs 1 blood."""
    mine, theirs = table.you.ready(RAGING), table.prey.ready(TARGET)
    table.you.holds("Blood Fury")
    table.prey.holds("Skin of Rock")
    fight(table, mine, theirs)
    table.you.plays("Blood Fury", by=mine, level=level)
    while not table.over():
        assert not table.prey.can_play("Skin of Rock") or damage_to(table, theirs)
        table.pass_on()
    assert (damage_to(table, theirs), damage_to(table, mine)) == (damage, 1)
    assert table.blood(mine) == 6 - 1 - 1
    assert table.waits_for(table.you)


def test_blood_fury_is_for_close_range(table: Table) -> None:
    """At long range it is not offered at either level."""
    mine, theirs = table.you.ready(RAGING), table.prey.ready(TARGET)
    table.you.holds("Blood Fury", MANEUVER, DODGE)
    fight(table, mine, theirs)
    table.you.plays("A maneuver", by=mine)
    table.until("strike", table.you)
    assert not table.you.can_play("Blood Fury", level="tha")
    assert not table.you.can_play("Blood Fury", level="THA")


@pytest.mark.parametrize("level", ["tha", "THA"])
@pytest.mark.parametrize("reply", ["shot", "dodge", "first", "next round"])
@pytest.mark.ruling("Blood Fury", 2)
@pytest.mark.ruling("Blood Fury", 3)
@pytest.mark.ruling("Blood Fury", 4)
@pytest.mark.rules_text("003 Blood Fury 1")
def test_blood_fury_silences_weapons(table: Table, level: str, reply: str) -> None:
    """Not if it is dodged; a shot with first strike was there before it; only this round.

    What the gun does to its own bearer it does all the same ([LSJ 19980216], [LSJ 20040928]).
    """
    mine, theirs = table.you.ready(RAGING), table.prey.ready(TARGET)
    shot = table.prey.in_play(gun(first=reply == "first"), on=theirs)
    table.you.holds("Blood Fury", PRESS)
    table.prey.holds("Blur", DODGE)
    fight(table, mine, theirs)
    table.you.plays("Blood Fury", by=mine, level=level)
    if reply == "dodge":
        table.prey.plays("A dodge", by=theirs)
        table.prey.plays("Blur", by=theirs, level="cel")
    table.prey.uses(shot, level="strike")
    if reply == "next round":
        table.you.plays("A press", by=mine)
        table.prey.uses(shot, level="strike")
    rest(table)
    shots = 2 if reply == "next round" else 1
    assert damage_to(table, mine) == (0 if reply == "shot" else 2)
    fists = 1 if reply == "next round" else 0
    fury = 0 if reply == "dodge" else (2 if level == "tha" else 3)
    assert damage_to(table, theirs) == fury + fists + shots  # its own gun hurts it, too


@pytest.mark.parametrize("as_quick", [True, False])
@pytest.mark.parametrize(
    ("card", "level", "damage"),
    [("Blood Fury", "tha", 2), ("Blood Fury", "THA", 3), ("Soul Burn", "tha", 1)],
)
@pytest.mark.ruling("Blood Fury", 4)
@pytest.mark.ruling("Soul Burn", 2)
def test_as_quick_as_the_gun(
    table: Table, card: str, level: str, damage: int, as_quick: bool
) -> None:
    """With first strike, too, it silences a shot with first strike ([LSJ 20040928])."""
    mine, theirs = table.you.ready(RAGING), table.prey.ready(TARGET)
    if as_quick:
        table.you.in_play(paper("Speed", static("first strike"), kind="equipment"), on=mine)
    shot = table.prey.in_play(gun(first=True), on=theirs)
    table.you.holds(card)
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=level)
    table.prey.uses(shot, level="strike")
    rest(table)
    assert damage_to(table, mine) == (0 if as_quick else 2)
    assert damage_to(table, theirs) == damage + 1  # its own gun hurts it, too


@pytest.mark.ruling("Blood Fury", 2)
@pytest.mark.parametrize("level", ["tha", "THA"])
def test_an_allys_weapon_is_not_silenced(table: Table, level: str) -> None:
    """The opposing vampire's strikes: an ally shoots on."""
    mine, theirs = table.you.ready(RAGING), table.prey.ready("War Ghoul")
    shot = table.prey.in_play(gun(), on=theirs)
    table.you.holds("Blood Fury")
    fight(table, mine, theirs)
    table.you.plays("Blood Fury", by=mine, level=level)
    table.prey.uses(shot, level="strike")
    rest(table)
    assert damage_to(table, mine) == 2


# -- Earthshock -----------------------------------------------------------------------------------

STRONG = made_vampire("Strong", "POT", capacity=6)


@pytest.mark.parametrize(("level", "damage"), [("pot", 3), ("POT", 4)])
@pytest.mark.ruling("Earthshock", 2)
def test_earthshock_does_its_strength_and_no_dodge_helps(
    table: Table, level: str, damage: int
) -> None:
    """At long range, too; the opponent may dodge in vain. It costs 1 blood."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(TARGET)
    table.you.in_play(paper("Muscle", static("strength", +2), kind="equipment"), on=mine)
    table.you.holds("Earthshock", MANEUVER)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays("A maneuver", by=mine)
    table.you.plays("Earthshock", by=mine, level=level)
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == damage
    assert table.blood(mine) == 5


@pytest.mark.parametrize("level", ["pot", "POT"])
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("employed", [False, True])
@pytest.mark.ruling("Earthshock", 1)
def test_earthshock_hits_none_that_flies(
    table: Table, level: str, far: bool, employed: bool
) -> None:
    """But at long range its retainer, which does not fly; there is no other target."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready("Obsidian (G2)")
    hound = table.prey.in_play("Raven Spy", on=theirs, level="ani") if employed else None
    table.prey.in_play("Bowl of Convergence", on=theirs)  # no retainer
    table.prey.in_play("Raven Spy", on=table.prey.ready("Ryan"), level="ani")  # of another
    table.you.holds("Earthshock", DODGE)
    table.prey.holds(*([MANEUVER] if far else []))
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.until("strike", table.you)
    may = far and employed
    assert table.you.can_play("Earthshock", level=level) is may
    if may and hound is not None:
        table.you.plays("Earthshock", by=mine, level=level)
        rest(table)
        assert table.where(hound) == "ash_heap"
        assert damage_to(table, theirs) == 0
