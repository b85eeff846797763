"""Hunting a marked Red List minion (RB24 7, Red List)."""

from __future__ import annotations

from typing import Any

from methuselah.engine.definitions import Static
from methuselah.engine.rows import add_row
from methuselah.rules.action import blocks
from methuselah.rules.action import types as basics
from methuselah.rules.action.action import Action, stealth
from methuselah.rules.legacy import red_list as redlist

YOU, PREY, OTHER = 0, 1, 2

assert basics and blocks and redlist  # registered, as in a game


def hunts(table: Any) -> set[tuple[int, int]]:
    """Who may hunt whom now, as (vampire, marked minion)."""
    offered = table.may(YOU, "minion")
    return {(o.minion, o.target) for o in offered if o.verb == "hunt red list"}


def marks(table: Any, minion: int, seat: int = YOU) -> None:
    """A Methuselah has marked a Red List minion this turn."""
    turn = table.state.stack[0]
    add_row(turn, "marked", subject=minion, seat=seat)


def test_only_the_marker_hunts_and_only_the_marked(table: Any) -> None:
    """Ready unlocked vampires of the marker with the blood, each against marked minions."""
    hunter = table.vampire(YOU, "Wauneka", blood=2)
    table.vampire(YOU, "Sully", locked=True)
    wanted = table.vampire(PREY, "Ryan", Static("red list"))
    unmarked = table.vampire(OTHER, "Nassir", Static("red list"))
    table.build()

    assert hunts(table) == set()
    marks(table, unmarked, seat=PREY)
    assert hunts(table) == set()
    marks(table, wanted)
    assert hunts(table) == {(hunter, wanted)}


def test_the_hunt_is_directed_with_stealth_and_costs_one_blood(table: Any) -> None:
    """+1 stealth, directed, 1 blood on success, once for each vampire and turn."""
    hunter = table.vampire(YOU, "Wauneka", blood=3)
    wanted = table.vampire(PREY, "Ryan", Static("red list"))
    table.build()
    marks(table, wanted)
    option = next(o for o in table.may(YOU, "minion") if o.verb == "hunt red list")

    redlist.hunt(table.state, "minion", YOU, option)
    action = table.state.stack[-1]
    assert isinstance(action, Action)
    table.asked()

    assert action.targets == (PREY,)
    assert stealth(table.state, action) == 1
    assert table.blood(hunter) == 3
    assert table.state.cards[hunter].locked
    table.finishes()
    assert action.verdict == "successful"
    table.state.edit(hunter).locked = False
    assert hunts(table) == set()
