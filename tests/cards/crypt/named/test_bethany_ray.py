"""Bethany Ray: Toreador bleed her controller for more."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from table_talk import Table

BETHANY = "Bethany Ray (G5)"
TOREADOR = "Nik Sikko (G6)"


@pytest.mark.parametrize(
    ("bleeder", "holder", "region", "pool"),
    [
        (TOREADOR, "prey", "ready", 28),
        ("Jessica (G2)", "prey", "ready", 28),  # Toreador antitribu
        ("Lauren (G6)", "prey", "ready", 29),
        (TOREADOR, "prey", "torpor", 28),  # the text does not say "ready"
        (TOREADOR, "prey", "uncontrolled", 29),
        (TOREADOR, "grand_prey", "ready", 29),
        (TOREADOR, "you", "ready", 29),
    ],
)
def test_toreador_bleed_her_controller_for_more(
    table: Table, bleeder: str, holder: str, region: str, pool: int
) -> None:
    """Both clans, no other; nobody else than her controller."""
    mine = table.you.ready(bleeder)
    table.you.ready(COMPANION)
    getattr(table, holder).puts(BETHANY, region)

    table.you.acts(by=mine, word="bleed")
    rest(table)

    assert table.prey.pool() == pool
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("holder", "pool"), [("grand_prey", 28), ("prey", 29)])
def test_a_redirected_bleed(table: Table, holder: str, pool: int) -> None:
    """It is the Methuselah who is bled in the end."""
    mine = table.you.ready(TOREADOR)
    table.you.ready(COMPANION)
    seer = table.prey.ready("Chrysanthemum (G6)")
    table.prey.holds("Telepathic Misdirection")
    getattr(table, holder).ready(BETHANY)

    table.you.acts(by=mine, word="bleed")
    table.prey.plays("Telepathic Misdirection", by=seer, level="AUS")
    table.prey.chooses(seat=table.grand_prey.number)
    rest(table)

    assert (table.prey.pool(), table.grand_prey.pool()) == (30, pool)


def test_she_does_not_bleed_for_more_herself(table: Table) -> None:
    """A Toreador like any other: her controller is not whom she bleeds."""
    bethany = table.you.ready(BETHANY)
    table.you.ready(COMPANION)

    table.you.acts(by=bethany, word="bleed")
    rest(table)

    assert table.prey.pool() == 29
