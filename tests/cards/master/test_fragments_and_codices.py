"""Fragments, codices and searches: Book of Nod, Marrakesh Codex, Liquidation, Lord Ashton."""

from __future__ import annotations

import pytest

from combat_talk import rest
from made_up import paper
from methuselah.engine.knowledge import hidden_ids, sees
from methuselah.engine.traits import discipline_level
from methuselah.language import action, gain_pool, put_in_play, static
from methuselah.language.ways import master
from table_talk import Table

NOD = "Fragment of the Book of Nod"
CODEX = "The Marrakesh Codex"


def test_the_book_of_nod_draws_two(table: Table) -> None:
    """Then the hand is discarded down; the Fragment is locked."""
    book = table.you.in_play(NOD)
    table.you.ready("Nassir")
    table.you.holds(*("Misdirection",) * 7)
    table.you.uses(NOD)
    table.take(0)
    table.take(0)

    assert len(table.state.seats[0].hand) == 7
    assert table.locked(book)
    assert len(table.state.seats[0].ash_heap) == 2


@pytest.mark.ruling("Fragment of the Book of Nod", 1)
@pytest.mark.ruling("Fragment of the Book of Nod", 2)
def test_when_the_book_is_used(table: Table) -> None:
    """During an action, but not while a card is being played."""
    table.you.in_play(NOD)
    nassir = table.prey.ready("Nassir")
    table.prey.holds(paper("Gift", action(gain_pool(1), stealth=1)))
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Gift", by=nassir)
    asked = table.asked()
    assert asked is not None
    assert asked.window != "as_played"
    table.until("action")

    assert table.you.may("use", card=NOD)


@pytest.mark.parametrize("name", [NOD, CODEX])
def test_any_vampire_steals_them(table: Table, name: str) -> None:
    """As a directed action; not one's own."""
    theirs = table.prey.in_play(name)
    nassir = table.you.ready("Nassir")
    table.you.acts(name, by=nassir)
    rest(table)
    assert table.state.cards[theirs].controller == 0
    table.until_turn_of(table.you, "minion")

    assert not table.you.may("use action", card=name)


def test_the_codex_reorders_the_top(table: Table) -> None:
    """The first chosen lies on top; nobody else learns anything."""
    table.you.in_play(CODEX)
    table.you.ready("Nassir")
    one, two, three, four = table.you.library(
        "Misdirection", "Life in the City", "Govern the Unaligned", "Conditioning"
    )
    table.you.holds(*("Misdirection",) * 7)
    table.you.uses(CODEX)
    for card in (one, three, two):
        table.you.chooses(card)
    top = table.state.seats[0].library[::-1][:4]
    names = [table.state.definition(card).face.printed_name for card in top]

    assert names == ["Misdirection", "Govern the Unaligned", "Life in the City", "Conditioning"]
    assert all(sees(table.state, 0, card) for card in top)
    assert set(top) <= set(hidden_ids(table.state, 1))
    assert four in top


@pytest.mark.ruling("Liquidation", 1)
@pytest.mark.parametrize(("cards", "playable"), [(7, True), (6, False)])
def test_liquidation_needs_seven_cards(table: Table, cards: int, playable: bool) -> None:
    """They burn for 3 pool, and it is replaced in the discard phase."""
    table.you.holds("Liquidation", "Life in the City", *("Misdirection",) * 5)
    table.you.ready("Nassir")
    table.begins("master")
    table.asked()
    owner = table.state.edit_seat(0)
    owner.ash_heap = (*owner.ash_heap, *owner.library[cards:])
    owner.library = owner.library[:cards]
    table.state.pending = None
    assert table.you.can_play("Liquidation") is playable
    if playable:
        table.you.plays("Liquidation")
        table.until_turn_of(table.you, "minion")
        assert table.you.pool() == 33
        assert not table.state.seats[0].library
        assert len(table.state.seats[0].hand) == 6


@pytest.mark.ruling("Lord Ashton", 1)
def test_a_gangrel_learns_from_the_library(table: Table) -> None:
    """Any other Gangrel, from its controller's library; no other Discipline is found."""
    lord = table.you.ready("Lord Ashton (G3)")
    martina = table.you.ready("Martina Srnankova (G6)")
    table.you.ready("Nassir")
    lesson = paper(
        "Lesson",
        master(put_in_play()),
        static("discipline", word="ani"),
        keywords=frozenset({"discipline"}),
    )
    found = table.you.library(lesson, "Celerity", "Misdirection")[0]
    table.asked()
    level = discipline_level(table.state, martina, "ani")
    users = {option.minion for option in table.you.options("use action", card="Lord Ashton (G3)")}
    assert users == {martina}
    table.you.acts("Lord Ashton (G3)", by=martina)
    table.until("choose", table.you)
    asked = table.asked()
    assert asked is not None
    names = [table.state.definition(o.target).name for o in asked.options if o.target >= 0]
    assert names == ["Lesson"]
    table.take(0)
    rest(table)

    bearer = table.state.cards[martina].attached
    assert [table.state.definition(c).name for c in bearer] == ["Lesson"]
    assert discipline_level(table.state, martina, "ani") == min(2, level + 1)
    assert found >= 0
    assert lord >= 0
