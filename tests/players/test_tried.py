"""What changed nothing is not tried again: no ability without a limit holds up the table."""

from __future__ import annotations

from typing import Any

import pytest

from methuselah.engine.decisions import Decision
from methuselah.players import HeuristicPlayer, SearchPlayer
from methuselah.players.budget import Budget

ENOUGH = 12
"""No sensible player asks for the impulse so many times in one window."""


def gathii_with_a_master_on_top(table: Any) -> tuple[int, Decision]:
    """An action at which its ability does nothing, once its last blood is burned."""
    gathii = table.you.ready("Gathii (G7)", blood=1)
    table.you.holds("Lost in Crowds")
    table.you.library("Blood Doll")
    blocker = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=gathii)
    table.prey.blocks(blocker)
    decision = table.asked()
    assert decision.seat == table.you.number and decision.window == "attempt"
    assert table.you.may("use", card=gathii)
    return gathii, decision


@pytest.mark.parametrize(
    "player", [HeuristicPlayer(0, 1), SearchPlayer(0, 1, Budget(4))], ids=["heuristic", "search"]
)
def test_a_free_ability_that_changes_nothing_is_not_used_again(table: Any, player: Any) -> None:
    """Gathii reveals the same master card each time; the text sets no limit."""
    gathii, decision = gathii_with_a_master_on_top(table)
    seat, uses = decision.seat, 0
    for _ in range(ENOUGH):
        decision = table.asked()
        if decision.seat != seat or decision.window != "attempt":
            break
        option = decision.options[player.choose(table.state, decision)]
        uses += option.card == gathii
        table.take(decision.options.index(option))
    assert table.asked().window != "attempt" or table.asked().seat != seat
    assert uses <= 2
