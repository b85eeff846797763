"""Action modifiers played with one Discipline or the other, and alike with both.

Dominant Personality, Relentlessness, Seeds of Terror, Subversion.
"""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, bleeds, guard, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import action
from methuselah.pool import pool
from scenes.modifiers import adds_bleed, adds_stealth
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

RELENTLESS = "Relentlessness"
SUBVERSION = "Subversion"
PERSONALITY = "Dominant Personality"
SEEDS = "Seeds of Terror"


def of_the_path(card: str, *codes: str) -> Definition:
    """A vampire with these Disciplines only that follows the Path of the card."""
    return made_vampire("Actor", *codes, capacity=6, path=pool()[card].path)


def actor(table: Table, card: str, code: str, blood: int = 3) -> int:
    """One of yours, with so much blood."""
    return table.you.ready(of_the_path(card, code), blood=blood)


@pytest.mark.parametrize("card", [RELENTLESS, SUBVERSION, PERSONALITY, SEEDS])
@pytest.mark.parametrize("path", ["Caine", "Death and the Soul", None])
def test_the_path_of_the_card_is_required(table: Table, card: str, path: str | None) -> None:
    """A vampire of another Path, or of none, has nothing to play."""
    codes = [code.upper() for code in pool()[card].disciplines]
    mine = table.you.ready(made_vampire("Stray", *codes, capacity=6, path=path))
    table.you.holds(card, PAUSE)
    nassir = table.prey.ready("Nassir")
    bleeds(table, mine)
    table.prey.blocks(nassir)
    table.until("attempt", table.you)
    assert not table.you.can_play(card)
    rest(table)
    assert table.prey.pool() == 30


@pytest.mark.ruling(RELENTLESS, 1)
@pytest.mark.ruling(SUBVERSION, 1)
@pytest.mark.ruling(PERSONALITY, 3)
@pytest.mark.parametrize(
    ("card", "level", "other"),
    [
        (RELENTLESS, "cel", "for"),
        (RELENTLESS, "for", "cel"),
        (SUBVERSION, "cel", "pre"),
        (SUBVERSION, "pre", "cel"),
        (PERSONALITY, "pot", "pre"),
        (PERSONALITY, "pre", "pot"),
    ],
)
def test_it_counts_as_the_discipline_it_is_played_with(card: str, level: str, other: str) -> None:
    """With the one it does not require the other; in the hand it requires both."""
    both = of_the_path(card, level, other)
    counts_as_the_discipline_used(card, by=both, level=level, used=(level,), others=(other,))


@pytest.mark.parametrize(
    ("card", "level"),
    [(RELENTLESS, "cel"), (RELENTLESS, "for"), (SUBVERSION, "cel"), (SUBVERSION, "pre")],
)
def test_either_discipline_gives_stealth(card: str, level: str) -> None:
    """+1, for the cost of the card."""
    adds_stealth(card, by=of_the_path(card, level), amount=1, level=level)


# -- Relentlessness -------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["CEL", "FOR"])
def test_a_relentless_vampire_makes_an_attempt_fail(table: Table, code: str) -> None:
    """That minion attempts no more, another may; for 1 blood, and not before somebody attempts."""
    mine = actor(table, RELENTLESS, code)
    held = table.you.holds(RELENTLESS)
    table.you.holds(PAUSE)
    first = table.prey.ready("Nassir")
    second = table.prey.ready("Lauren")

    bleeds(table, mine)
    table.until("action", table.you)
    assert not table.you.can_play(held)
    table.prey.blocks(first)
    table.you.plays(held, by=mine, level=code)
    assert table.blood(mine) == 2
    table.until("action", table.prey)
    assert not table.locked(first)
    assert not table.prey.may("block", minion=first)
    table.prey.blocks(second)
    rest(table)

    assert table.prey.pool() == 30
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


# -- Subversion -----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["CEL", "PRE"])
def test_superior_subversion_bleeds_with_stealth_or_without(code: str) -> None:
    """+1 bleed alone before anybody attempts, or with the stealth that the attempt makes needed."""
    adds_bleed(SUBVERSION, by=of_the_path(SUBVERSION, code), amount=1, level=code)
    table = Table()
    mine = actor(table, SUBVERSION, code)
    table.you.holds(SUBVERSION)
    keen = guard(table.prey, 1)
    bleeds(table, mine)
    assert not table.you.can_play(SUBVERSION, level=f"{code} 2")  # no stealth is needed
    table.prey.blocks(keen)
    table.you.plays(SUBVERSION, by=mine, level=f"{code} 2")
    rest(table)
    assert table.prey.pool() == 30  # 1 intercept

    table = Table()
    mine = actor(table, SUBVERSION, code)
    table.you.holds(SUBVERSION)
    plain = guard(table.prey, 0)
    bleeds(table, mine)
    table.prey.blocks(plain)
    table.you.plays(SUBVERSION, by=mine, level=f"{code} 2")
    rest(table)
    assert table.prey.pool() == 28


# -- Dominant Personality -------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["pot", "pre"])
@pytest.mark.parametrize("eyes", [0, 1])
def test_who_blocks_a_dominant_personality_sees_less(table: Table, code: str, eyes: int) -> None:
    """-1 intercept: 1 intercept catches no hunt at 1 stealth any more; 2 does."""
    mine = actor(table, PERSONALITY, code)
    table.you.ready(COMPANION)
    held = table.you.holds(PERSONALITY)
    blocker = guard(table.prey, 1 + eyes)
    table.you.acts(word="hunt", by=mine)
    table.until("action", table.prey)
    assert not table.you.can_play(held)
    table.prey.blocks(blocker)
    table.you.plays(held, by=mine, level=code)
    rest(table)
    assert table.locked(blocker) is bool(eyes)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


