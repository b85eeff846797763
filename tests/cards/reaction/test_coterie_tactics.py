"""Coterie Tactics: two vampires of one sect attempt to block together."""

from __future__ import annotations

import pytest

from action_talk import action_of, told, trick
from block_talk import PAUSE
from combat_talk import rest
from fight_talk import replaced
from methuselah.language import add
from table_talk import Table

CARD = "Coterie Tactics"


def two(table: Table, one: int = 1, other: int = 1) -> tuple[int, int]:
    """Two vampires of your prey with Sport Bikes, each of which gives 1 intercept."""
    first, second = table.prey.ready("Ryan"), table.prey.ready("Lauren")
    for minion, bikes in ((first, one), (second, other)):
        for _ in range(bikes):
            table.prey.in_play("Sport Bike", on=minion)
    return first, second


@pytest.mark.parametrize(("bikes", "blocked"), [(1, True), (0, False)])
def test_their_intercept_is_added(table: Table, bikes: int, blocked: bool) -> None:
    """1 and 1 are enough for 2 stealth, 1 and 0 are not; both lock if they succeed."""
    acting = table.you.ready("Josef von Bauren (G4)", blood=2)  # +1 stealth
    first, second = two(table, 1, bikes)
    table.prey.holds(CARD)
    table.you.ready("Meaghan")

    table.you.acts(by=acting, word="hunt")  # +1 stealth
    table.prey.plays(CARD, by=first)
    table.until("choose" if blocked else "minion")
    if blocked:
        assert table.locked(first)
        assert table.locked(second)
        assert table.prey.choices() == {first, second}
        table.prey.chooses(second)
        rest(table)
        assert told(table, "combat", card=acting, other=second) == 1
    else:
        assert told(table, "blocks") == 0
        assert not table.locked(first)
        assert not table.locked(second)
        assert table.blood(acting) == 3


@pytest.mark.ruling("Coterie Tactics", 1)
@pytest.mark.parametrize("stays", ["first", "second"])
def test_who_ceases_to_block_has_blocked(table: Table, stays: str) -> None:
    """It may play Cats' Guidance. [LSJ 20090509]"""
    acting = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    first = table.prey.ready(replaced("Ryan", disciplines=("ani",)))
    second = table.prey.ready(replaced("Lauren", disciplines=("ani",)))
    table.prey.holds(CARD, "Cats' Guidance")
    chosen, other = (first, second) if stays == "first" else (second, first)

    table.you.acts(by=acting, word="bleed")
    table.prey.plays(CARD, by=first)
    table.prey.chooses(chosen)
    table.until("after_resolution", table.prey)
    assert told(table, "blocks", card=first) == told(table, "blocks", card=second) == 1
    assert table.prey.may("play", card="Cats' Guidance", minion=other)
    table.prey.plays("Cats' Guidance", by=other, level="ani")
    rest(table)

    assert not table.locked(other)
    assert table.locked(chosen)


@pytest.mark.ruling("Coterie Tactics", 2)
def test_the_second_may_join_an_attempt(table: Table) -> None:
    """Of a vampire that is attempting already. [ANK 20181122-2]"""
    acting = table.you.ready("Nassir", blood=2)
    table.you.ready("Meaghan")
    first, second = two(table, 0, 1)
    table.prey.holds(CARD)

    table.you.acts(by=acting, word="hunt")
    table.prey.blocks(first)
    assert not table.prey.may("play", card=CARD, minion=second)
    table.prey.plays(CARD, by=first)
    table.until("choose")

    assert table.prey.choices() == {first, second}


@pytest.mark.ruling("Coterie Tactics", 3)
def test_neither_may_be_kept_from_blocking(table: Table) -> None:
    """Nobody can block an unblockable action together. [LSJ 20010714-2]"""
    acting = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    first, second = two(table)
    table.prey.holds(CARD, PAUSE)
    table.you.holds(trick(add("unblockable"), at=("announced",), name="Free"))

    table.you.acts(by=acting, word="bleed")
    table.you.plays("Free", by=acting)
    rest(table)

    assert told(table, "played", card=CARD) == 0
    assert table.prey.hand().count(CARD) == 1
    assert not table.locked(first)
    assert not table.locked(second)


@pytest.mark.ruling("Coterie Tactics", 4)
def test_only_who_may_block_does(table: Table) -> None:
    """Prey, predator or target: your prey's prey cannot block a bleed. [ANK 20180623]"""
    acting = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    table.prey.ready("Sully")
    table.grand_prey.ready("Ryan")
    table.grand_prey.ready("Lauren")
    held = table.grand_prey.holds(CARD)

    table.you.acts(by=acting, word="bleed")
    table.until("action", table.prey)

    assert not table.grand_prey.may("play", card=held)


def test_the_other_is_a_ready_unlocked_vampire_of_the_same_sect(table: Table) -> None:
    """No locked one, none in torpor, of another sect or Methuselah, no ally."""
    acting = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    first = table.prey.ready("Ryan")
    one = table.prey.ready("Lauren")
    two_ = table.prey.ready("Belinde")
    table.prey.ready("Sully", locked=True)
    table.prey.ready("Brooke (G2)")
    table.prey.torpor("Wauneka")
    table.prey.ready("Vagabond Mystic")
    table.predator.ready("Trevon Parker")
    table.prey.holds(CARD)

    table.you.acts(by=acting, word="bleed")
    table.prey.plays(CARD, by=first)

    assert table.prey.choices() == {one, two_}


def test_without_a_second_it_is_not_played(table: Table) -> None:
    """A single vampire of its sect blocks alone; afterwards intercept is its own again."""
    acting = table.you.ready("Nassir", blood=2)
    table.you.ready("Meaghan")
    table.prey.ready("Ryan")
    table.prey.ready("Brooke (G2)")
    held = table.prey.holds(CARD)

    table.you.acts(by=acting, word="bleed")
    table.until("action", table.prey)

    assert not table.prey.may("play", card=held)
    assert action_of(table).partner == -1
