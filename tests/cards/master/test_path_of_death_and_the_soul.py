"""Path of Death and the Soul: as another's minion is burned, a Discipline card and 1 blood."""

from __future__ import annotations

import pytest

from combat_talk import rest
from made_up import paper
from methuselah.engine.traits import capacity, discipline_level
from methuselah.language import TARGET, action, burn_card, choose, minion, on
from table_talk import Seat, Table

CARD = "Path of Death and the Soul"
PYRE = paper("Pyre", action(choose(on(minion)), burn_card(TARGET)))
"""A made-up action: burn a minion."""


def burns(table: Table, victim: int) -> None:
    """Your Ryan burns it; Meaghan keeps your turn going."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.holds(PYRE)
    table.you.acts("Pyre", by=ryan)
    table.you.chooses(victim)


def test_the_path_is_put_in_play(table: Table) -> None:
    """A master for nothing; nothing else happens."""
    table.you.ready("Meaghan")
    card = table.you.holds(CARD)
    table.begins("master")
    table.you.plays(card)
    assert table.where(card) == "permanent"
    assert not table.locked(card)
    assert table.you.pool() == 30


@pytest.mark.parametrize("pile", ["hand", "ash_heap", "library"])
def test_a_discipline_card_and_a_blood(table: Table, pile: str) -> None:
    """On a ready vampire of yours, from each of the three; the blood finds room with the card."""
    path = table.you.in_play(CARD)
    nik = table.you.ready("Nik Sikko")
    fallen = table.you.torpor("Massimo Falconi")
    getattr(table.you, "holds" if pile == "hand" else pile)("Celerity")
    table.you.library("Blood Doll")
    taxi = table.prey.ready("City Star Taxi")
    table.prey.ready("Nassir")

    burns(table, taxi)
    table.you.does("answer", card=path)
    assert table.locked(path)
    choices = table.you.choices()
    assert len(choices) == 3  # Nik Sikko, Ryan, Meaghan
    assert nik in choices
    assert fallen not in choices
    table.you.chooses(nik)
    table.you.does("fetch", word=pile)
    rest(table)

    names = [table.state.definition(one).name for one in table.state.cards[nik].attached]
    assert names == ["Celerity"]
    assert discipline_level(table.state, nik, "cel") == 2
    assert capacity(table.state, nik) == 4
    assert table.blood(nik) == 4
    assert table.blood(fallen) == 4
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize("held", [True, False])
def test_without_a_discipline_card_there_is_the_blood(table: Table, held: bool) -> None:
    """Whether there is none or she takes none."""
    path = table.you.in_play(CARD)
    nik = table.you.ready("Nik Sikko", blood=1)
    if held:
        table.you.holds("Celerity")
    taxi = table.prey.ready("City Star Taxi")

    burns(table, taxi)
    table.you.does("answer", card=path)
    table.you.chooses(nik)
    if held:
        table.you.does("done")
    rest(table)

    assert table.blood(nik) == 2
    assert table.state.cards[nik].attached == ()
    assert table.locked(path)
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
def test_no_discipline_that_it_has_at_superior(table: Table) -> None:
    """Celerity is not for Tamoszius."""
    path = table.you.in_play(CARD)
    tamoszius = table.you.ready("Tamoszius", blood=2)
    table.you.holds("Celerity")
    taxi = table.prey.ready("City Star Taxi")

    burns(table, taxi)
    table.you.does("answer", card=path)
    table.you.chooses(tamoszius)
    assert not table.you.may("fetch", word="hand")
    rest(table)

    assert table.blood(tamoszius) == 3
    assert table.state.cards[tamoszius].attached == ()


@pytest.mark.parametrize(
    ("whose", "name", "locked", "may"),
    [
        ("prey", "City Star Taxi", False, True),
        ("prey", "Nassir", False, True),
        ("grand_predator", "Nassir", False, True),
        ("prey", "Nassir", True, False),
        ("you", "City Star Taxi", False, False),
        ("you", "Nassir", False, False),
    ],
)
def test_the_path_answers_the_burning_of_others_minions(
    table: Table, whose: str, name: str, locked: bool, may: bool
) -> None:
    """An ally, a vampire, of whichever other Methuselah; once it is locked no more."""
    path = table.you.in_play(CARD, locked=locked)
    seat: Seat = getattr(table, whose)
    victim = seat.ready(name)
    table.prey.ready("Lauren")

    burns(table, victim)
    offered = False
    while not table.over():
        offered |= table.you.may("answer", card=path)
        table.pass_on()

    assert table.where(victim) == "ash_heap"
    assert offered is may
    assert table.locked(path) is locked
    assert table.waits_for(table.you)
