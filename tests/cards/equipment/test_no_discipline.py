"""Equipment."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, COMPANION, DODGE, MANEUVER, PRESS, fight, made_up, rest
from methuselah.engine.definitions import Strike
from methuselah.language.changing.effects import add
from methuselah.language.combat.fighting import strike
from methuselah.language.ways import combat_card
from table_talk import Table

NO_WEAPONS = made_up(
    "Bare hands",
    modes=(combat_card(add("only hand strikes", until="round"), at=("before_range",)),),
)
TAKES = made_up("Hands off", modes=(strike(Strike("take")),))


@pytest.mark.parametrize(
    ("name", "pool"),
    [(".44 Magnum", 28), ("Bowl of Convergence", 30), ("Kevlar Vest", 29), ("Sport Bike", 29)],
)
def test_equipment_is_put_on_the_acting_minion_for_its_pool(
    table: Table, name: str, pool: int
) -> None:
    """Equipping is an action at +1 stealth; the cost is paid when it succeeds (R0, Equip)."""
    lauren = table.you.ready("Lauren")
    card = table.you.holds(name)
    bystander = table.you.ready(COMPANION)
    table.prey.ready("Ashley")

    table.you.acts(name, by=lauren)
    assert table.you.pool() == 30
    rest(table)

    assert table.on(card) == lauren
    assert table.you.pool() == pool
    assert table.locked(lauren)
    assert not table.locked(bystander)
    assert table.waits_for(table.you)


# -- .44 Magnum -----------------------------------------------------------------------------------


def test_the_magnum_strikes_for_two_at_long_range(table: Table) -> None:
    """Its maneuver leads to long range, and commits the strike."""
    lauren = table.you.ready("Lauren")
    gun = table.you.in_play(".44 Magnum", on=lauren)
    alice = table.prey.ready("Alice Chen")

    fight(table, lauren, alice)
    table.you.uses(".44 Magnum", by=lauren, level="maneuver")
    rest(table)

    assert table.blood(alice) == 5
    assert table.blood(lauren) == 4
    assert table.on(gun) == lauren
    assert table.waits_for(table.you)


def test_the_magnum_may_be_left_alone_or_used_without_its_maneuver(table: Table) -> None:
    """The maneuver is optional; a hand strike may be chosen; its bearer alone strikes with it."""
    lauren = table.you.ready("Lauren")
    table.you.in_play(".44 Magnum", on=lauren)
    ashley = table.prey.ready("Ashley")
    other = table.prey.ready("Rosalina Cortez")
    table.prey.in_play(".44 Magnum", on=other)

    fight(table, lauren, ashley)
    table.until("strike", table.you)
    assert table.you.may("hand strike")
    assert not table.prey.may("use", card=".44 Magnum")
    table.you.uses(".44 Magnum", by=lauren, level="strike")
    rest(table)
    assert table.blood(ashley) == 1
    assert table.blood(lauren) == 3


def test_the_magnum_maneuvers_once_each_combat(table: Table) -> None:
    """Not in the second round; in another combat it does again."""
    lauren = table.you.ready("Lauren")
    table.you.in_play(".44 Magnum", on=lauren)
    table.you.holds(PRESS)
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(AGAIN)

    fight(table, lauren, alice)
    table.you.uses(".44 Magnum", by=lauren, level="maneuver")
    table.you.plays("A press", by=lauren)
    table.until("strike", table.you)
    assert not table.you.may("use", card=".44 Magnum", level="maneuver")
    table.prey.plays("Another combat", by=alice)
    assert table.you.may("use", card=".44 Magnum", level="maneuver")


def test_two_magnums_on_one_minion_do_not_both_maneuver_in_a_round(table: Table) -> None:
    """The first has committed its strike (R0, Determine Range); the second waits for the next."""
    lauren = table.you.ready("Lauren")
    first = table.you.in_play(".44 Magnum", on=lauren)
    second = table.you.in_play(".44 Magnum", on=lauren)
    table.you.holds(PRESS)
    ashley = table.prey.ready("Alice Chen")
    table.prey.holds(MANEUVER)

    fight(table, lauren, ashley)
    table.you.does("use", card=first, level="maneuver")
    table.prey.plays("A maneuver", by=ashley)
    assert not table.you.may("use", card=second, level="maneuver")
    table.you.plays("A press", by=lauren)
    table.until("range", table.you)
    assert table.you.may("use", card=second, level="maneuver")
    assert not table.you.may("use", card=first, level="maneuver")


@pytest.mark.ruling(".44 Magnum", 1)
def test_the_maneuver_is_spent_for_the_next_bearer_too(table: Table) -> None:
    """The gun is taken in the first round; its new bearer strikes with it, but cannot maneuver."""
    lauren = table.you.ready("Lauren")
    gun = table.you.in_play(".44 Magnum", on=lauren)
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(TAKES, MANEUVER, PRESS)

    fight(table, lauren, alice)
    table.you.uses(".44 Magnum", by=lauren, level="maneuver")
    table.prey.plays("A maneuver", by=alice)
    table.prey.plays("Hands off", by=alice)
    assert table.on(gun) == alice
    table.prey.plays("A press", by=alice)
    table.until("strike", table.prey)
    assert table.prey.may("use", card=gun, level="strike")
    assert not table.prey.may("use", card=gun, level="maneuver")
    table.prey.uses(gun, level="strike")
    rest(table)
    assert table.blood(lauren) == 2


@pytest.mark.ruling(".44 Magnum", 2)
def test_no_maneuver_where_the_gun_cannot_strike(table: Table) -> None:
    """Only hand strikes are allowed in this round, so the gun cannot maneuver either."""
    lauren = table.you.ready("Lauren")
    table.you.in_play(".44 Magnum", on=lauren)
    table.you.holds(MANEUVER)
    ashley = table.prey.ready("Ashley")
    table.prey.holds(NO_WEAPONS)

    fight(table, lauren, ashley)
    table.prey.plays("Bare hands", by=ashley)
    table.until("range", table.you)
    assert table.you.can_play("A maneuver")
    assert not table.you.may("use", card=".44 Magnum")
    rest(table)
    assert table.blood(ashley) == 2


# -- Bowl of Convergence --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bearer", "blocks"), [("Lauren", True), ("Patrik Söderberg", True), ("Ashley", False)]
)
def test_the_bowl_gives_intercept_to_a_bearer_with_auspex(
    table: Table, bearer: str, blocks: bool
) -> None:
    """Against a hunt at 1 stealth the bearer with inferior or superior Auspex is quick enough."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(bearer)
    table.prey.in_play("Bowl of Convergence", on=blocker)
    other = table.prey.ready("Nassir")

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(blocker)
    assert not table.prey.may("use", card="Bowl of Convergence")
    rest(table)
    assert table.blood(ryan) == (1 if blocks else 3)
    assert table.locked(blocker) == blocks
    assert not table.locked(other)


