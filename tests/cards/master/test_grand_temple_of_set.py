"""Grand Temple of Set: pool becomes counters, counters a vampire of the prey."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from fight_talk import replaced
from table_talk import Table

TEMPLE = "Grand Temple of Set"
SETITE = replaced("Ryan", clans=("Ministry",))


def test_the_temple_is_built_and_fed(table: Table) -> None:
    """It costs 2 pool; in each of your master phases 1 pool becomes a counter on it."""
    table.you.ready(SETITE)
    temple = table.you.holds(TEMPLE)
    table.begins("master")

    table.you.plays(TEMPLE)
    assert table.where(temple) == "permanent"
    assert table.you.pool() == 28
    table.you.uses(temple, level="offering")
    assert table.you.pool() == 27
    assert table.counters(temple) == 1
    assert not table.locked(temple)
    assert not table.you.may("use", card=temple)

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "master")
    assert table.counters(temple) == 1
    table.you.uses(temple, level="offering")
    assert table.you.pool() == 26
    assert table.counters(temple) == 2


@pytest.mark.parametrize(("name", "may"), [(SETITE, True), ("Ryan", False)], ids=["yes", "no"])
def test_who_builds_it(table: Table, name: object, may: bool) -> None:
    """It requires a ready Ministry vampire."""
    table.you.ready(name)  # type: ignore[arg-type]
    table.you.holds(TEMPLE, "Life in the City")
    table.begins("master")

    assert table.you.can_play("Life in the City")
    assert table.you.can_play(TEMPLE) == may


def test_the_temple_is_fed_only_in_your_master_phase(table: Table) -> None:
    """Not in your minion phase, nor in the turn of another."""
    table.you.ready("Ryan")
    table.prey.ready("Meaghan")
    temple = table.you.in_play(TEMPLE)

    assert not table.you.may("use", card=temple)
    table.until_turn_of(table.prey, "minion")
    assert not table.you.may("use", card=temple)
    assert table.you.pool() == 30


def test_the_temple_steals_a_vampire_of_the_prey(table: Table) -> None:
    """With less capacity than the counters: of capacity 3, four of five counters are burned."""
    table.you.ready("Arnold Simpson (G3)")
    ryan = table.prey.ready("Ryan")  # 4
    meaghan = table.prey.ready("Meaghan", blood=2)  # 3
    carter = table.prey.torpor("Carter (G2)")  # 2
    fifth = table.prey.ready(made_vampire("Fifth", capacity=5))
    table.prey.ready("Trevon Parker")  # 6
    table.prey.uncontrolled("Jonathan Gursel (G4)")  # 3
    nassir = table.grand_prey.ready("Nassir")  # 4
    temple = table.you.in_play(TEMPLE, counters=5)
    table.begins("influence")

    table.you.uses(temple, level="theft")
    assert table.you.choices() == {ryan, meaghan, carter}
    table.you.chooses(meaghan)

    assert table.counters(temple) == 1
    assert table.locked(temple)
    assert table.state.cards[meaghan].controller == table.you.number
    assert table.blood(meaghan) == 2
    assert table.where(meaghan) == "ready"
    assert table.state.cards[ryan].controller == table.prey.number
    assert table.state.cards[fifth].controller == table.prey.number
    assert table.state.cards[nassir].controller == table.grand_prey.number
    assert table.you.pool() == 30
    assert table.where(temple) == "permanent"
    assert not table.you.may("use", card=temple)

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.may("act", minion=meaghan, word="bleed")


@pytest.mark.parametrize(
    ("counters", "locked", "may"),
    [(5, False, True), (4, False, False), (0, False, False), (5, True, False)],
)
def test_more_counters_than_the_capacity_are_needed(
    table: Table, counters: int, locked: bool, may: bool
) -> None:
    """Ryan has 4; and a locked Temple cannot be locked."""
    table.you.ready("Meaghan")
    table.you.uncontrolled("Trevon Parker")  # something to do in the influence phase
    ryan = table.prey.ready("Ryan")
    temple = table.you.in_play(TEMPLE, counters=counters, locked=locked)
    table.begins("influence")

    assert table.you.may("use", card=temple) == may
    if may:
        table.you.uses(temple, level="theft")
        assert table.counters(temple) == 0
        assert table.state.cards[ryan].controller == table.you.number


@pytest.mark.parametrize("phase", ["master", "minion", "discard"])
def test_no_theft_in_another_phase(table: Table, phase: str) -> None:
    """Only in your influence phase."""
    table.you.ready("Meaghan")
    table.you.holds("Life in the City")
    table.prey.ready("Ryan")
    temple = table.you.in_play(TEMPLE, counters=5)
    table.begins(phase)
    table.asked()

    assert not table.you.may("use", card=temple, level="theft")


def test_no_theft_in_the_influence_phase_of_another(table: Table) -> None:
    """The Temple is of the predator."""
    table.you.ready("Ryan")
    table.you.uncontrolled("Trevon Parker")
    temple = table.predator.in_play(TEMPLE, counters=9)
    table.begins("influence")

    assert not table.predator.may("use", card=temple)
    assert not table.you.may("use", card=temple)


def test_any_vampire_burns_the_temple(table: Table) -> None:
    """A Ⓓ action without stealth, which its controller may block; no ally takes it."""
    temple = table.prey.in_play(TEMPLE, counters=3)
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready("Meaghan")
    zombie = table.you.ready("Rotting Behemoth")
    blocker = table.prey.ready("Nassir")
    stranger = table.predator.ready("Trevon Parker")
    assert table.you.may("use action", card=temple, by=meaghan)
    assert not table.you.may("use action", card=temple, by=zombie)

    table.you.acts(temple, by=ryan)
    assert table.prey.may("block", minion=blocker)
    assert not table.predator.may("block", minion=stranger)
    table.nobody_reacts()

    assert table.where(temple) == "ash_heap"
    assert table.locked(ryan)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_a_block_saves_the_temple(table: Table) -> None:
    """It has no stealth."""
    temple = table.prey.in_play(TEMPLE, counters=3)
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    blocker = table.prey.ready("Nassir")

    table.you.acts(temple, by=ryan)
    table.prey.blocks(blocker)
    table.nobody_reacts()

    assert table.where(temple) == "permanent"
    assert table.counters(temple) == 3
