"""What it takes to block: potions, personalities, memories, corruption and anarchs in the way."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, bleeds, made_vampire
from combat_talk import COMBAT_ENDS, rest
from methuselah.pool import pool
from methuselah.rules.action.action import stealth
from table_talk import Table

CONCOCTION = "Concoction of Vitality"
FORCE = "Force of Personality"
RIFT = "Memory Rift"
BUENO = "Sergio Bueno (G6)"
LIBERTAS = "Libertas"


# -- Concoction of Vitality -----------------------------------------------------------------------


@pytest.mark.ruling("Concoction of Vitality", 1)
def test_a_concoction_keeps_vampires_from_blocking(table: Table) -> None:
    """Burned as Govern is announced; no card that requires a Discipline is played then."""
    acting = table.you.ready(made_vampire("Alchemist", "dom", "obf", capacity=6))
    table.you.ready(COMPANION)
    drink = table.you.in_play(CONCOCTION, on=acting)
    table.you.holds("Govern the Unaligned", "Conditioning", "Faceless Night", "Monkey Wrench")
    nassir = table.prey.ready("Nassir")
    taxi = table.prey.ready("City Star Taxi", blood=2)

    table.you.acts("Govern the Unaligned", by=acting, level="dom")
    table.you.uses(drink)
    assert table.where(drink) == "ash_heap"
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=nassir)
    table.prey.blocks(taxi)
    table.until("attempt", table.you)
    assert table.you.can_play("Monkey Wrench")
    assert not table.you.can_play("Conditioning")
    assert not table.you.can_play("Faceless Night")


def test_a_concoction_is_not_drunk_later_nor_by_an_ally(table: Table) -> None:
    """As the action is announced, by the vampire with it; another action has nothing of it."""
    ghoul = table.you.ready("Zombie", blood=2)
    drink = table.you.in_play(CONCOCTION, on=ghoul)
    other = table.you.ready("Ryan")
    table.prey.ready("Nassir")

    bleeds(table, ghoul)
    table.nobody_reacts()
    assert table.on(drink) == ghoul
    table.you.acts(word="bleed", by=other)
    table.nobody_reacts()

    assert table.on(drink) == ghoul


def test_a_concoction_is_equipped_by_an_action(table: Table) -> None:
    """An equip action at +1 stealth for 1 pool."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    drink = table.you.holds(CONCOCTION)

    table.you.acts(CONCOCTION, by=ryan)
    table.nobody_reacts()

    assert table.on(drink) == ryan
    assert table.you.pool() == 29


# -- Force of Personality -------------------------------------------------------------------------


@pytest.mark.ruling("Force of Personality", 1)
@pytest.mark.ruling("Force of Personality", 2)
def test_vampires_pay_to_face_a_personality_and_allies_do_not_dare(table: Table) -> None:
    """Zombies do. Drawn for the action card, and played before other modifiers."""
    acting = table.you.ready(made_vampire("Star", "PRE", capacity=6))
    table.you.ready(COMPANION)
    table.you.library(FORCE)
    table.you.holds("Intimidation", "Aire of Elation")
    nassir = table.prey.ready("Nassir", blood=2)
    poor = table.prey.ready("Lauren", blood=0)
    taxi = table.prey.ready("City Star Taxi")
    zombie = table.prey.ready("Zombie", blood=2)

    table.you.acts("Intimidation", by=acting, level="PRE")
    table.until("announced", table.you)
    assert not table.you.can_play("Aire of Elation")
    table.you.plays(FORCE, by=acting, level="PRE")
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=poor)
    assert not table.prey.may("block", minion=taxi)
    assert table.prey.may("block", minion=zombie)
    table.prey.blocks(nassir)

    assert table.blood(nassir) == 1


def test_inferior_force_of_personality_ends_combat(table: Table) -> None:
    """A strike."""
    acting = table.you.ready(made_vampire("Star", "pre", capacity=6))
    card = table.you.holds(FORCE)
    nassir = table.prey.ready("Nassir", blood=4)

    bleeds(table, acting)
    table.prey.blocks(nassir)
    table.you.plays(card, by=acting, level="pre")
    table.nobody_reacts()

    assert (table.blood(acting), table.blood(nassir)) == (5, 4)


