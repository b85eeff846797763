"""Modifiers against blockers: Acheron Vortex, Random Patterns, Crocodile's Tongue, Strange Day.

And Stealth Ritus, for which another vampire pays.
"""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, guard, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import action, static
from methuselah.rules.action.action import stealth
from scenes.modifiers import adds_intercept
from scenes.rulings import action_card_replaced_first
from table_talk import Table

VORTEX = "Acheron Vortex"
PATTERNS = "Random Patterns"
TONGUE = "Crocodile's Tongue"
RITUS = "Stealth Ritus"
STRANGE = "Strange Day"
SKULL = "Khurshid (G6)"
DEED = paper("Deed", action(stealth=0))


# -- Acheron Vortex -------------------------------------------------------------------------------


@pytest.mark.ruling(VORTEX, 1)
@pytest.mark.parametrize(
    ("code", "intercept", "caught"),
    [("aus", 0, False), ("aus", 1, True), ("nec", 0, True), ("obt", 0, True), ("OBT", 0, True)],
)
def test_the_vortex_dims_who_knows_neither_dead_nor_shadow(
    table: Table, code: str, intercept: int, caught: bool
) -> None:
    """-1 intercept without Necromancy or Obtenebration; it needs no attempt to block."""
    mine = table.you.ready(SKULL)
    table.you.ready(COMPANION)
    vortex = table.you.holds(VORTEX)
    blocker = guard(table.prey, intercept, code, capacity=8)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    table.you.plays(vortex, by=mine)
    table.prey.blocks(blocker)
    rest(table)
    assert table.prey.pool() == (30 if caught else 29)
    assert table.waits_for(table.you)


def test_the_vortex_dims_allies_and_is_over_with_the_action(table: Table) -> None:
    """An ally has no Discipline; the next action is blocked as ever."""
    mine, second = table.you.ready(SKULL), table.you.ready(COMPANION)
    table.you.ready("Nassir")
    table.you.holds(VORTEX)
    ally = table.prey.ready("Loyal Street Gang")
    table.you.acts(word="bleed", by=mine)
    table.you.plays(VORTEX, by=mine)
    table.prey.blocks(ally)
    rest(table)
    assert table.prey.pool() == 29
    assert not table.locked(ally)
    table.you.acts(word="bleed", by=second)
    table.prey.blocks(ally)
    rest(table)
    assert table.prey.pool() == 29
    assert table.locked(ally)


# -- Random Patterns ------------------------------------------------------------------------------


def test_inferior_random_patterns_add_intercept() -> None:
    """1, as a reaction."""
    adds_intercept(PATTERNS, by=made_vampire("Seer", "AUS", "DEM"), amount=1, level="aus_dem")


@pytest.mark.parametrize(("intercept", "caught"), [(0, False), (1, True)])
def test_superior_random_patterns_confuse_the_blocker(
    table: Table, intercept: int, caught: bool
) -> None:
    """-1 intercept for the minion that attempts to block; before that it is not there."""
    mine = table.you.ready(made_vampire("Mad", "AUS", "DEM"))
    table.you.ready(COMPANION)
    table.you.holds(PATTERNS, PAUSE)
    blocker = guard(table.prey, intercept, capacity=8)
    other = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    assert not table.you.can_play(PATTERNS)
    table.prey.blocks(blocker)
    table.you.plays(PATTERNS, by=mine, level="AUS_DEM")
    if not caught:
        table.prey.blocks(other)  # of it nothing was said
        rest(table)
        assert table.locked(other)
        assert not table.locked(blocker)
    rest(table)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


# -- Crocodile's Tongue ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["aus", "AUS"])
@pytest.mark.parametrize(
    ("who", "may"), [("Ryan", True), ("Loyal Street Gang", True), ("Tony (G3)", False)]
)
def test_a_crocodile_talks_a_weaker_blocker_away(
    table: Table, level: str, who: str, may: bool
) -> None:
    """An ally or a younger vampire; then nobody of its controller blocks, but others do."""
    mine = table.you.ready(made_vampire("Crocodile", "AUS", capacity=5), blood=1)
    table.you.ready(COMPANION)
    tongue = table.you.holds(TONGUE)
    table.you.holds(PAUSE)
    blocker, second = table.prey.ready(who), table.prey.ready("Nassir")
    third = table.predator.ready("Lauren")
    for seat, minion in ((table.prey, blocker), (table.prey, second), (table.predator, third)):
        name = f"Eyes {minion}"
        seat.in_play(paper(name, static("intercept", 1), kind="equipment"), on=minion)
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert table.you.can_play(tongue, by=mine, level=level) is may
    if may:
        table.you.plays(tongue, by=mine, level=level)
        table.until("action", table.you)
        assert not table.prey.may("block", minion=second)
        assert table.predator.may("block", minion=third)
        table.predator.blocks(third)
        rest(table)
        assert table.locked(third)
        assert not table.locked(blocker)
        assert table.where(tongue) == "ash_heap"


