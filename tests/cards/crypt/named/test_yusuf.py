"""Yusuf, Scribe of Alamut: he unlocks in the discard phase after equipping as a Banu Haqim."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import trick
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import ACTING, burn_blood, equips, gain_pool, reaction, static
from table_talk import Table

YUSUF = "Yusuf, Scribe of Alamut (G2)"
BANU_HAQIM = ("Banu Haqim",)
AFTERWARDS = trick(gain_pool(1), at=("after_resolution",))
"""Something to do after resolution: you are asked there."""


def quiver(clans: tuple[str, ...] = BANU_HAQIM, **face: Any) -> Definition:
    """An equipment that requires one of these clans."""
    return paper("Quiver", equips(), kind="equipment", clans=clans, **face)


@pytest.mark.parametrize(("clans", "may"), [(BANU_HAQIM, True), ((), False)])
def test_yusuf_equips(table: Table, clans: tuple[str, ...], may: bool) -> None:
    """With an equipment that requires a Banu Haqim; with one that anybody may have."""
    yusuf = table.you.ready(YUSUF)
    table.you.ready("Meaghan")
    card, _, _ = table.you.holds(quiver(clans), AFTERWARDS, "Fame")

    table.you.acts("Quiver", by=yusuf)
    table.until("after_resolution", table.you)
    assert table.you.may("use", card=yusuf) == may
    if may:
        table.you.uses(yusuf)
    table.nobody_reacts()
    assert table.on(card) == yusuf
    assert table.locked(yusuf)  # not before the discard phase
    assert table.waits_for(table.you)

    table.until_turn_of(table.you, "discard")
    assert table.you.may("do") == may
    if may:
        table.you.does("do")
    assert table.locked(yusuf) != may


def test_yusuf_need_not_unlock(table: Table) -> None:
    """He can."""
    yusuf = table.you.ready(YUSUF)
    table.you.ready("Meaghan")
    table.you.holds(quiver(), "Fame")

    table.you.acts("Quiver", by=yusuf)
    table.you.uses(yusuf)
    table.until_turn_of(table.you, "discard")
    assert table.you.may("do")
    table.you.passes()
    assert table.locked(yusuf)


def test_another_banu_haqim_equips(table: Table) -> None:
    """Yusuf is locked and has no part in it."""
    yusuf = table.you.ready(YUSUF, locked=True)
    other = table.you.ready("Abd al-Rashid (G2)")
    table.you.ready("Meaghan")
    card, _ = table.you.holds(quiver(), AFTERWARDS)

    table.you.acts("Quiver", by=other)
    table.until("after_resolution", table.you)
    assert not table.you.may("use", card=yusuf)
    assert not table.you.may("use", card=other)
    table.nobody_reacts()
    assert table.on(card) == other
    assert table.waits_for(table.you)


def test_yusuf_does_something_else(table: Table) -> None:
    """A bleed is no action to equip."""
    yusuf = table.you.ready(YUSUF)
    table.you.ready("Meaghan")
    table.you.in_play(quiver(), on=yusuf)
    table.you.holds(AFTERWARDS)

    table.you.acts(word="bleed", by=yusuf)
    table.until("after_resolution", table.you)
    assert not table.you.may("use", card=yusuf)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


def test_yusuf_is_blocked(table: Table) -> None:
    """No success, nothing to unlock for."""
    yusuf = table.you.ready(YUSUF)
    table.you.ready("Meaghan")
    card, _, _ = table.you.holds(quiver(), AFTERWARDS, "Fame")
    ryan = table.prey.ready("Ryan")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=ryan)

    table.you.acts("Quiver", by=yusuf)
    table.prey.blocks(ryan)
    rest(table)
    assert table.where(card) == "ash_heap"
    table.until_turn_of(table.you, "discard")
    assert not table.you.may("do")
    assert table.locked(yusuf)


@pytest.mark.ruling("Yusuf, Scribe of Alamut (G2)", 1)
def test_yusuf_unlocks_though_the_action_fizzles(table: Table) -> None:
    """The blood for the cost is gone as the action resolves."""
    yusuf = table.you.ready(YUSUF, blood=1)
    table.you.ready("Meaghan")
    card, _ = table.you.holds(quiver(blood_cost=1), "Fame")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(paper("Leech", reaction(burn_blood(1, ACTING))))

    table.you.acts("Quiver", by=yusuf)
    table.prey.plays("Leech", by=ryan)
    table.you.uses(yusuf)
    assert table.where(card) == "ash_heap"
    table.you.does("do")
    assert not table.locked(yusuf)
