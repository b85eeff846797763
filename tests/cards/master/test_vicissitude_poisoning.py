"""Vicissitude Poisoning: what a Tzimisce plays may be its end."""

from __future__ import annotations

from typing import Any

import pytest

from block_talk import COMPANION, PAUSE
from combat_talk import DODGE, fight, rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import (
    action,
    gain_pool,
    modifier,
    reaction,
)
from table_talk import Table

POISON = "Vicissitude Poisoning"


def tzimisce(capacity: int = 4) -> Any:
    """A Tzimisce of this capacity with Vicissitude."""
    return replaced("America Johnson", capacity=capacity, disciplines=("vic", "AUS"))


def lesson(name: str, code: str) -> Any:
    """An action card that requires this Discipline."""
    return paper(name, levels={code: action(gain_pool(1), stealth=1)})


def test_any_tzimisce_is_poisoned(table: Table) -> None:
    """Anybody's, in torpor too; no other clan."""
    mine, theirs = (
        table.you.ready(tzimisce()),
        table.prey.torpor(replaced("Duck", clans=("Tzimisce",))),
    )
    table.prey.ready("Nassir")
    table.you.holds(POISON)
    table.begins("master")
    table.you.plays(POISON)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    assert table.on(next(iter(table.state.cards[theirs].attached))) == theirs


@pytest.mark.parametrize(
    ("code", "who", "counters", "left", "where"),
    [
        ("vic", "bearer", 0, 1, "ready"),
        ("vic", "bearer", 3, 4, "ready"),  # as many as its capacity
        ("vic", "bearer", 4, None, "ash_heap"),
        ("aus", "bearer", 4, 4, "ready"),
        ("vic", "other", 4, 4, "ready"),
    ],
)
def test_vicissitude_poisons(
    table: Table, code: str, who: str, counters: int, left: int | None, where: str
) -> None:
    """A counter for each card of that Discipline; with more than its capacity it is burned."""
    mine = table.you.ready(tzimisce())
    other = table.you.ready(replaced("Nassir", disciplines=("vic",)))
    table.you.ready(COMPANION)
    held = table.prey.in_play(POISON, on=mine, counters=counters)
    table.you.holds(lesson("Lesson", code), PAUSE)
    table.you.acts("Lesson", by=mine if who == "bearer" else other, level=code)
    assert table.where(mine) == "ready"  # until the action is over
    rest(table)
    assert table.where(mine) == where
    assert table.you.pool() == 31
    if left is not None:
        assert table.counters(held) == left


@pytest.mark.parametrize("counters", [4, 3])
def test_it_is_burned_at_the_end_of_combat(table: Table, counters: int) -> None:
    """Before the action goes on."""
    theirs = table.prey.ready(replaced("America Johnson", disciplines=("vic",)))
    table.prey.in_play(POISON, on=theirs, counters=counters)
    mine = table.you.ready("Ryan")
    table.prey.holds("Blood of Acid")
    table.you.holds(DODGE, paper("Late", modifier(gain_pool(1), at=("after_resolution",))))
    fight(table, mine, theirs)
    table.prey.plays("Blood of Acid", by=theirs, level="vic")
    assert table.where(theirs) == "ready"
    table.until("after_resolution", table.you)  # the action goes on
    assert (table.where(theirs) == "ash_heap") is (counters == 4)


@pytest.mark.parametrize("counters", [4, 3])
def test_the_action_of_another_may_be_its_last(table: Table, counters: int) -> None:
    """A card that it plays in that action is counted too."""
    theirs = table.prey.ready(replaced("America Johnson", disciplines=("vic",)))
    table.prey.in_play(POISON, on=theirs, counters=counters)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.holds(paper("Scowl", levels={"vic": reaction(gain_pool(1))}))
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Scowl", by=theirs, level="vic")
    assert table.where(theirs) == "ready"
    rest(table)
    assert (table.where(theirs) == "ash_heap") is (counters == 4)


@pytest.mark.parametrize("counters", [4, 3])
def test_it_is_burned_though_who_acted_is_gone(table: Table, counters: int) -> None:
    """The end of an action of a minion that is out of play is the end of an action."""
    theirs = table.prey.ready(tzimisce())
    table.prey.in_play(POISON, on=theirs, counters=counters)
    ally = table.you.ready(replaced("Carlton Van Wyk", life=1))
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Duck")
    table.prey.holds(paper("Scowl", levels={"vic": reaction(gain_pool(1))}))
    table.you.acts(word="bleed", by=ally)
    table.prey.plays("Scowl", by=theirs, level="vic")
    table.prey.blocks(blocker)
    rest(table)
    assert table.where(ally) == "ash_heap"
    assert (table.where(theirs) == "ash_heap") is (counters == 4)
