"""Expected damage: whom the heuristic player fights, what it prevents, and what it strikes with."""

from __future__ import annotations

from typing import Any

import pytest

from methuselah.engine.decisions import Decision
from methuselah.players.heuristic.fights import fight, foe_hits
from methuselah.players.seat import Seat


def seen_by(table: Any) -> Seat:
    """The table as whoever is asked sees it."""
    decision = table.asked()
    assert isinstance(decision, Decision)
    return Seat(table.state, decision)


def test_a_discipline_promises_what_it_usually_does(table: Any) -> None:
    """Potence hits harder than Fortitude; whoever has no blood can pay for no card."""
    mine = table.you.ready("Sully")
    strong = table.prey.ready("Aunt Linda")
    tough = table.prey.ready("Brock Sterling")
    empty = table.prey.ready("Wauneka", blood=0)
    seat = seen_by(table)
    assert foe_hits(seat, strong) > foe_hits(seat, tough) == foe_hits(seat, empty)
    assert fight(seat, mine, strong) < fight(seat, mine, tough)


@pytest.mark.parametrize(("actor", "blocks"), [("Aunt Linda", False), ("Brock Sterling", True)])
def test_a_small_bleed_is_blocked_only_where_the_fight_is_no_worse(
    table: Any, actor: str, blocks: bool
) -> None:
    """A last blood against superior Potence is torpor for 1 pool; against Fortitude it is not."""
    minion = table.you.ready(actor)
    table.prey.ready("Meaghan", blood=1 if not blocks else 3)
    table.prey.pool(20)
    table.you.acts(word="bleed", by=minion)
    while table.asked().window != "action" or table.asked().seat != table.prey.number:
        table.pass_on()
    assert (table.choice().verb == "block") == blocks


@pytest.mark.parametrize(("card", "better"), [("Hidden Strength", True), ("Majesty", False)])
def test_damage_that_can_be_prevented_counts_less(table: Any, card: str, better: bool) -> None:
    """Brock Sterling has Fortitude and no Presence: only the first card helps him."""
    mine = table.you.ready("Brock Sterling")
    foe = table.prey.ready("Aunt Linda")
    bare = fight(seen_by(table), mine, foe)
    again = type(table)()
    mine = again.you.ready("Brock Sterling")
    foe = again.prey.ready("Aunt Linda")
    again.you.holds(card)
    assert (fight(seen_by(again), mine, foe) > bare) == better
