"""Necrosis: hand strikes, and damage in the press step."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from listening import listener
from made_up import paper
from methuselah.language import prevents_damage, static
from table_talk import Table

NECROSIS = "Necrosis"
CORPSE = made_vampire("Corpse", "THN", "pot", capacity=7)


@pytest.mark.parametrize(("level", "damage"), [("pot", 2), ("thn", 3), ("THN", 4)])
def test_the_strike_and_the_press_step(table: Table, level: str, damage: int) -> None:
    """Strength 1, +1 or +2, and 1 in the press step. Free."""
    corpse = table.you.ready(CORPSE)
    trevon = table.prey.ready("Trevon Parker")  # capacity 6
    bystander = table.prey.ready("Nassir")
    card = table.you.holds(NECROSIS)

    fight(table, corpse, trevon)
    table.you.plays(NECROSIS, by=corpse, level=level)
    rest(table)

    assert damage_to(table, trevon) == damage
    assert table.blood(trevon) == 6 - damage
    assert table.blood(corpse) == 6  # the hand strike of Trevon
    assert table.blood(bystander) == 4
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("has", "levels"),
    [(("thn",), {"thn"}), (("THN",), {"thn", "THN"}), (("pot",), {"pot"}), (("for",), set())],
)
def test_who_may_play_it(table: Table, has: tuple[str, ...], levels: set[str]) -> None:
    """A level asks for its Discipline."""
    corpse = table.you.ready(made_vampire("Other", *has, capacity=7))
    trevon = table.prey.ready("Trevon Parker")
    table.you.holds(NECROSIS, DODGE)

    fight(table, corpse, trevon)
    table.until("strike", table.you)

    found = {level for level in ("pot", "thn", "THN") if table.you.can_play(NECROSIS, level=level)}
    assert found == levels


def test_only_this_round(table: Table) -> None:
    """In the second round both strike by hand, and the press step brings nothing."""
    corpse = table.you.ready(CORPSE)
    anson = table.prey.ready("Anson (G1)")  # capacity 8
    table.you.holds(NECROSIS, PRESS)

    fight(table, corpse, anson)
    table.you.plays(NECROSIS, by=corpse, level="THN")
    table.you.plays("A press", by=corpse)
    rest(table)

    assert damage_to(table, anson) == 3 + 1 + 1
    assert table.blood(corpse) == 5


@pytest.mark.ruling(NECROSIS, 2)
def test_a_strike_that_is_dodged_brings_nothing(table: Table) -> None:
    """Neither its damage nor that of the press step."""
    corpse = table.you.ready(CORPSE)
    trevon = table.prey.ready("Trevon Parker")
    table.you.holds(NECROSIS)
    table.prey.holds(DODGE)

    fight(table, corpse, trevon)
    table.you.plays(NECROSIS, by=corpse, level="THN")
    table.prey.plays("A dodge", by=trevon)
    rest(table)

    assert table.blood(trevon) == 6
    assert table.blood(corpse) == 7


def test_at_long_range_it_brings_nothing(table: Table) -> None:
    """A hand strike does nothing there."""
    corpse = table.you.ready(CORPSE)
    trevon = table.prey.ready("Trevon Parker")
    table.you.holds(NECROSIS)
    table.prey.holds(MANEUVER)

    fight(table, corpse, trevon)
    table.prey.plays("A maneuver", by=trevon)
    table.you.plays(NECROSIS, by=corpse, level="THN")
    rest(table)

    assert table.blood(trevon) == 6
    assert table.blood(corpse) == 7


def test_the_strike_may_be_prevented_but_not_the_press_step(table: Table) -> None:
    """All 3 of the strike; for the 1 that follows nothing is offered."""
    corpse = table.you.ready(CORPSE)
    trevon = table.prey.ready("Trevon Parker")
    table.you.holds(NECROSIS)
    first, second = table.prey.holds(
        paper("Shield", prevents_damage(3)), paper("Buckler", prevents_damage(3))
    )

    fight(table, corpse, trevon)
    table.you.plays(NECROSIS, by=corpse, level="THN")
    table.prey.plays(first, by=trevon)
    offered = False
    while not table.over():
        offered = offered or table.prey.can_play(second)
        table.pass_on()

    assert not offered
    assert table.blood(trevon) == 5


def test_an_ally_takes_the_strike_only(table: Table) -> None:
    """The damage of the press step is that of a vampire."""
    corpse = table.you.ready(CORPSE)
    behemoth = table.prey.ready("Rotting Behemoth")  # 6 life, strength 3
    table.you.holds(NECROSIS)

    fight(table, corpse, behemoth)
    table.you.plays(NECROSIS, by=corpse, level="THN")
    rest(table)

    assert table.blood(behemoth) == 3
    assert table.blood(corpse) == 4


@pytest.mark.ruling(NECROSIS, 5)
@pytest.mark.parametrize(("blood", "damage"), [(2, 3), (6, 0)], ids=["torpor", "combat ends"])
def test_no_press_step_no_damage(table: Table, blood: int, damage: int) -> None:
    """Trevon goes to torpor by the strike, or ends combat himself."""
    corpse = table.you.ready(CORPSE)
    trevon = table.prey.ready("Trevon Parker", blood=blood)
    table.you.holds(NECROSIS)
    table.prey.holds(COMBAT_ENDS)

    fight(table, corpse, trevon)
    table.you.plays(NECROSIS, by=corpse, level="THN")
    if not damage:
        table.prey.plays("Combat ends", by=trevon)
    rest(table)

    assert damage_to(table, trevon) == damage
    assert table.blood(trevon) == (0 if damage else 6)
    assert table.where(trevon) == ("torpor" if damage else "ready")


@pytest.mark.ruling(NECROSIS, 3)
def test_what_adds_to_the_strike_does_not_add_to_the_press_step(table: Table) -> None:
    """Target Vitals: 3 and 2 from the strike, 1 afterwards."""
    corpse = table.you.ready(CORPSE)
    anson = table.prey.ready("Anson (G1)")
    table.you.holds(NECROSIS, "Target Vitals")

    fight(table, corpse, anson)
    table.you.plays(NECROSIS, by=corpse, level="THN")
    table.you.plays("Target Vitals", by=corpse)
    rest(table)

    assert damage_to(table, anson) == 6
    assert table.blood(anson) == 2


@pytest.mark.ruling(NECROSIS, 1)
def test_the_additional_damage_is_aggravated_as_the_hands_are(table: Table) -> None:
    """2 aggravated damage: the first wounds, for the second 1 blood is burned."""
    corpse = table.you.ready(CORPSE)
    trevon = table.prey.ready("Trevon Parker")
    claws = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")
    table.you.in_play(claws, on=corpse)
    table.you.holds(NECROSIS)

    fight(table, corpse, trevon)
    table.you.plays(NECROSIS, by=corpse, level="pot")
    rest(table)

    assert table.where(trevon) == "torpor"
    assert table.blood(trevon) == 5
    assert damage_to(table, trevon, aggravated=True) == 2


@pytest.mark.ruling(NECROSIS, 4)
@pytest.mark.parametrize(
    ("level", "code", "pool"),
    [("pot", "pot", 31), ("pot", "thn", 30), ("THN", "thn", 31), ("thn", "pot", 30)],
)
def test_it_counts_as_requiring_the_discipline_that_is_used(
    table: Table, level: str, code: str, pool: int
) -> None:
    """As it is played."""
    corpse = table.you.ready(CORPSE)
    trevon = table.prey.ready("Trevon Parker")
    table.you.in_play(listener(code))
    table.you.holds(NECROSIS)

    fight(table, corpse, trevon)
    table.you.plays(NECROSIS, by=corpse, level=level)
    rest(table)

    assert table.you.pool() == pool


@pytest.mark.ruling(NECROSIS, 4)
@pytest.mark.parametrize(("code", "may"), [("pot", True), ("thn", True), ("for", False)])
def test_in_the_hand_it_requires_both(table: Table, code: str, may: bool) -> None:
    """The listener discards a card that requires its Discipline."""
    table.you.ready("Meaghan")
    heard = table.you.in_play(listener(code))
    table.you.holds(NECROSIS)

    assert table.you.may("use", card=heard) == may