def test_superior_auspex_burns_blood_for_one_more_intercept_in_an_action(table: Table) -> None:
    """Against 2 stealth: 1 from the Bowl, 1 for 1 blood, once; the other minion gains nothing."""
    linda = table.you.ready("Dr. Stephen Norton", blood=2)
    table.you.holds("Lost in Crowds", "Cloak the Gathering")
    patrik = table.prey.ready("Patrik Söderberg")
    table.prey.in_play("Bowl of Convergence", on=patrik)

    fight(table, linda, patrik)
    assert not table.prey.may("use", card="Bowl of Convergence")
    table.you.plays("Lost in Crowds", by=linda, level="OBF")
    table.prey.uses("Bowl of Convergence", by=patrik)
    assert table.blood(patrik) == 4
    table.you.plays("Cloak the Gathering", by=linda, level="obf")
    assert not table.prey.may("use", card="Bowl of Convergence")
    rest(table)
    assert table.prey.pool() == 29
    assert not table.locked(patrik)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("bearer", "blood"), [("Lauren", 4), ("Patrik Söderberg", 0)])
def test_inferior_auspex_or_no_blood_gives_no_more(table: Table, bearer: str, blood: int) -> None:
    """Only superior Auspex burns blood, and only blood that is there."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Lost in Crowds")
    blocker = table.prey.ready(bearer, blood=blood)
    table.prey.in_play("Bowl of Convergence", on=blocker)

    fight(table, norton, blocker)
    table.you.plays("Lost in Crowds", by=norton, level="OBF")
    assert not table.prey.may("use", card="Bowl of Convergence")
    rest(table)
    assert table.prey.pool() == 29


def test_the_bowl_is_unique(table: Table) -> None:
    """Its controller does not bring another one into play."""
    lauren = table.you.ready("Lauren")
    nassir = table.you.ready("Nassir")
    table.you.in_play("Bowl of Convergence", on=lauren)
    table.you.holds("Bowl of Convergence")
    assert not table.you.can_play("Bowl of Convergence", by=nassir)


# -- Kevlar Vest ----------------------------------------------------------------------------------


@pytest.mark.ruling("Kevlar Vest", 2)
def test_the_vest_prevents_two_from_a_gun_or_one_from_a_fist(table: Table) -> None:
    """All of the Magnum's 2; 1 of a hand strike's, which is all there is."""
    lauren = table.you.ready("Lauren")
    table.you.in_play(".44 Magnum", on=lauren)
    table.you.in_play("Kevlar Vest", on=lauren)
    ashley = table.prey.ready("Ashley")
    table.prey.in_play("Kevlar Vest", on=ashley)

    fight(table, lauren, ashley)
    table.you.uses(".44 Magnum", by=lauren, level="strike")
    table.until("prevent", table.you)
    assert not table.you.may("use", card="Kevlar Vest", level="guns")
    table.you.uses("Kevlar Vest", by=lauren, level="others")
    assert not table.prey.may("use", card="Kevlar Vest", level="others")
    table.prey.uses("Kevlar Vest", by=ashley, level="guns")
    rest(table)
    assert table.blood(lauren) == 4
    assert table.blood(ashley) == 3
    assert table.waits_for(table.you)


def test_the_vest_is_used_once_each_combat_for_other_damage(table: Table) -> None:
    """1 of 3 in the first round, nothing in the second; again in the next combat."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Roundhouse", PRESS)
    alice = table.prey.ready("Alice Chen")
    table.prey.in_play("Kevlar Vest", on=alice)
    table.prey.holds(AGAIN)

    fight(table, ryan, alice)
    table.you.plays("Roundhouse", by=ryan, level="pot")
    table.prey.uses("Kevlar Vest", by=alice)
    assert table.blood(alice) == 7 - 2
    assert not table.prey.may("use", card="Kevlar Vest")
    table.you.plays("A press", by=ryan)
    assert table.blood(alice) == 7 - 2 - 1
    table.prey.plays("Another combat", by=alice)
    assert table.prey.may("use", card="Kevlar Vest", level="others")
    table.prey.uses("Kevlar Vest", by=alice)
    rest(table)
    assert table.blood(alice) == 4


