"""Reactions with Celerity: Rooftop Shadow."""

from __future__ import annotations

import pytest

from block_talk import PAUSE, made_vampire
from combat_talk import rest
from scenes.modifiers import adds_intercept
from scenes.telling import changing, companion
from table_talk import Table

SHADOW = "Rooftop Shadow"


@pytest.mark.parametrize("level", ["cel", "CEL"])
def test_a_shadow_on_the_rooftop_sees_more(level: str) -> None:
    """+1 intercept for 1 blood, at either level."""
    adds_intercept(SHADOW, by=made_vampire("Shadow", level, capacity=6), amount=1, level=level)


@pytest.mark.parametrize(
    ("level", "acting", "may"),
    [
        ("cel", "", True),
        ("cel", "cel", False),
        ("cel", "CEL", False),
        ("cel", "pot", True),
        ("CEL", "", True),
        ("CEL", "cel", True),
        ("CEL", "CEL", False),
        ("CEL", "POT", True),
    ],
)
def test_whom_the_shadow_follows(table: Table, level: str, acting: str, may: bool) -> None:
    """None with Celerity; superior, one with inferior Celerity too."""
    codes = (acting,) if acting else ()
    mine = table.you.ready(made_vampire("Acting", *codes, capacity=6))
    table.you.in_play(changing("stealth", 1), on=mine)
    companion(table)
    shadow = table.prey.ready(made_vampire("Shadow", "CEL", capacity=6))
    held = table.prey.holds(SHADOW)
    table.prey.holds(PAUSE)

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(shadow)
    assert table.prey.can_play(held, by=shadow, level=level) is may


def test_an_ally_has_no_celerity(table: Table) -> None:
    """It is caught."""
    gang = table.you.ready("Loyal Street Gang")
    table.you.in_play(changing("stealth", 1), on=gang)
    companion(table)
    shadow = table.prey.ready(made_vampire("Shadow", "cel", capacity=6))
    held = table.prey.holds(SHADOW)

    table.you.acts(word="bleed", by=gang)
    table.prey.blocks(shadow)
    table.prey.plays(held, by=shadow)
    rest(table)
    assert table.prey.pool() == 30
