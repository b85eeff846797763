"""Diabolic Lure: pact counters on whoever is blocked, until it is infernal."""

from __future__ import annotations

import pytest

from block_talk import UNLOCKER, made_vampire
from combat_talk import fight, rest
from listening import listener
from made_up import paper, thug
from methuselah.engine.definitions import Definition
from methuselah.language import (
    action,
    at_least,
    at_most,
    exists,
    gain_pool,
    is_infernal,
    named_counters,
    reaction,
    ready,
    static,
    use,
    yours,
)
from table_talk import Table

LURE = "Diabolic Lure"
FIEND = made_vampire("Fiend", "DAI", capacity=6)
BRAND = paper("Brand", static("infernal"), kind="equipment")
IDLE = paper("Idle", reaction(at=("blocked",)))
"""It does nothing: its holder is asked as an action is blocked."""
CENSUS = paper("Census", use(exists(ready(is_infernal, yours)), gain_pool(1), at=("minion",)))
"""Usable while you have an infernal minion."""


def gauge(number: int) -> Definition:
    """Usable while there are exactly so many pact counters on ready minions."""
    pacts = named_counters("pact", ready())
    exactly = (at_least(pacts, number), at_most(pacts, number))
    return paper("Gauge", use(*exactly, gain_pool(1), at=("minion",)))


def fiends(table: Table, *names: str) -> list[int]:
    """Infernal vampires of your prey with superior Daimoinon."""
    found = [table.prey.ready(made_vampire(n, "DAI", capacity=6), blood=5) for n in names]
    for fiend in found:
        table.prey.in_play(BRAND, on=fiend)
    return found


@pytest.mark.ruling("Diabolic Lure", 1)
@pytest.mark.parametrize(("level", "pool"), [("dai", 30), ("DAI", 29)])
@pytest.mark.parametrize(
    ("acting", "left", "infernal"),
    [
        (made_vampire("Victim", capacity=3), 0, True),
        (made_vampire("Victim", capacity=4), 0, True),
        (made_vampire("Victim", capacity=5), 4, False),
        (thug(3), 0, True),
        (thug(4), 0, True),
        (thug(5), 4, False),
        (thug(0, blood=5), 4, False),
    ],
)
def test_a_pact_of_four(
    table: Table, level: str, pool: int, acting: Definition, left: int, infernal: bool
) -> None:
    """Enough for capacity or cost 4; superior burns a pool in any case."""
    victim = table.you.ready(acting)
    (fiend,) = fiends(table, "Fiend")
    measure, census = table.you.in_play(gauge(left)), table.you.in_play(CENSUS)
    card = table.prey.holds(LURE)

    fight(table, victim, fiend)
    table.prey.plays(card, by=fiend, level=level)
    rest(table)
    assert table.you.may("use", card=measure)
    assert table.you.may("use", card=census) == infernal
    assert table.you.pool() == pool
    assert table.prey.pool() == 30
    assert table.blood(fiend) == 4  # hands; the card costs nothing
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("capacity", "left", "infernal"), [(8, 0, True), (9, 8, False)])
def test_a_pact_in_two_steps(table: Table, capacity: int, left: int, infernal: bool) -> None:
    """The counters stay, and the next four are added."""
    victim = table.you.ready(made_vampire("Victim", capacity=capacity))
    first, second = fiends(table, "Fiend", "Imp")
    measure, census = table.you.in_play(gauge(left)), table.you.in_play(CENSUS)
    unlocker = table.you.in_play(UNLOCKER)
    table.you.holds(paper("Errand", action(gain_pool(1))))
    one, two = table.prey.holds(LURE, LURE)

    fight(table, victim, first)
    table.prey.plays(one, by=first, level="dai")
    rest(table)
    assert not table.you.may("use", card=census)
    table.you.uses(unlocker)
    table.you.acts("Errand", by=victim)
    table.prey.blocks(second)
    table.prey.plays(two, by=second, level="dai")
    rest(table)
    assert table.you.may("use", card=measure)
    assert table.you.may("use", card=census) == infernal
    assert table.waits_for(table.you)


