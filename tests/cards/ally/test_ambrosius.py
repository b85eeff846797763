"""Ambrosius, The Ferryman: retainers come back over the river, for three turns."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import (
    action,
    ally,
    ash_heap,
    environmental_damage,
    is_named,
    on,
    reaction,
    remove_from_game,
)
from scenes.actions import comes_into_play
from table_talk import Table

NAME = "Ambrosius, The Ferryman"


def test_a_giovanni_recruits_him(table: Table) -> None:
    """For 3 pool; nobody else."""
    comes_into_play(NAME, by="Domenic Giovanni")
    mine, other = table.you.ready("Domenic Giovanni"), table.you.ready("Ryan")
    table.you.holds(NAME)
    assert table.you.can_play(NAME, by=mine)
    assert not table.you.can_play(NAME, by=other)


def ferried(table: Table, retainer: str) -> tuple[int, int]:
    """Ambrosius brings it to your Ryan."""
    ambrosius, ryan = table.you.ready(NAME), table.you.ready("Ryan")
    card = table.you.ash_heap(retainer)
    other = table.you.ash_heap("Mr. Winthrop")
    table.you.ready(COMPANION)
    table.you.torpor("Muse")
    table.you.ready("Underbridge Stray")
    table.you.ash_heap("Fame", "Nassir")
    table.prey.ash_heap("J. S. Simmons, Esq.")
    table.prey.ready("Nik Sikko")
    table.you.acts(ambrosius, by=ambrosius)
    assert table.you.choices() == {card, other}
    table.you.chooses(card)
    assert ryan in table.you.choices()
    assert len(table.you.choices()) == 2, "ready vampires of yours"
    table.you.chooses(ryan)
    assert action_of(table).inherent == 0
    assert action_of(table).targets == ()
    rest(table)
    assert table.on(card) == ryan
    assert table.where(other) == "ash_heap"
    return int(card), int(ryan)


@pytest.mark.ruling(NAME, 2)
@pytest.mark.ruling(NAME, 3)
@pytest.mark.parametrize(
    ("retainer", "life"), [("Raven Spy", 1), ("Vengeful Spirit", 2), ("Tasha Morgan", 1)]
)
def test_a_retainer_comes_back_for_three_turns(table: Table, retainer: str, life: int) -> None:
    """At the basic level, free, whatever it requires; in your third unlock phase it is gone."""
    card, ryan = ferried(table, retainer)
    assert table.blood(card) == life
    assert table.you.pool() == 30
    assert table.blood(ryan) == 4
    for turn in (1, 2, 3):
        assert table.where(card) == "attached", turn
        table.until_turn_of(table.prey)
        assert table.where(card) == "attached", "not in the unlock phases of others"
        table.until_turn_of(table.you, "minion")
    assert table.where(card) == "removed"


def test_without_the_ferryman_it_stays(table: Table) -> None:
    """His counters are burned by himself only."""
    ambrosius = table.you.ready(NAME)
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    card = table.you.in_play("Tasha Morgan", on=ryan)
    haunted = table.you.in_play("Leather Jacket", on=ryan, notes=(("pathos", 1),))
    table.prey.ready("Nassir")
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.where(card) == "attached", "it has no pathos counters and came otherwise"
    assert table.where(haunted) == "attached", "it is no retainer"
    assert table.where(ambrosius) == "ready"


@pytest.mark.ruling(NAME, 1)
@pytest.mark.parametrize(("aggravated", "region"), [(False, "ready"), (True, "ash_heap")])
def test_ambrosius_is_immune_to_plain_damage(table: Table, aggravated: bool, region: str) -> None:
    """Though it cannot be prevented, and outside of combat."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(NAME)
    bolt = environmental_damage(2, on(ally), aggravated=aggravated, unpreventable=True)
    table.you.holds(paper("Bolt", action(bolt)))
    table.you.acts("Bolt", by=mine)
    rest(table)
    assert table.where(theirs) == region


@pytest.mark.parametrize("mine", [True, False])
def test_none_that_you_have_already(table: Table, mine: bool) -> None:
    """A unique retainer that you control does not contest itself; one of your prey's does."""
    ambrosius, ryan = table.you.ready(NAME), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    seat, bearer = (table.you, ryan) if mine else (table.prey, table.prey.ready("Nassir"))
    seat.in_play("Mr. Winthrop", on=bearer)
    twin, spy, crows = table.you.ash_heap("Mr. Winthrop", "Raven Spy", "Murder of Crows")
    table.you.acts(ambrosius, by=ambrosius)
    assert table.you.choices() == {spy, crows} | (set() if mine else {twin})


@pytest.mark.parametrize("gone", [True, False])
def test_a_retainer_that_is_gone_does_not_come(table: Table, gone: bool) -> None:
    """Taken from the ash heap while the action was in progress."""
    ambrosius, ryan = table.you.ready(NAME), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    spy, other = table.you.ash_heap("Raven Spy", "Murder of Crows")
    thief = table.prey.ready("Nassir")
    robs = reaction(remove_from_game(ash_heap(is_named("Raven Spy"))), at=("action",))
    table.prey.holds(paper("Grave robbery", robs))
    table.you.acts(ambrosius, by=ambrosius)
    table.you.chooses(spy)
    table.you.chooses(ryan)
    if gone:
        table.prey.plays("Grave robbery", by=thief)
    rest(table)
    assert table.where(spy) == ("removed" if gone else "attached")
    assert table.where(other) == "ash_heap"
