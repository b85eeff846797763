"""Scrying of Secrets: what lies on top of the library of who was bled."""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from methuselah.engine.knowledge import sees
from methuselah.language import gain_pool
from scenes.telling import changing
from table_talk import Table

SCRYING = "Scrying of Secrets"
AFTER = trick(gain_pool(1), at=("after_resolution",), name="Afterwards")
PLAIN = ("Blur", "Fame", "Deflection", "Misdirection")


def bled(table: Table, level: str, *names: str) -> tuple[int, list[int], int]:
    """Your vampire bleeds your prey, on whose library these lie, the last on top: all of them."""
    mine = table.you.ready(made_vampire("Seer", level, capacity=6), blood=3)
    table.you.ready(COMPANION)
    held = table.you.holds(SCRYING)
    below = table.prey.library(*names)
    table.you.acts(word="bleed", by=mine)
    return mine, list(below), held


@pytest.mark.parametrize("level", ["aus", "AUS"])
def test_seven_cards_are_seen(table: Table, level: str) -> None:
    """By nobody else, and not the eighth; nothing is discarded where none can bleed; 1 blood."""
    mine, cards, held = bled(table, level, *PLAIN, *PLAIN)
    table.until("after_resolution", table.you)
    assert table.prey.pool() == 29
    table.you.plays(held, by=mine, level=level)
    you, other = table.you.number, table.grand_prey.number
    assert [sees(table.state, you, card) for card in cards] == [False] + [True] * 7
    assert not any(sees(table.state, other, card) for card in cards)
    assert all(table.where(card) == "library" for card in cards)
    assert table.blood(mine) == 2
    rest(table)
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["aus", "AUS"])
def test_a_bleed_among_them_is_discarded(table: Table, level: str) -> None:
    """Superior: one of your choice, of those seven; its owner draws nothing for it."""
    names = ("Govern the Unaligned", "Blur", "Govern the Unaligned", "Fame", "Computer Hacking",
             "Haven Uncovered", "Threats", "Blur")  # fmt: skip
    table.you.holds(PAUSE)
    mine, cards, held = bled(table, level, *names)
    hand = list(table.prey.hand())
    table.you.plays(held, by=mine, level=level)
    if level == "AUS":
        assert table.you.choices() == {cards[2], cards[4]}
        table.you.chooses(cards[2])
    rest(table)
    gone = [cards[2]] if level == "AUS" else []
    assert [card for card in cards if table.where(card) == "ash_heap"] == gone
    assert table.prey.hand() == hand


@pytest.mark.ruling(SCRYING, 1)
@pytest.mark.parametrize("level", ["aus", "AUS"])
def test_only_what_comes_after_resolution_follows(table: Table, level: str) -> None:
    """No other action modifier."""
    after, pause = table.you.holds(AFTER, PAUSE)
    mine, _, held = bled(table, level, *PLAIN, *PLAIN)
    table.until("action", table.you)
    assert not table.you.can_play(held, level=level)
    table.you.plays(held, by=mine, level=level)
    assert table.you.can_play(after)
    assert not table.you.can_play(pause)


@pytest.mark.parametrize("level", ["aus", "AUS"])
@pytest.mark.parametrize("how", ["blocked", "for nothing", "hunt"])
def test_nothing_is_scried_without_a_successful_bleed(table: Table, level: str, how: str) -> None:
    """Not of a blocked one, of one for nothing, nor of a hunt."""
    mine = table.you.ready(made_vampire("Seer", level, capacity=6), blood=3)
    table.you.ready(COMPANION)
    table.you.holds(SCRYING, AFTER)
    blocker = table.prey.ready("Nassir")
    if how == "for nothing":
        table.you.in_play(changing("bleed", -1), on=mine)
    table.prey.library(*PLAIN)
    table.you.acts(word="hunt" if how == "hunt" else "bleed", by=mine)
    if how == "blocked":
        table.prey.blocks(blocker)
    while not table.over():
        assert not table.you.can_play(SCRYING, by=mine)
        table.pass_on()
