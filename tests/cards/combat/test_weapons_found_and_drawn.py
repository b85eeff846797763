"""Weapons that cards become, weapons found and drawn in combat, and a strike that mimics one."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to, fists_only, replaced
from methuselah.engine.definitions import Strike
from methuselah.engine.traits import types_of
from methuselah.language import combat_ends, destroys, strike, unlock
from table_talk import Table

ZIP = "Zip Gun"
STICK = "Weighted Walking Stick"
HIDDEN = "Disguised Weapon"
SNATCHES = made_up("Snatches it", modes=(strike(Strike("take", seizes=("weapon",))),))
BREAKS = made_up("Breaks it", modes=(strike(destroys("weapon", ranged=True, first=True)),))
GETS_AWAY = made_up("Gets away", modes=(strike(combat_ends(unlock())),))
SAW = "Talbot's Chainsaw"


# -- Zip Gun --------------------------------------------------------------------------------------


@pytest.mark.ruling("Zip Gun", 1)
def test_zip_gun_becomes_a_gun_that_hurts_whoever_fires_it(table: Table) -> None:
    """1R damage at long range, and 1 to the bearer, whom no dodge protects ([LSJ 19970801])."""
    mouse = table.you.ready("Mouse")
    gun = table.you.holds(ZIP)
    wauneka = table.prey.ready("Wauneka")
    bystander = table.you.ready("Belinde")

    fight(table, mouse, wauneka)
    table.you.plays(ZIP, by=mouse)
    table.you.uses(ZIP, by=mouse, level="maneuver")
    rest(table)

    assert table.on(gun) == mouse
    assert types_of(table.state, gun) == ("equipment",)
    assert damage_to(table, wauneka) == 1
    assert damage_to(table, mouse) == 1
    assert table.blood(bystander) == 6
    assert table.waits_for(table.you)


def test_zip_gun_hurts_its_bearer_once_each_combat_also_when_dodged(table: Table) -> None:
    """It is fired in two rounds; the first shot is dodged. The card is kept after combat."""
    mouse = table.you.ready("Mouse")
    gun = table.you.holds(ZIP)
    wauneka = table.prey.ready("Wauneka")
    table.you.holds(PRESS)
    table.prey.holds(DODGE)

    fight(table, mouse, wauneka)
    table.you.plays(ZIP, by=mouse)
    table.you.uses(ZIP, by=mouse, level="strike")
    table.prey.plays("A dodge", by=wauneka)
    table.you.plays("A press", by=mouse)
    assert damage_to(table, mouse) == 1
    assert damage_to(table, wauneka) == 0
    table.you.uses(ZIP, by=mouse, level="maneuver")
    rest(table)
    assert damage_to(table, wauneka) == 1
    assert damage_to(table, mouse) == 1
    assert table.where(gun) == "attached"


@pytest.mark.ruling("Zip Gun", 2)
def test_a_zip_gun_destroyed_by_a_first_strike_hurts_nobody(table: Table) -> None:
    """It does not strike; the card goes to its owner's ash heap ([LSJ 20100310])."""
    mouse = table.you.ready("Mouse")
    gun = table.you.holds(ZIP)
    wauneka = table.prey.ready("Wauneka")
    table.prey.holds(BREAKS)

    fight(table, mouse, wauneka)
    table.you.plays(ZIP, by=mouse)
    table.you.uses(ZIP, by=mouse, level="strike")
    table.prey.plays("Breaks it", by=wauneka)
    rest(table)
    assert damage_to(table, mouse) == damage_to(table, wauneka) == 0
    assert table.where(gun) == "ash_heap"
    assert types_of(table.state, gun) == ("combat",)


@pytest.mark.ruling("Zip Gun", 3)
def test_zip_gun_does_not_maneuver_where_it_cannot_strike(table: Table) -> None:
    """Only hand strikes this round: neither the strike nor its maneuver ([LSJ 20021028])."""
    mouse = table.you.ready("Mouse")
    table.you.holds(ZIP, fists_only())
    wauneka = table.prey.ready("Wauneka")
    fight(table, mouse, wauneka)
    table.you.plays(ZIP, by=mouse)
    table.you.plays("Fists Only", by=mouse)
    while not table.over():
        assert not table.you.may("use", card=ZIP)
        table.pass_on()
    assert damage_to(table, mouse) == 1
    assert damage_to(table, wauneka) == 1


def test_zip_gun_is_stolen_like_other_equipment(table: Table) -> None:
    """It stays a gun with its new bearer, who may use it in the next combat."""
    mouse = table.you.ready("Mouse")
    gun = table.you.holds(ZIP)
    wauneka = table.prey.ready("Wauneka")
    table.prey.holds(SNATCHES)
    fight(table, mouse, wauneka)
    table.you.plays(ZIP, by=mouse)
    table.prey.plays("Snatches it", by=wauneka)
    rest(table)
    assert table.on(gun) == wauneka
    assert types_of(table.state, gun) == ("equipment",)


