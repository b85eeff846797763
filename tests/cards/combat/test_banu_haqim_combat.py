"""Combat cards and a weapon of the Banu Haqim deck."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, COMPANION, DODGE, MANEUVER, PRESS, fight, made_up, rest
from methuselah.engine.definitions import Block, Strike
from methuselah.language import THIS, environmental_damage, strike
from table_talk import Table

BACKFIRES = made_up(
    "It backfires",
    modes=(strike(Strike("damage", 0, anyway=Block((environmental_damage(1, THIS),)))),),
)


# -- Blood Rage -----------------------------------------------------------------------------------


@pytest.mark.ruling("Blood Rage", 1)
@pytest.mark.ruling("Blood Rage", 4)
@pytest.mark.parametrize(("name", "level", "damage"), [("Bijou", "tha", 1), ("Nayarana", "THA", 2)])
def test_blood_rage_cannot_be_prevented_by_fortitude(
    table: Table, name: str, level: str, damage: int
) -> None:
    """Nor is Skin of Rock playable; the additional damage is like the rest of it."""
    vampire = table.you.ready(name)
    table.you.holds("Blood Rage")
    alice = table.prey.ready("Alice Chen")
    bystander = table.prey.ready("Brock Sterling")
    table.prey.holds("Skin of Rock")

    fight(table, vampire, alice)
    table.you.plays("Blood Rage", by=vampire, level=level)
    rest(table)

    assert table.blood(alice) == 7 - damage
    assert "Skin of Rock" in table.prey.hand()
    assert table.blood(bystander) == 3
    assert table.waits_for(table.you)


def test_prevention_without_fortitude_works_against_blood_rage(table: Table) -> None:
    """A Kevlar Vest requires nothing."""
    bijou = table.you.ready("Bijou")
    table.you.holds("Blood Rage")
    alice = table.prey.ready("Alice Chen")
    table.prey.in_play("Kevlar Vest", on=alice)

    fight(table, bijou, alice)
    table.you.plays("Blood Rage", by=bijou, level="tha")
    table.prey.uses("Kevlar Vest", by=alice)
    rest(table)
    assert table.blood(alice) == 7


def test_weapons_inflict_nothing_on_who_rages(table: Table) -> None:
    """The opposing vampire's gun does no damage in this round, but does in the next."""
    bijou = table.you.ready("Bijou")
    table.you.holds("Blood Rage", PRESS)
    alice = table.prey.ready("Alice Chen")
    table.prey.in_play(".44 Magnum", on=alice)

    fight(table, bijou, alice)
    table.you.plays("Blood Rage", by=bijou, level="tha")
    table.prey.uses(".44 Magnum", by=alice, level="strike")
    table.you.plays("A press", by=bijou)
    assert table.blood(bijou) == 3
    assert table.blood(alice) == 6
    table.prey.uses(".44 Magnum", by=alice, level="strike")
    rest(table)
    assert table.blood(bijou) == 1


@pytest.mark.ruling("Blood Rage", 2)
def test_a_dodge_leaves_weapons_as_they_are(table: Table) -> None:
    """An additional strike with the gun after a dodge inflicts its damage ([LSJ 20040928])."""
    bijou = table.you.ready("Bijou")
    table.you.holds("Blood Rage")
    nayarana = table.prey.ready("Nayarana")
    table.prey.in_play(".44 Magnum", on=nayarana)
    table.prey.holds(DODGE, "Blur")

    fight(table, bijou, nayarana)
    table.you.plays("Blood Rage", by=bijou, level="tha")
    table.prey.plays("A dodge", by=nayarana)
    table.prey.plays("Blur", by=nayarana, level="cel")
    table.prey.uses(".44 Magnum", by=nayarana, level="strike")
    rest(table)
    assert table.blood(bijou) == 1
    assert table.blood(nayarana) == 3


@pytest.mark.ruling("Blood Rage", 3)
def test_what_hurts_its_own_bearer_still_does(table: Table) -> None:
    """Damage that the opponent does to itself stays ([LSJ 19980216])."""
    bijou = table.you.ready("Bijou")
    table.you.holds("Blood Rage")
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(BACKFIRES)

    fight(table, bijou, alice)
    table.you.plays("Blood Rage", by=bijou, level="tha")
    table.prey.plays("It backfires", by=alice)
    rest(table)
    assert table.blood(alice) == 7 - 1 - 1


