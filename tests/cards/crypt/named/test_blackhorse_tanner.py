"""Blackhorse Tanner: once each turn another card instead of one that you have drawn."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.engine.advance import advance
from methuselah.engine.determinize import determinize
from methuselah.engine.views import view
from methuselah.language import (
    choose,
    discard,
    draw_crypt,
    draws,
    draws_up,
    gain_pool,
    hand,
    master,
    searches_library,
    use,
    yours,
)
from scenes.rulings import black_hand_is_no_title
from table_talk import Table

TANNER = "Blackhorse Tanner (G3)"
COIN = paper("Coin", master(gain_pool(1)))
"""A master card for 1 pool: it is replaced as it is played."""
STUDY = paper("Study", use(draws(3), draws_up(), at=("master",), once="turn"), kind="event")
FAMILY = paper("Family", use(draw_crypt(), at=("master",), once="turn"), kind="event")
SEARCH = paper("Search", use(searches_library(), at=("master",), once="turn"), kind="event")


def asked_again(table: Table, number: int = 0) -> bool:
    """Whether this seat is asked now if she keeps what she drew."""
    decision = table.asked()
    return decision is not None and (decision.kind, decision.seat) == ("draw again", number)


@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize("again", [True, False])
def test_tanner_puts_a_drawn_card_on_the_bottom(table: Table, again: bool, place: str) -> None:
    """You see it first; then the next one is yours, and the first lies at the bottom."""
    table.you.puts(TANNER, place)
    table.you.ready("Meaghan")
    table.you.holds(COIN)
    second, first = table.you.library("Villein", "Fame")
    size = table.state.seats[0].library
    table.begins("master")
    table.you.plays("Coin")
    assert asked_again(table)
    assert table.where(first) == "hand"
    if again:
        table.you.does("draw again", target=first)
    else:
        table.you.does("keep")

    assert table.where(first) == ("library" if again else "hand")
    assert table.where(second) == ("hand" if again else "library")
    if again:
        assert table.state.seats[0].library[0] == first
    assert len(table.state.seats[0].library) == len(size) - 1
    assert table.you.pool() == 31
    assert not asked_again(table)


def test_others_see_nothing_of_the_card(table: Table) -> None:
    """Neither what is asked nor what was drawn; that she is asked, they see."""
    table.you.ready(TANNER)
    table.you.holds(COIN)
    table.you.library("Villein", "Fame")
    table.begins("master")
    table.you.plays("Coin")
    for seat in (1, 2, 3, 4):
        seen = view(table.state, seat)
        assert seen.waits_for == 0
        assert seen.decision is None
    table.you.does("draw again")
    told = [line for line in table.state.journal if line.what == "answered"]
    assert len(told) == 1
    assert not told[0].secret


@pytest.mark.ruling(TANNER, 2)
def test_tanner_draws_again_once_in_the_turn_of_each_player(table: Table) -> None:
    """The second draw of a turn is as it comes; in the next Methuselah's turn he may again."""
    table.you.ready(TANNER)
    exchange = use(choose(hand(yours)), discard(), at=("unlock",), once="turn")
    for name in ("First", "Second"):
        table.you.in_play(paper(name, exchange, kind="event"))
    table.you.holds(*["Fame"] * 7)
    table.begins("unlock")
    for _ in range(2):
        table.you.uses("First")
        table.you.chooses(min(table.you.choices()))
        assert asked_again(table)
        table.you.does("draw again")
        table.you.uses("Second")
        table.you.chooses(min(table.you.choices()))
        assert not asked_again(table)
        table.until_turn_of(table.prey)


def test_of_three_cards_each_may_go_until_one_does(table: Table) -> None:
    """Asked for each as it is drawn: the first is kept, for the second there is another."""
    table.you.ready(TANNER)
    table.you.in_play(STUDY)
    table.you.holds(*["Blood Doll"] * 7)
    fourth, third, second, first = table.you.library("Fame", "Villein", "Fame", "Villein")
    table.begins("master")
    table.you.uses("Study")
    assert asked_again(table)
    assert (table.where(first), table.where(second)) == ("hand", "library")
    table.you.does("keep")
    assert asked_again(table)
    assert (table.where(second), table.where(third)) == ("hand", "library")
    table.you.does("draw again")
    assert not asked_again(table)  # once each turn: neither for the third nor for the fourth

    assert [table.where(one) for one in (first, second, third, fourth)] == [
        "hand",
        "library",
        "hand",
        "hand",
    ]
    for _ in range(3):
        table.you.does("discard", card="Blood Doll")
    assert len(table.you.hand()) == 7


@pytest.mark.parametrize("where", ["crypt", "search", "prey"])
def test_tanner_is_for_cards_that_you_draw_from_your_library(table: Table, where: str) -> None:
    """A crypt card, a card that is searched for, a card that your prey draws: nobody is asked."""
    table.you.ready(TANNER)
    table.you.ready("Meaghan")
    seat = table.prey if where == "prey" else table.you
    seat.in_play({"crypt": FAMILY, "search": SEARCH, "prey": STUDY}[where])
    seat.crypt("Ryan")
    seat.holds(*["Fame"] * 6)
    seat.library("Villein")
    table.prey.ready("Nassir")
    table.begins("master")
    if where == "prey":
        table.until_turn_of(table.prey, "master")
    seat.uses({"crypt": "Family", "search": "Search", "prey": "Study"}[where])
    if seat.may("choose"):
        seat.chooses(min(seat.choices()))
    assert not asked_again(table, seat.number)
    assert not asked_again(table, 0)


def test_with_an_empty_library_there_is_no_other_card(table: Table) -> None:
    """The last card is drawn: nothing is asked."""
    table = Table()
    table.placed.clear()
    table.you.ready(TANNER)
    table.you.ready("Meaghan")
    table.you.holds(COIN)
    last = table.you.library("Fame")
    table.begins("master")
    table.you.plays("Coin")
    assert table.where(last) == "hand"
    assert not asked_again(table)


@pytest.mark.ruling(TANNER, 1)
def test_tanner_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(TANNER)


def test_asked_again_the_question_is_the_same(table: Table) -> None:
    """What bots think with is dealt anew and asked again: the same card, the same answers."""
    table.you.ready(TANNER)
    table.you.holds(COIN)
    table.you.library("Villein", "Fame")
    table.begins("master")
    table.you.plays("Coin")
    asked = table.asked()
    thought = determinize(table.state, 0, 7)
    thought.pending = None
    assert advance(thought) == asked