def test_zip_gun_is_played_before_range_only(table: Table) -> None:
    """Not between presses, nor once range is fixed; by the minion that fights."""
    mouse = table.you.ready("Mouse")
    table.you.ready("Belinde")
    table.you.holds(ZIP)
    wauneka = table.prey.ready("Wauneka")
    fight(table, mouse, wauneka)
    table.until("before_range", table.you)
    assert [option.minion for option in table.you.options("play")] == [mouse]
    table.you.passes()
    while not table.over():
        assert not table.you.can_play(ZIP)
        table.pass_on()


# -- Weighted Walking Stick -----------------------------------------------------------------------


def test_the_stick_strikes_for_strength_and_one_and_wears_off(table: Table) -> None:
    """5 counters, 2 damage: 3 are left. It stays on the minion."""
    mouse = table.you.ready("Mouse")
    stick = table.you.holds(STICK)
    belinde = table.prey.ready("Belinde")
    fight(table, mouse, belinde)
    table.you.plays(STICK, by=mouse)
    assert table.counters(stick) == 5
    table.you.uses(STICK, by=mouse, level="strike")
    rest(table)
    assert damage_to(table, belinde) == 2
    assert table.counters(stick) == 3
    assert table.on(stick) == mouse
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("dodges", "left"), [(True, 5), (False, 3)])
def test_a_stick_that_misses_keeps_its_counters(table: Table, dodges: bool, left: int) -> None:
    """What is dodged is not inflicted; what is prevented was."""
    mouse = table.you.ready("Mouse")
    stick = table.you.holds(STICK)
    brock = table.prey.ready("Brock Sterling")
    table.prey.holds(DODGE, "Skin of Rock")
    fight(table, mouse, brock)
    table.you.plays(STICK, by=mouse)
    table.you.uses(STICK, by=mouse, level="strike")
    if dodges:
        table.prey.plays("A dodge", by=brock)
    else:
        table.prey.plays("Skin of Rock", by=brock, level="FOR")
    rest(table)
    assert damage_to(table, brock) == 0
    assert table.counters(stick) == left


@pytest.mark.ruling("Weighted Walking Stick", 1)
def test_damage_that_is_not_inflicted_burns_no_counter(table: Table) -> None:
    """Weapons inflict no damage this round: the counters stay ([LSJ 20100519])."""
    mouse = table.you.ready("Mouse")
    stick = table.you.holds(STICK)
    masika = table.prey.ready("Masika St. John")
    table.prey.holds("Blood Rage")
    fight(table, mouse, masika)
    table.you.plays(STICK, by=mouse)
    table.you.uses(STICK, by=mouse, level="strike")
    table.prey.plays("Blood Rage", by=masika, level="tha")
    rest(table)
    assert damage_to(table, masika) == 0
    assert table.counters(stick) == 5


@pytest.mark.ruling("Weighted Walking Stick", 2)
def test_the_last_counter_is_good_for_a_whole_strike(table: Table) -> None:
    """Three blows of 2: the last counter, too, does 2 ([ANK 20201229-2]); then it is burned."""
    pug = table.you.ready("Pug Jackson")
    stick = table.you.holds(STICK)
    table.you.holds("Blur")
    belinde = table.prey.ready("Belinde")
    fight(table, pug, belinde)
    table.you.plays(STICK, by=pug)
    table.you.uses(STICK, by=pug, level="strike")
    table.you.plays("Blur", by=pug, level="CEL")
    table.you.uses(STICK, by=pug, level="strike")
    assert table.counters(stick) == 1
    table.you.uses(STICK, by=pug, level="strike")
    rest(table)
    assert damage_to(table, belinde) == 6
    assert table.where(stick) == "ash_heap"


def test_one_stick_for_each_minion(table: Table) -> None:
    """A second one is not playable by the same minion."""
    mouse = table.you.ready("Mouse")
    table.you.holds(STICK, STICK)
    belinde = table.prey.ready("Belinde")
    fight(table, mouse, belinde)
    table.you.plays(STICK, by=mouse)
    while not table.over():
        assert not table.you.can_play(STICK)
        table.pass_on()


def test_the_stick_comes_in_the_first_round(table: Table) -> None:
    """Unused in the first round, it is not playable in the second."""
    mouse = table.you.ready("Mouse")
    table.you.holds(STICK, PRESS)
    belinde = table.prey.ready("Belinde")
    fight(table, mouse, belinde)
    table.until("before_range", table.you)
    assert table.you.can_play(STICK)
    table.you.plays("A press", by=mouse)
    while not table.over():
        assert not table.you.can_play(STICK)
        table.pass_on()


def test_the_stick_takes_part_in_lucky_blow(table: Table) -> None:
    """It is a melee weapon: a card that strikes with one may use it, and wears it off."""
    mouse = table.you.ready("Mouse")
    stick = table.you.holds(STICK)
    table.you.holds("Lucky Blow")
    belinde = table.prey.ready("Belinde")
    fight(table, mouse, belinde)
    table.you.plays(STICK, by=mouse)
    table.you.plays("Lucky Blow", by=mouse)
    table.you.chooses(stick)
    rest(table)
    assert damage_to(table, belinde) == 3
    assert table.counters(stick) == 2


# -- Disguised Weapon -----------------------------------------------------------------------------


