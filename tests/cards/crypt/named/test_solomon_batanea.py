"""Solomon Batanea: transfers move blood of your prey's uncontrolled vampires to her pool."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import YOU, static
from table_talk import Seat, Table

SOLOMON = "Solomon Batanea (G4)"


def test_blood_goes_back_for_two_transfers_each(table: Table) -> None:
    """Of your prey's vampires with blood only; with 4 transfers twice."""
    solomon = table.you.ready(SOLOMON)
    tony = table.prey.uncontrolled("Tony (G3)", blood=3)
    ryan = table.prey.uncontrolled("Ryan", blood=1)
    table.prey.uncontrolled("Nassir")
    others = [
        table.you.uncontrolled("Duck", blood=1),
        table.predator.uncontrolled("Lauren", blood=2),
    ]
    table.begins("influence")

    table.you.uses(solomon)
    assert table.you.choices() == {tony, ryan}
    table.you.chooses(tony)
    assert (table.blood(tony), table.prey.pool()) == (2, 31)
    table.you.uses(solomon)
    table.you.chooses(ryan)
    assert (table.blood(ryan), table.prey.pool()) == (0, 32)
    assert not table.you.may("use", card=solomon)

    assert [table.blood(other) for other in others] == [1, 2]
    assert (table.you.pool(), table.predator.pool()) == (30, 30)
    assert not table.locked(solomon)
    assert table.blood(solomon) == 5


@pytest.mark.parametrize(
    ("whose", "region", "locked", "fewer", "may"),
    [
        ("you", "ready", False, 2, True),
        ("you", "ready", False, 3, False),  # 1 transfer is left
        ("you", "ready", True, 0, True),
        ("you", "torpor", False, 0, False),
        ("grand_predator", "ready", False, 0, False),  # it is your influence phase
    ],
)
def test_solomon_is_ready_and_two_transfers_are_there(
    table: Table, whose: str, region: str, locked: bool, fewer: int, may: bool
) -> None:
    """Locked or not; in the phase of his controller."""
    seat: Seat = getattr(table, whose)
    solomon = seat.puts(SOLOMON, region, locked=locked)
    table.you.in_play(paper("Slow", static("transfers", -fewer, YOU), kind="master"))
    table.prey.uncontrolled("Tony (G3)", blood=3)
    table.predator.uncontrolled("Nassir", blood=2)
    table.you.uncontrolled("Duck", blood=1)

    table.begins("influence")
    assert table.waits_for(table.you, "influence")
    assert seat.may("use", card=solomon) is may
