"""What convictions do: React with Conviction, Second Sight, Strike with Conviction."""

from __future__ import annotations

from dataclasses import replace

import pytest

from combat_talk import COMPANION, rest
from fight_talk import blocked, damage_to, weapon
from methuselah.engine.definitions import Strike
from table_talk import Table, definition_of

JENNIE = 'Jennie "Cassie247" Orne'
TRAVIS = 'Travis "Traveler72" Miller'
JACK = 'Jack "Hannibal137" Harmon'
STRIKE = "Strike with Conviction"
REACT = "React with Conviction"
SIGHT = "Second Sight"
THIEF = "Xeper, Sultan of Lepers"


# -- React with Conviction --------------------------------------------------------------------


@pytest.mark.ruling("React with Conviction", 1)
def test_a_cancelled_theft_leaves_the_minion_unlocked(table: Table) -> None:
    """Entrancement at superior: no cost, no lock; the same card may be tried again."""
    thief = table.you.ready("Angela Preston (G2)")
    jack = table.prey.ready(JACK)
    react = table.prey.in_play(REACT, on=jack)
    other = table.prey.ready(JENNIE)
    idle = table.prey.in_play(REACT, on=other)
    held = table.you.holds("Entrancement", "Entrancement")

    table.you.acts("Entrancement", by=thief, level="PRE")
    table.you.chooses(jack)
    assert not table.prey.may("use", card=idle)
    table.prey.uses(react)
    rest(table)

    assert table.where(react) == "ash_heap"
    assert not table.locked(thief)
    assert [table.where(card) for card in held].count("ash_heap") == 1
    assert jack in table.state.seats[table.prey.number].ready
    assert table.you.can_play("Entrancement", by=thief, level="PRE")


def test_what_changes_nothing_of_this_imbued_is_not_cancelled(table: Table) -> None:
    """Neither a bleed with Presence, which is not directed at an imbued, nor other actions."""
    thief = table.you.ready("Angela Preston (G2)")
    jack = table.prey.ready(JACK)
    table.prey.in_play(REACT, on=jack)
    table.you.holds("Entrancement")

    table.you.acts("Entrancement", by=thief, level="pre")
    while not table.over():
        assert not table.prey.may("use", card=REACT)
        table.pass_on()
    assert table.prey.pool() == 28


def test_the_action_of_a_card_in_play_that_would_steal_it_is_cancelled(table: Table) -> None:
    """Xeper may steal an ally: he unlocks, and may try again."""
    xeper = table.you.ready(THIEF)
    jack = table.prey.ready(JACK)
    react = table.prey.in_play(REACT, on=jack)
    table.prey.ready(JENNIE)

    table.you.acts(THIEF, by=xeper)
    table.you.chooses(jack)
    table.prey.uses(react)
    rest(table)

    assert table.where(react) == "ash_heap"
    assert not table.locked(xeper)
    assert jack in table.state.seats[table.prey.number].ready
    table.you.acts(THIEF, by=xeper)
    table.you.chooses(jack)
    rest(table)
    assert jack in table.state.seats[table.you.number].ready


@pytest.mark.ruling("React with Conviction", 3)
def test_an_action_that_requires_chimerstry_is_cancelled_and_replaced(table: Table) -> None:
    """Directed at this imbued; a clause "do not replace until" is cancelled with it."""
    draba = definition_of("Draba")
    late = replace(draba, modes=tuple(replace(m, replace="action") for m in draba.modes))
    actor = table.you.ready("Andrei Puxon (G2)")
    jack = table.prey.ready(JACK)
    react = table.prey.in_play(REACT, on=jack)
    held = table.you.holds(late)

    table.you.acts(held, by=actor, level="chi")
    table.you.chooses(jack)
    table.prey.uses(react)
    assert table.where(held) == "ash_heap"
    assert table.you.hand() == ["Filler"]
    assert not table.locked(actor)


def test_an_action_at_another_minion_is_not_cancelled(table: Table) -> None:
    """ "Directed at this imbued"."""
    actor = table.you.ready("Andrei Puxon (G2)")
    jack = table.prey.ready(JACK)
    table.prey.in_play(REACT, on=jack)
    other = table.prey.ready(JENNIE)
    held = table.you.holds("Draba")

    table.you.acts(held, by=actor, level="chi")
    table.you.chooses(other)
    while not table.over():
        assert not table.prey.may("use", card=REACT)
        table.pass_on()
    assert table.on(held) == other


def test_a_strike_card_of_the_opponent_is_cancelled_at_no_cost(table: Table) -> None:
    """Force of Personality; its player chooses another strike, and it is not paid for."""
    vampire = table.you.ready("Angela Preston (G2)", blood=3)
    jack = table.prey.ready(JACK)
    react = table.prey.in_play(REACT, on=jack)
    aside = table.prey.ready(JENNIE)
    unused = table.prey.in_play(REACT, on=aside)
    held = table.you.holds("Force of Personality")

    blocked(table, vampire, jack)
    table.you.plays(held, by=vampire, level="pre")
    assert not table.prey.may("use", card=unused)
    table.prey.uses(react)
    assert table.where(held) == "ash_heap"
    rest(table)
    assert table.blood(vampire) == 2
    assert table.blood(jack) == 3


# -- Second Sight -----------------------------------------------------------------------------


