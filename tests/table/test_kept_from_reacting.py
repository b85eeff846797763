"""Why a reaction is not possible: an effect keeps its only minions from reacting."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import gain_pool, reaction, use
from methuselah.rules.playing.offering import REACTING
from methuselah.table.why_not import why_not
from refusals_of_cards import bars
from table_talk import Table


@pytest.mark.parametrize("role", REACTING)
@pytest.mark.parametrize("barred", [True, False])
def test_who_is_kept_from_reacting_is_named(role: str, barred: bool) -> None:
    """Whoever the card asks for: an unlocked minion, a locked one, or either."""
    table = Table()
    sully = table.you.ready("Sully")
    table.you.ready("Meaghan")
    table.prey.in_play(paper("Bell", use(gain_pool(1), at=("action",))))  # so that she is asked
    lauren = table.prey.ready("Lauren", locked=role == "locked")
    card = table.prey.holds(paper("Answer", reaction(gain_pool(1), by=role, at=("action",))))
    if barred:
        bars(table, lauren, "cannot react")
    table.you.acts(by=sully, word="bleed")
    table.until("action", table.prey)
    said = why_not(table.state, 1, card)
    assert ("keeps Lauren" in said) is barred
    assert table.prey.can_play("Answer") is not barred
