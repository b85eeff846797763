"""Allies of the Hecata and Lasombra precons of the Fifth Edition."""

from __future__ import annotations

from dataclasses import replace

import pytest

from combat_talk import COMPANION, fight, rest
from methuselah.engine import atoms
from methuselah.engine.definitions import defined
from methuselah.language import TARGET, action, choose, lock, minion, not_, ready, yours
from methuselah.pool import Face
from table_talk import Table

KINE = "Kine Resources Contested"


# -- Aggressive Corpse -----------------------------------------------------------------------------


def test_aggressive_corpse_is_recruited_and_fights(table: Table) -> None:
    """2 blood of a Hecata; 3 life; next turn it enters combat as an action and hits for 2."""
    gebeyehu = table.you.ready("Gebeyehu Abdu")
    ryan = table.you.ready("Ryan")
    corpse = table.you.holds("Aggressive Corpse")
    nassir = table.prey.ready("Nassir")

    assert not table.you.can_play("Aggressive Corpse", by=ryan)
    table.you.acts("Aggressive Corpse", by=gebeyehu)
    rest(table)
    assert table.where(corpse) == "ready"
    assert (table.blood(corpse), table.blood(gebeyehu)) == (3, 3)
    assert not table.you.may(("act", "use action"), minion=corpse)
    table.until_turn_of(table.you, "minion")
    table.you.acts("Aggressive Corpse", by=corpse)
    rest(table)
    assert table.blood(nassir) == 2
    assert table.blood(corpse) == 2


@pytest.mark.ruling("Aggressive Corpse", 1)
def test_a_dodge_has_no_effect_on_the_corpse(table: Table) -> None:
    """It may be played all the same ([LSJ 20030902-2])."""
    corpse = table.you.ready("Aggressive Corpse")
    nassir = table.prey.ready("Nassir")
    table.prey.holds("Dodge")

    fight(table, corpse, nassir)
    table.prey.plays("Dodge", by=nassir)
    rest(table)
    assert table.blood(nassir) == 2
    assert table.blood(corpse) == 3


def test_the_corpse_gains_no_life(table: Table) -> None:
    """What it would gain goes to the bank: stolen life too is lost to its victim only."""
    corpse = table.prey.ready("Aggressive Corpse", blood=1)
    nassir = table.you.ready("Nassir")
    table.you.in_play("The Coven")
    table.begins("minion")
    table.asked()
    assert atoms.gain_blood(table.state, corpse, 2) == 0
    assert atoms.move_blood(table.state, nassir, corpse, 1) == 1
    assert (table.blood(corpse), table.blood(nassir)) == (1, 3)


def test_dominate_and_presence_do_not_aim_at_the_corpse(table: Table) -> None:
    """Other actions do; and a Dominate action aimed elsewhere is free."""
    ryan = table.you.ready("Ryan")
    corpse = table.prey.ready("Aggressive Corpse")
    gang = table.prey.ready("Loyal Street Gang")
    table.you.holds("Bum's Rush")

    table.you.acts("Bum's Rush", by=ryan)
    assert {o.target for o in table.you.options("choose")} == {corpse, gang}


def test_an_action_that_requires_dominate_passes_the_corpse_over(table: Table) -> None:
    """A made-up action of Dominate against any minion finds the other one only."""
    face = Face(id=900_999, name="Hush", printed_name="Hush", types=("action",), text="", digest="")
    way = action(choose(ready(minion, not_(yours))), lock(TARGET))
    hush = defined(face, modes=(replace(way, key="dom", disciplines=("dom",)),))
    lauren = table.you.ready("Lauren")
    table.prey.ready("Aggressive Corpse")
    gang = table.prey.ready("Loyal Street Gang")
    other = table.prey.ready("Ryan")
    table.you.holds(hush)

    table.you.acts("Hush", by=lauren)
    assert {o.target for o in table.you.options("choose")} == {gang, other}


# -- Screamer --------------------------------------------------------------------------------------


def test_screamer_takes_stealth_from_a_neighbour(table: Table) -> None:
    """Burned, locked or not, for -1 stealth of your predator's or prey's minion."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    screamer = table.prey.ready("Screamer", locked=True)
    nassir = table.prey.ready("Nassir")
    far = table.grand_prey.ready("Screamer")

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(nassir)
    assert not table.grand_prey.may("use", card=far)
    table.prey.uses(screamer, level="scream")
    rest(table)
    assert table.where(screamer) == "ash_heap"
    assert table.locked(nassir)
    assert table.where(far) == "ready"


@pytest.mark.ruling("Screamer", 1)
@pytest.mark.ruling("Screamer", 4)
@pytest.mark.ruling("Screamer", 5)
def test_screamer_makes_an_action_at_your_ally_fail(table: Table) -> None:
    """As it is announced; it was not blocked, and the same minion does not repeat it."""
    yewon = table.you.ready("Yewon Ong")
    table.you.ready(COMPANION)
    table.you.holds("Bum's Rush", "Bum's Rush", "Freak Drive")
    screamer = table.prey.ready("Screamer")
    gang = table.prey.ready("Loyal Street Gang")

    table.you.acts("Bum's Rush", by=yewon)
    table.you.chooses(gang)
    assert table.prey.may("use", card=screamer, level="fail")
    table.prey.uses(screamer, level="fail")
    assert not table.you.can_play("Freak Drive")
    rest(table)
    assert table.where(screamer) == "ash_heap"
    assert table.blood(gang) == 2
    assert table.locked(yewon)
    assert not table.you.can_play("Bum's Rush", by=yewon)


@pytest.mark.ruling("Screamer", 2)
@pytest.mark.ruling("Screamer", 3)
def test_screamer_comes_after_what_the_acting_player_plays(table: Table) -> None:
    """She has the impulse first; after the failure there is still what comes after resolution."""
    maria = table.you.ready("María del Toro")
    table.you.ready(COMPANION)
    table.you.holds("Bum's Rush", "The Sleeping Mind")
    table.prey.ready("Screamer")
    gang = table.prey.ready("Loyal Street Gang")
    table.prey.ready("Peter St. John", locked=True)
    table.prey.holds("Shadow Sentinel")

    table.you.acts("Bum's Rush", by=maria)
    table.you.chooses(gang)
    table.until("announced", table.you)
    assert table.you.can_play("The Sleeping Mind")
    table.you.passes()
    table.prey.uses("Screamer", level="fail")
    table.until("after_resolution", table.prey)
    assert table.prey.can_play("Shadow Sentinel", level="obl")
    assert table.blood(gang) == 2


def test_screamer_does_not_help_a_vampire(table: Table) -> None:
    """Only actions at an ally of its controller fail."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Bum's Rush")
    screamer = table.prey.ready("Screamer")
    nassir = table.prey.ready("Nassir")

    table.you.acts("Bum's Rush", by=ryan)
    table.you.chooses(nassir)
    while not table.over():
        assert not table.prey.may("use", card=screamer, level="fail")
        table.pass_on()


