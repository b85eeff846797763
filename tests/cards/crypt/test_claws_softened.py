"""Jalan-Aajav treats aggravated damage as normal, and presses."""

from __future__ import annotations

from typing import Final

import pytest

from block_talk import made_vampire
from combat_talk import PRESS, fight, rest
from made_up import paper
from methuselah.language import static
from scenes.rulings import black_hand_is_no_title
from scenes.strikes import has_a_press
from table_talk import Table

JALAN = "Jalan-Aajav (G3)"
CLAWS: Final = paper(
    "Claws", static("aggravated strikes", word="hand"), static("strength", 1), kind="equipment"
)
OAK: Final = made_vampire("Oak", capacity=10)


@pytest.mark.parametrize("softens", [True, False])
def test_jalan_treats_aggravated_damage_as_normal(table: Table, softens: bool) -> None:
    """All of it, for 1 blood; else he goes to torpor."""
    oak, jalan = table.you.ready(OAK), table.prey.ready(JALAN, blood=9)
    table.you.in_play(CLAWS, on=oak)
    fight(table, oak, jalan)
    if softens:
        table.prey.uses(jalan, level="treat")
    rest(table)
    assert table.where(jalan) == ("ready" if softens else "torpor")
    if softens:
        assert table.blood(jalan) == 9 - 1 - 2
    assert table.waits_for(table.you)


def test_jalan_treats_it_so_once_each_round(table: Table) -> None:
    """Again in the next one; not for the second strike of a round."""
    oak, jalan = table.you.ready(OAK), table.prey.ready(JALAN, blood=9)
    table.you.in_play(CLAWS, on=oak)
    table.you.in_play(paper("Haste", static("strikes each round", 1), kind="equipment"), on=oak)
    fight(table, oak, jalan)
    table.prey.uses(jalan, level="treat")
    offered = False
    while not table.over():
        offered |= table.prey.may("use", card=jalan, level="treat")
        table.pass_on()
    assert not offered
    assert table.where(jalan) == "torpor"
    other = Table()
    oak, jalan = other.you.ready(OAK), other.prey.ready(JALAN, blood=9)
    other.you.in_play(CLAWS, on=oak)
    other.you.holds(PRESS)
    fight(other, oak, jalan)
    other.prey.uses(jalan, level="treat")
    other.you.plays(PRESS.name, by=oak)
    other.prey.uses(jalan, level="treat")
    rest(other)
    assert other.where(jalan) == "ready"
    assert other.blood(jalan) == 9 - 2 - 4


@pytest.mark.parametrize("how", ["no blood", "normal"])
def test_jalan_has_nothing_to_treat(table: Table, how: str) -> None:
    """Without blood; or where no damage is aggravated."""
    oak, jalan = table.you.ready(OAK), table.prey.ready(JALAN, blood=0 if how == "no blood" else 9)
    if how == "no blood":
        table.you.in_play(CLAWS, on=oak)
    fight(table, oak, jalan)
    while not table.over():
        assert not table.prey.may("use", card=jalan, level="treat")
        table.pass_on()


def test_jalan_presses_once_each_combat() -> None:
    """Optionally."""
    has_a_press(JALAN)


@pytest.mark.ruling(JALAN, 1)
def test_jalan_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(JALAN)
