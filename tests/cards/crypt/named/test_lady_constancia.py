"""Lady Constancia: the Edge for a card of the ash heap; two votes that are hers."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import YOU, gain_pool, static, use
from scenes.rulings import keeps_votes_in_any_sect
from table_talk import Table

LADY = "Lady Constancia (G4)"
HAND = ("Fame", "Bonding", "Dodge", "Blur", "Villein", "Flash", "Deep Song")


def test_the_replacement_comes_from_the_ash_heap(table: Table) -> None:
    """Another library card than the one discarded at random; the library is left alone."""
    lady = table.you.ready(LADY)
    cards = table.you.holds(*HAND)
    first, second, crypt = table.you.ash_heap("Blood Doll", "Parity Shift", "Ryan")
    table.prey.ash_heap("Blood Doll")
    table.prey.ready("Nassir")
    table.gives_edge(table.you)
    table.begins("discard")

    table.you.uses(lady)
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    lost = [card for card in cards if table.where(card) == "ash_heap"]
    assert len(lost) == 1
    assert (table.where(first), table.where(second)) == ("ash_heap", "hand")
    assert table.where(crypt) == "ash_heap"
    assert len(table.you.hand()) == 7
    assert "Filler" not in table.you.hand()
    assert not table.you.has_edge()
    assert not table.you.may("discard", card="Parity Shift")


@pytest.mark.parametrize("heap", [True, False])
def test_a_second_time_needs_the_edge_again(table: Table, heap: bool) -> None:
    """With two discard phase actions one is left; without an ash heap nothing is drawn."""
    lady = table.you.ready(LADY)
    cards = table.you.holds(*HAND)
    if heap:
        table.you.ash_heap("Blood Doll")
    table.you.in_play(paper("Time", static("discard_actions", +1, YOU), kind="master"))
    table.prey.ready("Nassir")
    table.gives_edge(table.you)
    table.begins("discard")

    table.you.uses(lady)
    assert not table.you.has_edge()
    assert not table.you.may("use", card=lady)
    assert sum(table.where(card) == "ash_heap" for card in cards) == 1
    assert len(table.you.hand()) == (7 if heap else 6)
    assert ("Blood Doll" in table.you.hand()) == heap
    assert table.you.may("discard")


@pytest.mark.parametrize("edge", ["you", "prey", "nobody"])
def test_it_takes_the_edge(table: Table, edge: str) -> None:
    """Yours."""
    lady = table.you.ready(LADY)
    table.you.holds(*HAND)
    table.you.ash_heap("Blood Doll")
    if edge != "nobody":
        table.gives_edge(table.you if edge == "you" else table.prey)
    table.begins("discard")
    assert table.you.may("discard")
    assert table.you.may("use", card=lady) == (edge == "you")


def test_only_in_your_discard_phase(table: Table) -> None:
    """Neither before it nor in that of another."""
    lady = table.you.ready(LADY)
    table.you.holds(*HAND)
    table.prey.holds(*HAND)
    table.prey.ready("Nassir")
    table.gives_edge(table.you)
    assert not table.you.may("use", card=lady)
    table.until("discard", table.you)
    assert table.you.may("use", card=lady)
    table.until("discard", table.prey)
    assert table.you.has_edge()
    assert not table.you.may("use", card=lady)


def test_there_must_be_a_card_to_discard(table: Table) -> None:
    """With an empty hand nothing is offered."""
    lady = table.you.ready(LADY)
    table.you.in_play(paper("Empty", static("hand_size", -7, YOU), kind="master"))
    other = table.you.in_play(paper("Else", use(gain_pool(1), at=("discard",)), kind="master"))
    table.you.ash_heap("Blood Doll")
    table.gives_edge(table.you)
    table.prey.ready("Nassir")
    table.begins("discard")
    assert table.you.may("use", card=other)
    assert not table.you.may("use", card=lady)


@pytest.mark.ruling("Lady Constancia (G4)", 1)
def test_she_keeps_her_votes_in_another_sect() -> None:
    """Two, in each sect."""
    keeps_votes_in_any_sect(LADY, votes=2)
