"""Margarite: any Tzimisce can enter combat with her."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import COMPANION
from made_up import paper
from methuselah.language import action_requires, static
from table_talk import Table

MARGARITE = "Margarite (G4)"
AMERICA = "America Johnson (G5)"


@pytest.mark.parametrize("seat", ["prey", "grand_prey"])
def test_a_tzimisce_fights_margarite(table: Table, seat: str) -> None:
    """A directed action at no stealth, whoever controls her; a hand strike each."""
    america = table.you.ready(AMERICA)
    table.you.ready(COMPANION)
    hers = getattr(table, seat)
    margarite = hers.ready(MARGARITE)
    bystander = hers.ready("Ryan")

    table.you.acts(margarite, by=america)
    table.until("action", hers)
    assert action_of(table).targets == (hers.number,)
    assert table.locked(america)
    table.nobody_reacts()

    assert (table.blood(america), table.blood(margarite)) == (3, 0)
    assert table.where(margarite) == "ready"
    assert table.blood(bystander) == 4
    assert table.waits_for(table.you)


def test_who_may_fight_margarite(table: Table) -> None:
    """Ready unlocked Tzimisce; no other vampire, no ally."""
    america = table.you.ready(AMERICA)
    saiz = table.you.ready("Saiz (G3)")
    gang = table.you.ready("Loyal Street Gang")
    margarite = table.prey.ready(MARGARITE)

    table.begins("minion")
    assert table.you.may("use action", card=margarite, by=america)
    assert not table.you.may("use action", card=margarite, by=saiz)
    assert not table.you.may("use action", card=margarite, by=gang)


@pytest.mark.parametrize(("where", "locked"), [("ready", True), ("torpor", False)])
def test_a_tzimisce_who_cannot_act(table: Table, where: str, locked: bool) -> None:
    """Locked, or in torpor."""
    america = table.you.puts(AMERICA, where, locked=locked)
    table.you.ready(COMPANION)
    margarite = table.prey.ready(MARGARITE)

    table.begins("minion")
    assert not table.you.may("use action", card=margarite, by=america)


@pytest.mark.parametrize(
    ("seat", "where", "may"),
    [("prey", "ready", True), ("prey", "torpor", False), ("you", "ready", False)],
)
def test_where_margarite_is_fought(table: Table, seat: str, where: str, may: bool) -> None:
    """Ready, and controlled by somebody else."""
    america = table.you.ready(AMERICA)
    margarite = getattr(table, seat).puts(MARGARITE, where)

    table.begins("minion")
    assert table.you.may("use action", card=margarite, by=america) is may


@pytest.mark.ruling("Margarite (G4)", 1)
@pytest.mark.parametrize(("fights", "left"), [(True, 4), (False, 3)])
def test_the_action_requires_a_tzimisce(table: Table, fights: bool, left: int) -> None:
    """Who has +1 stealth for that gets away from Ryan, but not with a bleed."""
    america = table.you.ready(AMERICA)
    table.you.ready(COMPANION)
    cloak = paper(
        "Cloak", static("stealth", +1, when=action_requires("Tzimisce")), kind="equipment"
    )
    table.you.in_play(cloak, on=america)
    margarite = table.prey.ready(MARGARITE)
    ryan = table.prey.ready("Ryan")

    if fights:
        table.you.acts(margarite, by=america)
    else:
        table.you.acts(word="bleed", by=america)
    table.prey.blocks(ryan)
    table.nobody_reacts()

    assert table.blood(ryan) == left
    assert table.blood(margarite) == (0 if fights else 1)
    assert table.blood(america) == 3
    assert table.prey.pool() == 30
