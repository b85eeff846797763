"""Iron Heart: what Presence or Dominate would do is undone as it is played."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import rest
from made_up import of_level
from methuselah.language import bleed as more_bleed
from methuselah.language import modifier
from methuselah.rules.playing.stored import store
from scenes.cancelling import cancels_as_it_is_played
from table_talk import Table

HEART = "Iron Heart"


def heart(level: str) -> object:
    """A vampire with both Disciplines at this level."""
    codes = ("POT", "PRE") if level.isupper() else ("pot", "pre")
    return made_vampire("Heart", *codes, capacity=6)


@pytest.mark.ruling(HEART, 2)
@pytest.mark.ruling(HEART, 3)
@pytest.mark.ruling(HEART, 4)
@pytest.mark.ruling(HEART, 5)
@pytest.mark.rules_text("003 Iron Heart 1")
@pytest.mark.parametrize(("level", "requires"), [("pot_pre", "pre"), ("POT_PRE", "dom")])
def test_a_modifier_is_cancelled(level: str, requires: str) -> None:
    """One that requires Presence, superior one that requires Dominate; its cost is not paid."""
    cancels_as_it_is_played(HEART, by=heart(level), level=level, requires=requires, cost_paid=False)


@pytest.mark.parametrize(
    ("code", "inferior", "superior"),
    [("pre", True, False), ("dom", False, True), ("obf", False, False)],
)
def test_which_discipline_moves_it(table: Table, code: str, inferior: bool, superior: bool) -> None:
    """Each level is for one Discipline."""
    mine = table.you.ready(made_vampire("Player", code, capacity=6))
    table.you.ready(COMPANION)
    trick = of_level(code, modifier(more_bleed(+1)), disciplines=(code,))
    table.you.holds(trick)
    table.prey.ready(heart("POT_PRE"))
    table.prey.holds(HEART)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Lesson", by=mine)
    assert table.prey.can_play(HEART, level="pot_pre") is inferior
    assert table.prey.can_play(HEART, level="POT_PRE") is superior


@pytest.mark.ruling(HEART, 1)
@pytest.mark.parametrize(("level", "may"), [("pre", True), ("mel 2", False)])
def test_it_goes_by_the_discipline_that_is_used(table: Table, level: str, may: bool) -> None:
    """Virtuosa played with Melpominee requires no Presence."""
    mine = table.you.ready(made_vampire("Virtuosa", "MEL", "pre", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds("Virtuosa")
    blocker = table.prey.ready("Nassir")
    table.prey.ready(heart("pot_pre"))
    table.prey.holds(HEART)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays("Virtuosa", by=mine, level=level)
    assert table.prey.can_play(HEART) is may


@pytest.mark.ruling(HEART, 6)
def test_a_card_laid_aside_is_cancelled_too(table: Table) -> None:
    """It is played as if from the hand."""
    mine = table.you.ready(made_vampire("Player", "pre", capacity=6))
    table.you.ready(COMPANION)
    trick = table.you.holds(of_level("pre", modifier(more_bleed(+1)), disciplines=("pre",)))
    table.prey.ready(heart("pot_pre"))
    table.prey.holds(HEART)
    store(table.state, trick, mine, "bearer")
    table.you.acts(word="bleed", by=mine)
    table.you.plays(trick, by=mine)
    table.prey.plays(HEART)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.ruling(HEART, 7)
def test_as_a_card_is_played_nobody_unlocks_to_block(table: Table) -> None:
    """A wake is played then; "unlock and attempt to block" is not."""
    mine = table.you.ready(made_vampire("Player", "pre", capacity=6))
    table.you.ready(COMPANION)
    trick = table.you.holds(of_level("pre", modifier(more_bleed(+1)), disciplines=("pre",)))
    table.prey.ready(heart("pot_pre"))
    table.prey.ready("Tara (G5)", locked=True)
    table.prey.holds(HEART, "Second Tradition: Domain", "Forced Awakening")
    table.you.acts(word="bleed", by=mine)
    table.you.plays(trick, by=mine)
    table.until("as_played", table.prey)
    assert table.prey.can_play("Forced Awakening")
    assert table.prey.can_play(HEART)
    assert not table.prey.can_play("Second Tradition: Domain")
