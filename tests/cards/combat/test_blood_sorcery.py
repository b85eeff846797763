"""Combat cards that require Blood Sorcery."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, PRESS, fight, rest
from table_talk import Table


def test_inferior_apportation_presses_to_continue_only(table: Table) -> None:
    """It starts another round; against a press to continue it cannot be played."""
    lauren = table.you.ready("Lauren")
    table.you.holds("Apportation")
    rosalina = table.prey.ready("Rosalina Cortez")
    table.prey.holds("Apportation", PRESS)

    fight(table, lauren, rosalina)
    table.you.plays("Apportation", by=lauren, level="tha")
    table.until("press", table.prey)
    assert not table.prey.can_play("Apportation")
    assert table.prey.can_play("A press")
    table.prey.plays("A press", by=rosalina)
    rest(table)

    assert table.blood(lauren) == 3
    assert table.blood(rosalina) == 2
    assert table.waits_for(table.you)


def test_inferior_apportation_continues_combat_for_one_round(table: Table) -> None:
    """One more round is fought, then combat is over."""
    lauren = table.you.ready("Lauren")
    apportation = table.you.holds("Apportation")
    ashley = table.prey.ready("Ashley")

    fight(table, lauren, ashley)
    table.you.plays("Apportation", by=lauren, level="tha")
    rest(table)

    assert table.blood(lauren) == 2
    assert table.blood(ashley) == 1
    assert table.where(apportation) == "ash_heap"


def test_superior_apportation_maneuvers_either_way_and_does_not_press(table: Table) -> None:
    """To long range, and back to close by the other one."""
    rosalina = table.you.ready("Rosalina Cortez")
    table.you.holds("Apportation")
    nassir = table.prey.ready("Nassir")
    lauren = table.prey.ready("Lauren")
    table.prey.holds("Apportation")

    fight(table, rosalina, nassir)
    table.you.plays("Apportation", by=rosalina, level="THA")
    table.until("range", table.prey)
    assert not table.prey.can_play("Apportation", level="tha")
    assert not table.prey.can_play("Apportation", by=lauren)
    table.prey.passes()
    table.until("press", table.prey)
    assert not table.prey.can_play("Apportation", level="THA")
    rest(table)

    assert table.blood(rosalina) == 3
    assert table.blood(nassir) == 4
    assert table.waits_for(table.you)


def test_inferior_blood_sorcery_does_not_maneuver(table: Table) -> None:
    """Lauren has Blood Sorcery at the inferior level only."""
    lauren = table.you.ready("Lauren")
    table.you.holds("Apportation")
    ashley = table.prey.ready("Ashley")

    fight(table, lauren, ashley)
    table.until("press")
    assert not table.you.can_play("Apportation", level="THA")


# -- Theft of Vitae -------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "stolen"), [("tha", 1), ("THA", 2)])
def test_theft_of_vitae_moves_blood_to_the_thief(table: Table, level: str, stolen: int) -> None:
    """1 blood, or 2; the thief is hurt by the other strike all the same. It is free to play."""
    nassir = table.you.ready("Nassir", blood=1)
    theft = table.you.holds("Theft of Vitae")
    alice = table.prey.ready("Alice Chen")
    bystander = table.prey.ready("Ashley")

    fight(table, nassir, alice)
    table.you.plays("Theft of Vitae", by=nassir, level=level)
    rest(table)

    assert table.blood(alice) == 7 - stolen
    assert table.blood(nassir) == 1 + stolen - 1
    assert table.blood(bystander) == 3
    assert table.where(theft) == "ash_heap"
    assert table.waits_for(table.you)


def test_stolen_blood_mends_the_damage_of_the_same_moment(table: Table) -> None:
    """An empty thief steals first and so mends the hand strike (R0, Steal Blood)."""
    ashley = table.you.ready("Ashley")
    nassir = table.prey.ready("Nassir", blood=0)
    table.prey.holds("Theft of Vitae")

    fight(table, ashley, nassir)
    table.prey.plays("Theft of Vitae", by=nassir, level="tha")
    rest(table)

    assert table.where(nassir) == "ready"
    assert table.blood(nassir) == 0


def test_what_exceeds_the_capacity_drains_before_damage(table: Table) -> None:
    """3 of 3, 2 stolen, 2 drained; then 1 damage."""
    rosalina = table.you.ready("Rosalina Cortez")
    table.you.holds("Theft of Vitae")
    ashley = table.prey.ready("Ashley")

    fight(table, rosalina, ashley)
    table.you.plays("Theft of Vitae", by=rosalina, level="THA")
    rest(table)

    assert table.blood(rosalina) == 2
    assert table.blood(ashley) == 1


def test_theft_of_vitae_reaches_long_range_and_is_stopped_by_a_dodge(table: Table) -> None:
    """It is ranged; a dodge protects against a strike that is no damage too."""
    rosalina = table.you.ready("Rosalina Cortez", blood=1)
    table.you.holds("Theft of Vitae", "Apportation")
    nassir = table.prey.ready("Nassir")

    fight(table, rosalina, nassir)
    table.you.plays("Apportation", by=rosalina, level="THA")
    table.you.plays("Theft of Vitae", by=rosalina, level="THA")
    rest(table)
    assert table.blood(nassir) == 2
    assert table.blood(rosalina) == 3


def test_a_dodge_saves_from_theft(table: Table) -> None:
    """Nothing moves, and the dodge does no damage."""
    rosalina = table.you.ready("Rosalina Cortez", blood=1)
    table.you.holds("Theft of Vitae")
    nassir = table.prey.ready("Nassir")
    table.prey.holds(DODGE)

    fight(table, rosalina, nassir)
    table.you.plays("Theft of Vitae", by=rosalina, level="THA")
    table.prey.plays("A dodge", by=nassir)
    rest(table)
    assert table.blood(nassir) == 4
    assert table.blood(rosalina) == 1


@pytest.mark.ruling("Theft of Vitae", 1)
def test_theft_takes_as_much_as_there_is(table: Table) -> None:
    """2 from a vampire with 1 blood: 1 is stolen, and the victim stays ready."""
    nassir = table.you.ready("Nassir", blood=2)
    table.you.holds("Theft of Vitae")
    ashley = table.prey.ready("Ashley", blood=1)

    fight(table, nassir, ashley)
    table.you.plays("Theft of Vitae", by=nassir, level="THA")
    rest(table)

    assert table.blood(ashley) == 0
    assert table.where(ashley) == "ready"
    assert table.blood(nassir) == 2 + 1 - 1


@pytest.mark.parametrize(("life", "place"), [(2, "ready"), (1, "ash_heap")])
def test_life_of_an_ally_becomes_blood_and_the_last_one_burns_it(
    table: Table, life: int, place: str
) -> None:
    """An ally that has lost all its life is burned; its strike still resolves (R0, example)."""
    lauren = table.you.ready("Lauren", blood=2)
    table.you.holds("Theft of Vitae")
    stray = table.prey.ready("Underbridge Stray", level="ANI", blood=life)

    fight(table, lauren, stray)
    table.you.plays("Theft of Vitae", by=lauren, level="tha")
    rest(table)

    assert table.where(stray) == place
    assert table.blood(lauren) == 2 + 1 - 1
    assert table.waits_for(table.you)


def test_at_long_range_the_theft_may_be_aimed_at_a_retainer(table: Table) -> None:
    """The retainer loses its life and burns; its employer keeps its blood."""
    rosalina = table.you.ready("Rosalina Cortez", blood=1)
    table.you.holds("Theft of Vitae", "Apportation")
    ryan = table.prey.ready("Ryan")
    raven = table.prey.in_play("Raven Spy", on=ryan, level="ani")

    fight(table, rosalina, ryan)
    table.you.plays("Apportation", by=rosalina, level="THA")
    table.you.plays("Theft of Vitae", by=rosalina, level="THA")
    table.you.does("aim", target=raven)
    rest(table)

    assert table.where(raven) == "ash_heap"
    assert table.blood(ryan) == 4
    assert table.blood(rosalina) == 2


@pytest.mark.ruling("Theft of Vitae", 2)
def test_two_thefts_net_out_without_draining(table: Table) -> None:
    """Both are full: 2 for 1 leaves one a blood less; nothing drains on the way."""
    rosalina = table.you.ready("Rosalina Cortez")
    table.you.holds("Theft of Vitae")
    nassir = table.prey.ready("Nassir")
    table.prey.holds("Theft of Vitae")

    fight(table, rosalina, nassir)
    table.you.plays("Theft of Vitae", by=rosalina, level="tha")
    table.prey.plays("Theft of Vitae", by=nassir, level="THA")
    rest(table)

    assert table.blood(rosalina) == 3 - 1
    assert table.blood(nassir) == 4


@pytest.mark.ruling("Theft of Vitae", 2)
def test_two_equal_thefts_change_nothing(table: Table) -> None:
    """Full vampires that steal 2 from each other stay full."""
    rosalina = table.you.ready("Rosalina Cortez")
    table.you.holds("Theft of Vitae")
    nassir = table.prey.ready("Nassir")
    table.prey.holds("Theft of Vitae")

    fight(table, rosalina, nassir)
    table.you.plays("Theft of Vitae", by=rosalina, level="THA")
    table.prey.plays("Theft of Vitae", by=nassir, level="THA")
    rest(table)

    assert table.blood(rosalina) == 3
    assert table.blood(nassir) == 4
