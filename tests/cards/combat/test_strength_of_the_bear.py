"""Strength of the Bear: +1 strength for a round or a combat, with a press."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, PRESS, fight
from listening import listener
from table_talk import Table

BEAR = "Strength of the Bear"
WALL = made_vampire("Wall", capacity=9)


@pytest.mark.parametrize(("level", "left"), [("ani", 6), ("spi", 5), ("SPI", 5)])
def test_strength_for_the_round_or_the_combat(table: Table, level: str, left: int) -> None:
    """Two rounds: 2 + 1 damage at inferior Animalism, 2 + 2 with Spiritus."""
    bear = table.you.ready(made_vampire("Bear", level, capacity=6))
    wall = table.prey.ready(WALL)
    card, press = table.you.holds(BEAR, PRESS)

    fight(table, bear, wall)
    table.you.plays(card, by=bear, level=level)
    assert table.where(card) == "ash_heap"
    assert table.blood(bear) == 4  # 1 for the card, 1 in the first round
    assert table.blood(wall) == 7
    table.you.plays(press, by=bear)

    assert table.over()  # a press that was given for the first round is gone
    assert table.blood(wall) == left
    assert table.blood(bear) == 3
    assert table.waits_for(table.you)


def test_superior_gives_one_press_this_round(table: Table) -> None:
    """Used once: a second round, no third one."""
    bear = table.you.ready(made_vampire("Bear", "SPI", capacity=6))
    wall = table.prey.ready(WALL)
    table.you.holds(BEAR)

    fight(table, bear, wall)
    table.you.plays(BEAR, by=bear, level="SPI")
    assert table.blood(wall) == 7
    table.you.does("use press")

    assert table.over()
    assert table.blood(wall) == 5
    assert table.blood(bear) == 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["ani", "spi"])
def test_the_other_levels_give_no_press(table: Table, level: str) -> None:
    """One round, and the strength is gone after combat."""
    bear = table.you.ready(made_vampire("Bear", level, capacity=6))
    wall = table.prey.ready(WALL)
    table.you.holds(BEAR)

    fight(table, bear, wall)
    table.you.plays(BEAR, by=bear, level=level)

    assert table.over()
    assert (table.blood(bear), table.blood(wall)) == (4, 7)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("discipline", "levels"),
    [("ani", {"ani"}), ("ANI", {"ani"}), ("spi", {"spi"}), ("SPI", {"spi", "SPI"}), ("for", set())],
)
def test_only_before_range_with_the_discipline(
    table: Table, discipline: str, levels: set[str]
) -> None:
    """Not as strikes are chosen; the blocker may play it as well as the acting minion."""
    mine = table.you.ready(made_vampire("Mine", capacity=6))
    bear = table.prey.ready(made_vampire("Bear", discipline, capacity=6))
    table.prey.holds(BEAR, DODGE)
    table.you.holds(BEAR, DODGE)

    def offered() -> set[str]:
        return {code for code in ("ani", "spi", "SPI") if table.prey.can_play(BEAR, level=code)}

    fight(table, mine, bear)
    if levels:
        table.until("before_range", table.prey)
        assert offered() == levels
        assert not table.you.can_play(BEAR)
    table.until("strike", table.prey)
    assert offered() == set()


@pytest.mark.ruling("Strength of the Bear", 1)
@pytest.mark.parametrize(("code", "pool"), [("ani", 30), ("spi", 31), ("for", 30)])
def test_it_requires_the_discipline_that_is_used(table: Table, code: str, pool: int) -> None:
    """Spiritus here, though the vampire has Animalism too; in the hand it requires both."""
    bear = table.you.ready(made_vampire("Bear", "ani", "spi", capacity=6))
    wall = table.prey.ready(WALL)
    card, _ = table.you.holds(BEAR, BEAR)
    ears = table.you.in_play(listener(code))

    fight(table, bear, wall)
    table.you.plays(card, by=bear, level="spi")
    table.nobody_reacts()

    assert table.you.pool() == pool
    assert table.you.may("use", card=ears) == (code != "for")
