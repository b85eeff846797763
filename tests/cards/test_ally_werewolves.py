"""Werewolves in the service of vampires: Renegade Garou."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from combat_talk import COMPANION, PRESS, fight, rest
from fight_talk import damage_to
from methuselah.rules.action import stealth
from table_talk import Table

GAROU = "Renegade Garou"
NORMAL = "Normal (G1)"


# -- Renegade Garou -------------------------------------------------------------------------------


@pytest.mark.ruling(GAROU, 1)
def test_the_garou_always_strikes_twice(table: Table) -> None:
    """The additional strike is mandatory: nobody is asked about it [PIB 20121028]."""
    garou = table.you.ready(GAROU)
    gang = table.prey.ready("Anson (G1)")

    fight(table, garou, gang)
    while not table.over():
        assert not table.you.may("use additional strike")
        table.pass_on()

    assert told(table, "additional strikes", card=garou) == 1
    assert told(table, "additional strikes", card=gang) == 0
    assert damage_to(table, gang) == 4


def test_two_strikes_in_each_round(table: Table) -> None:
    """Limited: one more each round, in the next round again."""
    garou = table.you.ready(GAROU, blood=9)
    gang = table.prey.ready("Anson (G1)", blood=8)
    again = table.you.holds(PRESS)

    fight(table, garou, gang)
    table.you.plays(again)
    rest(table)

    assert told(table, "additional strikes", card=garou) == 2
    assert damage_to(table, gang) == 8


def test_the_garou_maneuvers_once_each_combat(table: Table) -> None:
    """At long range his hands reach nobody."""
    garou = table.you.ready(GAROU)
    gang = table.prey.ready("Loyal Street Gang")

    fight(table, garou, gang)
    table.you.uses(garou)
    rest(table)

    assert table.blood(gang) == 2
    assert table.blood(garou) == 3


def test_the_garou_attacks_any_minion_of_others(table: Table) -> None:
    """At +1 stealth, directed; none of his own side."""
    garou = table.you.ready(GAROU)
    mine = table.you.ready(COMPANION)
    theirs = table.grand_prey.ready("Loyal Street Gang")
    table.prey.torpor(NORMAL)

    table.you.acts(GAROU, by=garou)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.grand_prey.number,)
    table.nobody_reacts()

    assert table.where(theirs) == "ash_heap"
    assert table.where(mine) == "ready"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("life", "left"), [(1, 2), (2, 3), (3, 3)])
def test_the_garou_heals(table: Table, life: int, left: int) -> None:
    """1 life in your unlock phase if he has 2 or fewer."""
    garou = table.you.ready(GAROU, blood=life)
    table.begins("unlock")
    table.until("minion", table.you)
    assert table.blood(garou) == left
