"""Retainers of the Fifth Edition Companion: Feral Hound, Homunculus, Revenant."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from methuselah.rules.action.blocks import intercept
from table_talk import Table

# -- Feral Hound --------------------------------------------------------------------------------


@pytest.mark.ruling("Feral Hound", 1)
@pytest.mark.parametrize(
    ("name", "level", "at_once"), [("Phaibun", "ani", 0), ("Gathii", "ANI", 1)]
)
def test_a_feral_hound_unlocks_its_employer(
    table: Table, name: str, level: str, at_once: bool
) -> None:
    """In the discard phase at the inferior level, after resolution at the superior one."""
    employer = table.you.ready(name)
    table.you.ready(COMPANION)
    hound = table.you.holds("Feral Hound")
    table.prey.ready(COMPANION)

    table.you.acts("Feral Hound", by=employer, level=level)
    table.nobody_reacts()
    assert table.on(hound) == employer
    assert table.blood(hound) == 1
    assert table.locked(employer) != at_once
    assert table.waits_for(table.you)
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(employer)


def test_a_blocked_feral_hound_unlocks_nobody(table: Table) -> None:
    """Only if the action is successful."""
    employer = table.you.ready("Phaibun")
    table.you.ready(COMPANION)
    hound = table.you.holds("Feral Hound")
    guard = table.prey.ready("Nassir")
    table.prey.in_play("Raven Spy", on=guard)

    table.you.acts("Feral Hound", by=employer, level="ani")
    table.prey.blocks(guard)
    rest(table)
    assert table.where(hound) == "ash_heap"
    table.until_turn_of(table.prey, "minion")
    assert table.locked(employer)


def test_a_feral_hound_gives_intercept(table: Table) -> None:
    """Lock it for +1, when it is needed."""
    acting = table.you.ready("Nassir", blood=1)
    table.you.ready(COMPANION)
    guard = table.prey.ready("Ashley")
    hound = table.prey.in_play("Feral Hound", on=guard, level="ani")

    table.you.acts(by=acting, word="hunt")
    table.until("action", table.prey)
    assert not table.prey.may("use", card=hound)
    table.prey.blocks(guard)
    assert intercept(table.state, guard) == 0
    table.prey.uses("Feral Hound")
    rest(table)
    assert table.locked(hound)
    assert [line.card for line in table.state.journal if line.what == "blocks"] == [guard]


# -- Homunculus ---------------------------------------------------------------------------------


@pytest.mark.ruling("Homunculus", 1)
@pytest.mark.parametrize(
    ("name", "level", "life"), [("Branimira", "pro", 1), ("Marialena", "PRO", 2)]
)
def test_a_homunculus_has_its_life_by_its_level(
    table: Table, name: str, level: str, life: int
) -> None:
    """1 or 2 life."""
    employer = table.you.ready(name)
    table.you.ready(COMPANION)
    card = table.you.holds("Homunculus")

    table.you.acts("Homunculus", by=employer, level=level)
    table.nobody_reacts()
    assert table.on(card) == employer
    assert table.blood(card) == life
    assert table.waits_for(table.you)


def test_a_homunculus_unlocks_in_the_unlock_phase_of_others(table: Table) -> None:
    """For 1 blood of its employer, who must be locked and have it."""
    employer = table.prey.ready("Branimira", blood=3, locked=True)
    table.prey.in_play("Homunculus", on=employer, level="pro")
    awake = table.predator.ready("Branimira")
    second = table.predator.in_play("Homunculus", on=awake, level="pro")
    empty = table.grand_prey.ready("Branimira", blood=0, locked=True)
    third = table.grand_prey.in_play("Homunculus", on=empty, level="pro")
    table.you.ready(COMPANION)
    table.begins("unlock")

    table.until("unlock", table.prey)
    assert not table.predator.may("use", card=second)
    assert not table.grand_prey.may("use", card=third)
    table.prey.uses("Homunculus")
    assert not table.locked(employer)
    assert table.blood(employer) == 2
    assert not table.prey.may("use")


# -- Revenant -----------------------------------------------------------------------------------


def test_a_revenant_gives_intercept(table: Table) -> None:
    """2 life, for 1 blood of a Tzimisce."""
    employer = table.you.ready("Marialena")
    stranger = table.you.ready("Gathii")
    card = table.you.holds("Revenant")

    assert not table.you.can_play("Revenant", by=stranger)
    full = table.state.cards[employer].blood
    table.you.acts("Revenant", by=employer)
    table.nobody_reacts()
    assert table.on(card) == employer
    assert table.blood(card) == 2
    assert table.blood(employer) == full - 1
    assert intercept(table.state, employer) == 1
    assert intercept(table.state, stranger) == 0
    assert table.waits_for(table.you)
