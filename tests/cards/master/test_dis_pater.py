"""Dis Pater: seven cards of the ash heap for +1 bleed of a Giovanni who is about to succeed."""

from __future__ import annotations

import pytest

from action_talk import is_offered, trick
from block_talk import COMPANION
from methuselah.language import gain_pool
from table_talk import Seat, Table

DIS = "Dis Pater"
GIOVANNI = "Domenic Giovanni (G6)"


def uses(table: Table, seat: Seat, card: int) -> None:
    """She uses it and removes the first seven cards that she is offered."""
    seat.uses(card)
    while seat.may("choose"):
        seat.chooses(min(seat.choices()))


@pytest.mark.parametrize("cards", [7, 15])
def test_a_giovanni_bleeds_for_one_more(table: Table, cards: int) -> None:
    """Seven cards leave the game; a second time in this action is refused."""
    domenic = table.you.ready(GIOVANNI)
    table.you.ready(COMPANION)
    dis = table.you.in_play(DIS)
    heap = [table.you.ash_heap("Fame") for _ in range(cards)]
    theirs = [table.prey.ash_heap("Fame") for _ in range(7)]

    table.you.acts(by=domenic, word="bleed")
    table.until("would_succeed", table.you)
    uses(table, table.you, dis)
    assert not table.you.may("use", card=dis)
    table.nobody_reacts()

    assert table.prey.pool() == 28
    assert [table.where(card) for card in heap].count("removed") == 7
    assert {table.where(card) for card in theirs} == {"ash_heap"}
    assert not table.locked(dis)
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("minion", "cards", "may"),
    [(GIOVANNI, 7, True), (GIOVANNI, 6, False), ("Ryan", 7, False)],
)
def test_it_takes_a_giovanni_and_seven_cards(
    table: Table, minion: str, cards: int, may: bool
) -> None:
    """Not with six, not for a Nosferatu."""
    acting = table.you.ready(minion)
    table.you.ready(COMPANION)
    dis = table.you.in_play(DIS)
    for _ in range(cards):
        table.you.ash_heap("Fame")

    table.you.acts(by=acting, word="bleed")
    assert is_offered(table, table.you, dis) is may
    assert table.prey.pool() == 29


def test_a_giovanni_of_another_is_not_helped(table: Table) -> None:
    """Your Giovanni bleeds; the predator has Dis Pater."""
    domenic = table.you.ready(GIOVANNI)
    table.you.ready(COMPANION)
    dis = table.predator.in_play(DIS)
    for _ in range(7):
        table.predator.ash_heap("Fame")

    table.you.acts(by=domenic, word="bleed")
    assert not is_offered(table, table.predator, dis)


def test_only_a_bleed_of_your_prey(table: Table) -> None:
    """Not once the bleed is deflected to somebody else."""
    domenic = table.you.ready(GIOVANNI)
    table.you.ready(COMPANION)
    dis = table.you.in_play(DIS)
    for _ in range(7):
        table.you.ash_heap("Fame")
    lauren = table.prey.ready("Lauren")
    table.prey.holds("Deflection")

    table.you.acts(by=domenic, word="bleed")
    table.prey.plays("Deflection", by=lauren, level="dom")
    table.prey.chooses(seat=table.grand_prey.number)
    assert not is_offered(table, table.you, dis)
    assert table.grand_prey.pool() == 29


def test_a_hunt_is_no_bleed(table: Table) -> None:
    """Nothing to add to."""
    domenic = table.you.ready(GIOVANNI, blood=2)
    table.you.ready(COMPANION)
    dis = table.you.in_play(DIS)
    for _ in range(7):
        table.you.ash_heap("Fame")

    table.you.acts(by=domenic, word="hunt")
    assert not is_offered(table, table.you, dis)
    assert table.blood(domenic) == 3


@pytest.mark.ruling(DIS, 1)
def test_afterwards_only_what_is_played_as_the_bleed_would_succeed(table: Table) -> None:
    """Deflection could be played before, and not after; a card of that window still can."""
    domenic = table.you.ready(GIOVANNI)
    table.you.ready(COMPANION)
    dis = table.you.in_play(DIS)
    for _ in range(7):
        table.you.ash_heap("Fame")
    table.you.holds(trick(gain_pool(1), at=("would_succeed",)))
    lauren = table.prey.ready("Lauren")
    table.prey.holds("Deflection")

    table.you.acts(by=domenic, word="bleed")
    table.until("declined", table.prey)
    assert table.prey.can_play("Deflection", by=lauren, level="dom")
    table.until("would_succeed", table.you)
    uses(table, table.you, dis)
    assert not table.prey.can_play("Deflection", by=lauren, level="dom")
    table.you.plays("Trick", by=domenic)
    table.nobody_reacts()

    assert (table.you.pool(), table.prey.pool()) == (31, 28)


@pytest.mark.parametrize("minion", [GIOVANNI, "Ryan"])
def test_it_requires_a_giovanni_to_play(table: Table, minion: str) -> None:
    """It costs nothing and is put in play."""
    table.you.ready(minion)
    table.you.ready(COMPANION)
    dis, _ = table.you.holds(DIS, "Fame")
    table.begins("master")

    assert table.you.can_play(DIS) is (minion == GIOVANNI)
    if minion == GIOVANNI:
        table.you.plays(DIS)
        assert table.where(dis) == "permanent"
        assert table.you.pool() == 30
