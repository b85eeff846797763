"""Festivo dello Estinto: Sabbat vampires hunt with less stealth, to their full capacity."""

from __future__ import annotations

import pytest

from action_talk import action_of
from made_up import paper
from methuselah.language import static
from methuselah.rules.action.action import stealth
from table_talk import Table

FESTIVO = "Festivo dello Estinto"
DODD, BRACHAH = "Dodd (G2)", "Brachah (G2)"  # Sabbat, Camarilla; both of capacity 5
SABBAT = paper("Sabbat badge", static("sect", word="sabbat"), kind="equipment")


def test_it_is_put_in_play_once_in_a_game(table: Table) -> None:
    """For 1 pool; nobody else plays one either, this one being in play or not."""
    first, _ = table.you.holds(FESTIVO, FESTIVO)
    table.prey.holds(FESTIVO, "Life in the City")
    table.prey.ready("Nassir")
    table.begins("master")
    table.you.plays(first)
    assert table.where(first) == "permanent"
    assert table.you.pool() == 29
    assert not table.you.can_play(FESTIVO)

    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Life in the City")
    assert not table.prey.can_play(FESTIVO)


@pytest.mark.parametrize(("name", "plus", "blood"), [(DODD, 0, 5), (BRACHAH, 1, 2)])
@pytest.mark.parametrize("whose", ["you", "grand_predator"])
def test_a_hunt_of_a_sabbat_vampire(
    table: Table, name: str, plus: int, blood: int, whose: str
) -> None:
    """Whoever put it in play; others hunt for 1 blood at +1 stealth as ever."""
    hunter = table.you.ready(name, blood=1)
    other = table.you.ready("Tock (G3)", blood=1)
    theirs = table.prey.ready("Zip (G3)", blood=1)
    getattr(table, whose).in_play(FESTIVO)
    table.prey.ready("Nassir")

    table.you.acts(by=hunter, word="hunt")
    assert stealth(table.state, action_of(table)) == plus
    assert table.blood(hunter) == 1
    table.nobody_reacts()

    assert table.blood(hunter) == blood
    assert (table.blood(other), table.blood(theirs)) == (1, 1)
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("name", "plus"), [(DODD, 1), (BRACHAH, 1)])
def test_other_actions_keep_their_stealth(table: Table, name: str, plus: int) -> None:
    """A bleed, with +1 stealth of a card; nor does it fill the vampire."""
    vampire = table.you.ready(name, blood=2)
    table.you.ready("Meaghan")
    table.you.in_play(paper("Cloak", static("stealth", +1), kind="equipment"), on=vampire)
    table.you.in_play(FESTIVO)
    table.prey.ready("Nassir")

    table.you.acts(by=vampire, word="bleed")
    assert stealth(table.state, action_of(table)) == plus
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.blood(vampire) == 2


def test_a_blocked_hunt_fills_nobody(table: Table) -> None:
    """A minion without intercept blocks it, as the hunt has no stealth left."""
    dodd = table.you.ready(DODD, blood=2)
    table.you.ready("Meaghan")
    table.you.in_play(FESTIVO)
    nassir = table.prey.ready("Nassir")

    table.you.acts(by=dodd, word="hunt")
    table.prey.blocks(nassir)

    assert table.over()
    assert table.blood(dodd) == 1
    assert table.blood(nassir) == 3
    assert table.waits_for(table.you)


def test_it_is_burned_in_your_unlock_phase(table: Table) -> None:
    """Not in that of another Methuselah; hers is burned in hers."""
    table.you.ready("Meaghan")
    table.prey.ready("Nassir")
    mine = table.you.in_play(FESTIVO)
    theirs = table.prey.in_play(FESTIVO)

    assert table.where(theirs) == "permanent"
    table.until_turn_of(table.prey, "minion")
    assert (table.where(mine), table.where(theirs)) == ("permanent", "ash_heap")
    table.until_turn_of(table.you, "minion")
    assert table.where(mine) == "ash_heap"


@pytest.mark.ruling("Festivo dello Estinto", 1)
@pytest.mark.ruling("Kyoko Shinsegawa (G3)", 6)
def test_a_hunt_that_steals_fills_from_the_blood_bank(table: Table) -> None:
    """Kyoko, a Sabbat vampire here, steals 1 blood from her victim; the rest is of the bank."""
    kyoko = table.you.ready("Kyoko Shinsegawa (G3)", blood=1)
    table.you.in_play(SABBAT, on=kyoko)
    table.you.ready("Meaghan")
    table.you.in_play(FESTIVO)
    victim = table.prey.ready("Nassir")

    table.you.acts(kyoko, by=kyoko)
    table.you.chooses(victim)
    assert stealth(table.state, action_of(table)) == 0
    table.nobody_reacts()

    assert table.blood(kyoko) == 5
    assert table.blood(victim) == 3
    assert table.waits_for(table.you)


@pytest.mark.ruling("Festivo dello Estinto", 2)
def test_a_hunt_that_gains_nothing_is_not_successful(table: Table) -> None:
    """Kyoko's victim has no blood: nothing is gained from the bank either."""
    kyoko = table.you.ready("Kyoko Shinsegawa (G3)", blood=1)
    table.you.in_play(SABBAT, on=kyoko)
    table.you.ready("Meaghan")
    table.you.in_play(FESTIVO)
    victim = table.prey.ready("Nassir", blood=0)

    table.you.acts(kyoko, by=kyoko)
    table.you.chooses(victim)
    table.nobody_reacts()

    assert table.blood(kyoko) == 1
    assert table.locked(kyoko)
    assert table.waits_for(table.you)
