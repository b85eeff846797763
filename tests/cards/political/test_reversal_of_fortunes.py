"""Reversal of Fortunes: turns pass the other way, prey and predator stay."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from methuselah.engine import atoms
from politics_talk import carried, polling
from table_talk import Table

REVERSAL = "Reversal of Fortunes"


def followers(table: Table, number: int) -> list[int]:
    """Whose turns follow, by seat: everybody passes."""
    found: list[int] = []
    while len(found) < number:
        now = table.state.turn
        table.pass_on()
        if table.state.turn != now:
            found.append(table.state.active)
    return found


def seats_of(table: Table, names: str) -> list[int]:
    return [getattr(table, name).number for name in names.split()]


@pytest.mark.parametrize(
    ("passes", "follow"),
    [
        (False, "prey grand_prey grand_predator predator you prey"),
        (True, "predator grand_predator grand_prey prey you predator"),
    ],
)
def test_turns_pass_to_the_right_if_the_referendum_passes(
    table: Table, passes: bool, follow: str
) -> None:
    """Round and round, from the turn after this one; the card is burned."""
    caller, rival = table.you.ready("Olivia (G2)"), table.prey.ready("Klaus Konrecht (G4)")
    card = table.you.holds(REVERSAL)
    table.you.acts(card, by=caller)
    polling(table)
    table.you.votes("for", minion=caller)
    if not passes:
        table.prey.votes("against", minion=rival)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.state.active == table.you.number, "this turn goes on"
    assert followers(table, 6) == seats_of(table, follow)


def test_prey_is_still_to_the_left(table: Table) -> None:
    """A bleed is at the same Methuselah as before, and who is ousted leaves her prey to her."""
    caller, bleeder = table.you.ready("Olivia (G2)"), table.you.ready(COMPANION)
    table.you.acts(table.you.holds(REVERSAL), by=caller)
    carried(table, caller)
    pool = table.prey.pool()
    table.you.acts(by=bleeder, word="bleed")
    rest(table)
    assert table.prey.pool() == pool - 1
    assert table.state.prey(table.you.number) == table.prey.number
    assert table.state.predator(table.you.number) == table.predator.number


def test_a_second_one_turns_it_back(table: Table) -> None:
    """Whoever calls it, in whatever turn."""
    first, second = table.you.ready("Olivia (G2)"), table.predator.ready("Klaus Konrecht (G4)")
    card, again = table.you.holds(REVERSAL), table.predator.holds(REVERSAL)
    table.you.acts(card, by=first)
    carried(table, first)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(again, by=second)
    carried(table, second, table.predator)
    assert followers(table, 3) == seats_of(table, "you prey grand_prey")


def test_anybody_may_call_it_and_a_seat_that_is_out_is_passed_over(table: Table) -> None:
    """No title is needed; the turn goes to the next to the right who is still in the game."""
    caller, helper = table.you.ready(COMPANION), table.you.ready("Olivia (G2)")
    table.predator.pool(1)
    table.you.acts(table.you.holds(REVERSAL), by=caller)
    carried(table, helper)
    atoms.burn_pool(table.state, table.predator.number, 1)
    table.until_turn_of(table.grand_predator, "unlock")
    assert table.predator.is_out()
    assert followers(table, 1) == seats_of(table, "grand_prey")
