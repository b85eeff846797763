"""Retribution: 3 damage for who bled you for more than 1 since your last turn."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from fight_talk import damage_to, replaced
from table_talk import Table

CARD = "Retribution"


def bled(table: Table, bleed: int, ready: bool = True) -> int:
    """Your predator's minion bleeds you for so much, and it is your turn again."""
    table.you.ready(COMPANION)
    table.you.holds(CARD, "Misdirection")
    theirs = table.predator.ready(replaced("Don Cerro", bleed=bleed))
    table.predator.ready("Ryan")
    table.until_turn_of(table.predator, "minion")
    if ready:
        table.predator.acts(word="bleed", by=theirs)
        rest(table)
    table.until_turn_of(table.you, "master")
    return theirs


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize(("bleed", "may"), [(2, True), (1, False)])
def test_who_bled_for_more_than_one_is_punished(table: Table, bleed: int, may: bool) -> None:
    """3 damage, which is not prevented; others did not bleed."""
    theirs = bled(table, bleed)
    assert table.you.pool() == 30 - bleed
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(CARD) is may
    if may:
        table.you.plays(CARD)
        assert damage_to(table, theirs) == 3


def test_who_did_not_bleed_is_left_alone(table: Table) -> None:
    """Nobody is chosen."""
    bled(table, 3, ready=False)
    assert not table.you.can_play(CARD)


@pytest.mark.ruling(CARD, 1)
def test_a_bleed_before_your_last_turn_is_forgotten(table: Table) -> None:
    """One whole turn of yours later it is too late."""
    bled(table, 2)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "master")
    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(CARD)


@pytest.mark.ruling(CARD, 1)
def test_a_bleed_in_your_own_turn_does_not_count_as_since_then(table: Table) -> None:
    """Your last turn does not qualify: it was bled against your prey, in your turn."""
    mine = table.you.ready(replaced("Don Cerro", bleed=2))
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.prey.holds(CARD, "Misdirection")
    table.grand_prey.holds(CARD)
    table.grand_prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    rest(table)
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play(CARD)  # since her last turn
    table.until_turn_of(table.grand_prey, "master")
    assert not table.grand_prey.can_play(CARD)  # it was not she


def test_one_retribution_for_each(table: Table) -> None:
    """A Methuselah plays one in a game."""
    first = table.you.ready(COMPANION)
    table.you.holds(CARD, CARD, "Misdirection")
    theirs = table.predator.ready(replaced("Don Cerro", bleed=2), blood=7)
    table.predator.ready("Ryan")
    for turn in range(2):
        table.until_turn_of(table.predator, "minion")
        table.predator.acts(word="bleed", by=theirs)
        rest(table)
        table.until_turn_of(table.you, "master")
        assert table.you.can_play(CARD) is (turn == 0)
        if turn == 0:
            table.you.plays(CARD)
            assert table.blood(theirs) == 4
    assert table.where(first) == "ready"
