"""Arnulf Jormungandrsson: whom he attempts to block is left without some modifiers."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import gain_pool, modifier, static
from table_talk import Table

ARNULF = "Arnulf Jormungandrsson (G5)"
BARRED = ("dem", "dom", "nec", "pre")
CODES = (*BARRED, "obf")
WINDOWS = ("action", "attempt", "declined", "blocked", "after_resolution")


def trick(code: str) -> object:
    """An action modifier that requires this Discipline, at any time of the action."""
    way = modifier(gain_pool(1), at=WINDOWS)
    return paper(f"Trick {code}", levels={code: way}, disciplines=(code,), kind="action modifier")


def set_up(table: Table, eyes: int) -> tuple[int, int]:
    """A vampire with all these Disciplines bleeds at 1 stealth; Arnulf may block."""
    acting = table.you.ready(made_vampire("Trickster", *CODES, capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(*(trick(code) for code in CODES), "Bonding")
    table.you.in_play(paper("Cloak", static("stealth", +1), kind="equipment"), on=acting)
    arnulf = table.prey.ready(ARNULF)
    see = paper("Eyes", static("intercept", eyes), kind="equipment")
    table.prey.in_play(see, on=arnulf)
    return acting, arnulf


def playable(table: Table, acting: int) -> set[str]:
    """Which of the tricks can be played now."""
    return {code for code in CODES if table.you.can_play(f"Trick {code}", by=acting)}


@pytest.mark.parametrize("eyes", [0, 1])
def test_whom_he_attempts_to_block_plays_none_of_four_disciplines(table: Table, eyes: int) -> None:
    """From the attempt to the end of the action, whether it fails or not."""
    acting, arnulf = set_up(table, eyes)
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(arnulf)
    table.until("attempt", table.you)
    assert playable(table, acting) == {"obf"}
    table.until("blocked" if eyes else "declined", table.you)
    assert playable(table, acting) == {"obf"}
    table.until("after_resolution", table.you)
    assert playable(table, acting) == {"obf"}
    rest(table)
    assert table.prey.pool() == (30 if eyes else 29)


def test_it_holds_though_he_is_burned_in_that_action(table: Table) -> None:
    """After the combat that burned him, until the action ends."""
    acting, arnulf = set_up(table, 1)
    claws = static("strength", +9), static("aggravated strikes", word="hand")
    table.you.in_play(paper("Claws", *claws, kind="equipment"), on=acting)
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(arnulf)
    table.until("after_resolution", table.you)
    assert table.where(arnulf) == "ash_heap"
    assert playable(table, acting) == {"obf"}
    rest(table)


def test_before_he_attempts_all_can_be_played(table: Table) -> None:
    """And where he does not."""
    acting, _ = set_up(table, 0)
    other = table.prey.ready("Ryan")
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(other)
    table.until("attempt", table.you)
    assert playable(table, acting) == set(CODES)
    rest(table)


def test_reactions_of_others_and_other_minions_are_free(table: Table) -> None:
    """Only the acting minion, and only as an action modifier."""
    acting, arnulf = set_up(table, 0)
    helper = table.prey.ready(made_vampire("Helper", "dom", capacity=5))
    table.prey.holds("Deflection")
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(arnulf)
    table.until("declined", table.prey)
    assert table.prey.can_play("Deflection", by=helper, level="dom")
    rest(table)
