"""The discard phase, events and the hand (R0, 5. Discard Phase; RB24, Drawing Cards)."""

from __future__ import annotations

import pytest
from turn_talk import Seat, Table, library_card

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.definitions import Definition, Mode, Static
from methuselah.rules.playing.hand import hand_size

TWO = ("Ann", "Ben")
EVENT = Mode(play="event", windows=("discard",), by="methuselah")


def event(name: str) -> Definition:
    return library_card(name, "event", modes=(EVENT,))


@pytest.mark.rule("R0 5. Discard Phase")
def test_one_card_is_discarded_and_replaced() -> None:
    table = Table(TWO, {0: [library_card("Odd", "action")]})
    odd = table.hold(0, "Odd")
    table.until("discard", 0)
    assert len(table.options("discard")) == 2  # equal cards are one option
    table.do("discard", card=odd)
    owner = table.state.seats[0]
    assert odd in owner.ash_heap
    assert len(owner.hand) == 7
    assert table.now.window == "influence"


def test_nobody_else_discards() -> None:
    table = Table(TWO)
    table.until("influence", 1, 2)
    assert all(not seat.ash_heap for seat in table.state.seats)


def test_more_discard_phase_actions() -> None:
    more = library_card("More", "master", statics=(Static("discard_actions", 1, Seat()),))
    table = Table(TWO, {0: [more]})
    table.put(0, "More", "permanent")
    table.until("discard", 0)
    table.do("discard")
    table.do("discard")
    assert table.now.window == "influence"
    assert len(table.state.seats[0].ash_heap) == 2


@pytest.mark.rule("R0 5. Discard Phase: events")
def test_one_event_in_a_phase_and_each_name_once_in_a_game_for_all() -> None:
    more = library_card("More", "master", statics=(Static("discard_actions", 1, Seat()),))
    table = Table(TWO, {0: [more, event("Dawn"), event("Dusk")], 1: [event("Dawn")]})
    table.put(0, "More", "permanent")
    for name in ("Dawn", "Dusk"):
        table.hold(0, name)
    table.hold(1, "Dawn")
    table.until("discard", 0)
    assert len(table.options("play")) == 2
    table.do("play", card=table.find(0, "Dawn"))
    assert table.verbs() == {"pass", "discard"}
    table.until("discard", 1, 2)
    assert not table.options("play")
    assert table.state.events_played == ("Dawn",)
    table.until("discard", 0, 3)
    assert [option.card for option in table.options("play")] == [table.find(0, "Dusk")]


def test_a_replacement_that_waited_for_her_discard_phase_is_drawn_as_it_begins() -> None:
    table = Table(TWO)
    atoms.discard(table.state, table.state.seats[0].hand[0])
    turn_atoms.delay_draw(table.state, 0, "discard")
    table.until("influence", 0)
    assert len(table.state.seats[0].hand) == 6
    table.until("discard", 0)
    assert len(table.state.seats[0].hand) == 7


@pytest.mark.rule("RB24 Drawing Cards")
def test_an_empty_library_gives_no_card_and_does_no_harm() -> None:
    table = Table(TWO)
    table.state.edit_seat(0).library = ()
    table.until("discard", 0)
    table.do("discard")
    assert len(table.state.seats[0].hand) == 6
    assert table.now.seat == 1


@pytest.mark.rule("RB24 Drawing Cards")
def test_a_hand_that_becomes_too_large_is_discarded_down_by_choice() -> None:
    table = Table(TWO, {0: [library_card("Odd", "action")]})
    odd = table.hold(0, "Odd")
    atoms.draw(table.state, 0)
    atoms.draw(table.state, 0)
    decision = table.now
    assert (decision.kind, decision.seat) == ("discard", 0)
    table.do("discard", card=odd)
    owner = table.state.seats[0]
    assert len(owner.hand) == 7  # the last one was any of the equal cards
    assert odd in owner.ash_heap
    assert len(owner.ash_heap) == 2


@pytest.mark.rule("[ANK 20231229]")
@pytest.mark.rules_text("003 1.6.1.2 R2")
def test_a_replacement_that_waits_counts_against_the_hand_size() -> None:
    table = Table(TWO)
    turn_atoms.delay_draw(table.state, 0, "discard")
    atoms.draw(table.state, 0)
    table.until("influence", 0)
    assert len(table.state.seats[0].hand) == 6


def test_hand_size_follows_cards_in_play() -> None:
    dreams = library_card("Dreams", "master", statics=(Static("hand_size", 2, Seat()),))
    table = Table(TWO, {0: [dreams]})
    assert hand_size(table.state, 0) == 7
    table.put(0, "Dreams", "permanent")
    assert (hand_size(table.state, 0), hand_size(table.state, 1)) == (9, 7)
