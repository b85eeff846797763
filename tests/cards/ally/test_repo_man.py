"""Repo Man: the first vehicle of the library, for whoever may drive it."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import equips
from methuselah.pool import pool
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

NAME = "Repo Man"


def car(name: str, **face: object) -> object:
    """A made-up vehicle."""
    return paper(name, equips(), keywords=frozenset({"vehicle"}), **face)


def test_his_recruiter_unlocks_at_the_end_of_the_turn(table: Table) -> None:
    """Anybody's, for 1 blood; before the turn is over the recruiter stays locked."""
    comes_into_play(NAME, by="Ryan")
    mine, other = table.you.ready("Ryan"), table.you.ready("Nassir")
    table.you.holds(NAME)
    table.prey.ready("Nik Sikko")
    table.you.acts(NAME, by=mine)
    rest(table)
    table.you.acts(word="bleed", by=other)
    rest(table)
    assert table.locked(mine)
    table.until_turn_of(table.prey)
    assert not table.locked(mine)
    assert table.locked(other)


def test_a_blocked_recruiter_stays_locked(table: Table) -> None:
    """Only if the action succeeds."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(NAME)
    blocker = table.prey.ready("Nik Sikko")
    table.prey.in_play(changing("intercept", 1), on=blocker)
    table.you.acts(NAME, by=mine)
    table.prey.blocks(blocker)
    rest(table)
    table.until_turn_of(table.prey)
    assert table.locked(mine)


def fetched(table: Table) -> int:
    """He goes for a vehicle; somebody may be asked whose it is."""
    repo = table.you.ready(NAME)
    table.you.acts(repo, by=repo)
    assert action_of(table).inherent == 2
    assert action_of(table).targets == ()
    while not table.over() and not table.you.choices():
        table.pass_on()
    return int(repo)


def test_the_first_vehicle_is_for_a_ready_minion_of_yours(table: Table) -> None:
    """Not the second one; its cost is paid; the library is shuffled, and nobody else saw it."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Underbridge Stray")
    driver = table.you.ready("Nassir")
    table.you.in_play(car("Old"), on=driver)
    table.you.torpor("Muse")
    theirs = table.prey.ready("Nik Sikko")
    second = table.you.library(car("Second"))
    first = table.you.library(car("First", pool_cost=2))
    above = table.you.library("Fame")
    repo = fetched(table)
    assert table.you.choices() == {mine, other, driver, repo}
    assert sees(table.state, table.you.number, above)
    assert not sees(table.state, table.prey.number, above)
    table.you.chooses(mine)
    rest(table)
    assert table.on(first) == mine
    assert table.where(second) == "library"
    assert table.you.pool() == 28
    assert table.where(above) == "library"
    assert table.where(theirs) == "ready"
    assert table.locked(repo)
    assert told(table, "shuffled", seat=table.you.number) == 1


@pytest.mark.parametrize("may", [True, False])
def test_whoever_meets_the_requirements(table: Table, may: bool) -> None:
    """A clan's car, for that clan only; nobody's, it is burned without cost."""
    table.you.ready("Ryan")
    table.you.ready(COMPANION)
    first = second = 0
    if may:
        first, second = table.you.ready("Nassir"), table.you.ready("Lauren")
    table.prey.ready("Trevon Parker")
    hers = table.you.library(car("Hers", clans=("Tremere",), pool_cost=2))
    fetched(table)
    assert table.you.choices() == ({first, second} if may else set())
    if may:
        table.you.chooses(first)
    rest(table)
    assert table.where(hers) == ("attached" if may else "ash_heap")
    assert table.you.pool() == (28 if may else 30)


@pytest.mark.ruling(NAME, 1)
@pytest.mark.parametrize(("pool", "out"), [(3, False), (2, True), (1, True)])
def test_the_cost_is_paid_whatever_it_costs(table: Table, pool: int, out: bool) -> None:
    """Though it ousts."""
    table.you.ready("Ryan")
    table.you.pool(pool)
    table.prey.ready("Nassir")
    table.you.library(car("Dear", pool_cost=2))
    fetched(table)
    table.you.chooses(max(table.you.choices()))
    rest(table)
    assert table.state.seats[table.you.number].out is out


@pytest.mark.parametrize("blood", [1, 2])
def test_a_cost_in_blood_is_for_who_has_it(table: Table, blood: int) -> None:
    """Equipping as normal: an ally pays no blood, and a vampire not more than it has."""
    rich, poor = table.you.ready("Nassir"), table.you.ready("Ryan", blood=blood)
    table.prey.ready("Nik Sikko")
    car_ = table.you.library(car("Thirsty", blood_cost=2))
    repo = fetched(table)
    if blood == 2:
        assert table.you.choices() == {rich, poor}
        table.you.chooses(poor)
    rest(table)
    assert table.on(car_) == (poor if blood == 2 else rich)
    assert (table.blood(rich), table.blood(poor)) == ((4, 0) if blood == 2 else (2, 1))
    assert table.where(repo) == "ready"


def test_without_a_vehicle_nothing_happens(table: Table) -> None:
    """The library is looked through and shuffled."""
    table.you.ready("Ryan")
    table.prey.ready("Nassir")
    card = table.you.library(".44 Magnum")
    repo = fetched(table)
    rest(table)
    assert told(table, "shuffled", seat=table.you.number) == 1
    assert table.where(card) == "library"
    assert table.locked(repo)
    assert table.you.pool() == 30


@pytest.mark.ruling(NAME, 2)
def test_he_is_a_ghoul() -> None:
    """A monster, no mortal."""
    assert "ghoul" in pool()[NAME].keywords
    assert "mortal" not in pool()[NAME].keywords
