"""Vampires that take something by an action: an ally, equipment, pool, the Edge."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import UNLOCKER
from methuselah.rules.action.action import stealth
from table_talk import Table

JAZZ = "Jazz Wentworth (G1)"
JUNIPER = "Juniper (G4)"
TITUS = "Titus Camille (G4)"
MALABRANCA = "Malabranca (G4)"
IMBUED = 'Jennie "Cassie247" Orne (G4)'


def test_jazz_takes_the_edge_that_nobody_has(table: Table) -> None:
    """An undirected action at +1 stealth: you have the Edge then."""
    jazz = table.you.ready(JAZZ)
    table.you.ready("Meaghan")
    table.prey.ready("Ryan")  # could block
    table.you.acts(jazz, by=jazz)
    assert action_of(table).targets == ()
    assert stealth(table.state, action_of(table)) == 1
    assert not table.you.has_edge()  # not before it succeeds
    table.nobody_reacts()

    assert table.you.has_edge()
    assert table.locked(jazz)
    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert table.waits_for(table.you)


@pytest.mark.parametrize("holder", ["you", "prey", "nobody"])
def test_jazz_takes_no_edge_from_anybody(table: Table, holder: str) -> None:
    """Where somebody has it, you too, she cannot take the action; she can bleed for it."""
    jazz = table.you.ready(JAZZ)
    other = table.you.ready("Meaghan")
    if holder != "nobody":
        table.gives_edge(getattr(table, holder))
    assert table.you.may("use action", card=jazz, by=jazz) is (holder == "nobody")
    assert not table.you.may("use action", card=jazz, by=other)
    assert table.you.may("act", minion=jazz, word="bleed")


@pytest.mark.parametrize("whose", ["prey", "predator"])
def test_juniper_steals_an_ally_of_a_neighbour(table: Table, whose: str) -> None:
    """At +1 stealth, directed: an ally of your prey or predator; a vampire is none."""
    juniper = table.you.ready(JUNIPER)
    table.you.ready("Meaghan")
    table.you.ready("Vagabond Mystic")
    near = table.prey.ready("Renegade Garou")
    far = table.predator.ready("Arms Dealer")
    table.grand_prey.ready("Underbridge Stray", level="ani")
    table.prey.ready("Ryan")
    down = table.prey.puts(IMBUED, "incapacitated")

    table.you.acts(juniper, by=juniper)
    assert table.you.choices() == {near, far, down}
    ally, other = (near, far) if whose == "prey" else (far, near)
    table.you.chooses(ally)
    seat = getattr(table, whose)
    assert action_of(table).targets == (seat.number,)
    assert stealth(table.state, action_of(table)) == 1
    assert table.state.controller(ally) == seat.number
    table.nobody_reacts()

    assert table.state.controller(ally) == table.you.number
    assert table.state.controller(other) != table.you.number
    assert table.where(ally) == "ready"
    assert table.locked(juniper)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("whose", ["prey", "predator"])
def test_titus_steals_equipment_of_a_neighbour(table: Table, whose: str) -> None:
    """From a minion of your prey or predator, an ally too; no retainer, nothing of yours."""
    titus = table.you.ready(TITUS)
    mine = table.you.ready("Meaghan")
    table.you.in_play(".44 Magnum", on=mine)
    ryan = table.prey.ready("Ryan")
    gun = table.prey.in_play(".44 Magnum", on=ryan)
    table.prey.in_play("J. S. Simmons, Esq.", on=ryan)
    garou = table.predator.ready("Renegade Garou")
    bowl = table.predator.in_play("Bowl of Convergence", on=garou)
    crow = table.grand_prey.ready("Crow (G5)")
    table.grand_prey.in_play("Deer Rifle", on=crow)
    tool = table.prey.in_play("Kevlar Vest", on=table.prey.torpor("Nassir"))

    table.you.acts(titus, by=titus)
    assert table.you.choices() == {gun, bowl, tool}
    taken, left = (gun, bowl) if whose == "prey" else (bowl, gun)
    table.you.chooses(taken)
    assert action_of(table).targets == (getattr(table, whose).number,)
    assert stealth(table.state, action_of(table)) == 0
    table.nobody_reacts()

    assert table.on(taken) == titus
    assert table.state.controller(taken) == table.you.number
    assert table.on(left) in (ryan, garou)
    assert table.locked(titus)
    assert table.waits_for(table.you)


def test_titus_steals_nothing_that_he_could_not_have(table: Table) -> None:
    """A second vehicle is not for him: a minion can have only one."""
    titus = table.you.ready(TITUS)
    table.you.ready("Meaghan")
    table.you.in_play("Stolen Police Cruiser", on=titus)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Stolen Police Cruiser", on=ryan)
    assert not table.you.may("use action", card=titus, by=titus)


@pytest.mark.parametrize(("hers", "may"), [(20, True), (19, False), (18, False)])
def test_malabranca_takes_a_pool_of_a_richer_prey(table: Table, hers: int, may: bool) -> None:
    """1 pool moves to you, if she has more than you: 20 against 19."""
    mine = table.you.ready(MALABRANCA)
    table.you.ready("Meaghan")
    table.you.pool(19)
    table.prey.pool(hers)
    table.prey.ready("Ryan")  # could block
    assert table.you.may("use action", card=mine, by=mine) is may
    if not may:
        return
    table.you.acts(mine, by=mine)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()

    assert (table.you.pool(), table.prey.pool()) == (20, 19)
    assert [seat.pool() for seat in table.seats[2:]] == [30] * 3
    assert not table.you.has_edge()  # it is no bleed
    assert table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", [JUNIPER, TITUS, MALABRANCA, JAZZ])
def test_the_action_is_their_own_and_once_each_turn(table: Table, name: str) -> None:
    """Unlocked again, the same action is not offered again; nor is it to another minion."""
    mine = table.you.ready(name)
    other = table.you.ready("Meaghan")
    table.you.in_play(UNLOCKER)
    table.you.pool(10)
    ally = table.prey.ready("Renegade Garou")
    gun = table.prey.in_play(".44 Magnum", on=ally)
    assert not table.you.may("use action", card=mine, by=other)
    table.you.acts(mine, by=mine)
    table.nobody_reacts()
    table.you.uses("Unlocker")
    assert not table.locked(mine)
    assert not table.you.may("use action", card=mine, by=mine)
    assert table.you.may("act", minion=mine, word="bleed")
    assert table.on(gun) == (mine if name == TITUS else ally)