@pytest.mark.ruling("Disguised Weapon", 6)
@pytest.mark.ruling("Disguised Weapon", 7)
@pytest.mark.parametrize(("level", "name"), [("obf", "Alu"), ("OBF", "Agrippina")])
def test_a_weapon_is_drawn_and_fired_in_the_same_round(table: Table, level: str, name: str) -> None:
    """Its cost is paid in full, outside of any action; it is not played ([ANK 20201229])."""
    armed = table.you.ready(name)
    gun = table.you.holds(".44 Magnum")
    table.you.holds(HIDDEN, "Bowl of Convergence")
    belinde = table.prey.ready("Belinde")
    fight(table, armed, belinde)
    table.you.plays(HIDDEN, by=armed, level=level)
    assert table.you.pool() == 28
    assert table.on(gun) == armed
    table.you.uses(".44 Magnum", by=armed, level="strike")
    rest(table)
    assert damage_to(table, belinde) == 2
    assert table.waits_for(table.you)


@pytest.mark.ruling("Disguised Weapon", 2)
def test_the_weapon_is_named_as_the_card_is_declared(table: Table) -> None:
    """Of two it is chosen before anything is replaced ([LSJ 20100130]); the other stays."""
    alu = table.you.ready("Alu")
    table.you.holds(HIDDEN)
    gun, other = table.you.holds(".44 Magnum", "Submachine Gun")
    drawn = table.you.library("Sniper Rifle")
    belinde = table.prey.ready("Belinde")
    fight(table, alu, belinde)
    table.you.plays(HIDDEN, by=alu, level="obf")
    assert table.where(drawn) == "library"
    table.you.chooses(gun)
    rest(table)
    assert table.on(gun) == alu
    assert table.where(other) == "hand"
    assert table.where(drawn) == "hand"


@pytest.mark.parametrize("name", ["Bowl of Convergence", "Zip Gun", "Sword of the Archangel"])
def test_disguised_weapon_needs_a_weapon_that_it_could_have(table: Table, name: str) -> None:
    """No other equipment, no card that is yet to become a weapon, none for another clan."""
    alu = table.you.ready("Alu")
    table.you.holds(HIDDEN, name)
    belinde = table.prey.ready("Belinde")
    fight(table, alu, belinde)
    while not table.over():
        assert not table.you.can_play(HIDDEN)
        table.pass_on()


@pytest.mark.ruling("Disguised Weapon", 4)
def test_the_weapons_requirements_apply(table: Table) -> None:
    """Only a Salubri draws the sword of the Salubri ([LSJ 20100303])."""
    salubri = table.you.ready(replaced("Alu", clans=("Salubri",)))
    sword = table.you.holds("Sword of the Archangel")
    table.you.holds(HIDDEN)
    belinde = table.prey.ready("Belinde")
    fight(table, salubri, belinde)
    table.you.plays(HIDDEN, by=salubri, level="obf")
    assert table.on(sword) == salubri
    assert table.you.pool() == 28
    rest(table)


def test_a_weapon_that_cannot_be_paid_is_not_drawn(table: Table) -> None:
    """With 1 pool a Magnum cannot be had."""
    alu = table.you.ready("Alu")
    table.you.pool(1)
    table.you.holds(HIDDEN, ".44 Magnum")
    belinde = table.prey.ready("Belinde")
    fight(table, alu, belinde)
    while not table.over():
        assert not table.you.can_play(HIDDEN)
        table.pass_on()


@pytest.mark.ruling("Disguised Weapon", 1)
def test_a_contested_weapon_is_good_for_nobody(table: Table) -> None:
    """Chosen as a strike already, it has no effect any more ([LSJ 19980319])."""
    angel = table.you.ready("Angel")
    mine = table.you.in_play(SAW, on=angel)
    agrippina = table.prey.ready("Agrippina")
    other = table.prey.holds(SAW)
    table.prey.holds(HIDDEN)
    fight(table, angel, agrippina)
    table.you.uses(SAW, by=angel, level="strike")
    table.prey.plays(HIDDEN, by=agrippina, level="OBF")
    assert table.where(mine) == table.where(other) == "contested"
    assert not table.prey.may("use", card=SAW)
    rest(table)
    assert damage_to(table, agrippina) == 0
    assert damage_to(table, angel) == 1


@pytest.mark.ruling("Disguised Weapon", 5)
def test_drawing_a_weapon_is_no_equip_action(table: Table) -> None:
    """The same vampire may equip in the ordinary way in the same turn ([LSJ 20080815])."""
    agrippina = table.you.ready("Agrippina")
    table.you.holds(HIDDEN, ".44 Magnum", "Saturday-Night Special", GETS_AWAY)
    belinde = table.prey.ready("Belinde")
    fight(table, agrippina, belinde)
    table.you.plays(HIDDEN, by=agrippina, level="obf")
    table.you.chooses(table.state.seats[0].hand[0])
    table.you.plays("Gets away", by=agrippina)
    rest(table)
    assert not table.locked(agrippina)
    assert table.waits_for(table.you)
    table.you.acts("Saturday-Night Special", by=agrippina)
    rest(table)
    assert len(table.state.cards[agrippina].attached) == 2
