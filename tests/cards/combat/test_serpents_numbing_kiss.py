"""Serpent's Numbing Kiss: combat ends, and the opponent lies numb."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, DODGE, GOES_ON, MANEUVER, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    OPPOSING,
    before_range,
    burn_blood,
    end_of_round,
    gain_pool,
    static,
    unlock,
)
from scenes.strikes import strikes
from scenes.telling import changing
from table_talk import Table

KISS = "Serpent's Numbing Kiss"
SERPENT = made_vampire("Serpent", "PRE", "SER", capacity=8)


@pytest.mark.parametrize("codes", [("pre", "ser"), ("PRE", "SER")])
def test_the_inferior_kiss_ends_combat(codes: tuple[str, ...]) -> None:
    """Near and far, and that is all."""
    strikes(
        KISS,
        by=made_vampire("Serpent", *codes, capacity=8),
        level="pre_ser",
        damage=0,
        taken=0,
    )


def kissed(
    table: Table, *theirs: Definition, far: bool = False, blood: int = 5
) -> tuple[int, int, int]:
    """Your vampire plays it at superior: who, the card, the foe."""
    mine = table.you.ready(SERPENT, blood=blood)
    card = table.you.holds(KISS)
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    table.prey.holds(*theirs, *([MANEUVER] if far else []))
    fight(table, mine, foe)
    if far:
        table.prey.plays("A maneuver", by=foe)
    table.you.plays(card, by=mine, level="PRE_SER")
    return mine, card, foe


@pytest.mark.ruling(KISS, 1)
@pytest.mark.ruling(KISS, 3)
@pytest.mark.parametrize("far", [True, False])
def test_the_superior_kiss_numbs_after_combat(table: Table, far: bool) -> None:
    """At close range, for 1 blood that is not asked for; at the end of the round all is as ever."""
    late = paper("Late", end_of_round(gain_pool(1)), kind="combat")
    mine, card, foe = kissed(table, late, far=far)
    assert table.where(card) == "ash_heap"
    assert table.blood(mine) == 5
    table.prey.plays("Late", by=foe)
    rest(table)
    assert table.where(card) == ("ash_heap" if far else "attached")
    assert table.blood(mine) == (5 if far else 4)
    assert (damage_to(table, mine), damage_to(table, foe)) == (0, 0)
    assert table.waits_for(table.you)
    if far:
        return
    assert table.on(card) == foe
    table.until_turn_of(table.prey, "minion")
    assert table.locked(foe)
    assert table.where(card) == "ash_heap"
    table.until_turn_of(table.you, "minion")
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(foe)


@pytest.mark.ruling(KISS, 2)
def test_a_dodged_kiss_numbs_nobody(table: Table) -> None:
    """Combat ends all the same."""
    mine, card, foe = kissed(table, DODGE)
    table.prey.plays("A dodge", by=foe)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.blood(mine) == 5
    assert damage_to(table, foe) == 0


@pytest.mark.ruling(KISS, 6)
@pytest.mark.parametrize("how", [AGAIN, GOES_ON])
def test_no_kiss_where_combat_goes_on(table: Table, how: Definition) -> None:
    """Another round, or another combat ([RTR 20020501])."""
    mine, card, foe = kissed(table, how)
    table.prey.plays(how.face.name, by=foe)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.blood(mine) == 5 - damage_to(table, mine)


@pytest.mark.ruling(KISS, 8)
def test_who_unlocks_before_the_end_is_locked_again(table: Table) -> None:
    """As with Majesty ([LSJ 20040601])."""
    rouse = paper("Rouse", end_of_round(unlock()), kind="combat")
    _, card, foe = kissed(table, rouse)
    table.prey.plays("Rouse", by=foe)
    assert not table.locked(foe) or table.over()
    rest(table)
    assert table.locked(foe)
    assert table.on(card) == foe


@pytest.mark.ruling(KISS, 5)
@pytest.mark.ruling(KISS, 7)
@pytest.mark.parametrize(
    ("left", "far", "may"), [(1, False, True), (0, False, False), (0, True, True)]
)
def test_the_blood_must_be_there(table: Table, left: int, far: bool, may: bool) -> None:
    """1 blood, whatever makes cards cheaper ([ANK 20210226]); at long range nothing is burned."""
    drains = paper("Drain", before_range(burn_blood(1, OPPOSING)), kind="combat")
    mine = table.you.ready(SERPENT, blood=1 + left)
    table.you.in_play(changing("blood cost", -3), on=mine)
    table.you.holds(KISS, DODGE)
    foe = table.prey.ready("Ryan")
    table.prey.holds(drains, *([MANEUVER] if far else []))
    fight(table, mine, foe)
    table.prey.plays("Drain", by=foe)
    assert table.blood(mine) == left
    if far:
        table.prey.plays("A maneuver", by=foe)
    table.until("strike", table.you)
    assert table.you.can_play(KISS, by=mine, level="PRE_SER") is may
    assert table.you.can_play(KISS, by=mine, level="pre_ser")


@pytest.mark.ruling(KISS, 4)
def test_an_infernal_minion_may_be_unlocked_for_a_pool(table: Table) -> None:
    """Which is not as normal ([LSJ 20050114])."""
    numb, other = table.you.ready("Ryan", locked=True), table.you.ready("Duck", locked=True)
    table.you.in_play(paper("Brand", static("infernal"), kind="equipment"), on=numb)
    card = table.you.in_play(KISS, on=numb)
    table.begins("unlock")
    table.you.does("unlock infernal", target=numb)
    table.until_turn_of(table.you, "minion")
    assert (table.locked(numb), table.locked(other), table.you.pool()) == (False, False, 29)
    assert table.where(card) == "ash_heap"


def test_it_is_burned_in_the_unlock_phase_of_its_bearers_controller(table: Table) -> None:
    """Not in that of another Methuselah; others unlock."""
    numb = table.prey.ready("Ryan", locked=True)
    other = table.prey.ready("Duck", locked=True)
    card = table.prey.in_play(KISS, on=numb)
    far = table.grand_prey.in_play(KISS, on=table.grand_prey.ready("Nassir"))
    table.you.ready(COMPANION)
    table.until_turn_of(table.prey, "minion")
    assert (table.locked(numb), table.locked(other)) == (True, False)
    assert (table.where(card), table.where(far)) == ("ash_heap", "attached")
