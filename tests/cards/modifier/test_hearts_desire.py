"""Heart's Desire: a bleed grows, and an ally or a younger vampire blocks no more."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import PAUSE, bleeds, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Definition
from table_talk import Table

DESIRE = "Heart's Desire"
INFERIOR = made_vampire("Dreamer", "aus", "chi", capacity=6)
SUPERIOR = made_vampire("Dreamer", "AUS", "CHI", capacity=6)
THUG = paper("Thug", kind="ally", life=3, strength=1, bleed=1)
LEVELS = pytest.mark.parametrize(
    ("dreamer", "level", "left"), [(INFERIOR, "aus_chi", 28), (SUPERIOR, "AUS_CHI", 27)]
)


@LEVELS
def test_a_desire_is_a_bleed(table: Table, dreamer: Definition, level: str, left: int) -> None:
    """+1 or +2 for a blood, for this action only."""
    acting = table.you.ready(dreamer, blood=4)
    third = table.you.ready("Dirk (G4)")
    card = table.you.holds(DESIRE)
    ryan = table.prey.ready("Ryan")

    bleeds(table, acting)
    assert not table.you.can_play(card, by=third)
    table.you.plays(card, by=acting, level=level)
    assert table.blood(acting) == 3
    table.nobody_reacts()
    assert table.prey.pool() == left
    assert table.where(card) == "ash_heap"
    assert not table.locked(ryan)
    assert table.waits_for(table.you)

    table.you.acts(word="bleed", by=third)
    table.nobody_reacts()
    assert table.prey.pool() == left - 1


@LEVELS
@pytest.mark.parametrize(
    ("blocker", "fails"),
    [
        (made_vampire("Younger", capacity=5), True),
        (made_vampire("Peer", capacity=6), False),
        (made_vampire("Elder", capacity=7), False),
        (THUG, True),
    ],
)
def test_a_desire_during_an_attempt(
    table: Table, dreamer: Definition, level: str, left: int, blocker: Definition, fails: bool
) -> None:
    """An ally or a younger vampire cannot try again, others of theirs can; the bleed is more."""
    acting = table.you.ready(dreamer, blood=4)
    table.you.holds(DESIRE)
    theirs = table.prey.ready(blocker)
    second = table.prey.ready("Nassir")

    bleeds(table, acting)
    table.prey.blocks(theirs)
    table.you.plays(DESIRE, by=acting, level=level)
    if fails:
        assert table.blood(acting) == 3
        table.until("action", table.prey)
        assert not table.prey.may("block", minion=theirs)
        assert table.prey.may("block", minion=second)
        table.nobody_reacts()
        assert table.prey.pool() == left
        assert not table.locked(theirs)
    else:
        rest(table)
        assert table.prey.pool() == 30
        assert told(table, "combat", card=acting, other=theirs) == 1
        assert table.blood(acting) == 2  # the cost, and hands
    assert table.waits_for(table.you)


def test_a_desire_before_the_attempt(table: Table) -> None:
    """Only who is attempting fails: a younger vampire may block afterwards."""
    acting = table.you.ready(INFERIOR, blood=4)
    table.you.holds(DESIRE)
    ryan = table.prey.ready("Ryan")

    bleeds(table, acting)
    table.you.plays(DESIRE, by=acting, level="aus_chi")
    table.prey.blocks(ryan)
    rest(table)
    assert table.prey.pool() == 30
    assert told(table, "combat", card=acting, other=ryan) == 1
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("codes", "inferior", "superior"),
    [
        (("aus", "chi"), True, False),
        (("AUS", "chi"), True, False),
        (("AUS", "CHI"), True, True),
        (("AUS",), False, False),
        (("CHI",), False, False),
    ],
)
def test_both_disciplines_are_required(
    table: Table, codes: tuple[str, ...], inferior: bool, superior: bool
) -> None:
    """At both levels."""
    acting = table.you.ready(made_vampire("Dreamer", *codes, capacity=6))
    card, _ = table.you.holds(DESIRE, PAUSE)

    bleeds(table, acting)
    table.until("action", table.you)
    assert table.you.can_play(card, by=acting, level="aus_chi") == inferior
    assert table.you.can_play(card, by=acting, level="AUS_CHI") == superior


def test_no_desire_in_a_hunt(table: Table) -> None:
    """Only during a bleed."""
    acting = table.you.ready(SUPERIOR, blood=4)
    table.you.ready("Meaghan")
    table.you.holds(DESIRE, PAUSE)
    table.prey.ready("Ryan")

    table.you.acts(word="hunt", by=acting)
    table.until("action", table.you)
    assert table.you.can_play("Pause", by=acting)
    assert not table.you.can_play(DESIRE, by=acting)


def test_a_desire_is_limited(table: Table) -> None:
    """A second one cannot be played."""
    acting = table.you.ready(SUPERIOR, blood=4)
    first, second, _ = table.you.holds(DESIRE, DESIRE, PAUSE)
    table.prey.ready("Ryan")

    bleeds(table, acting)
    table.you.plays(first, by=acting, level="AUS_CHI")
    table.until("action", table.you)
    assert table.you.can_play("Pause", by=acting)
    assert not table.you.can_play(second, by=acting)
