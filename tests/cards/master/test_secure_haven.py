"""Secure Haven: actions of others cannot target its minion, and masters on it are dearer."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from methuselah.engine.definitions import Definition, Node, defined
from methuselah.language import (
    TARGET,
    choose,
    lock,
    master,
    minion,
    on,
    put_in_play,
    use,
    yours,
)
from methuselah.pool import Face
from table_talk import Table

HAVEN = "Secure Haven"
FAME = "Fame"
RUSH = "Haven Uncovered"


OTHER_HAVEN = defined(
    Face(
        id=920_599,
        name="Other Haven",
        printed_name="Other Haven",
        types=("master",),
        text="",
        digest="",
        keywords=frozenset({"haven"}),
    )
)


def made_master(name: str, *parts: Node, cost: int = 0) -> Definition:
    """A made-up master card that costs so much pool."""
    face = Face(
        id=920_600 + len(name),
        name=name,
        printed_name=name,
        types=("master",),
        text="",
        digest="",
        pool_cost=cost or None,
    )
    return defined(face, modes=(master(*parts),))


@pytest.mark.ruling("Secure Haven", 5)
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_a_haven_is_put_on_a_minion_of_yours(table: Table, place: str) -> None:
    """Ready or in torpor; not on another's, nor on one that has a haven."""
    mine = table.you.puts("Ryan", place)
    housed = table.you.ready(COMPANION)
    table.you.in_play(OTHER_HAVEN, on=housed)
    theirs = table.prey.ready("Nassir")
    other = table.you.ready("Lauren")
    card = table.you.holds(HAVEN)
    table.begins("master")

    table.you.plays(card)
    assert table.you.may("choose", target=other)
    assert not table.you.may("choose", target=theirs)
    assert not table.you.may("choose", target=housed)
    table.you.chooses(mine)

    assert table.on(card) == mine
    assert table.you.pool() == 29


@pytest.mark.ruling("Secure Haven", 3)
def test_actions_of_others_do_not_target_who_has_a_haven(table: Table) -> None:
    """Neither a rush nor the card that names it; what is on the minion can be targeted."""
    ryan = table.you.ready("Ryan")
    safe = table.prey.ready("Nassir")
    free = table.prey.ready("Lauren")
    table.prey.in_play(HAVEN, on=safe)
    there = table.you.in_play(RUSH, on=safe)
    here = table.you.in_play(RUSH, on=free)
    table.you.holds(PAUSE)
    pentex = table.predator.in_play("Pentex™ Subversion", on=safe)

    table.until("minion", table.you)
    assert table.you.may("use action", card=here, minion=ryan)
    assert not table.you.may("use action", card=there, minion=ryan)
    table.you.acts(pentex, by=ryan)
    assert action_of(table).targets == (4,)
    table.nobody_reacts()

    assert table.where(pentex) == "ash_heap"


def test_ones_own_actions_reach_into_a_haven(table: Table) -> None:
    """Rescued from torpor by its own Methuselah, not diablerized by another."""
    safe = table.you.torpor("Ryan", blood=2)
    table.you.in_play(HAVEN, on=safe)
    friend = table.you.ready("Nassir", blood=2)
    enemy = table.prey.ready("Lauren")

    table.until("minion", table.you)
    assert table.you.may("act", word="rescue", minion=friend, target=safe)
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("act", word="diablerie", minion=enemy, target=safe)
    assert not table.prey.may("act", word="rescue", minion=enemy, target=safe)


@pytest.mark.ruling("Secure Haven", 1)
@pytest.mark.parametrize(("safe", "cost"), [(True, 2), (False, 1)])
def test_masters_on_a_haven_cost_1_pool_more(table: Table, safe: bool, cost: int) -> None:
    """Of anybody, its own Methuselah included."""
    mine = table.you.ready("Ryan")
    other = table.you.ready("Lauren")
    table.you.in_play(HAVEN, on=mine)
    card = table.you.holds(made_master("Gift", choose(on(minion, yours)), lock(TARGET), cost=1))
    table.begins("master")

    table.you.plays(card)
    table.you.chooses(mine if safe else other)

    assert table.you.pool() == 30 - cost
    assert table.locked(mine) is safe


