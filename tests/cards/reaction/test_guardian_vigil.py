"""Guardian Vigil: an attempt to block with intercept, a maneuver or without a lock."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, REOPENS, rest
from fight_talk import round_of
from listening import listener

# -- Guardian Vigil -----------------------------------------------------------------------------


def bleeds_against_vigil(table, *, stealth=(), who="Handsome Dan (G6)"):
    """You bleed; your prey holds Guardian Vigil for an Anarch."""
    acting = table.you.ready("Ramiro")
    table.you.ready("Meaghan")
    dan = table.prey.ready(who)
    table.you.holds(*stealth or ("Shadow Play",))
    table.prey.holds("Guardian Vigil", DODGE)
    table.you.acts(word="bleed", by=acting)
    return acting, dan


@pytest.mark.ruling("Guardian Vigil", 1)
def test_guardian_vigil_adds_intercept_after_stealth_was_declined(table):
    """The acting Methuselah adds stealth, then the Anarch adds intercept. [ANK 20180926]"""
    acting, dan = bleeds_against_vigil(table)

    table.prey.blocks(dan)
    table.you.plays("Shadow Play", by=acting, level="obt")
    table.prey.plays("Guardian Vigil", by=dan, level="aus")
    rest(table)

    assert table.prey.pool() == 30


@pytest.mark.ruling("Guardian Vigil", 5)
def test_guardian_vigil_begins_an_attempt_or_joins_one(table):
    """Intercept before it is needed; an attempt of its own goes on. [ANK 20181122-2]"""
    acting, dan = bleeds_against_vigil(table)

    table.until("action", table.prey)
    table.prey.plays("Guardian Vigil", by=dan, level="aus")
    table.you.plays("Shadow Play", by=acting, level="obt")
    rest(table)

    assert table.prey.pool() == 30
    assert table.locked(dan)


@pytest.mark.parametrize("level", ["for", "cel_for", "aus_for", "aus_cel_for"])
def test_with_fortitude_it_does_not_lock_to_block(table, level):
    """For this action only."""
    _, dan = bleeds_against_vigil(table)

    table.until("action", table.prey)
    table.prey.plays("Guardian Vigil", by=dan, level=level)
    rest(table)

    assert table.prey.pool() == 30
    assert not table.locked(dan)


@pytest.mark.ruling("Guardian Vigil", 3)
@pytest.mark.parametrize(("level", "maneuvers"), [("cel", True), ("aus", False), ("for", False)])
def test_with_celerity_it_has_a_maneuver_in_the_combat_of_its_block(table, level, maneuvers):
    """In the resulting combat; nothing without it. [LSJ 20010813]"""
    _, dan = bleeds_against_vigil(table)

    table.until("action", table.prey)
    table.prey.plays("Guardian Vigil", by=dan, level=level)
    if maneuvers:
        table.prey.does("use maneuver", minion=dan)
        table.until("strike")
        assert round_of(table).range == "long"
    else:
        with pytest.raises(AssertionError, match="never offered"):
            table.prey.does("use maneuver", minion=dan)


@pytest.mark.ruling("Guardian Vigil", 7)
def test_guardian_vigil_is_for_those_who_may_block(table):
    """A bleed against your prey is not for your predator to block. [ANK 20180623]"""
    table.you.ready("Ramiro")
    acting = table.you.ready("Ossian")
    dan = table.predator.ready("Handsome Dan (G6)")
    near = table.prey.ready("Nadezhda")
    table.predator.holds("Guardian Vigil")
    table.prey.holds("Enhanced Senses")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(near)
    assert not table.predator.can_play("Guardian Vigil")
    assert dan != near


@pytest.mark.ruling("Guardian Vigil", 6)
def test_guardian_vigil_is_of_no_use_to_whoever_cannot_block(table):
    """Daring the Dawn cannot be blocked. [LSJ 20010714-2]"""
    acting = table.you.ready("Don Cerro (G5)")
    dan = table.prey.ready("Handsome Dan (G6)")
    table.you.holds("Daring the Dawn")
    table.prey.holds("Guardian Vigil", "On the Qui Vive")

    table.you.acts(word="bleed", by=acting)
    table.you.plays("Daring the Dawn", by=acting)
    assert not table.prey.can_play("Guardian Vigil")
    rest(table)

    assert table.prey.pool() == 29
    assert not table.locked(dan)


@pytest.mark.ruling("Guardian Vigil", 4)
def test_guardian_vigil_requires_the_disciplines_used(table):
    """One played with Celerity and Fortitude is no Auspex card. [LSJ 20011204-3]"""
    seats = {"aus": table.prey, "cel": table.grand_prey, "for": table.predator}
    for code, seat in seats.items():
        seat.in_play(listener(code))
    _, dan = bleeds_against_vigil(table)

    table.until("action", table.prey)
    table.prey.plays("Guardian Vigil", by=dan, level="cel_for")
    rest(table)

    assert {code: seat.pool() for code, seat in seats.items()} == {
        "aus": 30,
        "cel": 31,
        "for": 31,
    }


@pytest.mark.ruling("Guardian Vigil", 2)
def test_guardian_vigil_still_holds_in_an_action_that_continues(table):
    """The maneuver is there again in the combat of a second block. [LSJ 20010814-2]"""
    acting = table.you.ready("Badger (G1)")
    dan = table.prey.ready("Handsome Dan (G6)")
    table.you.holds(REOPENS)
    table.prey.holds("Guardian Vigil", DODGE)

    table.you.acts(word="bleed", by=acting)
    table.until("action", table.prey)
    table.prey.plays("Guardian Vigil", by=dan, level="cel_for")
    table.prey.does("use maneuver", minion=dan)
    table.you.plays("As if unblocked", by=acting)
    table.prey.blocks(dan)
    table.prey.does("use maneuver", minion=dan)
    table.until("strike")

    assert round_of(table).range == "long"
    assert not table.locked(dan)
