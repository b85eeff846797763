"""Business Pressure: everybody may burn pool for votes."""

from __future__ import annotations

import pytest

from action_talk import is_offered, trick
from combat_talk import rest
from made_up import paper
from methuselah.language import static
from politics_talk import motion, polling, votes_now
from table_talk import Table

PRESSURE = "Business Pressure"
PRINCE = "Mkhokheli (G6)"


def pressed(table: Table, *burned: int) -> None:
    """They choose how much to burn, clockwise from you."""
    for seat, number in zip(table.seats, burned, strict=True):
        seat.chooses(number=number)


@pytest.mark.parametrize(("level", "votes"), [("pre", (8, 4)), ("PRE", (9, 4))])
def test_pool_becomes_votes(table: Table, level: str, votes: tuple[int, int]) -> None:
    """2 for each pool; at superior 3 for yours."""
    prince = table.you.ready(PRINCE)
    table.you.ready("Lauren (G6)")
    pressure = table.you.holds(PRESSURE)
    table.you.holds(motion())

    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.plays(PRESSURE, by=prince, level=level)
    pressed(table, 1, 2, 0, 0, 3)
    assert [seat.pool() for seat in table.seats] == [29, 28, 30, 30, 27]
    assert table.blood(prince) == 6
    assert table.where(pressure) == "ash_heap"

    table.you.votes("for", mode="granted")
    table.prey.votes("against", mode="granted")
    table.predator.votes("for", mode="granted")
    assert votes_now(table) == votes
    rest(table)

    assert [seat.pool() for seat in table.seats] == [30, 28, 30, 30, 27]
    assert table.waits_for(table.you)


@pytest.mark.ruling(PRESSURE, 1)
def test_the_pool_is_burned_at_once(table: Table) -> None:
    """During the resolution of the card, and by nobody later in the referendum."""
    prince = table.you.ready(PRINCE)
    table.you.ready("Lauren (G6)")
    pressure = table.you.holds(PRESSURE)
    table.you.holds(motion())

    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.plays(PRESSURE, by=prince, level="pre")
    pressed(table, 0, 0, 0, 0, 0)

    assert not is_offered(table, table.prey, pressure)
    assert [seat.pool() for seat in table.seats[1:]] == [30, 30, 30, 30]


def test_nobody_burns_more_than_there_is(table: Table) -> None:
    """Your predator has 2 pool."""
    prince = table.you.ready(PRINCE)
    table.predator.pool(2)
    table.you.holds(PRESSURE, motion())

    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.plays(PRESSURE, by=prince, level="pre")
    for seat in table.seats[:-1]:
        seat.chooses(number=0)

    assert table.predator.may("choose", number=2)
    assert not table.predator.may("choose", number=3)


@pytest.mark.parametrize(
    ("caller", "may"), [(PRINCE, True), ("Atiena (G6)", True), ("Ayelech (G6)", False)]
)
def test_the_caller_has_presence(table: Table, caller: str, may: bool) -> None:
    """A prince without it cannot play it, though another vampire of yours has it."""
    mine = table.you.ready(caller)
    table.you.ready("Nik Sikko (G6)")
    table.you.holds(PRESSURE, motion())

    table.you.acts("Motion", by=mine)
    polling(table)

    assert table.you.can_play(PRESSURE) is may


def test_not_during_a_bleed(table: Table) -> None:
    """Only in a political action."""
    prince = table.you.ready(PRINCE)
    table.you.ready("Lauren (G6)")
    table.you.holds(PRESSURE)
    table.prey.ready("Ryan")

    table.you.acts(by=prince, word="bleed")

    assert not is_offered(table, table.you, PRESSURE)


@pytest.mark.ruling(PRESSURE, 2)
def test_not_before_the_polling(table: Table) -> None:
    """The terms are set first."""
    prince = table.you.ready(PRINCE)
    table.you.ready("Lauren (G6)")
    table.you.holds(PRESSURE, motion(), trick(at=("action", "before_votes")))

    table.you.acts("Motion", by=prince)
    for window in ("action", "before_votes"):
        table.until(window, table.you)
        assert table.you.can_play("Trick")
        assert not table.you.can_play(PRESSURE)
    polling(table)
    assert table.you.can_play(PRESSURE)


@pytest.mark.ruling(PRESSURE, 3)
def test_not_where_it_passes_by_itself(table: Table) -> None:
    """There is no polling step."""
    prince = table.you.ready(PRINCE)
    table.you.ready("Lauren (G6)")
    table.you.in_play(paper("Ease", static("passes automatically"), kind="equipment"), on=prince)
    table.you.holds(PRESSURE, motion())

    table.you.acts("Motion", by=prince)

    assert not is_offered(table, table.you, PRESSURE)
    assert table.you.pool() == 31