def forbidden(table: Table, card: str, code: str) -> None:
    """A vampire chosen among all of them cannot block this action; another one may, and later."""
    mine = actor(table, card, code)
    again = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    held = table.you.holds(card)
    table.you.holds(PAUSE)
    chosen = table.prey.ready("Gwendolyn")  # 11, a titled one
    other = table.prey.ready("Lauren")
    ally = table.prey.ready("Loyal Street Gang")
    far = table.grand_prey.torpor("Massimo Falconi")
    table.you.acts(word="bleed", by=mine)
    table.you.plays(held, by=mine, level=code)
    choices = table.you.choices()
    assert {chosen, other, far, mine} <= choices
    assert ally not in choices
    table.you.chooses(chosen)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=chosen)
    assert table.prey.may("block", minion=other)
    assert table.prey.may("block", minion=ally) is (card == PERSONALITY)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=again)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=chosen)


@pytest.mark.parametrize("code", ["POT", "PRE"])
def test_a_dominant_personality_forbids_one_vampire_to_block(table: Table, code: str) -> None:
    """Any vampire, of any capacity; for this action."""
    forbidden(table, PERSONALITY, code)


@pytest.mark.ruling(PERSONALITY, 1)
@pytest.mark.ruling(SEEDS, 1)
@pytest.mark.parametrize(
    ("card", "code"), [(PERSONALITY, "POT"), (PERSONALITY, "PRE"), (SEEDS, "obf"), (SEEDS, "PRE")]
)
def test_it_is_played_as_the_action_is_announced(table: Table, card: str, code: str) -> None:
    """Before other modifiers, which cannot be played yet; afterwards it is too late."""
    mine = actor(table, card, code)
    table.you.ready(COMPANION)
    table.you.holds(card, PAUSE)
    table.prey.ready("Nassir")
    table.prey.ready("Lauren")

    table.you.acts(word="bleed", by=mine)
    assert table.you.can_play(card, level=code)
    assert not table.you.can_play("Pause")
    table.you.passes()
    table.until("action", table.you)
    assert table.you.can_play("Pause")
    assert not table.you.can_play(card, level=code)


@pytest.mark.ruling(PERSONALITY, 2)
@pytest.mark.ruling(SEEDS, 2)
@pytest.mark.parametrize(("card", "code"), [(PERSONALITY, "POT"), (SEEDS, "PRE")])
def test_the_action_card_is_replaced_before_it(table: Table, card: str, code: str) -> None:
    """It may be what was drawn for it."""
    mine = actor(table, card, code)
    drawn = table.you.library(card)
    table.you.holds(paper("Deed", action(stealth=0)))
    nassir = table.prey.ready("Nassir")

    table.you.acts("Deed", by=mine)
    table.you.plays(drawn, by=mine, level=code)
    table.you.chooses(nassir)
    rest(table)
    assert table.where(drawn) == "ash_heap"


# -- Seeds of Terror ------------------------------------------------------------------------------


@pytest.mark.ruling(SEEDS, 3)
@pytest.mark.parametrize(("level", "other"), [("obf", "pre"), ("pre", "obf")])
def test_terror_requires_the_discipline_it_is_sown_with(level: str, other: str) -> None:
    """With the one it does not require the other; in the hand it requires both."""
    both = of_the_path(SEEDS, level, other)
    table = Table()
    mine = table.you.ready(both)
    table.you.holds(SEEDS)
    table.prey.ready("Nassir")
    bleeds(table, mine)
    assert table.you.can_play(SEEDS, by=mine, level=level)
    counts_as_the_discipline_used(SEEDS, by=both, level=level, used=(level,), others=(other,))


@pytest.mark.parametrize("code", ["obf", "pre", "OBF", "PRE"])
def test_who_blocks_in_terror_burns_a_blood(table: Table, code: str) -> None:
    """A vampire with a blood, for 1; one without cannot, nor can an ally, who has none."""
    mine = actor(table, SEEDS, code)
    table.you.ready(COMPANION)
    held = table.you.holds(SEEDS)
    table.you.holds(PAUSE)
    nassir = table.prey.ready("Nassir", blood=1)
    empty = table.prey.ready("Lauren", blood=0)
    gang = table.prey.ready("Loyal Street Gang")
    bystander = table.predator.ready("Ryan", blood=2)

    table.you.acts(word="bleed", by=mine)
    table.you.plays(held, by=mine, level=code)
    if code.isupper():
        table.you.chooses(bystander)
    assert table.blood(mine) == 2
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=empty)
    assert not table.prey.may("block", minion=gang)
    table.prey.blocks(nassir)
    assert table.blood(nassir) == 0
    rest(table)
    assert table.prey.pool() == 30
    assert table.blood(bystander) == 2
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("code", ["OBF", "PRE"])
def test_superior_terror_forbids_one_vampire_to_block(table: Table, code: str) -> None:
    """Any vampire, besides what the others pay."""
    forbidden(table, SEEDS, code)


def test_the_terror_is_for_that_action(table: Table) -> None:
    """The next one is blocked for nothing."""
    mine = actor(table, SEEDS, "obf")
    other = table.you.ready("Lupo")
    table.you.ready(COMPANION)
    table.you.holds(SEEDS)
    empty = table.prey.ready("Lauren", blood=0)
    table.you.acts(word="bleed", by=mine)
    table.you.plays(SEEDS, by=mine, level="obf")
    rest(table)
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=other)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=empty)
