"""Grenade."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from block_talk import COMPANION, made_vampire
from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import STRIKES, prevents
from table_talk import Table

GRENADE = "Grenade"


def test_a_grenade_costs_nothing(table: Table) -> None:
    """An equip action of anybody."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    grenade = table.you.holds(GRENADE)

    table.you.acts(grenade, by=ryan)
    table.nobody_reacts()

    assert table.on(grenade) == ryan
    assert (table.you.pool(), table.blood(ryan)) == (30, 4)
    assert table.locked(ryan)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("long", [True, False])
def test_a_grenade_hurts_its_bearer_at_close_range(table: Table, long: bool) -> None:
    """3 damage at either range; at close range 1 to the bearer, and 1 by hand."""
    mine = table.you.ready(made_vampire("Fast"))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    bystander = table.prey.ready("Ryan")
    grenade = table.you.in_play(GRENADE, on=mine)
    table.you.holds(MANEUVER)

    fight(table, mine, theirs)
    if long:
        table.you.plays(MANEUVER.name, by=mine)
    table.you.uses(grenade, level="strike")
    rest(table)

    assert damage_to(table, theirs) == 3
    assert damage_to(table, theirs, aggravated=True) == 0
    assert damage_to(table, mine) == (0 if long else 2)
    assert (table.blood(mine), table.blood(theirs)) == (5 if long else 3, 6)
    assert damage_to(table, bystander) == 0
    assert table.where(grenade) == "ash_heap"


def test_a_dodged_grenade_was_used(table: Table) -> None:
    """It hurts the bearer, and burns."""
    mine = table.you.ready(made_vampire("Fast"))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    grenade = table.you.in_play(GRENADE, on=mine)
    table.prey.holds(DODGE)

    fight(table, mine, theirs)
    table.you.uses(grenade, level="strike")
    table.prey.plays(DODGE.name, by=theirs)
    rest(table)

    assert (damage_to(table, mine), damage_to(table, theirs)) == (1, 0)
    assert table.where(grenade) == "ash_heap"


@pytest.mark.ruling(GRENADE, 1)
@pytest.mark.parametrize(("sources", "may"), [(("environmental",), True), (STRIKES, False)])
def test_the_damage_to_the_bearer_is_environmental(
    table: Table, sources: tuple[str, ...], may: bool
) -> None:
    """It is prevented as such, not as the strike of the opposing minion, who dodges."""
    mine = table.you.ready(made_vampire("Fast"))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    grenade = table.you.in_play(GRENADE, on=mine)
    vest = table.you.in_play(paper("Vest", prevents(1, sources), kind="equipment"), on=mine)
    table.prey.holds(DODGE)

    fight(table, mine, theirs)
    table.you.uses(grenade, level="strike")
    table.prey.plays(DODGE.name, by=theirs)

    assert is_offered(table, table.you, vest) is may


@pytest.mark.ruling(GRENADE, 2)
def test_a_grenade_is_kept_where_combat_ends_first(table: Table) -> None:
    """It neither burns nor inflicts damage."""
    mine = table.you.ready(made_vampire("Fast"))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    grenade = table.you.in_play(GRENADE, on=mine)
    table.prey.holds(COMBAT_ENDS)

    fight(table, mine, theirs)
    table.you.uses(grenade, level="strike")
    table.prey.plays(COMBAT_ENDS.name, by=theirs)
    rest(table)

    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 0)
    assert table.on(grenade) == mine
    assert table.waits_for(table.you)