def test_a_free_master_costs_1_on_the_haven_of_another(table: Table) -> None:
    """Fame on the prey's vampire."""
    safe = table.prey.ready("Nassir")
    free = table.prey.ready("Lauren")
    table.prey.in_play(HAVEN, on=safe)
    first, second = table.you.holds(FAME, FAME)
    table.begins("master")

    table.you.plays(first)
    table.you.chooses(safe)

    assert table.on(first) == safe
    assert table.you.pool() == 29
    assert table.prey.pool() == 30
    assert free != second


@pytest.mark.ruling("Secure Haven", 2)
def test_choosing_is_targeting(table: Table) -> None:
    """A master that chooses the vampire is dearer; without the pool it cannot choose it."""
    safe = table.prey.ready("Nassir")
    free = table.prey.ready("Lauren")
    table.prey.in_play(HAVEN, on=safe)
    table.you.pool(2)
    dear = made_master("Dear", choose(on(minion), name="named"), lock(TARGET), cost=2)
    card = table.you.holds(dear)
    table.you.ready("Ryan")
    table.begins("master")

    table.you.plays(card)
    assert table.you.may("choose", target=free)
    assert not table.you.may("choose", target=safe)


@pytest.mark.ruling("Secure Haven", 4)
def test_cards_in_play_cost_nothing_more(table: Table) -> None:
    """A location that chooses the minion asks for nothing."""
    safe = table.prey.ready("Nassir")
    table.prey.ready("Lauren")
    table.prey.in_play(HAVEN, on=safe)
    face = Face(
        id=920_700, name="Radio", printed_name="Radio", types=("master",), text="", digest=""
    )
    radio = defined(
        face,
        modes=(master(put_in_play()),),
        uses=(use(choose(on(minion)), lock(TARGET), at=("master",), once="turn"),),
    )
    card = table.you.in_play(radio)
    table.you.ready(COMPANION)
    table.begins("master")

    table.you.uses(card)
    table.you.chooses(safe)

    assert table.locked(safe)
    assert table.you.pool() == 30


@pytest.mark.ruling("Archon Investigation", 2)
def test_an_investigation_of_who_has_a_haven_costs_1(table: Table) -> None:
    """It chooses the acting minion."""
    elder = table.you.ready("Madison", blood=6)
    table.you.in_play(HAVEN, on=elder)
    table.you.ready(COMPANION)
    table.you.holds("Govern the Unaligned", "Conditioning")
    card = table.prey.holds("Archon Investigation")

    table.you.acts("Govern the Unaligned", by=elder, level="dom")
    table.you.plays("Conditioning", by=elder, level="DOM")
    table.prey.plays(card)

    assert table.where(elder) == "ash_heap"
    assert table.prey.pool() == 30 - 3 - 1


def test_a_haven_is_lost_with_its_vampire_in_torpor(table: Table) -> None:
    """Burned after its minion goes to torpor; another minion's torpor is nothing to it."""
    ryan = table.you.ready("Ryan", blood=1)
    other = table.you.ready("Lauren", blood=1)
    haven = table.you.in_play(HAVEN, on=ryan)
    table.you.ready(COMPANION)
    first = table.prey.ready("War Ghoul")
    second = table.prey.ready("War Ghoul")

    table.you.acts(word="bleed", by=other)
    table.prey.blocks(first)
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.where(other) == "torpor"
    assert table.on(haven) == ryan
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(second)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.where(ryan) == "torpor"
    assert table.where(haven) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Secure Haven", 6)
def test_a_contested_haven_is_not_burned(table: Table) -> None:
    """While it is contested it protects nobody, and stays as its minion goes to torpor."""
    ryan = table.you.ready("Ryan", blood=0)
    haven = table.you.in_play(HAVEN, on=ryan)
    table.you.ready(COMPANION)
    ghoul = table.predator.ready("War Ghoul")
    rush = table.predator.in_play(RUSH, on=ryan)
    rival = table.predator.holds(HAVEN)

    table.until_turn_of(table.predator, "master")
    assert not table.predator.may("use action", card=rush)
    table.predator.plays(rival)
    assert table.where(haven) == "contested"
    table.predator.acts(rush, by=ghoul)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.where(ryan) == "torpor"
    assert table.where(haven) == "contested"
    assert table.where(rival) == "contested"
