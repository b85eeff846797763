"""Cards named as an action is announced: Sudario Refraction, Sibyl's Tongue."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from library_talk import with_library_of
from made_up import paper
from methuselah.engine.views import view
from methuselah.language import YOU, ash_heap, choose, chosen, reaction, remove_from_game, static
from methuselah.rules.action.action import stealth
from table_talk import Seat, Table

SUDARIO = "Sudario Refraction"
SIBYL = "Sibyl's Tongue"
GIOVANNI = "Domenic Giovanni (G6)"
MALKAVIAN = "Korah (G2)"
SMALL = paper("Small", static("hand_size", -6, who=YOU))
GRAVE = paper("Grave", reaction(choose(ash_heap(), "gone"), remove_from_game(chosen("gone"))))


def library(seat: Seat) -> list[str]:
    """The names in a library, the top one first."""
    state = seat.table.state
    return [state.definition(card).name for card in state.seats[seat.number].library[::-1]]


def names(table: Table, *cards: int) -> None:
    """These are chosen, as far as a choice is left."""
    for card in cards:
        if table.you.choices():
            table.you.chooses(card)


# -- Sudario Refraction ---------------------------------------------------------------------------


@pytest.mark.ruling(SUDARIO, 1)
def test_three_cards_go_on_top_in_any_order(table: Table) -> None:
    """Chosen as it is announced, library cards of your own; then three of the hand are burned."""
    giovanni = table.you.ready(GIOVANNI)
    stranger = table.you.ready(COMPANION)
    heap = table.you.ash_heap("Blur", "Fame", "Deflection", "Blood Doll")
    vampire = table.you.ash_heap("Nassir")
    theirs = table.prey.ash_heap("Bonding")
    sudario = table.you.holds(SUDARIO)
    hand = table.you.holds(*["Govern the Unaligned"] * 6)
    table.you.library("Raven Spy")
    below = table.you.library("Masquer")
    table.prey.ready("Ryan")

    assert not table.you.can_play(SUDARIO, by=stranger)
    table.you.acts(SUDARIO, by=giovanni)
    assert table.you.choices() == set(heap)
    names(table, heap[0], heap[1], heap[2])
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    assert [table.where(card) for card in heap] == ["ash_heap"] * 4
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == set(heap[:3])
    names(table, heap[1], heap[2], heap[0])
    rest(table)

    assert table.where(vampire) == table.where(theirs) == table.where(heap[3]) == "ash_heap"
    assert table.where(sudario) == "ash_heap"
    assert table.where(below) in ("hand", "ash_heap")  # drawn for the Sudario
    assert sum(table.where(card) == "ash_heap" for card in (*hand, below)) == 3
    assert len(table.you.hand()) == 7
    assert {"Blur", "Fame", "Deflection"} <= set(table.you.hand())
    assert library(table.you)[0] == "Raven Spy"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("cards", [2, 3])
def test_three_must_be_there(table: Table, cards: int) -> None:
    """Three library cards: a vampire is none."""
    giovanni = table.you.ready(GIOVANNI)
    table.you.ready(COMPANION)
    table.you.ash_heap(*("Blur", "Fame", "Deflection")[:cards])
    table.you.ash_heap("Nassir")
    table.you.holds(SUDARIO)
    assert table.you.can_play(SUDARIO, by=giovanni) is (cards == 3)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_first_one_chosen_lies_on_top(table: Table, order: tuple[int, int, int]) -> None:
    """A hand of one: the first is drawn and discarded, the second is kept, the third stays."""
    giovanni = table.you.ready(GIOVANNI)
    table.you.ready(COMPANION)
    heap = table.you.ash_heap("Blur", "Fame", "Deflection")
    table.you.holds(SUDARIO)
    table.you.in_play(SMALL)
    with_library_of(table, 0)
    table.you.acts(SUDARIO, by=giovanni)
    names(table, *heap[:2])
    while not table.you.choices():
        table.pass_on()
    names(table, *(heap[one] for one in order))
    rest(table)
    kept = ["Blur", "Fame", "Deflection"]
    assert table.you.hand() == [kept[order[1]]]
    assert library(table.you) == [kept[order[2]]]


@pytest.mark.ruling(SUDARIO, 2)
@pytest.mark.ruling(SUDARIO, 3)
@pytest.mark.parametrize("copy", ["Blur", SUDARIO, "Bonding"])
def test_another_copy_will_do(table: Table, copy: str) -> None:
    """One that was named is removed: a copy comes instead, if one is there; else only two come.

    The Sudario that is being played is no copy; three cards are discarded all the same.
    """
    named = SUDARIO if copy == SUDARIO else "Blur"
    giovanni = table.you.ready(GIOVANNI)
    table.you.ready(COMPANION)
    heap = [table.you.ash_heap(name) for name in (named, "Fame", "Deflection")]
    other = table.you.ash_heap(copy if copy != SUDARIO else "Bonding")
    played = table.you.holds(SUDARIO)
    table.you.holds(*["Govern the Unaligned"] * 6)
    table.you.library("Raven Spy", "Masquer", "Masquer")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(GRAVE)
    table.you.acts(SUDARIO, by=giovanni)
    names(table, *heap)
    table.prey.plays("Grave", by=ryan)
    table.prey.chooses(heap[0])
    while not table.over():
        if table.you.choices():
            table.you.chooses(min(table.you.choices()))
        else:
            table.pass_on()
    assert table.where(heap[0]) == "removed"
    assert table.where(played) == "ash_heap"
    assert (table.where(other) == "ash_heap") is (copy != "Blur")
    assert all(table.where(card) != "ash_heap" for card in heap[1:])
    burned = len(table.state.seats[0].ash_heap)
    left = 2 if copy != "Blur" else 1
    assert burned == left + 3
    assert len(table.you.hand()) == 7


@pytest.mark.ruling(SUDARIO, 4)
def test_an_empty_library_gives_the_cards_back_first(table: Table) -> None:
    """They come to the hand, up to its size, before three cards of it are discarded at random."""
    giovanni = table.you.ready(GIOVANNI)
    table.you.ready(COMPANION)
    heap = table.you.ash_heap("Blur", "Fame", "Deflection")
    table.you.holds(SUDARIO)
    with_library_of(table, 0)
    table.you.acts(SUDARIO, by=giovanni)
    names(table, *heap[:2])
    while not table.you.choices():
        table.pass_on()
    names(table, *heap)
    rest(table)
    assert [table.where(card) for card in heap] == ["ash_heap"] * 3
    assert table.you.hand() == []


# -- Sibyl's Tongue -------------------------------------------------------------------------------


@pytest.mark.parametrize("spoken", [0, 1, 2])
def test_a_named_card_comes_from_the_library(table: Table, spoken: int) -> None:
    """At +1 stealth; 1 blood for each copy in your ash heap; shuffled, discarded down to 7."""
    sibyl, stranger = table.you.ready(MALKAVIAN, blood=4), table.you.ready(COMPANION)
    for _ in range(spoken):
        table.you.ash_heap(SIBYL)
    table.you.ash_heap("Bonding")
    table.prey.ash_heap(SIBYL)
    tongue = table.you.holds(SIBYL)
    table.you.holds(*["Govern the Unaligned"] * 6)
    fame, _, _ = table.you.library("Fame", "Blur", "Masquer")
    table.prey.ready("Ryan")
    assert not table.you.can_play(SIBYL, by=stranger)

    table.you.acts(SIBYL, by=sibyl)
    offered = {option.word for option in table.you.options("choose")}
    assert offered == {
        "Bonding",
        "Blur",
        "Fame",
        "Filler",
        "Govern the Unaligned",
        "Masquer",
        SIBYL,
    }
    table.you.does("choose", word="Fame")
    assert stealth(table.state, action_of(table)) == 1
    while not table.you.choices():
        table.pass_on()
    assert table.you.choices() == {fame}
    table.you.chooses(fame)
    while table.you.may("discard") is False and not table.over():
        table.pass_on()
    assert "Fame" in [card.name for card in view(table.state, 0).seats[0].hand]
    table.you.does("discard", card="Govern the Unaligned")
    rest(table)
    assert len(table.you.hand()) == 7
    assert table.where(fame) == "hand"
    assert table.blood(sibyl) == 4 - spoken
    assert table.where(tongue) == "ash_heap"


@pytest.mark.parametrize("name", ["Bonding", "Fame"])
def test_what_is_not_in_the_library_is_not_found(table: Table, name: str) -> None:
    """It can be named all the same: nobody tells what is left of a library."""
    sibyl = table.you.ready(MALKAVIAN)
    table.you.ready(COMPANION)
    table.you.ash_heap("Bonding")
    table.you.holds(SIBYL)
    table.you.library("Fame", "Masquer")
    table.you.acts(SIBYL, by=sibyl)
    table.you.does("choose", word=name)
    while not table.over():
        if table.you.choices():
            table.you.chooses(min(table.you.choices()))
        else:
            table.pass_on()
    assert ("Fame" in table.you.hand()) is (name == "Fame")
    assert "Bonding" not in table.you.hand()


def test_without_the_blood_it_is_not_spoken(table: Table) -> None:
    """Two copies in the ash heap, and 1 blood."""
    sibyl = table.you.ready(replaced("Korah (G2)", capacity=8), blood=1)
    table.you.ready(COMPANION)
    table.you.ash_heap(SIBYL, SIBYL)
    table.you.holds(SIBYL, PAUSE)
    assert not table.you.can_play(SIBYL, by=sibyl)
