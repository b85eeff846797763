"""Paul Forrest: a blood of his for more bleed of an acting Ravnos."""

from __future__ import annotations

import pytest

from action_talk import is_offered, trick
from block_talk import PAUSE
from fight_talk import replaced
from methuselah.language import gain_pool
from table_talk import Table

PAUL = "Paul Forrest, False Prophet (G4)"
ANTITRIBU = replaced("Tock (G3)", clans=("Ravnos antitribu",))


@pytest.mark.ruling("Paul Forrest, False Prophet (G4)", 1)
@pytest.mark.parametrize(
    ("region", "locked", "blood", "may"),
    [
        ("ready", False, 5, True),
        ("ready", True, 1, True),
        ("torpor", False, 1, True),
        ("torpor", False, 0, False),
    ],
)
def test_paul_helps_a_bleeding_ravnos(
    table: Table, region: str, locked: bool, blood: int, may: bool
) -> None:
    """Locked and in torpor too, for 1 blood."""
    zip_ = table.you.ready("Zip (G3)")
    paul = table.you.puts(PAUL, region, locked=locked, blood=blood)
    table.you.ready("Meaghan")
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=zip_)
    table.until("action", table.you)
    assert table.you.may("use", card=paul) == may
    if may:
        table.you.uses(paul)
        assert table.blood(paul) == blood - 1
        assert table.locked(paul) == locked
    table.nobody_reacts()
    assert table.prey.pool() == (28 if may else 29)
    assert table.waits_for(table.you)


def test_paul_helps_once_in_each_bleed(table: Table) -> None:
    """Not twice; what he gave is over in the next bleed, in which he may help again."""
    zip_, tsunda = table.you.ready("Zip (G3)"), table.you.ready("Tsunda (G4)")
    table.you.ready("Meaghan")
    paul = table.you.ready(PAUL, blood=3)
    table.you.acts(word="bleed", by=zip_)
    table.you.uses(paul)
    assert not table.you.may("use", card=paul)
    table.nobody_reacts()
    assert table.prey.pool() == 28
    assert table.blood(paul) == 2
    table.you.acts(word="bleed", by=tsunda)
    assert table.you.may("use", card=paul)
    table.nobody_reacts()
    assert table.prey.pool() == 27


@pytest.mark.parametrize(
    ("acting", "may"), [("Zip (G3)", True), ("Tony (G3)", False), (ANTITRIBU, False)]
)
def test_paul_helps_ravnos_only(table: Table, acting: str, may: bool) -> None:
    """Neither another clan nor the antitribu."""
    bleeds, paul = table.you.ready(acting), table.you.ready(PAUL)
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=bleeds)
    table.until("action", table.you)
    assert table.you.may("use", card=paul) == may


def test_paul_helps_himself(table: Table) -> None:
    """He is a Ravnos, too."""
    paul = table.you.ready(PAUL)
    table.you.ready("Meaghan")
    table.you.acts(word="bleed", by=paul)
    table.you.uses(paul)
    table.nobody_reacts()
    assert table.prey.pool() == 28
    assert table.blood(paul) == 4


def test_paul_helps_nobody_elses_ravnos(table: Table) -> None:
    """Of another Methuselah."""
    zip_ = table.you.ready("Zip (G3)")
    table.you.ready("Meaghan")
    paul = table.prey.ready(PAUL)
    table.you.acts(word="bleed", by=zip_)
    assert not is_offered(table, table.prey, paul)
    assert table.prey.pool() == 29


@pytest.mark.ruling("Paul Forrest, False Prophet (G4)", 2)
def test_paul_is_too_late_after_resolution(table: Table) -> None:
    """He helps during the action only."""
    zip_, paul = table.you.ready("Zip (G3)"), table.you.ready(PAUL)
    table.you.ready("Meaghan")
    table.you.holds(trick(gain_pool(1), at=("after_resolution",)))
    table.you.acts(word="bleed", by=zip_)
    assert table.you.may("use", card=paul)
    table.until("after_resolution", table.you)
    assert table.prey.pool() == 29
    assert not table.you.may("use", card=paul)


@pytest.mark.ruling("Paul Forrest, False Prophet (G4)", 2)
def test_paul_helps_bleeds_only(table: Table) -> None:
    """Not a hunt."""
    zip_, paul = table.you.ready("Zip (G3)", blood=1), table.you.ready(PAUL)
    table.you.ready("Meaghan")
    table.prey.ready("Don Cerro (G5)")
    table.you.acts(word="hunt", by=zip_)
    assert not is_offered(table, table.you, paul)
    assert table.blood(zip_) == 2
