"""Seal of Veddartha: a bleed, and Disciplines that grow with its counters."""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import made_vampire
from combat_talk import COMPANION, fight, rest
from made_up import paper
from methuselah.engine.traits import disciplines_of
from methuselah.language import (
    TARGET,
    action,
    choose,
    is_named,
    moves_onto,
    not_,
    other,
    ready,
    steal_equipment,
    steals,
    strikes,
    vampire,
    yours,
)
from methuselah.language.which import attached
from table_talk import Table

SEAL = "Seal of Veddartha"
SIX = made_vampire("Sixth", capacity=6)
FIVE = made_vampire("Fifth", capacity=5)


@pytest.mark.ruling(SEAL, 2)
@pytest.mark.parametrize(("bearer", "may"), [(SIX, True), (FIVE, False)], ids=["6", "5"])
def test_anybody_has_the_seal_but_a_capacity_above_5_is_needed_to_bleed(
    table: Table, bearer: object, may: bool
) -> None:
    """It costs 1 pool. With 1 counter the bearer has Dominate, whatever its capacity."""
    vampire_ = table.you.ready(bearer)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    seal = table.you.holds(SEAL)

    table.you.acts(SEAL, by=vampire_)
    table.nobody_reacts()
    assert table.on(seal) == vampire_
    assert table.you.pool() == 29
    assert table.counters(seal) == 0
    assert set(disciplines_of(table.state, vampire_)) == set()

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.counters(seal) == 1
    assert set(disciplines_of(table.state, vampire_)) == {"dom"}
    assert table.you.may("use action", card=seal) == may


def test_the_bearer_bleeds_for_two(table: Table) -> None:
    """+1 bleed; no other minion takes the action, and a normal bleed is without it."""
    sixth = table.you.ready(SIX)
    trevon = table.you.ready("Trevon Parker")  # capacity 6
    seal = table.you.in_play(SEAL, on=sixth)

    assert not table.you.may("use action", card=seal, by=trevon)
    table.you.acts(seal, by=sixth)
    table.nobody_reacts()
    assert table.prey.pool() == 28
    assert table.you.has_edge()
    assert table.locked(sixth)
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you)

    table.you.acts(by=trevon, word="bleed")
    table.nobody_reacts()
    assert table.prey.pool() == 27


def test_a_normal_bleed_of_the_bearer_is_for_one(table: Table) -> None:
    """Only its own action has the bleed."""
    sixth = table.you.ready(SIX)
    table.you.ready(COMPANION)
    table.you.in_play(SEAL, on=sixth)

    table.you.acts(by=sixth, word="bleed")
    table.nobody_reacts()
    assert table.prey.pool() == 29


@pytest.mark.ruling(SEAL, 1)
@pytest.mark.parametrize(
    ("own", "counters", "has"),
    [
        ((), 0, set()),
        ((), 1, {"dom"}),
        ((), 2, {"DOM"}),
        ((), 3, {"DOM", "for"}),
        ((), 4, {"DOM", "FOR"}),
        (("DOM", "pot"), 2, {"DOM", "pot"}),  # the first two are Dominate all the same
        (("DOM", "pot"), 3, {"DOM", "for", "pot"}),
        (("dom", "for"), 3, {"DOM", "FOR"}),
    ],
)
def test_the_counters_grant_two_levels_of_each(
    table: Table, own: tuple[str, ...], counters: int, has: set[str]
) -> None:
    """The first two Dominate, the last two Fortitude; nobody else has them."""
    bearer = table.you.ready(made_vampire("Bearer", *own, capacity=6))
    ryan = table.you.ready("Ryan")
    table.you.in_play(SEAL, on=bearer, counters=counters)
    table.asked()

    assert set(disciplines_of(table.state, bearer)) == has
    assert set(disciplines_of(table.state, ryan)) == {"ani", "obf", "pot"}


@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 4)])
def test_a_counter_in_each_of_your_unlock_phases(table: Table, before: int, after: int) -> None:
    """Up to four; in the turns of others none."""
    sixth = table.you.ready(SIX)
    table.you.ready(COMPANION)
    seal = table.you.in_play(SEAL, on=sixth, counters=before)

    table.until_turn_of(table.prey)
    table.until_turn_of(table.predator)
    assert table.counters(seal) == before
    table.until_turn_of(table.you, "minion")
    assert table.counters(seal) == after


def test_another_minion_that_takes_the_seal_has_it_without_counters(table: Table) -> None:
    """By an equip action of yours."""
    sixth = table.you.ready(SIX)
    trevon = table.you.ready("Trevon Parker")
    table.you.ready(COMPANION)
    seal = table.you.in_play(SEAL, on=sixth, counters=3)

    table.you.acts(by=trevon, word="take equipment")
    table.nobody_reacts()

    assert table.on(seal) == trevon
    assert table.counters(seal) == 0
    assert set(disciplines_of(table.state, sixth)) == set()
    assert table.waits_for(table.you)


def test_who_steals_the_seal_in_combat_has_it_without_counters(table: Table) -> None:
    """By a strike of the opposing minion."""
    sixth = table.you.ready(SIX)
    ryan = table.prey.ready("Ryan")
    seal = table.you.in_play(SEAL, on=sixth, counters=3)
    hook = table.prey.in_play(paper("Hook", strikes(steal_equipment), kind="equipment"), on=ryan)

    fight(table, sixth, ryan)
    table.prey.uses(hook, level="strike")
    rest(table)

    assert table.on(seal) == ryan
    assert table.counters(seal) == 0


def test_a_bearer_that_is_stolen_keeps_the_counters(table: Table) -> None:
    """No other minion has gained control of the Seal."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    sixth = table.prey.ready(SIX)
    seal = table.prey.in_play(SEAL, on=sixth, counters=3)
    theft = paper("Theft", action(choose(ready(vampire, not_(yours))), steals(TARGET), stealth=1))
    table.you.holds(theft)

    table.you.acts("Theft", by=ryan)
    table.nobody_reacts()

    assert table.on(seal) == sixth
    assert table.counters(seal) == 3
    assert table.you.may("use action", card=seal)
    table.until_turn_of(table.prey)
    assert table.counters(seal) == 3
    table.until_turn_of(table.you, "minion")
    assert table.counters(seal) == 4


@pytest.mark.ruling(SEAL, 3)
def test_without_the_seal_its_action_fizzles(table: Table) -> None:
    """It has moved to another minion before the resolution: nobody is bled."""
    sixth = table.you.ready(SIX)
    trevon = table.you.ready("Trevon Parker")
    seal = table.you.in_play(SEAL, on=sixth, counters=2)
    moved = trick(
        choose(ready(vampire, yours, other)),
        moves_onto(attached(is_named(SEAL)), TARGET),
        at=("action",),
    )
    table.you.holds(moved)

    table.you.acts(seal, by=sixth)
    table.you.plays("Trick", by=sixth)
    table.nobody_reacts()

    assert table.on(seal) == trevon
    assert table.counters(seal) == 0
    assert table.prey.pool() == 30
    assert table.locked(sixth)
    assert table.waits_for(table.you)
