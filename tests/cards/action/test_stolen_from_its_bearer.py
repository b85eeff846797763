"""What is stolen from a minion: equipment by Mesmerize, retainers and allies by the Serpent."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from methuselah.rules.action.action import stealth
from table_talk import Table

MIND = made_vampire("Mind", "DOM", capacity=6)
SNAKE = made_vampire("Snake", "SER", capacity=6)


@pytest.mark.parametrize("level", ["dom", "DOM"])
def test_equipment_is_mesmerized_away(table: Table, level: str) -> None:
    """From an ally, or from a younger vampire, in torpor too; nobody steals from herself (RB24,
    Glossary, Steal). +1 stealth.
    """
    mind = table.you.ready(MIND)
    mine, own_ally = table.you.ready(COMPANION), table.you.ready("Underbridge Stray")
    card, _ = table.you.holds("Mesmerize", PAUSE)
    ally = table.prey.ready("Loyal Street Gang")
    young = table.grand_prey.torpor(made_vampire("Young", capacity=5))
    peer = table.prey.ready(made_vampire("Peer", capacity=6))
    guns = {one: table.you.in_play(".44 Magnum", on=one) for one in (mind, mine, own_ally)}
    guns |= {one: table.prey.in_play(".44 Magnum", on=one) for one in (ally, peer)}
    guns[young] = table.grand_prey.in_play(".44 Magnum", on=young)
    second = table.grand_prey.ready("Underbridge Stray" if level == "dom" else COMPANION)
    guns[second] = table.grand_prey.in_play(".44 Magnum", on=second)
    table.prey.in_play("Ghoul Retainer", on=peer)
    table.you.in_play("Sport Bike", on=mind)
    table.prey.in_play("Sport Bike", on=ally)  # it has a vehicle already
    table.grand_prey.in_play("Sport Bike", on=young)
    table.you.acts(card, by=mind, level=level)
    assert stealth(table.state, action_of(table)) == 1
    from_, other = (ally, young) if level == "dom" else (young, ally)
    assert table.you.choices() == {guns[from_], guns[second]}
    table.you.chooses(guns[from_])
    seat = table.prey if level == "dom" else table.grand_prey
    assert action_of(table).targets == (seat.number,)
    rest(table)
    assert (table.on(guns[from_]), table.on(guns[other])) == (mind, other)
    assert table.state.controller(guns[from_]) == 0
    assert table.blood(mind) == 6
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Mesmerize", 1)
@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize(("level", "bearer"), [("dom", "Loyal Street Gang"), ("DOM", "Nassir")])
def test_nothing_to_steal(table: Table, level: str, bearer: str, there: bool) -> None:
    """The card cannot be played without equipment on such a minion."""
    mind = table.you.ready(MIND)
    table.you.holds("Mesmerize")
    theirs = table.prey.ready(bearer)
    if there:
        table.prey.in_play(".44 Magnum", on=theirs)
    else:
        table.prey.in_play("Ghoul Retainer", on=theirs)
    table.begins("minion")
    assert table.you.can_play("Mesmerize", by=mind, level=level) is there


@pytest.mark.ruling("Lure of the Serpent", 1)
def test_a_retainer_is_lured(table: Table) -> None:
    """Of another's vampire, ready or not, for 1 blood: it is on the acting vampire then.

    It requires Animalism to be employed, which the acting vampire does not have.
    """
    snake = table.you.ready(SNAKE)
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds("Lure of the Serpent", PAUSE)
    theirs, torpid = table.prey.ready("Nassir"), table.grand_prey.torpor("Ryan")
    ally = table.prey.ready("Loyal Street Gang")
    raven = table.prey.in_play("Raven Spy", on=theirs, level="ani")
    other = table.grand_prey.in_play("Ghoul Retainer", on=torpid)
    table.you.in_play("Ghoul Retainer", on=mine)
    table.you.in_play("Ghoul Retainer", on=snake)
    table.prey.in_play("Ghoul Retainer", on=ally)
    table.prey.in_play(".44 Magnum", on=theirs)
    table.you.acts(card, by=snake, level="ser")
    assert stealth(table.state, action_of(table)) == 0
    assert table.you.choices() == {raven, other}
    table.you.chooses(raven)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.on(raven), table.on(other)) == (snake, torpid)
    assert table.state.controller(raven) == 0
    assert table.blood(snake) == 5
    assert table.waits_for(table.you)


@pytest.mark.ruling("Lure of the Serpent", 1)
def test_an_ally_is_lured(table: Table) -> None:
    """Of another Methuselah; no vampire. One that requires a clan that you do not have."""
    snake = table.you.ready(SNAKE)
    table.you.ready("Underbridge Stray")
    card, _ = table.you.holds("Lure of the Serpent", PAUSE)
    ally, other = table.prey.ready("War Ghoul"), table.grand_prey.ready("Loyal Street Gang")
    table.prey.ready("Nassir")
    table.you.acts(card, by=snake, level="SER")
    assert stealth(table.state, action_of(table)) == 0
    assert table.you.choices() == {ally, other}
    table.you.chooses(ally)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.state.controller(ally), table.state.controller(other)) == (0, 2)
    assert table.where(ally) == "ready"
    assert table.blood(snake) == 5
    assert table.waits_for(table.you)
