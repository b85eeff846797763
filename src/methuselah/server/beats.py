"""What is one beat: so much that programs do is shown at once, before the next beat."""

from __future__ import annotations

from typing import Final

from methuselah.table.chronicle import QUIET
from methuselah.table.seats import Table

__all__ = ["is_a_beat"]

TRANSFERS: Final = frozenset({"moved pool", "moved blood", "gained blood"})
"""What the journal says of a transfer."""


def is_a_beat(table: Table, since: int) -> bool:
    """Whether what the journal has since a place is to be shown now.

    All transfers of a program in its influence phase are one beat: it is shown with what follows.
    """
    told = {entry.what for entry in table.state.journal[since:]} - QUIET
    return bool(told) and not (told <= TRANSFERS and _transfers_on(table))


def _transfers_on(table: Table) -> bool:
    active, due = table.state.active, table.due()
    return (
        active in table.players
        and due is not None
        and due.decision.seat == active
        and due.decision.window == "influence"
    )