def test_blood_rage_is_for_close_range(table: Table) -> None:
    """At long range it is not offered."""
    bijou = table.you.ready("Bijou")
    table.you.holds("Blood Rage", MANEUVER, DODGE)
    alice = table.prey.ready("Alice Chen")

    fight(table, bijou, alice)
    table.you.plays("A maneuver", by=bijou)
    table.until("strike", table.you)
    assert not table.you.can_play("Blood Rage")


# -- Soul Burn ------------------------------------------------------------------------------------


@pytest.mark.ruling("Soul Burn", 5)
@pytest.mark.parametrize(("name", "level", "damage"), [("Bijou", "tha", 1), ("Nayarana", "THA", 2)])
def test_soul_burn_burns_at_any_range(table: Table, name: str, level: str, damage: int) -> None:
    """It costs 1 blood; Fortitude prevents nothing of it, and the gun does no damage."""
    vampire = table.you.ready(name)
    full = 3 if name == "Bijou" else 4
    table.you.holds("Soul Burn", MANEUVER)
    alice = table.prey.ready("Alice Chen")
    table.prey.in_play(".44 Magnum", on=alice)
    table.prey.holds("Skin of Rock")

    fight(table, vampire, alice)
    table.you.plays("A maneuver", by=vampire)
    table.you.plays("Soul Burn", by=vampire, level=level)
    table.prey.uses(".44 Magnum", by=alice, level="strike")
    rest(table)

    assert table.blood(alice) == 7 - damage
    assert table.blood(vampire) == full - 1
    assert "Skin of Rock" in table.prey.hand()
    assert table.waits_for(table.you)


@pytest.mark.ruling("Soul Burn", 1)
def test_a_dodge_of_soul_burn_leaves_weapons_as_they_are(table: Table) -> None:
    """An additional strike with the gun inflicts its damage."""
    bijou = table.you.ready("Bijou")
    table.you.holds("Soul Burn")
    nayarana = table.prey.ready("Nayarana")
    table.prey.in_play(".44 Magnum", on=nayarana)
    table.prey.holds(DODGE, "Blur")

    fight(table, bijou, nayarana)
    table.you.plays("Soul Burn", by=bijou, level="tha")
    table.prey.plays("A dodge", by=nayarana)
    table.prey.plays("Blur", by=nayarana, level="cel")
    table.prey.uses(".44 Magnum", by=nayarana, level="strike")
    rest(table)
    assert table.blood(bijou) == 3 - 1 - 2


QUICK = made_up("A quick shot", modes=(strike(Strike("damage", 1, gun=True, first=True)),))


@pytest.mark.ruling("Soul Burn", 2)
def test_a_weapon_with_first_strike_is_faster(table: Table) -> None:
    """Its damage is inflicted before Soul Burn resolves."""
    bijou = table.you.ready("Bijou")
    table.you.holds("Soul Burn")
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(QUICK)

    fight(table, bijou, alice)
    table.you.plays("Soul Burn", by=bijou, level="tha")
    table.prey.plays("A quick shot", by=alice)
    rest(table)
    assert table.blood(bijou) == 3 - 1 - 1
    assert table.blood(alice) == 6


@pytest.mark.ruling("Soul Burn", 3)
def test_what_hurts_its_own_bearer_is_not_stopped_by_soul_burn(table: Table) -> None:
    """Damage that the opponent does to itself stays."""
    bijou = table.you.ready("Bijou")
    table.you.holds("Soul Burn")
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(BACKFIRES)

    fight(table, bijou, alice)
    table.you.plays("Soul Burn", by=bijou, level="tha")
    table.prey.plays("It backfires", by=alice)
    rest(table)
    assert table.blood(alice) == 7 - 1 - 1


def test_soul_burn_needs_the_blood(table: Table) -> None:
    """Without a blood it is not offered."""
    ryan = table.you.ready("Ryan")
    bijou = table.prey.ready("Bijou", blood=0)
    table.prey.holds("Soul Burn", DODGE)

    fight(table, ryan, bijou)
    table.until("strike", table.prey)
    assert table.prey.can_play("A dodge")
    assert not table.prey.can_play("Soul Burn")


# -- Hunger of Marduk ---------------------------------------------------------------------------


