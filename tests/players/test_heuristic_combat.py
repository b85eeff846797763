"""How the heuristic player fights."""

from __future__ import annotations

from typing import Any

import pytest


def blocked(table: Any, mine: int, blocker: int) -> None:
    """Your bleed is blocked; on to the strikes."""
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    while table.asked().kind != "strike":
        table.pass_on()


def test_it_strikes_with_its_best(table: Any) -> None:
    """Roundhouse at the superior level: 1 + 3 damage take a vampire with 3 blood down."""
    mine = table.you.ready("Aunt Linda")
    card = table.you.holds("Roundhouse")
    blocker = table.prey.ready("Brock Sterling")
    blocked(table, mine, blocker)
    option = table.choice()
    assert (option.card, option.mode) == (card, "POT")


@pytest.mark.parametrize(("strength", "away"), [("", False), ("POT", True)])
def test_it_ends_a_combat_that_it_would_lose(table: Any, strength: str, away: bool) -> None:
    """Majesty against 3 strength with 2 blood left, not against 1 with plenty."""
    mine = table.you.ready("Naomi Stewart", blood=2 if strength else 5)
    card = table.you.holds("Majesty")
    blocker = table.prey.ready("Aunt Linda")
    if strength:
        table.prey.puts("Preternatural Strength", "attached", on=blocker, level=strength)
    blocked(table, mine, blocker)
    assert (table.choice().card == card) == away


def test_it_does_not_waste_a_card_on_a_combat_that_ends(table: Any) -> None:
    """The acting vampire has chosen Majesty: the blocker strikes with its hand."""
    mine = table.you.ready("Naomi Stewart")
    table.you.holds("Majesty")
    blocker = table.prey.ready("Aunt Linda")
    table.prey.holds("Roundhouse")
    blocked(table, mine, blocker)
    table.you.plays("Majesty", by=mine)
    while table.asked().kind != "strike":
        table.pass_on()
    assert table.choice().verb == "hand strike"


def test_it_steals_blood_rather_than_strike_with_its_hand(table: Any) -> None:
    """Theft of Vitae at the superior level."""
    mine = table.you.ready("Rosalina Cortez", blood=1)
    card = table.you.holds("Theft of Vitae")
    blocker = table.prey.ready("Ryan")
    blocked(table, mine, blocker)
    option = table.choice()
    assert (option.card, option.mode) == (card, "THA")
