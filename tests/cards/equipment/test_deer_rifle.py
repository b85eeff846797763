"""Deer Rifle: a gun with two optional maneuvers each combat."""

from __future__ import annotations

import pytest

from block_talk import UNLOCKER
from combat_talk import AGAIN, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, fists_only
from made_up import paper
from methuselah.language import gun
from table_talk import Table

RIFLE = "Deer Rifle"


def maneuvers(table: Table, minion: int, card: int) -> list[int]:
    """One entry for each maneuver that your minion has left from this card."""
    return [o.card for o in table.you.options("use") if o.minion == minion and o.card == card]


def test_the_rifle_maneuvers_twice_in_a_combat_and_its_strike_is_committed_once(
    table: Table,
) -> None:
    """To long, back to close, to long again; one shot of 1R. None is left in a second round."""
    ryan = table.you.ready("Ryan")
    rifle = table.you.in_play(RIFLE, on=ryan)
    table.you.holds(PRESS)
    theirs = table.prey.ready("Wauneka")
    table.prey.holds(MANEUVER)

    fight(table, ryan, theirs)
    table.until("range", table.you)
    assert len(maneuvers(table, ryan, rifle)) == 2
    table.you.uses(rifle, by=ryan)
    table.prey.plays(MANEUVER.name, by=theirs)
    table.until("range", table.you)
    assert len(maneuvers(table, ryan, rifle)) == 1
    table.you.uses(rifle, by=ryan)
    table.you.plays(PRESS.name)
    assert (damage_to(table, theirs), damage_to(table, ryan)) == (1, 0)
    while not table.over() and table.asked() is not None:
        decision = table.asked()
        assert decision is not None
        assert decision.window != "range" or decision.seat != 0
        table.pass_on()
    assert (damage_to(table, theirs), damage_to(table, ryan)) == (2, 1)


@pytest.mark.parametrize("far", [True, False])
def test_the_rifle_is_equipped_and_fired_at_any_range(table: Table, far: bool) -> None:
    """2 pool; 1 damage, at long range too; fired without a maneuver of its own."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Dirk (G4)")
    rifle = table.you.holds(RIFLE)
    table.you.in_play(UNLOCKER)
    theirs = table.prey.ready("Wauneka")
    table.prey.holds(MANEUVER)

    table.you.acts(rifle, by=ryan)
    rest(table)
    assert (table.on(rifle), table.you.pool()) == (ryan, 28)
    table.you.uses("Unlocker")
    fight(table, ryan, theirs)
    if far:
        table.prey.plays(MANEUVER.name, by=theirs)
    table.you.uses(rifle, by=ryan, level="strike")
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, ryan)) == (1, 0 if far else 1)


def test_each_combat_has_its_own_two(table: Table) -> None:
    """Both used in the first combat of an action: two in the one that follows it."""
    ryan = table.you.ready("Ryan")
    rifle = table.you.in_play(RIFLE, on=ryan)
    table.you.holds(AGAIN)
    theirs = table.prey.ready("Wauneka")
    table.prey.holds(MANEUVER)

    fight(table, ryan, theirs)
    table.you.uses(rifle, by=ryan, level="maneuver")
    table.prey.plays(MANEUVER.name, by=theirs)
    table.you.uses(rifle, by=ryan, level="maneuver 2")
    table.you.plays(AGAIN.name)
    table.until("range", table.you)
    assert len(maneuvers(table, ryan, rifle)) == 2
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, ryan)) == (2, 1)


def test_a_second_weapon_does_not_maneuver_beside_the_rifle(table: Table) -> None:
    """The rifle, yes; another gun, or another rifle, no (RB24, Maneuver)."""
    ryan = table.you.ready("Ryan")
    rifle = table.you.in_play(RIFLE, on=ryan)
    second = table.you.in_play(RIFLE, on=ryan)
    magnum = table.you.in_play(".44 Magnum", on=ryan)
    theirs = table.prey.ready("Wauneka")
    table.prey.holds(MANEUVER)

    fight(table, ryan, theirs)
    table.until("range", table.you)
    assert {o.card for o in table.you.options("use")} == {rifle, second, magnum}
    table.you.uses(rifle, by=ryan)
    table.prey.plays(MANEUVER.name, by=theirs)
    table.until("range", table.you)
    assert {o.card for o in table.you.options("use")} == {rifle}
    table.you.uses(rifle, by=ryan)
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, ryan)) == (1, 0)


def test_another_shot_of_the_same_gun_is_another_strike(table: Table) -> None:
    """A made-up gun with two different shots: who maneuvered with one has chosen it."""
    ryan = table.you.ready("Ryan")
    shots = (*gun(1, maneuver=True), *gun(2, maneuver=True))
    keywords = frozenset({"weapon", "gun"})
    held = table.you.in_play(paper("Double", *shots, kind="equipment", keywords=keywords), on=ryan)
    theirs = table.prey.ready("Wauneka")
    table.prey.holds(MANEUVER)
    fight(table, ryan, theirs)
    table.until("range", table.you)
    first, second = table.you.options("use", card=held)
    table.you.uses(held, by=ryan, level=first.mode)
    table.prey.plays(MANEUVER.name, by=theirs)
    while not table.over():
        assert not table.you.may("use", card=held)
        table.pass_on()
    assert first.mode != second.mode
    assert (damage_to(table, theirs), damage_to(table, ryan)) == (1, 1)


@pytest.mark.ruling(RIFLE, 1)
@pytest.mark.parametrize("barred", [True, False])
def test_the_rifle_does_not_maneuver_where_it_cannot_strike(table: Table, barred: bool) -> None:
    """Only hand strikes this round: no maneuver either ([LSJ 20021028])."""
    ryan = table.you.ready("Ryan")
    rifle = table.you.in_play(RIFLE, on=ryan)
    table.you.holds(fists_only())
    theirs = table.prey.ready("Wauneka")
    fight(table, ryan, theirs)
    if barred:
        table.you.plays("Fists Only", by=ryan)
    offered = False
    while not table.over():
        offered = offered or bool(maneuvers(table, ryan, rifle))
        table.pass_on()
    assert offered is not barred
