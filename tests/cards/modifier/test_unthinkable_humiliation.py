"""Unthinkable Humiliation: minions burn blood or life to attempt to block, with less intercept."""

from __future__ import annotations

import pytest

from block_talk import PAUSE, made_vampire
from combat_talk import rest
from listening import listener
from made_up import paper
from methuselah.language import comes_into_play, static, uncontrolled, use, yours
from table_talk import Table

CARD = "Unthinkable Humiliation"
POWER = "Power and the Inner Voice"


@pytest.mark.parametrize("level", ["pot", "pre", "POT", "PRE"])
def test_vampires_burn_blood_to_attempt(table: Table, level: str) -> None:
    """1 blood for the attempt, which fails at superior; who has none cannot; for one action."""
    tyrant = table.you.ready(made_vampire("Tyrant", level, capacity=6, path=POWER))
    other = table.you.ready("Meaghan")
    table.you.ready("Ryan")
    card = table.you.holds(CARD)
    nassir = table.prey.ready("Nassir", blood=2)
    empty = table.prey.ready("Lauren", blood=0)
    bystander = table.grand_prey.ready("Tony (G3)")

    table.you.acts(word="bleed", by=tyrant)
    table.until("action", table.you)
    table.you.plays(card, by=tyrant, level=level)
    assert table.where(card) == "ash_heap"
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=empty)
    table.prey.blocks(nassir)
    rest(table)

    fails = level.isupper()
    assert table.blood(nassir) == (1 if fails else 0)  # at inferior 1 more is lost in combat
    assert table.locked(nassir) is not fails
    assert table.blood(tyrant) == (6 if fails else 5)
    pool = 29 if fails else 30
    assert table.prey.pool() == pool
    assert table.blood(bystander) == 6

    table.you.acts(word="bleed", by=other)
    table.until("action", table.prey)
    table.prey.blocks(empty)
    rest(table)
    assert table.prey.pool() == pool
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("life", "fights"), [(2, True), (1, False)])
def test_allies_burn_life_to_attempt(table: Table, life: int, fights: bool) -> None:
    """The last life too: then there is nobody left to block."""
    tyrant = table.you.ready(made_vampire("Tyrant", "POT", capacity=6, path=POWER))
    table.you.ready("Meaghan")
    table.you.holds(CARD, PAUSE)
    taxi = table.prey.ready("City Star Taxi", blood=life)

    table.you.acts(word="bleed", by=tyrant)
    table.you.plays(CARD, by=tyrant, level="pot")
    table.until("action", table.prey)
    table.prey.blocks(taxi)
    if fights:
        table.until("attempt", table.you)
        assert table.blood(taxi) == 1
    rest(table)

    assert table.where(taxi) == "ash_heap"
    assert table.prey.pool() == (30 if fights else 29)
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize(("number", "blood", "pool"), [(0, 2, 30), (1, 4, 29)])
def test_who_attempts_already_pays_or_resigns(
    table: Table, number: int, blood: int, pool: int
) -> None:
    """It goes on for 1 blood and fights, or it resigns and pays nothing."""
    tyrant = table.you.ready(made_vampire("Tyrant", "POT", capacity=6, path=POWER))
    table.you.ready("Meaghan")
    table.you.holds(CARD)
    nassir = table.prey.ready("Nassir", blood=4)

    table.you.acts(word="bleed", by=tyrant)
    table.prey.blocks(nassir)
    table.until("attempt", table.you)
    table.you.plays(CARD, by=tyrant, level="pot")
    table.prey.does(("choose", "do"), number=number)
    rest(table)

    assert table.blood(nassir) == blood
    assert table.prey.pool() == pool
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize(("number", "where", "pool"), [(0, "ash_heap", 30), (1, "ready", 29)])
def test_an_ally_that_attempts_already_pays_or_resigns(
    table: Table, number: int, where: str, pool: int
) -> None:
    """Of 2 life 1 is paid and 1 lost in combat; who resigns keeps both."""
    tyrant = table.you.ready(made_vampire("Tyrant", "PRE", capacity=6, path=POWER))
    table.you.ready("Meaghan")
    table.you.holds(CARD)
    taxi = table.prey.ready("City Star Taxi", blood=2)

    table.you.acts(word="bleed", by=tyrant)
    table.prey.blocks(taxi)
    table.until("attempt", table.you)
    table.you.plays(CARD, by=tyrant, level="pre")
    table.prey.does(("choose", "do"), number=number)
    rest(table)

    assert table.where(taxi) == where
    if where == "ready":
        assert table.blood(taxi) == 2
    assert table.prey.pool() == pool
    assert table.waits_for(table.you)


