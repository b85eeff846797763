"""Gotsdam, who is tired of fights; Phillipe Rigaud, who must diablerize; Phagian, who teaches."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, UNLOCKER, made_vampire
from combat_talk import DODGE, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import action, environmental_damage, gain_pool, is_named, on, static
from scenes.rulings import black_hand_is_no_title
from table_talk import Table

# -- Gotsdam --------------------------------------------------------------------------------------

GOTSDAM = "Gotsdam, The Tired Warrior (G4)"
CLAWS = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")


@pytest.mark.parametrize("acting", [True, False])
def test_gotsdam_walks_out_of_a_fight(table: Table, acting: bool) -> None:
    """For 1 blood, as his strike."""
    gotsdam = (table.you if acting else table.prey).ready(GOTSDAM, blood=1)
    theirs = (table.prey if acting else table.you).ready("Ryan")
    his = table.you if acting else table.prey
    his.holds(DODGE)
    fight(table, *((gotsdam, theirs) if acting else (theirs, gotsdam)))
    his.uses(gotsdam, level="strike")
    rest(table)
    assert table.blood(gotsdam) == 0
    assert (damage_to(table, gotsdam), damage_to(table, theirs)) == (0, 0)


def test_gotsdam_without_blood_stays(table: Table) -> None:
    """The price is 1 blood."""
    mine = table.you.ready("Ryan")
    gotsdam = table.prey.ready(GOTSDAM, blood=0)
    table.prey.holds(DODGE)
    fight(table, mine, gotsdam)
    table.until("strike", table.prey)
    assert not table.prey.may("use", card=gotsdam)


@pytest.mark.parametrize(("name", "where"), [(GOTSDAM, "ready"), ("Octane", "torpor")])
def test_gotsdam_is_clawed_like_anybody_struck(table: Table, name: str, where: str) -> None:
    """Aggravated damage is normal damage to him; a friend beside him has none of it."""
    mine = table.you.ready("Ryan")
    table.you.in_play(CLAWS, on=mine)
    theirs = table.prey.ready(name)
    if name != GOTSDAM:
        table.prey.ready(GOTSDAM)
    full = table.blood(theirs)
    fight(table, mine, theirs)
    rest(table)
    assert table.where(theirs) == where
    assert table.blood(theirs) == full - (name == GOTSDAM)


@pytest.mark.parametrize("seat", ["prey", "grand_prey"])
def test_gotsdam_burns_outside_of_combat(table: Table, seat: str) -> None:
    """Aggravated damage by an action sends him to torpor."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    gotsdam = getattr(table, seat).ready(GOTSDAM)
    fire = environmental_damage(1, on(is_named("Gotsdam, The Tired Warrior")), aggravated=True)
    table.you.holds(paper("Burn", action(fire, stealth=1)))
    table.you.acts("Burn", by=mine)
    rest(table)
    assert damage_to(table, gotsdam, aggravated=True) == 1
    assert table.where(gotsdam) == "torpor"


# -- Phillipe Rigaud ------------------------------------------------------------------------------

PHILLIPE = "Phillipe Rigaud (G4)"
ELDER, EQUAL = made_vampire("Elder", capacity=8), made_vampire("Equal", capacity=7)
BARRED = paper("Vow", static("cannot diablerize"), kind="equipment")


@pytest.mark.parametrize(("kind", "may"), [("bleed", True), ("hunt", False)])
def test_phillipe_blocks_what_is_directed(table: Table, kind: str, may: bool) -> None:
    """No undirected actions."""
    mine = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    phillipe, friend = table.prey.ready(PHILLIPE), table.prey.ready("Nassir")
    table.you.acts(word=kind, by=mine)
    assert table.prey.may("block", minion=friend)
    assert table.prey.may("block", minion=phillipe) is may


@pytest.mark.rules_text("003 Philippe Rigaud 1")
@pytest.mark.parametrize(
    ("victim", "seat", "region", "must"),
    [
        (ELDER, "prey", "torpor", True),
        (ELDER, "grand_prey", "torpor", True),
        (ELDER, "you", "torpor", True),
        (ELDER, "prey", "ready", False),
        (EQUAL, "prey", "torpor", False),
    ],
)
def test_phillipe_must_diablerize_the_old(
    table: Table, victim: object, seat: str, region: str, must: bool
) -> None:
    """An older vampire in torpor, whoever controls it: he may do nothing else, nor others first."""
    phillipe, friend = table.you.ready(PHILLIPE), table.you.ready("Ryan")
    fallen = getattr(table, seat).puts(victim, region)
    table.grand_predator.torpor(EQUAL)  # younger or as old: another one for whom to choose
    table.begins()
    assert table.you.may("act", minion=phillipe, word="bleed") is not must
    assert table.you.may("act", minion=friend, word="bleed") is not must
    if must:
        assert table.you.may("act", minion=phillipe, word="diablerie")
        table.you.acts(word="diablerie", by=phillipe, target=fallen)
        rest(table)
        assert table.where(fallen) == "ash_heap"


