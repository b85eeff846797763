"""Gift of Proteus: cards lie on a Gangrel, who plays them as if from the hand."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, guard
from combat_talk import rest
from made_up import helper, of_level, paper
from methuselah.engine.knowledge import sees
from methuselah.language import (
    being_played,
    cancels_card,
    choose,
    discard,
    gain_pool,
    hand,
    modifier,
    price,
    reaction,
    requires_discipline,
    use,
    yours,
)
from methuselah.language import (
    stealth as more_stealth,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Gift of Proteus"
WOLF = "C.J. (G5)"
"""A Gangrel with Protean."""
CLOAK = of_level(
    "pro", modifier(more_stealth(+1), at=("attempt",), replace="action"), disciplines=("pro",)
)


def given(table: Table, number: int, *more: object) -> tuple[int, int, list[int]]:
    """A Gangrel of yours announces the Gift with so many of the two cloaks in your hand."""
    wolf = table.you.ready(WOLF)
    table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    cloaks = [table.you.holds(CLOAK) for _ in range(2)]
    table.you.holds("Fame", PAUSE)
    table.you.acts(CARD, by=wolf)
    table.you.chooses(number=number)
    return wolf, card, cloaks


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("number", [1, 2])
def test_cards_are_laid_on_the_gift(table: Table, number: int) -> None:
    """As many as were announced, of those in hand as it is; +1 stealth; face down; replaced."""
    wolf = table.you.ready(WOLF)
    other = table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    cloaks = [table.you.holds(CLOAK) for _ in range(2)]
    fame, _ = table.you.holds("Fame", PAUSE)
    drawn = table.you.library(CLOAK)
    table.prey.holds(CLOAK)
    assert not table.you.can_play(CARD, by=other)
    table.you.acts(CARD, by=wolf)
    assert {o.number for o in table.you.options("choose")} == {0, 1, 2}
    table.you.chooses(number=number)
    assert stealth(table.state, action_of(table)) == 1
    assert table.where(drawn) == "hand"
    while not table.you.may("choose", target=cloaks[0]):
        table.pass_on()
    assert fame not in table.you.choices()
    for cloak in cloaks[:number]:
        table.you.chooses(cloak)
    rest(table)
    assert table.on(card) == wolf
    assert set(table.state.cards[card].attached) == set(cloaks[:number])
    assert table.where(fame) == "hand"
    assert not any(sees(table.state, 1, cloak) for cloak in cloaks)
    assert all(sees(table.state, 0, cloak) for cloak in cloaks)
    assert len(table.state.seats[0].hand) == 7
    assert table.waits_for(table.you)


def test_a_gift_of_nothing_is_burned(table: Table) -> None:
    """Without a card on it it does not stay."""
    _, card, cloaks = given(table, 0)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert [table.where(one) for one in cloaks] == ["hand", "hand"]


@pytest.mark.ruling(CARD, 2)
def test_as_many_as_there_are_left(table: Table) -> None:
    """Where one of two is gone by the resolution, the other is laid there."""
    burner = helper(choose(hand(yours, requires_discipline("pro"))), price(discard()))
    table.you.in_play(burner)
    _, card, cloaks = given(table, 2)
    table.you.uses("Helper")
    table.you.chooses(cloaks[0])
    rest(table)
    assert table.where(cloaks[0]) == "ash_heap"
    assert table.state.cards[card].attached == (cloaks[1],)


def lying(table: Table) -> tuple[int, int, int, int]:
    """A Gangrel with the Gift and a cloak under it, another with Protean, the Gift, the cloak."""
    wolf, other = table.you.ready(WOLF), table.you.ready("Lillian (G5)")
    table.you.ready(COMPANION)
    card, cloak, *_ = table.you.holds(CARD, CLOAK, PAUSE, CARD)
    table.you.acts(card, by=wolf)
    table.you.chooses(number=1)
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    return wolf, other, card, cloak


@pytest.mark.ruling(CARD, 3)
def test_the_gangrel_plays_it_as_if_from_the_hand(table: Table) -> None:
    """Nobody else does; nothing is drawn for it, now or later; the empty Gift is burned."""
    blocker = guard(table.prey, 0)
    wolf, other, card, cloak = lying(table)
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert not table.you.can_play(cloak, by=other)
    rest(table)
    held = len(table.state.seats[0].hand)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=wolf)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    table.you.plays(cloak, by=wolf)
    rest(table)
    assert table.prey.pool() == 29
    assert (table.where(cloak), table.where(card)) == ("ash_heap", "ash_heap")
    assert len(table.state.seats[0].hand) == held == 7
    assert table.state.seats[0].delayed == ()


@pytest.mark.ruling(CARD, 4)
def test_what_lies_there_is_no_card_in_hand(table: Table) -> None:
    """It can be discarded for nothing."""
    table.you.in_play(
        paper("Altar", use(choose(hand(yours)), price(discard()), gain_pool(1), at=("minion",)))
    )
    _, _, _, cloak = lying(table)
    table.you.uses("Altar")
    assert cloak not in table.you.choices()


@pytest.mark.ruling(CARD, 5)
def test_what_lies_there_is_cancelled(table: Table) -> None:
    """As it is played."""
    blocker = guard(table.prey, 0)
    table.prey.holds(
        paper("No", reaction(being_played("action modifier"), cancels_card(), at=("as_played",)))
    )
    wolf, _, _, cloak = lying(table)
    table.you.acts(word="bleed", by=wolf)
    table.prey.blocks(blocker)
    table.you.plays(cloak, by=wolf)
    table.prey.plays("No", by=blocker)
    rest(table)
    assert table.prey.pool() == 30
    assert table.where(cloak) == "ash_heap"


def test_one_gift_for_each_gangrel(table: Table) -> None:
    """A second one is for another Gangrel."""
    wolf, other, _, _ = lying(table)
    assert not table.you.can_play(CARD, by=wolf)
    assert table.you.can_play(CARD, by=other)