def test_with_more_intercept_the_humiliated_block(table: Table) -> None:
    """+1 and -1 is enough for an action without stealth."""
    tyrant = table.you.ready(made_vampire("Tyrant", "PRE", capacity=6, path=POWER))
    table.you.ready("Meaghan")
    table.you.holds(CARD)
    nassir = table.prey.ready("Nassir", blood=4)
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=nassir)

    table.you.acts(word="bleed", by=tyrant)
    table.you.plays(CARD, by=tyrant, level="PRE")
    table.prey.blocks(nassir)
    rest(table)

    assert table.blood(nassir) == 2
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_who_comes_during_the_action_is_humiliated_too(table: Table) -> None:
    """It blocks with 1 intercept less, like those who were there as the card was played."""
    tyrant = table.you.ready(made_vampire("Tyrant", "PRE", capacity=6, path=POWER))
    table.you.ready("Meaghan")
    table.you.holds(CARD)
    late = table.prey.uncontrolled("Nassir", blood=4)
    arrive = use(comes_into_play(uncontrolled(yours)), at=("action",), once="turn")
    table.prey.in_play(paper("Doorway", arrive))

    table.you.acts(word="bleed", by=tyrant)
    table.you.plays(CARD, by=tyrant, level="PRE")
    table.prey.uses("Doorway")
    table.prey.blocks(late)
    rest(table)

    assert table.prey.pool() == 29
    assert table.blood(late) == 3
    assert not table.locked(late)


@pytest.mark.ruling(CARD, 3)
@pytest.mark.parametrize(("code", "levels"), [("POT", {"pot", "POT"}), ("pre", {"pre"})])
def test_no_attempt_is_needed(table: Table, code: str, levels: set[str]) -> None:
    """Before any attempt and after blocks are declined; at the levels that the minion has."""
    tyrant = table.you.ready(made_vampire("Tyrant", code, capacity=6, path=POWER))
    other = table.you.ready(made_vampire("Other", "POT", "PRE", path=POWER))
    table.you.holds(CARD)
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=tyrant)
    for window in ("action", "declined"):
        table.until(window, table.you)
        for level in ("pot", "pre", "POT", "PRE"):
            assert table.you.can_play(CARD, by=tyrant, level=level) is (level in levels)
        assert not table.you.can_play(CARD, by=other)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize(("level", "heard"), [("POT", (31, 30)), ("PRE", (30, 31))])
def test_it_requires_what_it_is_played_with(
    table: Table, level: str, heard: tuple[int, int]
) -> None:
    """In the hand it requires both."""
    tyrant = table.you.ready(made_vampire("Tyrant", "POT", "PRE", capacity=6, path=POWER))
    table.you.ready("Meaghan")
    table.you.holds(CARD)
    table.grand_prey.in_play(listener("pot"))
    table.predator.in_play(listener("pre"))
    mine = [table.you.in_play(listener(code)) for code in ("pot", "pre")]
    assert all(table.you.may("use", card=card) for card in mine)

    table.you.acts(word="bleed", by=tyrant)
    table.you.plays(CARD, by=tyrant, level=level)
    rest(table)
    assert (table.grand_prey.pool(), table.predator.pool()) == heard
