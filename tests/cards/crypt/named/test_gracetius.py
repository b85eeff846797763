"""Gracetius wakes while you have the Edge."""

from __future__ import annotations

import pytest

from action_talk import is_offered, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import AGAIN, DODGE, fight, rest
from fight_talk import damage_to
from methuselah.rules.playing.reacting import is_awake
from table_talk import Table

GRACETIUS = "Gracetius (G5)"


@pytest.mark.parametrize(
    ("holder", "region", "locked", "may"),
    [
        ("prey", "ready", True, True),
        ("you", "ready", True, False),
        ("grand_prey", "ready", True, False),
        ("", "ready", True, False),
        ("prey", "ready", False, False),  # awake already
        ("prey", "torpor", True, False),
    ],
)
def test_gracetius_needs_the_edge(
    table: Table, holder: str, region: str, locked: bool, may: bool
) -> None:
    """That of your prey, who controls it; locked and ready."""
    mine = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    gracetius = table.prey.puts(GRACETIUS, region, locked=locked)
    if holder:
        table.gives_edge(getattr(table, holder))

    table.you.acts(by=mine, word="bleed")

    assert is_offered(table, table.prey, gracetius) is may


def test_gracetius_wakes_and_blocks(table: Table) -> None:
    """It stays locked, and strikes for 2; the Edge is kept."""
    mine = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    gracetius = table.prey.ready(GRACETIUS, locked=True)
    table.gives_edge(table.prey)

    table.you.acts(by=mine, word="bleed")
    table.prey.uses(gracetius)
    table.prey.blocks(gracetius)
    rest(table)

    assert (damage_to(table, mine), damage_to(table, gracetius)) == (2, 1)
    assert table.prey.pool() == 30
    assert table.locked(gracetius)
    assert table.prey.has_edge()
    assert table.waits_for(table.you)


@pytest.mark.ruling(GRACETIUS, 1)
def test_who_wakes_need_not_block(table: Table) -> None:
    """Merely an option."""
    mine = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    gracetius = table.prey.ready(GRACETIUS, locked=True)
    table.gives_edge(table.prey)

    table.you.acts(by=mine, word="bleed")
    table.prey.uses(gracetius)
    rest(table)

    assert table.prey.pool() == 29
    assert table.blood(gracetius) == 10
    assert table.waits_for(table.you)


@pytest.mark.ruling(GRACETIUS, 2)
def test_gracetius_wakes_after_resolution(table: Table) -> None:
    """Of a hunt, which leaves the Edge where it is."""
    mine = table.you.ready("Tony (G3)", blood=3)
    table.you.ready(COMPANION)
    gracetius = table.prey.ready(GRACETIUS, locked=True)
    table.gives_edge(table.prey)

    table.you.acts(by=mine, word="hunt")
    table.until("after_resolution", table.prey)

    assert table.blood(mine) == 4
    assert table.prey.may("use", card=gracetius)


@pytest.mark.ruling(GRACETIUS, 2)
@pytest.mark.parametrize("window", ["before_combat", "after_combat"])
def test_gracetius_wakes_between_two_combats_and_after_one(table: Table, window: str) -> None:
    """Another minion of hers blocked: he is awake before the second combat, and after the first."""
    mine = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    table.you.holds(AGAIN)
    gracetius = table.prey.ready(GRACETIUS, locked=True)
    ryan = table.prey.ready("Ryan")
    table.gives_edge(table.prey)

    fight(table, mine, ryan)
    table.you.plays(AGAIN.name)
    assert told(table, "combat") == 1
    table.until(window, table.prey)
    assert told(table, "combat") == 1
    table.prey.uses(gracetius)
    assert is_awake(table.state, gracetius)
    assert not is_awake(table.state, ryan)


@pytest.mark.ruling(GRACETIUS, 3)
def test_gracetius_wakes_as_a_card_is_played(table: Table) -> None:
    """During an action."""
    mine = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    gracetius = table.prey.ready(GRACETIUS, locked=True)
    table.gives_edge(table.prey)
    table.you.holds(PAUSE)

    table.you.acts(by=mine, word="bleed")
    table.you.plays(PAUSE.name, by=mine)
    table.until("as_played", table.prey)

    assert table.prey.may("use", card=gracetius)


@pytest.mark.ruling(GRACETIUS, 3)
def test_gracetius_sleeps_through_combat(table: Table) -> None:
    """Cards played in combat wake nobody."""
    mine = table.you.ready(made_vampire("Fast"))
    gracetius = table.prey.ready(GRACETIUS, locked=True)
    ryan = table.prey.ready("Ryan")
    table.gives_edge(table.prey)
    table.you.holds(DODGE)
    table.prey.holds(DODGE)

    fight(table, mine, ryan)
    table.you.plays(DODGE.name, by=mine)

    assert not table.prey.may("use", card=gracetius)
    table.prey.plays(DODGE.name, by=ryan)


@pytest.mark.ruling(GRACETIUS, 3)
def test_gracetius_sleeps_without_an_action(table: Table) -> None:
    """A master card wakes nobody."""
    mine = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    gracetius = table.prey.ready(GRACETIUS, locked=True)
    table.gives_edge(table.prey)
    doll = table.you.holds("Blood Doll")
    table.begins("master")

    table.you.plays(doll)
    table.you.chooses(mine)

    assert not table.prey.may("use", card=gracetius)
    assert table.waits_for(table.you)
