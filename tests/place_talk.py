"""Table talk about locations on minions: equipped with, stolen, burned by Arson."""

from __future__ import annotations

from action_talk import action_of
from block_talk import COMPANION, made_vampire
from methuselah.engine.definitions import Definition
from table_talk import Table

__all__ = ["burns_as_a_location_of_its_controller", "goes_to_any_minion_of_its_thief", "settles"]


def settles(table: Table, name: str, minion: int) -> int:
    """Your prey's minion equips with the place in her turn; it is yours again."""
    place = table.prey.holds(name)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(name, by=minion)
    table.nobody_reacts()
    table.until_turn_of(table.you, "minion")
    assert table.on(int(place)) == minion
    return int(place)


def goes_to_any_minion_of_its_thief(table: Table, name: str, *, bearer: Definition) -> None:
    """Stolen by Dominate Kine: its new controller chooses, whatever the place requires."""
    thief, other = table.you.ready(made_vampire("Thief", "DOM")), table.you.ready("Nassir")
    theirs = table.prey.ready(bearer)
    table.you.holds("Dominate Kine")
    place = settles(table, name, theirs)
    table.you.acts("Dominate Kine", by=thief, level="DOM")
    table.until("choose", table.you)
    assert table.you.choices() == {thief, other}
    table.you.chooses(other)
    assert table.on(place) == other
    assert table.state.controller(place) == table.you.number


def burns_as_a_location_of_its_controller(table: Table, name: str, *, bearer: Definition) -> None:
    """Arson at the place is directed at its controller, and burns it."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(bearer)
    table.prey.ready("Mazz")
    table.you.holds("Arson")
    place = settles(table, name, theirs)
    table.you.acts("Arson", by=mine)
    assert action_of(table).targets == (table.prey.number,)
    table.nobody_reacts()
    assert table.where(place) == "ash_heap"
