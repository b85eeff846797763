"""What a failing test of a card says."""

from __future__ import annotations

import pytest

from table_talk import Table


def test_a_card_that_is_never_offered_says_why(table: Table) -> None:
    """The reason that a player would be told where she was first asked."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Govern the Unaligned")

    with pytest.raises(
        AssertionError, match="why not: Govern the Unaligned: Ryan does not have .dom"
    ):
        table.you.acts("Govern the Unaligned", by=ryan)
