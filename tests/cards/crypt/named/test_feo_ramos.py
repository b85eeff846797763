"""Feo Ramos: older Sabbat vampires of others lock him in your unlock phase."""

from __future__ import annotations

import pytest

from fight_talk import replaced
from table_talk import Table

FEO = "Feo Ramos (G3)"


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_an_older_sabbat_vampire_locks_feo(table: Table, place: str) -> None:
    """For 1 blood, in torpor too; Feo may be in torpor himself; not a second time."""
    feo = table.you.puts(FEO, place)
    own = table.you.ready("Muse (G2)", blood=2)
    dodd = table.prey.puts("Dodd (G2)", place, blood=4)
    other = table.prey.ready("Zip (G3)", blood=1)
    table.prey.ready("America Johnson (G5)", blood=0)  # cannot burn any
    table.prey.ready(replaced("Tock (G3)", capacity=1), blood=1)  # as old as Feo
    table.prey.ready("Ryan")  # Camarilla

    table.begins("unlock")
    now = table.asked()
    assert now is not None
    assert now.window == "unlock"
    table.prey.uses(feo)
    assert table.prey.choices() == {dodd, other}
    table.prey.chooses(dodd)
    assert table.locked(feo)
    assert table.blood(dodd) == 3
    assert (table.blood(other), table.blood(own)) == (1, 2)
    assert not table.locked(dodd)
    assert not table.prey.may("use", card=feo)


def test_whose_vampires_may(table: Table) -> None:
    """Of each other Methuselah, not your own; not without a Sabbat vampire."""
    feo = table.you.ready(FEO)
    table.you.ready("Muse (G2)")
    table.grand_prey.ready("Dodd (G2)")
    table.predator.ready("Zip (G3)")
    table.prey.ready("Ryan")
    table.begins("unlock")
    table.asked()
    assert not table.you.may("use", card=feo)
    assert not table.prey.may("use", card=feo)
    assert table.grand_prey.may("use", card=feo)
    assert table.predator.may("use", card=feo)


def test_feo_is_locked_in_your_unlock_phase_only(table: Table) -> None:
    """Not in your minion phase, nor in an unlock phase of others; it does not unlock."""
    feo = table.you.ready(FEO)
    table.you.ready("Muse (G2)")
    dodd = table.prey.ready("Dodd (G2)", blood=5)
    table.begins("master")
    table.until_turn_of(table.you, "minion")
    assert not table.prey.may("use", card=feo)
    for other in (table.prey, table.grand_prey):
        table.until_turn_of(other)
        assert not table.prey.may("use", card=feo)
    assert not table.locked(feo)
    table.until_turn_of(table.you)
    table.prey.uses(feo)
    table.until_turn_of(table.you, "minion")
    assert table.locked(feo)
    assert table.blood(dodd) == 4
