"""Cards of the old sets, of many types."""

from __future__ import annotations

import pytest

from combat_talk import PRESS, fight, made_up, rest
from fight_talk import damage_to
from methuselah.language import combat_card
from scenes.rulings import action_card_replaced_first
from table_talk import Table

COMPANION = "Meaghan"
ANARCH = "Crow (G5)"
DODGE_LATE = made_up("Later", modes=(combat_card(at=("strikes_chosen",)),))
"""Something else to play after strikes are chosen."""

# -- The Framing ----------------------------------------------------------------------------------


def framed(table: Table) -> tuple[int, int, int, int]:
    """The Framing is announced: the card, its anarch, whom it names, and who will block."""
    anarch = table.you.ready(ANARCH)
    table.you.ready(COMPANION)
    victim = table.grand_prey.ready("Ryan")
    blocker = table.prey.ready("Nassir")
    framing = table.you.holds("The Framing")
    torpid = table.prey.torpor("Baixinho")
    table.you.acts("The Framing", by=anarch)
    assert {victim, blocker, anarch} <= table.you.choices()
    assert torpid not in table.you.choices()
    table.you.chooses(victim)
    return framing, anarch, victim, blocker


def test_the_framed_minion_fights_the_blocker(table: Table) -> None:
    """The action costs 2 blood; as the anarch is blocked, it is burned and another one fights."""
    framing, anarch, victim, blocker = framed(table)
    assert table.grand_prey.may("block", minion=victim)
    assert not table.prey.may("block", minion=blocker)
    table.nobody_reacts()
    assert table.blood(anarch) == 3
    assert table.where(framing) == "attached"

    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=anarch)
    table.prey.blocks(blocker)
    rest(table)
    assert (damage_to(table, victim), damage_to(table, blocker)) == (1, 1)
    assert damage_to(table, anarch) == 0
    assert table.where(framing) == "ash_heap"
    assert table.locked(blocker)
    assert not table.locked(victim)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize("where", ["torpor", "prey"])
def test_no_combat_where_the_framed_minion_cannot_fight(table: Table, where: str) -> None:
    """In torpor, or of the blocking Methuselah: the action ends, the card is burned."""
    anarch = table.you.ready(ANARCH)
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Nassir")
    victim = table.prey.ready("Ryan") if where == "prey" else table.grand_prey.torpor("Ryan")
    framing = table.you.in_play("The Framing", on=anarch, notes=(("framed", victim),))

    table.you.acts(word="bleed", by=anarch)
    table.prey.blocks(blocker)
    rest(table)
    assert [damage_to(table, one) for one in (anarch, victim, blocker)] == [0, 0, 0]
    assert table.where(framing) == "ash_heap"
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_the_framing_stays_while_its_anarch_is_not_blocked(table: Table) -> None:
    """Nor does a block of somebody else burn it; only an anarch plays it."""
    anarch = table.you.ready(ANARCH)
    other = table.you.ready("Baixinho")
    victim = table.grand_prey.ready("Ryan")
    blocker = table.prey.ready("Nassir")
    framing = table.you.in_play("The Framing", on=anarch, notes=(("framed", victim),))
    second = table.you.holds("The Framing")
    assert table.you.may("act", card=second, minion=anarch)
    assert not table.you.may("act", card=second, minion=other)

    table.you.acts(word="bleed", by=other)
    table.prey.blocks(blocker)
    rest(table)
    assert damage_to(table, other) == 1
    table.you.acts(word="bleed", by=anarch)
    rest(table)
    assert table.where(framing) == "attached"
    assert table.prey.pool() == 29


# -- Mantle of the Moon ---------------------------------------------------------------------------


@pytest.mark.ruling("Mantle of the Moon", 1)
def test_under_the_mantle_nobody_blocks(table: Table) -> None:
    """Played as the action is announced, before other modifiers; nobody may attempt a block."""
    mata = table.you.ready("Mata Hari (G4)")
    table.you.ready(COMPANION)
    mantle = table.you.holds("Mantle of the Moon", "Conditioning")[0]
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=mata)
    assert table.you.may("play", card=mantle)
    assert not table.you.may("play", card="Conditioning")
    table.you.plays(mantle, by=mata)
    assert not table.prey.may("block")
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.blood(mata) == 7 - 4
    assert table.where(mantle) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_mantle_comes_too_late_after_the_announcement(table: Table) -> None:
    """And only a Ravnos wears it, for the action only."""
    mata = table.you.ready("Mata Hari (G4)")
    ryan = table.you.ready("Ryan")
    table.you.holds("Mantle of the Moon", "Mantle of the Moon")
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=ryan)
    assert not table.you.may("play", card="Mantle of the Moon")
    table.nobody_reacts()
    table.you.acts(word="bleed", by=mata)
    table.you.passes()
    table.until("action")
    assert not table.you.may("play", card="Mantle of the Moon")