# -- Memory Rift ----------------------------------------------------------------------------------


@pytest.mark.ruling("Memory Rift", 1)
@pytest.mark.ruling("Memory Rift", 2)
@pytest.mark.ruling("Memory Rift", 3)
@pytest.mark.parametrize(
    ("level", "forgets", "hides", "leaves"),
    [
        ("dem", True, False, False),
        ("obf", False, True, False),
        ("pre", False, False, True),
        ("dem_obf", True, True, False),
        ("dem_pre", True, False, True),
        ("obf_pre", False, True, True),
        ("dem_obf_pre", True, True, True),
    ],
)
def test_a_memory_rift_does_what_its_disciplines_do(
    table: Table, level: str, forgets: bool, hides: bool, leaves: bool
) -> None:
    """Any of three Disciplines, or several; announced with the action, drawn for its card."""
    acting = table.you.ready(made_vampire("Anarch", "dem", "obf", "pre", capacity=6), blood=6)
    table.you.ready(COMPANION)
    table.you.library(RIFT)
    table.you.holds("Intimidation", "Aire of Elation")
    nassir = table.prey.ready("Nassir", blood=4)
    other = table.prey.ready("Lauren", blood=3)

    table.you.acts("Intimidation", by=acting, level="pre")
    table.until("announced", table.you)
    assert not table.you.can_play("Aire of Elation")
    table.you.plays(RIFT, by=acting, level=level)
    if forgets:
        table.you.chooses(nassir)
    table.until("action", table.prey)

    assert table.prey.may("block", minion=nassir) is not forgets
    assert stealth(table.state, action_of(table)) == int(hides)
    table.prey.blocks(other)
    if not hides and leaves:
        table.you.does("given strike", minion=acting)
    rest(table)
    assert table.blood(other) == (2 if not hides and not leaves else 3)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "capacity", "listed"),
    [("Nassir", 5, True), ("Nassir", 4, False), ("Belinde", 4, True), ("Zombie", 5, False)],
)
def test_a_memory_rift_is_for_titled_or_younger_vampires(
    table: Table, name: str, capacity: int, listed: bool
) -> None:
    """Belinde is a prince, and older."""
    acting = table.you.ready(made_vampire("Anarch", "dem", capacity=capacity))
    table.you.holds(RIFT)
    there = table.prey.ready(name)
    table.prey.ready(made_vampire("Young", "aus", capacity=2))
    table.prey.ready(made_vampire("Youth", "aus", capacity=3))

    bleeds(table, acting)
    table.you.plays(RIFT, by=acting, level="dem")

    assert table.you.may("choose", target=there) is listed


# -- Sergio Bueno ---------------------------------------------------------------------------------


def test_the_corrupted_pay_blood_or_life_to_block_sergio(table: Table) -> None:
    """Your counters, not others'; allies pay life, and burn with the last of it."""
    sergio = table.you.ready(BUENO)
    other = table.you.ready("Ryan")
    nassir = table.prey.ready("Nassir", blood=2, corruption=((0, 1),))
    empty = table.prey.ready("Lauren", blood=0, corruption=((0, 1),))
    free = table.prey.ready("Wauneka", blood=1, corruption=((2, 1),))
    taxi = table.prey.ready("City Star Taxi", blood=1, corruption=((0, 2),))

    table.you.acts(word="bleed", by=other)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=empty)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=sergio)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=empty)
    table.prey.blocks(taxi)
    assert table.where(taxi) == "ash_heap"
    table.until("action", table.prey)
    assert table.prey.may("block", minion=free)
    table.prey.blocks(nassir)

    assert told(table, "burned blood", card=nassir, number=1) >= 1
    assert told(table, "attempts to block", card=taxi) == 0


@pytest.mark.ruling("Sergio Bueno (G6)", 1)
def test_sergio_is_dear_to_block_in_torpor_too(table: Table) -> None:
    """As he leaves torpor."""
    sergio = table.you.torpor(BUENO, blood=3)
    table.you.ready(COMPANION)
    empty = table.prey.ready("Lauren", blood=0, corruption=((0, 1),))
    nassir = table.prey.ready("Nassir", blood=1)

    table.you.acts(word="leave torpor", by=sergio)
    table.until("action", table.prey)

    assert table.prey.may("block", minion=nassir)
    assert not table.prey.may("block", minion=empty)


