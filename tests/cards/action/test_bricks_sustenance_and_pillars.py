"""Brick Laying, Putrescent Sustenance, Pillars Fall."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import damage_to, replaced
from listening import listener
from made_up import paper
from methuselah.language import ally, ash_heap, choose, chosen, modifier, remove_from_game
from methuselah.rules.action.action import stealth
from methuselah.rules.action.bleed import bleed_of
from table_talk import Table

BRICK = "Brick Laying"
SUSTENANCE = "Putrescent Sustenance"
PILLARS = "Pillars Fall"
MASON = made_vampire("Mason", "POT", capacity=6)
YOUNGER = made_vampire("Younger", capacity=5)
PEER = made_vampire("Peer", capacity=6)
ALLY = "Gregory Winter"
PRIEST = replaced(
    "Khurshid (G6)", disciplines=("OBL", "THA"), path="Death and the Soul", capacity=9
)
CAINITE = replaced("Ryan", strength=2, path="Caine")


# -- Brick Laying ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "damage"), [("pot", 0), ("POT", 1)])
@pytest.mark.parametrize("aim", ["vampire", "ally"])
def test_somebody_is_bricked_up(table: Table, level: str, damage: int, aim: str) -> None:
    """An ally or a younger vampire, ready or in torpor, is locked; at superior with 1 damage."""
    mason, mine = table.you.ready(MASON), table.you.ready(COMPANION)
    table.you.holds(BRICK, PAUSE)
    vampire, torpid = table.prey.ready(YOUNGER, blood=3), table.prey.torpor("Duck")
    table.prey.ready(PEER)
    ally = table.grand_prey.ready(ALLY)
    target, other = (vampire, ally) if aim == "vampire" else (ally, vampire)
    life = table.blood(target)
    table.you.acts(BRICK, by=mason, level=f"{level} 2")
    assert table.you.choices() == {mine, vampire, torpid, ally}
    table.you.chooses(target)
    assert stealth(table.state, action_of(table)) == 0
    owner = table.prey if aim == "vampire" else table.grand_prey
    assert action_of(table).targets == (owner.number,)
    rest(table)
    assert (table.locked(target), table.locked(other)) == (True, False)
    assert (damage_to(table, target), life - table.blood(target)) == (damage, damage)
    assert damage_to(table, other) == 0
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "damage"), [("pot", 0), ("POT", 1)])
def test_a_haven_is_bricked_up(table: Table, level: str, damage: int) -> None:
    """One on an ally or a younger vampire: it is burned, and its bearer is not locked."""
    mason = table.you.ready(MASON)
    table.you.ready(COMPANION)
    table.you.holds(BRICK, PAUSE)
    vampire, ally = table.prey.ready(YOUNGER, blood=3), table.grand_prey.ready(ALLY)
    bag = table.prey.in_play("Body Bag", on=vampire)
    torpid = table.prey.torpor("Duck")
    buried = table.prey.in_play("Body Bag", on=torpid)
    coach = table.grand_prey.in_play("Highway Haven: RV", on=ally)
    peer = table.prey.ready(PEER)
    table.prey.in_play("Body Bag", on=peer)
    haven = table.prey.in_play("Secure Haven", on=vampire)
    table.prey.in_play("Sport Bike", on=vampire)
    table.you.acts(BRICK, by=mason, level=level)
    assert table.you.choices() == {bag, buried, coach, haven}
    table.you.chooses(bag)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.where(bag), table.where(coach)) == ("ash_heap", "attached")
    assert (table.locked(vampire), table.blood(vampire)) == (False, 3 - damage)
    assert [damage_to(table, one) for one in (vampire, ally, peer)] == [damage, 0, 0]
    assert table.waits_for(table.you)


# -- Putrescent Sustenance ------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "fed"), [("obl", 2), ("tha", 2), ("OBL", 3), ("THA", 3)])
@pytest.mark.parametrize("whom", ["this", "zombie"])
def test_the_remains_of_an_ally_feed(table: Table, level: str, fed: int, whom: str) -> None:
    """An ally in any ash heap leaves the game; this vampire or a zombie of yours is fed."""
    priest = table.you.ready(PRIEST, blood=2)
    table.you.ready(COMPANION)
    table.you.holds(SUSTENANCE, PAUSE)
    zombies = [_zombie(table, seat, number) for number, seat in enumerate((0, 0, 1))]
    mortal = table.you.ready(ALLY)
    mine, theirs = table.you.ash_heap(ALLY), table.prey.ash_heap("Underbridge Stray")
    table.you.ash_heap("Fame", "Ryan", "Raven Spy")
    life = table.blood(mortal)
    key = f"{level} 2" if whom == "zombie" else level
    table.you.acts(SUSTENANCE, by=priest, level=key)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    if whom == "zombie":
        assert table.you.choices() == set(zombies[:2])
        table.you.chooses(zombies[1])
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.where(theirs), table.where(mine)) == ("removed", "ash_heap")
    assert table.blood(priest) == 2 + fed * (whom == "this")
    assert [table.blood(one) for one in zombies] == [3, 3 + fed * (whom == "zombie"), 3]
    assert table.blood(mortal) == life
    assert table.waits_for(table.you)


def _zombie(table: Table, seat: int, number: int) -> int:
    face = {"life": 3, "strength": 1, "bleed": 0, "keywords": frozenset({"zombie"})}
    return table.seats[seat].ready(paper(f"Zombie {number}", kind="ally", **face))


@pytest.mark.parametrize("gone", [True, False])
def test_the_remains_must_be_there_still(table: Table, gone: bool) -> None:
    """If they left the ash heap meanwhile, nobody is fed."""
    priest = table.you.ready(PRIEST, blood=2)
    table.you.ready(COMPANION)
    table.you.holds(SUSTENANCE)
    table.you.ash_heap(ALLY)
    table.prey.ready("Nassir")
    thief = paper(
        "Thief",
        modifier(choose(ash_heap(ally), name="stolen"), remove_from_game(chosen("stolen"))),
    )
    table.you.holds(thief)
    table.you.acts(SUSTENANCE, by=priest, level="obl")
    if gone:
        table.you.plays("Thief", by=priest)
    rest(table)
    assert table.blood(priest) == (2 if gone else 4)


@pytest.mark.ruling(SUSTENANCE, 1)
@pytest.mark.parametrize("heard", ["obl", "tha", "thn"])
@pytest.mark.parametrize(("level", "used"), [("obl", "obl"), ("THA", "tha")])
def test_sustenance_counts_as_what_is_used(table: Table, level: str, used: str, heard: str) -> None:
    """As it is played it requires one of the two Disciplines, in the hand both."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    table.you.ash_heap(ALLY)
    _, spare = table.you.holds(SUSTENANCE, SUSTENANCE)
    table.grand_prey.in_play(listener(heard))
    ear = table.you.in_play(listener(heard))
    table.you.acts(SUSTENANCE, by=priest, level=level)
    rest(table)
    assert table.grand_prey.pool() == 30 + (heard == used)
    assert table.you.may("use", card=ear) is (heard != "thn")
    if heard != "thn":
        table.you.uses(ear)
        assert table.where(spare) == "ash_heap"


