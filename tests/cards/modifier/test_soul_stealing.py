"""Soul Stealing: half the capacity of a vampire of the prey that this one has burned."""

from __future__ import annotations

from typing import Any

import pytest

from block_talk import made_vampire
from combat_talk import fight, made_up, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import capacity
from methuselah.language import (
    TARGET,
    action,
    burn_card,
    choose,
    environmental_damage,
    gain_pool,
    hand_strike,
    is_named,
    not_,
    on,
    political,
    ranged_strike,
    static,
    strike,
    torpor,
    vampire,
    yours,
)  # fmt: skip
from table_talk import Table

SOUL = "Soul Stealing"
THIEF = made_vampire("Thief", "nec", "NEC", capacity=10)
BLOW = made_up("A blow", modes=(strike(hand_strike(+6, aggravated=True)),))
SUN = made_up(
    "The sun",
    modes=(strike(ranged_strike(0, anyway=(environmental_damage(7, aggravated=True),))),),
)


def victim(size: int) -> Definition:
    """A vampire without anything, of this capacity."""
    return made_vampire("Victim", capacity=size)


@pytest.mark.parametrize(("size", "gained"), [(7, 3), (8, 4), (1, 0)])
@pytest.mark.parametrize("how", ["a strike", "the sun"])
@pytest.mark.ruling(SOUL, 1)
def test_superior_steals_in_combat(table: Table, size: int, gained: int, how: str) -> None:
    """Half the capacity, rounded down, whatever burned the opponent; it is free."""
    mine, theirs = table.you.ready(THIEF, blood=3), table.prey.ready(victim(size), blood=1)
    held, _ = table.you.holds(SOUL, BLOW)
    table.prey.holds(SUN)
    fight(table, mine, theirs)
    if how == "a strike":
        table.you.plays("A blow", by=mine)
    else:
        table.you.does("hand strike")
        table.prey.plays("The sun", by=theirs)
    while not table.you.can_play(held, level="NEC"):
        assert table.where(theirs) == "ready"
        table.pass_on()
    assert table.where(theirs) == "ash_heap"
    assert not table.you.can_play(held, level="nec")
    before = table.blood(mine)
    table.you.plays(held, by=mine, level="NEC")
    assert table.blood(mine) == before + gained
    rest(table)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("whom", ["torpor", "ally", "of the predator", "itself", "by the other"])
def test_nothing_is_stolen_in_combat(table: Table, whom: str) -> None:
    """Of one that goes to torpor, of an ally, of a vampire of the predator, as it burns itself."""
    mine = table.you.ready(THIEF, blood=1 if whom in ("itself", "by the other") else 3)
    seat = table.predator if whom == "of the predator" else table.prey
    face: Any = replaced("Carlton Van Wyk", life=1) if whom == "ally" else victim(8)
    theirs = seat.ready(face, blood=8 if whom == "torpor" else 1)
    table.you.ready("Meaghan")
    held = table.you.holds(SOUL)
    table.you.holds(SUN if whom == "itself" else BLOW)
    table.prey.holds(BLOW, SOUL)
    eyes = paper("Eyes", static("intercept", +1), kind="equipment")
    seat.in_play(eyes, on=theirs)
    table.you.acts(word="hunt" if whom == "of the predator" else "bleed", by=mine)
    seat.blocks(theirs)
    if whom == "by the other":
        table.prey.plays("A blow", by=theirs)
    elif whom == "itself":
        table.you.plays("The sun", by=mine)
    else:
        table.you.plays("A blow", by=mine)
    while not table.over():
        assert not table.you.can_play(held)
        table.pass_on()
    gone = mine if whom in ("itself", "by the other") else theirs
    assert table.where(gone) == ("torpor" if whom == "torpor" else "ash_heap")


