"""Falhu Shibaba: any Laibon can lock him for 1 blood, over his next unlock phase."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION
from combat_talk import rest
from table_talk import Table

FALHU = "Falhu Shibaba (G3)"
LAIBON = "Hasani (G4)"


def test_a_laibon_locks_falhu_over_one_unlock_phase(table: Table) -> None:
    """1 blood on success; the phase after that unlocks him."""
    hasani = table.you.ready(LAIBON)
    table.you.ready(COMPANION)
    falhu = table.prey.ready(FALHU)
    nassir = table.prey.ready("Nassir", locked=True)

    table.you.acts(falhu, by=hasani)
    assert action_of(table).targets == (table.prey.number,)
    assert table.blood(hasani) == 4
    table.nobody_reacts()
    assert table.locked(falhu)
    assert table.locked(hasani)
    assert table.blood(hasani) == 3
    assert table.blood(falhu) == 8
    assert table.waits_for(table.you)

    table.until_turn_of(table.prey, "minion")
    assert table.locked(falhu)
    assert not table.locked(nassir)
    table.until_turn_of(table.you, "minion")
    table.until_turn_of(table.prey, "minion")
    assert not table.locked(falhu)


@pytest.mark.parametrize(
    ("minion", "blood", "may"),
    [(LAIBON, 4, True), (LAIBON, 1, True), (LAIBON, 0, False), ("Ryan", 4, False)],
)
def test_only_a_laibon_with_blood(table: Table, minion: str, blood: int, may: bool) -> None:
    """Not a vampire of the Camarilla, not without the cost."""
    acting = table.you.ready(minion, blood=blood)
    table.you.ready(COMPANION)
    falhu = table.prey.ready(FALHU)

    table.until("minion", table.you)
    assert table.you.may("use action", card=falhu, by=acting) is may


def test_a_laibon_of_his_own_side_too(table: Table) -> None:
    """ "Any Laibon"."""
    hasani = table.you.ready(LAIBON)
    table.you.ready(COMPANION)
    falhu = table.you.ready(FALHU)

    table.you.acts(falhu, by=hasani)
    table.nobody_reacts()
    assert table.locked(falhu)
    assert table.blood(hasani) == 3


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_falhu_in_torpor_can_be_locked(table: Table, region: str) -> None:
    """The text does not say "ready"."""
    hasani = table.you.ready(LAIBON)
    table.you.ready(COMPANION)
    falhu = table.prey.puts(FALHU, region)
    table.prey.ready("Nassir")

    table.you.acts(falhu, by=hasani)
    table.nobody_reacts()
    assert table.locked(falhu)


def test_a_blocked_laibon_locks_nobody(table: Table) -> None:
    """Nothing is paid but the blood of the combat."""
    hasani = table.you.ready(LAIBON)
    table.you.ready(COMPANION)
    falhu = table.prey.ready(FALHU)
    nassir = table.prey.ready("Nassir")

    table.you.acts(falhu, by=hasani)
    table.prey.blocks(nassir)
    rest(table)
    assert not table.locked(falhu)
    assert table.blood(hasani) == 3
