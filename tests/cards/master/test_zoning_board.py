"""Zoning Board: a location of another Methuselah goes back to the library, for its pool cost."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import UNLOCKER
from made_up import paper
from methuselah.language import gain_pool, master
from politics_talk import motion, polling, votes_now
from table_talk import Table

BOARD = "Zoning Board"
GROUND = "Academic Hunting Ground"
PLAN = paper("Plan", master(gain_pool(1)))


def test_the_board_comes_into_play(table: Table) -> None:
    """For 1 pool."""
    table.you.ready("Ryan")
    board = table.you.holds(BOARD)
    table.begins("master")

    table.you.plays(BOARD)

    assert table.where(board) == "permanent"
    assert table.you.pool() == 29


def test_a_location_of_another_methuselah_is_chosen(table: Table) -> None:
    """No own one, no other card; once in a master phase."""
    table.you.ready("Ryan")
    board = table.you.in_play(BOARD)
    table.you.in_play("Opium Den")
    table.you.holds(PLAN)
    ground = table.prey.in_play(GROUND)
    table.prey.in_play("Palla Grande", counters=3)
    rack = table.grand_prey.in_play("The Rack")
    table.begins("master")

    table.you.uses(board)
    assert table.you.choices() == {ground, rack}
    table.you.chooses(rack)

    assert table.you.can_play("Plan")
    assert not table.you.may("use", card=board)
    assert not table.locked(board)


@pytest.mark.parametrize("actor", ["Ryan", "Vagabond Mystic"])
@pytest.mark.parametrize(("name", "cost"), [(GROUND, 2), ("The Rack", 0)])
def test_any_minion_moves_the_location(table: Table, actor: str, name: str, cost: int) -> None:
    """Directed, at no stealth; its controller gains its pool cost; another location stays."""
    mine = table.you.ready(actor)
    table.you.ready("Meaghan")
    board = table.you.in_play(BOARD)
    location = table.prey.in_play(name)
    other = table.prey.in_play("Uptown Hunting Ground")
    table.prey.ready("Lauren")
    table.begins("master")

    table.you.uses(board)
    table.you.chooses(location)
    table.you.acts(board, by=mine, level="move")
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    table.nobody_reacts()

    assert table.where(location) == "library"
    assert table.where(other) == "permanent"
    assert table.prey.pool() == 30 + cost
    assert table.you.pool() == 30
    assert table.where(board) == "permanent"
    assert table.locked(mine)
    assert table.waits_for(table.you)


def test_a_blocked_action_moves_nothing(table: Table) -> None:
    """The location stays, no pool is gained; another minion may act so yet."""
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready("Meaghan")
    board = table.you.in_play(BOARD)
    ground = table.prey.in_play(GROUND)
    lauren = table.prey.ready("Lauren")
    table.begins("master")

    table.you.uses(board)
    table.you.acts(board, by=ryan, level="move")
    table.prey.blocks(lauren)
    table.nobody_reacts()

    assert table.where(ground) == "permanent"
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)
    assert table.you.may("use action", card=board, minion=meaghan, level="move")


@pytest.mark.parametrize("chosen", [True, False])
def test_the_choice_is_for_this_turn(table: Table, chosen: bool) -> None:
    """Without a choice nobody moves anything; in the next turn the choice is over."""
    ryan = table.you.ready("Ryan")
    board = table.you.in_play(BOARD)
    table.grand_prey.in_play(GROUND)
    lauren = table.prey.ready("Lauren")
    table.begins("master")

    if chosen:
        table.you.uses(board)
    table.until("minion", table.you)
    assert table.you.may("use action", card=board, minion=ryan, level="move") == chosen
    assert table.you.may("use action", card=board, minion=ryan, word="political")
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("use action", card=board, minion=lauren, level="move")
    assert table.prey.may("use action", card=board, minion=lauren, word="political")


def test_the_board_votes_for_its_end(table: Table) -> None:
    """Called by any vampire at +1 stealth, by no ally; locked for 1 vote of its controller."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    mystic = table.you.ready("Vagabond Mystic")
    table.prey.ready("Ayelech (G6)")
    board = table.you.in_play(BOARD)

    assert table.asked() is not None
    assert not table.you.may("use action", card=board, minion=mystic, word="political")
    table.you.acts(board, by=ryan, word="political")
    assert action_of(table).inherent == 1
    polling(table)
    assert not table.prey.may("use", card=board)
    table.you.uses(board)
    assert table.locked(board)
    table.you.votes("for", mode="granted")
    assert votes_now(table) == (1, 0)
    assert not table.you.may("use", card=board)
    table.nobody_reacts()

    assert table.where(board) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_board_votes_against_its_end(table: Table) -> None:
    """It is the prey's: yours calls, she keeps it."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    prince = table.you.ready("Warmaksan (G6)")
    board = table.prey.in_play(BOARD)
    primogen = table.prey.ready("Anvil (G1)")
    other = table.prey.ready("Chrysanthemum (G6)")

    table.you.acts(board, by=ryan, word="political")
    polling(table)
    table.you.votes("for", minion=prince)
    table.prey.uses(board)
    table.prey.votes("against", mode="granted")
    table.prey.votes("against", minion=primogen)
    table.prey.votes("against", minion=other)
    table.nobody_reacts()

    assert table.where(board) == "permanent"
    assert table.locked(board)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("locked", "its_own"), [(True, True), (False, False)])
def test_the_board_has_no_vote(table: Table, locked: bool, its_own: bool) -> None:
    """Locked already; in another referendum."""
    prince = table.you.ready("Warmaksan (G6)")
    table.you.ready("Meaghan")
    board = table.you.in_play(BOARD, locked=locked)
    table.you.holds(motion())

    if its_own:
        table.you.acts(board, by=prince, word="political")
    else:
        table.you.acts("Motion", by=prince)
    polling(table)

    assert table.you.may("vote", minion=prince)
    assert not table.you.may("use", card=board)


@pytest.mark.ruling(BOARD, 1)
def test_one_minion_performs_both_actions(table: Table) -> None:
    """In one turn: it moves the location, unlocks, and calls the referendum."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    board = table.you.in_play(BOARD)
    table.you.in_play(UNLOCKER)
    ground = table.prey.in_play(GROUND)
    table.begins("master")

    table.you.uses(board)
    table.you.acts(board, by=ryan, level="move")
    table.nobody_reacts()
    assert table.where(ground) == "library"
    table.you.uses("Unlocker")
    table.you.acts(board, by=ryan, word="political")
    table.you.uses(board)
    table.you.votes("for", mode="granted")
    table.nobody_reacts()

    assert table.where(board) == "ash_heap"
