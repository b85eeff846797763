"""Lextalionis: whoever has received a victory point lately locks all that she has."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION
from combat_talk import rest
from made_up import paper
from methuselah.language import static
from politics_talk import carried, motion
from table_talk import Table

CARD = "Lextalionis"
PRINCE = "Tara (G5)"


def prey_ousts(table: Table) -> tuple[int, int, int, int, int]:
    """In her turn your prey ousts hers, who has 1 pool; then it is your turn."""
    prince, mine = table.you.ready(PRINCE), table.you.ready(COMPANION)
    killer = table.prey.ready("Ryan")
    other, torpid = table.prey.ready("Loyal Street Gang"), table.prey.torpor("Nassir")
    table.grand_prey.pool(1)
    table.you.holds(CARD, motion())
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=killer)
    rest(table)
    assert table.state.seats[table.grand_prey.number].out
    table.until_turn_of(table.you, "minion")
    return prince, mine, killer, other, torpid


@pytest.mark.ruling(CARD, 2)
def test_who_ousted_somebody_is_locked(table: Table) -> None:
    """All of hers, in torpor too, and in her next unlock phase they stay so; once."""
    stranger = table.predator.ready("Lauren", locked=True)
    prince, mine, killer, other, torpid = prey_ousts(table)
    table.you.acts(CARD, by=prince)
    assert action_of(table).kind == "political"
    carried(table, prince)
    hers = (killer, other, torpid)
    assert [table.locked(one) for one in hers] == [True] * 3
    assert not table.locked(mine)
    table.until_turn_of(table.prey, "minion")
    assert [table.locked(one) for one in hers] == [True] * 3
    table.until_turn_of(table.you, "minion")
    assert not table.locked(prince) and not table.locked(stranger)
    table.until_turn_of(table.prey, "minion")
    assert [table.locked(one) for one in hers] == [False] * 3


@pytest.mark.ruling(CARD, 3)
def test_without_a_victory_point_nobody_is_chosen(table: Table) -> None:
    """It cannot be played at all."""
    prince = table.you.ready(PRINCE)
    table.you.ready(COMPANION)
    table.you.holds(CARD)
    table.begins("minion")
    assert not table.you.can_play(CARD, by=prince)


@pytest.mark.ruling(CARD, 2)
def test_a_point_of_this_turn_counts_and_not_of_the_last_one(table: Table) -> None:
    """You have ousted your prey: you are chosen in this turn, and nobody in the next one."""
    prince, killer = table.you.ready(PRINCE), table.you.ready("Ryan")
    mine = table.you.ready(COMPANION)
    table.prey.pool(1)
    table.you.holds(CARD, CARD)
    table.begins("minion")
    assert not table.you.can_play(CARD, by=prince)
    table.you.acts(word="bleed", by=killer)
    rest(table)
    assert table.you.can_play(CARD, by=prince)
    table.until_turn_of(table.grand_prey)
    table.until_turn_of(table.you, "minion")
    assert not table.you.can_play(CARD, by=prince)
    assert mine


def test_a_failed_lextalionis_locks_nobody(table: Table) -> None:
    """Somebody votes against it."""
    prince, killer = table.you.ready(PRINCE), table.you.ready("Ryan")
    mine = table.you.ready(COMPANION)
    rival = table.predator.ready("Melinda Galbraith (G4)")
    table.prey.pool(1)
    table.you.holds(CARD)
    table.you.acts(word="bleed", by=killer)
    rest(table)
    table.you.acts(CARD, by=prince)
    table.predator.votes("against", minion=rival)
    table.nobody_reacts()
    assert not table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
def test_an_infernal_one_may_be_unlocked_for_a_pool(table: Table) -> None:
    """The next unlock phase of who was chosen adds nothing to that."""
    prince, killer = table.you.ready(PRINCE), table.you.ready("Ryan")
    mine = table.you.ready(COMPANION)
    table.you.in_play(paper("Pact", static("infernal"), kind="equipment"), on=killer)
    table.prey.pool(1)
    table.you.holds(CARD)
    table.you.acts(word="bleed", by=killer)
    rest(table)
    table.you.acts(CARD, by=prince)
    carried(table, prince)
    table.until_turn_of(table.grand_prey)
    before = table.you.pool()
    table.you.does("unlock infernal")
    table.until_turn_of(table.you, "minion")
    assert not table.locked(killer) and table.locked(mine)
    assert table.you.pool() == before - 1
