"""Canopic Jar: an eye on a minion; burned to call off the combat with it."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import COMPANION, UNLOCKER, made_vampire
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    attached,
    burn_card,
    choose,
    gain_pool,
    is_a,
    master,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

JAR = "Canopic Jar"
SEER = made_vampire("Seer", "SER", capacity=5)
WAKE = "Wake with Evening's Freshness"


def watches(table: Table, whom: int, among: set[int]) -> None:
    """The Jar comes into play; the minion is chosen then."""
    while not table.you.may("choose", target=whom):
        table.pass_on()
    assert table.you.choices() == among
    table.you.chooses(whom)
    table.nobody_reacts()


@pytest.mark.parametrize("level", ["ser", "SER"])
def test_equipping_with_a_jar(table: Table, level: str) -> None:
    """Any ready minion is chosen, yours or not; the action is directed at nobody. It is free."""
    seer = table.you.ready(SEER)
    mine = table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    gang = table.grand_prey.ready("Loyal Street Gang")
    table.predator.torpor("Nassir")
    table.prey.uncontrolled("Lauren")
    jar = table.you.holds(JAR)

    table.you.acts(JAR, by=seer, level=level)
    table.until("action", table.prey)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    watches(table, ryan, {seer, mine, ryan, gang})

    assert table.on(jar) == seer
    assert table.blood(seer) == 5
    assert table.locked(seer)
    assert not table.locked(ryan)
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("code", "inferior", "superior"),
    [("SER", True, True), ("ser", True, False), ("pot", False, False)],
)
def test_who_may_have_a_jar(table: Table, code: str, inferior: bool, superior: bool) -> None:
    """With Serpentis at the level."""
    seer = table.you.ready(made_vampire("Other", code, capacity=5))
    table.prey.ready("Ryan")
    table.you.holds(JAR)

    table.begins("minion")
    assert table.you.can_play(JAR, by=seer, level="ser") is inferior
    assert table.you.can_play(JAR, by=seer, level="SER") is superior


@pytest.mark.parametrize("level", ["ser", "SER"])
@pytest.mark.parametrize(("actor", "seen"), [("Ryan", True), ("Nassir", False)])
def test_the_jar_gives_intercept(table: Table, level: str, actor: str, seen: bool) -> None:
    """+1 against the chosen one: its hunt at +1 stealth is blocked, and combat comes."""
    ryan = table.you.ready("Ryan", blood=2)
    nassir = table.you.ready("Nassir", blood=2)
    table.you.ready(COMPANION)
    bearer = table.prey.ready(SEER)
    jar = table.prey.in_play(JAR, on=bearer, level=level, notes=(("watched", ryan),))

    hunter = ryan if actor == "Ryan" else nassir
    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(bearer)
    table.nobody_reacts()

    assert table.blood(hunter) == (1 if seen else 3)
    assert table.blood(bearer) == (4 if seen else 5)
    assert table.locked(bearer) is seen
    assert table.on(jar) == bearer
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "left"), [("ser", 4), ("SER", 3)])
def test_the_jar_calls_off_combat(table: Table, level: str, left: int) -> None:
    """Burned as its bearer blocks the chosen one; who burns a blood at superior."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    bearer = table.prey.ready(SEER)
    jar = table.prey.in_play(JAR, on=bearer, level=level, notes=(("watched", ryan),))

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(bearer)
    table.prey.uses(jar)
    table.nobody_reacts()

    assert table.where(jar) == "ash_heap"
    assert (table.blood(bearer), table.locked(bearer)) == (5, False)
    assert (table.blood(ryan), table.locked(ryan)) == (left, True)
    assert table.prey.pool() == 30
    assert not table.you.has_edge()
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "left"), [("ser", 2), ("SER", 1)])
def test_the_jar_takes_a_life(table: Table, level: str, left: int) -> None:
    """Of an ally at superior."""
    gang = table.you.ready("Loyal Street Gang")
    table.you.ready(COMPANION)
    bearer = table.prey.ready(SEER)
    jar = table.prey.in_play(JAR, on=bearer, level=level, notes=(("watched", gang),))
    table.you.holds(paper("Errand", action(gain_pool(1))))

    table.you.acts("Errand", by=gang)
    table.prey.blocks(bearer)
    table.prey.uses(jar)
    table.nobody_reacts()

    assert table.where(jar) == "ash_heap"
    assert table.blood(gang) == left
    assert table.you.pool() == 30


def test_the_jar_unlocks_who_was_awake(table: Table) -> None:
    """The bearer was locked before it blocked."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    bearer = table.prey.ready(SEER, locked=True)
    jar = table.prey.in_play(JAR, on=bearer, level="ser", notes=(("watched", ryan),))
    table.prey.holds(WAKE)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(WAKE, by=bearer)
    table.prey.blocks(bearer)
    table.prey.uses(jar)
    table.nobody_reacts()

    assert not table.locked(bearer)
    assert table.blood(ryan) == 4
    assert table.prey.pool() == 30


@pytest.mark.parametrize(("actor", "by_bearer"), [("Ryan", False), ("Nassir", True)])
def test_the_jar_is_for_its_bearer_and_the_chosen_one(
    table: Table, actor: str, by_bearer: bool
) -> None:
    """Neither as another minion blocks it, nor as its bearer blocks another."""
    minions = {"Ryan": table.you.ready("Ryan"), "Nassir": table.you.ready("Nassir")}
    table.you.ready(COMPANION)
    bearer = table.prey.ready(SEER)
    tony = table.prey.ready("Tony (G3)")
    jar = table.prey.in_play(JAR, on=bearer, level="SER", notes=(("watched", minions["Ryan"]),))

    table.you.acts(word="bleed", by=minions[actor])
    table.prey.blocks(bearer if by_bearer else tony)
    assert not is_offered(table, table.prey, jar)

    assert table.on(jar) == bearer
    assert table.blood(minions[actor]) == 3


@pytest.mark.parametrize(("level", "left"), [("ser", 2), ("SER", 1)])
def test_the_jar_knows_whom_it_was_made_for(table: Table, level: str, left: int) -> None:
    """Equipped with in your turn; in that of your prey its bearer blocks the chosen one."""
    seer = table.you.ready(SEER)
    meaghan = table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    ryan = table.prey.ready("Ryan", blood=2)
    tony = table.prey.ready("Tony (G3)")
    jar = table.you.holds(JAR)

    table.you.acts(JAR, by=seer, level=level)
    watches(table, ryan, {seer, meaghan, ryan, tony})
    table.you.uses("Unlocker")
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="hunt", by=ryan)
    table.you.blocks(seer)
    table.you.uses(jar)
    table.nobody_reacts()

    assert table.where(jar) == "ash_heap"
    assert table.blood(ryan) == left
    assert (table.blood(seer), table.locked(seer)) == (5, False)


@pytest.mark.parametrize(("level", "left"), [("ser", 2), ("SER", 1)])
def test_the_jar_takes_a_life_whoever_burns_it(table: Table, level: str, left: int) -> None:
    """It is burned by a card in your turn: the chosen minion loses a life at superior only."""
    table.you.ready("Ryan")
    bearer = table.prey.ready(SEER)
    gang = table.grand_prey.ready("Loyal Street Gang")
    jar = table.prey.in_play(JAR, on=bearer, level=level, notes=(("watched", gang),))
    table.you.holds(paper("Hammer", master(choose(attached(is_a("equipment"))), burn_card(TARGET))))
    table.begins("master")

    table.you.plays("Hammer")
    table.until("minion", table.you)

    assert table.where(jar) == "ash_heap"
    assert table.blood(gang) == left
    assert table.blood(bearer) == 5
