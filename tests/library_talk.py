"""Table talk about libraries: one that is nearly empty."""

from __future__ import annotations

from table_talk import Table

__all__ = ["with_library_of"]


def with_library_of(table: Table, cards: int) -> None:
    """Your library is left with so many cards, before the first move."""
    seat = table.state.edit_seat(0)
    seat.removed, seat.library = (*seat.removed, *seat.library[cards:]), seat.library[:cards]
