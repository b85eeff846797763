"""Go-getter: a Ravnos who goes on."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, guard
from combat_talk import COMBAT_ENDS, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import action, gain_pool
from table_talk import Table

CARD = "Go-getter"
PLAN = paper("Plan", action(gain_pool(3), stealth=0))


def ravnos(code: str, clan: str = "Ravnos") -> Definition:
    """A vampire with this Discipline only."""
    return replaced("Crow (G5)", clans=(clan,), disciplines=(code,), capacity=6)


@pytest.mark.parametrize("eyes", [0, 1])
def test_a_ravnos_goes_unseen(table: Table, eyes: int) -> None:
    """+1 stealth: no intercept does not catch it, 1 does."""
    mine = table.you.ready(ravnos("obf"))
    table.you.ready(COMPANION)
    held = table.you.holds(CARD)
    table.you.holds(PLAN)
    blocker = guard(table.prey, eyes)
    table.you.acts("Plan", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(held, by=mine, level="obf")
    rest(table)
    assert table.you.pool() == 33 - 3 * eyes
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


def test_a_blocked_action_goes_on(table: Table) -> None:
    """After the combat, for a blood: the action succeeds unless another one blocks."""
    mine = table.you.ready(ravnos("OBF"), blood=3)
    table.you.ready(COMPANION)
    held = table.you.holds(CARD)
    table.you.holds(PLAN, COMBAT_ENDS, PAUSE)
    blocker = table.prey.ready("Nassir")
    table.predator.ready("Lauren")

    table.you.acts("Plan", by=mine)
    table.until("action", table.you)
    assert not table.you.can_play(held, level="OBF")
    table.prey.blocks(blocker)
    table.you.plays("Combat ends", by=mine)
    table.until("after_resolution", table.you)
    assert table.you.pool() == 30
    table.you.plays(held, by=mine, level="OBF")
    assert table.blood(mine) == 2
    rest(table)
    assert table.you.pool() == 33
    assert table.locked(blocker)
    assert table.locked(mine)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("clan", "blood", "word", "blocked", "may"),
    [
        ("Ravnos", 1, "Plan", True, True),
        ("Ravnos", 0, "Plan", True, False),
        ("Gangrel", 1, "Plan", True, False),
        ("Ravnos", 1, "Plan", False, False),
        ("Ravnos", 1, "bleed", True, False),
    ],
)
def test_who_goes_on(
    table: Table, clan: str, blood: int, word: str, blocked: bool, may: bool
) -> None:
    """A blocked Ravnos with a blood, in no bleed."""
    mine = table.you.ready(ravnos("OBF", clan), blood=1)
    table.you.ready(COMPANION)
    held = table.you.holds(CARD)
    table.you.holds(PLAN, COMBAT_ENDS)
    blocker = table.prey.ready("Nassir")

    if word == "Plan":
        table.you.acts("Plan", by=mine)
    else:
        table.you.acts(word=word, by=mine)
    if blocked:
        table.prey.blocks(blocker)
        if blood:  # without it, the blood is lost in the fight
            table.you.plays("Combat ends", by=mine)
    offered = False
    while not table.over():
        offered |= table.you.can_play(held, level="OBF")
        table.pass_on()
    assert offered is may


def test_no_stealth_in_a_bleed(table: Table) -> None:
    """Needed, and yet there is none."""
    mine = table.you.ready(ravnos("obf"))
    table.you.ready(COMPANION)
    held = table.you.holds(CARD)
    table.you.holds(PAUSE)
    blocker = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    assert not table.you.can_play(held, by=mine)
