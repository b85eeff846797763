"""A referendum that passes automatically has no polling: nobody uses anything during it."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from made_up import paper
from methuselah.language import static
from politics_talk import motion
from table_talk import Table

DECREE = paper("Decree", static("passes automatically"), kind="equipment")
"""Its bearer's referendums pass without polling."""


@pytest.mark.ruling("Amaravati (G4)", 1)
@pytest.mark.ruling("Arishat (G6)", 3)
@pytest.mark.ruling("Danielle Diron (G3 ADV)", 1)
@pytest.mark.ruling("Gravitnir (G4)", 1)
@pytest.mark.ruling("Gustav Breidenstein (G4)", 1)
@pytest.mark.ruling("Michael Luther (G3)", 2)
@pytest.mark.ruling("Ellison Humboldt (G3)", 2)
@pytest.mark.ruling("Neferu (G4)", 2)
@pytest.mark.ruling("Joseph O'Grady (G3)", 1)
@pytest.mark.ruling("Kateline Nadasdy (G4)", 3)
@pytest.mark.ruling("Maman Boumba (G4)", 1)
@pytest.mark.ruling("Sundown (G3)", 1)
@pytest.mark.ruling("Sundown (G3 ADV)", 5)
@pytest.mark.ruling("Tegyrius, Vizier (G2 ADV)", 1)
@pytest.mark.ruling("Alexa Draper (G6)", 1)
@pytest.mark.ruling("Modius (G7)", 1)
@pytest.mark.ruling("Yewon Ong (G6)", 1)
@pytest.mark.parametrize("decreed", [False, True])
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("Amaravati (G4)", ""),
        ("Arishat (G6)", ""),
        ("Danielle Diron (G3 ADV)", ""),
        ("Gravitnir (G4)", ""),
        ("Gustav Breidenstein (G4)", ""),
        ("Michael Luther (G3)", ""),
        ("Ellison Humboldt (G3)", ""),
        ("Neferu (G4)", "corruption"),
        ("Joseph O'Grady (G3)", ""),
        ("Kateline Nadasdy (G4)", ""),
        ("Maman Boumba (G4)", "conviction"),
        ("Sundown (G3)", ""),
        ("Sundown (G3 ADV)", "Parity Shift"),
        ("Tegyrius, Vizier (G2 ADV)", ""),
        ("Alexa Draper (G6)", "Govern the Unaligned"),
        ("Modius (G7)", "Blood Doll"),
        ("Yewon Ong (G6)", "Arms of Ahriman"),
    ],
)
def test_nothing_is_used_where_nobody_votes(
    table: Table, name: str, price: str, decreed: bool
) -> None:
    """The same vampire could, in the same referendum with polling; it passes then, too, or not."""
    caller = table.you.ready("Tara (G5)", corruption=((1, 1),))
    table.you.ready("Nassir")
    voter = table.prey.merged("Sundown (G3)") if "Sundown (G3 ADV" in name else None
    if voter is None:
        voter = table.prey.ready(name)
    if price == "conviction":
        table.prey.in_play("Strike with Conviction", on=voter)
    elif price and price != "corruption":
        table.prey.holds(price)
    if decreed:
        table.you.in_play(DECREE, on=caller)
    table.you.holds(motion())

    table.you.acts("Motion", by=caller)

    assert is_offered(table, table.prey, voter) is not decreed
    if decreed:
        assert table.you.pool() == 31
