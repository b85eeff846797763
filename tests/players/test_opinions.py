"""Nothing that may be played lies idle: what the words of a card say, and for whom."""

from __future__ import annotations

from typing import Any

import pytest


def test_a_location_gives_its_blood_each_influence_phase(table: Any) -> None:
    """Art Museum, for a Toreador that is to come out: before the transfers."""
    museum = table.you.in_play("Art Museum")
    table.you.uncontrolled("Anson", blood=1)
    table.begins("influence")
    option = table.choice()
    assert (option.verb, option.card) == ("use", museum)


def test_a_master_card_of_the_prey_is_cancelled(table: Any) -> None:
    """Sudden Reversal, where what it would put into play is worth more than the card."""
    reversal = table.predator.holds("Sudden Reversal")
    table.you.holds("Sport Bike", "The Rack")
    table.begins("master")
    table.you.plays("The Rack")
    table.until("as_played", table.predator)
    option = table.choice()
    assert option.card == reversal


@pytest.mark.parametrize(("locked", "played"), [(True, False), (False, True)])
def test_who_cannot_be_blocked_needs_somebody_who_might(
    table: Any, locked: bool, played: bool
) -> None:
    """Seduction names a minion that would block; where all are locked it is kept."""
    vampire = table.you.ready("Ingrid Russo")
    card = table.you.holds("Seduction")
    table.prey.ready("Ashley", locked=locked)
    table.you.acts(word="bleed", by=vampire)
    decision = table.asked()
    assert (decision.window == "announced" and table.choice().card == card) == played


@pytest.mark.parametrize(("who", "cancelled"), [("prey", True), ("grand_prey", False)])
def test_a_referendum_that_hurts_is_cancelled(table: Any, who: str, cancelled: bool) -> None:
    """Delaying Tactics against Kine Resources Contested: by whom it hits, not by her prey."""
    caller = table.you.ready("Alexander Silverson")
    table.you.holds("Kine Resources Contested")
    seat = getattr(table, who)
    seat.ready("Ashley")
    tactics = seat.holds("Delaying Tactics")
    table.you.acts("Kine Resources Contested", by=caller)
    while table.asked().window != "polling" or table.asked().seat != seat.number:
        if table.asked().seat == table.you.number:
            table.answer_it()
        else:
            table.pass_on()
    assert (table.choice().card == tactics) == cancelled
