"""Philip van Vermeer IV: he and his controller play cards as if he were a Ventrue."""

from __future__ import annotations

from typing import Any

import pytest

from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.rows import total
from methuselah.language import (
    THIS,
    action,
    clan,
    equips,
    fits,
    gain_pool,
    master,
    on,
    put_on,
    searches_for_equipment,
    static,
    when,
)
from table_talk import Table

PHILIP = "Philip van Vermeer IV (G2)"


def asking(name: str, **face: Any) -> Definition:
    """An action card that requires something, for 1 pool."""
    return paper(name, action(gain_pool(1), stealth=1), **face)


def test_philip_plays_what_requires_a_ventrue(table: Table) -> None:
    """Again and again; not what requires another clan, and no neighbour does."""
    philip = table.you.ready(PHILIP)
    ryan = table.you.ready("Ryan")
    table.you.holds(
        asking("First", clans=("Ventrue",)),
        asking("Second", clans=("Ventrue",)),
        asking("Third", clans=("Brujah",)),
        asking("Fourth", clans=("Ventrue antitribu",)),
    )
    assert not table.you.can_play("Third", by=philip)
    assert not table.you.can_play("Fourth", by=philip)
    assert not table.you.can_play("First", by=ryan)

    table.you.acts("First", by=philip)
    table.nobody_reacts()
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts("Second", by=philip)
    table.nobody_reacts()

    assert table.you.pool() == 32


@pytest.mark.parametrize(
    ("where", "may"), [("ready", True), ("torpor", False), ("of the prey", False)]
)
def test_you_play_a_master_that_requires_a_ventrue(table: Table, where: str, may: bool) -> None:
    """As he could: he must be ready, and yours."""
    if where == "of the prey":
        table.prey.ready(PHILIP)
    else:
        table.you.puts(PHILIP, where)
    table.you.ready("Ryan")
    table.you.holds(
        paper("Ground", master(gain_pool(1)), clans=("Ventrue",)),
        paper("Other Ground", master(gain_pool(1)), clans=("Brujah",)),
        "Life in the City",
    )
    table.begins("master")

    assert table.you.can_play("Life in the City")
    assert not table.you.can_play("Other Ground")
    assert table.you.can_play("Ground") == may


@pytest.mark.ruling("Philip van Vermeer IV", 1)
def test_only_cards_that_are_played_normally(table: Table) -> None:
    """Equipment found in the library is not; that in the hand is."""
    philip = table.you.ready(PHILIP)
    table.you.ready("Ryan")
    search = paper("Search", action(searches_for_equipment(), stealth=1, kind="equip"))
    table.you.holds(search, paper("Own Ring", equips(), clans=("Ventrue",)))
    table.you.library(paper("Clan Ring", equips(), clans=("Ventrue",)), paper("Any Ring", equips()))
    table.you.library("Life in the City")
    assert table.you.can_play("Own Ring", by=philip)
    table.you.acts("Search", by=philip)
    table.until("choose", table.you)
    asked = table.asked()
    assert asked is not None
    names = [table.state.definition(o.target).name for o in asked.options if o.target >= 0]

    assert names == ["Any Ring"]


@pytest.mark.ruling("Philip van Vermeer IV", 2)
def test_the_effects_of_the_card_treat_him_so_but_not_what_it_does_in_play(table: Table) -> None:
    """The pool is gained; the bleed of the card in play is not his."""
    philip = table.you.ready(PHILIP)
    table.you.ready("Ryan")
    mine = fits(THIS, on(clan("Ventrue")))
    once = paper(
        "Once",
        action(when(mine, gain_pool(1)), put_on(THIS), stealth=1),
        static("bleed", +3, when=mine),
        clans=("Ventrue",),
    )
    held = table.you.holds(once)
    table.asked()
    before = total(table.state, "bleed", philip)

    table.you.acts("Once", by=philip)
    table.nobody_reacts()

    assert table.you.pool() == 31
    assert table.on(held) == philip
    assert total(table.state, "bleed", philip) == before
    assert table.waits_for(table.you)
