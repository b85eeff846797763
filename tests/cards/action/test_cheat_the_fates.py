"""Cheat the Fates: a bleed that few can block, and nothing else can be played with it."""

from __future__ import annotations

import pytest

from block_talk import PAUSE, made_vampire
from combat_talk import DODGE
from listening import listener
from made_up import of_level, paper
from methuselah.language import modifier
from table_talk import Table

CHEAT = "Cheat the Fates"


def seer(table: Table) -> int:
    """Your vampire of capacity 6 with both Disciplines and Celerity; a companion, the card."""
    table.you.ready("Meaghan")
    table.you.holds(CHEAT)
    return table.you.ready(made_vampire("Seer", "PRE", "TEM", "cel", capacity=6))


@pytest.mark.parametrize(
    ("level", "left", "locked"), [("pre", 27, True), ("tem", 29, True), ("TEM", 29, False)]
)
def test_they_bleed(table: Table, level: str, left: int, locked: bool) -> None:
    """Presence: +2 bleed; superior Temporis: it unlocks. 3 blood, paid on success."""
    mine = seer(table)
    table.prey.ready("Nassir")
    table.prey.ready(made_vampire("Twin", "tem"))
    table.you.acts(CHEAT, by=mine, level=level)
    table.until("action", table.prey)
    assert table.blood(mine) == 6
    table.nobody_reacts()

    assert (table.prey.pool(), table.grand_prey.pool()) == (left, 30)
    assert table.you.has_edge()
    assert (table.blood(mine), table.locked(mine)) == (3, locked)
    assert CHEAT not in table.you.hand()
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["pre", "tem", "TEM"])
def test_only_minions_with_temporis_block(table: Table, level: str) -> None:
    """At the Temporis levels: neither a vampire without it nor an ally."""
    mine = seer(table)
    nassir = table.prey.ready("Nassir")
    twin = table.prey.ready(made_vampire("Twin", "tem"))
    stray = table.prey.ready("Underbridge Stray")
    table.you.acts(CHEAT, by=mine, level=level)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=twin)
    assert table.prey.may("block", minion=nassir) == (level == "pre")
    assert table.prey.may("block", minion=stray) == (level == "pre")


@pytest.mark.parametrize("level", ["pre", "tem", "TEM"])
def test_no_other_card_that_requires_a_discipline(table: Table, level: str) -> None:
    """During the action and its combat; one without a Discipline is played."""
    mine = seer(table)
    twin = table.prey.ready(made_vampire("Twin", "tem"))
    trick = paper("Trick", levels={"pre": modifier(at=("action", "attempt"))})
    table.you.holds(PAUSE, trick, "Blur", DODGE)
    table.you.acts(CHEAT, by=mine, level=level)
    table.until("action", table.you)
    assert table.you.can_play("Pause", by=mine)
    assert table.you.can_play("Trick", by=mine) == (level == "pre")
    table.prey.blocks(twin)
    table.until("strike", table.you)
    assert table.you.can_play(DODGE.name, by=mine)
    blur = False
    while not table.over():
        blur |= table.you.can_play("Blur", by=mine)
        table.pass_on()
    assert blur == (level == "pre")
    assert table.prey.pool() == 30
    assert (table.blood(mine), table.locked(mine)) == (5, True)
    assert table.waits_for(table.you)


def test_in_the_next_action_it_plays_such_cards_again(table: Table) -> None:
    """It has unlocked; the bar is over with the action."""
    mine = seer(table)
    table.you.holds(of_level("pre"))
    table.prey.ready(made_vampire("Twin", "tem"))
    table.you.acts(CHEAT, by=mine, level="TEM")
    table.nobody_reacts()
    assert table.you.can_play("Lesson", by=mine, level="pre")


@pytest.mark.parametrize(
    ("codes", "levels"), [(("pre",), {"pre"}), (("tem",), {"tem"}), (("TEM",), {"tem", "TEM"})]
)
def test_who_has_which_level(table: Table, codes: tuple[str, ...], levels: set[str]) -> None:
    """Each Discipline by itself; a vampire with neither cannot."""
    mine = table.you.ready(made_vampire("Seer", *codes, capacity=6))
    other = table.you.ready("Meaghan")
    table.you.holds(CHEAT)
    may = {x for x in ("pre", "tem", "TEM") if table.you.can_play(CHEAT, by=mine, level=x)}
    assert may == levels
    assert not table.you.can_play(CHEAT, by=other)


@pytest.mark.ruling("Cheat the Fates", 1)
@pytest.mark.parametrize(
    ("level", "heard", "pool"),
    [("pre", "pre", 31), ("pre", "tem", 30), ("tem", "tem", 31), ("tem", "pre", 30)],
)
def test_it_requires_what_is_used(table: Table, level: str, heard: str, pool: int) -> None:
    """Only the Discipline with which it is played."""
    mine = seer(table)
    table.you.in_play(listener(heard))
    table.prey.ready("Nassir")
    table.you.acts(CHEAT, by=mine, level=level)
    table.nobody_reacts()
    assert table.you.pool() == pool
