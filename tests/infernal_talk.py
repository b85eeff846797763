"""Vampires that are infernal, in tests."""

from __future__ import annotations

from combat_talk import COMPANION
from made_up import paper
from methuselah.language import static
from table_talk import Table


def an_infernal_bearer_unlocks(table: Table, card: str, *, pool: bool) -> None:
    """The bearer of a card that lets it unlock for 1 blood; an infernal one also for 1 pool."""
    bearer = table.you.ready("Lauren", locked=True)
    table.you.ready(COMPANION)
    table.you.in_play(paper("Brand", static("infernal"), kind="equipment"), on=bearer)
    held = table.you.in_play(card, on=bearer)
    table.begins("unlock")
    if pool:
        table.you.does("unlock infernal", target=bearer)
    else:
        table.you.uses(held, by=bearer)
    table.until_turn_of(table.you, "minion")
    assert not table.locked(bearer)
    assert (table.you.pool(), table.blood(bearer)) == ((29, 4) if pool else (30, 3))