# -- Pillars Fall ---------------------------------------------------------------------------------


@pytest.mark.parametrize("takes", [True, False])
@pytest.mark.parametrize(("mine", "theirs"), [(4, 1), (4, 4), (1, 1)])
def test_a_pillar_falls(table: Table, mine: int, theirs: int, takes: bool) -> None:
    """If the opposing vampire is not ready after the combat, the card may be kept: +1 bleed."""
    ryan = table.you.ready(CAINITE, blood=mine)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds(PILLARS, PAUSE)
    pillar = table.prey.ready(replaced("Nassir", strength=1 + (mine == 1)), blood=theirs)
    table.prey.ready(ALLY)
    table.prey.torpor("Duck")
    second = table.grand_prey.ready("Lauren")
    table.you.acts(PILLARS, by=ryan)
    assert table.you.choices() == {pillar, second}
    table.you.chooses(pillar)
    assert stealth(table.state, action_of(table)) == 0
    asked = False
    while not table.over():
        may = table.you.may("do")
        asked = asked or may
        if may and takes:
            table.you.does("do")
        else:
            table.pass_on()
    fell = theirs == 1
    assert table.where(pillar) == ("torpor" if fell else "ready")
    assert table.where(ryan) == ("torpor" if mine == 1 else "ready")
    assert asked is fell
    assert table.where(card) == ("attached" if fell and takes else "ash_heap")
    if fell and takes:
        assert table.on(card) == ryan
        assert [bleed_of(table.state, one) for one in (ryan, other)] == [2, 1]
    assert table.waits_for(table.you)


@pytest.mark.parametrize("on_companion", [True, False])
def test_a_second_pillar_is_not_kept(table: Table, on_companion: bool) -> None:
    """A vampire can have only one; the action can be taken all the same."""
    ryan = table.you.ready(CAINITE)
    other = table.you.ready(COMPANION)
    table.you.in_play(PILLARS, on=other if on_companion else ryan)
    table.you.holds(PILLARS)
    pillar = table.prey.ready("Nassir", blood=1)
    table.you.acts(PILLARS, by=ryan)
    asked = False
    while not table.over():
        asked = asked or table.you.may("do")
        table.pass_on()
    assert table.where(pillar) == "torpor"
    assert asked is on_companion


@pytest.mark.parametrize(("name", "may"), [(CAINITE, True), ("Ryan", False), (ALLY, False)])
def test_a_vampire_makes_pillars_fall(table: Table, name: Any, may: bool) -> None:
    """The text speaks of the acting vampire; it follows the Path of Caine."""
    mine = table.you.ready(name)
    table.you.holds(PILLARS)
    table.prey.ready("Nassir")
    assert table.you.can_play(PILLARS, by=mine) is may