# -- Libertas -------------------------------------------------------------------------------------


def test_libertas_is_put_on_an_anarch(table: Table) -> None:
    """By a Methuselah with a ready Anarch; on anybody's Anarch, on no other vampire."""
    anarch = table.you.ready("Crow (G5)")
    theirs = table.prey.ready("Octane (G6)")
    other = table.prey.ready("Nassir")
    card = table.you.holds(LIBERTAS)
    table.begins("master")

    table.you.plays(card)
    assert table.you.may("choose", target=theirs)
    assert not table.you.may("choose", target=other)
    table.you.chooses(anarch)

    assert table.on(card) == anarch
    assert table.you.pool() == 29


def test_allies_cannot_block_an_anarch_with_libertas(table: Table) -> None:
    """Vampires can; another Anarch is blocked by allies."""
    crow = table.you.ready("Crow (G5)")
    other = table.you.ready("Octane (G6)")
    table.you.in_play(LIBERTAS, on=crow)
    taxi = table.prey.ready("City Star Taxi")
    nassir = table.prey.ready("Nassir")

    bleeds(table, crow)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=taxi)
    assert table.prey.may("block", minion=nassir)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=other)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=taxi)


@pytest.mark.parametrize(("blood", "usable"), [(2, True), (1, False)])
def test_dominate_is_dear_against_libertas(table: Table, blood: int, usable: bool) -> None:
    """A reaction that requires Dominate costs 2 blood while this Anarch is acting."""
    crow = table.you.ready("Crow (G5)")
    table.you.in_play(LIBERTAS, on=crow)
    table.you.ready(COMPANION)
    elder = table.prey.ready(made_vampire("Elder", "dom", "aus", capacity=8), blood=blood)
    card = table.prey.holds("Deflection")

    table.you.acts(word="bleed", by=crow)
    if usable:
        table.prey.plays(card, by=elder, level="dom")
        table.prey.chooses(seat=table.grand_prey)
        assert table.blood(elder) == 0
    else:
        table.nobody_reacts()
        assert table.where(card) == "hand"


def test_the_anarch_with_libertas_plays_dominate_and_presence_as_ever(table: Table) -> None:
    """Other minions pay, in combat with it too; cards of other Disciplines cost nothing more."""
    octane = table.you.ready("Octane (G6)", blood=6)
    table.you.in_play(LIBERTAS, on=octane)
    mine, _ = table.you.holds("Aire of Elation", COMBAT_ENDS)
    star = table.prey.ready(made_vampire("Star", "pre", capacity=6), blood=6)
    theirs = table.prey.holds(FORCE)

    bleeds(table, octane)
    table.you.plays(mine, by=octane, level="pre")
    assert table.blood(octane) == 5
    table.prey.blocks(star)
    table.prey.plays(theirs, by=star, level="pre")

    assert table.blood(star) == 4


@pytest.mark.ruling("Libertas", 1)
def test_an_action_card_costs_more_only_while_libertas_attempts_to_block(table: Table) -> None:
    """The attempt has failed when the action card is paid; a modifier during it costs more."""
    acting = table.you.ready(made_vampire("Star", "dom", "obf", capacity=6), blood=6)
    table.you.ready(COMPANION)
    table.you.holds("Govern the Unaligned", "Faceless Night", "Conditioning")
    crow = table.prey.ready("Crow (G5)")
    table.prey.in_play(LIBERTAS, on=crow)

    table.you.acts("Govern the Unaligned", by=acting, level="dom")
    table.prey.blocks(crow)
    table.you.plays("Conditioning", by=acting, level="dom")
    assert table.blood(acting) == 6 - 1 - (pool()["Conditioning"].blood_cost or 0)
    table.you.plays("Faceless Night", by=acting, level="obf")
    before = table.blood(acting)
    table.nobody_reacts()

    assert table.blood(acting) == before - 1
    assert table.waits_for(table.you)
