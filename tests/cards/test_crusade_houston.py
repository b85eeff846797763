"""Crusade: Houston: an archbishop by referendum."""

from __future__ import annotations

import pytest

from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import TARGET, action, attached, burn_card, choose, is_named
from methuselah.rules.titles import title_of
from politics_talk import motion, polling, votes_now
from table_talk import Table

CRUSADE = "Crusade: Houston"
TOCK = "Tock (G3)"


def crusades(table: Table, caller: int) -> None:
    """Your Sabbat vampire becomes Archbishop of Houston, by the vote of the card."""
    table.you.acts(CRUSADE, by=caller)
    polling(table)
    table.you.votes("for", mode="called")
    table.nobody_reacts()


def test_a_passed_crusade_makes_an_archbishop(table: Table) -> None:
    """The card is on the acting vampire, whose 2 votes count in the next referendum."""
    tock = table.you.ready(TOCK)
    other = table.you.ready("Zip (G3)")
    table.you.ready("Meaghan")
    elsewhere = table.prey.ready("Lukas (G4)")
    crusade = table.you.holds(CRUSADE)
    table.you.holds(motion())

    crusades(table, tock)
    assert table.on(crusade) == tock
    assert title_of(table.state, tock) == "archbishop"
    assert title_of(table.state, other) == ""
    assert title_of(table.state, elsewhere) == "archbishop"
    assert table.locked(tock)
    assert (table.blood(tock), table.you.pool()) == (4, 30)
    assert table.waits_for(table.you)

    table.you.acts("Motion", by=other)
    polling(table)
    assert not table.you.may("vote", minion=other)
    table.you.votes("for", minion=tock)
    assert votes_now(table) == (2, 0)


def test_a_failed_crusade_makes_none(table: Table) -> None:
    """Nobody votes: the card goes to the ash heap."""
    tock = table.you.ready(TOCK)
    table.you.ready("Meaghan")
    table.prey.ready("Nassir")
    crusade = table.you.holds(CRUSADE)

    table.you.acts(CRUSADE, by=tock)
    polling(table)
    table.nobody_reacts()

    assert table.where(crusade) == "ash_heap"
    assert title_of(table.state, tock) == ""
    assert table.waits_for(table.you)
    table.until_turn_of(table.prey, "minion")
    assert table.locked(tock)


def test_the_crusade_requires_a_sabbat_vampire(table: Table) -> None:
    """No Camarilla or Independent one, and no ally."""
    tock = table.you.ready(TOCK)
    camarilla = table.you.ready("Massimo Falconi")
    independent = table.you.ready("C.J. (G5)")
    ally = table.you.ready("Renegade Garou")
    table.you.holds(CRUSADE)

    table.asked()
    assert table.you.can_play(CRUSADE, by=tock)
    assert not any(table.you.can_play(CRUSADE, by=x) for x in (camarilla, independent, ally))


@pytest.mark.parametrize(
    ("rival", "title"),
    [
        (replaced("Lukas (G4)", city="Houston"), "archbishop"),
        (replaced("Tara (G5)", city="Houston"), "prince"),
    ],
)
@pytest.mark.parametrize("yields", ["mine", "theirs"])
def test_the_archbishop_of_houston_may_be_contested(
    table: Table, rival: Definition, title: str, yields: str
) -> None:
    """With another archbishop or a prince of the city: neither has a title until one yields."""
    tock = table.you.ready(TOCK)
    table.you.ready("Meaghan")
    theirs = table.prey.ready(rival)
    crusade = table.you.holds(CRUSADE)

    crusades(table, tock)
    assert table.on(crusade) == tock
    assert (title_of(table.state, tock), title_of(table.state, theirs)) == ("", "")
    if yields == "mine":
        full = table.blood(theirs)
        table.prey.does("pay for title", target=theirs)
        assert table.blood(theirs) == full - 1
        table.you.does("yield title", target=tock)
        assert table.where(crusade) == "ash_heap"
        table.until_turn_of(table.prey, "minion")
        assert (title_of(table.state, tock), title_of(table.state, theirs)) == ("", title)
    else:
        table.prey.does("yield title", target=theirs)
        table.until_turn_of(table.you, "minion")
        assert table.on(crusade) == tock
        assert (title_of(table.state, tock), title_of(table.state, theirs)) == ("archbishop", "")


def test_the_title_of_archbishop_goes_with_the_card(table: Table) -> None:
    """An action burns the card; an archbishop of another city keeps his."""
    tock = table.you.ready(TOCK)
    other = table.you.ready("Lukas (G4)")
    table.you.ready("Meaghan")
    crusade = table.you.holds(CRUSADE)
    the_card = choose(attached(is_named(CRUSADE)))
    table.you.holds(paper("Fire", action(the_card, burn_card(TARGET), stealth=1)))

    crusades(table, tock)
    assert title_of(table.state, tock) == "archbishop"
    table.you.acts("Fire", by=other)
    table.nobody_reacts()

    assert table.where(crusade) == "ash_heap"
    assert title_of(table.state, tock) == ""
    assert title_of(table.state, other) == "archbishop"
    assert table.waits_for(table.you)
