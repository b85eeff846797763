"""Taste of Death and Typhonic Beast."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from methuselah.language import before_range
from scenes.strikes import only_before_range
from table_talk import Table

DEATH = "Taste of Death"
BEAST = "Typhonic Beast"


@pytest.mark.parametrize(("level", "damage"), [("qui", 1), ("QUI", 2)])
@pytest.mark.parametrize("far", [True, False])
def test_death_is_tasted_from_afar(table: Table, level: str, damage: int, far: bool) -> None:
    """1 or 2 ranged aggravated damage, at long range only, for 1 blood."""
    mine = table.you.ready(made_vampire("Poisoner", level), blood=4)
    card = table.you.holds(DEATH)
    table.you.holds(DODGE)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    table.prey.holds(MANEUVER)
    fight(table, mine, foe)
    if far:
        table.prey.plays("A maneuver", by=foe)
    table.until("strike", table.you)
    assert table.you.can_play(DEATH, by=mine, level=level) is far
    if not far:
        return
    table.you.plays(card, by=mine, level=level)
    rest(table)
    assert damage_to(table, foe) == damage_to(table, foe, aggravated=True) == damage
    assert damage_to(table, mine) == 0
    assert table.blood(mine) == 3
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("codes", "level", "prevents", "press"),
    [
        (("ser",), "ser", False, False),
        (("POT", "SER"), "ser", False, False),
        (("pot", "ser"), "pot_ser", True, False),
        (("POT", "SER"), "pot_ser", True, False),
        (("POT", "SER"), "POT_SER", True, True),
    ],
)
def test_the_beast_is_stronger_for_the_combat(
    table: Table, codes: tuple[str, ...], level: str, prevents: bool, press: bool
) -> None:
    """+1 strength this combat; with Potence 1 point each round; at superior a press, this round."""
    mine = table.you.ready(made_vampire("Beast", *codes, capacity=8), blood=5)
    card = table.you.holds(BEAST)
    table.you.holds(PRESS, PRESS)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    fight(table, mine, foe)
    table.you.plays(card, by=mine, level=level)
    for number in (1, 2):
        if prevents:
            table.until("prevent", table.you)
            table.you.does("use prevention")
            assert not table.you.may("use prevention")  # 1 point
        table.until("press", table.you)
        assert damage_to(table, foe) == 2 * number
        assert damage_to(table, mine) == (0 if prevents else number)
        assert table.you.may("use press") is (press and number == 1)
        if number == 1:
            table.you.plays("A press", by=mine)
    rest(table)
    assert table.blood(mine) == 5 - 1 - damage_to(table, mine)
    assert table.where(card) == "ash_heap"


@pytest.mark.parametrize(
    ("codes", "levels"),
    [
        (("pot", "SER"), {"ser", "pot_ser"}),
        (("POT", "ser"), {"ser", "pot_ser"}),
        (("POT",), set()),
        (("SER",), {"ser"}),
    ],
)
def test_what_the_beast_requires(table: Table, codes: tuple[str, ...], levels: set[str]) -> None:
    """Both at superior for the press; nothing for Potence alone."""
    mine = table.you.ready(made_vampire("Beast", *codes, capacity=8))
    table.you.holds(BEAST, made_up("Early", modes=(before_range(),)))
    foe = table.prey.ready("Ryan")
    fight(table, mine, foe)
    table.until("before_range", table.you)
    offered = {one for one in ("ser", "pot_ser", "POT_SER") if table.you.can_play(BEAST, level=one)}
    assert offered == levels


def test_the_beast_comes_before_range_and_goes_with_the_combat(table: Table) -> None:
    """In another combat of the same action hands are as before."""
    only_before_range(BEAST, by=made_vampire("Beast", "ser"), level="ser")
    mine = table.you.ready(made_vampire("Beast", "pot", "ser", capacity=8))
    table.you.holds(BEAST, AGAIN, DODGE)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    fight(table, mine, foe)
    table.you.plays(BEAST, by=mine, level="pot_ser")
    table.until("prevent", table.you)
    table.pass_on()
    table.you.plays("Another combat", by=mine)
    while not table.over():
        assert not table.you.may("use prevention")
        table.pass_on()
    assert damage_to(table, foe) == 2 + 1
    assert damage_to(table, mine) == 2
