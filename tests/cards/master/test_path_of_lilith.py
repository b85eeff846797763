"""The Path of Lilith: torture counters on those whom your vampires send to torpor."""

from __future__ import annotations

import pytest

from combat_talk import fight, rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import THIS, fits, on, static, with_counters
from methuselah.rules.action.blocks import intercept
from table_talk import Table

PATH = "The Path of Lilith"
SIGN = paper(
    "Sign",
    static("intercept", +1, when=fits(THIS, on(with_counters("torture")))),
    kind="equipment",
)
"""Whoever bears it has +1 intercept while it has a torture counter."""


def test_the_path_of_lilith_tortures_who_falls(table: Table) -> None:
    """It locks for a counter; in your unlock phase the controller burns 1 pool."""
    zip_ = table.you.ready("Zip (G3)")
    path = table.you.in_play(PATH)
    ryan = table.prey.ready("Ryan", blood=0)
    table.prey.in_play(SIGN, on=ryan)
    nassir = table.prey.ready("Nassir")
    table.prey.in_play(SIGN, on=nassir)

    fight(table, zip_, ryan)
    table.you.does("answer", card=path)
    rest(table)
    assert table.where(ryan) == "torpor"
    assert table.locked(path)
    assert [intercept(table.state, one) for one in (ryan, nassir)] == [1, 0]
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)

    table.until_turn_of(table.predator)
    assert table.prey.pool() == 30  # in no other unlock phase
    table.until_turn_of(table.prey)
    assert not table.locked(path)
    seats = (table.you, table.prey, table.grand_prey, table.grand_predator, table.predator)
    assert [seat.pool() for seat in seats] == [30, 29, 30, 30, 30]


def test_the_path_of_lilith_tortures_one_with_each_lock(table: Table) -> None:
    """The second victim of the turn comes too late."""
    zip_ = table.you.ready("Zip (G3)")
    malachi = table.you.ready("Malachi (G7)")
    path = table.you.in_play(PATH)
    ryan = table.prey.ready("Ryan", blood=0)
    lauren = table.prey.ready("Lauren", blood=0)

    fight(table, zip_, ryan)
    table.you.does("answer", card=path)
    rest(table)
    fight(table, malachi, lauren)
    while not table.over():
        assert not table.you.may("answer", card=path)
        table.pass_on()

    assert table.where(lauren) == "torpor"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("Zip (G3)", True),
        ("Malachi (G7)", True),
        ("Marcel (G6)", True),
        ("Tony (G3)", False),  # Camarilla
        ("Loyal Street Gang", False),  # an ally
    ],
)
def test_the_path_of_lilith_is_for_vampires_outside_of_the_camarilla(
    table: Table, name: str, may: bool
) -> None:
    """They send the blocked one to torpor; you may let it be."""
    mine = table.prey.ready(name)
    path = table.prey.in_play(PATH)
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready("Meaghan")
    table.you.in_play(paper("Frail", static("strength", -1), kind="equipment"), on=ryan)
    table.prey.in_play(paper("Fist", static("strength", +1), kind="equipment"), on=mine)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(mine)
    offered = False
    while not table.over():
        offered |= table.prey.may("answer", card=path)
        table.pass_on()

    assert table.where(ryan) == "torpor"
    assert offered is may
    assert not table.locked(path)
    assert table.waits_for(table.you)


def test_the_path_of_lilith_does_not_care_for_its_own_who_fall(table: Table) -> None:
    """Your vampire goes to torpor, sent by another Methuselah's."""
    zip_ = table.you.ready("Zip (G3)", blood=1)
    path = table.you.in_play(PATH)
    malachi = table.prey.ready(replaced("Malachi (G7)", strength=2))

    fight(table, zip_, malachi)
    while not table.over():
        assert not table.you.may("answer", card=path)
        table.pass_on()

    assert table.where(zip_) == "torpor"
    assert not table.locked(path)


@pytest.mark.parametrize("name", ["Ryan", "Carlton Van Wyk"])
def test_any_minion_burns_the_path_of_lilith(table: Table, name: str) -> None:
    """A directed action of a vampire or an ally."""
    minion = table.you.ready(name)
    table.you.ready("Meaghan")
    path = table.grand_prey.in_play(PATH)

    table.you.acts(path, by=minion)
    table.nobody_reacts()

    assert table.where(path) == "ash_heap"
    assert table.locked(minion)
    assert table.waits_for(table.you)


def test_who_controls_the_path_of_lilith_may_block_its_burning(table: Table) -> None:
    """Though she is no prey; the path stays."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    path = table.grand_prey.in_play(PATH)
    nassir = table.grand_prey.ready("Nassir")

    table.you.acts(path, by=ryan)
    table.grand_prey.blocks(nassir)
    rest(table)

    assert table.where(path) == "permanent"
    assert table.waits_for(table.you)


def test_the_torture_counters_go_with_the_path(table: Table) -> None:
    """The prey burns it in her turn: nobody pays afterwards."""
    zip_ = table.you.ready("Zip (G3)")
    path = table.you.in_play(PATH)
    ryan = table.prey.ready("Ryan", blood=0)
    table.prey.in_play(SIGN, on=ryan)
    nassir = table.prey.ready("Nassir")

    fight(table, zip_, ryan)
    table.you.does("answer", card=path)
    rest(table)
    assert intercept(table.state, ryan) == 1
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(path, by=nassir)
    rest(table)

    assert table.where(path) == "ash_heap"
    assert intercept(table.state, ryan) == 0


def test_the_path_of_lilith_is_put_in_play(table: Table) -> None:
    """A master that costs nothing."""
    table.you.ready("Ryan")
    path = table.you.holds(PATH)
    table.begins("master")

    table.you.plays(PATH)
    table.until_turn_of(table.you, "minion")
    assert table.where(path) == "permanent"
    assert table.you.pool() == 30