@pytest.mark.ruling("Kevlar Vest", 1)
@pytest.mark.ruling("Kevlar Vest", 3)
def test_the_vest_stops_two_gun_strikes_of_one_damage(table: Table) -> None:
    """ "Can prevent" keeps the point that was not needed for later in the combat."""
    lauren = table.you.ready("Lauren")
    gun = table.you.in_play("Saturday-Night Special", on=lauren)
    table.you.holds(PRESS, PRESS)
    alice = table.prey.ready("Alice Chen")
    table.prey.in_play("Kevlar Vest", on=alice)

    fight(table, lauren, alice)
    for _ in range(2):
        table.you.uses(gun, level="strike")
        table.prey.uses("Kevlar Vest", by=alice, level="guns")
        table.you.plays("A press", by=lauren)
    table.you.uses(gun, level="strike")
    while not table.over():
        assert not table.prey.may("use", card="Kevlar Vest")
        table.pass_on()
    assert table.blood(alice) == 6


def test_a_vest_that_stopped_a_bullet_stops_no_fist(table: Table) -> None:
    """It is 2 from guns or 1 from another source, not both."""
    lauren = table.you.ready("Lauren")
    gun = table.you.in_play("Saturday-Night Special", on=lauren)
    table.you.holds(PRESS)
    alice = table.prey.ready("Alice Chen")
    table.prey.in_play("Kevlar Vest", on=alice)

    fight(table, lauren, alice)
    table.you.uses(gun, level="strike")
    table.prey.uses("Kevlar Vest", by=alice, level="guns")
    table.you.plays("A press", by=lauren)
    while not table.over():
        assert not table.prey.may("use", card="Kevlar Vest")
        table.pass_on()
    assert table.blood(alice) == 6