@pytest.mark.ruling("Mantle of the Moon", 2)
def test_the_action_card_is_replaced_before_the_mantle() -> None:
    """So the Mantle may be what was drawn for it."""
    action_card_replaced_first("Mantle of the Moon", by="Mata Hari (G4)")


# -- Manstopper Rounds ----------------------------------------------------------------------------

ROUNDS = "Manstopper Rounds"


def shooting(table: Table, arms: str = ".44 Magnum") -> tuple[int, int]:
    """A vampire strikes with a weapon; nothing has resolved yet."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nassir")
    gun = table.you.in_play(arms, on=mine)
    fight(table, mine, theirs)
    table.you.does("use", card=gun, level="strike")
    return mine, theirs


@pytest.mark.ruling(ROUNDS, 2)
@pytest.mark.ruling(ROUNDS, 1)
def test_rounds_add_a_damage_to_each_strike_of_the_gun(table: Table) -> None:
    """After strikes are chosen; for the combat, and once for the gun. It can be prevented."""
    one, two = table.you.holds(ROUNDS, ROUNDS)
    table.you.holds(PRESS)
    mine, theirs = shooting(table)

    table.until("strikes_chosen", table.you)
    table.you.plays(one, by=mine)
    assert not table.you.may("play", card=two)
    table.you.plays("A press", by=mine)
    assert damage_to(table, theirs) == 3
    table.you.does("use", card=".44 Magnum", level="strike")
    assert not table.you.may("play", card=two)
    rest(table)
    assert damage_to(table, theirs) == 6
    assert damage_to(table, mine) == 2
    assert table.where(one) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("arms", [None, "Ivory Bow"])
def test_rounds_are_for_a_gun_only(table: Table, arms: str | None) -> None:
    """Neither for the hands nor for a bow, though there is a gun."""
    table.you.holds(ROUNDS, DODGE_LATE)
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nassir")
    table.you.in_play(".44 Magnum", on=mine)
    bow = table.you.in_play("Ivory Bow", on=mine)
    fight(table, mine, theirs)
    if arms is None:
        table.you.does("hand strike")
    else:
        table.you.does("use", card=bow, level="strike")
    table.until("strikes_chosen", table.you)
    assert table.you.may("play", card="Later")
    assert not table.you.may("play", card=ROUNDS)


@pytest.mark.ruling(ROUNDS, 3)
def test_rounds_are_not_for_the_gun_of_an_opponent(table: Table) -> None:
    """Whoever strikes with it loads it."""
    table.prey.holds(ROUNDS, DODGE_LATE)
    mine, _ = shooting(table)
    assert mine >= 0
    table.until("strikes_chosen", table.prey)
    assert table.prey.may("play", card="Later")
    assert not table.prey.may("play", card=ROUNDS)


def test_no_ammo_for_a_zip_gun(table: Table) -> None:
    """Its text says so."""
    table.you.holds("Zip Gun", ROUNDS, DODGE_LATE)
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nassir")
    fight(table, mine, theirs)
    table.you.plays("Zip Gun", by=mine)
    table.you.does("use", card="Zip Gun", level="strike")
    table.until("strikes_chosen", table.you)
    assert table.you.may("play", card="Later")
    assert not table.you.may("play", card=ROUNDS)


# -- Summon Soul ----------------------------------------------------------------------------------


def test_inferior_summon_soul_gains_two_blood(table: Table) -> None:
    """At 1 stealth; up to the capacity; nobody else."""
    mario = table.you.ready("Nunzio Giovanni (G4)", blood=1)
    other = table.you.ready("Baixinho", blood=1)
    ryan = table.prey.ready("Ryan")
    table.you.holds("Summon Soul")

    assert not table.you.may("act", card="Summon Soul", minion=other)
    table.you.acts("Summon Soul", by=mario, level="nec")
    table.prey.blocks(ryan)
    rest(table)
    assert table.blood(mario) == 3
    assert table.blood(other) == 1
    assert not table.locked(ryan)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Summon Soul", 1)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_superior_summon_soul_shuffles_cards_back(table: Table, number: int) -> None:
    """Up to two library cards of your ash heap; the card itself is removed from the game."""
    rudolfo = table.you.ready("Rudolfo Giovanni (G2)")
    table.you.ready(COMPANION)
    heap = table.you.ash_heap("Fame", "Blood Doll", "Wash")
    dead = table.you.ash_heap("Ryan")
    theirs = table.prey.ash_heap("Fame")
    soul = table.you.holds("Summon Soul")

    table.you.acts("Summon Soul", by=rudolfo, level="NEC")
    table.until("choose", table.you)
    assert table.you.choices() == set(heap)
    for card in heap[:number]:
        table.you.chooses(card)
    if number < 2:
        table.you.passes()
    assert [table.where(card) for card in heap[:number]] == ["library"] * number
    assert [table.where(card) for card in heap[number:]] == ["ash_heap"] * (3 - number)
    assert [table.where(card) for card in (dead, theirs)] == ["ash_heap"] * 2
    assert table.where(soul) == "removed"
    assert table.waits_for(table.you)
