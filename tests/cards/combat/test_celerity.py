"""Combat cards that require Celerity: the combat half of Resist Earth's Grasp."""

from __future__ import annotations

import pytest

from combat_talk import fight, rest
from scenes.strikes import press_of_this_round
from table_talk import Table

PRESSES = "cel"
MANEUVERS = "cel 2"


def test_resist_earths_grasp_presses_either_way(table: Table) -> None:
    """As a press it continues combat, or ends it against a press to continue. It costs 1 blood."""
    massimo = table.you.ready("Massimo Falconi")
    card = table.you.holds("Resist Earth's Grasp")
    min_seo = table.prey.ready("Min-seo")
    bystander = table.prey.ready("Ashley")
    table.prey.holds("Resist Earth's Grasp")

    fight(table, massimo, min_seo)
    table.you.plays("Resist Earth's Grasp", by=massimo, level=PRESSES)
    table.prey.plays("Resist Earth's Grasp", by=min_seo, level=PRESSES)
    rest(table)

    assert table.blood(massimo) == 4 - 1 - 1
    assert table.blood(min_seo) == 3 - 1 - 1
    assert table.blood(bystander) == 3
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_resist_earths_grasp_starts_another_round(table: Table) -> None:
    """Nobody answers the press."""
    massimo = table.you.ready("Massimo Falconi")
    table.you.holds("Resist Earth's Grasp")
    min_seo = table.prey.ready("Min-seo")

    fight(table, massimo, min_seo)
    table.you.plays("Resist Earth's Grasp", by=massimo, level=PRESSES)
    rest(table)
    assert table.blood(massimo) == 4 - 1 - 2
    assert table.blood(min_seo) == 1


def test_resist_earths_grasp_maneuvers_with_a_press(table: Table) -> None:
    """To long range; the press that comes with it starts another round, at close range."""
    massimo = table.you.ready("Massimo Falconi")
    table.you.holds("Resist Earth's Grasp")
    min_seo = table.prey.ready("Min-seo")

    fight(table, massimo, min_seo)
    table.you.plays("Resist Earth's Grasp", by=massimo, level=MANEUVERS)
    table.you.does("use press", minion=massimo)
    rest(table)
    assert table.blood(massimo) == 4 - 1 - 1
    assert table.blood(min_seo) == 3 - 1


@pytest.mark.ruling("Resist Earth's Grasp", 1)
def test_the_press_of_the_maneuver_is_for_this_round() -> None:
    """Declined while another press starts a round, it cannot be used at the end of that one."""
    press_of_this_round("Resist Earth's Grasp", by="Massimo Falconi", level=MANEUVERS)


def test_resist_earths_grasp_needs_celerity_a_blood_and_the_right_step(table: Table) -> None:
    """A vampire with 1 blood can pay, an empty one cannot; it maneuvers and presses in its step."""
    massimo = table.you.ready("Massimo Falconi", blood=1)
    table.you.holds("Resist Earth's Grasp")
    min_seo = table.prey.ready("Min-seo", blood=0)
    table.prey.holds("Resist Earth's Grasp")

    assert not table.you.can_play("Resist Earth's Grasp")
    fight(table, massimo, min_seo)
    table.until("range", table.you)
    assert table.you.can_play("Resist Earth's Grasp", by=massimo, level=MANEUVERS)
    assert not table.you.can_play("Resist Earth's Grasp", level=PRESSES)
    assert not table.prey.can_play("Resist Earth's Grasp")
    table.you.passes()
    rest(table)
    assert table.where(min_seo) == "torpor"


def test_superior_celerity_gives_the_modifier_and_no_combat_card(table: Table) -> None:
    """+1 stealth while the action is blocked would be enough; the superior level is no maneuver."""
    bret = table.you.ready("Bret Stryker")
    table.you.holds("Resist Earth's Grasp")
    norton = table.prey.ready("Dr. Stephen Norton")

    fight(table, bret, norton)
    assert table.you.can_play("Resist Earth's Grasp", by=bret, level="CEL")
    table.you.plays("Resist Earth's Grasp", by=bret, level="CEL")
    rest(table)
    assert table.prey.pool() == 29
    assert table.blood(bret) == 3
    assert not table.locked(norton)
    assert table.waits_for(table.you)
