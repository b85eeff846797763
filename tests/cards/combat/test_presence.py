"""Combat cards that require Presence."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, GOES_ON, fight, rest
from table_talk import Table


def test_inferior_majesty_ends_combat_before_anything_resolves(table: Table) -> None:
    """It costs 1 blood; the opponent's strike does nothing and the blocker stays locked."""
    linda = table.you.ready("Aunt Linda")
    table.you.holds("Roundhouse")
    massimo = table.prey.ready("Massimo Falconi")
    bystander = table.prey.ready("Nik Sikko", locked=True)
    majesty = table.prey.holds("Majesty")

    fight(table, linda, massimo)
    table.you.plays("Roundhouse", by=linda, level="POT")
    table.prey.plays("Majesty", by=massimo, level="pre")
    rest(table)

    assert table.blood(massimo) == 4 - 1
    assert table.blood(linda) == 4
    assert table.locked(massimo)
    assert table.locked(bystander)
    assert table.where(majesty) == "ash_heap"
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_superior_majesty_unlocks_its_vampire_only(table: Table) -> None:
    """As above, and the vampire unlocks before combat ends; the acting minion stays locked."""
    ryan = table.you.ready("Ryan")
    tamoszius = table.prey.ready("Tamoszius")
    bystander = table.prey.ready("Nik Sikko", locked=True)
    table.prey.holds("Majesty")

    fight(table, ryan, tamoszius)
    table.until("strike", table.prey)
    assert table.locked(tamoszius)
    table.prey.plays("Majesty", by=tamoszius, level="PRE")
    rest(table)

    assert not table.locked(tamoszius)
    assert table.blood(tamoszius) == 4
    assert table.locked(ryan)
    assert table.locked(bystander)


def test_majesty_works_at_long_range_and_ends_the_presses(table: Table) -> None:
    """Combat ends at any range; nobody presses afterwards."""
    massimo = table.you.ready("Massimo Falconi")
    table.you.holds("Majesty", "Resist Earth's Grasp")
    norton = table.prey.ready("Dr. Stephen Norton")
    table.prey.holds("Swallowed by the Night")

    fight(table, massimo, norton)
    table.until("range", table.you)
    table.you.passes()
    table.prey.plays("Swallowed by the Night", by=norton, level="OBF")
    table.until("range", table.you)
    table.you.passes()
    table.you.plays("Majesty", by=massimo, level="pre")
    windows = []
    while not table.over():
        decision = table.asked()
        assert decision is not None
        windows.append(decision.window)
        table.pass_on()
    assert "press" not in windows
    assert table.blood(massimo) == 3
    assert table.blood(norton) == 4


def test_who_cannot_pay_or_lacks_presence_does_not_play_majesty(table: Table) -> None:
    """1 blood is the threshold; inferior Presence does not meet superior."""
    nik = table.you.ready("Nik Sikko", blood=1)
    table.you.holds("Majesty")
    tamoszius = table.prey.ready("Tamoszius", blood=0)
    table.prey.holds("Majesty")

    fight(table, nik, tamoszius)
    table.until("strike", table.you)
    assert table.you.can_play("Majesty", by=nik, level="pre")
    assert not table.you.can_play("Majesty", by=nik, level="PRE")
    assert not table.prey.can_play("Majesty")


@pytest.mark.ruling("Majesty", 1)
def test_majesty_unlocks_although_combat_continues(table: Table) -> None:
    """The unlocking is done when the strike resolves; another round does not take it back."""
    ryan = table.you.ready("Ryan")
    table.you.holds(GOES_ON)
    tamoszius = table.prey.ready("Tamoszius")
    table.prey.holds("Majesty")

    fight(table, ryan, tamoszius)
    table.prey.plays("Majesty", by=tamoszius, level="PRE")
    table.you.plays("Another round", by=ryan)
    assert not table.locked(tamoszius)
    rest(table)

    assert not table.locked(tamoszius)
    assert table.blood(tamoszius) == 4 - 1
    assert table.blood(ryan) == 3


@pytest.mark.ruling("Majesty", 1)
def test_majesty_unlocks_although_a_new_combat_begins(table: Table) -> None:
    """The queued combat follows, and the vampire is unlocked in it."""
    ryan = table.you.ready("Ryan")
    table.you.holds(AGAIN)
    tamoszius = table.prey.ready("Tamoszius")
    table.prey.holds("Majesty")

    fight(table, ryan, tamoszius)
    table.prey.plays("Majesty", by=tamoszius, level="PRE")
    table.you.plays("Another combat", by=ryan)
    rest(table)

    assert not table.locked(tamoszius)
    assert table.blood(tamoszius) == 4 - 1
    assert table.waits_for(table.you)
