"""Card tests: a table of five, real cards, public decisions."""

from __future__ import annotations

import pytest

from table_talk import Table


@pytest.fixture
def table() -> Table:
    """Five Methuselahs at 30 pool, nothing in play yet."""
    return Table()
