"""Actions that leave a card in play: Shadow of the Beast, Well-Marked, Open War."""

from __future__ import annotations

import pytest

from combat_talk import fight
from table_talk import Table

SHADOW = "Shadow of the Beast"
MARKED = "Well-Marked"
WAR = "Open War"
CASEY = "Casey Snyder (G6)"
ARIANE = "Ariane (G5)"
NASSIR = "Nassir"


@pytest.mark.parametrize("level", ["pro", "PRO"])
def test_the_shadow_gives_a_maneuver_and_at_superior_a_press(table: Table, level: str) -> None:
    """One of them on a vampire; each is used once in a combat."""
    casey = table.you.ready(CASEY)
    theirs = table.prey.ready(NASSIR)
    card = table.you.in_play(SHADOW, on=casey, level=level)
    again = table.you.holds(SHADOW)

    assert not table.you.may("act", card=again, by=casey)
    fight(table, casey, theirs)
    table.until("range", table.you)
    assert table.you.may("use", card=card)
    if level == "PRO":
        table.until("press", table.you)
        assert table.you.may("use", card=card)
    table.nobody_reacts()
    assert table.where(card) == "attached"


@pytest.mark.parametrize("level", ["pro", "PRO"])
def test_the_shadow_is_put_on_the_acting_vampire(table: Table, level: str) -> None:
    """At the level at which it was played."""
    casey = table.you.ready(CASEY)
    card = table.you.holds(SHADOW)
    table.you.acts(SHADOW, by=casey, level=level)
    table.nobody_reacts()
    assert table.on(card) == casey
    assert table.state.cards[card].mode == level
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "unlocks"), [("Elizabeth Conde (G4)", True), ("Idrissa (G4)", False)]
)
def test_who_is_well_marked_unlocks_with_capacity_five(
    table: Table, name: str, unlocks: bool
) -> None:
    """At 5, not at 4; one of them on a minion; a Laibon is required."""
    laibon = table.you.ready(name)
    other = table.you.ready(NASSIR)
    card = table.you.holds(MARKED)
    second = table.you.holds(MARKED)

    assert not table.you.may("act", card=card, by=other)
    table.you.acts(MARKED, by=laibon)
    table.nobody_reacts()

    worn = card if table.where(card) == "attached" else second
    assert table.on(worn) == laibon
    assert table.locked(laibon) != unlocks
    assert not table.you.may("act", card=second, by=laibon)
    assert table.waits_for(table.you)


def test_well_marked_prevents_one_damage_of_a_strike(table: Table) -> None:
    """Once in a combat."""
    laibon = table.you.ready("Idrissa (G4)")
    theirs = table.prey.ready(NASSIR)
    card = table.you.in_play(MARKED, on=laibon)
    fight(table, laibon, theirs)
    table.until("prevent", table.you)
    table.you.uses(card)
    table.nobody_reacts()
    assert table.blood(laibon) == 4


@pytest.mark.ruling("Open War", 1)
def test_an_anarch_takes_both_actions_of_the_war(table: Table) -> None:
    """Entering combat, and burning a location for 2 pool ([LSJ 20100909])."""
    war = table.you.in_play(WAR)
    ariane = table.you.ready(ARIANE)
    table.you.ready("Amber (G5)")
    theirs = table.prey.ready(NASSIR)
    place = table.prey.in_play("The Labyrinth")
    mine = table.you.in_play("Opium Den")

    assert not table.you.may(("act", "use action"), card=war, minion=ariane + 1)
    table.you.acts(war, by=ariane, level="fight")
    table.nobody_reacts()
    assert table.locked(ariane)
    table.state.edit(ariane).locked = False
    table.state.pending = None
    table.you.acts(war, by=ariane, level="burn")
    table.you.chooses(place)
    table.nobody_reacts()

    assert table.where(place) == "ash_heap"
    assert table.where(mine) == "permanent"
    assert table.where(theirs) == "ready"
    assert table.you.pool() == 28


@pytest.mark.ruling("Open War", 2)
def test_the_actions_of_the_war_are_directed_at_whom_they_hurt(table: Table) -> None:
    """At the location's controller, not at who controls the war ([LSJ 20090324])."""
    war = table.predator.in_play(WAR)
    ariane = table.you.ready(ARIANE)
    table.prey.in_play("The Labyrinth")
    theirs = table.prey.ready(NASSIR)
    other = table.predator.ready("Amber (G5)")

    table.you.acts(war, by=ariane, level="burn")
    table.until("action", table.prey)
    assert table.prey.may("block", minion=theirs)
    assert not table.predator.may("block", minion=other)


@pytest.mark.parametrize(("counters", "ends"), [(2, False), (3, True)])
def test_the_fourth_counter_ends_the_war(table: Table, counters: int, ends: bool) -> None:
    """Any Methuselah puts it there with a master phase action; its controller gains 4 pool."""
    war = table.predator.in_play(WAR, counters=counters)
    table.you.ready(ARIANE)
    table.begins("master")

    table.you.uses(war)
    table.until_turn_of(table.you, "minion")

    assert table.you.pool() == 29
    assert table.predator.pool() == (34 if ends else 30)
    assert table.where(war) == ("ash_heap" if ends else "permanent")


def test_only_one_war_is_played_in_a_game(table: Table) -> None:
    """By anybody; a baron plays it."""
    casey = table.you.ready(CASEY)
    second = table.you.ready("Kuyén (G6)")
    anarch = table.you.ready(ARIANE)
    table.you.holds(WAR)
    again = table.you.holds(WAR)

    assert not table.you.may("act", card=WAR, by=anarch)
    table.you.acts(WAR, by=casey)
    table.nobody_reacts()
    assert not table.you.may("act", card=again, by=second)
