"""Web of Knives Recruit: a card that trains until it is an assassin."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.rows import found
from methuselah.engine.traits import (
    capacity,
    clan_of,
    disciplines_of,
    is_vampire,
    sect_of,
    types_of,
)
from methuselah.language import static
from methuselah.rules.action.action import stealth
from table_talk import Table

RECRUIT = "Web of Knives Recruit"
ASSASSIN = replaced("Ryan", clans=("Banu Haqim",))


def test_a_recruit_is_found(table: Table) -> None:
    """By a Banu Haqim, for 1 pool at +1 stealth: in play with 3 counters, and no vampire yet."""
    mine, stranger = table.you.ready(ASSASSIN), table.you.ready(COMPANION)
    card, _ = table.you.holds(RECRUIT, PAUSE)
    table.prey.ready("Nassir")
    assert not table.you.can_play(RECRUIT, by=stranger)
    table.you.acts(RECRUIT, by=mine)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.counters(card), table.you.pool()) == (3, 29)
    assert not is_vampire(table.state, card)
    assert not table.you.may("act", minion=card)
    assert table.waits_for(table.you)


def test_the_recruit_is_trained(table: Table) -> None:
    """A counter in each of your unlock phases, not in those of others."""
    table.you.ready(COMPANION)
    card = table.you.in_play(RECRUIT, counters=3)
    other = table.prey.in_play(RECRUIT, counters=3)
    table.begins("unlock")
    table.until("minion", table.you)
    assert [table.counters(one) for one in (card, other)] == [2, 3]
    table.until_turn_of(table.prey, "discard")
    assert [table.counters(one) for one in (card, other)] == [2, 2]
    table.until_turn_of(table.you, "minion")
    assert [table.counters(one) for one in (card, other)] == [1, 2]


def test_the_trained_one_is_an_assassin(table: Table) -> None:
    """Capacity 3, 3 blood, four Disciplines, Independent Banu Haqim, blood cursed, not unique."""
    table.you.ready(COMPANION)
    card, second = (table.you.in_play(RECRUIT, counters=1) for _ in range(2))
    victim = table.prey.torpor("Duck")
    table.begins("unlock")
    table.until("minion", table.you)
    state = table.state
    assert [table.where(one) for one in (card, second)] == ["ready", "ready"]
    assert is_vampire(state, card)
    assert (capacity(state, card), table.blood(card)) == (3, 3)
    assert (clan_of(state, card), sect_of(state, card)) == ("Banu Haqim", "independent")
    assert sorted(disciplines_of(state, card)) == ["cel", "obf", "pot", "qui"]
    assert found(state, "blood cursed", card)
    assert not table.you.may("act", minion=card, word="diablerie", target=victim)
    assert table.you.may("act", minion=card, word="bleed")
    table.you.acts(word="bleed", by=card)
    rest(table)
    assert table.prey.pool() == 29
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert (table.where(card), table.blood(card), table.counters(card)) == ("ready", 3, 0)


def test_no_more_than_two_are_trained_at_once(table: Table) -> None:
    """Of three its controller chooses two, by the order; in the next turn again."""
    table.you.ready(COMPANION)
    cards = [table.you.in_play(RECRUIT, counters=n) for n in (2, 3, 4)]
    table.begins("unlock")
    assert {option.card for option in table.you.options("resolve")} == set(cards)
    table.you.does("resolve", card=cards[2])
    table.you.does("resolve", card=cards[0])
    table.until("minion", table.you)
    assert [table.counters(one) for one in cards] == [1, 3, 3]
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert sum(table.counters(one) for one in cards) == 5


def test_one_that_is_an_assassin_now_counts_too(table: Table) -> None:
    """Two counters in all, the last ones of two recruits: the third waits."""
    table.you.ready(COMPANION)
    first, second, third = (table.you.in_play(RECRUIT, counters=n) for n in (1, 1, 3))
    table.begins("unlock")
    table.you.does("resolve", card=first)
    table.you.does("resolve", card=second)
    table.until("minion", table.you)
    assert [table.where(one) for one in (first, second)] == ["ready", "ready"]
    assert table.counters(third) == 3


@pytest.mark.ruling(RECRUIT, 1)
@pytest.mark.rules_text("003 Web of Knives Recruit 1")
def test_it_puts_no_vampire_in_play(table: Table) -> None:
    """The action does not create a vampire: a sterile one takes it, too."""
    mine = table.you.ready(ASSASSIN)
    table.you.ready(COMPANION)
    table.you.in_play(paper("Salt", static("sterile"), kind="master"), on=mine)
    card = table.you.holds(RECRUIT)
    table.you.acts(RECRUIT, by=mine)
    rest(table)
    assert table.counters(card) == 3
    assert types_of(table.state, card) == ("action",)
