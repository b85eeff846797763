"""Rafastio Ghoul."""

from __future__ import annotations

import pytest

from made_up import of_level, paper
from methuselah.engine.traits import discipline_level
from methuselah.language import (
    static,
)
from table_talk import Table

GHOUL = "Rafastio Ghoul"


def test_recruiting_the_rafastio_ghoul(table: Table) -> None:
    """By anybody, for 3 pool, with 2 life."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    ghoul = table.you.holds(GHOUL)

    table.you.acts(GHOUL, by=ryan)
    table.nobody_reacts()

    assert (table.where(ghoul), table.blood(ghoul)) == ("ready", 2)
    assert table.you.pool() == 27
    assert table.locked(ryan)
    assert table.waits_for(table.you)


def test_the_rafastio_ghoul_bleeds_for_one(table: Table) -> None:
    """As its face says."""
    ghoul = table.you.ready(GHOUL)
    table.you.ready("Meaghan")

    table.you.acts(word="bleed", by=ghoul)
    table.nobody_reacts()

    assert table.prey.pool() == 29


@pytest.mark.ruling("Rafastio Ghoul", 7)
@pytest.mark.ruling("Rafastio Ghoul", 8)
@pytest.mark.ruling("Rafastio Ghoul", 10)
@pytest.mark.parametrize(
    ("code", "playable"),
    [
        ("qui", False),
        ("tha", True),
        ("THA", False),
        ("pot_tha", False),
        ("pot", True),
    ],
)
def test_the_ghoul_plays_basic_blood_sorcery(table: Table, code: str, playable: bool) -> None:
    """Alone, not together; another card that lends the same makes it no higher."""
    ghoul = table.you.ready(GHOUL)
    helper = paper("Helper", static("plays as a vampire", word="tha"), kind="equipment")
    table.you.in_play(helper, on=ghoul)
    other = paper("Other", static("plays as a vampire", word="pot"), kind="equipment")
    table.you.in_play(other, on=ghoul)
    table.you.holds(of_level(code))

    assert table.you.can_play("Lesson", by=ghoul) is playable


@pytest.mark.ruling("Rafastio Ghoul", 9)
def test_the_ghoul_does_not_have_the_discipline(table: Table) -> None:
    """It is no vampire with Blood Sorcery to any card that looks for one."""
    ghoul = table.you.ready(GHOUL)
    table.asked()

    assert discipline_level(table.state, ghoul, "tha") == 0
