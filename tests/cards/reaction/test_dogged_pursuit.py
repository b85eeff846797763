"""Dogged Pursuit: a locked Ravnos blocks, or is locked again and may try harder later."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from table_talk import Table

DOGGED = "Dogged Pursuit"
RAVNOS = "Dhita Choudhair (G6)"  # ANI, capacity 5
YOUNG_RAVNOS = "Andrei Puxon (G2)"  # ani
STEALTH = "Lost in Crowds"
WAKE = "Wake with Evening's Freshness"


@pytest.mark.parametrize("level", ["ani", "ANI"])
def test_who_blocks_has_no_dogged_pursuit_left(table: Table, level: str) -> None:
    """It unlocks and blocks, for nothing; the card is in the ash heap at both levels."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    dhita = table.prey.ready(RAVNOS, locked=True)
    andrei = table.prey.ready(YOUNG_RAVNOS, locked=True)
    card = table.prey.holds(DOGGED)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(DOGGED, by=dhita, level=level)
    assert not table.locked(dhita)
    assert table.blood(dhita) == 5
    assert told(table, "attempts to block", card=dhita) == 1
    rest(table)

    assert table.prey.pool() == 30
    assert table.where(card) == "ash_heap"
    assert table.locked(dhita)
    assert table.locked(andrei)
    assert (table.blood(ryan), table.blood(dhita), table.blood(andrei)) == (3, 4, 5)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "place"), [("ani", "ash_heap"), ("ANI", "attached")])
def test_who_does_not_block_is_locked_after_the_action(
    table: Table, level: str, place: str
) -> None:
    """Stealth evades it; at superior the card is on it then."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE, STEALTH)
    dhita = table.prey.ready(RAVNOS, locked=True)
    free = table.prey.ready(YOUNG_RAVNOS)
    card = table.prey.holds(DOGGED)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(DOGGED, by=dhita, level=level)
    table.you.plays(STEALTH, by=ryan, level="obf")
    assert not table.over()
    assert not table.locked(dhita)  # not before the action is resolved
    rest(table)

    assert table.prey.pool() == 29
    assert table.locked(dhita)
    assert not table.locked(free)
    assert table.where(card) == place
    if place == "attached":
        assert table.on(card) == dhita
    assert table.blood(dhita) == 5
    assert table.waits_for(table.you)


@pytest.mark.parametrize("awake", [False, True])
def test_the_card_is_burned_for_intercept(table: Table, awake: bool) -> None:
    """Only once it is needed; by an unlocked bearer, or by one that is awake."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(STEALTH)
    dhita = table.prey.ready(RAVNOS, locked=awake)
    card = table.prey.in_play(DOGGED, on=dhita, level="ANI")
    if awake:
        table.prey.holds(WAKE)

    table.you.acts(word="bleed", by=ryan)
    if awake:
        table.prey.plays(WAKE, by=dhita)
    table.prey.blocks(dhita)
    assert not table.prey.may("use", card=card)
    table.you.plays(STEALTH, by=ryan, level="obf")
    assert table.prey.may("use", card=card)
    table.prey.uses(card)
    rest(table)

    assert table.where(card) == "ash_heap"
    assert table.prey.pool() == 30
    assert told(table, "blocks", card=dhita) == 1
    assert (table.blood(ryan), table.blood(dhita)) == (3, 4)
    assert table.waits_for(table.you)


def test_the_intercept_is_that_of_the_bearer(table: Table) -> None:
    """While another vampire of hers attempts to block it cannot be burned."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(STEALTH, PAUSE)
    dhita = table.prey.ready(RAVNOS)
    andrei = table.prey.ready(YOUNG_RAVNOS)
    card = table.prey.in_play(DOGGED, on=dhita, level="ANI")

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(andrei)
    table.you.plays(STEALTH, by=ryan, level="obf")
    assert not table.over()
    assert not table.prey.may("use", card=card)
    rest(table)

    assert table.on(card) == dhita
    assert table.prey.pool() == 29


def test_a_second_one_does_not_stay(table: Table) -> None:
    """Played at superior by who has one: it is locked again, and has the first one still."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(STEALTH)
    dhita = table.prey.ready(RAVNOS, locked=True)
    first = table.prey.in_play(DOGGED, on=dhita, level="ANI")
    second = table.prey.holds(DOGGED)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(second, by=dhita, level="ANI")
    table.you.plays(STEALTH, by=ryan, level="obf")
    rest(table)

    assert table.on(first) == dhita
    assert table.where(second) == "ash_heap"
    assert table.locked(dhita)
    assert table.prey.pool() == 29


@pytest.mark.parametrize(
    ("parts", "locked", "may"),
    [
        ({}, True, {"ani", "ANI"}),
        ({"disciplines": ("ani",)}, True, {"ani"}),
        ({"disciplines": ("aus", "CHI")}, True, set()),
        ({"clans": ("Gangrel",)}, True, set()),
        ({}, False, set()),
    ],
)
def test_dogged_are_locked_ravnos(
    table: Table, parts: dict[str, tuple[str, ...]], locked: bool, may: set[str]
) -> None:
    """With Animalism; not of another clan, not unlocked."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    dhita = table.prey.ready(replaced(RAVNOS, **parts), locked=locked)
    table.prey.holds(DOGGED)

    table.you.acts(word="bleed", by=ryan)
    table.until("action")
    assert {x for x in ("ani", "ANI") if table.prey.can_play(DOGGED, by=dhita, level=x)} == may


@pytest.mark.parametrize(
    ("seat", "word", "may"),
    [
        ("prey", "bleed", True),
        ("predator", "bleed", False),
        ("predator", "hunt", True),
        ("grand_prey", "hunt", False),
    ],
)
def test_dogged_are_those_who_may_block(table: Table, seat: str, word: str, may: bool) -> None:
    """The target of a bleed; prey and predator in a hunt."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    who = getattr(table, seat)
    dhita = who.ready(RAVNOS, locked=True)
    who.holds(DOGGED)

    table.you.acts(word=word, by=ryan)
    offered = False
    while not table.over():
        offered = offered or who.can_play(DOGGED, by=dhita, level="ani")
        table.pass_on()
    assert offered == may
    assert table.locked(dhita)
