"""Corrupt Construction: made of the dead, and falling apart."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import action, ash_heap, brings_into_play, is_named, yours
from scenes.actions import comes_into_play
from table_talk import Table

NAME = "Corrupt Construction"
SHAPER = "America Johnson"


def made(table: Table, level: str, *, by: object = None) -> int:
    """It comes; somebody may be asked what it eats."""
    mine = table.you.ready(by or made_vampire("Shaper", "VIC", capacity=6))
    table.you.ready(COMPANION)
    card = table.you.holds(NAME)
    table.you.acts(NAME, by=mine, level=level)
    while not table.you.choices() and not table.over():
        table.pass_on()
    return int(card)


@pytest.mark.parametrize(("level", "life"), [("vic", 1), ("VIC", 2)])
def test_it_comes_with_the_life_of_its_level(table: Table, level: str, life: int) -> None:
    """1, or 2, for 1 pool, where it eats nothing."""
    comes_into_play(NAME, by=SHAPER, level="vic")
    card = made(table, level)
    assert table.where(card) == "ready"
    assert table.blood(card) == life
    assert table.you.pool() == 29


def test_who_makes_it(table: Table) -> None:
    """Each level requires that of Vicissitude."""
    low, other = table.you.ready(SHAPER), table.you.ready("Ryan")
    table.you.holds(NAME)
    assert table.you.can_play(NAME, by=low, level="vic")
    assert not table.you.can_play(NAME, by=low, level="VIC")
    assert not table.you.can_play(NAME, by=other)


@pytest.mark.rules_text("003 Corrupt Construction 1")
@pytest.mark.parametrize("number", [0, 1, 4])
def test_it_eats_the_dead_of_your_ash_heap_and_hand(table: Table, number: int) -> None:
    """Allies, retainers and vampires, of yours, as many as one likes; what was in hand is drawn.

    Its own card has been replaced by then, so that what was drawn for it can be eaten.
    """
    drawn = table.you.library("Raven Spy")
    heap = [table.you.ash_heap(n) for n in ("Underbridge Stray", "Murder of Crows", "Nassir")]
    table.you.ash_heap("Fame", ".44 Magnum")
    table.prey.ash_heap("Nik Sikko", "Underbridge Stray")
    table.prey.holds("Vagabond Mystic")
    table.you.uncontrolled("Muse")
    held = table.you.holds("Vagabond Mystic")
    table.you.holds("Blur")
    card = made(table, "vic")
    assert table.you.choices() == {*heap, held, drawn}
    eaten = (held, *heap)[:number]
    for one in eaten:
        table.you.chooses(one)
    table.you.does("done")
    assert table.blood(card) == 1 + number
    assert all(table.where(one) == "removed" for one in eaten)
    assert table.where(drawn) == "hand"
    rest(table)
    assert len(table.you.hand()) == 7  # drawn up


@pytest.mark.parametrize("life", [2, 3])
def test_its_strength_is_its_life(table: Table, life: int) -> None:
    """As a blocker, so many damage."""
    acting = table.you.ready(made_vampire("Wall", capacity=10))
    theirs = table.prey.ready(NAME, blood=life)
    fight(table, acting, theirs)
    rest(table)
    assert damage_to(table, acting) == life
    assert table.blood(theirs) == life - 1


@pytest.mark.parametrize(("life", "left"), [(1, None), (3, 2)])
def test_it_falls_apart(table: Table, life: int, left: int | None) -> None:
    """1 life in your unlock phase, not in those of others."""
    mine = table.you.ready(NAME, blood=life)
    theirs = table.prey.ready(NAME, blood=5)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.gives_edge(table.you)
    table.begins("unlock")
    table.until("minion", table.you)
    assert table.where(mine) == ("ash_heap" if left is None else "ready")
    if left is not None:
        assert table.blood(mine) == left
    assert table.blood(theirs) == 5


@pytest.mark.ruling(NAME, 2)
def test_it_eats_however_it_comes_into_play(table: Table) -> None:
    """Brought from an ash heap by an effect."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    card = table.you.ash_heap(NAME)
    food, other = table.you.ash_heap("Nassir"), table.you.ash_heap("Muse")
    table.you.holds(paper("Raise", action(brings_into_play(ash_heap(yours, is_named(NAME))))))
    table.you.acts("Raise", by=mine)
    while not table.you.choices():
        table.pass_on()
    table.you.chooses(food)
    table.you.does("done")
    rest(table)
    assert (table.where(card), table.blood(card)) == ("ready", 2)
    assert table.where(other) == "ash_heap"
