"""Tariq: a capacity that shrinks as he is controlled, attacks, and no blood hunt."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from methuselah.engine.traits import capacity
from scenes.actions import enters_combat_as_an_action
from table_talk import Table

TARIQ = "Tariq, The Silent (G2)"


@pytest.mark.ruling(TARIQ, 1)
def test_tariq_has_three_capacity_once_he_is_controlled(table: Table) -> None:
    """He comes out for 7, and keeps 3 of the blood at once."""
    tariq = table.you.uncontrolled(TARIQ, blood=7)
    table.prey.uncontrolled("Korah", blood=1)
    table.begins("influence")
    assert capacity(table.state, tariq) == 7
    table.you.does("move out", target=tariq)
    assert capacity(table.state, tariq) == 3
    assert table.blood(tariq) == 3


def test_tariq_attacks_vampires() -> None:
    """Any ready one; no ally."""
    enters_combat_as_an_action(
        TARIQ,
        legal=(("prey", "ready", "Don Cerro (G5)"), ("grand_prey", "ready", "Octane")),
        illegal=(("prey", "ready", "Renegade Garou"), ("prey", "torpor", "Korah")),
    )


def test_no_blood_hunt_on_tariq(table: Table) -> None:
    """He diablerizes, and nobody is asked."""
    tariq = table.you.ready(TARIQ)
    table.you.ready(COMPANION)
    victim = table.prey.torpor("Ryan", blood=1)
    table.prey.ready("Emerson Bridges")
    table.you.acts(by=tariq, word="diablerie", target=victim)
    while not table.over():
        assert not table.prey.may("vote")
        table.pass_on()
    assert (table.where(tariq), table.where(victim)) == ("ready", "ash_heap")
