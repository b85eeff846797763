"""Uriel: whoever fights him plays with an open hand."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import gain_pool, reaction
from table_talk import Table

URIEL = "Uriel (G4)"


@pytest.mark.parametrize("fighting", [True, False])
def test_the_hand_is_open_in_combat(table: Table, fighting: bool) -> None:
    """For everybody; neither that of a third Methuselah nor yours, nor without Uriel."""
    uriel = table.you.ready(URIEL)
    ryan = table.you.ready("Ryan")
    nassir = table.prey.ready("Nassir")
    mine = table.you.holds(MANEUVER)
    theirs = table.prey.holds("Fame")
    far = table.grand_prey.holds("Fame")
    table.asked()
    assert not sees(table.state, 0, theirs)

    fight(table, uriel if fighting else ryan, nassir)
    table.until("range", table.you)
    assert sees(table.state, 0, theirs) == fighting
    assert sees(table.state, 2, theirs) == fighting
    assert not sees(table.state, 0, far)
    assert not sees(table.state, 1, mine)


def test_the_hand_is_open_if_uriel_blocks(table: Table) -> None:
    """That of the Methuselah whose minion acts."""
    ryan = table.you.ready("Ryan")
    uriel = table.prey.ready(URIEL)
    card, other = table.you.holds(MANEUVER, "Fame")
    own = table.prey.holds("Fame")
    fight(table, ryan, uriel)
    table.until("range", table.you)
    assert sees(table.state, 1, card) and sees(table.state, 1, other)
    assert not sees(table.state, 0, own)


def test_what_is_drawn_in_combat_is_seen(table: Table) -> None:
    """The hand is open until the combat is over."""
    uriel = table.you.ready(URIEL)
    nassir = table.prey.ready("Nassir")
    table.you.holds(PRESS)
    table.prey.holds(DODGE)
    drawn = table.prey.library("Fame")
    fight(table, uriel, nassir)
    table.prey.plays(DODGE.name, by=nassir)
    table.until("press", table.you)
    assert table.where(drawn) == "hand"
    assert sees(table.state, 0, drawn)


def test_what_is_drawn_afterwards_is_not(table: Table) -> None:
    """After the combat the hand is closed again."""
    uriel = table.you.ready(URIEL)
    nassir = table.prey.ready("Nassir")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(paper("Guard", reaction(gain_pool(1))))
    drawn = table.prey.library("Fame")
    fight(table, uriel, nassir)
    rest(table)
    table.you.acts(word="bleed", by="Meaghan")
    table.prey.plays("Guard", by=ryan)
    assert table.where(drawn) == "hand"
    assert not sees(table.state, 0, drawn)
