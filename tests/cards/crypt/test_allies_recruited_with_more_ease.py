"""Sutekh gains by mummies and moves blood; Jibade recruits, employs and embraces in hiding."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from combat_talk import rest
from made_up import paper, thing
from methuselah.engine.definitions import Definition
from methuselah.language import (
    ACTING,
    action,
    becomes_vampire,
    burn_blood,
    employs,
    equips,
    gain_pool,
    recruits,
    use,
)
from methuselah.rules.action.action import stealth
from scenes.rulings import keeps_votes_in_any_sect
from table_talk import Table

SUTEKH = "Sutekh, The Dark God (G2)"
JIBADE = "Jibade el-Bahrawi (G4)"


def mummy(**face: Any) -> Definition:
    """An ally that is one, or something else."""
    parts = {"life": 2, "strength": 1, "bleed": 1, "keywords": frozenset({"mummy"}), **face}
    return paper("Wrapped", recruits(), **parts)


# -- Sutekh ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("region", ["ready", "torpor"])
@pytest.mark.parametrize(
    ("seat", "card", "gained"),
    [
        ("you", mummy(), 1),
        ("prey", mummy(), 1),
        ("you", mummy(keywords=frozenset({"zombie"})), 0),
        ("you", paper("Wrapped", employs(), life=1, keywords=frozenset({"mummy"})), 0),
    ],
)
def test_sutekh_gains_as_a_mummy_is_recruited(
    table: Table, seat: str, card: Definition, gained: int, region: str
) -> None:
    """1 pool after a successful action to recruit one, anybody's, wherever he is; once."""
    sutekh = getattr(table, seat).puts(SUTEKH, region)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(card)
    table.you.acts("Wrapped", by=mine)
    uses = 0
    while not table.over():
        if getattr(table, seat).may("use", card=sutekh):
            getattr(table, seat).uses(sutekh)
            uses += 1
        else:
            table.pass_on()
    assert uses == gained
    assert getattr(table, seat).pool() == 30 + gained
    assert table.waits_for(table.you)


def test_sutekh_gains_nothing_by_a_failure(table: Table) -> None:
    """The action was blocked."""
    sutekh, mine = table.you.ready(SUTEKH), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    oak = table.prey.ready("Nassir")
    table.prey.in_play("Sport Bike", on=oak)
    table.you.holds(mummy())
    table.you.acts("Wrapped", by=mine)
    table.prey.blocks(oak)
    while not table.over():
        assert not table.you.may("use", card=sutekh)
        table.pass_on()
    assert table.you.pool() == 30


@pytest.mark.ruling(SUTEKH, 2)
def test_sutekh_gains_though_the_mummy_does_not_come(table: Table) -> None:
    """Its cost cannot be paid any more: the action succeeded all the same."""
    sutekh, mine = table.you.ready(SUTEKH), table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    table.you.in_play(paper("Leech", use(burn_blood(1, ACTING), at=("action",), once="turn")))
    held = table.you.holds(mummy(blood_cost=1))
    table.you.acts("Wrapped", by=mine)
    table.you.uses("Leech")
    table.you.uses(sutekh)
    rest(table)
    assert table.where(held) == "ash_heap"
    assert table.you.pool() == 31


@pytest.mark.parametrize("word", ["mummy", "zombie"])
def test_sutekh_gains_by_a_mummy_that_is_summoned(table: Table, word: str) -> None:
    """The superior Summoning is an action to recruit; a later action has nothing of it."""
    sutekh = table.you.ready(SUTEKH)
    caller = table.you.ready(made_vampire("Caller", "PRE"))
    table.you.ready(COMPANION)
    ally, _ = table.you.library(mummy(keywords=frozenset({word})), "Blur")
    table.you.holds("The Summoning")
    table.you.acts("The Summoning", by=caller, level="PRE")
    uses = 0
    while not table.over():
        if table.you.may("use", card=sutekh):
            table.you.uses(sutekh)
            uses += 1
        elif table.you.choices():
            table.you.chooses(ally)
        else:
            table.pass_on()
    assert table.where(ally) == "ready"
    assert uses == (word == "mummy")
    table.you.acts(word="bleed", by=sutekh)
    while not table.over():
        assert not table.you.may("use", card=sutekh)
        table.pass_on()


