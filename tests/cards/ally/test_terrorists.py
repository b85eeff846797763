"""Terrorists: they go through your library for a Bomb."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import UNLOCKER
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import equips, static
from methuselah.rules.action.action import stealth
from scenes.actions import comes_into_play
from table_talk import Table

CARD = "Terrorists"
BOMB = paper("Bomb", equips(), kind="equipment", pool_cost=1, keywords=frozenset({"weapon"}))
CLAN_BOMB = paper("Bomb", equips(), kind="equipment", clans=("Brujah",))


def searching(table: Table, *library: str | Definition) -> tuple[int, tuple[int, ...]]:
    """Terrorists announce their action; the library has these, and one more on top."""
    terrorists = table.you.ready(CARD)
    table.you.ready("Meaghan")
    table.prey.ready("Ryan")
    table.prey.library(BOMB)  # which is nothing to you
    cards = table.you.library(*library, "Villein")
    table.you.acts(terrorists, by=terrorists)
    return terrorists, cards


def test_terrorists_come_into_play_as_printed() -> None:
    """2 pool, 1 life; by a Banu Haqim."""
    comes_into_play(CARD, by="Warmaksan")


@pytest.mark.ruling(CARD, 2)
def test_they_equip_with_a_bomb_of_the_library(table: Table) -> None:
    """An undirected equip action at +1 stealth; the Bomb is paid for, the library shuffled."""
    terrorists, (gun, bomb, top) = searching(table, ".44 Magnum", BOMB)
    assert action_of(table).kind == "equip"
    assert action_of(table).targets == ()
    assert stealth(table.state, action_of(table)) == 1
    table.until("choose", table.you)
    assert table.you.choices() == {bomb}
    table.you.chooses(bomb)
    rest(table)

    assert table.on(bomb) == terrorists
    assert table.you.pool() == 29
    assert [table.where(one) for one in (gun, top)] == ["library"] * 2
    assert any(entry.what == "shuffled" for entry in table.state.journal)
    assert table.locked(terrorists)
    assert table.waits_for(table.you)


def test_they_may_find_none(table: Table) -> None:
    """Nothing is paid; the library is shuffled."""
    terrorists, (bomb, _) = searching(table, BOMB)
    table.until("choose", table.you)
    table.you.passes()
    rest(table)

    assert table.where(bomb) == "library"
    assert table.you.pool() == 30
    assert any(entry.what == "shuffled" for entry in table.state.journal)
    assert table.locked(terrorists)


def test_what_cannot_be_paid_is_not_found(table: Table) -> None:
    """A Bomb for 1 pool more than you have."""
    dear = paper("Bomb", equips(), kind="equipment", pool_cost=31)
    _, (bomb, one, _) = searching(table, dear, BOMB)
    table.until("choose", table.you)

    assert table.you.choices() == {one}
    assert table.where(bomb) == "library"


@pytest.mark.ruling(CARD, 3)
def test_the_requirements_of_the_bomb_apply(table: Table) -> None:
    """One that requires a clan is not for allies."""
    _, (_, bomb, _) = searching(table, CLAN_BOMB, BOMB)
    table.until("choose", table.you)

    assert table.you.choices() == {bomb}


def test_blocked_they_find_nothing(table: Table) -> None:
    """The action must be successful."""
    terrorists = table.you.ready(CARD)
    table.you.ready("Meaghan")
    blocker = table.prey.ready("Ryan")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=blocker)
    bomb, _ = table.you.library(BOMB, "Villein")

    table.you.acts(terrorists, by=terrorists)
    table.prey.blocks(blocker)
    rest(table)
    assert table.where(bomb) == "library"
    assert table.you.pool() == 30


@pytest.mark.ruling(CARD, 1)
def test_unlocked_they_may_equip_with_another_bomb(table: Table) -> None:
    """From the hand: that is another action; their own one is not taken twice."""
    terrorists = table.you.ready(CARD)
    table.you.ready("Meaghan")
    table.prey.ready("Ryan")
    table.you.in_play(UNLOCKER)
    held = table.you.holds(BOMB)
    found, also, _ = table.you.library(BOMB, BOMB, "Villein")

    table.you.acts(terrorists, by=terrorists)
    table.until("choose", table.you)
    table.you.chooses(found)
    table.you.uses("Unlocker")
    assert not table.locked(terrorists)
    assert not table.you.may("use action", card=terrorists, by=terrorists)
    table.you.acts(held, by=terrorists)
    table.nobody_reacts()

    assert (table.on(held), table.on(found)) == (terrorists, terrorists)
    assert table.where(also) == "library"
    assert table.you.pool() == 28


def test_nobody_else_takes_their_action(table: Table) -> None:
    """Not another minion of yours."""
    terrorists = table.you.ready(CARD)
    other = table.you.ready("Warmaksan")
    table.prey.ready("Ryan")
    table.you.library(BOMB, "Villein")

    assert table.you.may("use action", card=terrorists, by=terrorists)
    assert not table.you.may("use action", card=terrorists, by=other)
