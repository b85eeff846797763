"""Legacy and Epiphany: the other version of a vampire is found, and both become one."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from methuselah.engine.traits import is_merged
from table_talk import Table

BASE, ADVANCED = "Kemintiri (G2)", "Kemintiri (G2 ADV)"
WAYS = [("Legacy", ADVANCED, BASE), ("Epiphany", BASE, ADVANCED)]
EITHER = pytest.mark.parametrize(("card", "mine", "found"), WAYS)


def until_asked(table: Table) -> None:
    """Everybody passes until something is chosen, or the action is over."""
    while not table.over() and table.asked().window != "choose":  # type: ignore[union-attr]
        table.pass_on()


@EITHER
@pytest.mark.parametrize("place", ["crypt", "uncontrolled", "ash_heap"])
def test_the_other_version_is_found(
    table: Table, card: str, mine: str, found: str, place: str
) -> None:
    """In your crypt, uncontrolled region or ash heap; +2 stealth; the vampire unlocks."""
    vampire = table.you.ready(mine, blood=5)
    table.you.ready(COMPANION)
    held, _ = table.you.holds(card, PAUSE)
    one = getattr(table.you, place)(found)
    getattr(table.you, place)(mine)
    table.you.crypt("Earl")
    getattr(table.prey, place)(found)
    table.prey.ready("Nassir")
    assert table.you.can_play(held, by=vampire)
    table.you.acts(held, by=vampire)
    assert (action_of(table).inherent, action_of(table).targets) == (2, ())
    until_asked(table)
    assert table.you.choices() == {one}
    table.you.chooses(one)
    rest(table)
    assert is_merged(table.state, vampire)
    assert (table.locked(vampire), table.blood(vampire)) == (False, 5)
    assert table.state.definition(vampire).face.advanced
    assert told(table, "merged") == 1
    assert told(table, "shuffled") >= 1
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@EITHER
def test_nothing_need_be_found(table: Table, card: str, mine: str, found: str) -> None:
    """Nor is it there for sure: the vampire unlocks all the same."""
    for there in (True, False):
        table = Table()
        vampire = table.you.ready(mine, blood=5)
        table.you.ready(COMPANION)
        held = table.you.holds(card)
        if there:
            table.you.crypt(found)
        table.prey.uncontrolled(found)
        table.you.acts(held, by=vampire)
        until_asked(table)
        if there:
            table.you.does("done")
        rest(table)
        assert not is_merged(table.state, vampire)
        assert not table.locked(vampire)
        assert table.waits_for(table.you)


@EITHER
def test_who_may(table: Table, card: str, mine: str, found: str) -> None:
    """The version that it asks for, and not merged."""
    right, wrong = table.you.ready(mine), table.you.ready("Nassir")
    held = table.you.holds(card)
    table.begins()
    assert table.you.can_play(held, by=right)
    assert table.you.can_play(held, by=wrong) is (card == "Epiphany")  # a base vampire, too
    table = Table()
    other = table.you.ready(found)
    held = table.you.holds(card)
    table.begins()
    assert not table.you.can_play(held, by=other)
    table = Table()
    merged = table.you.merged(BASE)
    held = table.you.holds(card)
    table.begins()
    assert not table.you.can_play(held, by=merged)


@pytest.mark.ruling("Legacy", 1)
@pytest.mark.parametrize(("where", "may"), [("ready", False), ("torpor", True)])
def test_legacy_is_discarded_where_nobody_could_use_it(table: Table, where: str, may: bool) -> None:
    """With the burn option: also while all who could are in torpor."""
    table.you.puts(ADVANCED, where)
    table.you.ready("Nassir")
    held = table.you.holds("Legacy")
    table.begins("unlock")
    assert table.you.may("burn option", card=held) is may
