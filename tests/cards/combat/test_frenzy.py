"""Frenzy: a vampire in combat uses no equipment, and the round has a press to continue."""

from __future__ import annotations

import pytest

from action_talk import told
from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from made_up import paper
from methuselah.language import THIS, add, presses, static, use
from table_talk import Table

CARD = "Frenzy"
MAGNUM = ".44 Magnum"


def asked(table: Table) -> int:
    """The seat that is asked now."""
    decision = table.asked()
    assert decision is not None
    return decision.seat


def test_a_vampire_in_frenzy_uses_no_equipment_for_a_round(table: Table) -> None:
    """Neither maneuver nor shot, no press to end; a second round follows, in which all is over."""
    ryan = table.you.ready("Ryan")
    gun = table.you.in_play(MAGNUM, on=ryan)
    table.you.holds(DODGE, PRESS)
    nassir = table.prey.ready("Nassir")
    table.prey.ready("Lauren")
    frenzy, _, _ = table.prey.holds(CARD, MANEUVER, PRESS)

    fight(table, ryan, nassir)
    table.prey.plays(frenzy)
    assert table.prey.choices() == {ryan, nassir}
    table.prey.chooses(ryan)
    assert table.where(frenzy) == "ash_heap"
    assert table.prey.pool() == 30
    table.until("range", table.prey)
    assert not table.you.may("use", card=gun)
    table.until("strike", table.you)
    assert not table.you.may("use", card=gun)
    table.until("press")
    assert asked(table) == table.prey.number  # the acting minion comes first, and cannot
    assert table.prey.may("play", card="A press")

    table.until("range", table.you)
    assert told(table, "round") == 2
    assert table.you.may("use", card=gun)
    table.until("press", table.you)
    assert table.you.may("play", card="A press")
    rest(table)
    assert told(table, "round") == 2
    assert (table.blood(ryan), table.blood(nassir)) == (2, 2)
    assert table.waits_for(table.you)


def test_an_ally_is_in_no_frenzy(table: Table) -> None:
    """The only vampire of the two is chosen: Ryan does not shoot; the combat goes on."""
    ryan = table.you.ready("Ryan")
    gun = table.you.in_play(MAGNUM, on=ryan)
    table.you.holds(DODGE)
    taxi = table.prey.ready("City Star Taxi", blood=2)
    table.prey.holds(CARD)

    fight(table, ryan, taxi)
    table.prey.plays(CARD)
    table.until("strike", table.you)
    assert not table.you.may("use", card=gun)
    rest(table)

    assert told(table, "round") == 2
    assert table.where(taxi) == "ash_heap"
    assert table.waits_for(table.you)


def test_a_frenzy_comes_before_range_and_out_of_turn(table: Table) -> None:
    """By any Methuselah whose turn it is not, be she in the combat or not; not later."""
    ryan = table.you.ready("Ryan")
    nassir = table.prey.ready("Nassir")
    table.you.holds(CARD)
    table.prey.holds(MANEUVER, CARD)
    table.grand_predator.holds(CARD)

    fight(table, ryan, nassir)
    table.until("before_range", table.prey)
    assert not table.you.may("play", card=CARD)
    assert table.grand_predator.may("play", card=CARD)
    table.until("range", table.prey)
    assert not table.prey.may("play", card=CARD)
    assert not table.grand_predator.may("play", card=CARD)
    rest(table)
    assert told(table, "round") == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
def test_equipment_used_before_keeps_its_effect(table: Table) -> None:
    """Its strength stays for the combat; it is not used again in this round."""
    ryan = table.you.ready("Ryan")
    stronger = use(add("strength", +1, THIS, until="combat"), by="bearer", at=("before_range",))
    charm = table.you.in_play(paper("Charm", stronger, kind="equipment"), on=ryan)
    nassir = table.prey.ready("Nassir")
    table.prey.holds(CARD)
    table.grand_predator.holds(CARD)  # so that somebody is asked before range still

    fight(table, ryan, nassir)
    table.you.uses(charm)
    assert table.you.may("use", card=charm)
    table.prey.plays(CARD)
    table.prey.chooses(ryan)
    table.until("before_range", table.grand_predator)
    assert told(table, "round") == 1
    assert not table.you.may("use", card=charm)
    rest(table)

    assert told(table, "round") == 2
    assert (table.blood(ryan), table.blood(nassir)) == (2, 0)


@pytest.mark.ruling(CARD, 2)
def test_who_cannot_press_goes_on_all_the_same(table: Table) -> None:
    """It is the round that has the press."""
    ryan = table.you.ready("Ryan")
    table.you.in_play(paper("Calm", static("cannot press"), kind="master"), on=ryan)
    nassir = table.prey.ready("Nassir")
    table.prey.holds(CARD)

    fight(table, ryan, nassir)
    table.prey.plays(CARD)
    table.prey.chooses(ryan)
    rest(table)
    assert told(table, "round") == 2
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 3)
def test_no_other_press_continues_but_one_may_end(table: Table) -> None:
    """It is applied first; the opposing minion can press to end."""
    onward = paper("Onward", presses(only="press continue"))
    ryan = table.you.ready("Ryan")
    table.you.holds(onward)
    nassir = table.prey.ready("Nassir")
    table.prey.holds(CARD, PRESS, onward)

    fight(table, ryan, nassir)
    table.prey.plays(CARD)
    table.prey.chooses(ryan)
    table.until("press")
    assert asked(table) == table.prey.number  # the acting minion comes first, and cannot
    assert not table.prey.may("play", card="Onward")
    table.prey.plays("A press", by=nassir)
    assert table.you.may("play", card="Onward")
    rest(table)
    assert told(table, "round") == 1
    assert table.waits_for(table.you)
