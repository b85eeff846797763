"""Petra Resonance: the top of each crypt, compared by cost."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from table_talk import Table

CARD = "Petra Resonance"
BY_CAPACITY = {
    2: "KoKo (G1)",
    3: "Duck (G1)",
    4: "Nassir",
    5: "Tamoszius",
    6: "Trevon Parker",
    9: "Cardano (G1)",
}


def resonates(table: Table, *tops: int) -> int:
    """A Malkavian of yours acts; the tops of the crypts from yours on have these capacities."""
    malkavian = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    for seat, top in zip(table.seats, tops, strict=True):
        seat.crypt("Brachah (G2)", BY_CAPACITY[top])
    table.you.holds(CARD, PAUSE)
    return malkavian


@pytest.mark.ruling(CARD, 2)
def test_it_is_directed_at_all_others(table: Table) -> None:
    """At +1 stealth; each may block; a Malkavian takes it."""
    malkavian = resonates(table, 3, 4, 5, 6, 9)
    stranger = table.you.ready("Ryan")
    guards = ("Lauren", "Octane", "Rayne (G6)", "Lillian (G5)")
    for seat, guard in zip(table.seats[1:], guards, strict=True):
        seat.ready(guard)
    assert not table.you.can_play(CARD, by=stranger)
    table.you.acts(CARD, by=malkavian)
    assert action_of(table).targets == (1, 2, 3, 4)
    assert action_of(table).inherent == 1
    asked = set()
    while not table.over():
        asked |= {seat.number for seat in table.seats[1:] if seat.may("block")}
        table.pass_on()
    assert asked == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("tops", "pools"),
    [
        ((3, 4, 5, 6, 9), (27, 30, 30, 30, 33)),
        ((9, 5, 2, 5, 5), (33, 30, 27, 30, 30)),
        ((4, 9, 5, 5, 2), (30, 33, 30, 30, 27)),
        ((9, 9, 5, 4, 2), (29, 29, 29, 29, 29)),
        ((9, 6, 5, 2, 2), (29, 29, 29, 29, 29)),
        ((5, 5, 5, 5, 5), (29, 29, 29, 29, 29)),
    ],
)
def test_the_highest_steals_from_the_lowest(
    table: Table, tops: tuple[int, ...], pools: tuple[int, ...]
) -> None:
    """3 pool, unless two tie for the highest or the lowest: then each burns 1; all shuffle."""
    malkavian = resonates(table, *tops)
    table.you.acts(CARD, by=malkavian)
    rest(table)
    assert tuple(seat.pool() for seat in table.seats) == pools
    assert told(table, "revealed") == 5
    assert told(table, "shuffled") == 5
    assert [len(table.state.seats[seat].crypt) for seat in range(5)] == [2] * 5
    assert not table.state.known
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("empty", [-1, 0, 1, 3])
def test_no_crypt_may_be_empty(table: Table, empty: int) -> None:
    """Neither yours nor another's."""
    malkavian = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    for seat in table.seats:
        if seat.number != empty:
            seat.crypt("Nassir" if seat.number else "Ryan")
    table.you.holds(CARD)
    assert table.you.can_play(CARD, by=malkavian) is (empty == -1)


def test_blocked_nothing_is_shown(table: Table) -> None:
    """Nobody gains or loses anything."""
    malkavian = resonates(table, 3, 4, 5, 6, 9)
    guard = table.grand_prey.ready("Sheldon, Lord of the Clog (G1)")
    table.grand_prey.in_play("Raven Spy", on=guard)
    table.you.acts(CARD, by=malkavian)
    table.grand_prey.blocks(guard)
    rest(table)
    assert told(table, "revealed") == 0
    assert [seat.pool() for seat in table.seats] == [30] * 5
