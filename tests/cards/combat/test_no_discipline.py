"""Combat cards without a Discipline."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, COMBAT_ENDS, PRESS, fight, made_up, rest
from methuselah.engine.definitions import Strike
from methuselah.language.combat.fighting import strike
from table_talk import Table

BURNING = made_up("Burning", modes=(strike(Strike("damage", 4, aggravated=True)),))


def test_taste_of_vitae_gains_what_the_opponent_lost_to_damage(table: Table) -> None:
    """3 blood lost to a Roundhouse become 3 blood; the opponent's strike cost 1 of them before."""
    ryan = table.you.ready("Ryan", blood=1)
    taste = table.you.holds("Taste of Vitae", "Roundhouse")[0]
    alice = table.prey.ready("Alice Chen")
    bystander = table.you.ready("Baixinho", blood=1)

    fight(table, ryan, alice)
    table.you.plays("Roundhouse", by=ryan, level="pot")
    table.you.plays("Taste of Vitae", by=ryan)
    rest(table)

    assert table.blood(ryan) == 1 - 1 + 3
    assert table.blood(alice) == 4
    assert table.blood(bystander) == 1
    assert table.where(taste) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_blood_in_excess_of_the_capacity_drains(table: Table) -> None:
    """Ryan has a capacity of 4."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Taste of Vitae", "Roundhouse")
    alice = table.prey.ready("Alice Chen")

    fight(table, ryan, alice)
    table.you.plays("Roundhouse", by=ryan, level="pot")
    table.you.plays("Taste of Vitae", by=ryan)
    rest(table)
    assert table.blood(ryan) == 4


def test_only_damage_of_this_round_counts(table: Table) -> None:
    """1 in the second round, not the 3 of the first as well; and stolen blood is no damage."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.holds("Taste of Vitae", "Roundhouse", PRESS)
    alice = table.prey.ready("Alice Chen")

    fight(table, ryan, alice)
    table.you.plays("Roundhouse", by=ryan, level="pot")
    table.you.plays("A press", by=ryan)
    table.until("end_of_round", table.you)
    table.you.passes()
    table.you.plays("Taste of Vitae", by=ryan)
    rest(table)
    assert table.blood(ryan) == 2 - 2 + 1


def test_stolen_blood_was_not_lost_to_damage(table: Table) -> None:
    """Theft of Vitae takes 2; nothing comes of a Taste of Vitae."""
    nassir = table.you.ready("Nassir", blood=1)
    table.you.holds("Taste of Vitae", "Theft of Vitae")
    alice = table.prey.ready("Alice Chen")

    fight(table, nassir, alice)
    table.you.plays("Theft of Vitae", by=nassir, level="THA")
    table.you.plays("Taste of Vitae", by=nassir)
    rest(table)
    assert table.blood(nassir) == 1 + 2 - 1


def test_each_vampire_plays_one_taste_of_vitae_each_round(table: Table) -> None:
    """Both fighters may play one; a second one waits for another round."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.holds("Taste of Vitae", "Taste of Vitae", PRESS)
    alice = table.prey.ready("Alice Chen", blood=3)
    table.prey.holds("Taste of Vitae")

    fight(table, ryan, alice)
    table.you.plays("A press", by=ryan)
    table.you.plays("Taste of Vitae", by=ryan)
    assert not table.you.can_play("Taste of Vitae")
    table.prey.plays("Taste of Vitae", by=alice)
    table.until("end_of_round", table.you)
    assert table.you.can_play("Taste of Vitae", by=ryan)


@pytest.mark.rules_text("003 6.4.6 R1")
def test_a_vampire_in_torpor_or_burned_tastes_nothing(table: Table) -> None:
    """Its Methuselah cannot play it for the vampire that went to torpor in this round."""
    linda = table.you.ready("Aunt Linda")
    table.you.holds("Roundhouse", "Taste of Vitae")
    ashley = table.prey.ready("Ashley")
    table.prey.holds("Taste of Vitae")

    fight(table, linda, ashley)
    table.you.plays("Roundhouse", by=linda, level="POT")
    table.until("end_of_round")
    assert table.where(ashley) == "torpor"
    assert not table.prey.can_play("Taste of Vitae")
    table.you.plays("Taste of Vitae", by=linda)
    rest(table)
    assert table.blood(linda) == 4
    assert table.where(ashley) == "torpor"


@pytest.mark.ruling("Taste of Vitae", 1)
def test_taste_of_vitae_is_not_played_against_an_ally(table: Table) -> None:
    """Nor by one: it needs a vampire on both sides."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Taste of Vitae")
    stray = table.prey.ready("Underbridge Stray", level="ANI", blood=2)
    table.prey.holds("Taste of Vitae")

    fight(table, ryan, stray)
    while not table.over():
        assert not table.you.can_play("Taste of Vitae")
        assert not table.prey.can_play("Taste of Vitae")
        table.pass_on()
    assert table.blood(stray) == 1


@pytest.mark.ruling("Taste of Vitae", 2)
def test_taste_of_vitae_comes_after_the_presses(table: Table) -> None:
    """It is not offered before they are handled, and still if combat ended early."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.holds("Taste of Vitae", PRESS, PRESS)
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(COMBAT_ENDS)

    fight(table, ryan, alice)
    table.until("press", table.you)
    assert not table.you.can_play("Taste of Vitae")
    table.you.plays("A press", by=ryan)
    table.prey.plays("Combat ends", by=alice)
    table.you.plays("Taste of Vitae", by=ryan)
    rest(table)
    assert table.blood(ryan) == 1


@pytest.mark.ruling("Taste of Vitae", 3)
def test_taste_of_vitae_may_follow_an_effect_of_the_end_of_combat(table: Table) -> None:
    """Once another combat is sure to follow it can still be played, for the round that ends."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.holds("Taste of Vitae")
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(AGAIN)

    fight(table, ryan, alice)
    table.prey.plays("Another combat", by=alice)
    table.you.plays("Taste of Vitae", by=ryan)
    rest(table)
    assert table.blood(ryan) == 2 - 1 + 1 - 1
    assert table.blood(alice) == 7 - 2


@pytest.mark.ruling("Taste of Vitae", 4)
def test_taste_of_vitae_is_played_although_the_opponent_was_burned(table: Table) -> None:
    """Aggravated damage burns a vampire that cannot pay; the blood it paid before is gained."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.holds("Taste of Vitae", BURNING)
    nik = table.prey.ready("Nik Sikko", blood=2)

    fight(table, ryan, nik)
    table.you.plays("Burning", by=ryan)
    table.you.plays("Taste of Vitae", by=ryan)
    rest(table)
    assert table.where(nik) == "ash_heap"
    assert table.blood(ryan) == 2 - 1 + 2
    assert table.waits_for(table.you)
