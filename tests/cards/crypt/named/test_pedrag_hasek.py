"""Pedrag Hasek, who cannot commit diablerie."""

from __future__ import annotations

import pytest

from table_talk import Table


@pytest.mark.parametrize(("name", "may"), [("Pedrag Hasek (G5)", False), ("Ryan", True)])
def test_pedrag_commits_no_diablerie(table: Table, name: str, may: bool) -> None:
    """Neither of one of his own nor of another's; he may rescue, and others may."""
    mine = table.you.ready(name, blood=5)
    table.you.torpor("Nassir", blood=1)
    table.prey.torpor("Dirk (G4)", blood=1)

    assert table.you.may("act", minion=mine, word="diablerie") is may
    assert table.you.may("act", minion=mine, word="rescue")
