"""Little Mountain Cemetery: blood for the acting Samedi and younger uncontrolled ones."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import static
from table_talk import Table

CEMETERY = "Little Mountain Cemetery"
BRIGITTE = "Brigitte Mandisa (G6)"  # Samedi, capacity 5


def test_the_acting_samedi_and_younger_ones_in_your_uncontrolled_region(table: Table) -> None:
    """Not those of the same capacity, of other clans, in play, of others."""
    brigitte = table.you.ready(BRIGITTE, blood=2)
    table.you.ready("Meaghan")
    toy = table.you.ready("Toy (G5)", blood=1)  # Samedi, in play
    abebe = table.you.uncontrolled("Abebe (G4)", blood=1)  # 4
    angel = table.you.uncontrolled("Angel Chavarria (G6)", blood=0)  # 3
    lithrac = table.you.uncontrolled("Lithrac (G2)", blood=1)  # 5: not younger
    macoute = table.you.uncontrolled("Macoute (G4)", blood=1)  # 6
    ryan = table.you.uncontrolled("Ryan", blood=1)  # Nosferatu
    marie = table.prey.uncontrolled("Marie-Pierre (G6)", blood=1)  # of another
    card = table.you.holds(CEMETERY)

    table.you.acts(CEMETERY, by=brigitte)
    table.nobody_reacts()

    assert table.blood(brigitte) == 3
    assert [table.blood(c) for c in (abebe, angel)] == [2, 1]
    assert [table.blood(c) for c in (toy, lithrac, macoute, ryan, marie)] == [1, 1, 1, 1, 1]
    assert table.where(abebe) == "uncontrolled"
    assert table.you.pool() == 30
    assert table.locked(brigitte)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 5)])
def test_alone_it_gains_its_own_blood(table: Table, before: int, after: int) -> None:
    """Up to its capacity."""
    brigitte = table.you.ready(BRIGITTE, blood=before)
    table.you.ready("Meaghan")
    table.you.holds(CEMETERY)

    table.you.acts(CEMETERY, by=brigitte)
    table.nobody_reacts()

    assert table.blood(brigitte) == after


@pytest.mark.parametrize("intercept", [0, 1])
def test_at_stealth_and_blocked(table: Table, intercept: int) -> None:
    """+1 stealth; undirected, so that the prey may block. Blocked, nobody gains."""
    brigitte = table.you.ready(BRIGITTE, blood=3)
    table.you.ready("Meaghan")
    abebe = table.you.uncontrolled("Abebe (G4)", blood=1)
    nassir = table.prey.ready("Nassir")
    eyes = paper("Eyes", static("intercept", intercept), kind="equipment")
    table.prey.in_play(eyes, on=nassir)
    table.you.holds(CEMETERY)

    table.you.acts(CEMETERY, by=brigitte)
    table.prey.blocks(nassir)
    table.nobody_reacts()

    assert table.blood(abebe) == (1 if intercept else 2)
    assert table.blood(brigitte) == (2 if intercept else 4)
    assert table.locked(nassir) == bool(intercept)


def test_only_a_samedi_plays_it(table: Table) -> None:
    """Ryan is none."""
    brigitte = table.you.ready(BRIGITTE, blood=3)
    ryan = table.you.ready("Ryan")
    table.you.holds(CEMETERY)

    assert table.you.can_play(CEMETERY, by=brigitte)
    assert not table.you.can_play(CEMETERY, by=ryan)