@pytest.mark.ruling(PHILLIPE, 1)
@pytest.mark.parametrize("who", ["he", "the victim"])
def test_phillipe_is_free_where_he_cannot(table: Table, who: str) -> None:
    """An effect that keeps him from it leaves him every other action."""
    phillipe = table.you.ready(PHILLIPE)
    table.you.ready("Ryan")
    fallen = table.prey.torpor(ELDER)
    table.prey.torpor(EQUAL)
    if who == "he":
        table.you.in_play(BARRED, on=phillipe)
    else:
        safe = paper("Charm", static("cannot be diablerized"), kind="equipment")
        table.prey.in_play(safe, on=fallen)
    table.begins()
    assert table.you.may("act", minion=phillipe, word="bleed")
    assert not table.you.may("act", minion=phillipe, word="diablerie", target=fallen)


@pytest.mark.ruling(PHILLIPE, 2)
def test_phillipe_must_again(table: Table) -> None:
    """Unlocked, as long as another old one lies there; he survives the first blood hunt."""
    phillipe = table.you.ready(PHILLIPE)
    table.you.ready("Ryan")
    table.you.in_play(UNLOCKER)
    first = table.prey.torpor(ELDER)
    second = table.grand_prey.torpor(made_vampire("Ancient", capacity=10))
    table.grand_prey.torpor(made_vampire("Old", capacity=9))
    table.you.acts(word="diablerie", by=phillipe, target=first)
    rest(table)
    assert table.where(phillipe) == "ready"
    table.you.uses("Unlocker")
    assert not table.you.may("act", minion=phillipe, word="bleed")
    table.you.acts(word="diablerie", by=phillipe, target=second)
    rest(table)
    assert table.where(second) == "ash_heap"


def test_phillipe_hunts_first(table: Table) -> None:
    """Without blood he must hunt, and is not stuck between two duties."""
    phillipe = table.you.ready(PHILLIPE, blood=0)
    table.you.ready("Ryan")
    table.prey.torpor(ELDER)
    table.prey.ready("Nassir")
    table.begins()
    table.prey.passes()
    rest(table)
    assert table.blood(phillipe) == 1  # with his only option, which was taken at once


@pytest.mark.ruling(PHILLIPE, 3)
def test_phillipe_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(PHILLIPE)


# -- Phagian --------------------------------------------------------------------------------------

PHAGIAN = "Phagian (G4)"
RITE = paper(
    "Rite",
    levels={"nec": action(gain_pool(1), stealth=1), "NEC": action(gain_pool(2), stealth=1)},
    disciplines=("nec",),
    blood_cost=1,
)


@pytest.mark.parametrize(
    ("name", "nec", "superior", "paid"),
    [
        ("Octane", True, False, 2),
        ("Domenic Giovanni (G6)", True, False, 1),
        (made_vampire("Priest", "NEC"), True, True, 1),
        ("Vagabond Mystic", False, False, 0),
    ],
)
def test_phagian_teaches_necromancy_at_a_price(
    table: Table, name: object, nec: bool, superior: bool, paid: int
) -> None:
    """The basic level, for 1 blood more; who has it pays no more; vampires only."""
    table.you.ready(PHAGIAN)
    mine = table.you.ready(name)  # type: ignore[arg-type]
    table.you.holds(RITE)
    full = table.blood(mine)
    assert table.you.can_play("Rite", by=mine, level="nec") is nec
    assert table.you.can_play("Rite", by=mine, level="NEC") is superior
    if nec:
        table.you.acts("Rite", by=mine, level="nec")
        rest(table)
        assert table.blood(mine) == full - paid
        assert table.you.pool() == 31


@pytest.mark.parametrize(
    ("seat", "region", "may"), [("you", "torpor", True), ("prey", "ready", False)]
)
def test_whom_phagian_teaches(table: Table, seat: str, region: str, may: bool) -> None:
    """Vampires of his controller; he need not be ready."""
    getattr(table, seat).puts(PHAGIAN, region)
    mine = table.you.ready("Octane")
    table.you.holds(RITE, paper("Deed", action(gain_pool(1), stealth=1), blood_cost=1))
    assert table.you.can_play("Rite", by=mine, level="nec") is may
    full = table.blood(mine)
    table.you.acts("Deed", by=mine)
    rest(table)
    assert table.blood(mine) == full - 1  # what requires nothing costs no more


def test_phagian_taxes_nobody_elses_rites(table: Table) -> None:
    """Ian Forestal of your prey learns by himself, and pays what the card says."""
    table.you.ready(PHAGIAN)
    ian = table.prey.ready("Ian Forestal (G2)")
    table.prey.ready(COMPANION)
    table.prey.holds(RITE)
    full = table.blood(ian)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Rite", by=ian, level="nec")
    rest(table)
    assert table.blood(ian) == full - 1
