"""What Anarchs take and break by a Discipline of their choice: Reformation and Shattering."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import may_prevent, static
from methuselah.rules.action.action import stealth
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

REFORM = "Reformation"
SHATTER = "Shattering"
THIEF = made_vampire("Thief", "chi", capacity=4)
LORD = made_vampire("Lord", "dom", capacity=4)
SNAKE = made_vampire("Snake", "ser", capacity=4)
LOONY = made_vampire("Loony", "dem", capacity=4)
SHELL = paper("Shell", may_prevent(1), kind="equipment")
WOLF = made_vampire("Wolf", "pro", capacity=4)
ACADEMY = "Academic Hunting Ground"


# -- Reformation ----------------------------------------------------------------------------------


def test_equipment_of_a_neighbour_is_stolen(table: Table) -> None:
    """Of your prey's or predator's minion, in torpor too; what the thief can have."""
    thief = table.you.ready(THIEF)
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds(REFORM, PAUSE)
    near, far = table.prey.torpor("Ryan"), table.predator.ready("Loyal Street Gang")
    across = table.grand_prey.ready("Nassir")
    guns = [
        table.prey.in_play(".44 Magnum", on=near),
        table.predator.in_play(".44 Magnum", on=far),
    ]
    table.grand_prey.in_play(".44 Magnum", on=across)
    table.you.in_play(".44 Magnum", on=mine)
    table.you.in_play("Sport Bike", on=thief)
    table.prey.in_play("Sport Bike", on=near)  # the thief has a vehicle already
    table.prey.in_play("Ghoul Retainer", on=near)
    assert not table.you.can_play(REFORM, by=mine)
    table.you.acts(REFORM, by=thief, level="chi")
    assert table.you.choices() == set(guns)
    table.you.chooses(guns[0])
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert [table.on(one) for one in guns] == [thief, far]
    assert table.state.controller(guns[0]) == 0
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(REFORM, 1)
@pytest.mark.parametrize("there", [True, False])
def test_without_equipment_there_is_nothing_to_reform(table: Table, there: bool) -> None:
    """A retainer is none."""
    thief = table.you.ready(THIEF)
    table.you.ready(COMPANION)
    table.you.holds(REFORM)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play(".44 Magnum" if there else "Ghoul Retainer", on=ryan)
    table.begins("minion")
    assert table.you.can_play(REFORM, by=thief) is there


def test_a_hunting_ground_is_stolen_for_a_blood(table: Table) -> None:
    """Anybody's but yours, for 1 blood; no other location."""
    lord = table.you.ready(LORD, blood=3)
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds(REFORM, PAUSE)
    near = table.prey.in_play(ACADEMY)
    across = table.grand_prey.in_play("Asylum Hunting Ground")
    table.you.in_play("Amusement Park Hunting Ground")
    table.prey.in_play("The Barrens")
    table.you.acts(REFORM, by=lord, level="dom")
    assert table.you.choices() == {near, across}
    table.you.chooses(across)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.grand_prey.number,)
    rest(table)
    assert [table.state.controller(one) for one in (near, across)] == [1, 0]
    assert table.blood(lord) == 2
    assert table.where(card) == "ash_heap"
    assert not table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.ruling(REFORM, 2)
@pytest.mark.ruling(REFORM, 4)
@pytest.mark.parametrize(("blood", "may"), [(0, False), (1, True)])
def test_the_blood_is_no_cost_that_can_be_lowered(table: Table, blood: int, may: bool) -> None:
    """Who has none cannot play it; cheaper cards make it no cheaper."""
    lord = table.you.ready(LORD, blood=blood)
    table.you.ready(COMPANION)
    table.you.holds(REFORM)
    table.prey.in_play(ACADEMY)
    table.you.in_play(paper("Thrift", static("blood cost", -1), kind="equipment"), on=lord)
    table.begins("minion")
    assert table.you.can_play(REFORM, by=lord) is may


