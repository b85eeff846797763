"""Ex Nihilo: a vampire that is hardly there, harms nobody, and fades."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, guard, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to, weapon
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    choose,
    environmental_damage,
    gain_blood,
    hand_strike,
    is_named,
    move_counters,
    not_,
    on,
    ready,
    static,
    steal_blood,
    vampire,
    yours,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Ex Nihilo"
GHOST = made_vampire("Ghost", "NEC", capacity=6)
CLAWS = weapon("Claws", hand_strike(aggravated=True))
FANGS = weapon("Fangs", steal_blood(2))


@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_a_vampire_fades(table: Table, level: str) -> None:
    """At +1 stealth, for 1 blood; from then on each action of its has 1 more."""
    ghost, other = table.you.ready(GHOST), table.you.ready(COMPANION)
    card, _ = table.you.holds(CARD, PAUSE)
    assert not table.you.can_play(CARD, by=other)
    table.you.acts(CARD, by=ghost, level=level)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.on(card), table.blood(ghost)) == (ghost, 5)
    assert table.waits_for(table.you)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "master")
    table.you.does("do", number=0)
    table.until("minion", table.you)
    table.you.acts(word="bleed", by=ghost)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    table.you.acts(word="bleed", by=other)
    assert table.prey.pool() == 29


def faded(table: Table, blood: int = 4) -> int:
    """A ghost of yours that has faded."""
    ghost = table.you.ready(GHOST, blood=blood)
    table.you.in_play(CARD, on=ghost, level="nec")
    return ghost


@pytest.mark.parametrize("armed", [False, True])
def test_the_faded_neither_hurt_nor_are_hurt(table: Table, armed: bool) -> None:
    """In combat: only aggravated damage reaches them."""
    ghost = faded(table)
    theirs = guard(table.prey, 1, capacity=8)
    if armed:
        table.prey.in_play(CLAWS, on=theirs)
    fight(table, ghost, theirs)
    if armed:
        table.prey.uses("Claws")
    rest(table)
    assert told(table, "combat") == 1
    assert damage_to(table, theirs) == 0
    assert damage_to(table, ghost) == armed
    assert table.where(ghost) == ("torpor" if armed else "ready")
    assert table.blood(theirs) == 8


@pytest.mark.ruling(CARD, 2)
def test_who_treats_aggravated_as_normal_is_immune_to_it(table: Table) -> None:
    """Then the claws do nothing."""
    ghost = faded(table)
    table.you.in_play(
        paper("Heart", static("treats aggravated as normal"), kind="equipment"), on=ghost
    )
    theirs = guard(table.prey, 1, capacity=8)
    table.prey.in_play(CLAWS, on=theirs)
    fight(table, ghost, theirs)
    table.prey.uses("Claws")
    rest(table)
    assert damage_to(table, ghost) == 0
    assert (table.where(ghost), table.blood(ghost)) == ("ready", 4)


@pytest.mark.ruling(CARD, 3)
@pytest.mark.parametrize("aggravated", [False, True])
def test_the_faded_are_immune_outside_of_combat(table: Table, aggravated: bool) -> None:
    """Though it cannot be prevented."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    ghost = table.prey.ready(GHOST, blood=4)
    other = table.prey.ready("Nassir")
    table.prey.in_play(CARD, on=ghost, level="nec")
    bolt = environmental_damage(
        1, ready(vampire, not_(yours)), aggravated=aggravated, unpreventable=True
    )
    table.you.holds(paper("Bolt", action(bolt)))
    table.you.acts("Bolt", by=ryan)
    rest(table)
    assert (damage_to(table, ghost), damage_to(table, other)) == (int(aggravated), 1)


@pytest.mark.ruling(CARD, 4)
@pytest.mark.parametrize("how", ["hunt", "gift", "move", "steal"])
def test_the_faded_gain_no_blood(table: Table, how: str) -> None:
    """By whatever: it goes to the bank, and a theft takes it all the same."""
    ghost = faded(table, blood=2)
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    theirs = guard(table.prey, 1, capacity=8)
    table.you.in_play(FANGS, on=ghost)
    lends = move_counters(1, on(is_named("Ryan")), TARGET)
    table.you.holds(
        paper("Gift", action(choose(on(vampire, yours)), gain_blood(2, TARGET))),
        paper("Loan", action(choose(on(vampire, yours)), lends)),
    )
    if how == "hunt":
        table.you.acts(word="hunt", by=ghost)
    elif how == "steal":
        table.you.acts(word="bleed", by=ghost)
        table.prey.blocks(theirs)
        table.you.uses("Fangs")
    else:
        table.you.acts("Gift" if how == "gift" else "Loan", by=ryan)
        table.you.chooses(ghost)
    rest(table)
    assert table.blood(ghost) == 2
    assert table.blood(theirs) == (6 if how == "steal" else 8)
    if how == "move":
        assert table.blood(ryan) == 2


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize(("blood", "pays"), [(3, True), (3, False), (0, False)])
def test_the_faded_fade_on(table: Table, blood: int, pays: bool) -> None:
    """In your master phase 1 blood is burned, or the vampire; you choose, if there is any."""
    ghost = faded(table, blood=blood)
    other = table.you.ready("Ryan", blood=3)
    table.begins("unlock")
    if blood:
        table.you.does("do", number=0 if pays else 1)
    table.until("minion", table.you)
    if pays:
        assert table.blood(ghost) == blood - 1
    assert table.where(ghost) == ("ready" if pays else "ash_heap")
    assert table.blood(other) == 3


def test_nobody_fades_in_anothers_master_phase(table: Table) -> None:
    """Only in that of its controller."""
    table.you.ready("Ryan")
    ghost = table.prey.ready(GHOST, blood=3)
    table.prey.in_play(CARD, on=ghost, level="nec")
    table.begins("unlock")
    table.until("minion", table.you)
    assert table.blood(ghost) == 3


@pytest.mark.parametrize(
    ("level", "mine", "may"),
    [("nec", True, True), ("nec", False, False), ("NEC", True, True), ("NEC", False, True)],
)
def test_the_faded_come_back(table: Table, level: str, mine: bool, may: bool) -> None:
    """The card is burned in your unlock phase, at superior in anybody's; if you like."""
    seat = table.you if mine else table.prey
    table.you.ready("Ryan")
    ghost = seat.ready(GHOST, blood=3)
    card = seat.in_play(CARD, on=ghost, level=level)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert seat.may("use", card=card) is may
    if may:
        seat.uses(card)
        assert table.where(card) == "ash_heap"
        assert (table.where(ghost), table.blood(ghost)) == ("ready", 3)


def test_the_faded_do_not_come_back_in_a_master_phase(table: Table) -> None:
    """Only in an unlock phase."""
    card = table.you.in_play(CARD, on=table.you.ready(GHOST, blood=3), level="NEC")
    table.you.holds("Fame")
    table.begins("minion")
    assert not table.you.may("use", card=card)
