"""A standing order that somebody gives at a terminal, and what she is told of it."""

from __future__ import annotations

from methuselah.players.terminal.keys import passing_index
from methuselah.table.naming import say
from methuselah.table.seats import Table
from methuselah.wording.wrong import Wrong

__all__ = ["give_order"]


def give_order(table: Table, seat: int, until: str, language: str) -> list[str]:
    """Give it, and say what it does, or why it cannot be given here. until: as `Table.order` has
    it; where the question that stands cannot be passed, that is said too.
    """
    try:
        given = table.order(seat, until)
    except Wrong as error:
        return [error.said(language)]
    does = say(language, given.message, {})
    told = [say(language, "terminal-from-now-on", {"order": does})]
    if table.decision is not None and passing_index(table.decision) is None:
        told.append(say(language, "terminal-answer-first", {}))
    return told
