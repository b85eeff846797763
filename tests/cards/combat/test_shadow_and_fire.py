"""Shadow and fire in combat: out of it and on with the action, or burned on both sides."""

from __future__ import annotations

import pytest

from combat_talk import MANEUVER, fight, made_up, rest
from listening import made_up_modifier
from methuselah.language import (
    WAS_SUCCESSFUL,
    action,
    at_moment,
    gain_pool,
    put_in_play,
    when,
)
from table_talk import Table

# -- Shadow Body -----------------------------------------------------------------------------------


def test_inferior_shadow_body_ends_combat(table: Table) -> None:
    """Strike: combat ends, before any damage; it costs 1 blood. The action stays blocked."""
    banjoko = table.you.ready("Banjoko")
    table.you.ready("Ryan")
    card = table.you.holds("Shadow Body")
    alice = table.prey.ready("Alice Chen")

    table.you.acts(by=banjoko, word="bleed")
    table.prey.blocks(alice)
    table.you.plays("Shadow Body", by=banjoko, level="obt")
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert (table.blood(banjoko), table.blood(alice)) == (4, 7)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Shadow Body", 4)
def test_superior_shadow_body_lets_the_action_go_on(table: Table) -> None:
    """A hunt goes on as if unblocked; who declined to block it before is not asked again."""
    ashley = table.prey.ready("Ashley")
    lauren = table.predator.ready("Lauren")
    guido = table.you.ready("Guido Lucciano", blood=3)
    table.you.ready("Ryan")
    table.you.holds("Shadow Body")
    min_seo = table.predator.ready("Min-seo")
    table.predator.holds("Enhanced Senses")

    table.you.acts(by=guido, word="hunt")
    table.predator.blocks(min_seo)
    table.predator.plays("Enhanced Senses", by=min_seo, level="aus")
    table.you.plays("Shadow Body", by=guido, level="OBT")
    assert not table.prey.may("block", minion=ashley)
    assert table.predator.may("block", minion=lauren)
    table.nobody_reacts()

    assert table.blood(guido) == 3 - 1 + 1
    assert table.blood(min_seo) == 3
    assert table.locked(min_seo)
    assert table.waits_for(table.you)


def test_superior_shadow_body_does_not_save_a_bleed(table: Table) -> None:
    """A bleed stays blocked; so does a combat on the reacting side change nothing."""
    guido = table.you.ready("Guido Lucciano")
    table.you.ready("Ryan")
    table.you.holds("Shadow Body")
    alice = table.prey.ready("Alice Chen")

    table.you.acts(by=guido, word="bleed")
    table.prey.blocks(alice)
    table.you.plays("Shadow Body", by=guido, level="OBT")
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_shadow_body_of_the_blocker_leaves_the_action_blocked(table: Table) -> None:
    """Only the vampire that was blocked goes on."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    quira = table.prey.ready("Quira, The Bitch Queen")
    table.prey.ready("Guido Lucciano")
    kij = table.prey.ready("Andrew Emory")
    table.prey.holds("Enhanced Senses", "Shadow Body")
    table.you.acts(by=ryan, word="hunt")
    table.prey.blocks(kij)
    table.prey.plays("Enhanced Senses", by=kij, level="aus")
    table.prey.plays("Shadow Body", by=kij, level="OBT")
    table.nobody_reacts()

    assert table.blood(ryan) == 2
    assert table.blood(quira) == 6


@pytest.mark.ruling("Shadow Body", 1)
def test_an_action_does_not_go_on_where_combat_does(table: Table) -> None:
    """Telepathic Tracking starts a new round: the effect after combat is lost."""
    guido = table.you.ready("Guido Lucciano", blood=3)
    table.you.ready("Ryan")
    table.you.holds("Shadow Body")
    glissando = table.prey.ready("Glissando")
    table.prey.holds("Enhanced Senses", "Telepathic Tracking")

    table.you.acts(by=guido, word="hunt")
    table.prey.blocks(glissando)
    table.prey.plays("Enhanced Senses", by=glissando, level="AUS")
    table.you.plays("Shadow Body", by=guido, level="OBT")
    table.prey.plays("Telepathic Tracking", by=glissando, level="AUS")
    table.nobody_reacts()

    assert table.blood(guido) == 3 - 1 - 1
    assert table.blood(glissando) == 6 - 1 - 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Shadow Body", 2)
def test_a_successful_action_does_not_go_on(table: Table) -> None:
    """After the combat of Bum's Rush there is nothing to go on with."""
    guido = table.you.ready("Guido Lucciano")
    table.you.ready("Ryan")
    rush = table.you.holds("Bum's Rush")
    table.you.holds("Shadow Body")
    alice = table.prey.ready("Alice Chen")
    table.prey.ready("Ashley")

    table.you.acts("Bum's Rush", by=guido)
    table.you.chooses(alice)
    table.you.plays("Shadow Body", by=guido, level="OBT")
    table.nobody_reacts()
    table.nobody_reacts()

    assert (table.blood(guido), table.blood(alice)) == (4, 7)
    assert table.where(rush) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Shadow Body", 3)
