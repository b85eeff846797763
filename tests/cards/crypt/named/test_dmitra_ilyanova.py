"""Dmitra Ilyanova (G5): a referendum that distributes 4 blood."""

from __future__ import annotations

import pytest

from action_talk import action_of
from methuselah.rules.action.action import stealth
from politics_talk import carried, polling
from table_talk import Table

DMITRA = "Dmitra Ilyanova (G5)"


def calls(table: Table, dmitra: int) -> None:
    """She calls it; nobody blocks; the first vampire is about to be chosen."""
    table.you.acts(dmitra, by=dmitra)
    while not table.you.may("choose"):
        table.pass_on()


def test_dmitra_distributes_four_blood_among_ready_vampires(table: Table) -> None:
    """Two to one, one to a vampire of the prey, one to herself; the bank pays."""
    dmitra = table.you.ready(DMITRA, blood=5)
    ryan = table.you.ready("Ryan", blood=1)
    meaghan = table.you.ready("Meaghan", blood=1)
    table.you.ready("Carlton Van Wyk")
    fallen = table.you.torpor("Duck (G1)", blood=1)
    table.you.uncontrolled("Zip (G3)")
    nassir = table.prey.ready("Nassir", blood=2)

    calls(table, dmitra)
    assert table.you.choices() == {dmitra, ryan, meaghan, nassir}
    table.you.chooses(ryan)
    assert table.you.choices() == {dmitra, ryan, meaghan, nassir}
    table.you.chooses(ryan)
    table.you.chooses(nassir)
    table.you.chooses(dmitra)
    polling(table)
    assert table.blood(ryan) == 1  # not before it has passed
    carried(table, dmitra)

    after = [table.blood(one) for one in (dmitra, ryan, meaghan, nassir, fallen)]
    assert after == [6, 3, 1, 3, 1]
    assert [seat.pool() for seat in (table.you, table.prey, table.grand_prey)] == [30, 30, 30]
    assert table.locked(dmitra)
    assert table.waits_for(table.you)


def test_all_four_blood_may_go_to_one_vampire(table: Table) -> None:
    """What is beyond its capacity drains off."""
    dmitra = table.you.ready(DMITRA, blood=5)
    table.you.ready("Meaghan", blood=1)
    horace = table.prey.ready("Horace Radcliffe", blood=0)
    ryan = table.grand_prey.ready("Ryan", blood=3)

    calls(table, dmitra)
    for _ in range(4):
        table.you.chooses(horace)
    carried(table, dmitra)

    assert [table.blood(one) for one in (dmitra, horace, ryan)] == [5, 4, 3]
    assert table.waits_for(table.you)


def test_what_dmitra_adds_does_not_exceed_the_capacity(table: Table) -> None:
    """Ryan with 3 of 4 gains 1, whatever was meant for him."""
    dmitra = table.you.ready(DMITRA, blood=5)
    table.you.ready("Meaghan", blood=1)
    ryan = table.prey.ready("Ryan", blood=3)

    calls(table, dmitra)
    for _ in range(4):
        table.you.chooses(ryan)
    carried(table, dmitra)

    assert (table.blood(dmitra), table.blood(ryan)) == (5, 4)


def test_a_failed_referendum_of_dmitra_distributes_nothing(table: Table) -> None:
    """Nobody casts a vote."""
    dmitra = table.you.ready(DMITRA, blood=5)
    meaghan = table.you.ready("Meaghan", blood=1)

    calls(table, dmitra)
    for _ in range(4):
        table.you.chooses(meaghan)
    polling(table)
    table.nobody_reacts()

    assert (table.blood(dmitra), table.blood(meaghan)) == (5, 1)
    assert table.locked(dmitra)
    assert table.waits_for(table.you)


def test_dmitra_calls_at_one_stealth_and_at_nobody(table: Table) -> None:
    """An undirected political action of hers alone."""
    dmitra = table.you.ready(DMITRA)
    ryan = table.you.ready("Ryan")
    table.prey.ready("Nassir")

    table.asked()
    assert table.you.may("use action", card=dmitra, by=dmitra)
    assert not table.you.may("use action", card=dmitra, by=ryan)
    table.you.acts(dmitra, by=dmitra)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()


@pytest.mark.parametrize(
    ("place", "locked", "may"),
    [("ready", False, True), ("ready", True, False), ("torpor", False, False)],
)
def test_dmitra_calls_it_ready_and_unlocked(
    table: Table, place: str, locked: bool, may: bool
) -> None:
    """Like any action."""
    dmitra = table.you.puts(DMITRA, place, locked=locked)
    table.you.ready("Ryan")
    table.asked()
    assert table.you.may("use action", card=dmitra) == may
