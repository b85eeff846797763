"""Table talk about the imbued: convictions given to one, and how many of them are left."""

from __future__ import annotations

from typing import Final

from table_talk import Table

__all__ = ["SIGHT", "given", "left"]

SIGHT: Final = "Second Sight"
"""A conviction."""


def given(table: Table, seat: str, imbued: int, number: int) -> list[int]:
    """So many convictions on an imbued."""
    return [getattr(table, seat).in_play(SIGHT, on=imbued) for _ in range(number)]


def left(table: Table, convictions: list[int]) -> int:
    """How many of them are still there."""
    return sum(table.where(card) == "attached" for card in convictions)
