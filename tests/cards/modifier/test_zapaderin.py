"""Zapaderin: another Ravnos of yours hampers allies and younger vampires that block."""

from __future__ import annotations

import pytest

from block_talk import PAUSE
from fight_talk import replaced
from made_up import paper
from methuselah.language import static
from table_talk import Table

OLD = replaced("Lukas (G4)", clans=("Ravnos",))


@pytest.mark.ruling("Zapaderin", 3)
@pytest.mark.parametrize("window", ["action", "attempt"])
@pytest.mark.parametrize(
    ("blocker", "slips"),
    [
        ("Brachah (G2)", True),  # younger
        ("Arms Dealer", True),  # an ally
        ("Tony (G3)", False),  # of the same capacity
        ("Don Cerro (G5)", False),  # older
    ],
)
def test_zapaderin_hampers_the_younger(
    table: Table, window: str, blocker: str, slips: bool
) -> None:
    """Allies and vampires younger than the one that plays it, before or in an attempt."""
    acting, ravnos = table.you.ready("Ryan"), table.you.ready("Tsunda (G4)")
    table.you.ready("Meaghan")
    theirs = table.prey.ready(blocker)
    card = table.you.holds("Zapaderin")
    table.you.acts(word="bleed", by=acting)
    if window == "attempt":
        table.prey.blocks(theirs)
    table.until(window, table.you)
    table.you.plays("Zapaderin", by=ravnos)
    assert table.blood(ravnos) == 5
    assert table.where(card) == "ash_heap"
    assert not table.locked(ravnos)
    if window == "action":
        table.prey.blocks(theirs)
    table.nobody_reacts()
    assert table.prey.pool() == (29 if slips else 30)
    assert table.waits_for(table.you)


def test_zapaderin_is_over_with_the_action(table: Table) -> None:
    """In the next action of the turn the same vampire blocks."""
    acting, ravnos = table.you.ready("Ryan"), table.you.ready("Tsunda (G4)")
    second = table.you.ready("Meaghan")
    theirs = table.prey.ready("Brachah (G2)")
    table.you.holds("Zapaderin")
    table.you.acts(word="bleed", by=acting)
    table.you.plays("Zapaderin", by=ravnos)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=second)
    table.prey.blocks(theirs)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.blood(theirs) == 4


@pytest.mark.parametrize(
    ("name", "region", "locked", "may"),
    [
        ("Tsunda (G4)", "ready", False, True),
        ("Tsunda (G4)", "ready", True, False),
        ("Tsunda (G4)", "torpor", False, False),
        ("Tony (G3)", "ready", False, False),  # no Ravnos
    ],
)
def test_zapaderin_wants_an_unlocked_ravnos(
    table: Table, name: str, region: str, locked: bool, may: bool
) -> None:
    """A ready unlocked Ravnos."""
    acting, helper = table.you.ready("Ryan"), table.you.puts(name, region, locked=locked)
    table.you.ready("Meaghan")
    table.prey.ready("Brachah (G2)")
    table.you.holds("Zapaderin", PAUSE)
    table.you.acts(word="bleed", by=acting)
    table.until("action", table.you)
    assert table.you.can_play("Zapaderin", by=helper) == may
    assert not table.you.can_play("Zapaderin", by=acting)


@pytest.mark.ruling("Zapaderin", 1)
def test_zapaderin_is_for_the_acting_side(table: Table) -> None:
    """Another Ravnos of the acting Methuselah: not the acting one, not that of another."""
    acting, helper = table.you.ready("Tsunda (G4)"), table.you.ready(OLD)
    theirs = table.prey.ready("Zip (G3)")
    table.you.holds("Zapaderin")
    table.prey.holds("Zapaderin")
    table.you.acts(word="bleed", by=acting)
    table.until("action", table.you)
    assert table.you.can_play("Zapaderin", by=helper)
    assert not table.you.can_play("Zapaderin", by=acting)
    assert not table.prey.can_play("Zapaderin", by=theirs)


@pytest.mark.ruling("Zapaderin", 2)
@pytest.mark.parametrize(("copies", "pool"), [(1, 30), (2, 29)])
def test_two_ravnos_hamper_more(table: Table, copies: int, pool: int) -> None:
    """Each a copy in the same action, and none of them two."""
    acting = table.you.ready("Ryan")
    helpers = table.you.ready("Tsunda (G4)"), table.you.ready(OLD)
    table.you.ready("Meaghan")
    theirs = table.prey.ready("Brachah (G2)")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=theirs)
    table.you.holds("Zapaderin", "Zapaderin")
    table.you.acts(word="bleed", by=acting)
    table.until("action", table.you)
    table.you.plays("Zapaderin", by=helpers[0])
    assert not table.you.can_play("Zapaderin", by=helpers[0])
    if copies == 2:
        table.you.plays("Zapaderin", by=helpers[1])
    table.prey.blocks(theirs)
    table.nobody_reacts()
    assert table.prey.pool() == pool
