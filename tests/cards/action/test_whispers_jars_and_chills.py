"""Whispers from the Dead, Jar the Soul, Chill of Oblivion."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import AGAIN, PRESS, fight, rest
from fight_talk import damage_to, weapon
from methuselah.language import hand_strike
from methuselah.rules.action.action import stealth
from table_talk import Table

WHISPERS = "Whispers from the Dead"
JAR = "Jar the Soul"
CHILL = "Chill of Oblivion"
PRIEST = made_vampire("Priest", "NEC", capacity=6)
CLAWS = weapon("Claws", hand_strike(aggravated=True))


# -- Whispers from the Dead -----------------------------------------------------------------------


@pytest.mark.ruling(WHISPERS, 1)
@pytest.mark.parametrize(("level", "hidden"), [("nec", 0), ("NEC", 1)])
def test_the_dead_whisper_of_a_card(table: Table, level: str, hidden: int) -> None:
    """A library card of your ash heap, named as the action is announced; you discard down."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(WHISPERS, PAUSE)
    table.you.holds(*["Misdirection"] * 6)
    first, second = table.you.ash_heap("Fame", "Villein")
    table.you.ash_heap("Duck")
    table.prey.ash_heap("Wash")
    table.prey.ready("Nassir")
    table.you.acts(card, by=priest, level=level)
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    assert stealth(table.state, action_of(table)) == hidden
    while not table.you.may("discard"):
        table.pass_on()
        assert not table.over()
    assert table.where(second) == "hand"
    table.you.does("discard", card="Misdirection")
    assert len(table.you.hand()) == 7
    assert table.where(first) == "ash_heap"
    assert (table.locked(priest), table.blood(priest)) == (True, 5)
    assert table.waits_for(table.you)


# -- Jar the Soul ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "lost"), [("nec", 0), ("NEC", 1)])
@pytest.mark.parametrize("ally", [True, False])
def test_a_soul_is_jarred(table: Table, level: str, lost: int, ally: bool) -> None:
    """A ready minion is locked; at superior it burns 1 blood or life."""
    priest, mine = table.you.ready(PRIEST), table.you.ready(COMPANION)
    table.you.holds(JAR, PAUSE)
    vampire, mortal = table.prey.ready("Nassir"), table.grand_prey.ready("Gregory Winter")
    table.prey.torpor("Duck")
    target, other = (mortal, vampire) if ally else (vampire, mortal)
    before = table.blood(target)
    table.you.acts(JAR, by=priest, level=level)
    assert table.you.choices() == {priest, mine, vampire, mortal}
    table.you.chooses(target)
    assert stealth(table.state, action_of(table)) == 1
    owner = table.grand_prey if ally else table.prey
    assert action_of(table).targets == (owner.number,)
    rest(table)
    assert (table.locked(target), table.locked(other)) == (True, False)
    assert before - table.blood(target) == lost
    assert table.blood(priest) == 6
    assert table.waits_for(table.you)


@pytest.mark.ruling(JAR, 1)
@pytest.mark.rules_text("003 Jar the Soul 1")
def test_an_empty_vampire_is_not_hurt(table: Table) -> None:
    """It burns no blood, takes no damage and does not go to torpor."""
    priest = table.you.ready(PRIEST)
    table.you.ready(COMPANION)
    table.you.holds(JAR)
    empty = table.prey.ready("Nassir", blood=0)
    table.you.acts(JAR, by=priest, level="NEC")
    table.you.chooses(empty)
    rest(table)
    assert (table.where(empty), table.blood(empty), table.locked(empty)) == ("ready", 0, True)
    assert damage_to(table, empty) == 0
    assert table.waits_for(table.you)


