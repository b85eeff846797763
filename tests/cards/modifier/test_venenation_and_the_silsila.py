"""Venenation and Provision of the Silsila: a blocker corrupted, a contract fulfilled."""

from __future__ import annotations

import pytest

from action_talk import told, trick
from block_talk import COMPANION, bleeds, made_vampire
from combat_talk import rest
from fight_talk import damage_to, replaced
from methuselah.engine.definitions import Definition
from methuselah.language import continues_unblocked
from table_talk import Table

VENOM = "Venenation"
SILSILA = "Provision of the Silsila"
CLANDESTINE = "Clandestine Contract"
GOES_ON = trick(continues_unblocked(), at=("blocked", "after_resolution"), name="On and on")


# -- Venenation -----------------------------------------------------------------------------------


def stung(table: Table, level: str, counters: int, blocker: str = "KoKo (G1)") -> tuple[int, int]:
    """Your vampire bleeds and is blocked by one of capacity 2 with so many counters of yours."""
    mine = table.you.ready(made_vampire("Viper", level, capacity=6), blood=3)
    table.you.ready(COMPANION)
    table.you.holds(VENOM)
    corrupted = ((0, counters),) if counters else ()
    victim = table.prey.ready(blocker, corruption=corrupted)
    table.prey.ready("Lauren")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(victim)
    return mine, victim


@pytest.mark.parametrize(("level", "cost"), [("ser", 1), ("SER", 0)])
@pytest.mark.parametrize(("counters", "asked"), [(0, False), (1, True)])
@pytest.mark.parametrize("stolen", [True, False])
def test_a_blocker_is_stung(
    table: Table, level: str, cost: int, counters: int, asked: bool, stolen: bool
) -> None:
    """1 counter; with as many as its capacity it may be stolen: no combat, but it locks."""
    mine, victim = stung(table, level, counters)
    table.until("blocked", table.you)
    table.you.plays(VENOM, by=mine, level=level)
    assert table.blood(mine) + damage_to(table, mine) == 3 - cost
    assert table.state.cards[victim].corrupted_by(0) == counters + 1
    assert table.you.may("do") is asked
    if asked and stolen:
        table.you.does("do", number=0)
    rest(table)
    theft = asked and stolen
    assert table.state.controller(victim) == (0 if theft else 1)
    assert table.state.cards[victim].corrupted_by(0) == (0 if theft else counters + 1)
    assert told(table, "combat") == (0 if theft else 1)
    assert table.locked(victim)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling(VENOM, 1)
def test_the_target_may_be_changed_after_the_theft(table: Table) -> None:
    """What comes before block resolution is still played."""
    table.you.holds("Change of Target")
    mine, _ = stung(table, "ser", 1)
    table.you.plays(VENOM, by=mine)
    table.you.does("do", number=0)
    assert table.you.can_play("Change of Target")
    table.you.plays("Change of Target", by=mine)
    assert not table.locked(mine)
    assert table.prey.pool() == 30


@pytest.mark.ruling(VENOM, 2)
def test_the_action_is_blocked_all_the_same(table: Table) -> None:
    """No mask takes it over; what continues it as if unblocked does."""
    other = table.you.ready(made_vampire("Masked", "obf", capacity=5))
    table.you.holds("Mask of a Thousand Faces", GOES_ON)
    mine, victim = stung(table, "ser", 1)
    table.you.plays(VENOM, by=mine)
    table.you.does("do", number=0)
    masked = False
    while not table.over() and not table.you.can_play("On and on"):
        masked |= table.you.can_play("Mask of a Thousand Faces", by=other)
        table.pass_on()
    assert not masked
    table.you.plays("On and on", by=mine)
    rest(table)
    assert table.prey.pool() == 29
    assert table.state.controller(victim) == 0


@pytest.mark.ruling("Nakhthorheb (G4)", 1)
def test_who_cannot_block_nakhthorheb_any_more_has_blocked_him(table: Table) -> None:
    """Stung as it blocks, the blocker has a counter, and the action is blocked all the same."""
    mine = table.you.ready("Nakhthorheb (G4)")
    table.you.ready(COMPANION)
    table.you.holds(VENOM)
    blocker = table.prey.ready("Trevon Parker")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(VENOM, by=mine)
    rest(table)
    assert table.state.cards[blocker].corrupted_by(0) == 1
    assert told(table, "combat") == 1
    assert table.prey.pool() == 30


# -- Provision of the Silsila ---------------------------------------------------------------------


def hunter(clan: str = "Banu Haqim") -> Definition:
    """A strong vampire of this clan with a capacity of 7."""
    return replaced("Warmaksan", clans=(clan,), capacity=7, strength=3)