@pytest.mark.ruling("Hunger of Marduk", 1)
@pytest.mark.parametrize(("name", "level", "stolen"), [("Bijou", "tha", 1), ("Nayarana", "THA", 2)])
def test_hunger_of_marduk_gives_a_strike_for_the_round(
    table: Table, name: str, level: str, stolen: int
) -> None:
    """Chosen as the strike and again as an additional strike; gone in the next round."""
    vampire = table.you.ready(name, blood=1)
    table.you.holds("Hunger of Marduk", "Blur", MANEUVER, PRESS, DODGE)
    alice = table.prey.ready("Alice Chen")

    fight(table, vampire, alice)
    table.you.plays("Hunger of Marduk", by=vampire, level=level)
    table.you.plays("A maneuver", by=vampire)
    table.you.does("given strike")
    table.you.plays("Blur", by=vampire, level="cel")
    table.you.does("given strike")
    table.you.plays("A press", by=vampire)
    assert table.blood(alice) == 7 - 2 * stolen
    assert table.blood(vampire) == 1 - 1 + 2 * stolen
    table.until("strike", table.you)
    assert not table.you.may("given strike")
    rest(table)
    assert table.waits_for(table.you)


def test_only_banu_haqim_hunger_so(table: Table) -> None:
    """A Tremere with the Discipline cannot play it; and only before range."""
    bijou = table.you.ready("Bijou")
    table.you.holds("Hunger of Marduk", DODGE)
    nassir = table.prey.ready("Muhsin Samir")
    table.prey.holds("Hunger of Marduk")

    fight(table, bijou, nassir)
    table.until("before_range")
    assert table.you.can_play("Hunger of Marduk", by=bijou, level="tha")
    assert not table.you.can_play("Hunger of Marduk", by=bijou, level="THA")
    assert not table.prey.can_play("Hunger of Marduk")
    table.until("strike", table.you)
    assert not table.you.can_play("Hunger of Marduk")
    assert not table.you.may("given strike")


# -- Rego Motum -----------------------------------------------------------------------------------


@pytest.mark.ruling("Rego Motum", 1)
@pytest.mark.parametrize(
    ("name", "level", "damage"), [("Greg Mazouni", "tha", 2), ("Nayarana", "THA", 0)]
)
def test_rego_motum_prevents_two_or_four(table: Table, name: str, level: str, damage: int) -> None:
    """Against 4 damage; 1 blood; what is left over is of no use."""
    linda = table.you.ready("Aunt Linda")
    table.you.holds("Roundhouse")
    vampire = table.prey.ready(name)
    table.prey.holds("Rego Motum")

    fight(table, linda, vampire)
    table.you.plays("Roundhouse", by=linda, level="POT")
    table.prey.plays("Rego Motum", by=vampire, level=level)
    rest(table)
    assert table.blood(vampire) == 4 - 1 - damage
    assert table.waits_for(table.you)


def test_one_rego_motum_each_round(table: Table) -> None:
    """A second one waits for the next round."""
    linda = table.you.ready("Aunt Linda")
    table.you.holds("Roundhouse", PRESS)
    nayarana = table.prey.ready("Greg Mazouni")
    table.prey.holds("Rego Motum", "Rego Motum")

    fight(table, linda, nayarana)
    table.you.plays("Roundhouse", by=linda, level="POT")
    table.prey.plays("Rego Motum", by=nayarana, level="tha")
    assert not table.prey.can_play("Rego Motum")
    table.you.plays("A press", by=linda)
    assert table.blood(nayarana) == 1
    table.prey.plays("Rego Motum", by=nayarana, level="tha")
    rest(table)
    assert table.blood(nayarana) == 0
    assert table.where(nayarana) == "ready"


@pytest.mark.ruling("Rego Motum", 2)
def test_what_is_not_needed_does_not_wait(table: Table) -> None:
    """1 of the 2 prevents a hand strike; an additional strike hurts all the same."""
    bijou = table.you.ready("Nayarana")
    table.you.holds("Blur")
    greg = table.prey.ready("Greg Mazouni")
    table.prey.holds("Rego Motum")

    fight(table, bijou, greg)
    table.prey.plays("Rego Motum", by=greg, level="tha")
    table.you.plays("Blur", by=bijou, level="cel")
    rest(table)
    assert table.blood(greg) == 4 - 1 - 1


