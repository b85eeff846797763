"""The worked examples of damage: Nassir, Tamoszius and Ryan; Krid, Milo and Barth."""

from __future__ import annotations

import pytest

from fight_talk import blocked
from table_talk import Table


def strikes_for(table: Table, victim: int, basilia: int, *cards: tuple[str, str]) -> None:
    """Your victim is blocked by Basilia, whose hand strikes are aggravated."""
    blocked(table, victim, basilia)
    for card, level in cards:
        table.prey.plays(card, by=basilia, level=level)
    table.nobody_reacts()


ONE_AGGRAVATED: tuple[tuple[str, str], ...] = ()
THREE_AGGRAVATED = (("Torn Signpost", "pot"), ("Undead Strength", "pot"))
TWO_AND_ONE = (("Carrion Crows", "ANI"),)
FOUR_AGGRAVATED = (("Torn Signpost", "pot"), ("Roundhouse", "pot"))


@pytest.mark.rule("R0 Damage Resolution")
@pytest.mark.parametrize(
    ("name", "blood", "cards", "where", "left"),
    [
        # R0, 5. Damage Resolution
        ("Nassir", 1, ONE_AGGRAVATED, "torpor", 1),
        ("Tamoszius", 2, THREE_AGGRAVATED, "torpor", 0),
        ("Ryan", 1, TWO_AND_ONE, "ash_heap", 0),
        # R3, 6.4.6. Damage Resolution
        ("Krid", 1, ONE_AGGRAVATED, "torpor", 1),
        ("Milo, The Invisible Horror", 2, THREE_AGGRAVATED, "torpor", 0),
        ("Barth", 1, TWO_AND_ONE, "ash_heap", 0),
        # what follows from them, one beside the threshold
        ("Tamoszius", 1, THREE_AGGRAVATED, "ash_heap", 0),
        ("Tamoszius", 3, THREE_AGGRAVATED, "torpor", 1),
        ("Ryan", 2, TWO_AND_ONE, "torpor", 0),
        ("Ryan", 3, TWO_AND_ONE, "torpor", 1),
        # R1, Phase 2c: 4 aggravated cost 3 blood
        ("Tamoszius", 5, FOUR_AGGRAVATED, "torpor", 2),
        ("Tamoszius", 3, FOUR_AGGRAVATED, "torpor", 0),
        ("Tamoszius", 2, FOUR_AGGRAVATED, "ash_heap", 0),
    ],
)
def test_damage_from_basilia(
    table: Table,
    name: str,
    blood: int,
    cards: tuple[tuple[str, str], ...],
    where: str,
    left: int,
) -> None:
    """Mended, wounded, in torpor, or burned outright. R0, 5. Damage Resolution; R3, 6.4.6."""
    victim = table.you.ready(name, blood=blood)
    basilia = table.prey.ready("Basilia")
    for card, _ in cards:
        table.prey.holds(card)

    strikes_for(table, victim, basilia, *cards)
    assert table.where(victim) == where
    if where == "torpor":
        assert table.blood(victim) == left
    assert table.blood(basilia) == 9
    assert table.over()


@pytest.mark.rule("R0 Damage Resolution")
def test_ryan_is_burned_without_torpor_or_diablerie(table: Table) -> None:
    """He goes directly to the ash heap; nobody calls a blood hunt. R0, 5. Damage Resolution."""
    ryan = table.you.ready("Ryan", blood=1)
    basilia = table.prey.ready("Basilia")
    table.prey.holds("Carrion Crows")

    strikes_for(table, ryan, basilia, *TWO_AND_ONE)
    told = {(line.what, line.word) for line in table.state.journal if line.card == ryan}
    assert ("moved", "torpor") not in told
    assert not any(line.what in ("diablerizes", "blood hunt") for line in table.state.journal)
    assert table.where(ryan) == "ash_heap"


@pytest.mark.rule("R0 Damage Resolution")
def test_an_ally_takes_aggravated_damage_as_normal(table: Table) -> None:
    """One life for each point. R0, 5. Damage Resolution, Advanced Rules."""
    gang = table.you.ready("Loyal Street Gang")
    basilia = table.prey.ready("Basilia")

    strikes_for(table, gang, basilia)
    assert table.where(gang) == "ready"
    assert table.blood(gang) == 1


@pytest.mark.rule("R3 6.4.6")
def test_basilia_adds_to_her_aggravated_hand_strike(table: Table) -> None:
    """With Lucky Blow she inflicts 2 aggravated damage. R3, 6.4.6, note."""
    milo = table.you.ready("Milo, The Invisible Horror", blood=1)
    basilia = table.prey.ready("Basilia")
    table.prey.holds("Lucky Blow")

    blocked(table, milo, basilia)
    table.prey.plays("Lucky Blow", by=basilia)
    table.nobody_reacts()
    assert table.where(milo) == "torpor"
    assert table.blood(milo) == 0