@pytest.mark.parametrize(("mine", "enough"), [(1, False), (2, True), (3, True)])
@pytest.mark.parametrize("takes", [True, False])
def test_corruption_steals_a_vampire(table: Table, mine: int, enough: bool, takes: bool) -> None:
    """A counter on any vampire, in torpor too; as many of yours as its capacity, and it is yours.

    Counters of others stay, and do not count.
    """
    snake = table.you.ready(SNAKE)
    own = table.you.ready(COMPANION)
    card, _ = table.you.holds(REFORM, PAUSE)
    victim = table.grand_prey.torpor(
        made_vampire("Victim", capacity=3), corruption=((0, mine), (3, 4))
    )
    other = table.prey.ready("Nassir")
    table.prey.ready("Loyal Street Gang")
    table.you.acts(REFORM, by=snake, level="ser")
    assert table.you.choices() == {victim, other, own, snake}
    table.you.chooses(victim)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.grand_prey.number,)
    asked = False
    while not table.over():
        asked |= table.you.may("do")
        if table.you.may("do") and takes:
            table.you.does("do")
        else:
            table.pass_on()
    assert asked is enough
    taken = enough and takes
    record = table.state.cards[victim]
    assert table.state.controller(victim) == (0 if taken else 2)
    assert record.corrupted_by(0) == (0 if taken else mine + 1)
    assert record.corrupted_by(3) == 4
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(REFORM, 3)
def test_reformation_counts_as_what_is_used() -> None:
    """As the theft of a vampire, Serpentis."""
    counts_as_the_discipline_used(
        REFORM, by=SNAKE, level="ser", used=("ser",), others=("chi", "dom")
    )


# -- Shattering -----------------------------------------------------------------------------------


def test_a_hand_is_looked_at_and_shattered(table: Table) -> None:
    """Any other Methuselah's, at +1 stealth, for 1 blood; a card of your choice, replaced."""
    thief = table.you.ready(THIEF, blood=3)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds(SHATTER, PAUSE)
    one, two = table.grand_prey.holds("Fame", "Bonding")
    table.grand_prey.library("Govern the Unaligned")
    kept = table.prey.holds("Fame")
    assert not table.you.can_play(SHATTER, by=other)
    table.you.acts(SHATTER, by=thief, level="chi")
    for seat in table.seats[1:]:
        assert table.you.may("choose", seat=seat.number)
    assert not table.you.may("choose", seat=0)
    table.you.chooses(seat=table.grand_prey.number)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.grand_prey.number,)
    while not table.you.may("choose", target=two):
        table.pass_on()
    assert table.you.choices() == {one, two}
    assert all(sees(table.state, 0, x) for x in (one, two))
    assert not any(sees(table.state, 1, x) for x in (one, two))
    table.you.chooses(two)
    rest(table)
    assert [table.where(x) for x in (one, two, kept)] == ["hand", "ash_heap", "hand"]
    assert len(table.state.seats[2].hand) == 2
    assert table.blood(thief) == 2
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_an_event_is_shattered(table: Table) -> None:
    """+2 stealth, directed at nobody, whoever controls it; nothing but an event."""
    loony = table.you.ready(LOONY, blood=3)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(SHATTER, PAUSE)
    theirs, mine = table.grand_prey.in_play("Edge Explosion"), table.you.in_play("Break the Code")
    table.prey.in_play("The Barrens")
    table.you.acts(SHATTER, by=loony, level="dem")
    assert table.you.choices() == {theirs, mine}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 2
    assert action_of(table).targets == ()
    rest(table)
    assert [table.where(one) for one in (theirs, mine)] == ["ash_heap", "permanent"]
    assert table.blood(loony) == 2
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", ["Ryan", "Loyal Street Gang"])
def test_a_minion_is_shattered(table: Table, name: str) -> None:
    """2 damage that cannot be prevented, without stealth, on a ready minion."""
    wolf = table.you.ready(WOLF, blood=3)
    own = table.you.ready(COMPANION)
    card, _ = table.you.holds(SHATTER, PAUSE)
    victim, other = table.prey.ready(name), table.prey.ready("Nassir")
    table.prey.torpor("Lauren")
    shell = table.prey.in_play(SHELL, on=victim)
    before = table.blood(victim)
    table.you.acts(SHATTER, by=wolf, level="pro")
    assert table.you.choices() == {victim, other, own, wolf}
    table.you.chooses(victim)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    assert not is_offered(table, table.prey, shell)
    assert (damage_to(table, victim), damage_to(table, other)) == (2, 0)
    assert table.where(victim) == ("ready" if before > 2 else "ash_heap")
    assert table.blood(wolf) == 2
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(SHATTER, 1)
def test_shattering_counts_as_what_is_used() -> None:
    """As damage, Protean."""
    counts_as_the_discipline_used(
        SHATTER, by=WOLF, level="pro", used=("pro",), others=("chi", "dem")
    )
