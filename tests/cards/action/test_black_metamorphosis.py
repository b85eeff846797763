"""Black Metamorphosis: an additional strike each round, and a press each combat."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import PRESS, fight, rest
from made_up import paper
from methuselah.language import additional_strikes, combat_card
from table_talk import Table

METAMORPHOSIS = "Black Metamorphosis"
SHADOW = made_vampire("Shadow", "OBT", capacity=6)
IDLE = paper("Idle", combat_card(at=("additional",)), kind="combat")
"""It does nothing: its holder is asked about additional strikes."""
RUSH = paper("Rush", additional_strikes(1), kind="combat")


@pytest.mark.parametrize("level", ["obt", "OBT"])
def test_a_vampire_changes(table: Table, level: str) -> None:
    """For 2 blood, at +1 stealth; once, and another vampire can do so too."""
    shadow = table.you.ready(SHADOW, blood=5)
    shade = table.you.ready(made_vampire("Shade", "obt"), blood=5)
    runner = table.you.ready(made_vampire("Runner", "CEL"), blood=5)
    first, second = table.you.holds(METAMORPHOSIS, METAMORPHOSIS)
    ryan = table.prey.ready("Ryan")

    assert not table.you.may("act", card=first, minion=runner)
    assert not table.you.may("act", card=first, minion=shade, level="OBT")
    table.you.acts(first, by=shadow, level=level)
    assert table.blood(shadow) == 5
    table.prey.blocks(ryan)
    table.nobody_reacts()
    assert table.on(first) == shadow
    assert table.blood(shadow) == 3
    assert table.locked(shadow)
    assert not table.locked(ryan)
    assert table.waits_for(table.you)

    table.you.acts(second, by=shade, level="obt")
    table.nobody_reacts()
    assert table.on(second) == shade
    assert table.blood(shade) == 3


def test_only_one_on_a_vampire(table: Table) -> None:
    """Who has one cannot have another; who has none can."""
    shadow = table.you.ready(SHADOW)
    shade = table.you.ready(made_vampire("Shade", "obt"))
    table.you.in_play(METAMORPHOSIS, on=shadow, level="OBT")
    again = table.you.holds(METAMORPHOSIS)

    assert not table.you.may("act", card=again, minion=shadow)
    assert table.you.may("act", card=again, minion=shade)


def test_a_strike_each_round_and_a_press(table: Table) -> None:
    """At superior: two rounds of two strikes, and no third round."""
    shadow = table.you.ready(SHADOW, blood=5)
    ryan = table.prey.ready("Ryan", blood=4)
    card = table.you.in_play(METAMORPHOSIS, on=shadow, level="OBT")

    fight(table, shadow, ryan)
    table.until("additional", table.you)
    assert not table.prey.may("use", card=card)
    table.you.uses(card)
    table.until("press", table.you)
    assert (table.blood(shadow), table.blood(ryan)) == (4, 2)
    table.you.uses(card)
    table.until("additional", table.you)
    table.you.uses(card)
    rest(table)
    assert (table.blood(shadow), table.blood(ryan)) == (3, 0)
    assert table.where(card) == "attached"
    assert table.waits_for(table.you)


def test_both_are_optional(table: Table) -> None:
    """One strike, one round."""
    shadow = table.you.ready(SHADOW, blood=5)
    ryan = table.prey.ready("Ryan", blood=4)
    table.you.in_play(METAMORPHOSIS, on=shadow, level="OBT")

    fight(table, shadow, ryan)
    rest(table)
    assert (table.blood(shadow), table.blood(ryan)) == (4, 3)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "may"), [("obt", False), ("OBT", True)])
def test_the_press_is_of_the_superior_level(table: Table, level: str, may: bool) -> None:
    """The additional strike of both; in the same round no second one."""
    shadow = table.you.ready(SHADOW, blood=5)
    ryan = table.prey.ready("Ryan", blood=4)
    card = table.you.in_play(METAMORPHOSIS, on=shadow, level=level)
    table.you.holds(PRESS, IDLE)

    fight(table, shadow, ryan)
    table.until("additional", table.you)
    table.you.uses(card)
    assert not table.you.may("use", card=card)
    table.until("press", table.you)
    assert table.you.may("use", card=card) == may
    assert table.blood(ryan) == 2
    rest(table)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("rush_first", [True, False])
def test_the_additional_strike_is_limited(table: Table, rush_first: bool) -> None:
    """Either that of a card or this one."""
    shadow = table.you.ready(SHADOW, blood=5)
    ryan = table.prey.ready("Ryan", blood=4)
    card = table.you.in_play(METAMORPHOSIS, on=shadow, level="obt")
    table.you.holds(RUSH, IDLE)

    fight(table, shadow, ryan)
    table.until("additional", table.you)
    assert table.you.can_play("Rush", by=shadow)
    assert table.you.may("use", card=card)
    if rush_first:
        table.you.plays("Rush", by=shadow)
    else:
        table.you.uses(card)
    assert not table.you.can_play("Rush", by=shadow)
    assert not table.you.may("use", card=card)
    rest(table)
    assert table.blood(ryan) == 2
    assert table.waits_for(table.you)


def test_another_vampire_fights(table: Table) -> None:
    """The bearer's card gives nothing to others."""
    shadow = table.you.ready(SHADOW, blood=5)
    other = table.you.ready(made_vampire("Shade", "obt"), blood=5)
    ryan = table.prey.ready("Ryan", blood=4)
    card = table.you.in_play(METAMORPHOSIS, on=shadow, level="OBT")
    table.you.holds(IDLE, PRESS)

    fight(table, other, ryan)
    table.until("additional", table.you)
    assert not table.you.may("use", card=card)
    table.until("press", table.you)
    assert not table.you.may("use", card=card)
    rest(table)
    assert table.blood(ryan) == 3
    assert table.waits_for(table.you)
