"""Sascha Vykos, advanced: a card for a master card of another Methuselah; merged, a cardinal."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import gain_pool, master
from methuselah.rules.politics.titles import title_of
from politics_talk import motion, polling, votes_now
from table_talk import Seat, Table

SASCHA = "Sascha Vykos, The Angel of Caine (G2 ADV)"
BASE = "Sascha Vykos, The Angel of Caine (G2)"
PLAN = paper("Plan", master(gain_pool(1)))


def seat_of(table: Table, name: str) -> Seat:
    """A Methuselah by her place."""
    return {"you": table.you, "prey": table.prey, "predator": table.predator}[name]


def is_asked(table: Table, seat: Seat) -> bool:
    """Whether she may answer before the minion phase."""
    found = False
    while (now := table.asked()) is not None and now.window != "minion":
        found |= seat.may("answer")
        table.pass_on()
    return found


@pytest.mark.ruling(SASCHA, 1)
@pytest.mark.parametrize(
    ("place", "merged", "locked"),
    [("prey", False, False), ("predator", False, True), ("prey", True, False)],
)
def test_sascha_draws_for_a_master_card(
    table: Table, place: str, merged: bool, locked: bool
) -> None:
    """Of any other Methuselah, locked too; with seven cards in hand one is discarded afterwards."""
    table.you.ready("Ryan")
    seat = seat_of(table, place)
    if merged:
        sascha = seat.merged(BASE)
    else:
        sascha = seat.ready(SASCHA, locked=locked)
    seat.holds(*["Blood Doll"] * 7)
    table.you.holds(PLAN)
    table.begins("master")

    table.you.plays("Plan")
    seat.does("answer")
    seat.does("discard", card="Blood Doll")

    assert sorted(seat.hand()) == ["Blood Doll"] * 6 + ["Filler"]
    assert table.you.pool() == 31
    assert table.locked(sascha) == locked
    table.until("minion", table.you)
    assert table.waits_for(table.you)


def test_sascha_need_not_draw(table: Table) -> None:
    """It may be declined."""
    table.you.ready("Ryan")
    table.prey.ready(SASCHA)
    table.prey.holds(*["Blood Doll"] * 7)
    table.you.holds(PLAN)
    table.begins("master")

    table.you.plays("Plan")
    assert is_asked(table, table.prey)

    assert table.prey.hand() == ["Blood Doll"] * 7


@pytest.mark.parametrize(("place", "where"), [("you", "ready"), ("prey", "torpor")])
def test_sascha_draws_nothing(table: Table, place: str, where: str) -> None:
    """For a card of their own controller; in torpor."""
    table.you.ready("Ryan")
    seat = seat_of(table, place)
    seat.puts(SASCHA, where)
    table.you.holds(PLAN)
    table.begins("master")

    table.you.plays("Plan")

    assert not is_asked(table, seat)
    assert table.you.pool() == 31


@pytest.mark.parametrize(
    ("merged", "title", "votes"), [(False, "archbishop", 2), (True, "cardinal", 3)]
)
def test_sascha_is_a_cardinal_once_merged(
    table: Table, merged: bool, title: str, votes: int
) -> None:
    """Before that archbishop of Washington."""
    sascha = table.you.merged(BASE) if merged else table.you.ready(SASCHA)
    table.you.holds(motion())

    table.you.acts("Motion", by=sascha)
    polling(table)
    assert title_of(table.state, sascha) == title
    table.you.votes("for", minion=sascha)

    assert votes_now(table) == (votes, 0)