def test_what_was_played_before_stays_in_effect(table: Table) -> None:
    """A modifier of the hunt waits for its success, and still does when the hunt goes on."""
    gift = made_up_modifier(
        "Gift", at_moment("after resolution", when(WAS_SUCCESSFUL, gain_pool(1)))
    )
    guido = table.you.ready("Guido Lucciano", blood=3)
    table.you.ready("Ryan")
    table.you.holds("Shadow Body", gift)
    min_seo = table.prey.ready("Min-seo")
    table.prey.holds("Enhanced Senses")

    table.you.acts(by=guido, word="hunt")
    table.you.plays("Gift", by=guido)
    table.prey.blocks(min_seo)
    table.prey.plays("Enhanced Senses", by=min_seo, level="aus")
    table.you.plays("Shadow Body", by=guido, level="OBT")
    table.nobody_reacts()

    assert table.blood(guido) == 3
    assert table.you.pool() == 31


@pytest.mark.ruling("Shadow Body", 5)
def test_an_action_card_goes_on_from_the_ash_heap(table: Table) -> None:
    """The card of the action comes back from the ash heap and has its effect."""
    guido = table.you.ready("Guido Lucciano")
    table.you.ready("Ryan")
    plan = table.you.holds(made_up("Plan", modes=(action(put_in_play()),)))
    table.you.holds("Shadow Body")
    ashley = table.prey.ready("Ashley")

    table.you.acts("Plan", by=guido)
    table.prey.blocks(ashley)
    table.until("strike", table.you)
    assert table.where(plan) == "ash_heap"
    table.you.plays("Shadow Body", by=guido, level="OBT")
    table.nobody_reacts()

    assert table.where(plan) == "permanent"
    assert table.waits_for(table.you)


# -- Breath of the Dragon --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "level", "left", "own"),
    [("Horatio", "vic", 7, 2 - 1 - 1), ("Lolita Houston", "VIC", 6, 4 - 1 - 1 - 1)],
)
def test_breath_burns_both_at_close_range(
    table: Table, who: str, level: str, left: int, own: int
) -> None:
    """1 aggravated each, or 2, of which the second burns a blood: both go to torpor."""
    breathing = table.you.ready(who)
    table.you.holds("Breath of the Dragon")
    alice = table.prey.ready("Alice Chen")
    bystander = table.prey.ready("Ashley")

    fight(table, breathing, alice)
    table.you.plays("Breath of the Dragon", by=breathing, level=level)
    rest(table)

    assert table.where(alice) == "torpor"
    assert table.blood(alice) == left
    assert table.where(breathing) == "torpor"
    assert table.blood(breathing) == own
    assert table.where(bystander) == "ready"
    assert table.waits_for(table.you)


def test_breath_at_long_range_burns_only_the_other(table: Table) -> None:
    """It is ranged, and the striking vampire is out of the fire."""
    horatio = table.you.ready("Horatio")
    table.you.holds("Breath of the Dragon", MANEUVER)
    alice = table.prey.ready("Alice Chen")

    fight(table, horatio, alice)
    table.you.plays("A maneuver", by=horatio)
    table.you.plays("Breath of the Dragon", by=horatio, level="vic")
    rest(table)

    assert table.where(alice) == "torpor"
    assert table.where(horatio) == "ready"
    assert table.blood(horatio) == 1


@pytest.mark.ruling("Breath of the Dragon", 1)
def test_the_damage_to_the_striking_vampire_is_environmental(table: Table) -> None:
    """A Leather Jacket prevents that of strikes: it is of no use here."""
    horatio = table.you.ready("Horatio")
    jacket = table.you.in_play("Leather Jacket", on=horatio)
    table.you.holds("Breath of the Dragon")
    stray = table.prey.ready("Underbridge Stray", level="ani")

    fight(table, horatio, stray)
    table.you.plays("Breath of the Dragon", by=horatio, level="vic")
    with pytest.raises(AssertionError, match="never offered"):
        table.you.uses("Leather Jacket")

    assert table.where(stray) == "ash_heap"
    assert table.where(horatio) == "torpor"
    assert table.on(jacket) == horatio
