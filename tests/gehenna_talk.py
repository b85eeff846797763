"""Events that are played beside other events of Gehenna."""

from __future__ import annotations

from combat_talk import COMPANION
from made_up import omen
from methuselah.engine.advance import advance
from table_talk import Table

FILLER = "Misdirection"


def goes_on(table: Table) -> None:
    """After a change made from outside."""
    table.state.pending = None
    advance(table.state)


def plays_it(table: Table, card: str, others: int) -> int:
    """You play it in your discard phase, with so many other Gehenna events in play; six cards."""
    held = int(table.you.holds(card))
    table.you.holds(*[FILLER] * 6)
    for place in range(others):
        table.prey.in_play(omen(f"Omen {place}"))
    table.prey.ready(COMPANION)
    table.begins("discard")
    table.you.plays(held)
    return held
