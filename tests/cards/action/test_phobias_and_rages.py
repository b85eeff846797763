"""Phobia grows until a block ends the fight."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import TARGET, action, choose, enters_combat, minion, ready
from methuselah.rules.action.action import stealth
from table_talk import Table

PHOBIA = "Phobia"
SNAKE = made_vampire("Snake", "SER", capacity=8)
LESSER = made_vampire("Lesser", "ser", capacity=8)
WALL = made_vampire("Wall", capacity=11)
RUSH = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))


@pytest.mark.parametrize(("level", "hidden"), [("ser", 0), ("SER", 1)])
def test_a_phobia_is_put_on_a_vampire(table: Table, level: str, hidden: int) -> None:
    """Any one, in torpor too; you still control it; at superior with stealth."""
    mine, other = table.you.ready(SNAKE), table.you.ready("Lauren")
    lesser = table.you.ready(LESSER)
    near, torpid = table.prey.ready("Nassir"), table.grand_prey.torpor("Ryan")
    table.prey.ready("Loyal Street Gang")
    held = table.you.holds(PHOBIA)
    table.you.holds(PAUSE)
    assert not table.you.can_play(PHOBIA, by=other)
    assert table.you.can_play(PHOBIA, by=lesser, level=level) is (level == "ser")
    table.you.acts(PHOBIA, by=mine, level=level)
    assert table.you.choices() == {mine, other, lesser, near, torpid}
    table.you.chooses(near)
    assert stealth(table.state, action_of(table)) == hidden
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert table.on(held) == near
    assert table.state.controller(held) == table.you.number
    assert table.counters(held) == 0
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["ser", "SER"])
def test_a_phobia_grows(table: Table, level: str) -> None:
    """1 counter in each of your master phases, if you like; in nobody else's."""
    table.you.ready(COMPANION)
    victim = table.prey.ready("Nassir")
    phobia = table.place(table.you.number, PHOBIA, "attached", on=victim, level=level)
    table.begins("master")
    table.you.uses(phobia)
    assert table.counters(phobia) == 1
    assert not table.you.may("use", card=phobia)
    table.until_turn_of(table.prey, "master")
    assert not table.prey.may("use", card=phobia)
    table.until_turn_of(table.you, "master")
    assert table.you.may("use", card=phobia)


@pytest.mark.parametrize("level", ["ser", "SER"])
@pytest.mark.parametrize(("counters", "may"), [(6, True), (5, True), (4, False)])
def test_the_frightened_run_from_your_blockers(
    table: Table, counters: int, may: bool, level: str
) -> None:
    """5 counters, before range is determined, to end combat."""
    mine, theirs = table.you.ready("Nassir"), table.prey.ready("Ryan")
    phobia = table.place(
        table.prey.number, PHOBIA, "attached", on=mine, level=level, counters=counters
    )
    fight(table, mine, theirs)
    table.until("before_range", table.prey) if may else None
    assert table.prey.may("use", card=phobia) is may
    if may:
        table.prey.uses(phobia)
    rest(table)
    assert damage_to(table, theirs) == (0 if may else 1)
    assert table.counters(phobia) == counters - 5 * may
    assert table.on(phobia) == mine
    assert table.prey.pool() == 30


@pytest.mark.parametrize("why", ["another acts", "another blocks", "attacks", "attacked"])
def test_when_the_frightened_stay(table: Table, why: str) -> None:
    """Another vampire; a block of another Methuselah; attacked by yours, or attacking it."""
    mine, other = table.you.ready("Nassir"), table.you.ready("Lauren")
    theirs = table.prey.ready("Ryan")
    owner = table.grand_prey if why == "another blocks" else table.prey
    on = {"another acts": other, "attacked": theirs}.get(why, mine)
    if why == "attacked":
        owner = table.you
    phobia = table.place(owner.number, PHOBIA, "attached", on=on, counters=9)
    table.you.holds(RUSH)
    table.prey.in_play("KRCG News Radio")
    if why in ("attacks", "attacked"):
        table.you.acts("Rush", by=mine)
        if table.you.choices():
            table.you.chooses(theirs)
    else:
        table.you.acts(word="bleed", by=mine)
        table.prey.blocks(theirs)
    while not table.over():
        assert not owner.may("use", card=phobia)
        table.pass_on()
    assert damage_to(table, theirs) == 1
