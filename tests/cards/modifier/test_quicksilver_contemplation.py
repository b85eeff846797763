"""Quicksilver Contemplation at each level; Cappadocian Crypt."""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, DODGE, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import defined
from methuselah.language import action, bleeds, static
from methuselah.pool import pool
from politics_talk import motion, polling, votes_now
from table_talk import Table

CALM = "Quicksilver Contemplation"
CRYPT = "Cappadocian Crypt"


# -- Quicksilver Contemplation --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("disciplines", "levels"),
    [
        (("aus",), {"aus"}),
        (("AUS",), {"aus"}),
        (("tem",), set()),  # no bleed against her
        ((), set()),
    ],
)
def test_inferior_auspex_gives_an_intercept(
    table: Table, disciplines: tuple[str, ...], levels: set[str]
) -> None:
    """A hunt at 1 stealth is blocked, for 1 blood; only while it is needed."""
    acting = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(DODGE)  # combat stops where it could be played
    watcher = table.prey.ready(made_vampire("Watcher", *disciplines))
    calm = table.prey.holds(CALM)
    bystander = table.predator.ready("Ashley")

    table.you.acts(word="hunt", by=acting)
    assert not table.prey.can_play(CALM)
    table.prey.blocks(watcher)
    ways = ("aus", "tem", "aus_tem", "aus_tem 2", "AUS_TEM")
    found = {n for n in ways if table.prey.can_play(CALM, level=n)}
    assert found == levels
    if levels:
        table.prey.plays(CALM, by=watcher, level="aus")
        assert table.blood(watcher) == 4
        assert table.where(calm) == "ash_heap"
    rest(table)
    assert table.locked(watcher) == bool(levels)
    assert table.blood(acting) == (1 if levels else 3)
    assert table.blood(bystander) == 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("blood", "locked"), [(0, False), (5, True)])
