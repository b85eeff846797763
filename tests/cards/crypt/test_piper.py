"""Piper: an Anarch recruits or employs in the master phase."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from table_talk import Table

PIPER = "Piper"


@pytest.mark.ruling("Piper", 1)
def test_piper_recruits_an_ally_that_cannot_act(table: Table) -> None:
    """The Anarch locks and pays; nobody can block; the ally does not act this turn."""
    anarch = table.you.ready("Gathii")
    table.you.ready("Castellan", blood=1)
    table.you.ready(COMPANION)
    piper, ally = table.you.holds(PIPER, "City Star Taxi")
    table.prey.ready("Ashley")
    table.begins("master")

    table.you.plays(PIPER)
    table.until("minion", table.you)
    assert table.where(ally) == "ready"
    assert table.blood(ally) == 2
    assert table.locked(anarch)
    assert table.where(piper) == "ash_heap"
    assert not [line for line in table.state.journal if line.what == "announced"]
    assert not table.you.may("act", by=ally)
    assert table.you.pool() == 30 - 3


@pytest.mark.ruling("Piper", 2)
@pytest.mark.ruling("Piper", 4)
@pytest.mark.parametrize(("level", "life"), [("ani", 1), ("ANI", 2)])
def test_piper_employs_at_the_level_of_the_anarch(table: Table, level: str, life: int) -> None:
    """A choice of levels; it is no action, so nothing is latched and nothing resolves."""
    anarch = table.you.ready("Gathii")
    table.you.ready(COMPANION)
    spy, second = table.you.holds("Raven Spy", "Raven Spy")
    table.you.holds(PIPER)
    table.begins("master")

    table.you.plays(PIPER)
    table.you.chooses(spy)
    table.you.chooses(level=level)
    table.until("minion", table.you)
    assert table.on(spy) == anarch
    assert table.blood(spy) == life
    assert table.where(second) == "hand"
    turn = table.state.span("turn")
    assert turn is not None
    assert not [key for key in turn.used if key[0] == "action card"]


def test_a_feral_hound_from_piper_unlocks_nobody(table: Table) -> None:
    """There is no action to employ it."""
    anarch = table.you.ready("Phaibun")
    table.you.ready(COMPANION)
    hound = table.you.holds("Feral Hound")
    table.you.holds(PIPER)
    table.prey.ready(COMPANION)
    table.begins("master")

    table.you.plays(PIPER)
    table.until("minion", table.you)
    assert table.on(hound) == anarch
    table.until_turn_of(table.prey, "minion")
    assert table.locked(anarch)


@pytest.mark.ruling("Piper", 3)
@pytest.mark.parametrize(
    ("name", "held"),
    [
        ("Castellan", "City Star Taxi"),
        ("Gathii", "Revenant"),
        ("Gathii", "Blood Doll"),
        ("Branimira", "Feral Hound"),
    ],
)
def test_piper_needs_an_anarch_who_meets_the_requirements(
    table: Table, name: str, held: str
) -> None:
    """Clan and sect apply as usual; something must be there to get."""
    table.you.ready(name)
    table.you.holds(PIPER, held)
    table.you.torpor("Gathii")
    table.begins("master")

    table.until("master", table.you) if held == "Blood Doll" else table.asked()
    assert not table.you.can_play(PIPER)


def test_piper_needs_an_unlocked_anarch(table: Table) -> None:
    """A locked one cannot be locked."""
    table.you.ready("Gathii", locked=True)
    table.you.holds(PIPER, "City Star Taxi", "Blood Doll")
    table.begins("master")

    table.until("master", table.you)
    assert not table.you.can_play(PIPER)


@pytest.mark.ruling("Piper", 6)
def test_the_card_that_piper_brings_is_not_played(table: Table) -> None:
    """Only Piper itself is."""
    table.you.ready("Gathii")
    table.you.ready(COMPANION)
    piper, spy = table.you.holds(PIPER, "Raven Spy")
    table.begins("master")

    table.you.plays(PIPER)
    table.you.chooses(level="ani")
    table.until("minion", table.you)
    assert table.where(spy) == "attached"
    told = [line.card for line in table.state.journal if line.what == "played"]
    assert told == [piper]
