"""Alicia Barrows: with the Edge she has Gehenna events discarded from a hand."""

from __future__ import annotations

from made_up import paper
from methuselah.engine.definitions import Definition
from table_talk import Table

ALICIA = "Alicia Barrows (G4)"


def gehenna(name: str, kind: str = "event") -> Definition:
    """A made-up card of Gehenna."""
    return paper(name, kind=kind, keywords=frozenset({"gehenna"}))


def test_alicia_discards_two_gehenna_events_of_one_hand(table: Table) -> None:
    """Neither another event, nor a Gehenna card of another type, nor one of a third hand."""
    alicia = table.you.ready(ALICIA)
    table.you.ready("Meaghan")
    table.gives_edge(table.you)
    first, second, third = table.prey.holds(gehenna("One"), gehenna("Two"), gehenna("Three"))
    other, master = table.prey.holds("FBI Special Affairs Division", gehenna("Four", "master"))
    far = table.grand_prey.holds(gehenna("Five"))
    mine = table.you.holds(gehenna("Six"))
    table.begins("unlock")

    table.you.uses(alicia)
    table.you.chooses(seat=table.prey.number)
    assert table.you.choices() == {first, second, third}
    table.you.chooses(first)
    assert table.you.choices() == {second, third}
    table.you.chooses(second)

    assert [table.where(x) for x in (first, second)] == ["ash_heap", "ash_heap"]
    assert [table.where(x) for x in (third, other, master, far, mine)] == ["hand"] * 5
    assert table.you.has_edge()
    assert not table.locked(alicia)
    assert not table.you.may("use", card=alicia)
    table.until_turn_of(table.you, "minion")
    assert table.where(third) == "hand"
    assert table.waits_for(table.you)


def test_alicia_needs_the_edge(table: Table) -> None:
    """Your prey has it: nothing is offered in your unlock phase."""
    alicia = table.you.ready(ALICIA)
    table.you.ready("Meaghan")
    table.gives_edge(table.prey)
    event = table.prey.holds(gehenna("One"))
    table.begins("unlock")
    assert not table.you.may("use", card=alicia)
    table.until_turn_of(table.you, "minion")
    assert table.where(event) == "hand"


def test_alicia_waits_for_your_unlock_phase(table: Table) -> None:
    """Neither in your minion phase nor in the unlock phase of another."""
    alicia = table.you.ready(ALICIA)
    table.you.ready("Meaghan")
    table.gives_edge(table.you)
    event = table.prey.holds(gehenna("One"))
    table.asked()
    assert not table.you.may("use", card=alicia)
    table.until_turn_of(table.prey)
    assert not table.you.may("use", card=alicia)
    assert table.where(event) == "hand"
