"""Millicent Smith, Puritan Vampire Hunter: she goes from hand to hand."""

from __future__ import annotations

import pytest

from action_talk import trick
from combat_talk import rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import gain_pool, trigger
from table_talk import Table

MILLICENT = "Millicent Smith, Puritan Vampire Hunter"
ALLY = replaced("Carlton Van Wyk", life=4, bleed=1)


def test_millicent_is_put_in_play(table: Table) -> None:
    """For nothing, by herself."""
    table.you.ready("Meaghan")
    millicent = table.you.holds(MILLICENT)
    table.begins("master")

    table.you.plays(MILLICENT)

    assert table.where(millicent) == "permanent"
    assert table.you.pool() == 30


def test_millicent_burns_your_blocked_vampire(table: Table) -> None:
    """And is burned; there is no combat, and nobody else is touched."""
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    millicent = table.you.in_play(MILLICENT)
    table.begins("minion")
    full = table.blood(nassir)

    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(nassir)
    rest(table)

    assert table.where(ryan) == "ash_heap"
    assert table.where(millicent) == "ash_heap"
    assert table.where(meaghan) == "ready"
    assert (table.where(nassir), table.blood(nassir)) == ("ready", full)
    assert (damage_to(table, ryan), damage_to(table, nassir)) == (0, 0)
    assert (table.you.pool(), table.prey.pool()) == (30, 30)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("case", ["an ally", "of another", "unblocked"])
def test_millicent_burns_nobody_else(table: Table, case: str) -> None:
    """No ally, no vampire of another Methuselah, none that is not blocked."""
    acting = table.you.ready(ALLY if case == "an ally" else "Ryan")
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    owner = table.prey if case == "of another" else table.you
    millicent = owner.in_play(MILLICENT)

    table.you.acts(by=acting, word="bleed")
    if case != "unblocked":
        table.prey.blocks(nassir)
    rest(table)

    assert table.where(acting) == "ready"
    assert table.where(millicent) == "permanent"
    assert damage_to(table, acting) == (0 if case == "unblocked" else 1)
    assert table.prey.pool() == (29 if case == "unblocked" else 30)
    assert table.waits_for(table.you)


def test_millicent_goes_on_to_your_predator(table: Table) -> None:
    """In your discard phase, and on from her in hers; in nobody else's."""
    for seat, name in (
        (table.you, "Meaghan"),
        (table.prey, "Ryan"),
        (table.grand_prey, "Nassir"),
        (table.grand_predator, "Lauren"),
        (table.predator, "Baixinho"),
    ):
        seat.ready(name)
    millicent = table.you.in_play(MILLICENT)

    table.until_turn_of(table.prey, "minion")
    assert table.state.controller(millicent) == table.predator.number
    table.until_turn_of(table.grand_prey, "minion")
    assert table.state.controller(millicent) == table.predator.number
    table.until_turn_of(table.predator, "minion")
    assert table.state.controller(millicent) == table.predator.number
    table.until_turn_of(table.you, "minion")
    assert table.state.controller(millicent) == table.grand_predator.number
    assert table.where(millicent) == "permanent"


@pytest.mark.ruling(MILLICENT, 1)
@pytest.mark.parametrize("there", [True, False])
def test_millicent_comes_before_what_is_played(table: Table, there: bool) -> None:
    """What could be played as the action is blocked comes too late."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    late = table.you.holds(trick(gain_pool(1), at=("blocked",)))
    if there:
        table.you.in_play(MILLICENT)

    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(nassir)
    offered = False
    while not table.over():
        offered |= table.you.can_play("Trick", by=ryan)
        table.pass_on()

    assert offered is not there
    assert table.where(ryan) == ("ash_heap" if there else "ready")
    assert table.where(late) == "hand"


@pytest.mark.ruling(MILLICENT, 1)
def test_all_that_a_block_brings_about_happens(table: Table) -> None:
    """The other effect of the block is applied too, whichever comes first."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    bell = paper("Bell", trigger("blocks", gain_pool(1)), kind="equipment")
    table.prey.in_play(bell, on=nassir)
    millicent = table.you.in_play(MILLICENT)

    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(nassir)
    rest(table)

    assert table.prey.pool() == 31
    assert table.where(ryan) == "ash_heap"
    assert table.where(millicent) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_ironwail_finds_nobody_behind_millicent(table: Table) -> None:
    """Banshee Ironwail on the blocker: the acting vampire is gone before it burns blood."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    table.prey.in_play("Banshee Ironwail", on=nassir)
    table.you.in_play(MILLICENT)

    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(nassir)
    rest(table)

    assert table.where(ryan) == "ash_heap"
    assert table.blood(nassir) == 4
    assert table.waits_for(table.you)