@pytest.mark.parametrize(("level", "price"), [("aus", 1), ("AUS", 2)])
@pytest.mark.parametrize("short", [0, 1])
def test_the_blocker_may_silence_the_crocodile(
    table: Table, level: str, price: int, short: int
) -> None:
    """For 1 blood, at superior 2: the card is cancelled and the block goes on."""
    mine = table.you.ready(made_vampire("Crocodile", "AUS", capacity=9))
    table.you.ready(COMPANION)
    tongue = table.you.holds(TONGUE)
    table.grand_prey.ready("Lauren")
    blocker = table.prey.ready("Ryan", blood=price - short if level == "AUS" or short else 3)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(tongue, by=mine, level=level)
    assert not table.grand_prey.may("use", card=tongue)
    assert table.prey.may("use", card=tongue) == (not short)
    if not short:
        assert len(table.prey.options("use", card=tongue)) == 1
        table.prey.uses(tongue)
        assert table.blood(blocker) == (1 if level == "aus" else 0)
    rest(table)
    assert table.prey.pool() == (29 if short else 30)
    assert table.where(tongue) == "ash_heap"


def test_an_ally_silences_it_with_its_life(table: Table) -> None:
    """1 life; nobody pays for a card that is played against another."""
    mine = table.you.ready(made_vampire("Crocodile", "AUS", capacity=9))
    table.you.ready(COMPANION)
    tongue = table.you.holds(TONGUE)
    table.you.holds(PAUSE)
    gang = table.prey.ready("Loyal Street Gang")
    before = table.blood(gang)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(gang)
    table.you.plays(tongue, by=mine, level="aus")
    table.prey.uses(tongue)
    assert table.blood(gang) == before - 1
    rest(table)
    assert table.prey.pool() == 30


# -- Strange Day ----------------------------------------------------------------------------------


def test_a_strange_day_is_quiet(table: Table) -> None:
    """No vampire blocks the action, an ally may; for 2 blood; the next action is an action."""
    mine = table.you.ready("Fish (G4)")
    second = table.you.ready(COMPANION)
    table.you.holds(STRANGE)
    vampire, ally = table.prey.ready("Nassir"), table.prey.ready("Underbridge Stray")
    table.you.acts(word="bleed", by=mine)
    table.you.plays(STRANGE, by=mine)
    assert table.blood(mine) == 3
    assert table.prey.may("block", minion=ally)
    assert not table.prey.may("block", minion=vampire)
    rest(table)
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=second)
    assert table.prey.may("block", minion=vampire)


def test_there_is_one_strange_day_in_a_game(table: Table) -> None:
    """For nobody a second one, in no later turn."""
    mine = table.you.ready("Fish (G4)")
    table.you.holds(STRANGE, STRANGE)
    theirs = table.prey.ready("Homa (G4)")
    table.prey.holds(STRANGE)
    table.grand_prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.you.plays(STRANGE, by=mine)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=theirs)
    while not table.over():
        assert not table.prey.can_play(STRANGE)
        table.pass_on()


@pytest.mark.ruling(STRANGE, 1)
@pytest.mark.ruling(RITUS, 1)
@pytest.mark.parametrize(("card", "by"), [(STRANGE, "Fish (G4)"), (RITUS, "Dodd (G2)")])
def test_it_is_for_the_announcement(table: Table, card: str, by: str) -> None:
    """Before any other modifier, and not later."""
    mine = table.you.ready(by)
    table.you.ready("Tock (G3)")
    table.you.holds(card, PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    assert table.you.can_play(card, by=mine)
    assert not table.you.can_play("Pause")
    table.you.passes()
    assert not table.you.can_play(card, by=mine)
    assert table.you.can_play("Pause")


@pytest.mark.ruling(STRANGE, 2)
def test_the_action_card_is_replaced_before_a_strange_day() -> None:
    """What was drawn for it may be the day."""
    action_card_replaced_first(STRANGE, by="Fish (G4)")


# -- Stealth Ritus --------------------------------------------------------------------------------


@pytest.mark.ruling(RITUS, 2)
@pytest.mark.parametrize(("blood", "gained"), [(2, 1), (1, 1), (0, 0)])
def test_another_vampire_pays_for_the_stealth(table: Table, blood: int, gained: int) -> None:
    """1 blood of another ready Sabbat vampire of yours; without it the card does nothing."""
    mine = table.you.ready("Dodd (G2)")
    tock = table.you.ready("Tock (G3)", blood=blood, locked=True)
    other = table.you.ready("Saiz (G3)", blood=2)
    table.you.torpor("Korah (G2)")
    table.you.ready("Nassir")
    table.prey.ready("Olivia (G2)")
    table.you.holds(DEED)
    ritus = table.you.library(RITUS)
    table.you.holds(PAUSE)
    table.you.acts("Deed", by=mine)
    table.you.plays(ritus, by=mine)
    assert table.you.choices() == {tock, other}
    table.you.chooses(tock)
    assert (table.blood(mine), table.blood(tock), table.blood(other)) == (4, blood - gained, 2)
    table.until("action", table.you)
    assert stealth(table.state, action_of(table)) == gained
    rest(table)
    assert table.where(ritus) == "ash_heap"


@pytest.mark.parametrize(
    ("sect", "other", "may"),
    [("sabbat", "Tock (G3)", True), ("camarilla", "Tock (G3)", False), ("sabbat", "Ryan", False)],
)
def test_a_ritus_needs_two_of_the_sabbat(table: Table, sect: str, other: str, may: bool) -> None:
    """The acting vampire is one of them, and there is another."""
    mine = table.you.ready(replaced("Dodd (G2)", sect=sect))
    table.you.ready(other)
    table.you.holds(RITUS, "Mantle of the Moon", PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    assert table.you.can_play(RITUS, by=mine) is may
