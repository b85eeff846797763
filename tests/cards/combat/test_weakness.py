"""Weakness: a strike that burns a master Discipline card of the opposing vampire."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, fight, rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import prevents_damage
from table_talk import Table

WEAKNESS = "Weakness"
INFERIOR = made_vampire("Assassin", "qui")
SUPERIOR = made_vampire("Assassin", "QUI")
THUG = paper("Thug", kind="ally", life=3, strength=1, bleed=1)
SOAK = paper("Soak", prevents_damage(1), kind="combat")
LEVELS = pytest.mark.parametrize(
    ("assassin", "level", "damage"), [(INFERIOR, "qui", 0), (SUPERIOR, "QUI", 1)]
)


@LEVELS
def test_one_of_two_disciplines(
    table: Table, assassin: Definition, level: str, damage: int
) -> None:
    """On the opposing vampire only, and no other card on it."""
    mine = table.you.ready(assassin, blood=4)
    ryan = table.prey.ready("Ryan", blood=3)
    nassir = table.prey.ready("Nassir")
    weakness = table.you.holds(WEAKNESS)
    animalism = table.prey.in_play("Animalism", on=ryan)
    dominate = table.prey.in_play("Dominate", on=ryan)
    eyes = table.prey.in_play(paper("Eyes", kind="equipment"), on=ryan)
    own = table.you.in_play("Animalism", on=mine)
    next_to_it = table.prey.in_play("Dominate", on=nassir)

    fight(table, mine, ryan)
    table.you.plays(WEAKNESS, by=mine, level=level)
    assert table.you.choices() == {animalism, dominate}
    table.you.chooses(dominate)
    rest(table)

    assert table.where(dominate) == "ash_heap"
    assert table.on(animalism) == table.on(eyes) == ryan
    assert table.on(own) == mine
    assert table.on(next_to_it) == nassir
    assert table.where(weakness) == "ash_heap"
    assert table.blood(ryan) == 3 - damage
    assert table.blood(mine) == 2  # the cost, and Ryan's hands
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("assassin", "level", "blood", "left"),
    [
        (INFERIOR, "qui", 5, 4),
        (INFERIOR, "qui", 4, 4),
        (INFERIOR, "qui", 3, 3),
        (SUPERIOR, "QUI", 5, 3),
        (SUPERIOR, "QUI", 4, 3),
    ],
)
def test_excess_blood_is_removed(
    table: Table, assassin: Definition, level: str, blood: int, left: int
) -> None:
    """The capacity is 4 again, before the damage."""
    mine = table.you.ready(assassin, blood=4)
    ryan = table.prey.ready("Ryan", blood=blood)
    table.you.holds(WEAKNESS)
    card = table.prey.in_play("Animalism", on=ryan)

    fight(table, mine, ryan)
    table.you.plays(WEAKNESS, by=mine, level=level)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.blood(ryan) == left
    assert table.waits_for(table.you)


@LEVELS
def test_nothing_to_burn(table: Table, assassin: Definition, level: str, damage: int) -> None:
    """The damage of the superior level is inflicted all the same."""
    mine = table.you.ready(assassin, blood=4)
    ryan = table.prey.ready("Ryan", blood=4)
    table.you.holds(WEAKNESS)

    fight(table, mine, ryan)
    table.you.plays(WEAKNESS, by=mine, level=level)
    rest(table)
    assert table.blood(ryan) == 4 - damage
    assert table.blood(mine) == 2
    assert table.waits_for(table.you)


@LEVELS
def test_a_dodge(table: Table, assassin: Definition, level: str, damage: int) -> None:
    """Neither the card nor blood is lost."""
    mine = table.you.ready(assassin, blood=4)
    ryan = table.prey.ready("Ryan", blood=4)
    table.you.holds(WEAKNESS)
    card = table.prey.in_play("Animalism", on=ryan)
    table.prey.holds(DODGE)

    fight(table, mine, ryan)
    table.you.plays(WEAKNESS, by=mine, level=level)
    table.prey.plays("A dodge", by=ryan)
    rest(table)
    assert table.on(card) == ryan
    assert table.blood(ryan) == 4
    assert table.blood(mine) == 3
    assert table.waits_for(table.you)


def test_the_damage_can_be_prevented(table: Table) -> None:
    """The card is burned all the same."""
    mine = table.you.ready(SUPERIOR, blood=4)
    ryan = table.prey.ready("Ryan", blood=3)
    table.you.holds(WEAKNESS)
    card = table.prey.in_play("Animalism", on=ryan)
    table.prey.holds(SOAK)

    fight(table, mine, ryan)
    table.you.plays(WEAKNESS, by=mine, level="QUI")
    table.prey.plays("Soak", by=ryan)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.blood(ryan) == 3
    assert table.waits_for(table.you)


@LEVELS
def test_at_long_range(table: Table, assassin: Definition, level: str, damage: int) -> None:
    """It is no ranged strike."""
    mine = table.you.ready(assassin, blood=4)
    ryan = table.prey.ready("Ryan", blood=4)
    table.you.holds(WEAKNESS, DODGE)
    card = table.prey.in_play("Animalism", on=ryan)
    table.prey.holds(MANEUVER)

    fight(table, mine, ryan)
    table.prey.plays("A maneuver", by=ryan)
    table.until("strike", table.you)
    if table.you.can_play(WEAKNESS, by=mine, level=level):
        table.you.plays(WEAKNESS, by=mine, level=level)
    rest(table)
    assert table.on(card) == ryan
    assert table.blood(ryan) == 4
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("assassin", "opposing", "inferior", "superior"),
    [
        (INFERIOR, made_vampire("Other"), True, False),
        (SUPERIOR, made_vampire("Other"), True, True),
        (made_vampire("Runner", "CEL"), made_vampire("Other"), False, False),
        (SUPERIOR, THUG, False, False),
    ],
)
def test_who_may_strike_whom(
    table: Table, assassin: Definition, opposing: Definition, inferior: bool, superior: bool
) -> None:
    """With Quietus; a vampire."""
    mine = table.you.ready(assassin, blood=4)
    theirs = table.prey.ready(opposing)
    table.you.holds(WEAKNESS, DODGE)

    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play("A dodge", by=mine)
    assert table.you.can_play(WEAKNESS, by=mine, level="qui") == inferior
    assert table.you.can_play(WEAKNESS, by=mine, level="QUI") == superior