def test_second_sight_gives_intercept_against_a_monster(table: Table) -> None:
    """+1 for the action; one for each imbued in an action, however many it has."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    jack = table.prey.ready(JACK)
    for _ in range(2):
        table.prey.in_play(SIGHT, on=jack)
    other = table.prey.ready(JENNIE)
    table.prey.in_play(SIGHT, on=other)

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(jack)
    assert not table.prey.may("use", card=SIGHT, by=other)
    table.prey.uses(SIGHT, by=jack)
    assert not table.prey.may("use", card=SIGHT, by=jack)
    rest(table)
    assert table.locked(jack)


def test_second_sight_does_not_see_a_mortal(table: Table) -> None:
    """The acting minion must be a monster: an imbued is none."""
    travis = table.you.ready(TRAVIS)
    table.you.ready(COMPANION)
    jack = table.prey.ready(JACK)
    table.prey.in_play(SIGHT, on=jack)
    held = table.you.holds(".44 Magnum")

    table.you.acts(held, by=travis)
    table.prey.blocks(jack)
    assert not table.prey.may("use", card=SIGHT)
    rest(table)
    assert table.on(held) == travis


def test_second_sight_blinds_monsters_as_the_imbued_declares_an_action(table: Table) -> None:
    """-1 intercept for monsters only, for this action, once."""
    jack = table.you.ready(JACK)
    for _ in range(2):
        table.you.in_play(SIGHT, on=jack)
    table.you.ready(COMPANION)
    vampire = table.prey.ready("Ryan")
    mortal = table.prey.ready(TRAVIS)

    table.you.acts(word="bleed", by=jack)
    table.you.uses(SIGHT, by=jack)
    assert not table.you.may("use", card=SIGHT)
    table.prey.blocks(vampire)
    table.prey.blocks(mortal)
    assert not table.locked(vampire)
    rest(table)
    assert table.locked(mortal)
    assert table.prey.pool() == 30


# -- Strike with Conviction -------------------------------------------------------------------


def test_a_strike_with_conviction_does_one_damage_more(table: Table) -> None:
    """A hand strike against a monster; the conviction is burned."""
    jack = table.you.ready(JACK)
    burned = table.you.in_play(STRIKE, on=jack)
    table.you.ready(COMPANION)
    vampire = table.prey.ready("Ryan", blood=3)

    blocked(table, jack, vampire)
    table.you.uses(burned, by=jack)
    assert damage_to(table, vampire) == 2
    assert table.where(burned) == "ash_heap"
    rest(table)
    assert table.blood(vampire) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Strike with Conviction", 3)
@pytest.mark.parametrize(("arm", "damage"), [(".44 Magnum", 3), ("Ivory Bow", 2)])
def test_a_strike_with_conviction_may_be_that_of_a_weapon(
    table: Table, arm: str, damage: int
) -> None:
    """Any weapon, a gun too; what is added is of the same kind: aggravated with the Bow."""
    jack = table.you.ready(JACK)
    burned = table.you.in_play(STRIKE, on=jack)
    borne = table.you.in_play(arm, on=jack)
    table.you.ready(COMPANION)
    vampire = table.prey.ready("Ryan", blood=4)

    blocked(table, jack, vampire)
    table.you.uses(burned, by=jack)
    table.you.chooses(borne)
    assert damage_to(table, vampire) == damage
    rest(table)
    assert table.where(burned) == "ash_heap"
    assert table.where(vampire) == ("torpor" if arm == "Ivory Bow" else "ready")


@pytest.mark.ruling("Strike with Conviction", 2)
def test_a_weapon_strike_without_damage_gets_none(table: Table) -> None:
    """A weapon with which the imbued only dodges deals no damage (R3 6.4.6)."""
    jack = table.you.ready(JACK)
    burned = table.you.in_play(STRIKE, on=jack)
    net = table.you.in_play(weapon("Net", Strike("dodge")), on=jack)
    table.you.ready(COMPANION)
    vampire = table.prey.ready("Ryan", blood=2)

    blocked(table, jack, vampire)
    table.you.uses(burned, by=jack)
    table.you.chooses(net)
    rest(table)
    assert table.blood(vampire) == 2
    assert table.blood(jack) == 4
    assert table.where(burned) == "ash_heap"


def test_a_mortal_is_no_target_of_a_strike_with_conviction(table: Table) -> None:
    """Against a monster only."""
    jack = table.you.ready(JACK)
    kept = table.you.in_play(STRIKE, on=jack)
    table.you.ready(COMPANION)
    mortal = table.prey.ready(TRAVIS)

    blocked(table, jack, mortal)
    while not table.over():
        assert not table.you.may("use", card=STRIKE)
        table.pass_on()
    assert table.on(kept) == jack
    assert table.blood(mortal) == 4


@pytest.mark.ruling("Strike with Conviction", 1)
@pytest.mark.parametrize("stopped", [True, False])
def test_a_bleed_with_conviction_burns_it_if_it_is_not_blocked(table: Table, stopped: bool) -> None:
    """+1 bleed; its cost is paid on success ([RTR 20111202])."""
    jack = table.you.ready(JACK)
    burned = table.you.in_play(STRIKE, on=jack)
    table.you.ready(COMPANION)
    vampire = table.prey.ready("Ryan")

    table.you.acts(STRIKE, by=jack)
    if stopped:
        table.prey.blocks(vampire)
    rest(table)
    assert table.prey.pool() == (30 if stopped else 28)
    assert table.where(burned) == ("attached" if stopped else "ash_heap")
    assert not table.you.may("act", by=jack)
    assert table.waits_for(table.you)
