"""Praxis Seizure: Dallas: its caller becomes prince of a city."""

from __future__ import annotations

import pytest

from methuselah.rules.titles import title_of
from politics_talk import motion, polling, votes_now
from table_talk import Table

PRAXIS = "Praxis Seizure: Dallas"
TIMOTHY = "Timothy Crowley (G1)"  # Prince of Dallas, no text


def seizes(table: Table, caller: int) -> None:
    """Your Camarilla vampire calls it, and the vote of the card passes it."""
    table.you.acts(PRAXIS, by=caller)
    polling(table)
    table.you.votes("for", mode="called")
    table.nobody_reacts()


def test_a_passed_praxis_seizure_makes_a_prince_of_dallas(table: Table) -> None:
    """The card is on the caller, who has 2 votes in the next referendum; nobody else changes."""
    massimo = table.you.ready("Massimo Falconi")
    other = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    elsewhere = table.prey.ready("Mkhokheli")
    praxis = table.you.holds(PRAXIS)
    table.you.holds(motion())

    seizes(table, massimo)
    assert table.on(praxis) == massimo
    titles = [title_of(table.state, x) for x in (massimo, other, elsewhere)]
    assert titles == ["prince", "", "prince"]
    assert table.locked(massimo)
    assert (table.blood(massimo), table.you.pool()) == (4, 30)
    assert table.waits_for(table.you)

    table.you.acts("Motion", by=other)
    polling(table)
    assert not table.you.may("vote", minion=other)
    table.you.votes("for", minion=massimo)
    assert votes_now(table) == (2, 0)


def test_a_failed_praxis_seizure_of_dallas_makes_none(table: Table) -> None:
    """Nobody votes: the card goes to the ash heap."""
    massimo = table.you.ready("Massimo Falconi")
    table.you.ready("Meaghan")
    praxis = table.you.holds(PRAXIS)

    table.you.acts(PRAXIS, by=massimo)
    polling(table)
    table.nobody_reacts()

    assert table.where(praxis) == "ash_heap"
    assert title_of(table.state, massimo) == ""
    assert table.waits_for(table.you)


def test_dallas_is_seized_by_a_camarilla_vampire(table: Table) -> None:
    """A primogen too; no Sabbat, Independent or Anarch one, and no ally."""
    names = (
        "Massimo Falconi",
        "Chester DuBois (G1)",
        "Caliban (G2)",
        "Malachi (G7)",
        "Octane",
        "Renegade Garou",
    )
    minions = [table.you.ready(name) for name in names]
    table.you.holds(PRAXIS)

    table.asked()
    may = [table.you.can_play(PRAXIS, by=x) for x in minions]
    assert may == [True, True, False, False, False, False]


def test_a_primogen_becomes_prince_of_dallas_instead(table: Table) -> None:
    """The new title takes the place of the old one."""
    chester = table.you.ready("Chester DuBois (G1)")
    table.you.ready("Meaghan")
    table.you.holds(PRAXIS)

    seizes(table, chester)
    assert title_of(table.state, chester) == "prince"


@pytest.mark.parametrize("yields", ["mine", "theirs"])
def test_the_prince_of_dallas_may_be_contested(table: Table, yields: str) -> None:
    """By Timothy Crowley: neither has the title until one yields; other princes keep theirs."""
    massimo = table.you.ready("Massimo Falconi")
    table.you.ready("Meaghan")
    theirs = table.prey.ready(TIMOTHY)
    elsewhere = table.prey.ready("Mkhokheli")
    praxis = table.you.holds(PRAXIS)

    seizes(table, massimo)
    assert table.on(praxis) == massimo
    titles = [title_of(table.state, x) for x in (massimo, theirs, elsewhere)]
    assert titles == ["", "", "prince"]
    if yields == "mine":
        full = table.blood(theirs)
        table.prey.does("pay for title", target=theirs)
        assert table.blood(theirs) == full - 1
        table.you.does("yield title", target=massimo)
        assert table.where(praxis) == "ash_heap"
        table.until_turn_of(table.prey, "minion")
        assert (title_of(table.state, massimo), title_of(table.state, theirs)) == ("", "prince")
    else:
        table.prey.does("yield title", target=theirs)
        table.until_turn_of(table.you, "minion")
        assert table.on(praxis) == massimo
        assert (title_of(table.state, massimo), title_of(table.state, theirs)) == ("prince", "")
