"""Patronage: a younger Toreador antitribu and the acting vampire unlock."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import static
from table_talk import Table

PATRONAGE = "Patronage"
AMBER = "Amber (G5)"  # Toreador antitribu, capacity 5
CARTER = "Carter (G2)"  # 2
JONATHAN = "Jonathan Gursel (G4)"  # 3


def test_a_younger_toreador_antitribu_unlocks_and_the_acting_one(table: Table) -> None:
    """Of anybody, in torpor too; that of another makes it directed. It costs 1 pool."""
    amber = table.you.ready(AMBER)
    carter = table.you.ready(CARTER, locked=True)
    jonathan = table.you.ready(JONATHAN)
    table.you.ready("Creamy Jade (G3)", locked=True)  # 5: not younger
    table.you.ready("Ryan", locked=True)  # Nosferatu, 4
    lolita = table.you.torpor("Lolita (G2)")
    justine = table.prey.ready("Justine Chen, Innocent (G4)", locked=True)
    blocker = table.prey.ready("Nassir")
    stranger = table.predator.ready("Trevon Parker")
    card = table.you.holds(PATRONAGE)

    table.you.acts(PATRONAGE, by=amber)
    assert table.you.choices() == {carter, jonathan, lolita, justine}
    table.you.chooses(justine)
    assert table.prey.may("block", minion=blocker)
    assert not table.predator.may("block", minion=stranger)
    assert table.locked(amber)
    assert table.you.pool() == 30
    table.nobody_reacts()

    assert not table.locked(justine)
    assert not table.locked(amber)
    assert table.locked(carter)
    assert table.you.pool() == 29
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_one_each_turn(table: Table) -> None:
    """Neither the same vampire nor another of yours; in your next turn again."""
    amber = table.you.ready(AMBER)
    carter = table.you.ready(CARTER, locked=True)
    jonathan = table.you.ready(JONATHAN)
    first, _ = table.you.holds(PATRONAGE, PATRONAGE)
    assert table.you.can_play(PATRONAGE, by=amber)
    assert table.you.can_play(PATRONAGE, by=jonathan)

    table.you.acts(first, by=amber)
    table.you.chooses(carter)
    table.nobody_reacts()
    assert not table.locked(carter)
    assert not table.you.can_play(PATRONAGE, by=amber)
    assert not table.you.can_play(PATRONAGE, by=jonathan)

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play(PATRONAGE, by=amber)
    assert table.you.can_play(PATRONAGE, by=jonathan)


def test_a_blocked_one_unlocks_nobody_and_was_played(table: Table) -> None:
    """No pool is paid; it is at +1 stealth."""
    amber = table.you.ready(AMBER)
    carter = table.you.ready(CARTER, locked=True)
    jonathan = table.you.ready(JONATHAN, locked=True)
    third = table.you.ready("Lolita (G2)")
    blocker = table.prey.ready("Nassir")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=blocker)
    first, _ = table.you.holds(PATRONAGE, PATRONAGE)
    assert table.you.can_play(PATRONAGE, by=third)  # Carter is younger

    table.you.acts(first, by=amber)
    table.you.chooses(carter)
    table.prey.blocks(blocker)
    table.nobody_reacts()

    assert table.locked(amber)
    assert table.locked(carter)
    assert table.locked(jonathan)
    assert table.you.pool() == 30
    assert not table.you.can_play(PATRONAGE, by=third)
    assert table.waits_for(table.you)


def test_without_intercept_it_is_not_blocked(table: Table) -> None:
    """+1 stealth."""
    amber = table.you.ready(AMBER)
    carter = table.you.ready(CARTER, locked=True)
    blocker = table.prey.ready("Nassir")
    table.you.holds(PATRONAGE)

    table.you.acts(PATRONAGE, by=amber)
    table.prey.blocks(blocker)
    table.nobody_reacts()

    assert not table.locked(carter)
    assert not table.locked(blocker)


@pytest.mark.parametrize(
    ("actor", "other", "may"),
    [
        (AMBER, JONATHAN, True),
        (AMBER, "Creamy Jade (G3)", False),  # of the same capacity
        (AMBER, "Meaghan", False),  # of another clan
        ("Ryan", JONATHAN, False),  # Nosferatu
        ("Anson (G1)", JONATHAN, False),  # Toreador
    ],
)
def test_who_plays_it_for_whom(table: Table, actor: str, other: str, may: bool) -> None:
    """A Toreador antitribu, for a younger one."""
    acting = table.you.ready(actor)
    table.you.ready(other, locked=True)
    table.you.holds(PATRONAGE)

    assert table.you.can_play(PATRONAGE, by=acting) == may
