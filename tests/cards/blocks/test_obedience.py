"""Obedience: an older vampire ends the action before its combat with the acting one."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION, bleeds, made_vampire
from combat_talk import AGAIN
from table_talk import Table

OBEDIENCE = "Obedience"
RUSH = "Haven Uncovered"


@pytest.mark.ruling("Obedience", 7)
@pytest.mark.parametrize(("level", "locked"), [("dom", False), ("DOM", True)])
def test_a_blocker_makes_a_younger_vampire_obey(table: Table, level: str, locked: bool) -> None:
    """No combat; the blocker is not locked; inferior unlocks the acting vampire; nothing after."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Change of Target", "Freak Drive")
    elder = table.prey.ready(made_vampire("Elder", "DOM", capacity=8))
    card = table.prey.holds(OBEDIENCE)
    table.prey.holds("Cats' Guidance")

    bleeds(table, ryan)
    table.prey.blocks(elder)
    table.prey.plays(card, by=elder, level=level)

    assert table.waits_for(table.you, "minion")
    assert table.locked(ryan) is locked
    assert not table.locked(elder)
    assert told(table, "combat") == 0
    assert table.prey.pool() == 30
    assert table.where(card) == "ash_heap"


@pytest.mark.parametrize(
    ("capacity", "blocks", "usable"), [(5, True, True), (4, True, False), (8, False, False)]
)
def test_only_an_older_vampire_about_to_fight_can_say_it(
    table: Table, capacity: int, blocks: bool, usable: bool
) -> None:
    """Ryan has a capacity of 4. A vampire that is not the blocker cannot help."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Change of Target")
    elder = table.prey.ready(made_vampire("Elder", "DOM", capacity=capacity))
    other = table.prey.ready("Nassir")
    card = table.prey.holds(OBEDIENCE)

    bleeds(table, ryan)
    table.prey.blocks(elder if blocks else other)
    table.until("blocked", table.you)

    assert table.prey.can_play(card) is usable


def test_an_acting_ally_need_not_obey(table: Table) -> None:
    """An ally is no younger vampire."""
    zombie = table.you.ready("Zombie")
    table.you.ready(COMPANION)
    elder = table.prey.ready(made_vampire("Elder", "DOM", capacity=8))
    card = table.prey.holds(OBEDIENCE)

    table.you.acts(word="bleed", by=zombie)
    table.prey.blocks(elder)
    table.nobody_reacts()

    assert table.where(card) == "hand"


@pytest.mark.ruling("Obedience", 1)
def test_the_action_that_was_obeyed_is_not_repeated(table: Table) -> None:
    """The bleed was taken, by hand or by card; another minion may bleed."""
    massimo = table.you.ready("Massimo Falconi")
    other = table.you.ready(COMPANION)
    table.you.holds("Intimidation", "Intimidation")
    elder = table.prey.ready(made_vampire("Elder", "dom", capacity=11))
    table.prey.holds(OBEDIENCE)

    table.you.acts("Intimidation", by=massimo, level="pre")
    table.prey.blocks(elder)
    table.prey.plays(OBEDIENCE, by=elder, level="dom")

    assert not table.locked(massimo)
    assert not table.you.may("act", word="bleed", minion=massimo)
    assert not table.you.can_play("Intimidation", by=massimo)
    assert table.you.may("act", word="bleed", minion=other)


@pytest.mark.ruling("Obedience", 2)
@pytest.mark.ruling("Obedience", 3)
def test_rulebook_actions_are_barred_with_their_target(table: Table) -> None:
    """One rescue is barred, another is not; nor is equipping by a card the same as taking."""
    ryan = table.you.ready("Ryan")
    linda = table.you.ready("Aunt Linda")
    vest = table.you.in_play("Kevlar Vest", on=linda)
    gun = table.you.in_play(".44 Magnum", on=linda)
    table.you.holds("Kevlar Vest")
    elder = table.prey.ready(made_vampire("Elder", "dom", capacity=8))
    table.prey.in_play("Sport Bike", on=elder)
    table.prey.holds(OBEDIENCE)

    table.you.acts(word="take equipment", by=ryan, target=linda)
    table.you.chooses(vest)
    if not table.prey.may("block"):
        table.you.passes()
    table.prey.blocks(elder)
    table.prey.plays(OBEDIENCE, by=elder, level="dom")
    assert table.waits_for(table.you, "minion")
    assert table.you.can_play("Kevlar Vest", by=ryan)

    table.you.acts(word="take equipment", by=ryan, target=linda)
    table.nobody_reacts()
    assert (table.on(gun), table.on(vest)) == (ryan, linda)


@pytest.mark.ruling("Obedience", 4)
def test_actions_of_two_copies_of_a_card_in_play_are_not_the_same(table: Table) -> None:
    """The rush of one Haven Uncovered was obeyed, that of another may follow."""
    ryan = table.you.ready("Ryan")
    elder = table.prey.ready(made_vampire("Elder", "dom", capacity=8))
    first = table.you.in_play(RUSH, on=elder)
    second = table.you.in_play(RUSH, on=elder)
    table.prey.holds(OBEDIENCE)

    table.you.acts(first, by=ryan)
    table.prey.plays(OBEDIENCE, by=elder, level="dom")

    assert table.waits_for(table.you, "minion")
    assert told(table, "combat") == 0
    assert not table.you.may("use action", card=first, minion=ryan)
    assert table.you.may("use action", card=second, minion=ryan)


def test_the_target_of_a_rush_must_be_unlocked_to_be_obeyed(table: Table) -> None:
    """It reacts: locked, it fights; the combat of a block is not called off any more."""
    ryan = table.you.ready("Ryan")
    elder = table.prey.ready(made_vampire("Elder", "dom", capacity=8), locked=True)
    rush = table.you.in_play(RUSH, on=elder)
    card = table.prey.holds(OBEDIENCE)

    table.you.acts(rush, by=ryan)
    table.nobody_reacts()

    assert told(table, "combat") == 1
    assert table.where(card) == "hand"


@pytest.mark.ruling("Obedience", 5)
def test_a_queued_combat_can_be_avoided_by_an_unlocked_older_vampire(table: Table) -> None:
    """The first combat was fought; before the second one the action ends."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    elder = table.prey.ready(made_vampire("Elder", "dom", capacity=8))
    rush = table.you.in_play(RUSH, on=elder)
    again = table.you.holds(AGAIN)
    table.prey.holds(OBEDIENCE)

    table.you.acts(rush, by=ryan)
    table.until("combat_about_to_end", table.you)
    table.you.plays(again)
    table.prey.plays(OBEDIENCE, by=elder, level="dom")

    assert table.waits_for(table.you)
    assert told(table, "combat") == 1
    assert not table.locked(ryan)


@pytest.mark.ruling("Obedience", 6)
def test_a_vampire_that_is_not_acting_need_not_obey(table: Table) -> None:
    """A Hidden Lurker fights the blocker, who is awake, after the combat of the acting one."""
    ryan = table.you.ready("Ryan")
    lurker = table.you.ready("Skulk (G5)")
    table.you.holds("Hidden Lurker")
    elder = table.prey.ready(made_vampire("Elder", "dom", capacity=8), locked=True)
    card = table.prey.holds(OBEDIENCE)
    table.prey.holds("Wake with Evening's Freshness")

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays("Wake with Evening's Freshness", by=elder)
    table.prey.blocks(elder)
    table.you.plays("Hidden Lurker", by=lurker, level="OBF")
    table.nobody_reacts()

    assert told(table, "combat") == 2
    assert table.where(card) == "hand"