@pytest.mark.ruling(SUTEKH, 1)
def test_sutekh_keeps_his_votes() -> None:
    """2, in any sect."""
    keeps_votes_in_any_sect(SUTEKH, votes=2)


@pytest.mark.parametrize("region", ["ready", "torpor"])
@pytest.mark.parametrize(("number", "his", "hers"), [(0, 4, 3), (1, 6, 1)])
def test_sutekh_shares_blood_with_his_clan(
    table: Table, region: str, number: int, his: int, hers: int
) -> None:
    """1 blood, either way, once in your unlock phase, with a Ministry of yours."""
    sutekh = table.you.puts(SUTEKH, region, blood=5)
    lalitha = table.you.ready("Lalitha (G2)", blood=2)
    renenet = table.you.torpor("Renenet (G4)", blood=2)
    table.you.ready("Ryan", blood=2)
    table.prey.ready("Marcel (G6)", blood=2)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(sutekh, level="move")
    assert table.you.choices() == {lalitha, renenet}
    table.you.chooses(renenet)
    table.you.does("do", number=number)
    assert (table.blood(sutekh), table.blood(renenet), table.blood(lalitha)) == (his, hers, 2)
    assert not table.you.may("use", card=sutekh)


@pytest.mark.parametrize(("seat", "phase"), [("you", "master"), ("prey", "unlock")])
def test_sutekh_shares_in_your_unlock_phase(table: Table, seat: str, phase: str) -> None:
    """In no other."""
    owner = getattr(table, seat)
    sutekh = owner.ready(SUTEKH, blood=5)
    owner.ready("Lalitha (G2)", blood=1)
    table.you.holds("Fame")
    table.gives_edge(table.you)
    table.begins(phase)
    assert not owner.may("use", card=sutekh)


# -- Jibade ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "base", "more"),
    [
        (thing("ally"), 1, 1),
        (thing("retainer"), 1, 1),
        (thing("equipment"), 1, 0),
        (paper("Thing", action(gain_pool(1))), 0, 0),
        (paper("Thing", action(becomes_vampire(1, same=("clan",), sect="camarilla"))), 0, 1),
    ],
)
@pytest.mark.parametrize("name", [JIBADE, "Ryan"])
def test_jibade_hides_as_he_brings_somebody(
    table: Table, name: str, card: Definition, base: int, more: int
) -> None:
    """+1 stealth as he recruits, employs, or puts a vampire in play."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.holds(card)
    table.you.acts("Thing", by=mine)
    assert stealth(table.state, action_of(table)) == base + more * (name == JIBADE)


@pytest.mark.ruling(JIBADE, 1)
@pytest.mark.parametrize(("level", "more"), [("PRE", 1), ("pre", 0)])
def test_jibade_hides_in_the_superior_summoning(table: Table, level: str, more: int) -> None:
    """It is an action to recruit; the inferior one is none."""
    jibade = table.you.ready(JIBADE)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.library("Carlton Van Wyk", "Raven Spy")
    table.you.holds("The Summoning")
    table.you.acts("The Summoning", by=jibade, level=level)
    assert stealth(table.state, action_of(table)) == 1 + more


@pytest.mark.parametrize(
    ("card", "pool", "blood"),
    [
        (paper("Thing", recruits(), life=1, strength=1, bleed=1, pool_cost=2), 29, 5),
        (paper("Thing", recruits(), life=1, strength=1, bleed=1, blood_cost=2), 30, 4),
        (paper("Thing", employs(), life=1, blood_cost=2), 30, 4),
        (paper("Thing", equips(), blood_cost=2), 30, 3),
        (paper("Thing", equips(), pool_cost=2), 28, 5),
    ],
)
def test_jibade_recruits_and_employs_for_less(
    table: Table, card: Definition, pool: int, blood: int
) -> None:
    """1 less blood or pool; equipment costs what it costs."""
    jibade = table.you.ready(JIBADE, blood=5)
    table.you.ready(COMPANION)
    table.you.holds(card)
    table.you.acts("Thing", by=jibade)
    rest(table)
    assert (table.you.pool(), table.blood(jibade)) == (pool, blood)
    assert table.waits_for(table.you)