@pytest.mark.ruling("Rego Motum", 3)
def test_rego_motum_is_for_strikes_that_hurt(table: Table) -> None:
    """Not against crows, whose damage is no strike, nor where there is none."""
    lauren = table.you.ready("Basilia")
    table.you.holds("Carrion Crows", DODGE)
    greg = table.prey.ready("Greg Mazouni")
    table.prey.holds("Rego Motum")

    fight(table, lauren, greg)
    table.you.plays("A dodge", by=lauren)
    while not table.over():
        assert not table.prey.can_play("Rego Motum")
        table.pass_on()
    assert table.blood(greg) == 4


# -- Walk of Flame --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "level", "blood"), [("Bijou", "tha", 7), ("Nayarana", "THA", 6)])
def test_walk_of_flame_waits_for_the_second_round(
    table: Table, name: str, level: str, blood: int
) -> None:
    """1 or 2 aggravated damage at any range: the first one sends to torpor, others cost blood."""
    vampire = table.you.ready(name)
    table.you.holds("Walk of Flame", PRESS, MANEUVER, DODGE)
    alice = table.prey.ready("Alice Chen")

    fight(table, vampire, alice)
    table.until("strike", table.you)
    assert not table.you.can_play("Walk of Flame")
    table.you.plays("A dodge", by=vampire)
    table.you.plays("A press", by=vampire)
    table.you.plays("A maneuver", by=vampire)
    table.you.plays("Walk of Flame", by=vampire, level=level)
    rest(table)

    assert table.where(alice) == "torpor"
    assert table.blood(alice) == blood
    assert table.waits_for(table.you)


def test_a_new_combat_has_a_first_round_again(table: Table) -> None:
    """After "another combat" the flame waits again."""
    bijou = table.you.ready("Bijou")
    table.you.holds("Walk of Flame", AGAIN, DODGE)
    alice = table.prey.ready("Alice Chen")

    fight(table, bijou, alice)
    table.you.plays("Another combat", by=bijou)
    table.until("strike", table.you)
    assert not table.you.can_play("Walk of Flame")


# -- Ivory Bow ------------------------------------------------------------------------------------


def test_the_ivory_bow_strikes_for_one_aggravated(table: Table) -> None:
    """It costs 1 pool, is a unique weapon and reaches long range."""
    bijou = table.you.ready("Bijou")
    bow = table.you.holds("Ivory Bow")
    nayarana = table.you.ready("Nayarana")
    table.you.holds(MANEUVER, "Ivory Bow")
    table.you.ready(COMPANION)
    table.prey.ready("Alice Chen")

    table.you.acts("Ivory Bow", by=bijou)
    table.nobody_reacts()
    assert table.on(bow) == bijou
    assert table.you.pool() == 29
    assert not table.you.can_play("Ivory Bow", by=nayarana)
    table.you.acts(word="take equipment", by=nayarana, target=bijou)
    table.nobody_reacts()
    assert table.on(bow) == nayarana


def test_the_bow_sends_to_torpor_at_long_range(table: Table) -> None:
    """A hand strike does nothing there."""
    bijou = table.you.ready("Bijou")
    table.you.in_play("Ivory Bow", on=bijou)
    table.you.holds(MANEUVER)
    alice = table.prey.ready("Alice Chen")

    fight(table, bijou, alice)
    table.you.plays("A maneuver", by=bijou)
    table.you.uses("Ivory Bow", by=bijou)
    rest(table)
    assert table.where(alice) == "torpor"
    assert table.blood(alice) == 7
    assert table.blood(bijou) == 3


@pytest.mark.ruling("Soul Burn", 4)
def test_the_bow_may_be_chosen_against_soul_burn(table: Table) -> None:
    """Only its damage is lost, when it resolves: declaring the strike goes as ever."""
    bijou = table.you.ready("Bijou")
    table.you.in_play("Ivory Bow", on=bijou)
    nayarana = table.prey.ready("Nayarana")
    table.prey.holds("Soul Burn")

    fight(table, bijou, nayarana)
    table.you.uses("Ivory Bow", by=bijou)
    table.prey.plays("Soul Burn", by=nayarana, level="THA")
    rest(table)
    assert table.where(nayarana) == "ready"
    assert table.blood(nayarana) == 3
    assert table.blood(bijou) == 1
