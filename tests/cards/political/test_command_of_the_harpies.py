"""Command of the Harpies: a ready prince loses the title."""

from __future__ import annotations

import pytest

from methuselah.rules.politics.titles import title_of
from politics_talk import carried
from table_talk import Table

HARPIES = "Command of the Harpies"


def reaches_terms(table: Table, target: int) -> None:
    """Everybody passes until the caller chooses."""
    for _ in range(50):
        if table.you.may("choose", target=target):
            return
        table.pass_on()
    raise AssertionError("never asked to choose")


@pytest.mark.parametrize("whose", ["own", "theirs"])
def test_a_prince_loses_the_title(table: Table, whose: str) -> None:
    """Any ready prince, your own too; no other title, none in torpor."""
    caller = table.you.ready("Duck (G1)")
    own = table.you.ready("Tara (G5)", locked=True)
    theirs = table.grand_prey.ready("Ayelech (G6)")
    primogen = table.prey.ready("Anvil (G1)")
    baron = table.prey.ready("Atiena (G6)")
    archbishop = table.predator.ready("Missy Shillingford (G6)")
    fallen = table.prey.torpor("Warmaksan (G6)")
    card = table.you.holds(HARPIES)
    target = own if whose == "own" else theirs

    table.you.acts(HARPIES, by=caller)
    reaches_terms(table, own)
    assert table.you.choices() == {own, theirs}
    table.you.chooses(target)
    carried(table, caller)
    titled = (own, theirs, primogen, baron, archbishop, fallen)
    assert {one for one in titled if not title_of(table.state, one)} == {target}
    assert table.locked(caller)
    assert table.where(card) == "ash_heap"
    assert [seat.pool() for seat in table.seats] == [30] * 5


def test_a_failed_referendum_leaves_the_title(table: Table) -> None:
    """The prince votes against it."""
    caller = table.you.ready("Duck (G1)")
    table.you.ready("Meaghan")
    prince = table.prey.ready("Ayelech (G6)")
    table.you.holds(HARPIES)
    table.you.acts(HARPIES, by=caller)
    table.prey.votes("against", minion=prince)
    table.nobody_reacts()
    assert title_of(table.state, prince) == "prince"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("name", "may"), [("Duck (G1)", True), ("Zip (G3)", False)])
def test_a_camarilla_vampire_calls_it(table: Table, name: str, may: bool) -> None:
    """Not one of the Sabbat."""
    caller = table.you.ready(name)
    table.you.ready("Indira")
    table.you.holds(HARPIES)
    table.prey.ready("Ayelech (G6)")
    assert table.you.can_play(HARPIES, by=caller) == may


@pytest.mark.ruling("Command of the Harpies", 1)
@pytest.mark.parametrize(
    ("name", "place", "may"),
    [
        ("Ayelech (G6)", "ready", True),
        ("Ayelech (G6)", "torpor", False),
        ("Anvil (G1)", "ready", False),
    ],
)
def test_not_without_a_ready_prince(table: Table, name: str, place: str, may: bool) -> None:
    """There must be one to choose."""
    caller = table.you.ready("Duck (G1)")
    table.you.ready("Meaghan")
    table.you.holds(HARPIES)
    table.prey.puts(name, place)
    assert table.you.can_play(HARPIES, by=caller) == may
