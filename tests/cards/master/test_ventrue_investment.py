"""Ventrue Investment: blood for each Ventrue antitribu, taken back one master phase at a time."""

from __future__ import annotations

import pytest

from fight_talk import replaced
from table_talk import Table

INVESTMENT = "Ventrue Investment"
INGRID = "Ingrid Russo (G2)"
VENTRUE_ANTITRIBU = ("Ventrue antitribu",)


def test_the_investment_counts_ventrue_antitribu(table: Table) -> None:
    """Yours, ready or in torpor; no Ventrue, none uncontrolled, none of others. At no cost."""
    table.you.ready(INGRID)
    table.you.torpor(replaced("Ryan", clans=VENTRUE_ANTITRIBU))
    table.you.ready("Earl (G3)")
    table.you.uncontrolled(replaced("Nassir", clans=VENTRUE_ANTITRIBU))
    table.prey.ready(replaced("Lauren", clans=VENTRUE_ANTITRIBU))
    investment = table.you.holds(INVESTMENT)

    table.begins("master")
    table.you.plays(INVESTMENT)

    assert table.where(investment) == "permanent"
    assert table.counters(investment) == 2
    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert table.waits_for(table.you, "minion")


@pytest.mark.parametrize(
    ("seat", "name", "may"),
    [("you", INGRID, True), ("you", "Earl (G3)", False), ("prey", INGRID, False)],
)
def test_who_may_invest(table: Table, seat: str, name: str, may: bool) -> None:
    """Whoever controls a Ventrue antitribu."""
    getattr(table, seat).ready(name)
    table.you.ready("Meaghan")
    table.you.holds(INVESTMENT, "Blood Doll")

    table.begins("master")
    assert table.you.can_play("Blood Doll")
    assert table.you.can_play(INVESTMENT) is may


def test_the_investment_pays_in_each_master_phase(table: Table) -> None:
    """1 blood for a master phase action, so once in the turn; burned with the last one."""
    table.you.ready("Meaghan")
    investment = table.you.in_play(INVESTMENT, counters=2)
    other = table.you.in_play(INVESTMENT, counters=3)

    table.begins("master")
    table.you.uses(investment)
    assert (table.you.pool(), table.counters(investment)) == (31, 1)
    assert not table.you.may("use", card=investment)
    assert not table.you.may("use", card=other)

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "master")
    assert table.you.pool() == 31
    table.you.uses(investment)

    assert table.you.pool() == 32
    assert table.where(investment) == "ash_heap"
    assert table.counters(other) == 3
    assert table.prey.pool() == 30


def test_playing_it_is_the_master_phase_action(table: Table) -> None:
    """Nothing is taken back in the turn in which it was played."""
    table.you.ready(INGRID)
    investment = table.you.holds(INVESTMENT)
    other = table.you.in_play(INVESTMENT, counters=1)

    table.begins("master")
    assert table.you.may("use", card=other)
    table.you.plays(INVESTMENT)

    assert not table.you.may("use", card=investment)
    assert not table.you.may("use", card=other)
    assert table.counters(investment) == 1


def test_only_you_take_it_and_only_in_your_master_phase(table: Table) -> None:
    """Neither another Methuselah in your turn nor you in your minion phase."""
    table.you.ready("Meaghan")
    table.you.holds("Blood Doll")
    mine = table.you.in_play(INVESTMENT, counters=1)
    theirs = table.prey.in_play(INVESTMENT, counters=1)

    table.begins("master")
    assert table.you.may("use", card=mine)
    assert not table.you.may("use", card=theirs)
    assert not table.prey.may("use", card=theirs)
    table.until("minion", table.you)
    assert not table.you.may("use", card=mine)
    assert (table.you.pool(), table.counters(mine)) == (30, 1)