def test_whom_the_pact_leaves_alone(table: Table) -> None:
    """Another minion of yours; and it lasts: the victim does not unlock for nothing."""
    victim = table.you.ready(made_vampire("Victim", capacity=4))
    other = table.you.ready(made_vampire("Other", capacity=3), locked=True)
    (fiend,) = fiends(table, "Fiend")
    census = table.you.in_play(CENSUS)
    table.prey.holds(LURE)

    fight(table, victim, fiend)
    table.prey.plays(LURE, by=fiend, level="dai")
    rest(table)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")
    assert table.you.may("use", card=census)
    assert table.locked(victim)
    assert not table.locked(other)
    assert table.you.pool() == 30


@pytest.mark.parametrize(
    ("codes", "brand", "inferior", "superior"),
    [
        (("dai",), True, True, False),
        (("DAI",), True, True, True),
        (("DAI",), False, False, False),
        (("AUS",), True, False, False),
    ],
)
def test_who_may_make_a_pact(
    table: Table, codes: tuple[str, ...], brand: bool, inferior: bool, superior: bool
) -> None:
    """An infernal vampire with Daimoinon that blocks; not one beside it, and not earlier."""
    victim = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    blocker = table.prey.ready(made_vampire("Blocker", *codes))
    if brand:
        table.prey.in_play(BRAND, on=blocker)
    (fiend,) = fiends(table, "Fiend")
    table.prey.holds(LURE, IDLE)

    table.you.acts(word="bleed", by=victim)
    table.until("action", table.prey)
    assert not table.prey.can_play(LURE, level="dai")
    assert not table.prey.can_play(LURE, level="DAI")
    table.prey.blocks(blocker)
    table.until("blocked", table.prey)
    assert table.prey.can_play("Idle", by=blocker)
    assert table.prey.can_play(LURE, by=blocker, level="dai") == inferior
    assert table.prey.can_play(LURE, by=blocker, level="DAI") == superior
    assert not table.prey.can_play(LURE, by=fiend)


def test_auspex_reduces_a_bleed(table: Table) -> None:
    """Against you; by a vampire that is not infernal."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir", blood=3)
    card = table.prey.holds(LURE)
    table.grand_prey.ready("Jeffrey Mullins (G4)")
    other = table.grand_prey.ready(made_vampire("Seer", "AUS"))
    table.grand_prey.holds(LURE)

    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert not table.grand_prey.can_play(LURE, by=other)
    table.prey.plays(card, by=nassir, level="aus")
    table.nobody_reacts()
    assert table.prey.pool() == 30
    assert table.blood(nassir) == 3
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_no_auspex_in_a_hunt(table: Table) -> None:
    """Only a bleed can be reduced."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    table.prey.holds(LURE)

    table.you.acts(word="hunt", by=ryan)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir)
    assert not table.prey.can_play(LURE)


@pytest.mark.ruling("Diabolic Lure", 2)
@pytest.mark.parametrize(
    ("level", "heard", "pool"),
    [("aus", "aus", 31), ("aus", "dai", 30), ("DAI", "dai", 31), ("DAI", "aus", 30)],
)
def test_which_discipline_is_played(table: Table, level: str, heard: str, pool: int) -> None:
    """The one that is used."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    fiend = table.prey.ready(made_vampire("Fiend", "AUS", "DAI"))
    table.prey.in_play(BRAND, on=fiend)
    table.prey.in_play(listener(heard))
    table.prey.holds(LURE)

    table.you.acts(word="bleed", by=ryan)
    if level == "DAI":
        table.prey.blocks(fiend)
    table.prey.plays(LURE, by=fiend, level=level)
    rest(table)
    assert table.prey.pool() == pool
    assert table.waits_for(table.you)


@pytest.mark.ruling("Diabolic Lure", 2)
@pytest.mark.parametrize(("code", "may"), [("aus", True), ("dai", True), ("dom", False)])
def test_which_disciplines_it_requires_in_hand(table: Table, code: str, may: bool) -> None:
    """Either."""
    table.you.ready("Ryan")
    table.you.holds(LURE)
    card = table.you.in_play(listener(code))

    assert table.you.may("use", card=card) == may
