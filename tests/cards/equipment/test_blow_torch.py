"""Blow Torch: 1 aggravated damage at close range, whatever the strength."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import DODGE, MANEUVER, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import static
from table_talk import Table

TORCH = "Blow Torch"


@pytest.mark.parametrize("stronger", [False, True])
def test_it_burns_for_one_aggravated(table: Table, stronger: bool) -> None:
    """The strength of its bearer adds nothing; the victim goes to torpor with its blood."""
    ryan = table.you.ready("Ryan")
    torch = table.you.in_play(TORCH, on=ryan)
    if stronger:
        table.you.in_play(paper("Muscle", static("strength", +2), kind="equipment"), on=ryan)
    nassir = table.prey.ready("Nassir")
    bystander = table.prey.ready("Lauren")

    fight(table, ryan, nassir)
    table.you.uses(torch, level="strike")
    rest(table)

    assert damage_to(table, nassir) == damage_to(table, nassir, aggravated=True) == 1
    assert (table.where(nassir), table.blood(nassir)) == ("torpor", 4)
    assert table.blood(ryan) == 3  # a hand strike of the other
    assert (table.where(bystander), table.blood(bystander)) == ("ready", 4)
    assert table.on(torch) == ryan
    assert table.waits_for(table.you)


def test_hands_stay_what_they_are(table: Table) -> None:
    """The bearer may strike by hand instead: 1 normal damage."""
    ryan = table.you.ready("Ryan")
    torch = table.you.in_play(TORCH, on=ryan)
    nassir = table.prey.ready("Nassir")

    fight(table, ryan, nassir)
    table.until("strike", table.you)
    assert table.you.may("use", card=torch, level="strike")
    table.you.does("hand strike")
    rest(table)

    assert damage_to(table, nassir) == 1
    assert damage_to(table, nassir, aggravated=True) == 0
    assert table.where(nassir) == "ready"


def test_it_does_nothing_at_long_range(table: Table) -> None:
    """The other has maneuvered away."""
    ryan = table.you.ready("Ryan")
    torch = table.you.in_play(TORCH, on=ryan)
    table.you.holds(DODGE)
    nassir = table.prey.ready("Nassir")
    table.prey.holds(MANEUVER)

    fight(table, ryan, nassir)
    table.prey.plays("A maneuver", by=nassir)
    table.until("strike", table.you)
    if table.you.may("use", card=torch, level="strike"):
        table.you.uses(torch, level="strike")
    rest(table)

    assert damage_to(table, nassir) == 0
    assert damage_to(table, ryan) == 0
    assert table.where(nassir) == "ready"


def test_the_other_fighter_does_not_use_it(table: Table) -> None:
    """It is its bearer's; nor somebody's who stands by."""
    ryan = table.you.ready("Ryan")
    torch = table.prey.in_play(TORCH, on=table.prey.ready("Lauren"))
    nassir = table.prey.ready("Nassir")
    table.prey.holds(DODGE)

    fight(table, ryan, nassir)
    table.until("strike", table.prey)
    assert not table.prey.may("use", card=torch)
    rest(table)
    assert damage_to(table, ryan) == 1
    assert damage_to(table, ryan, aggravated=True) == 0


def test_it_costs_two_pool(table: Table) -> None:
    """An equip action."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    torch = table.you.holds(TORCH)
    table.prey.ready("Nassir")

    table.you.acts(TORCH, by=ryan)
    table.nobody_reacts()
    assert table.on(torch) == ryan
    assert table.you.pool() == 28
    assert table.locked(ryan)
    assert table.waits_for(table.you)
