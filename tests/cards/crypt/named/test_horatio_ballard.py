"""Horatio Ballard: a Camarilla vampire without a title may call for Chicago."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import static
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.titles import title_of
from politics_talk import carried, polling
from table_talk import Table

HORATIO = "Horatio Ballard (G3)"


@pytest.mark.parametrize(("word", "title"), [("for", "prince"), ("against", "")])
def test_horatio_becomes_prince(table: Table, word: str, title: str) -> None:
    """A political action at +1 stealth; if it passes, and then never again."""
    horatio = table.you.ready(HORATIO)
    prince = table.you.ready("Mkhokheli (G6)")
    other = table.you.ready(COMPANION)
    table.prey.ready("Ryan")

    assert not table.you.may("use action", card=horatio, by=prince)
    assert not table.you.may("use action", card=horatio, by=other)
    table.you.acts(horatio, by=horatio)
    assert action_of(table).kind == "political"
    assert stealth(table.state, action_of(table)) == 1
    polling(table)
    assert not table.you.may("vote", minion=horatio)
    table.you.votes(word, minion=prince)
    rest(table)

    assert title_of(table.state, horatio) == title
    assert title_of(table.state, other) == ""
    assert (table.blood(horatio), table.locked(horatio)) == (7, True)
    assert table.waits_for(table.you)

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.may("use action", card=horatio, by=horatio) is (title == "")


@pytest.mark.parametrize(("city", "contested"), [("Chicago", True), ("Paris", False)])
def test_the_city_is_chicago(table: Table, city: str, contested: bool) -> None:
    """Its prince contests the title."""
    horatio = table.you.ready(HORATIO)
    mine = table.you.ready("Mkhokheli (G6)")
    table.prey.ready(replaced("Warmaksan", city=city))

    table.you.acts(horatio, by=horatio)
    carried(table, mine)
    table.until_turn_of(table.prey)

    assert table.prey.may("pay for title") is contested


@pytest.mark.parametrize("titled", [True, False])
def test_a_titled_horatio_calls_nothing(table: Table, titled: bool) -> None:
    """Any title bars it."""
    horatio = table.you.ready(HORATIO)
    table.you.ready(COMPANION)
    if titled:
        office = paper("Office", static("title", word="primogen"), kind="master")
        table.you.in_play(office, on=horatio)

    table.until("minion", table.you)
    assert table.you.may("use action", card=horatio, by=horatio) is not titled


@pytest.mark.ruling(HORATIO, 1)
@pytest.mark.parametrize("changed", [True, False])
def test_horatio_must_be_camarilla(table: Table, changed: bool) -> None:
    """He has changed sect."""
    horatio = table.you.ready(HORATIO)
    table.you.ready(COMPANION)
    if changed:
        table.you.in_play(paper("Left", static("sect", word="anarch"), kind="master"), on=horatio)

    table.until("minion", table.you)
    assert table.you.may("use action", card=horatio, by=horatio) is not changed
