"""Servants of the Giovanni: stealth for what requires Necromancy."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION
from made_up import of_level, paper
from methuselah.language import action, gain_pool
from methuselah.rules.action.action import stealth
from scenes.actions import comes_into_play
from table_talk import Table

GIUSEPPE = "Giuseppe, Gravedigger"
DEED = action(gain_pool(1))


def test_giuseppe_comes_into_play() -> None:
    """For nothing, to a Giovanni."""
    comes_into_play(GIUSEPPE, by="Domenic Giovanni")


@pytest.mark.parametrize(
    ("code", "acts", "hidden"),
    [("nec", "bearer", 1), ("NEC", "bearer", 1), ("pot", "bearer", 0), ("nec", "other", 0)],
)
def test_giuseppe_hides_necromancy(table: Table, code: str, acts: str, hidden: int) -> None:
    """+1 stealth of its employer's actions that require it, of nobody else's."""
    necromancer = made_vampire("Necromancer", "NEC", "POT")
    mine, other = table.you.ready(necromancer), table.you.ready(necromancer)
    table.you.ready(COMPANION)
    table.you.in_play(GIUSEPPE, on=mine)
    table.you.holds(of_level(code, DEED), PAUSE)
    table.prey.ready("Nassir")
    table.you.acts("Lesson", by=mine if acts == "bearer" else other)
    assert stealth(table.state, action_of(table)) == hidden


def test_giuseppe_hides_nothing_else(table: Table) -> None:
    """No action that requires no Discipline."""
    mine = table.you.ready(made_vampire("Necromancer", "NEC"))
    table.you.ready(COMPANION)
    table.you.in_play(GIUSEPPE, on=mine)
    table.you.holds(paper("Errand", DEED), PAUSE)
    table.prey.ready("Nassir")
    table.you.acts("Errand", by=mine)
    assert stealth(table.state, action_of(table)) == 0
