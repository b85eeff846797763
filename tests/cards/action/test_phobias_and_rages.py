"""Phobia grows until a block ends the fight; Enrage drives vampires to fights."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    being_played,
    cancels_card,
    choose,
    employs,
    enters_combat,
    gain_pool,
    minion,
    modifier,
    reaction,
    ready,
    static,
)
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
    assert not table.you.may("use", card=phobia)
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


# -- Enrage ---------------------------------------------------------------------------------------

ENRAGE = "Enrage"
HERALD = made_vampire("Herald", "PRE", capacity=8)
DULL = made_vampire("Dull", "pre", capacity=8)
CALM = paper("Calm", static("immune to frenzy"), kind="equipment")
SLOW = paper("Slow", modifier(at=("action",)))


@pytest.mark.parametrize("level", ["pre", "PRE"])
def test_whom_it_maddens(table: Table, level: str) -> None:
    """Your own vampires, at superior any; at +1 stealth; none that is immune to frenzy."""
    mine, dull, other = table.you.ready(HERALD), table.you.ready(DULL), table.you.ready("Ryan")
    torpid, calm = table.you.torpor("Lauren"), table.you.ready("Sully")
    table.you.in_play(CALM, on=calm)
    theirs = table.prey.ready("Nassir")
    table.prey.ready("Loyal Street Gang")
    table.you.ready("Loyal Street Gang")
    held = table.you.holds(ENRAGE)
    table.you.holds(SLOW)
    assert not table.you.can_play(ENRAGE, by=other)
    assert table.you.can_play(ENRAGE, by=dull, level=level) is (level == "pre")
    table.you.acts(ENRAGE, by=mine, level=level)
    own = {mine, dull, other, torpid}
    assert table.you.choices() == (own if level == "pre" else own | {theirs})
    table.you.chooses(other if level == "pre" else theirs)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (() if level == "pre" else (table.prey.number,))
    rest(table)
    assert table.on(held) == (other if level == "pre" else theirs)
    table.until_turn_of(table.prey, "minion")
    assert table.where(held) == ("ash_heap" if level == "pre" else "attached")


def test_your_own_rage_is_strong(table: Table) -> None:
    """+1 strength, and an attack on any ready minion of another, without stealth."""
    mad, other = table.you.ready("Ryan"), table.you.ready("Sully")
    held = table.you.in_play(ENRAGE, on=mad, level="pre")
    near, gang = table.prey.ready(WALL), table.grand_prey.ready("Loyal Street Gang")
    table.prey.torpor("Lauren")
    table.asked()
    assert not table.you.may("use action", card=held, by=other)
    table.you.acts(held, by=mad)
    assert table.you.choices() == {near, gang}
    table.you.chooses(near)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (damage_to(table, near), damage_to(table, mad)) == (2, 1)
    assert table.on(held) == mad, "until the end of the turn"


def test_the_rage_of_another_has_neither(table: Table) -> None:
    """At superior no strength and no attack of its own."""
    mad, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    held = table.you.in_play(ENRAGE, on=mad, level="PRE")
    table.you.holds(RUSH)
    table.you.ready(COMPANION)
    table.asked()
    assert not table.you.may("use action", card=held, by=mad)
    table.you.acts("Rush", by=mad)
    rest(table)
    assert damage_to(table, theirs) == 1


@pytest.mark.ruling(ENRAGE, 1)
@pytest.mark.parametrize(
    ("level", "blood", "may"), [("PRE", 2, True), ("PRE", 1, False), ("pre", 1, True)]
)
def test_what_the_mad_attempt(table: Table, level: str, blood: int, may: bool) -> None:
    """Hunts and attacks at any time; anything else with 2 blood only."""
    mad = table.you.ready("Ryan", blood=blood)
    table.you.in_play(ENRAGE, on=mad, level=level)
    hound = table.you.in_play("Twisted Bloodhound", on=mad)
    zombie = table.you.in_play("Zombie", on=mad)
    table.prey.ready("Nassir")
    servant = paper("Servant", employs(), life=1)
    table.you.holds(RUSH, paper("Deed", action(gain_pool(1))), servant, "Psychophagia")
    table.asked()
    assert table.you.can_play("Rush", by=mad)
    assert table.you.may("act", minion=mad, word="hunt")
    assert table.you.may("use action", card=hound, by=mad)
    assert table.you.can_play("Deed", by=mad) is may
    assert table.you.can_play("Servant", by=mad) is may
    assert table.you.may("act", minion=mad, word="bleed") is may
    assert table.you.may("use action", card=zombie, by=mad) is may


@pytest.mark.parametrize(
    ("what", "burned"), [("bleed", 2), ("blocked", 2), ("hunt", 0), ("Rush", 0), ("other", 0)]
)
def test_what_the_mad_burn(table: Table, what: str, burned: int) -> None:
    """2 blood as it is announced, blocked or not; then the card is gone."""
    mad, other = table.you.ready("Ryan", blood=3), table.you.ready("Sully", blood=3)
    table.you.ready(COMPANION)
    held = table.you.in_play(ENRAGE, on=mad, level="PRE")
    guard = table.prey.ready(made_vampire("Guard", capacity=9))
    table.you.holds(RUSH, SLOW)
    acting = other if what == "other" else mad
    if what == "Rush":
        table.you.acts("Rush", by=mad)
    else:
        table.you.acts(word="hunt" if what == "hunt" else "bleed", by=acting)
    table.until("action", table.you)
    assert table.blood(mad) == 3 - burned
    assert table.on(held) == mad
    if what == "blocked":
        table.prey.blocks(guard)
    rest(table)
    assert table.where(held) == ("attached" if what == "other" else "ash_heap")
    assert table.blood(other) == 3
    assert damage_to(table, guard) == (1 if what in ("blocked", "Rush") else 0)


@pytest.mark.ruling(ENRAGE, 2)
@pytest.mark.parametrize("cancelled", [True, False])
def test_what_was_cancelled_costs_nothing(table: Table, cancelled: bool) -> None:
    """Nor is it resolved: the card stays."""
    mad = table.you.ready("Ryan", blood=4)
    table.you.ready(COMPANION)
    held = table.you.in_play(ENRAGE, on=mad, level="PRE")
    table.you.holds(paper("Deed", action(gain_pool(1))))
    guard = table.prey.ready("Nassir")
    stop = reaction(being_played("action"), cancels_card(), at=("as_played",))
    table.prey.holds(paper("Stop", stop))
    table.you.acts("Deed", by=mad)
    if cancelled:
        table.prey.plays("Stop", by=guard)
    rest(table)
    assert table.blood(mad) == (4 if cancelled else 2)
    assert table.where(held) == ("attached" if cancelled else "ash_heap")