def test_no_reaction_without_blood_or_locked(table: Table, blood: int, locked: bool) -> None:
    """Beside one who may play both; it costs 1 blood, and a locked vampire does not react."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    poor = table.prey.ready(made_vampire("Poor", "tem"), blood=blood, locked=locked)
    rich = table.prey.ready(made_vampire("Rich one", "tem"))
    table.prey.holds(CALM)

    table.you.acts(word="bleed", by=acting)
    table.until("action", table.prey)
    assert table.prey.can_play(CALM, by=rich, level="tem")
    assert not table.prey.can_play(CALM, by=poor)


@pytest.mark.parametrize(("bleed", "burned"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_inferior_temporis_reduces_a_bleed_by_two(table: Table, bleed: int, burned: int) -> None:
    """Of whatever size, at most to none."""
    acting = table.you.ready(replaced("Ryan", bleed=bleed))
    table.you.ready(COMPANION)
    calm = table.prey.ready(made_vampire("Calm", "tem"))
    played = table.prey.holds(CALM)

    table.you.acts(word="bleed", by=acting)
    table.prey.plays(CALM, by=calm, level="tem")
    assert table.blood(calm) == 4
    assert table.where(played) == "ash_heap"
    rest(table)
    assert [seat.pool() for seat in table.seats] == [30, 30 - burned, 30, 30, 30]
    assert table.you.has_edge() == bool(burned)
    assert not table.locked(calm)
    assert table.waits_for(table.you)


def test_inferior_temporis_is_for_bleeds_against_you(table: Table) -> None:
    """Not for one of somebody else, nor for another action."""
    acting = table.you.ready("Ryan", blood=2)
    second = table.you.ready("Ashley", blood=2)
    table.you.ready(COMPANION)
    prey = table.prey.ready(made_vampire("Calm", "tem"))
    table.grand_prey.ready(made_vampire("Far away", "tem"))
    table.prey.holds(CALM)
    table.grand_prey.holds(CALM)

    table.you.acts(word="hunt", by=acting)
    while not table.over():
        assert not table.prey.can_play(CALM)
        table.pass_on()
    table.you.acts(word="bleed", by=second)
    table.until("action", table.prey)
    assert table.prey.can_play(CALM, by=prey, level="tem")
    while not table.over():
        assert not table.grand_prey.can_play(CALM)
        table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.parametrize("cast", [False, True])
@pytest.mark.parametrize("acting", [True, False])
def test_a_younger_vampire_is_forced_to_abstain(table: Table, cast: bool, acting: bool) -> None:
    """By the acting vampire or by one that reacts; before it votes, or its votes are cancelled."""
    caller = table.you.ready(made_vampire("Caller", "aus", "tem", capacity=9))
    seat = table.you if acting else table.grand_prey
    judge = caller if acting else seat.ready(made_vampire("The judge", "aus", "tem", capacity=9))
    table.you.ready(COMPANION)
    table.you.holds(motion())
    seat.holds(CALM)
    silent = table.prey.ready("Chrysanthemum")
    other = table.predator.ready("Alexa Draper")

    table.you.acts("Motion", by=caller)
    polling(table)
    if cast:
        table.prey.votes("against", minion=silent)
        assert votes_now(table)[1] > 0
    seat.plays(CALM, by=judge, level="aus_tem" if acting else "aus_tem 2")
    assert {silent, other} <= seat.choices()
    assert judge not in seat.choices()
    seat.chooses(silent)
    assert table.blood(judge) == 8
    assert votes_now(table)[1] == 0
    assert not table.prey.may("vote", minion=silent)
    table.you.votes("for", mode="called")
    rest(table)
    assert table.you.pool() == 31
    assert table.waits_for(table.you)


def test_only_younger_vampires_can_be_forced(table: Table) -> None:
    """Capacity 4 of 5, ready or in torpor, yours too; neither as old nor older, and no ally."""
    caller = table.you.ready(made_vampire("Caller", "aus", "tem", capacity=5))
    mine = table.you.ready(made_vampire("Mine", capacity=4))
    table.you.holds(CALM, motion())
    younger = table.prey.ready(made_vampire("Younger", capacity=4))
    down = table.prey.torpor(made_vampire("Down", capacity=2))
    table.prey.ready(made_vampire("As old", capacity=5))
    table.prey.ready(made_vampire("Older still", capacity=6))
    table.prey.ready("Carlton Van Wyk")
    table.prey.uncontrolled(made_vampire("Uncontrolled", capacity=4))

    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.plays(CALM, by=caller, level="aus_tem")
    assert table.you.choices() == {mine, younger, down}


@pytest.mark.parametrize(
    ("disciplines", "may"),
    [(("aus", "tem"), True), (("AUS", "TEM"), True), (("AUS",), False), (("TEM",), False)],
)
def test_both_disciplines_are_needed_in_the_polling_step(
    table: Table, disciplines: tuple[str, ...], may: bool
) -> None:
    """And not before it: not as the referendum is called."""
    caller = table.you.ready(made_vampire("Caller", *disciplines))
    table.you.ready(COMPANION)
    table.you.holds(CALM, motion())
    table.prey.ready(made_vampire("Younger", capacity=2))

    table.you.acts("Motion", by=caller)
    seen = set()
    while not table.over():
        if table.you.can_play(CALM):
            seen.add(table.asked().window)
            assert table.you.can_play(CALM, by=caller, level="aus_tem")
            assert not table.you.can_play(CALM, level="AUS_TEM")
        table.pass_on()
    assert seen == ({"polling"} if may else set())


@pytest.mark.ruling("Quicksilver Contemplation", 1)
@pytest.mark.ruling("Quicksilver Contemplation", 3)
@pytest.mark.parametrize("automatic", [True, False])
def test_no_polling_step_no_contemplation(table: Table, automatic: bool) -> None:
    """A referendum that passes by itself has no polling step, for who calls it and for others."""
    kind = static("passes automatically") if automatic else static("votes", 1)
    face = replace(pool()["Crow (G5)"], disciplines=("aus", "tem"), capacity=5)
    caller = table.you.ready(defined(face, statics=(kind,)))
    table.you.ready(COMPANION)
    table.you.holds(CALM, motion())
    table.prey.ready(made_vampire("Judge", "aus", "tem"))
    table.prey.ready(made_vampire("Younger", capacity=2))
    table.prey.holds(CALM)

    table.you.acts("Motion", by=caller)
    yours = theirs = False
    while not table.over():
        yours |= table.you.can_play(CALM, level="aus_tem")
        theirs |= table.prey.can_play(CALM, level="aus_tem 2")
        if not automatic and table.you.may("vote", mode="called"):
            table.you.votes("for", mode="called")
        else:
            table.pass_on()
    assert (yours, theirs) == (not automatic, not automatic)
    assert table.you.pool() == 31


@pytest.mark.ruling("Quicksilver Contemplation", 2)
@pytest.mark.parametrize("first", [CALM, "Bonding"])
def test_superior_adds_two_beside_a_limited_bleed(table: Table, first: str) -> None:
    """Before or after Bonding: 1 + 2 + 1; 1 blood each; a second limited one is refused."""
    acting = table.you.ready(made_vampire("Acting", "AUS", "TEM", "dom"))
    table.you.ready(COMPANION)
    table.you.holds(CALM, "Bonding", "Command of the Beast")
    level = {CALM: "AUS_TEM", "Bonding": "dom"}
    second = ({CALM, "Bonding"} - {first}).pop()

    table.you.acts(word="bleed", by=acting)
    table.you.plays(first, by=acting, level=level[first])
    table.you.plays(second, by=acting, level=level[second])
    rest(table)
    assert [seat.pool() for seat in table.seats] == [30, 26, 30, 30, 30]
    assert table.blood(acting) == 5 - 1
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("disciplines", "may"),
    [(("AUS", "TEM"), True), (("AUS", "tem"), False), (("aus", "TEM"), False)],
)
def test_the_bleed_takes_both_at_superior(
    table: Table, disciplines: tuple[str, ...], may: bool
) -> None:
    """No other level is offered to the bleeding vampire, and no other minion plays it."""
    acting = table.you.ready(made_vampire("Acting", *disciplines))
    helper = table.you.ready(made_vampire("Helper", "AUS", "TEM"))
    table.you.holds(CALM, PAUSE)

    table.you.acts(word="bleed", by=acting)
    table.until("action", table.you)
    assert table.you.can_play("Pause")
    assert table.you.can_play(CALM, by=acting, level="AUS_TEM") == may
    assert not any(
        table.you.can_play(CALM, by=acting, level=n) for n in ("aus", "tem", "aus_tem", "aus_tem 2")
    )
    assert not table.you.can_play(CALM, by=helper)


def test_superior_is_for_bleeds_only(table: Table) -> None:
    """Not for a hunt."""
    acting = table.you.ready(made_vampire("Acting", "AUS", "TEM"), blood=2)
    table.you.ready(COMPANION)
    table.you.holds(CALM, PAUSE)

    table.you.acts(word="hunt", by=acting)
    table.until("action", table.you)
    assert table.you.can_play("Pause")
    assert not table.you.can_play(CALM)


# -- Cappadocian Crypt ----------------------------------------------------------------------------


BY_CLAN = paper("Family matters", action(bleeds()), clans=("Hecata",))
BY_DISCIPLINE = paper("Grave matters", levels={"obl": action(bleeds())}, kind="action")
BY_NOTHING = paper("Small matters", action(bleeds()))


@pytest.mark.parametrize(("name", "may"), [("Nadezhda", True), ("Ryan", False)])
def test_the_crypt_requires_a_hecata(table: Table, name: str, may: bool) -> None:
    """It costs nothing and stays in play."""
    table.you.ready(name)
    table.you.ready(COMPANION)
    crypt = table.you.holds(CRYPT)
    table.begins("master")

    assert table.you.can_play(CRYPT) == may
    if may:
        table.you.plays(CRYPT)
        table.until("minion")
        assert table.where(crypt) == "permanent"
        assert not table.locked(crypt)
        assert table.you.pool() == 30


@pytest.mark.parametrize(
    ("card", "name", "may"),
    [
        (BY_CLAN, "Nadezhda", True),
        (BY_DISCIPLINE, "Nadezhda", True),
        (BY_DISCIPLINE, 'Araceli "Celia" Rivera', True),  # a Lasombra
        (BY_NOTHING, "Nadezhda", False),
        (None, "Nadezhda", False),  # a plain bleed
    ],
)
def test_the_crypt_adds_blood_after_actions_that_require_hecata_or_oblivion(
    table: Table, card: object, name: str, may: bool
) -> None:
    """To any Hecata you control, in torpor too; the location is locked, and once is all."""
    acting = table.you.ready(name)
    peter = table.you.ready("Peter St. John", blood=1, locked=True)
    alek = table.you.torpor("Alek König", blood=0)
    table.you.ready(COMPANION)
    crypt = table.you.in_play(CRYPT)
    theirs = table.prey.ready("Hiromitsu Asano", blood=1, locked=True)
    if card:
        table.you.holds(card)
    hecata = {peter, alek} | ({acting} if name == "Nadezhda" else set())

    if card:
        table.you.acts(card.face.name, by=acting)
    else:
        table.you.acts(word="bleed", by=acting)
    while not table.over() and not table.you.may("use", card=crypt):
        table.pass_on()
    assert table.you.may("use", card=crypt) == may
    assert table.prey.pool() == 29
    if not may:
        return
    assert table.asked().window == "after_resolution"
    table.you.uses(crypt)
    assert table.you.choices() == hecata
    table.you.chooses(alek)
    assert table.locked(crypt)
    assert not table.you.may("use", card=crypt)
    rest(table)
    assert (table.blood(alek), table.blood(peter), table.blood(theirs)) == (1, 1, 1)
    assert table.where(alek) == "torpor"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("blocked", [True, False])
def test_the_crypt_needs_a_successful_action(table: Table, blocked: bool) -> None:
    """Not one that was blocked."""
    acting = table.you.ready("Nadezhda")
    table.you.ready("Peter St. John", blood=1, locked=True)
    table.you.ready(COMPANION)
    crypt = table.you.in_play(CRYPT)
    table.you.holds(BY_DISCIPLINE)
    ryan = table.prey.ready("Ryan")

    table.you.acts("Grave matters", by=acting)
    if blocked:
        table.prey.blocks(ryan)
    seen = False
    while not table.over():
        seen |= table.you.may("use", card=crypt)
        table.pass_on()
    assert seen != blocked


def test_the_crypt_is_used_after_actions_of_others_too(table: Table) -> None:
    """Its text does not say whose action; their Hecata gain nothing."""
    acting = table.you.ready('Araceli "Celia" Rivera')
    table.you.ready(COMPANION)
    mine = table.you.ready("Peter St. John", blood=1)
    table.you.holds(BY_DISCIPLINE)
    crypt = table.grand_prey.in_play(CRYPT)
    alek = table.grand_prey.ready("Alek König", blood=1)
    nadezhda = table.grand_prey.ready("Nadezhda", blood=1)
    table.grand_prey.ready("Ryan", blood=1)

    table.you.acts("Grave matters", by=acting)
    table.grand_prey.uses(crypt)
    assert table.grand_prey.choices() == {alek, nadezhda}
    table.grand_prey.chooses(nadezhda)
    rest(table)
    assert table.locked(crypt)
    assert (table.blood(nadezhda), table.blood(alek), table.blood(mine)) == (2, 1, 1)


def test_a_locked_crypt_is_not_used(table: Table) -> None:
    """Locking it is the cost."""
    acting = table.you.ready("Nadezhda")
    table.you.ready("Peter St. John", blood=1, locked=True)
    table.you.ready(COMPANION)
    crypt = table.you.in_play(CRYPT, locked=True)
    table.you.holds(BY_DISCIPLINE)

    table.you.acts("Grave matters", by=acting)
    while not table.over():
        assert not table.you.may("use", card=crypt)
        table.pass_on()
    assert table.prey.pool() == 29
