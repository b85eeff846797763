"""Maxwell: stealth for Presence, and the city of Chicago."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import COMPANION, UNLOCKER
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import action, gain_pool, static
from methuselah.rules.action.action import stealth
from methuselah.rules.politics.titles import title_of
from politics_talk import carried, polling
from table_talk import Table

MAXWELL = "Maxwell (G3)"
SPEECH, SERMON, CHANT = (
    paper(name, levels={"pre": action(gain_pool(1))}) for name in ("Speech", "Sermon", "Chant")
)


@pytest.mark.ruling(MAXWELL, 2)
def test_stealth_for_presence_once_each_turn(table: Table) -> None:
    """For 1 blood; not a second time this turn, but in the next one."""
    maxwell = table.you.ready(MAXWELL)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(SPEECH, SERMON, CHANT)
    ryan = table.prey.ready("Ryan")

    table.you.acts("Speech", by=maxwell, level="pre")
    table.prey.blocks(ryan)
    table.you.uses(maxwell)
    rest(table)
    assert (table.you.pool(), table.blood(maxwell)) == (31, 8)
    assert not table.locked(ryan)

    table.you.uses("Unlocker")
    table.you.acts("Sermon", by=maxwell, level="pre")
    table.prey.blocks(ryan)
    assert not is_offered(table, table.you, maxwell)
    assert table.you.pool() == 31
    assert table.waits_for(table.you)

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts("Chant", by=maxwell, level="pre")
    table.prey.blocks(ryan)
    assert is_offered(table, table.you, maxwell)


def test_no_stealth_without_presence(table: Table) -> None:
    """A bleed requires none."""
    maxwell = table.you.ready(MAXWELL)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")

    table.you.acts(by=maxwell, word="bleed")
    table.prey.blocks(ryan)

    assert not is_offered(table, table.you, maxwell)
    assert table.prey.pool() == 30


def test_no_stealth_for_another(table: Table) -> None:
    """It is his action."""
    maxwell = table.you.ready(MAXWELL)
    nik = table.you.ready("Nik Sikko (G6)")
    table.you.holds(SPEECH)
    ryan = table.prey.ready("Ryan")

    table.you.acts("Speech", by=nik, level="pre")
    table.prey.blocks(ryan)

    assert not is_offered(table, table.you, maxwell)
    assert table.you.pool() == 30


@pytest.mark.parametrize(("word", "title"), [("for", "prince"), ("against", "")])
def test_maxwell_becomes_prince(table: Table, word: str, title: str) -> None:
    """A political action at +1 stealth; if it passes, and then never again."""
    maxwell = table.you.ready(MAXWELL)
    prince = table.you.ready("Mkhokheli (G6)")
    table.prey.ready("Ryan")

    table.you.acts(maxwell, by=maxwell)
    assert stealth(table.state, action_of(table)) == 1
    polling(table)
    table.you.votes(word, minion=prince)
    rest(table)

    assert title_of(table.state, maxwell) == title
    assert (table.blood(maxwell), table.locked(maxwell)) == (9, True)
    assert table.waits_for(table.you)

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.may("use action", card=maxwell, by=maxwell) is (title == "")


@pytest.mark.parametrize(("city", "contested"), [("Chicago", True), ("Paris", False)])
def test_the_city_is_chicago(table: Table, city: str, contested: bool) -> None:
    """Its prince contests the title."""
    maxwell = table.you.ready(MAXWELL)
    mine = table.you.ready("Mkhokheli (G6)")
    table.prey.ready(replaced("Warmaksan", city=city))

    table.you.acts(maxwell, by=maxwell)
    carried(table, mine)
    table.until_turn_of(table.prey)

    assert table.prey.may("pay for title") is contested


@pytest.mark.parametrize("titled", [True, False])
def test_a_titled_maxwell_calls_nothing(table: Table, titled: bool) -> None:
    """Any title bars it."""
    maxwell = table.you.ready(MAXWELL)
    table.you.ready(COMPANION)
    if titled:
        office = paper("Office", static("title", word="primogen"), kind="master")
        table.you.in_play(office, on=maxwell)

    table.until("minion", table.you)
    assert table.you.may("use action", card=maxwell, by=maxwell) is not titled


@pytest.mark.ruling(MAXWELL, 1)
def test_maxwell_must_be_camarilla(table: Table) -> None:
    """He has changed sect."""
    maxwell = table.you.ready(MAXWELL)
    table.you.ready(COMPANION)
    table.you.in_play(paper("Left", static("sect", word="anarch"), kind="master"), on=maxwell)

    table.until("minion", table.you)
    assert not table.you.may("use action", card=maxwell, by=maxwell)
