"""Nightmares upon Nightmares: whoever dreams is locked, unless a card is discarded for it."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from made_up import omen, paper
from methuselah.language import YOU, event, minion, on, put_in_play, static, unlock, use, yours
from table_talk import Seat, Table

NIGHTMARES = "Nightmares upon Nightmares"


def dreams(table: Table, more: int = 0, seat: Seat | None = None) -> int:
    """The event in play, with so many other Gehenna events and one that is none."""
    held: int = (seat or table.predator).in_play(NIGHTMARES)
    for number in range(more):
        table.predator.in_play(omen(f"Omen {number}"))
    table.predator.in_play(paper("News", event(put_in_play())))
    return held


def vampire(table: Table, capacity: int, **how: bool) -> int:
    """One of yours."""
    return table.you.ready(made_vampire(f"Dreamer {capacity}", capacity=capacity), **how)


@pytest.mark.ruling(NIGHTMARES, 2)
@pytest.mark.rules_text("003 Nightmares upon Nightmares 1")
@pytest.mark.parametrize(
    ("more", "asleep"), [(1, (True, False)), (2, (True, True)), (0, (False, False))]
)
def test_the_small_and_the_strange_lock(table: Table, more: int, asleep: tuple[bool, bool]) -> None:
    """Vampires with a capacity of no more than the Gehenna events; allies that are not mortal."""
    dreams(table, more)
    two, three = vampire(table, 2), vampire(table, 3)
    garou = table.you.ready("Renegade Garou")
    mortal = table.you.ready("Loyal Street Gang")
    theirs = table.prey.ready("Claudia (G5)")
    strange = table.prey.ready("Nephren-Ka")
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.does("resolve")
    while table.you.may("do"):
        table.you.does("do", number=1)
    assert (table.locked(two), table.locked(three)) == asleep
    assert table.locked(garou)
    assert not table.locked(mortal)
    assert not table.locked(theirs)
    assert not table.locked(strange)


def test_a_card_is_discarded_for_each(table: Table) -> None:
    """Or not; what is discarded is replaced in the master phase, not before."""
    dreams(table, 2)
    two, three = vampire(table, 2), vampire(table, 3)
    table.you.holds("Fame", "Blood Doll", *["Misdirection"] * 5)
    table.prey.holds("Bonding")
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.does("resolve")
    table.you.does("do", number=0)
    assert set(table.state.seats[0].hand) == table.you.choices()
    one = min(table.you.choices())
    table.you.chooses(one)
    assert table.where(one) == "ash_heap"
    assert len(table.you.hand()) == 6
    table.you.does("do", number=1)
    assert sorted([table.locked(two), table.locked(three)]) == [False, True]
    table.until("unlock", table.you)
    assert len(table.you.hand()) == 6
    table.until("master", table.you)
    assert len(table.you.hand()) == 7


def test_without_a_hand_they_lock(table: Table) -> None:
    """There is nothing to discard; in torpor they lock, too."""
    dreams(table, 2)
    table.prey.holds("Bonding")
    table.you.in_play(paper("Void", static("hand_size", -7, who=YOU), kind="master"))
    two = vampire(table, 2)
    fallen = table.you.torpor(made_vampire("Fallen", capacity=3))
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.does("resolve")
    assert table.locked(two)
    assert table.locked(fallen)


@pytest.mark.parametrize("who", ["you", "prey"])
def test_each_methuselah_dreams_in_her_own_unlock_phase(table: Table, who: str) -> None:
    """Whoever controls the event; nobody else's minions lock."""
    dreams(table, 2, getattr(table, who))
    theirs = table.prey.ready("Claudia (G5)")
    mine = vampire(table, 2)
    table.you.ready(COMPANION)
    table.gives_edge(table.prey)
    table.until_turn_of(table.prey)
    table.prey.does("resolve")
    while table.prey.may("do"):
        table.prey.does("do", number=1)
    assert table.locked(theirs)
    assert not table.locked(mine)


@pytest.mark.ruling(NIGHTMARES, 1)
def test_an_infernal_minion_may_be_unlocked_afterwards(table: Table) -> None:
    """It was locked already, and stays so; then a pool unlocks it."""
    dreams(table, 2)
    two = vampire(table, 2, locked=True)
    table.you.in_play(paper("Pact", static("infernal"), kind="equipment"), on=two)
    table.you.holds("Fame")
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.does("resolve")
    table.you.does("do", number=1)
    assert table.locked(two)
    table.you.does("unlock infernal")
    assert not table.locked(two)
    assert table.you.pool() == 29


WAKES = paper(
    "Summons", use(unlock(on(minion, yours)), at=("unlock",), by="controller"), kind="master"
)


@pytest.mark.ruling(NIGHTMARES, 3)
def test_they_are_dreamt_once_each_unlock_phase(table: Table) -> None:
    """Unlocked by an effect afterwards, a minion stays awake."""
    dreams(table, 2)
    two = vampire(table, 2)
    call = table.you.in_play(WAKES)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.does("resolve")
    table.you.does("do", number=1)
    assert table.locked(two)
    table.you.uses(call)
    assert not table.locked(two)
    table.until("minion", table.you)
    assert not table.locked(two)


def test_it_is_replaced_in_the_next_discard_phase(table: Table) -> None:
    """Not before."""
    table.you.ready(COMPANION)
    held = table.you.holds(NIGHTMARES)
    table.you.holds(*["Misdirection"] * 6)
    table.prey.ready("Nassir")
    table.begins("discard")
    table.you.plays(held)
    assert table.where(held) == "permanent"
    assert len(table.you.hand()) == 6
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "discard")
    assert len(table.you.hand()) == 7
