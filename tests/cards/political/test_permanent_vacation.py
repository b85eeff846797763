"""Permanent Vacation: a referendum that removes an ally from the game."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import static
from politics_talk import carried, polling
from table_talk import Table

VACATION = "Permanent Vacation"
BOOTS = paper("Boots", static("bleed", +1), kind="equipment")


def test_the_chosen_ally_is_removed_from_the_game(table: Table) -> None:
    """Any ready ally, whosever; no vampire. What is on it goes to the ash heap."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    mystic = table.you.ready("Vagabond Mystic")
    ryan = table.prey.ready("Ryan")
    carlton = table.grand_prey.ready("Carlton Van Wyk")
    boots = table.grand_prey.in_play(BOOTS, on=carlton)
    garou = table.predator.ready("Renegade Garou")
    table.predator.ash_heap("Raven Spy")
    card = table.you.holds(VACATION)

    table.you.acts(VACATION, by=prince)
    table.until("choose", table.you)
    assert table.you.choices() == {mystic, carlton, garou}
    table.you.chooses(carlton)
    assert table.where(carlton) == "ready"  # not yet: the votes come first
    carried(table, prince)

    assert table.where(carlton) == "removed"
    assert table.where(boots) == "ash_heap"
    assert [table.where(x) for x in (mystic, garou, ryan)] == ["ready"] * 3
    assert table.where(card) == "ash_heap"
    assert table.locked(prince)
    assert table.blood(prince) == 6
    assert [seat.pool() for seat in (table.you, table.grand_prey)] == [30, 30]
    assert table.waits_for(table.you)


def test_a_failed_referendum_leaves_the_ally(table: Table) -> None:
    """Nobody votes for it."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    carlton = table.prey.ready("Carlton Van Wyk")
    card = table.you.holds(VACATION)

    table.you.acts(VACATION, by=prince)
    polling(table)
    table.nobody_reacts()

    assert table.where(carlton) == "ready"
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(VACATION, 1)
@pytest.mark.parametrize(
    ("seat", "name", "region", "may"),
    [
        ("you", "Carlton Van Wyk", "ready", True),
        ("prey", "Carlton Van Wyk", "ready", True),
        ("grand_prey", "Carlton Van Wyk", "ready", True),
        ("prey", "Carlton Van Wyk", "ash_heap", False),
        ("prey", "Carlton Van Wyk", "hand", False),
        ("prey", "Ryan", "ready", False),
        ("prey", "Ryan", "torpor", False),
    ],
)
def test_without_a_ready_ally_it_is_not_called(
    table: Table, seat: str, name: str, region: str, may: bool
) -> None:
    """There must be one to choose."""
    prince = table.you.ready("Mkhokheli")
    getattr(table, seat).puts(name, region)
    table.you.holds(VACATION)

    table.asked()
    assert table.you.can_play(VACATION, by=prince) == may


def test_a_vacation_is_not_directed(table: Table) -> None:
    """Prey and predator may block it, the controller of the ally may not; an ally calls none."""
    prince = table.you.ready("Mkhokheli")
    mystic = table.you.ready("Vagabond Mystic")
    carlton = table.grand_prey.ready("Carlton Van Wyk")
    far = table.grand_prey.ready("Anvil (G1)")
    near = table.predator.ready("Ryan")
    table.you.holds(VACATION)

    table.asked()
    assert not table.you.can_play(VACATION, by=mystic)
    table.you.acts(VACATION, by=prince)
    table.until("action", table.predator)
    assert table.predator.may("block", minion=near)
    while not table.you.may("choose", target=carlton):
        assert not table.grand_prey.may("block", minion=far)
        table.pass_on()
