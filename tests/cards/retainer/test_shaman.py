"""Shaman: intercept for a Laibon, and stealth once he goes back to the library."""

from __future__ import annotations

import pytest

from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, rest
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

SHAMAN = "Shaman"
LAIBON, OTHER = "Hasani (G4)", "Ryan"


def test_a_laibon_employs_the_shaman(table: Table) -> None:
    """With 2 life; nobody else does."""
    comes_into_play(SHAMAN, by=LAIBON)
    mine, other = table.you.ready(LAIBON), table.you.ready(OTHER)
    table.you.ready(COMPANION)
    held = table.you.holds(SHAMAN)
    assert not table.you.can_play(SHAMAN, by=other)
    table.you.acts(SHAMAN, by=mine)
    rest(table)
    assert table.blood(held) == 2


@pytest.mark.parametrize(
    ("employer", "stealth", "caught"), [(LAIBON, 1, True), (LAIBON, 2, False), (OTHER, 1, False)]
)
def test_the_shaman_sees_with_a_laibon(
    table: Table, employer: str, stealth: int, caught: bool
) -> None:
    """+1 intercept; none to whoever is no Laibon."""
    mine = table.you.ready(made_vampire("Acting"))
    table.you.in_play(changing("stealth", stealth), on=mine)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(employer)
    table.prey.in_play(SHAMAN, on=blocker)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    rest(table)
    assert (table.prey.pool() == 30) is caught


@pytest.mark.parametrize(("intercept", "through"), [(1, False), (0, True)])
def test_the_shaman_goes_back_to_hide_a_laibon(table: Table, intercept: int, through: bool) -> None:
    """+1 stealth: enough for one blocker, and he is in the library; too little for a second eye."""
    mine = table.you.ready(LAIBON)
    table.you.ready(COMPANION)
    shaman = table.you.in_play(SHAMAN, on=mine)
    table.you.holds(PAUSE)
    blocker = table.prey.ready(made_vampire("Blocker", capacity=10))
    table.prey.in_play(changing("intercept", intercept), on=blocker)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    table.you.uses(shaman, by=mine)
    assert table.where(shaman) == "library"
    assert shaman in table.state.seats[table.you.number].library
    rest(table)
    assert (table.prey.pool() == 29) is through


@pytest.mark.parametrize(("employer", "acts"), [(OTHER, "employer"), (LAIBON, "other")])
def test_the_shaman_stays_otherwise(table: Table, employer: str, acts: str) -> None:
    """With whoever is no Laibon, and while another acts."""
    mine, other = table.you.ready(employer), table.you.ready("Dolie (G4)")
    table.you.ready(COMPANION)
    shaman = table.you.in_play(SHAMAN, on=mine)
    table.you.holds(PAUSE)
    blocker = table.prey.ready(made_vampire("Blocker", capacity=10))
    table.you.acts(word="bleed", by=mine if acts == "employer" else other)
    table.prey.blocks(blocker)
    while not table.over():
        assert not table.you.may("use", card=shaman)
        table.pass_on()
    assert table.prey.pool() == 30
    assert table.on(shaman) == mine
