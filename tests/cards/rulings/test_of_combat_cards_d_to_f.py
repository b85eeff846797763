"""Rulings on cards of combat, each beside the contrary that gives it meaning."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION, made_vampire
from combat_talk import fight, made_up, rest
from fight_talk import damage_to
from methuselah.language import intercept, reaction
from table_talk import Table

BEAST = "Drawing Out the Beast"


@pytest.mark.ruling(BEAST, 1)
@pytest.mark.parametrize(("level", "disarms"), [("pot", False), ("POT", True)])
def test_the_damage_of_the_beast_is_not_inflicted_by_the_vampire(
    table: Table, level: str, disarms: bool
) -> None:
    """Hands of 2 against hands of 2 do not disarm, whatever the surroundings add; 3 do."""
    mine = table.you.ready(made_vampire("Brute", "ANI", level))
    theirs = table.prey.ready(made_vampire("Beast", capacity=8))
    table.you.holds(BEAST, "Undead Strength", "Disarm")

    fight(table, mine, theirs)
    table.you.plays(BEAST, by=mine, level="ANI")
    table.you.plays("Undead Strength", by=mine, level=level)
    offered = False
    while not table.over():
        offered |= table.you.can_play("Disarm")
        table.pass_on()
    assert damage_to(table, mine) == 2
    assert damage_to(table, theirs) == (3 if level == "pot" else 4)
    assert offered is disarms


@pytest.mark.ruling(BEAST, 3)
@pytest.mark.parametrize(("blood", "pain"), [(0, 0), (1, 1)])
def test_who_falls_before_the_press_step_takes_no_more(table: Table, blood: int, pain: int) -> None:
    """A hand of 1 sends the empty vampire to torpor; with a blood it stands and is hurt again."""
    mine = table.you.ready(made_vampire("Brute", "ANI"))
    theirs = table.prey.ready(made_vampire("Beast", capacity=8), blood=blood)
    table.you.holds(BEAST)

    fight(table, mine, theirs)
    table.you.plays(BEAST, by=mine, level="ANI")
    rest(table)
    assert table.where(theirs) == "torpor"
    assert damage_to(table, theirs) == 1 + pain


@pytest.mark.ruling("Form of Mist", 4)
@pytest.mark.parametrize("bat", [True, False])
def test_what_was_to_follow_a_block_follows_the_second_one_after_mist(
    table: Table, bat: bool
) -> None:
    """The maneuver of Form of the Bat, played against the first blocker, is there again."""
    misty = table.you.ready(made_vampire("Misty", "PRO", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds("Form of the Bat", "Form of Mist")
    first = table.prey.ready("Nassir")
    second = table.prey.ready("Lauren")
    sees = made_up("It sees", modes=(reaction(intercept(+1)),))
    table.prey.holds(sees, sees)

    table.you.acts(word="bleed", by=misty)
    table.prey.blocks(first)
    if bat:
        table.you.plays("Form of the Bat", by=misty, level="pro")  # -1 intercept
        table.prey.plays("It sees", by=first)
    table.you.plays("Form of Mist", by=misty, level="PRO")
    table.you.does("do")
    table.prey.blocks(second)
    table.prey.plays("It sees", by=second)
    offered = False
    while not table.over():
        offered |= table.you.may("use maneuver", minion=misty)
        table.pass_on()
    assert told(table, "round") == 2
    assert offered is bat
