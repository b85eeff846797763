"""Giotto Verducci: a discard in the discard phases of others; vampires pay to block him."""

from __future__ import annotations

import pytest

from combat_talk import rest
from table_talk import Seat, Table

GIOTTO = "Giotto Verducci (G2)"
SEVEN = ("Fame", "Bonding", "Blood Doll", "Deep Song", "Rebel", "Flash", "Blur")


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_a_discard_in_the_discard_phase_of_another(table: Table, region: str) -> None:
    """One card of the hand, replaced; one in each of those phases, none in her own."""
    giotto = table.prey.puts(GIOTTO, region)
    held = table.prey.holds(*SEVEN)
    for seat in (table.you, table.grand_prey):
        seat.holds("Govern the Unaligned")
    table.begins("discard")

    assert table.prey.may("use", card=giotto)
    table.prey.uses(giotto)
    assert table.prey.choices() == set(held)
    table.prey.chooses(held[0])
    assert table.where(held[0]) == "ash_heap"
    assert sorted(table.prey.hand()) == sorted((*SEVEN[1:], "Filler"))
    assert "Govern the Unaligned" in table.you.hand()
    assert table.state.active == table.you.number
    assert not table.prey.may("use", card=giotto)

    table.until_turn_of(table.prey, "discard")
    assert table.prey.may("discard")
    assert not table.prey.may("use", card=giotto)
    table.until_turn_of(table.grand_prey, "discard")
    assert table.prey.may("use", card=giotto)


@pytest.mark.parametrize(("whose", "phase"), [("you", "discard"), ("prey", "minion")])
def test_no_discard_in_her_own_turn_nor_in_another_phase(
    table: Table, whose: str, phase: str
) -> None:
    """Not in your own discard phase; not in the minion phase of another."""
    seat: Seat = getattr(table, whose)
    giotto = seat.ready(GIOTTO)
    seat.holds("Fame", "Blood Doll")
    table.you.ready("Ryan")
    table.you.holds("Govern the Unaligned")
    table.begins(phase)

    assert table.waits_for(table.you, phase)
    assert not seat.may("use", card=giotto)


def test_vampires_burn_a_blood_to_block_giotto(table: Table) -> None:
    """Not without it; allies attempt for nothing; other actions cost nothing to block."""
    giotto = table.you.ready(GIOTTO)
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    empty = table.prey.ready("Lauren", blood=0)
    nassir = table.prey.ready("Nassir", blood=2)
    taxi = table.prey.ready("City Star Taxi", blood=1)

    table.you.acts(word="bleed", by=giotto)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=empty)
    assert table.prey.may("block", minion=taxi)
    table.prey.blocks(nassir)
    rest(table)
    assert table.blood(nassir) == 0
    assert table.blood(taxi) == 1
    assert table.blood(giotto) == 6
    assert table.prey.pool() == 30

    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=empty)
    rest(table)
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


def test_giotto_is_infernal(table: Table) -> None:
    """He does not unlock unless 1 pool is burned."""
    giotto = table.prey.ready(GIOTTO, locked=True)
    table.you.ready("Meaghan")

    table.until_turn_of(table.prey, "unlock")
    table.until_turn_of(table.prey, "minion")
    assert table.locked(giotto)
    assert table.prey.pool() == 30
