"""Minions with more or less intercept: Abbot, Ponticulus, Christine Boscacci; a labyrinth."""

from __future__ import annotations

import pytest

from action_talk import action_of, trick
from block_talk import COMPANION, PAUSE, made_vampire
from methuselah.language import BLOCKER, environmental_damage
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from table_talk import Table

ABBOT = "Abbot"
PONTICULUS = "Ponticulus"
LABYRINTH = "Forgotten Labyrinth"
CHRISTINE = "Christine Boscacci (G2)"


# -- Abbot, Ponticulus, Christine Boscacci, Forgotten Labyrinth -----------------------------------


def test_an_abbot_is_appointed_and_unlocks(table: Table) -> None:
    """A Sabbat vampire, once; +1 stealth; it has no intercept in undirected actions."""
    sabbat = table.you.ready("Skulk (G5)")
    other = table.you.ready("Ryan")
    first, second, _ = table.you.holds(ABBOT, ABBOT, PAUSE)

    table.you.acts(first, by=sabbat)
    assert stealth(table.state, action_of(table)) == 1
    assert not table.you.may("act", minion=other)
    table.nobody_reacts()

    assert table.on(first) == sabbat
    assert not table.locked(sabbat)
    assert table.you.may("act", minion=sabbat, word="bleed")
    assert not table.you.can_play(second, by=sabbat)
    assert not table.you.can_play(second, by=other)


@pytest.mark.ruling("Abbot", 1)
@pytest.mark.parametrize("kind", ["bleed", "card", "other", "hunt"])
def test_an_abbot_guards_what_is_his_methuselahs(table: Table, kind: str) -> None:
    """Actions directed at her or at cards she controls; not at others, nor undirected ones."""
    abbot = table.prey.ready("Skulk (G5)")
    table.prey.in_play(ABBOT, on=abbot)
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    rush = table.prey.in_play("Haven Uncovered", on=abbot)
    theirs = table.predator.ready("Nassir")
    away = table.predator.in_play("Haven Uncovered", on=theirs)

    if kind in ("bleed", "hunt"):
        table.you.acts(word=kind, by=ryan)
    else:
        table.you.acts(rush if kind == "card" else away, by=ryan)
    table.until("action")

    assert intercept(table.state, abbot) == (1 if kind in ("bleed", "card") else 0)


def test_ponticulus_watches_and_warns_tremere(table: Table) -> None:
    """+1 intercept in actions directed at you; he locks for any Tremere that attempts."""
    ryan = table.you.ready("Ryan", blood=2)
    other = table.you.ready(made_vampire("Sneak", "obf"))
    table.you.holds(PAUSE)
    guide = table.prey.ready(PONTICULUS)
    tremere = table.prey.ready("Almiro Suarez (G3)")
    plain = table.prey.ready(made_vampire("Gangrel", "pro"))

    table.you.acts(word="bleed", by=other)
    table.until("action", table.prey)
    assert intercept(table.state, guide) == 1
    table.nobody_reacts()
    table.you.acts(word="hunt", by=ryan)
    table.until("action", table.prey)
    assert intercept(table.state, guide) == 0
    table.prey.blocks(plain)
    table.until("attempt", table.you)
    assert not table.prey.may("use", card=guide)
    table.until("action", table.prey)
    table.prey.blocks(tremere)
    table.prey.uses(guide)
    assert intercept(table.state, tremere) == 1
    assert table.locked(guide)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.locked(tremere)
    assert not table.locked(plain)


@pytest.mark.ruling("Ponticulus", 1)
def test_ponticulus_is_immune_to_plain_damage(table: Table) -> None:
    """Hand strikes and unpreventable damage outside of combat do nothing."""
    acting = table.you.ready(made_vampire("Arishat", "DAI", capacity=6))
    fighter = table.you.ready("Ryan")
    table.you.holds("Psychomachia")
    table.you.ready(COMPANION)
    guide = table.prey.ready(PONTICULUS)

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(guide)
    table.you.plays("Psychomachia", by=acting, level="DAI")
    table.nobody_reacts()
    assert table.blood(guide) == 1
    table.you.acts(word="bleed", by=fighter)
    table.prey.blocks(guide)
    table.nobody_reacts()
    assert table.blood(guide) == 1


def test_aggravated_damage_burns_ponticulus(table: Table) -> None:
    """He has 1 life, and is immune to other damage only."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    sun = trick(environmental_damage(1, BLOCKER, aggravated=True), at=("blocked",))
    card = table.you.holds(sun)
    guide = table.prey.ready(PONTICULUS)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(guide)
    table.you.plays(card, by=ryan)
    table.nobody_reacts()

    assert table.where(guide) == "ash_heap"
    assert table.waits_for(table.you)


def test_ponticulus_neither_acts_nor_bears_equipment(table: Table) -> None:
    """Nothing is offered to him; the equipment is not his to have."""
    guide = table.you.ready(PONTICULUS)
    ryan = table.you.ready("Ryan")
    table.you.in_play("Sport Bike", on=ryan)
    table.you.holds("Kevlar Vest")
    table.begins()

    table.until("minion", table.you)
    assert not table.you.may(("act", "use action"), minion=guide)
    assert table.you.can_play("Kevlar Vest", by=ryan)


@pytest.mark.parametrize(("word", "amount"), [("bleed", -1), ("hunt", 0)])
def test_christine_misses_bleeds(table: Table, word: str, amount: int) -> None:
    """-1 intercept during bleed actions only."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    christine = table.prey.ready(CHRISTINE)

    table.you.acts(word=word, by=ryan)
    table.until("action")

    assert intercept(table.state, christine) == amount


@pytest.mark.parametrize(("level", "amount"), [("obf", 2), ("OBF", 3)])
def test_a_labyrinth_is_forgotten_in_any_action_but_a_bleed(
    table: Table, level: str, amount: int
) -> None:
    """+2 or +3 stealth when it is needed."""
    acting = table.you.ready(made_vampire("Sneak", "OBF"), blood=2)
    other = table.you.ready(made_vampire("Bleeder", "OBF"))
    card, _ = table.you.holds(LABYRINTH, PAUSE)
    first = table.prey.ready("Nassir")
    spy = table.prey.ready("Lauren")
    table.prey.in_play("Raven Spy", on=spy, level="ani", blood=1)

    table.you.acts(word="bleed", by=other)
    table.prey.blocks(first)
    table.until("attempt", table.you)
    assert not table.you.can_play(card)
    table.nobody_reacts()
    table.nobody_reacts()
    table.you.acts(word="hunt", by=acting)
    table.until("action", table.you)
    assert not table.you.can_play(card)
    table.prey.blocks(spy)
    table.you.plays(card, by=acting, level=level)

    assert stealth(table.state, action_of(table)) == 1 + amount