@pytest.mark.ruling(SILSILA, 1)
@pytest.mark.ruling(SILSILA, 2)
@pytest.mark.parametrize("whose", ["you", "prey"])
@pytest.mark.parametrize("contract", [CLANDESTINE, "Priority Contract"])
def test_the_hunter_is_provided_for(table: Table, whose: str, contract: str) -> None:
    """Filled to its capacity after combat, acting or blocking; the contract is burned, or was."""
    mine = table.you.ready(hunter() if whose == "you" else "Nassir", blood=2)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir" if whose == "you" else hunter(), blood=2)
    chosen, victim = (mine, theirs) if whose == "you" else (theirs, mine)
    name = "chosen one" if contract == CLANDESTINE else "hunter"
    owner = table.you if whose == "you" else table.prey
    paper = owner.in_play(contract, on=victim, notes=((name, chosen),))
    held = owner.holds(SILSILA)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.until("after_combat", owner)
    assert table.where(victim) == "torpor"
    owner.plays(held, by=chosen)
    assert table.blood(chosen) == 7
    rest(table)
    assert table.where(paper) == "ash_heap"
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("clan", "noted", "strength", "contracted", "may"),
    [
        ("Banu Haqim", "self", 3, True, True),
        ("Tremere", "self", 3, True, False),
        ("Banu Haqim", "other", 3, True, False),
        ("Banu Haqim", "self", 0, True, False),  # the opponent stays ready
        ("Banu Haqim", "self", 3, False, False),  # the contract is on another one
    ],
)
@pytest.mark.parametrize("acts", [True, False])
def test_who_is_provided_for(
    table: Table, clan: str, noted: str, strength: int, contracted: bool, may: bool, acts: bool
) -> None:
    """A Banu Haqim that was chosen for a contract on its opponent, who is not ready any more."""
    face = replaced("Warmaksan", clans=(clan,), capacity=7, strength=strength)
    her, foe = (table.you, table.prey) if acts else (table.prey, table.you)
    mine = her.ready(face, blood=3)
    other = table.grand_prey.ready("Abd al-Rashid (G2)")
    theirs = foe.ready("Nassir", blood=2)
    bystander = foe.ready("Lauren")
    chosen = mine if noted == "self" else other
    on = theirs if contracted else bystander
    her.in_play(CLANDESTINE, on=on, notes=(("chosen one", chosen),))
    her.holds(SILSILA)
    bleeds(table, mine if acts else theirs)
    table.prey.blocks(theirs if acts else mine)
    offered = False
    while not table.over():
        offered |= her.can_play(SILSILA)
        table.pass_on()
    assert offered is may


@pytest.mark.parametrize("acts", [True, False])
def test_no_provision_for_who_has_fallen_too(table: Table, acts: bool) -> None:
    """Both go to torpor."""
    her, foe = (table.you, table.prey) if acts else (table.prey, table.you)
    mine = her.ready(hunter(), blood=1)
    theirs = foe.ready(replaced("Nassir", strength=3), blood=1)
    her.in_play(CLANDESTINE, on=theirs, notes=(("chosen one", mine),))
    her.holds(SILSILA)
    bleeds(table, mine if acts else theirs)
    table.prey.blocks(theirs if acts else mine)
    while not table.over():
        assert not her.can_play(SILSILA)
        table.pass_on()
    assert (table.where(mine), table.where(theirs)) == ("torpor", "torpor")


@pytest.mark.parametrize("acts", [True, False])
def test_another_contract_stays(table: Table, acts: bool) -> None:
    """That for which somebody else was chosen, and that on somebody else."""
    her, foe = (table.you, table.prey) if acts else (table.prey, table.you)
    mine = her.ready(hunter(), blood=3)
    other = table.predator.ready("Abd al-Rashid (G2)")
    theirs = foe.ready("Nassir", blood=2)
    bystander = foe.ready("Lauren")
    fulfilled = her.in_play(CLANDESTINE, on=theirs, notes=(("chosen one", mine),))
    another = table.predator.in_play(CLANDESTINE, on=theirs, notes=(("chosen one", other),))
    third = her.in_play(CLANDESTINE, on=bystander, notes=(("chosen one", mine),))
    her.holds(SILSILA)
    bleeds(table, mine if acts else theirs)
    table.prey.blocks(theirs if acts else mine)
    table.until("after_combat", her)
    before = table.blood(mine)
    her.plays(SILSILA, by=mine)
    gained = [line for line in table.state.journal if line.what == "gained blood"]
    assert gained[-1].number == 7 - before
    rest(table)
    assert table.where(fulfilled) == "ash_heap"
    assert table.where(another) == "attached"
    assert table.where(third) == "attached"
