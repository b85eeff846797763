"""Deed the Heart's Desire: a younger vampire is kept out of an action."""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import made_vampire
from table_talk import Table

DEED = "Deed the Heart's Desire"
WAITS = trick(at=("announced", "action", "attempt", "declined"))
YOUNG = made_vampire("Young", "qui", "dom", capacity=5)
OLD = made_vampire("Old", "QUI", "dom", capacity=5)


@pytest.mark.parametrize(("made", "level"), [(YOUNG, "qui"), (OLD, "QUI")])
def test_the_deed_keeps_a_younger_vampire_from_blocking(
    table: Table, made: object, level: str
) -> None:
    """This action only; others may; 1 blood as it is played."""
    acting = table.you.ready(made)  # type: ignore[arg-type]
    tony = table.you.ready("Tony (G3)")
    table.you.ready("Meaghan")
    deed, _ = table.you.holds(DEED, WAITS)
    ryan = table.prey.ready("Ryan")
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=acting)
    table.you.plays(DEED, by=acting, level=level)
    table.you.chooses(ryan)
    table.until("action", table.you)
    assert table.blood(acting) == 4
    assert not table.prey.may("block", minion=ryan)
    assert table.prey.may("block", minion=nassir)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.where(deed) == "ash_heap"
    assert table.waits_for(table.you)

    table.you.acts(word="bleed", by=tony)
    table.until("action", table.you)
    assert table.prey.may("block", minion=ryan)


@pytest.mark.parametrize(("made", "level"), [(YOUNG, "qui"), (OLD, "QUI")])
def test_the_deed_chooses_a_younger_vampire(table: Table, made: object, level: str) -> None:
    """Yours too; none of the same capacity, no older one, no ally."""
    acting = table.you.ready(made)  # type: ignore[arg-type]
    meaghan = table.you.ready("Meaghan")
    table.you.holds(DEED)
    ryan = table.prey.ready("Ryan")
    table.prey.ready("Horace Radcliffe")  # 5
    table.prey.ready("Tony (G3)")  # 6
    table.prey.ready("Carlton Van Wyk")
    nassir = table.grand_prey.ready("Nassir")

    table.you.acts(word="bleed", by=acting)
    table.you.plays(DEED, by=acting, level=level)
    assert table.you.choices() == {meaghan, ryan, nassir}


@pytest.mark.ruling(DEED, 1)
@pytest.mark.parametrize(("made", "level"), [(YOUNG, "qui"), (OLD, "QUI")])
def test_the_superior_deed_silences_the_vampire(table: Table, made: object, level: str) -> None:
    """It may wake as the Deed is played, not afterwards; inferior it may, and others may."""
    acting = table.you.ready(made)  # type: ignore[arg-type]
    tony = table.you.ready("Tony (G3)")
    table.you.ready("Meaghan")
    table.you.holds(DEED)
    ryan = table.prey.ready("Ryan", locked=True)
    nassir = table.prey.ready("Nassir", locked=True)
    table.prey.holds("On the Qui Vive", "Wake with Evening's Freshness")

    table.you.acts(word="bleed", by=acting)
    table.you.plays(DEED, by=acting, level=level)
    table.you.chooses(ryan)
    table.until("as_played", table.prey)
    assert table.prey.can_play("On the Qui Vive", by=ryan)
    table.until("action", table.prey)
    assert table.prey.can_play("On the Qui Vive", by=ryan) == (level == "qui")
    assert table.prey.can_play("On the Qui Vive", by=nassir)
    table.nobody_reacts()
    assert table.prey.pool() == 29

    table.you.acts(word="bleed", by=tony)
    table.until("action", table.prey)
    assert table.prey.can_play("On the Qui Vive", by=ryan)


@pytest.mark.ruling(DEED, 1)
def test_a_vampire_that_woke_as_the_deed_was_played_does_not_block(table: Table) -> None:
    """It is awake, but the Deed has its effect."""
    old = table.you.ready(OLD)
    table.you.ready("Meaghan")
    table.you.holds(DEED, WAITS)
    ryan = table.prey.ready("Ryan", locked=True)
    nassir = table.prey.ready("Nassir")
    table.prey.holds("On the Qui Vive")

    table.you.acts(word="bleed", by=old)
    table.you.plays(DEED, by=old, level="QUI")
    table.you.chooses(ryan)
    table.until("as_played", table.prey)
    table.prey.plays("On the Qui Vive", by=ryan)
    table.until("action", table.you)
    assert not table.prey.may("block", minion=ryan)
    assert table.prey.may("block", minion=nassir)
    table.nobody_reacts()
    assert table.prey.pool() == 29


@pytest.mark.ruling(DEED, 2)
@pytest.mark.ruling(DEED, 3)
def test_the_deed_comes_before_other_modifiers_and_after_the_replacement(table: Table) -> None:
    """The action card is replaced first; Conditioning comes later, and then no Deed."""
    young = table.you.ready(YOUNG)
    table.you.ready("Meaghan")
    table.you.holds("Govern the Unaligned", "Conditioning", DEED)
    table.you.library("Fame")
    table.prey.ready("Ryan")

    table.you.acts("Govern the Unaligned", by=young, level="dom")
    table.until("announced", table.you)
    assert sorted(table.you.hand()) == ["Conditioning", DEED, "Fame"]
    assert table.you.can_play(DEED)
    assert not table.you.can_play("Conditioning")
    table.you.passes()
    table.until("action", table.you)
    assert table.you.can_play("Conditioning")
    assert not table.you.can_play(DEED)


@pytest.mark.parametrize(
    ("made", "levels"), [(YOUNG, {"qui"}), (OLD, {"qui", "QUI"}), ("Tony (G3)", set())]
)
def test_the_deed_requires_quietus(table: Table, made: object, levels: set[str]) -> None:
    """The superior level superior Quietus."""
    acting = table.you.ready(made)  # type: ignore[arg-type]
    table.you.ready("Meaghan")
    table.you.holds(DEED, WAITS)
    table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=acting)
    table.until("announced", table.you)
    can = {level for level in ("qui", "QUI") if table.you.can_play(DEED, by=acting, level=level)}
    assert can == levels