@pytest.mark.parametrize("early", [False, True])
@pytest.mark.ruling(SOUL, 3)
@pytest.mark.rules_text("003 Soul Stealing 2")
def test_inferior_steals_at_a_diablerie(table: Table, early: bool) -> None:
    """Of an older one before or after the Discipline card, and before the blood hunt."""
    mine = table.you.ready(THIEF, blood=2)
    theirs = table.prey.torpor(victim(11), blood=0)
    table.you.library("Potence", "Fame", "Fame")
    table.you.ready("Meaghan")
    held = table.you.holds(SOUL)
    table.you.acts(word="diablerie", by=mine, target=theirs)
    while not table.you.can_play(held, level="nec"):
        assert table.where(theirs) == "torpor"
        table.pass_on()
    assert not table.you.can_play(held, level="NEC")
    assert capacity(table.state, mine) == 10
    if early:
        table.you.plays(held, by=mine, level="nec")
        assert table.blood(mine) == 2 + 5
    else:
        table.you.passes()
    table.you.does("fetch")
    assert table.you.can_play(held, level="nec") is not early
    if not early:
        table.you.plays(held, by=mine, level="nec")
    rest(table)
    assert capacity(table.state, mine) == 11
    assert table.blood(mine) == 2 + 5
    assert table.where(theirs) == "ash_heap"


@pytest.mark.parametrize("whom", ["of the prey", "of the predator", "an ally"])
def test_whose_soul_is_stolen_outside_of_combat(table: Table, whom: str) -> None:
    """A vampire's, of the prey only."""
    burning = paper("Burning", action(choose(on(not_(yours))), burn_card(TARGET), stealth=1))
    ghost = replaced("Carlton Van Wyk", life=3)
    seat = table.predator if whom == "of the predator" else table.prey
    mine, theirs = table.you.ready(THIEF), seat.ready(ghost if whom == "an ally" else victim(8))
    table.you.ready("Meaghan")
    held, _ = table.you.holds(SOUL, burning)
    table.you.acts("Burning", by=mine)
    offered = False
    while not table.over():
        offered |= table.you.can_play(held)
        table.pass_on()
    assert table.where(theirs) == "ash_heap"
    assert offered is (whom == "of the prey")


@pytest.mark.parametrize("passed", [False, True])
def test_of_a_younger_one_there_is_one_moment(table: Table, passed: bool) -> None:
    """Passed over, it does not come back; nor with the blood hunt."""
    mine = table.you.ready(THIEF, blood=2)
    theirs = table.prey.torpor(victim(8), blood=1)
    table.you.ready("Meaghan")
    held = table.you.holds(SOUL)
    table.you.acts(word="diablerie", by=mine, target=theirs)
    while not table.you.can_play(held):
        table.pass_on()
    if passed:
        table.you.passes()
    else:
        table.you.plays(held, by=mine, level="nec")
    while not table.over():
        assert not table.you.can_play(held)
        table.pass_on()
    assert table.blood(mine) == 2 + 1 + (0 if passed else 4)


BURNS = action(choose(torpor(vampire)), burn_card(TARGET), stealth=1)
CALLS = political(terms=(choose(on(vampire)),), passes=(burn_card(TARGET),))
BESIDE = action(gain_pool(1), burn_card(torpor(is_named("Victim"))), stealth=1)


@pytest.mark.parametrize(
    ("name", "what", "may"),
    [("Burning", BURNS, True), ("Motion", CALLS, False), ("Beside", BESIDE, False)],
)
@pytest.mark.ruling(SOUL, 2)
@pytest.mark.rules_text("003 Soul Stealing 1")
def test_whose_doing_it_is_in_an_action(table: Table, name: str, what: Any, may: bool) -> None:
    """A directed action that burns it; neither a referendum nor what happens by the way."""
    mine = table.you.ready(THIEF, blood=3)
    theirs, other = table.prey.torpor(victim(8)), table.prey.torpor("Ryan")
    table.you.ready("Meaghan")
    held, _ = table.you.holds(SOUL, paper(name, what))
    table.you.acts(name, by=mine)
    offered = False
    while not table.over():
        if table.you.may("choose", target=theirs):
            table.you.chooses(theirs)
        elif table.you.may("vote"):
            table.you.does("vote")
        elif table.you.can_play(held):
            offered = True
            table.you.plays(held, by=mine, level="nec")
        else:
            table.pass_on()
    assert table.where(theirs) == "ash_heap"
    assert table.where(other) == "torpor"
    assert offered is may
    assert table.blood(mine) == 3 + (4 if may else 0)
