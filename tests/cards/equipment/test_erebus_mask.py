"""Erebus Mask: stealth for a Harbinger of Skulls."""

from __future__ import annotations

import pytest

from action_talk import action_of
from fight_talk import replaced
from methuselah.rules.action.action import stealth
from table_talk import Table

MASK = "Erebus Mask"
HARBINGER = replaced("Ryan", clans=("Harbinger of Skulls",))


def test_a_harbinger_equips_with_the_mask(table: Table) -> None:
    """1 pool, as the action succeeds; others do not meet the requirement."""
    harbinger = table.you.ready(HARBINGER)
    meaghan = table.you.ready("Meaghan")
    mask = table.you.holds(MASK)
    table.prey.ready("Nassir")

    assert not table.you.can_play(MASK, by=meaghan)
    table.you.acts(MASK, by=harbinger)
    assert stealth(table.state, action_of(table)) == 1  # that of equip actions
    assert table.you.pool() == 30
    table.nobody_reacts()

    assert table.on(mask) == harbinger
    assert table.you.pool() == 29
    assert table.locked(harbinger)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("bears", "plus", "pool"), [(True, 1, 29), (False, 0, 30)])
def test_the_bearer_has_stealth(table: Table, bears: bool, plus: int, pool: int) -> None:
    """In every action, a bleed too; another Harbinger of Skulls has none of it."""
    harbinger = table.you.ready(HARBINGER)
    other = table.you.ready(replaced("Lauren", clans=("Harbinger of Skulls",)))
    table.you.in_play(MASK, on=harbinger if bears else other)
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")

    table.you.acts(by=harbinger, word="bleed")
    assert stealth(table.state, action_of(table)) == plus
    table.prey.blocks(nassir)
    table.nobody_reacts()

    assert table.prey.pool() == pool
    assert table.locked(nassir) == (not bears)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Erebus Mask", 1)
def test_another_minion_may_take_the_mask(table: Table) -> None:
    """It need not be a Harbinger of Skulls, and has no stealth by it then."""
    harbinger = table.you.ready(HARBINGER, locked=True)
    meaghan = table.you.ready("Meaghan")
    lauren = table.you.ready("Lauren")
    mask = table.you.in_play(MASK, on=harbinger)
    table.prey.ready("Nassir")

    table.you.acts(by=lauren, word="take equipment")
    table.nobody_reacts()
    assert table.on(mask) == lauren
    assert table.you.pool() == 30
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert not table.locked(meaghan)
    table.you.acts(by=lauren, word="bleed")
    assert stealth(table.state, action_of(table)) == 0


@pytest.mark.ruling("Erebus Mask", 2)
@pytest.mark.parametrize(("region", "option"), [("ready", False), ("torpor", False), ("", True)])
@pytest.mark.parametrize("copy", [False, True])
def test_the_burn_option_asks_for_the_requirement_only(
    table: Table, region: str, option: bool, copy: bool
) -> None:
    """A copy in play is no reason: with a Harbinger of Skulls, in torpor too, there is none."""
    meaghan = table.you.ready("Meaghan")
    if region:
        table.you.puts(HARBINGER, region)
    if copy:
        table.you.in_play(MASK, on=meaghan)
    card = table.you.holds(MASK)

    table.begins("unlock")
    assert table.you.may("burn option", card=card) == option
