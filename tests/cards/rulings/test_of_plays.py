"""Rulings on how a card is played: what can answer it, what it can be combined with."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to, weapon
from made_up import paper
from methuselah.engine.definitions import Strike
from methuselah.language import hand_strike, strike
from table_talk import Table

PAUL = 'Paul "Sixofswords29" Moreton (G4)'
INTERVENTION = "Direct Intervention"


@pytest.mark.ruling(INTERVENTION, 1)
def test_nothing_but_a_wake_comes_before_an_intervention(table: Table) -> None:
    """The card is not replaced yet; The Barrens and Dreams of the Sphinx wait [LSJ 20061207]."""
    acting = table.you.ready("Sully")
    table.you.ready(COMPANION)
    table.you.holds("Govern the Unaligned")
    sleeper = table.prey.ready("Octane", locked=True)
    table.prey.holds(INTERVENTION, "Forced Awakening", "Blood Doll")
    barrens = table.prey.in_play("The Barrens")
    sphinx = table.prey.in_play("Dreams of the Sphinx")
    yours = table.you.in_play("The Barrens")
    assert table.prey.may("use", card=barrens)

    table.you.acts("Govern the Unaligned", by=acting, level="dom")
    table.until("as_played", table.prey)
    assert table.you.hand() == []
    assert not table.you.may("use", card=yours)
    assert not table.prey.may("use", card=barrens)
    assert not table.prey.may("use", card=sphinx)
    table.prey.plays("Forced Awakening", by=sleeper)
    table.prey.passes()  # the Awakening itself is not cancelled
    table.prey.plays(INTERVENTION)
    rest(table)

    assert table.you.hand() == ["Filler"]
    assert not table.locked(acting)
    assert table.prey.pool() == 29  # of the Intervention


@pytest.mark.ruling(INTERVENTION, 7)
@pytest.mark.parametrize("played", [True, False])
def test_what_piper_brings_is_not_played_from_the_hand(table: Table, played: bool) -> None:
    """The ally cannot be cancelled; recruited by an action it can [RTR 20001020]."""
    anarch = table.you.ready("Gathii")
    table.you.ready(COMPANION)
    ally = table.you.holds("City Star Taxi")
    table.you.holds("Piper")
    table.prey.holds(INTERVENTION)
    table.begins("master")

    if not played:
        table.you.plays("Piper")
    else:
        table.until("minion", table.you)
        table.you.acts("City Star Taxi", by=anarch)
    offered = False
    while table.where(ally) != "ready" and not (played and offered):
        offered = offered or table.prey.can_play(INTERVENTION)
        table.pass_on()
    assert offered is played


@pytest.mark.ruling("Lucky Blow", 1)
def test_lucky_blow_takes_no_other_strike_card(table: Table) -> None:
    """A hand strike or a melee weapon; the other card stays in the hand [LSJ 20010627]."""
    fighter = table.you.ready("Sully")
    table.you.ready(COMPANION)
    blade = table.you.in_play(weapon("Blade", Strike("damage", 2)), on=fighter)
    jab = paper("Jab", strike(hand_strike(+2)))
    lucky, other = table.you.holds("Lucky Blow", jab)
    foe = table.prey.ready("Octane")

    fight(table, fighter, foe)
    table.you.plays(lucky, by=fighter)
    decision = table.asked()
    assert decision is not None and decision.seat == 0
    assert {(o.verb, o.target) for o in decision.options} == {
        ("choose", fighter),
        ("choose", blade),
    }
    table.you.chooses(fighter)
    rest(table)

    assert damage_to(table, foe) == 2
    assert table.where(other) == "hand"


@pytest.mark.ruling(PAUL, 1)
def test_paul_helps_in_the_phase_in_which_he_comes_out(table: Table) -> None:
    """His ability can be used in the influence phase that is going on [RTR 20180303]."""
    paul = table.you.uncontrolled(PAUL, blood=3)
    waiting = table.you.uncontrolled('Jack "Hannibal137" Harmon')
    table.begins("influence")
    assert not table.you.may("use", card=paul)

    table.you.does("transfer", target=paul)
    table.you.does("move out", target=paul)
    pool, blood = table.you.pool(), table.blood(waiting)
    table.you.uses(paul)

    assert table.where(paul) == "ready"
    assert table.blood(waiting) == blood + 1
    assert table.you.pool() == pool - 1
    assert not table.you.may("use", card=paul)