def test_the_bearer_chooses_what_the_vest_prevents(table: Table) -> None:
    """A bullet and crows in the same moment."""
    belinde = table.you.ready("Belinde")
    table.you.in_play(".44 Magnum", on=belinde)
    table.you.holds("Carrion Crows")
    alice = table.prey.ready("Alice Chen")
    table.prey.in_play("Kevlar Vest", on=alice)

    fight(table, belinde, alice)
    table.you.plays("Carrion Crows", by=belinde, level="ani")
    table.you.uses(".44 Magnum", by=belinde, level="strike")
    table.until("prevent", table.prey)
    assert {option.mode for option in table.prey.options("use")} == {"guns", "others"}
    table.prey.uses("Kevlar Vest", by=alice, level="others")
    rest(table)
    assert table.blood(alice) == 7 - 2


def test_the_vest_protects_its_bearer_only_and_is_not_used_without_damage(table: Table) -> None:
    """Another minion's vest is of no use; nor is one against a dodge."""
    ryan = table.you.ready("Ryan")
    table.you.in_play("Kevlar Vest", on=ryan)
    table.you.holds(DODGE)
    alice = table.prey.ready("Alice Chen")
    other = table.prey.ready("Ashley")
    table.prey.in_play("Kevlar Vest", on=other)

    fight(table, ryan, alice)
    table.you.plays("A dodge", by=ryan)
    while not table.over():
        assert not table.prey.may("use", card="Kevlar Vest")
        assert not table.you.may("use", card="Kevlar Vest")
        table.pass_on()
    assert table.blood(alice) == 7


@pytest.mark.parametrize("name", ["Kevlar Vest", "Sport Bike"])
def test_a_minion_has_one_vest_and_one_vehicle(table: Table, name: str) -> None:
    """It neither equips a second one nor takes one from another minion; the other may."""
    lauren = table.you.ready("Lauren")
    nassir = table.you.ready("Nassir")
    table.you.in_play(name, on=lauren)
    third = table.you.ready("Rosalina Cortez")
    table.you.in_play(name, on=third)
    table.you.holds(name)

    assert not table.you.can_play(name, by=lauren)
    assert table.you.can_play(name, by=nassir)
    assert not table.you.may("act", word="take equipment", by=lauren)
    assert table.you.may("act", word="take equipment", by=nassir, target=lauren)


# -- Sport Bike -----------------------------------------------------------------------------------


def test_the_sport_bike_gives_its_rider_intercept(table: Table) -> None:
    """A hunt at 1 stealth is blocked by the rider, not by the one beside it."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    ashley = table.prey.ready("Ashley")
    table.prey.in_play("Sport Bike", on=ashley)
    brock = table.prey.ready("Brock Sterling")

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(brock)
    table.prey.blocks(ashley)
    rest(table)
    assert table.locked(ashley)
    assert not table.locked(brock)
    assert table.blood(ryan) == 1


def test_an_ally_rides_and_wears_as_well(table: Table) -> None:
    """Equipment without a Discipline is for any minion."""
    stray = table.you.ready("Underbridge Stray", level="ani")
    table.you.holds("Sport Bike")
    assert table.you.can_play("Sport Bike", by=stray)