# -- Spectral Servitor -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "level"), [("Peter St. John", "obl"), ("Alek König", "OBL")])
def test_spectral_servitor_acts_at_once(table: Table, name: str, level: str) -> None:
    """It unlocks who recruited it, bleeds in the same turn, and burns in the next unlock phase."""
    vampire = table.you.ready(name)
    table.you.ready(COMPANION)
    servitor = table.you.holds("Spectral Servitor")

    table.you.acts("Spectral Servitor", by=vampire, level=level)
    rest(table)
    assert not table.locked(vampire)
    assert table.blood(vampire) == (1 if level == "obl" else 2)
    table.you.acts(word="bleed", by=servitor)
    rest(table)
    assert table.prey.pool() == 29
    table.until_turn_of(table.predator, "discard")
    if level == "OBL":
        table.until("choose", table.you)
        assert {o.number for o in table.you.options("do")} == {0, 1}
        table.you.does("do", number=1)
        assert table.you.pool() == 29
        assert table.where(servitor) == "ready"
    else:
        table.until_turn_of(table.you, "minion")
        assert table.where(servitor) == "ash_heap"


def test_the_second_servitor_of_a_turn_unlocks_nobody(table: Table) -> None:
    """Only the first successful recruit ally action of the vampire in the turn."""
    alek = table.you.ready("Alek König")
    table.you.ready(COMPANION)
    first, second = table.you.holds("Spectral Servitor", "Screamer")
    third = table.you.holds("Spectral Servitor")

    table.you.acts(first, by=alek, level="OBL")
    rest(table)
    table.you.acts(second, by=alek)
    rest(table)
    assert table.locked(alek)
    assert table.where(second) == "ready"
    assert not table.you.may(("act", "use action"), minion=second)
    assert table.where(third) == "hand"


@pytest.mark.ruling("Spectral Servitor", 1)
def test_spectral_servitor_plays_basic_oblivion(table: Table) -> None:
    """As a vampire, at the inferior level only and no actions; its last life ends the action."""
    servitor = table.you.ready("Spectral Servitor", level="obl")
    table.you.ready(COMPANION)
    table.you.holds("Shadow Cast", "Consign to Oblivion", "Shroud of Decay", "Conditioning")
    nassir = table.prey.ready("Nassir")

    assert not table.you.can_play("Shroud of Decay", by=servitor)
    table.you.acts(word="bleed", by=servitor)
    assert {o.mode for o in table.you.options("play")} == {"obl"}
    table.you.plays("Consign to Oblivion", by=servitor)
    rest(table)
    assert table.where(servitor) == "ash_heap"
    assert table.prey.pool() == 30
    assert not table.locked(nassir)


def test_spectral_servitor_hides_with_oblivion(table: Table) -> None:
    """Shadow Cast costs nothing: +1 stealth, and the bleed goes through."""
    servitor = table.you.ready("Spectral Servitor", level="OBL")
    table.you.ready(COMPANION)
    table.you.holds("Shadow Cast", "Conditioning")
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=servitor)
    table.prey.blocks(nassir)
    assert not table.you.can_play("Conditioning")
    table.you.plays("Shadow Cast", by=servitor, level="obl")
    rest(table)
    assert table.prey.pool() == 29
    assert table.blood(servitor) == 1


@pytest.mark.ruling("Spectral Servitor", 8)
def test_spectral_servitor_does_not_have_oblivion(table: Table) -> None:
    """Behind the veil it attempts nothing: an ally without Oblivion burns no blood."""
    alek = table.you.ready("Alek König")
    table.you.holds("Where the Veil Thins")
    first = table.prey.ready("Loyal Street Gang")
    servitor = table.prey.ready("Spectral Servitor", level="OBL")
    shadow = table.prey.ready("Braden White")

    table.you.acts(word="bleed", by=alek)
    table.prey.blocks(first)
    table.you.plays("Where the Veil Thins", by=alek, level="OBL")
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=servitor)
    assert table.prey.may("block", minion=shadow)
