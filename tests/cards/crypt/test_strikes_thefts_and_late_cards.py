"""Vampires that strike harder or not so hard, steal more blood, and draw no new combat cards."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import DODGE, MANEUVER, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    combat_ends,
    hand_strike,
    melee_strike,
    ranged_strike,
    steal_blood,
    strike,
    strikes,
)
from scenes.actions import enters_combat_as_an_action
from table_talk import Table

STONE = paper("Stone", strikes(ranged_strike(1)), kind="equipment", keywords=frozenset({"weapon"}))
CLUB = paper(
    "Club",
    strikes(melee_strike(1)),
    kind="equipment",
    keywords=frozenset({"weapon", "melee weapon"}),
)
FIRE = paper(
    "Torch",
    strikes(ranged_strike(1, aggravated=True)),
    kind="equipment",
    keywords=frozenset({"weapon"}),
)
FLASH = paper("Flash", strikes(combat_ends()), kind="equipment", keywords=frozenset({"weapon"}))
BOLT = made_up("Bolt", modes=(strike(ranged_strike(2)),))
LEECH = made_up("Leech", modes=(strike(steal_blood(1, ranged=True)),))

# -- Mateusz Gryzbowsky ---------------------------------------------------------------------------

MATEUSZ = "Mateusz Gryzbowsky (G3)"


@pytest.mark.parametrize(("far", "damage"), [(True, 1), (False, 2)])
@pytest.mark.parametrize("thrower", ["Mateusz", "friend"])
def test_mateusz_is_no_good_at_long_range(
    table: Table, far: bool, damage: int, thrower: str
) -> None:
    """1 less of a bolt for 2 at long range; others lose nothing, nor does who opposes him."""
    mateusz, friend = table.you.ready(MATEUSZ), table.you.ready("Ryan")
    victim = table.prey.ready(made_vampire("Oak", capacity=9))
    table.you.holds(BOLT, MANEUVER)
    table.prey.holds(BOLT)
    mine = mateusz if thrower == "Mateusz" else friend
    fight(table, mine, victim)
    if far:
        table.you.plays(MANEUVER.name, by=mine)
    table.you.plays(BOLT.name, by=mine)
    table.prey.plays(BOLT.name, by=victim)
    rest(table)
    assert damage_to(table, victim) == (damage if thrower == "Mateusz" else 2)
    assert damage_to(table, mine) == 2


# -- Janni ----------------------------------------------------------------------------------------

JANNI = "Janni (G4)"


@pytest.mark.parametrize(
    ("arm", "damage"),
    [
        (STONE, 2),
        (CLUB, 3),
        (None, 1),
        pytest.param(FLASH, 0, marks=pytest.mark.ruling(JANNI, 1)),
    ],
)
def test_janni_strikes_harder_with_a_weapon(
    table: Table, arm: Definition | None, damage: int
) -> None:
    """+1 damage with any weapon, none with her hands; nothing where the strike does none."""
    janni = table.you.ready(JANNI)
    table.you.ready(COMPANION)
    victim = table.prey.ready(made_vampire("Oak", capacity=9))
    table.you.holds(DODGE)
    fought = None if arm is None else table.you.in_play(arm, on=janni)
    fight(table, janni, victim)
    if fought is not None:
        table.you.uses(fought, level="strike")
    else:
        table.you.does("hand strike", minion=janni)
    rest(table)
    assert damage_to(table, victim) == damage


@pytest.mark.ruling(JANNI, 2)
def test_what_janni_adds_is_as_the_rest(table: Table) -> None:
    """Both points of a torch are aggravated."""
    janni = table.you.ready(JANNI)
    table.you.ready(COMPANION)
    torch = table.you.in_play(FIRE, on=janni)
    victim = table.prey.ready(made_vampire("Oak", capacity=9))
    fight(table, janni, victim)
    table.you.uses(torch, level="strike")
    rest(table)
    assert damage_to(table, victim, aggravated=True) == 2


def test_janni_adds_nothing_to_the_weapons_of_others(table: Table) -> None:
    """Of a friend, and of who opposes her."""
    friend = table.you.ready("Ryan")
    table.you.ready(JANNI)
    stone = table.you.in_play(STONE, on=friend)
    victim = table.prey.ready(made_vampire("Oak", capacity=9))
    table.prey.in_play(STONE, on=victim)
    fight(table, friend, victim)
    table.you.uses(stone, level="strike")
    rest(table)
    assert damage_to(table, victim) == 1


def test_janni_attacks_the_ministry() -> None:
    """Any ready one; no other vampire."""
    enters_combat_as_an_action(
        JANNI,
        legal=(("prey", "ready", "Marcel (G6)"), ("grand_prey", "ready", "Renenet (G4)")),
        illegal=(("prey", "ready", "Ryan"), ("prey", "torpor", "Lalitha (G2)")),
    )


# -- Ardan Lane -----------------------------------------------------------------------------------

ARDAN = "Ardan Lane (G3)"


@pytest.mark.parametrize(
    ("name", "card", "level", "stolen"),
    [
        (ARDAN, "Theft of Vitae", "tha", 2),
        (ARDAN, "Theft of Vitae", "THA", 3),
        (ARDAN, "Leech", "", 1),
        (made_vampire("Thief", "THA"), "Theft of Vitae", "THA", 2),
    ],
)
def test_ardan_steals_more_with_blood_sorcery(
    table: Table, name: str | Definition, card: str, level: str, stolen: int
) -> None:
    """1 more of a strike that requires it; of no other, and for nobody else."""
    mine = table.you.ready(name, blood=1)
    table.you.ready(COMPANION if name == ARDAN else ARDAN)
    table.you.holds(LEECH if card == "Leech" else card)
    table.prey.holds(DODGE)
    victim = table.prey.ready(made_vampire("Oak", capacity=9))
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(victim)
    table.you.plays(card, by=mine, **({"level": level} if level else {}))
    rest(table)
    assert table.blood(victim) == 9 - stolen


def test_ardan_steals_nothing_by_another_strike(table: Table) -> None:
    """A strike of Blood Sorcery that steals none."""
    ardan = table.you.ready(ARDAN, blood=1)
    table.you.ready(COMPANION)
    blow = paper("Blow", levels={"tha": strike(hand_strike())}, kind="combat")
    table.you.holds(blow)
    victim = table.prey.ready(made_vampire("Oak", capacity=9))
    table.you.acts(word="bleed", by=ardan)
    table.prey.blocks(victim)
    table.you.plays("Blow", by=ardan, level="tha")
    rest(table)
    assert (table.blood(victim), table.blood(ardan)) == (8, 0)


# -- Nedal ----------------------------------------------------------------------------------------

NEDAL = "Nedal, The Careless (G3)"


@pytest.mark.parametrize(("name", "cards"), [(NEDAL, 5), ("Ryan", 7)])
def test_nedal_waits_for_new_combat_cards(table: Table, name: str, cards: int) -> None:
    """Until your next unlock phase: two cards short; not those of others."""
    mine = table.you.ready(name)
    table.you.ready(NEDAL if name != NEDAL else COMPANION)
    victim = table.prey.ready(made_vampire("Oak", capacity=9))
    table.you.holds(MANEUVER, DODGE, *["Fame"] * 5)
    fight(table, mine, victim)
    table.you.plays(MANEUVER.name, by=mine)
    table.you.plays(DODGE.name, by=mine)
    rest(table)
    assert len(table.you.hand()) == cards
    table.until_turn_of(table.prey)
    assert len(table.you.hand()) == cards
    table.until_turn_of(table.you, "master")
    assert len(table.you.hand()) == 7


def test_nedals_other_cards_are_replaced(table: Table) -> None:
    """A modifier of his action is."""
    nedal = table.you.ready(NEDAL)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.holds(PAUSE, *["Fame"] * 6)
    table.you.acts(word="bleed", by=nedal)
    table.you.plays(PAUSE.name, by=nedal)
    rest(table)
    assert len(table.you.hand()) == 7


def test_a_card_of_nedals_that_waits_longer_does(table: Table) -> None:
    """What its own text puts off until your next discard phase is not drawn before that."""
    slow = made_up("Slow", modes=(strike(hand_strike(), replace="discard"),))
    nedal = table.you.ready(NEDAL)
    victim = table.prey.ready(made_vampire("Oak", capacity=9))
    table.you.holds(slow, *["Fame"] * 6)
    fight(table, nedal, victim)
    table.you.plays("Slow", by=nedal)
    rest(table)
    assert len(table.you.hand()) == 6
    table.until_turn_of(table.prey)
    assert len(table.you.hand()) == 7


def test_another_methuselahs_unlock_phase_is_none(table: Table) -> None:
    """Nedal blocks for the prey: she draws in her own, which is next."""
    acting = table.you.ready(replaced("Ryan", strength=0))
    table.you.ready(COMPANION)
    nedal = table.prey.ready(NEDAL)
    table.prey.holds(DODGE, *["Fame"] * 6)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(nedal)
    table.prey.plays(DODGE.name, by=nedal)
    rest(table)
    assert len(table.prey.hand()) == 6
    table.until_turn_of(table.prey, "master")
    assert len(table.prey.hand()) == 7
