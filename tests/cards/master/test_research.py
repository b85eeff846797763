"""The research area: Research fills it, Development draws from it (R3 11)."""

from __future__ import annotations

import pytest

from methuselah.engine.knowledge import sees
from methuselah.engine.views import view
from methuselah.players.terminal.describing import seat_lines
from methuselah.table.naming import Telling
from table_talk import Table

CARDS = ("Blood Doll", "Vessel", "Villein", "Fame")


def researched(table: Table, *taken: str) -> dict[str, int]:
    """You play Research and set these aside; the cards of your library by name."""
    cards = dict(zip(CARDS, table.you.library(*CARDS), strict=True))
    table.you.holds("Research", "Research")
    table.predator.holds("Research")
    table.begins("master")
    table.you.plays("Research")
    for name in taken:
        table.you.chooses(cards[name])
    if len(taken) < 3:
        table.you.does("done")
    return cards


@pytest.mark.rule("R3 11 Research Area")
@pytest.mark.parametrize("taken", [("Vessel", "Blood Doll", "Villein"), ("Vessel",)])
def test_research_sets_up_to_three_cards_aside(table: Table, taken: tuple[str, ...]) -> None:
    """Face down: their owner sees them, nobody else; the rest is shuffled."""
    cards = researched(table, *taken)
    area = table.state.seats[0].research
    assert sorted(area) == sorted(cards[name] for name in taken)
    for card in area:
        assert sees(table.state, 0, card)
        assert not any(sees(table.state, seat, card) for seat in range(1, 5))
    assert {shown.name for shown in view(table.state, 0).seats[0].research} == set(taken)
    assert all("Vessel" not in str(one) for one in view(table.state, 1).seats[0].research)
    assert len(table.state.seats[0].library) == 12 + 4 - len(taken) - 1


def test_a_methuselah_plays_one_research_in_a_game(table: Table) -> None:
    """Another Methuselah may play hers."""
    researched(table, "Vessel")
    assert not table.you.can_play("Research")
    table.until_turn_of(table.prey, "master")
    table.until_turn_of(table.predator, "master")
    assert table.predator.can_play("Research")


@pytest.mark.parametrize("choice", ["area", "library"])
def test_development_is_replaced_from_the_area_if_she_likes(table: Table, choice: str) -> None:
    """One of the cards there, instead of a card of the library; it is a trifle."""
    vessel, fame = table.you.puts("Vessel", "research"), table.you.puts("Fame", "research")
    card = table.you.holds("Development")
    doll = table.you.holds("Blood Doll")
    table.you.ready("Meaghan")
    table.begins("master")
    left = len(table.state.seats[0].library)
    table.you.plays(card)
    if choice == "area":
        table.you.chooses(vessel)
    else:
        table.you.chooses(seat=table.you)
    seat = table.state.seats[0]
    assert (vessel in seat.hand) is (choice == "area")
    assert fame in seat.research
    assert len(seat.library) == left - (choice == "library")
    assert table.where(card) == "ash_heap"
    assert table.you.can_play(doll)


def test_development_without_an_area_is_replaced_as_usual(table: Table) -> None:
    """Nothing is asked."""
    table.you.holds("Development")
    table.begins("master")
    left = len(table.state.seats[0].library)
    table.you.plays("Development")
    assert len(table.state.seats[0].library) == left - 1


def test_the_area_of_an_ousted_methuselah_is_cleared(table: Table) -> None:
    """Its cards leave the game with her."""
    vessel = table.prey.puts("Vessel", "research")
    table.prey.pool(1)
    krid = table.you.ready("Krid")
    table.you.acts(word="bleed", by=krid)
    table.nobody_reacts()
    assert table.prey.is_out()
    assert vessel in table.state.seats[1].removed


def test_the_table_in_words_tells_of_the_research_area(table: Table) -> None:
    """Names for who keeps them, a number for the others."""
    researched(table, "Vessel", "Blood Doll")
    told = {}
    for viewer in (0, 1):
        seen = view(table.state, viewer)
        told[viewer] = "\n".join(seat_lines(Telling(table.state, viewer), seen, seen.seats[0]))

    assert "research area: " in told[0]
    assert "Vessel" in told[0] and "Blood Doll" in told[0]
    assert "research area: 2 face-down cards" in told[1]