# -- Chill of Oblivion ----------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_a_chill_goes_on_any_ready_vampire(table: Table, level: str) -> None:
    """Nobody's action; at superior the acting vampire unlocks in your discard phase."""
    priest, mine = table.you.ready(PRIEST), table.you.ready(COMPANION)
    card, _ = table.you.holds(CHILL, PAUSE)
    theirs = table.prey.ready("Nassir")
    table.prey.ready("Gregory Winter")
    table.prey.torpor("Duck")
    table.you.acts(CHILL, by=priest, level=level)
    assert table.you.choices() == {priest, mine, theirs}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert table.on(card) == theirs
    assert table.locked(priest)
    table.until_turn_of(table.prey)
    assert table.locked(priest) is (level == "nec")


@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_only_one_chill_is_on_a_vampire(table: Table, level: str) -> None:
    """Another vampire can have the second one."""
    priest, mine = table.you.ready(PRIEST), table.you.ready(COMPANION)
    first = table.you.in_play(CHILL, on=mine)
    card = table.you.holds(CHILL)
    theirs = table.prey.ready("Nassir")
    table.you.acts(card, by=priest, level=level)
    assert table.you.choices() == {priest, theirs}
    table.you.chooses(priest)
    rest(table)
    assert (table.on(first), table.on(card)) == (mine, priest)


@pytest.mark.parametrize("late", [True, False])
def test_a_chilled_vampire_shrugs_off_claws(table: Table, late: bool) -> None:
    """Before they strike or as the damage is inflicted; until the combat is over."""
    priest = table.you.ready(PRIEST)
    chill = table.you.in_play(CHILL, on=priest)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.prey.in_play(CLAWS, on=guard)
    table.you.holds(PRESS)
    fight(table, priest, guard)
    if not late:
        table.until("before_range", table.you)
        table.you.uses(chill, by=priest)
    table.prey.uses("Claws")
    if late:
        table.until("prevent", table.you)
        table.you.uses(chill, by=priest)
    assert table.where(chill) == "ash_heap"
    table.you.plays("A press", by=priest)
    table.prey.uses("Claws")
    rest(table)
    assert (table.where(priest), table.blood(priest)) == ("ready", 4)
    assert table.blood(guard) == 6


def test_the_chill_is_there_throughout_a_combat(table: Table) -> None:
    """In each window of the round, and as damage is inflicted."""
    priest = table.you.ready(PRIEST)
    chill = table.you.in_play(CHILL, on=priest)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    fight(table, priest, guard)
    windows = []
    while not table.over():
        decision = table.asked()
        assert decision is not None
        if decision.seat == 0 and table.you.may("use", card=chill):
            windows.append(decision.window)
        table.pass_on()
    asked = "before_range before_strikes strikes_chosen prevent strike_resolved end_of_round"
    assert list(dict.fromkeys(windows))[:6] == asked.split()


def test_the_chill_is_for_one_combat(table: Table) -> None:
    """In the next one claws are deadly again, and so they are for whoever keeps the card."""
    priest = table.you.ready(PRIEST)
    chill = table.you.in_play(CHILL, on=priest)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.prey.in_play(CLAWS, on=guard)
    table.you.holds(AGAIN)
    fight(table, priest, guard)
    table.until("before_range", table.you)
    assert not table.prey.may("use", card=chill)
    table.you.uses(chill, by=priest)
    table.prey.uses("Claws")
    table.you.plays("Another combat", by=priest)
    table.prey.uses("Claws")
    rest(table)
    assert damage_to(table, priest, aggravated=True) == 1
    assert table.where(priest) == "torpor"


def test_the_bearer_uses_the_chill(table: Table) -> None:
    """Its own controller, in combat only, even where somebody else put it there."""
    priest = table.you.ready(PRIEST)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    chill = table.you.in_play(CHILL, on=guard)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=priest)
    table.until("action", table.prey)
    assert not table.prey.may("use", card=chill)
    table.prey.blocks(guard)
    table.until("before_range", table.prey)
    assert table.prey.may("use", card=chill)
    assert not table.you.may("use", card=chill)
