"""National Guard Support: directed actions are seen; its counters vote against it."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from methuselah.rules.action.action import stealth
from politics_talk import carried, polling, votes_now
from table_talk import Table

GUARD = "National Guard Support"


@pytest.mark.parametrize(("whose", "may"), [("you", False), ("grand_prey", False), (None, True)])
def test_one_guard_at_a_time(table: Table, whose: str | None, may: bool) -> None:
    """A titled vampire calls for it, while none is in play, whoever has it."""
    prince, other = table.you.ready("Mkhokheli"), table.you.ready(COMPANION)
    table.you.in_play("War of Ages")
    if whose:
        getattr(table, whose).in_play(GUARD)
    held = table.you.holds(GUARD)
    assert table.you.can_play(held, by=prince) is may
    assert not table.you.can_play(held, by=other)
    if may:
        table.you.acts(held, by=prince)
        carried(table, prince)
        assert (table.where(held), table.counters(held)) == ("permanent", 0)


@pytest.mark.parametrize("acting", ["Ryan", "Gregory Winter"])
@pytest.mark.parametrize("whose", ["you", "grand_prey"])
def test_directed_actions_are_seen(table: Table, acting: str, whose: str) -> None:
    """-1 stealth for minions of everybody; undirected ones are as ever."""
    mine = table.you.ready(acting)
    other = table.you.ready(COMPANION, blood=1)
    getattr(table, whose).in_play(GUARD)
    table.prey.ready("Duck")
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=mine)
    assert stealth(table.state, action_of(table)) == -1
    rest(table)
    table.you.acts(word="hunt", by=other)
    assert stealth(table.state, action_of(table)) == 1


def test_a_counter_comes_in_each_unlock_phase_of_yours(table: Table) -> None:
    """1 each, in no other turn."""
    held = table.you.in_play(GUARD, counters=1)
    table.you.ready(COMPANION)
    table.until_turn_of(table.prey)
    assert table.counters(held) == 1
    table.until_turn_of(table.you, "minion")
    assert table.counters(held) == 2
    table.until_turn_of(table.you, "minion")
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.counters(held) == 3


@pytest.mark.parametrize(("counters", "burned"), [(0, False), (2, False), (3, True)])
def test_its_counters_vote_against_the_guard(table: Table, counters: int, burned: bool) -> None:
    """1 vote each for burning it, whoever controls it; 2 votes against it here."""
    held = table.prey.in_play(GUARD, counters=counters)
    mine, ally = table.you.ready("Ryan"), table.you.ready("Gregory Winter")
    table.you.ready(COMPANION)
    prince = table.grand_prey.ready("Mkhokheli")
    table.you.holds(PAUSE)
    assert not table.you.may("use action", card=held, by=ally)
    table.you.acts(held, by=mine)
    assert stealth(table.state, action_of(table)) == 1
    polling(table, table.grand_prey)
    assert votes_now(table) == (counters, 0)
    table.grand_prey.votes("against", minion=prince)
    rest(table)
    assert (table.where(held) == "ash_heap") is burned
    assert table.waits_for(table.you)


def test_its_counters_vote_in_no_other_referendum(table: Table) -> None:
    """In that one only."""
    table.you.in_play(GUARD, counters=4)
    prince = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds("War of Ages", "The Final Nights")
    table.you.acts("The Final Nights", by=prince)
    polling(table)
    assert votes_now(table) == (0, 0)
